/// A change to the board that can be undone.
public struct Edit: Hashable, Sendable {
    /// The action, as the user would name it.
    public var action: Action
    /// The change it made.
    public var change: Change

    /// Makes an edit.
    public init(action: Action, change: Change) { (self.action, self.change) = (action, change) }
}
