package import CivilTime
package import Market

package struct RatesOfDay: Hashable, Sendable {
    package let day: Day
    /// The last close up to the day, at most a week old.
    package var rates: [CurrencyCode: Seen<Rate>] = [:]
    package var asked: Set<CurrencyCode> = []
    package var isAwaited = false

    /// Days; longer than banks are closed.
    package static let oldest = 7
    /// No feed has earlier closes: the euro's first rate.
    package static let first = Day(number: 10_595)

    package init(_ day: Day) { self.day = day }

    /// For closes that a store lacks; nil if no feed can have them.
    package static func question(about codes: [CurrencyCode], of day: Day) -> FeedSubject? {
        guard !codes.isEmpty, day >= first else { return nil }
        return .pastRates(codes, since: day + -oldest)
    }
}
