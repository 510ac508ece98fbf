public import CivilTime

/// An alert as the store has it.
public struct Alert: Hashable, Sendable {
    /// Its number, which no other alert ever had.
    public let id: Int
    /// Its item, and when it fires.
    public var rule: AlertRule
    /// How far it has come.
    public var state: AlertState
    /// When it was made.
    public var madeAt: Instant
    /// The shared board that it is of; nil for the user's own.
    public var board: AlertBoard?

    /// Makes an alert.
    public init(
        id: Int, _ rule: AlertRule, _ state: AlertState = AlertState(), madeAt: Instant,
        of board: AlertBoard? = nil
    ) {
        (self.id, self.rule, self.state, self.madeAt, self.board) = (id, rule, state, madeAt, board)
    }
}
