package import CivilTime
package import Market

/// An alert as the store has it.
package struct Alert: Hashable, Sendable {
    /// Its number, never reused.
    package let id: Int
    /// Its item, and when it fires.
    package var rule: AlertRule
    package var state: AlertState
    package var madeAt: Instant
    /// Its shared board; nil for the user's own alerts.
    package var board: AlertBoard?

    package init(
        id: Int, _ rule: AlertRule, _ state: AlertState = AlertState(), madeAt: Instant,
        of board: AlertBoard? = nil
    ) {
        (self.id, self.rule, self.state, self.madeAt, self.board) = (id, rule, state, madeAt, board)
    }
}

/// The shared board that an alert comes with.
package struct AlertBoard: Hashable, Sendable {
    /// The board's name on the team server.
    package let name: String
    /// The member who published it; empty until known.
    package let owner: String
    /// True if the user may change the board's alerts for everyone.
    package let canChange: Bool

    package init(_ name: String, owner: String, canChange: Bool) {
        (self.name, self.owner, self.canChange) = (name, owner, canChange)
    }
}

/// An edit to the user's alerts.
package enum AlertEdit: Hashable, Sendable {
    /// A new alert: the user's own, or one of a shared board, for everyone who has it.
    case add(AlertRule, board: String? = nil)
    /// A new rule for an alert, which starts over.
    case change(Int, AlertRule)
    case remove(Int)
    case restore(Int)
    /// The user has seen these firings, by number.
    case see([Int])
}

/// A firing, with the figure that caused it.
package struct AlertFiring: Hashable, Sendable {
    /// The compared figure: the price or rate, or the fraction for a percentage; nil for a time.
    package var value: Double?
    /// That figure's own time; for a condition of time, the moment it names.
    package var quotedAt: Instant
    package var source: FeedID?
    /// True if the crossing happened while no collector ran.
    package var isLate: Bool

    package init(value: Double?, quotedAt: Instant, source: FeedID? = nil, isLate: Bool = false) {
        (self.value, self.quotedAt, self.source, self.isLate) = (value, quotedAt, source, isLate)
    }
}

/// An entry of the log of alerts.
package struct FiredAlert: Hashable, Sendable {
    /// The number of the firing, which grows from one to the next.
    package let id: Int
    /// The number of the alert, which may have been removed since.
    package let alert: Int
    /// The rule at that time.
    package let rule: AlertRule
    package let firing: AlertFiring
    package let at: Instant
    /// The name of the shared board that the alert came with; nil for the user's own.
    package let board: String?
    /// True if the user has seen it.
    package var isSeen: Bool
    /// True if no desktop has shown it, so a terminal must.
    package var mustTell: Bool
    /// The services that it goes to.
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

/// The outcome of an observation: an alert's new state, and its firing.
package struct AlertStep: Hashable, Sendable {
    package var alert: Int
    /// Its rule: if that has changed meanwhile, the step is ignored.
    package var rule: AlertRule
    package var state: AlertState
    /// The figure that fired it; nil if it did not fire.
    package var firing: AlertFiring?
    package var at: Instant

    package init(_ alert: Int, _ rule: AlertRule, _ state: AlertState, _ firing: AlertFiring?, at: Instant) {
        (self.alert, self.rule, self.state, self.firing, self.at) = (alert, rule, state, firing, at)
    }
}

/// How a firing reached the user, by its number in the store.
package enum AlertTelling: Int, Hashable, Sendable, CaseIterable {
    /// No program has claimed it.
    case pending = 0
    /// The collector is sending it to the desktop.
    case claimed = 1
    /// The desktop showed it.
    case desktop = 2
    /// No desktop can show it: left for a board.
    case forTerminal = 3
    /// A board has notified its terminal.
    case terminal = 4
    /// It came in quiet hours.
    case quiet = 5
}
