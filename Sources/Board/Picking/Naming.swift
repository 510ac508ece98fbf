/// A group's name while it is typed.
public struct Naming: Hashable, Sendable {
    /// The name the group has; nil for a new group.
    public var old: String?
    /// The card that a new group begins with; nil for a group without cards.
    public var above: Item?
    /// What was typed.
    public var text: String
}
