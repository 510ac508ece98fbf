package import CivilTime

/// A price that the orders of an auction would make, at a moment while it runs.
package struct TrialPrice: Hashable, Sendable {
    /// The price.
    package var price: Double
    /// When the exchange reckoned it.
    package var time: Instant

    /// Makes a trial price.
    package init(price: Double, time: Instant) { (self.price, self.time) = (price, time) }
}

/// What is known of one stock: its last price and the closes before it.
package struct Quote: Hashable, Sendable {
    /// The symbol as Yahoo spells it, with the exchange's suffix: `2330.TW`.
    package var symbol: Symbol
    /// The company's name, cleaned; nil when the feed gives none.
    package var name: String?
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
    /// The feed that told it.
    package var source: FeedID
    /// The price at which the exchange would trade it by the orders so far, before the day's first trade.
    package var trial: TrialPrice?
    /// What is told of its day and year; nil when the feed tells nothing of them.
    package var session: SessionFigures?
    /// The last price before or after a session; nil when none is known.
    package var extended: ExtendedPrice?

    /// Makes a quote.
    package init(
        symbol: Symbol, name: String? = nil, currency: String? = nil, kind: Instrument = .unknown,
        price: Double? = nil, time: Instant? = nil, zone: String, closes: [DailyClose] = [],
        skipped: [Day] = [], stated: [Baseline: DailyClose] = [:], today: [Double] = [], source: FeedID,
        trial: TrialPrice? = nil, session: SessionFigures? = nil
    ) {
        (self.symbol, self.name, self.currency, self.kind) = (symbol, name, currency, kind)
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
        return baseline.base(in: closes, before: day, skipped: skipped) { venue.hasClose(on: $0) }
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
