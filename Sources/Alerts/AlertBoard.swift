/// The shared board that an alert comes with.
package struct AlertBoard: Hashable, Sendable {
    /// The board's name on the desk.
    package let name: String
    /// The member who published it; empty as long as that is not known.
    package let owner: String
    /// Whether the user may change its alerts, for all who have the board.
    package let canChange: Bool

    /// Makes a board.
    package init(_ name: String, owner: String, canChange: Bool) {
        (self.name, self.owner, self.canChange) = (name, owner, canChange)
    }
}
