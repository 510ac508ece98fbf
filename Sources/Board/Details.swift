/// All that is known of one item, laid over the board.
public struct Details: Hashable, Sendable {
    /// The panel that the item belongs to.
    public var panel: Panel
    /// The item.
    public var item: Item
    /// The first line shown.
    public var top = 0
}
