/// A span of time as it is typed: `15m`, `2h`, `20d`, `52w`.
public struct AlertSpan: Hashable, Sendable {
    /// Its unit. Where days are counted, they are days of trade.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        case minutes = "m"
        case hours = "h"
        case days = "d"
        case weeks = "w"

        /// Seconds of one.
        public var seconds: Int {
            switch self {
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            case .weeks: 7 * 86_400
            }
        }
    }

    /// How many.
    public let count: Int
    /// Of what.
    public let unit: Unit

    /// Makes a span.
    public init(_ count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

    /// Its length.
    public var seconds: Int { count * unit.seconds }

    /// As it is typed.
    public var text: String { "\(count)\(unit.rawValue)" }
}
