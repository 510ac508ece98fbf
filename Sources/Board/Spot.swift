/// Cells from the left and from the top, of the screen or of the place of a card. `Point` of `TUI` is the
/// same for drawing; the board moves things without knowledge of screens.
package struct Spot: Hashable, Sendable {
    /// Columns to the right.
    package var x: Int
    /// Rows down.
    package var y: Int

    package init(x: Int = 0, y: Int = 0) { (self.x, self.y) = (x, y) }
}
