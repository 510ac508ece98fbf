/// What a click on a part of the screen is about. The screens give the numbers their meaning.
public struct HitTarget: Hashable, Sendable {
    /// Which kind of thing was hit.
    public enum Part: UInt8, Sendable {
        /// A panel, anywhere that nothing more exact lies.
        case panel
        /// A row or card of a panel; `index` is its place in the order shown.
        case item
        /// A column's heading; `index` is the column.
        case heading
        /// A tab of the header line.
        case tab
        /// Something laid over the panels, anywhere that nothing more exact lies.
        case sheet
        /// A row of what is laid over the panels.
        case option
    }

    /// Which panel, counted from 0.
    public var panel: Int
    /// Which kind of thing.
    public var part: Part
    /// Which one of its kind; 0 where there is only one.
    public var index: Int

    /// Makes a target.
    public init(panel: Int, part: Part, index: Int = 0) {
        self.panel = panel
        self.part = part
        self.index = index
    }
}

/// A block of the screen that answers to the mouse.
public struct HitArea: Hashable, Sendable {
    /// Where it is.
    public var rect: Rect
    /// What it means.
    public var target: HitTarget
}
