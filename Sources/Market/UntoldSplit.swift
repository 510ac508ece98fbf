package import CivilTime

/// A price jump from one day to the next that looks like an unreported split.
package struct UntoldSplit: Hashable, Sendable {
    package let place: Int
    package let day: Day
    package let ratio: String

    /// Smaller ones, 3:2 and 4:3, look like a bad day.
    private static let usual = [2, 3, 4, 5, 10, 20, 50, 100]

    /// The usual split that a fall to 1 ÷ `fall` matches, give or take a twentieth.
    fileprivate static func ratio(ofFall fall: Double) -> String? {
        for shares in usual {
            if abs(fall / Double(shares) - 1) <= 0.05 { return "\(shares):1" }
            if abs(fall * Double(shares) - 1) <= 0.05 { return "1:\(shares)" }
        }
        return nil
    }
}

extension BarSeries {
    /// Jumps that may be unreported splits; for shares, from a day's close to the next open. A feed that
    /// reports splits does so within days: an older jump in its bars is real. Never changes prices.
    package var untoldSplits: [UntoldSplit] {
        guard mayBeSplit, let last = bars.last else { return [] }
        let zone = Zone(zone) ?? .utc
        let first = source.tellsSplits ? last.start + -30 * 86_400 : Instant(.min)
        let told = Set(actions.filter { $0.shares != nil }.map(place))
        return bars.indices.dropFirst().compactMap { place in
            let (before, bar) = (bars[place - 1], bars[place])
            let fall = before.close / bar.open
            // Most bars have no jump, and need no calendar.
            guard fall > 1.9 || fall < 0.55, bar.start >= first, !told.contains(place),
                let ratio = UntoldSplit.ratio(ofFall: fall)
            else { return nil }
            let day = zone.local(bar.start).day
            return zone.local(before.start).day < day
                ? UntoldSplit(place: place, day: day, ratio: ratio) : nil
        }
    }

    private var mayBeSplit: Bool {
        // A week or a month is long enough for any change.
        guard key.interval.isIntraday || key.interval == .day else { return false }
        return [kind, Instrument(symbol: key.symbol)].allSatisfy { kind in
            switch kind {
            case .share, .etf, .fund, .unknown: true
            case .index, .coin, .currency, .future: false
            }
        }
    }
}

extension FeedID {
    fileprivate var tellsSplits: Bool { self == .yahoo }
}
