public import CivilTime
public import Market

/// The figure of one item in a few words, for what shows items one by one: a status line, the clipboard.
public struct ItemFigure: Hashable, Sendable {
    /// The figure as the board writes it; nil where it is unknown.
    public var text: String?
    /// The item's name in the user's language; nil where it is unknown.
    public var name: String?
    /// The currency that the figure is in; nil where it is unknown, and for a time of day.
    public var currency: String?
    /// The change against the baseline; nil where it is unknown.
    public var change: Double?
    /// Decimals of the change in per cent.
    public var places = 2
    /// The figure's own time.
    public var time: Instant?
    /// The feed that told it.
    public var source: FeedID?
    /// Its state; nil where there is no figure.
    public var state: FigureState?
    /// The figure itself, a rate per one unit of the base; nil where it is unknown, and for a time of day.
    public var value: Double?
}
