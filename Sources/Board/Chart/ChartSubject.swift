package import CivilTime
package import Figures
package import Market

package struct ChartSubject: Hashable, Sendable {
    package var symbol: Symbol
    /// The bars of `symbol` show the inverse.
    package var isInverse = false
    /// The exchange's zone, by IANA name.
    package var zone: String
    /// As in `Quote.currency`.
    package var currency: String?
    package var price: Double?
    package var time: Instant?
    package var source: FeedID?
    package var state: FigureState?
    package var form: FigureForm
}
