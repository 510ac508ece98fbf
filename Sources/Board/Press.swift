package struct Press: Hashable, Sendable {
    package var panel: Panel
    package var index: Int
    /// The cell from the line's top left that the pointer holds.
    package var grip: Spot

    package init(_ panel: Panel, _ index: Int, grip: Spot) {
        (self.panel, self.index, self.grip) = (panel, index, grip)
    }
}
