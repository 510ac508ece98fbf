package import CivilTime

/// A price that the orders of an auction would make, at a moment while it runs.
package struct TrialPrice: Hashable, Sendable {
    package var price: Double
    /// The exchange's time of the value.
    package var time: Instant

    package init(price: Double, time: Instant) { (self.price, self.time) = (price, time) }
}

/// A stock's last price and the closes before it.
package struct Quote: Hashable, Sendable {
    /// The symbol as Yahoo spells it, with the exchange's suffix: `2330.TW`.
    package var symbol: Symbol
    /// The company's name in English, cleaned; nil when the feed gives none.
    package var name: String?
    /// Its name in the language of its market, cleaned; nil when the feed gives none.
    package var localName: String?
    /// The unit of all its prices: a currency's code, or a part of one, as `GBp` is pence. Nil when the feed gives none.
    package var currency: String?
    /// The kind of the symbol, by the feed; unknown when it does not tell.
    package var kind: Instrument
    /// The last price; nil when the feed has none. Below 0 only for what can be.
    package var price: Double?
    /// When that price was made; nil without a price.
    package var time: Instant?
    /// The exchange's zone, by IANA name.
    package var zone: String
    /// One close a trading day, oldest first, the price's own day left out or last.
    package var closes: [DailyClose]
    /// Weekdays for which the feed has no row, though it has them for days before and after: holidays, as a rule.
    package var skipped: [Day]
    /// The closes that the feed itself names for a baseline; they win over counting days in `closes`.
    package var stated: [Baseline: DailyClose]
    /// The line of the price's own day, oldest first; empty when the feed has none.
    package var today: [Double]
    package var source: FeedID
    /// The price at which the exchange would trade it by the orders so far, before the day's first trade.
    package var trial: TrialPrice?
    /// The figures of its day and year, if the feed gives any.
    package var session: SessionFigures?
    /// The last price before or after a session; nil when none is known.
    package var extended: ExtendedPrice?

    /// Makes a quote; a name in Chinese, Japanese or Korean is the local one.
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

    /// The exchange's calendar day that the price belongs to.
    package var day: Day? {
        guard let time, let zone = Zone(zone) else { return nil }
        return zone.local(time).day
    }

    /// When it is priced.
    package var venue: Venue { Venue(kind, symbol: symbol, zone: zone) }

    /// The close that changes are measured against: the one the feed states, else that of the day counted back from the price's
    /// own by the calendar of `venue`. Nil where neither is known.
    ///
    /// Before a session's first price, a feed may state the close of the very day that the last price is of;
    /// that is no base for it. Nor is a close of more or fewer sessions back than is meant.
    package func base(_ baseline: Baseline, at venue: Venue? = nil) -> DailyClose? {
        guard let day else { return stated[baseline] }
        let venue = venue ?? self.venue
        if let close = stated[baseline], baseline.mayMean(close.day, before: day, hasClose: venue.hasClose) {
            return close
        }
        return baseline.recentBase(in: closes, before: day, skipped: skipped) { venue.hasClose(on: $0) }
    }

    /// The place of the price between the lowest, 0, and the highest of 52 weeks, 1; nil where they are not known.
    package var placeInYear: Double? {
        guard let price, let year = session?.year, year.lowerBound < year.upperBound else { return nil }
        return max(0, min((price - year.lowerBound) / (year.upperBound - year.lowerBound), 1))
    }

    /// The day's lowest and highest price: as the feed tells them, else of the prices of the day that were seen.
    package var dayRange: ClosedRange<Double>? {
        if let told = session?.day { return told }
        let seen = today + (price.map { [$0] } ?? [])
        guard seen.count > 1, let low = seen.min(), let high = seen.max() else { return nil }
        return low...high
    }
}

extension DailyClose {
    /// Days in which nothing costs ten times as much, or a tenth.
    private static let jumpSpan = 31

    /// True if the close is plausible for a price of `figure` on `day`: a change of more than tenfold
    /// within a month is not.
    package func isBelievable(beside figure: Double, of day: Day) -> Bool {
        guard close.isFinite, close != 0 else { return false }
        let ratio = abs(close / figure)
        return (0.1...10).contains(ratio) || abs(self.day - day) > DailyClose.jumpSpan
    }
}

extension Quote {
    /// The quote without a price that is none, and without closes of days to come or more than tenfold off the price: of
    /// one answer all are of one scale.
    ///
    /// - Parameter now: when it arrived.
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

/// A price made before or after an exchange's session. It is no part of any day's change.
package struct ExtendedPrice: Hashable, Sendable {
    package var price: Double
    /// When the bar began that ends with it: its own moment is not told.
    package var time: Instant
    /// Before or after the regular session.
    package var session: Bar.Session

    /// Makes a price; nil for one of a session.
    package init?(price: Double, time: Instant, session: Bar.Session) {
        if session == .regular { return nil }
        (self.price, self.time, self.session) = (price, time, session)
    }

    /// The price that the last of `bars`, in their order, ends with; nil where that bar is of a session.
    package init?(_ bars: [Bar]) {
        guard let last = bars.last else { return nil }
        self.init(price: last.close, time: last.start, session: last.session)
    }
}

extension Quote {
    /// The price outside of the session that is newer than the session's own, and the change from that one, as a ratio.
    package var newerExtended: (ExtendedPrice, change: Double?)? {
        guard let extended, let time, let price, extended.time > time else { return nil }
        return (extended, Baseline.change(from: price, to: extended.price))
    }
}

/// A feed's figures of a stock's day and year, in the units of its prices.
package struct SessionFigures: Hashable, Sendable {
    /// The day's lowest and highest price so far.
    package var day: ClosedRange<Double>?
    /// The lowest and highest price of the last 52 weeks.
    package var year: ClosedRange<Double>?
    /// How much was traded on the day.
    package var volume: Double?
    package var exchange: String?

    /// Fails if all values are nil.
    package init?(
        day: ClosedRange<Double>? = nil, year: ClosedRange<Double>? = nil, volume: Double? = nil,
        exchange: String? = nil
    ) {
        if day == nil, year == nil, volume == nil, exchange == nil { return nil }
        (self.day, self.year, self.volume, self.exchange) = (day, year, volume, exchange)
    }
}
