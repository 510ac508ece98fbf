package import CivilTime

package struct BarsQuery: Hashable, Sendable {
    package var symbol: Symbol
    package var interval: BarInterval
    /// In UTC.
    package var since: Day

    package init(_ symbol: Symbol, _ interval: BarInterval, since: Day) {
        (self.symbol, self.interval, self.since) = (symbol, interval, since)
    }

    package var key: BarSeries.Key { BarSeries.Key(symbol, interval) }
}

/// The bars of one symbol from one feed, oldest first.
package struct BarSeries: Hashable, Sendable {
    package struct Key: Hashable, Sendable {
        package var symbol: Symbol
        package var interval: BarInterval

        package init(_ symbol: Symbol, _ interval: BarInterval) {
            (self.symbol, self.interval) = (symbol, interval)
        }
    }

    package var key: Key
    package var kind: Instrument
    package var currency: String?
    /// The exchange's zone, by IANA name.
    package var zone: String
    package var source: FeedID
    /// The requested span; the series has all of the feed's bars in it.
    package var span: Range<Instant>
    /// Bars, one per span.
    package var bars: [Bar]
    package var actions: [CorporateAction]

    package init(
        _ key: Key, kind: Instrument = .unknown, currency: String? = nil, zone: String, source: FeedID,
        span: Range<Instant>, bars: [Bar], actions: [CorporateAction] = []
    ) {
        (self.key, self.kind, self.currency, self.zone) = (key, kind, currency, zone)
        (self.source, self.span, self.bars, self.actions) = (source, span, bars, actions)
    }
}

/// The stored span of a feed's bars of one symbol.
package struct BarSpan: Hashable, Sendable {
    /// The start of the span in which all of the feed's bars are stored.
    package var since: Instant
    package var last: Instant?
    package var seenAt: Instant

    package init(since: Instant, last: Instant?, seenAt: Instant) {
        (self.since, self.last, self.seenAt) = (since, last, seenAt)
    }
}

extension BarSeries {
    /// A feed adjusts prices for splits, but may be late with those before a new one. A dividend takes
    /// `amount ÷ close` off all earlier prices, with the close of the bar before it. A weekly or monthly bar
    /// with an action counts as after it, by its close.
    package func adjusted(for adjustment: PriceAdjustment) -> BarSeries {
        guard !actions.isEmpty else { return self }
        let places = actions.map(place)
        var series = self
        // Factors of the bars before `next`: for new splits, for all splits undone, and for dividends.
        var (late, shares, paid) = (1.0, 1.0, 1.0)
        var next = actions.count
        for index in bars.indices.reversed() {
            let after = next
            while next > 0, places[next - 1] > index { next -= 1 }
            let sharesAfter = shares
            for action in next..<after {
                guard let ratio = actions[action].shares else { continue }
                if isLate(ratio, at: places[action]) { late /= ratio }
                if adjustment == .asTraded { shares *= ratio }
            }
            for action in next..<after {
                guard case .dividend(let amount) = actions[action].kind else { continue }
                series.actions[action].kind = .dividend(amount * sharesAfter)
                let share = amount / (bars[index].close * late)
                if adjustment == .total, (0..<1).contains(share) { paid *= 1 - share }
            }
            series.bars[index].multiply(prices: late * shares * paid, volume: 1 / (late * shares))
        }
        for action in 0..<next {
            guard case .dividend(let amount) = actions[action].kind else { continue }
            series.actions[action].kind = .dividend(amount * shares)
        }
        return series
    }

    /// Index of the bar that an action happened in; the number of bars if none is that late.
    package func place(of action: CorporateAction) -> Int {
        if key.interval.isIntraday || key.interval == .day {
            let zone = Zone(zone) ?? .utc
            let morning = zone.instant(zone.local(action.time).day, TimeOfDay(second: 0))
            return bars.place { $0.start >= morning }
        }
        let next = bars.place { $0.start > action.time }
        guard next > 0 else { return next }
        let zone = Zone(zone) ?? .utc
        return key.interval.isSameSpan(bars[next - 1].start, action.time, in: zone, of: kind)
            ? next - 1 : next
    }

    package func place(ofBarWith action: CorporateAction) -> Int? {
        let place = place(of: action)
        guard place < bars.count else { return nil }
        if place > 0 || bars[0].start <= action.time { return place }
        let zone = Zone(zone) ?? .utc
        return zone.local(bars[0].start).day == zone.local(action.time).day ? place : nil
    }

    /// True if prices before a split are not adjusted yet, as with Yahoo for some hours: they jump by its
    /// factor, give or take a fifth, and closer to it than to 1. Factors near 1 do not count.
    private func isLate(_ shares: Double, at place: Int) -> Bool {
        guard place > 0, place < bars.count else { return false }
        let isLong = key.interval == .week || key.interval == .month
        return BarSeries.isLate(
            shares, jump: bars[place - 1].close / (isLong ? bars[place].close : bars[place].open))
    }

    /// The same check on the jump from the last price before the split to the first after it.
    package static func isLate(_ shares: Double, jump: Double) -> Bool {
        guard max(shares, 1 / shares) >= 1.25 else { return false }
        let isNearer = shares > 1 ? jump * jump > shares : jump * jump < shares
        return abs(jump / shares - 1) <= 0.2 && isNearer
    }
}

extension Bar {
    fileprivate mutating func multiply(prices factor: Double, volume: Double) {
        if factor != 1 {
            (open, high, low, close) = (open * factor, high * factor, low * factor, close * factor)
        }
        if volume != 1 { self.volume = self.volume.map { $0 * volume } }
    }
}

extension [Bar] {
    fileprivate func place(where isAfter: (Bar) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The events for which earlier prices are adjusted, to compare with the last one.
package enum PriceAdjustment: String, Hashable, Sendable, CaseIterable {
    case splits
    /// Splits and dividends: the return with reinvested dividends.
    case total = "all"
    case asTraded = "none"
}
