/// Cells from the top left of the screen or of a card's place: the board does not know TUI's `Point`.
package struct Spot: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int = 0, y: Int = 0) { (self.x, self.y) = (x, y) }
}
