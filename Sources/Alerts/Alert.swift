package import CivilTime
package import Market

package struct Alert: Hashable, Sendable {
    /// Never reused.
    package let id: Int
    package var rule: AlertRule
    package var state: AlertState
    package var madeAt: Instant
    /// Nil for the user's own alerts.
    package var board: AlertBoard?

    package init(
        id: Int, _ rule: AlertRule, _ state: AlertState = AlertState(), madeAt: Instant,
        of board: AlertBoard? = nil
    ) {
        (self.id, self.rule, self.state, self.madeAt, self.board) = (id, rule, state, madeAt, board)
    }
}

package struct AlertBoard: Hashable, Sendable {
    package let name: String
    /// Its publisher; empty until known.
    package let owner: String
    /// The user may change the board's alerts for everyone.
    package let canChange: Bool

    package init(_ name: String, owner: String, canChange: Bool) {
        (self.name, self.owner, self.canChange) = (name, owner, canChange)
    }
}

package enum AlertEdit: Hashable, Sendable {
    /// The user's own, or for everyone who has the shared board.
    case add(AlertRule, board: String? = nil)
    /// Starts the alert over.
    case change(Int, AlertRule)
    case remove(Int)
    case restore(Int)
    case see([Int])
}

package struct AlertFiring: Hashable, Sendable {
    /// The price or rate, or the fraction for a percentage; nil for a time.
    package var value: Double?
    /// The figure's own time; for a condition of time, the moment it names.
    package var quotedAt: Instant
    package var source: FeedID?
    /// It crossed while no collector ran.
    package var isLate: Bool

    package init(value: Double?, quotedAt: Instant, source: FeedID? = nil, isLate: Bool = false) {
        (self.value, self.quotedAt, self.source, self.isLate) = (value, quotedAt, source, isLate)
    }
}

/// An entry of the log of alerts.
package struct FiredAlert: Hashable, Sendable {
    package let id: Int
    /// The alert may have been removed since.
    package let alert: Int
    /// The rule when it fired.
    package let rule: AlertRule
    package let firing: AlertFiring
    package let at: Instant
    /// Nil for the user's own alerts.
    package let board: String?
    package var isSeen: Bool
    /// No desktop has shown it, so a terminal must.
    package var mustTell: Bool
    package var deliveries: [AlertDelivery] = []

    package init(
        id: Int, of alert: Int, _ rule: AlertRule, _ firing: AlertFiring, at: Instant, board: String? = nil,
        isSeen: Bool = false, mustTell: Bool = false
    ) {
        (self.id, self.alert, self.rule, self.firing, self.at) = (id, alert, rule, firing, at)
        self.board = board
        (self.isSeen, self.mustTell) = (isSeen, mustTell)
    }
}

/// The result of an observation: an alert's new state, and its firing.
package struct AlertStep: Hashable, Sendable {
    package var alert: Int
    /// If the rule has changed meanwhile, the step is ignored.
    package var rule: AlertRule
    package var state: AlertState
    /// Nil if it did not fire.
    package var firing: AlertFiring?
    package var at: Instant

    package init(_ alert: Int, _ rule: AlertRule, _ state: AlertState, _ firing: AlertFiring?, at: Instant) {
        (self.alert, self.rule, self.state, self.firing, self.at) = (alert, rule, state, firing, at)
    }
}

/// How a firing reached the user. Raw values are those in the store.
package enum AlertTelling: Int, Hashable, Sendable, CaseIterable {
    /// No program has claimed it.
    case pending = 0
    /// The collector is sending it to the desktop.
    case claimed = 1
    case desktop = 2
    /// No desktop can show it, so it is left for a board.
    case forTerminal = 3
    case terminal = 4
    /// It came in quiet hours.
    case quiet = 5
}
