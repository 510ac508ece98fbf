package import CivilTime
package import Figures
package import Market

/// The subject of a chart.
package struct ChartSubject: Hashable, Sendable {
    /// The symbol for requesting its bars.
    package var symbol: Symbol
    /// True if those bars show the inverse.
    package var isInverse = false
    /// The exchange's zone, by IANA name.
    package var zone: String
    /// The unit of its prices, as in `Quote.currency`.
    package var currency: String?
    /// The last price or rate.
    package var price: Double?
    /// The time of that price.
    package var time: Instant?
    /// The feed of the price.
    package var source: FeedID?
    package var state: FigureState?
    package var form: FigureForm
}
