internal import CivilTime
internal import Market

/// Closes by the moments of their bars.
struct PastPrices {
    private var moments: [Int] = []
    private var closes: [Double] = []
    private let interval: BarInterval
    private let zone: Zone
    private let venue: Venue

    /// Closes of regular sessions, oldest first.
    init(_ series: BarSeries) {
        (interval, zone) = (series.key.interval, Zone(series.zone) ?? .utc)
        venue = Venue(series.kind, symbol: series.key.symbol, zone: series.zone)
        moments.reserveCapacity(series.bars.count)
        closes.reserveCapacity(series.bars.count)
        for bar in series.bars where bar.session == .regular {
            moments.append(interval.moment(of: bar.start, in: zone))
            closes.append(bar.close)
        }
    }

    /// All moments in order; `last` is the moment of the newest price, added if it is later.
    static func moments(_ all: [PastPrices], upTo last: Int?) -> [Int] {
        guard let first = all.compactMap(\.moments.first).min(),
            let end = all.compactMap(\.moments.last).max()
        else { return last.map { [$0] } ?? [] }
        // A set of them would take ten times as long.
        var isThere = [Bool](repeating: false, count: end - first + 1)
        for prices in all { for moment in prices.moments { isThere[moment - first] = true } }
        let moments = isThere.indices.filter { isThere[$0] }.map { $0 + first }
        return moments + [last].compactMap(\.self).filter { $0 > end }
    }

    /// The last close up to each of `times`, which ascend; NaN beyond a week and its exchange's holidays.
    func lasting(over times: [Int]) -> [Double] {
        // A week's close holds for the next week, a month's for none.
        let limit = 7 * 86_400 / interval.seconds
        var next = 0
        return times.map { time in
            while next < moments.count, moments[next] <= time { next += 1 }
            guard next > 0 else { return .nan }
            let last = moments[next - 1]
            return time - last <= limit || isHoliday(after: last, upTo: time) ? closes[next - 1] : .nan
        }
    }

    /// True if the exchange was closed on all days after `last`: Taipei is for up to 12 at Lunar New Year.
    private func isHoliday(after last: Int, upTo time: Int) -> Bool {
        guard interval.isIntraday || interval == .day else { return false }
        let (first, end) = (interval.day(of: last, in: zone), interval.day(of: time, in: zone))
        guard end - first <= PastPrices.longestHoliday else { return false }
        return (1...max(1, end - first)).allSatisfy { venue.hasClose(on: first + $0) == false }
    }

    private static let longestHoliday = 15
}
