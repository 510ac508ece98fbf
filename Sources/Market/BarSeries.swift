public import CivilTime

/// The bars of one thing that are wanted.
public struct BarsQuery: Hashable, Sendable {
    /// What they are of.
    public var symbol: Symbol
    /// How long each lasts.
    public var interval: BarInterval
    /// The first day, in UTC.
    public var since: Day

    /// Makes a query.
    public init(_ symbol: Symbol, _ interval: BarInterval, since: Day) {
        (self.symbol, self.interval, self.since) = (symbol, interval, since)
    }
}

/// Bars of one thing, by one feed, oldest first.
public struct BarSeries: Hashable, Sendable {
    /// What bars are of.
    public struct Key: Hashable, Sendable {
        /// The thing.
        public var symbol: Symbol
        /// How long each bar lasts.
        public var interval: BarInterval

        /// Makes a key.
        public init(_ symbol: Symbol, _ interval: BarInterval) {
            (self.symbol, self.interval) = (symbol, interval)
        }
    }

    /// What they are of.
    public var key: Key
    /// What kind of thing that is, by the feed.
    public var kind: Instrument
    /// The unit of the prices, as in `Quote.currency`.
    public var currency: String?
    /// The exchange's zone, by IANA name.
    public var zone: String
    /// The feed that told them.
    public var source: FeedID
    /// The span that the feed was asked for; all bars that it has of it are here.
    public var span: Range<Instant>
    /// The bars, oldest first, one a span of time.
    public var bars: [Bar]
    /// Splits and dividends in that span, oldest first, where the feed tells of them.
    public var actions: [CorporateAction]

    /// Makes a series.
    public init(
        _ key: Key, kind: Instrument = .unknown, currency: String? = nil, zone: String, source: FeedID,
        span: Range<Instant>, bars: [Bar], actions: [CorporateAction] = []
    ) {
        (self.key, self.kind, self.currency, self.zone) = (key, kind, currency, zone)
        (self.source, self.span, self.bars, self.actions) = (source, span, bars, actions)
    }
}

/// What a store has of a feed's bars of one thing.
public struct BarSpan: Hashable, Sendable {
    /// Since when all bars are there that the feed has.
    public var since: Instant
    /// The start of the newest; nil for none.
    public var last: Instant?
    /// When the feed told of them last.
    public var seenAt: Instant

    /// Makes a span.
    public init(since: Instant, last: Instant?, seenAt: Instant) {
        (self.since, self.last, self.seenAt) = (since, last, seenAt)
    }
}
