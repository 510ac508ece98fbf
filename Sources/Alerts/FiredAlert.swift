package import CivilTime

/// An entry of the log of alerts.
package struct FiredAlert: Hashable, Sendable {
    /// The number of the firing, which grows from one to the next.
    package let id: Int
    /// The number of the alert, which may have been removed since.
    package let alert: Int
    /// The rule, as it was then.
    package let rule: AlertRule
    /// The figure that caused it.
    package let firing: AlertFiring
    /// When it was found.
    package let at: Instant
    /// The name of the shared board that the alert came with; nil for the user's own.
    package let board: String?
    /// Whether the user has looked at it.
    package var isSeen: Bool
    /// Whether nobody has told it yet, so that a terminal has to.
    package var mustTell: Bool

    /// Makes an entry.
    package init(
        id: Int, of alert: Int, _ rule: AlertRule, _ firing: AlertFiring, at: Instant, board: String? = nil,
        isSeen: Bool = false, mustTell: Bool = false
    ) {
        (self.id, self.alert, self.rule, self.firing, self.at) = (id, alert, rule, firing, at)
        self.board = board
        (self.isSeen, self.mustTell) = (isSeen, mustTell)
    }
}
