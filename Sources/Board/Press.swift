/// What the mouse's button is held down on.
public struct Press: Hashable, Sendable {
    /// The panel.
    public var panel: Panel
    /// The line's place.
    public var index: Int
    /// The cell of the line, from its top left, that the pointer holds it by.
    public var grip: Spot

    /// Makes a press.
    public init(_ panel: Panel, _ index: Int, grip: Spot) {
        (self.panel, self.index, self.grip) = (panel, index, grip)
    }
}
