/// A change to the board that can be undone.
public struct Edit: Hashable, Sendable {
    /// What was done, as the user would name it.
    public var action: Action
    /// What it did.
    public var change: Change

    /// Makes an edit.
    public init(action: Action, change: Change) {
        self.action = action
        self.change = change
    }
}
