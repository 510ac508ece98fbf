/// The details of an item, laid over board or deck.
public struct Details: Hashable, Sendable {
    /// The panel that the item belongs to.
    public var panel: Panel
    /// The item.
    public var item: Item
    /// The first line shown.
    public var top = 0
}
