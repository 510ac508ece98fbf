/// What is known of one stock: its last price and the closes before it.
public struct Quote: Hashable, Sendable {
    /// The symbol as Yahoo spells it, with the exchange's suffix: `2330.TW`.
    public var symbol: String
    /// The company's name, cleaned; nil when the feed gives none.
    public var name: String?
    /// The currency of all its prices; `GBp` is pence. Nil when the feed gives none.
    public var currency: String?
    /// The last price; nil when the feed has none.
    public var price: Double?
    /// When that price was made; nil without a price.
    public var time: Instant?
    /// The exchange's zone, by IANA name.
    public var zone: String
    /// One close a trading day, oldest first, the price's own day left out or last.
    public var closes: [DailyClose]
    /// The closes that the feed itself names for a baseline; they win over counting days in `closes`.
    public var stated: [Baseline: DailyClose]
    /// The line of the price's own day, oldest first; empty when the feed has none.
    public var today: [Double]
    /// The feed's kind, such as `yahoo`.
    public var source: String

    /// Makes a quote.
    public init(
        symbol: String, name: String? = nil, currency: String? = nil, price: Double? = nil,
        time: Instant? = nil, zone: String, closes: [DailyClose] = [], stated: [Baseline: DailyClose] = [:],
        today: [Double] = [], source: String
    ) {
        self.symbol = symbol
        self.name = name
        self.currency = currency
        self.price = price
        self.time = time
        self.zone = zone
        self.closes = closes
        self.stated = stated
        self.today = today
        self.source = source
    }

    /// The exchange's calendar day that the price belongs to.
    public var day: Day? {
        guard let time, let zone = Zone(zone) else { return nil }
        return zone.local(time).day
    }

    /// The close that changes are measured against: the one the feed states, else the one counted back in
    /// `closes` from the price's own day. Nil where neither is known.
    ///
    /// Before a session's first price, a feed may state the close of the very day that the last price is of;
    /// that is no base for it.
    public func base(_ baseline: Baseline) -> DailyClose? {
        let day = day
        if let close = stated[baseline], day.map({ close.day < $0 }) ?? true { return close }
        guard let day else { return nil }
        return baseline.base(in: closes, before: day)
    }
}
