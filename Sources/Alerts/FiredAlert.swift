public import CivilTime

/// An entry of the log of alerts.
public struct FiredAlert: Hashable, Sendable {
    /// The number of the firing, which grows from one to the next.
    public let id: Int
    /// The number of the alert, which may have been removed since.
    public let alert: Int
    /// The rule, as it was then.
    public let rule: AlertRule
    /// The figure that caused it.
    public let firing: AlertFiring
    /// When it was found.
    public let at: Instant
    /// The name of the shared board that the alert came with; nil for the user's own.
    public let board: String?
    /// Whether the user has looked at it.
    public var isSeen: Bool
    /// Whether nobody has told it yet, so that a terminal has to.
    public var mustTell: Bool

    /// Makes an entry.
    public init(
        id: Int, of alert: Int, _ rule: AlertRule, _ firing: AlertFiring, at: Instant, board: String? = nil,
        isSeen: Bool = false, mustTell: Bool = false
    ) {
        (self.id, self.alert, self.rule, self.firing, self.at) = (id, alert, rule, firing, at)
        self.board = board
        (self.isSeen, self.mustTell) = (isSeen, mustTell)
    }
}
