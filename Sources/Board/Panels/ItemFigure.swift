package import CivilTime
package import Figures
package import Market

/// In a few words, for a status line or the clipboard.
package struct ItemFigure: Hashable, Sendable {
    package var text: String?
    /// In the user's language.
    package var name: String?
    /// Nil if unknown, and for a time of day.
    package var currency: String?
    package var change: Double?
    /// Decimals of the change in percent.
    package var places = 2
    package var time: Instant?
    package var source: FeedID?
    package var state: FigureState?
    /// A rate is per unit of the base. Nil if unknown, and for a time of day.
    package var value: Double?
}
