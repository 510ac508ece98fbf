/// Cells in one row that stand for an address, which a terminal may open when they are clicked.
package struct PlacedLink: Hashable, Sendable {
    /// The place of its text.
    package var rect: Rect
    /// The address.
    package var address: String

    /// Says that `rect` leads to `address`.
    package init(_ rect: Rect, _ address: String) { (self.rect, self.address) = (rect, address) }
}
