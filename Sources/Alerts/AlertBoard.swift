/// The shared board that an alert comes with.
public struct AlertBoard: Hashable, Sendable {
    /// The board's name on the desk.
    public let name: String
    /// The member who published it; empty as long as that is not known.
    public let owner: String
    /// Whether the user may change its alerts, for all who have the board.
    public let canChange: Bool

    /// Makes a board.
    public init(_ name: String, owner: String, canChange: Bool) {
        (self.name, self.owner, self.canChange) = (name, owner, canChange)
    }
}
