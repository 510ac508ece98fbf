/// The place where the user holds down the mouse button.
package struct Press: Hashable, Sendable {
    package var panel: Panel
    /// The line's place.
    package var index: Int
    /// The cell of the line, from its top left, that the pointer holds it by.
    package var grip: Spot

    package init(_ panel: Panel, _ index: Int, grip: Spot) {
        (self.panel, self.index, self.grip) = (panel, index, grip)
    }
}
