internal import CivilTime
internal import Market

/// The closes of one thing by the moments of their bars.
struct PastPrices {
    private var moments: [Int] = []
    private var closes: [Double] = []

    /// The closes of regular sessions, oldest first.
    init(_ series: BarSeries) {
        let (interval, zone) = (series.key.interval, Zone(series.zone) ?? .utc)
        moments.reserveCapacity(series.bars.count)
        closes.reserveCapacity(series.bars.count)
        for bar in series.bars where bar.session == .regular {
            moments.append(interval.moment(of: bar.start, in: zone))
            closes.append(bar.close)
        }
    }

    /// All moments of some, ascending, and `last`, the moment of the newest price, where it is later.
    static func moments(_ all: [PastPrices], upTo last: Int?) -> [Int] {
        guard let first = all.compactMap(\.moments.first).min(),
            let end = all.compactMap(\.moments.last).max()
        else { return last.map { [$0] } ?? [] }
        // A set of them would take ten times as long.
        var isThere = [Bool](repeating: false, count: end - first + 1)
        for prices in all { for moment in prices.moments { isThere[moment - first] = true } }
        let moments = isThere.indices.filter { isThere[$0] }.map { $0 + first }
        // The price at the bell is the close of the last bar.
        return moments + [last].compactMap(\.self).filter { $0 > end + 1 }
    }

    /// The last close up to each of `times`, which ascend; not a number where it is more than `limit` moments old.
    func lasting(_ limit: Int, over times: [Int]) -> [Double] {
        var next = 0
        return times.map { time in
            while next < moments.count, moments[next] <= time { next += 1 }
            return next > 0 && time - moments[next - 1] <= limit ? closes[next - 1] : .nan
        }
    }
}
