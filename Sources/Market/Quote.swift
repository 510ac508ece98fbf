package import CivilTime

package struct TrialPrice: Hashable, Sendable {
    package var price: Double
    package var time: Instant

    package init(price: Double, time: Instant) { (self.price, self.time) = (price, time) }
}

/// A stock's last price, and the closes before it.
package struct Quote: Hashable, Sendable {
    /// The symbol as Yahoo spells it, with the exchange's suffix: `2330.TW`.
    package var symbol: Symbol
    /// The name in English, cleaned.
    package var name: String?
    /// The name in the language of its market, cleaned.
    package var localName: String?
    /// The unit of all its prices: a currency's code, or a part of one, as `GBp` is pence. Nil if unknown.
    package var currency: String?
    package var kind: Instrument
    /// Below 0 only if its kind allows. Nil if the feed has none.
    package var price: Double?
    package var time: Instant?
    package var zone: String
    /// Closes, one per trading day, oldest first, without the price's own day or with it last.
    package var closes: [DailyClose]
    /// Weekdays without a row in the feed between days that have one: usually holidays.
    package var skipped: [Day]
    /// The feed's own closes; they take precedence over `closes`.
    package var stated: [Baseline: DailyClose]
    /// The line of the price's own day, oldest first.
    package var today: [Double]
    package var source: FeedID
    /// The indicative price by the orders so far, before the day's first trade.
    package var trial: TrialPrice?
    package var session: SessionFigures?
    package var extended: ExtendedPrice?

    /// A name in Chinese, Japanese or Korean becomes the local one.
    package init(
        symbol: Symbol, name: String? = nil, currency: String? = nil, kind: Instrument = .unknown,
        price: Double? = nil, time: Instant? = nil, zone: String, closes: [DailyClose] = [],
        skipped: [Day] = [], stated: [Baseline: DailyClose] = [:], today: [Double] = [], source: FeedID,
        trial: TrialPrice? = nil, session: SessionFigures? = nil
    ) {
        (self.symbol, self.currency, self.kind) = (symbol, currency, kind)
        if let name, Self.isLocal(name) { localName = name } else { self.name = name }
        (self.price, self.time, self.zone, self.closes) = (price, time, zone, closes)
        (self.skipped, self.stated, self.today, self.source) = (skipped, stated, today, source)
        (self.trial, self.session) = (trial, session)
    }

    package var day: Day? {
        guard let time, let zone = Zone(zone) else { return nil }
        return zone.local(time).day
    }

    package var venue: Venue { Venue(kind, symbol: symbol, zone: zone) }

    /// The feed's own close, else that of the day counted back by the calendar of `venue`. Before a session's
    /// first price, a feed may give the close of the last price's own day: that is no base for it. Nor is a
    /// close from more or fewer sessions back.
    package func base(_ baseline: Baseline, at venue: Venue? = nil) -> DailyClose? {
        guard let day else { return stated[baseline] }
        let venue = venue ?? self.venue
        if let close = stated[baseline], baseline.mayMean(close.day, before: day, hasClose: venue.hasClose) {
            return close
        }
        return baseline.recentBase(in: closes, before: day, skipped: skipped) { venue.hasClose(on: $0) }
    }

    /// Between the 52-week low, 0, and high, 1, if known.
    package var placeInYear: Double? {
        guard let price, let year = session?.year, year.lowerBound < year.upperBound else { return nil }
        return max(0, min((price - year.lowerBound) / (year.upperBound - year.lowerBound), 1))
    }

    package var dayRange: ClosedRange<Double>? {
        if let told = session?.day { return told }
        let seen = today + (price.map { [$0] } ?? [])
        guard seen.count > 1, let low = seen.min(), let high = seen.max() else { return nil }
        return low...high
    }
}

extension DailyClose {
    /// Days within which no price changes tenfold.
    private static let jumpSpan = 31

    /// A change of more than tenfold within a month is not plausible.
    package func isBelievable(beside figure: Double, of day: Day) -> Bool {
        guard close.isFinite, close != 0 else { return false }
        let ratio = abs(close / figure)
        return (0.1...10).contains(ratio) || abs(self.day - day) > DailyClose.jumpSpan
    }
}

extension Quote {
    /// Drops an invalid price, and closes in the future or more than tenfold off: an answer has one scale.
    package func withoutNonsense(at now: Instant) -> Quote {
        let isPriced = price.map { $0.isFinite && $0 != 0 } ?? true
        let yardstick = isPriced ? price : nil
        let day = day ?? Day(number: now.seconds / 86_400)
        // No place has reached a day after tomorrow; for nearer days the exchange's zone decides.
        var last = Day(number: now.seconds / 86_400 + 2)
        if let newest = closes.last?.day, newest.number >= now.seconds / 86_400, let zone = Zone(zone) {
            last = zone.local(now).day
        }
        func isSound(_ entry: DailyClose) -> Bool {
            guard entry.day <= last else { return false }
            return yardstick.map { entry.isBelievable(beside: $0, of: day) } ?? (entry.close != 0)
        }
        if isPriced, closes.allSatisfy(isSound) { return self }
        var quote = self
        quote.closes = closes.filter(isSound)
        if !isPriced {
            quote.price = nil
            quote.time = nil
            quote.today = []
        }
        return quote
    }
}

/// A price from before or after an exchange's session. It does not affect a day's change.
package struct ExtendedPrice: Hashable, Sendable {
    package var price: Double
    /// The start of its bar, since its own moment is unknown.
    package var time: Instant
    package var session: Bar.Session

    package init?(price: Double, time: Instant, session: Bar.Session) {
        if session == .regular { return nil }
        (self.price, self.time, self.session) = (price, time, session)
    }

    package init?(_ bars: [Bar]) {
        guard let last = bars.last else { return nil }
        self.init(price: last.close, time: last.start, session: last.session)
    }
}

extension Quote {
    /// A later price than the session's own, with its change from that one as a ratio.
    package var newerExtended: (ExtendedPrice, change: Double?)? {
        guard let extended, let time, let price, extended.time > time else { return nil }
        return (extended, Baseline.change(from: price, to: extended.price))
    }
}

/// A stock's day and year, in the units of its prices.
package struct SessionFigures: Hashable, Sendable {
    package var day: ClosedRange<Double>?
    package var year: ClosedRange<Double>?
    package var volume: Double?
    package var exchange: String?

    package init?(
        day: ClosedRange<Double>? = nil, year: ClosedRange<Double>? = nil, volume: Double? = nil,
        exchange: String? = nil
    ) {
        if day == nil, year == nil, volume == nil, exchange == nil { return nil }
        (self.day, self.year, self.volume, self.exchange) = (day, year, volume, exchange)
    }
}
