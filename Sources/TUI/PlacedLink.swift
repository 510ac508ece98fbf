/// Cells in one row that stand for an address, which a terminal may open when they are clicked.
public struct PlacedLink: Hashable, Sendable {
    /// The place of its text.
    public var rect: Rect
    /// The address.
    public var address: String

    /// Says that `rect` leads to `address`.
    public init(_ rect: Rect, _ address: String) { (self.rect, self.address) = (rect, address) }
}
