package import CivilTime

/// An alert as the store has it.
package struct Alert: Hashable, Sendable {
    /// Its number, which no other alert ever had.
    package let id: Int
    /// Its item, and when it fires.
    package var rule: AlertRule
    /// How far it has come.
    package var state: AlertState
    /// When it was made.
    package var madeAt: Instant
    /// The shared board that it is of; nil for the user's own.
    package var board: AlertBoard?

    /// Makes an alert.
    package init(
        id: Int, _ rule: AlertRule, _ state: AlertState = AlertState(), madeAt: Instant,
        of board: AlertBoard? = nil
    ) {
        (self.id, self.rule, self.state, self.madeAt, self.board) = (id, rule, state, madeAt, board)
    }
}
