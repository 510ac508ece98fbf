package import CivilTime
package import Market

/// The rates of a past day, for the amount on it.
package struct RatesOfDay: Hashable, Sendable {
    package let day: Day
    /// The last close of each currency up to the day, at most a week old.
    package var rates: [CurrencyCode: Seen<Rate>] = [:]
    /// The requested currencies.
    package var asked: Set<CurrencyCode> = []
    /// True while their answer is awaited.
    package var isAwaited = false

    /// Days that a close may be old: longer than banks are closed.
    package static let oldest = 7
    /// Before this day no feed of closes has any: the euro's first rate.
    package static let first = Day(number: 10_595)

    package init(_ day: Day) { self.day = day }

    /// The question for what a store does not have of the closes of `day`; nil where no feed can have them.
    package static func question(about codes: [CurrencyCode], of day: Day) -> FeedSubject? {
        guard !codes.isEmpty, day >= first else { return nil }
        return .pastRates(codes, since: day + -oldest)
    }
}
