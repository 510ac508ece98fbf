/// A span of time as it is typed: `15m`, `2h`, `20d`, `52w`.
package struct AlertSpan: Hashable, Sendable {
    /// Its unit. Where days are counted, they are days of trade.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case minutes = "m"
        case hours = "h"
        case days = "d"
        case weeks = "w"

        /// Seconds of one.
        package var seconds: Int {
            switch self {
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            case .weeks: 7 * 86_400
            }
        }
    }

    /// How many.
    package let count: Int
    /// Of what.
    package let unit: Unit

    /// Makes a span.
    package init(_ count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

    /// Its length.
    package var seconds: Int { count * unit.seconds }

    /// As it is typed.
    package var text: String { "\(count)\(unit.rawValue)" }
}
