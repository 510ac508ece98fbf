package import CivilTime
package import Figures
package import Market

/// The figure of one item in a few words, for single items: a status line, the clipboard.
package struct ItemFigure: Hashable, Sendable {
    /// The figure as the board writes it; nil if it is unknown.
    package var text: String?
    /// The item's name in the user's language; nil if it is unknown.
    package var name: String?
    /// The currency that the figure is in; nil if it is unknown, and for a time of day.
    package var currency: String?
    /// The change against the baseline; nil if it is unknown.
    package var change: Double?
    /// Decimals of the change in percent.
    package var places = 2
    /// The figure's own time.
    package var time: Instant?
    /// The feed of the figure.
    package var source: FeedID?
    /// Its state; nil if there is no figure.
    package var state: FigureState?
    /// The figure itself, a rate per one unit of the base; nil if it is unknown, and for a time of day.
    package var value: Double?
}
