package import CivilTime

/// The bars of one thing that are wanted.
package struct BarsQuery: Hashable, Sendable {
    /// What they are of.
    package var symbol: Symbol
    /// How long each lasts.
    package var interval: BarInterval
    /// The first day, in UTC.
    package var since: Day

    /// Makes a query.
    package init(_ symbol: Symbol, _ interval: BarInterval, since: Day) {
        (self.symbol, self.interval, self.since) = (symbol, interval, since)
    }
}

/// Bars of one thing, by one feed, oldest first.
package struct BarSeries: Hashable, Sendable {
    /// What bars are of.
    package struct Key: Hashable, Sendable {
        /// The thing.
        package var symbol: Symbol
        /// How long each bar lasts.
        package var interval: BarInterval

        /// Makes a key.
        package init(_ symbol: Symbol, _ interval: BarInterval) {
            (self.symbol, self.interval) = (symbol, interval)
        }
    }

    /// What they are of.
    package var key: Key
    /// What kind of thing that is, by the feed.
    package var kind: Instrument
    /// The unit of the prices, as in `Quote.currency`.
    package var currency: String?
    /// The exchange's zone, by IANA name.
    package var zone: String
    /// The feed that told them.
    package var source: FeedID
    /// The span that the feed was asked for; all bars that it has of it are here.
    package var span: Range<Instant>
    /// The bars, oldest first, one a span of time.
    package var bars: [Bar]
    /// Splits and dividends in that span, oldest first, where the feed tells of them.
    package var actions: [CorporateAction]

    /// Makes a series.
    package init(
        _ key: Key, kind: Instrument = .unknown, currency: String? = nil, zone: String, source: FeedID,
        span: Range<Instant>, bars: [Bar], actions: [CorporateAction] = []
    ) {
        (self.key, self.kind, self.currency, self.zone) = (key, kind, currency, zone)
        (self.source, self.span, self.bars, self.actions) = (source, span, bars, actions)
    }
}

/// What a store has of a feed's bars of one thing.
package struct BarSpan: Hashable, Sendable {
    /// Since when all bars are there that the feed has.
    package var since: Instant
    /// The start of the newest; nil for none.
    package var last: Instant?
    /// When the feed told of them last.
    package var seenAt: Instant

    /// Makes a span.
    package init(since: Instant, last: Instant?, seenAt: Instant) {
        (self.since, self.last, self.seenAt) = (since, last, seenAt)
    }
}
