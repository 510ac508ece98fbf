/// What a feed tells of a stock's day and year beside its price, in the units of its prices.
public struct SessionFigures: Hashable, Sendable {
    /// The day's lowest and highest price so far.
    public var day: ClosedRange<Double>?
    /// The lowest and highest price of the last 52 weeks.
    public var year: ClosedRange<Double>?
    /// How much was traded on the day.
    public var volume: Double?
    /// The exchange's name.
    public var exchange: String?

    /// Makes figures; nil where nothing is told.
    public init?(
        day: ClosedRange<Double>? = nil, year: ClosedRange<Double>? = nil, volume: Double? = nil,
        exchange: String? = nil
    ) {
        if day == nil, year == nil, volume == nil, exchange == nil { return nil }
        (self.day, self.year, self.volume, self.exchange) = (day, year, volume, exchange)
    }
}

/// A price made before or after an exchange's session. It is no part of any day's change.
public struct ExtendedPrice: Hashable, Sendable {
    /// The last bar outside of the session; its end is not told, so that its start is the price's time.
    public var bar: Bar
    /// The change since the last price of a session, as a ratio; nil where that price is not among the bars.
    public var change: Double?

    /// The price that the last of `bars`, in their order, ends with; nil where that bar is of a session.
    public init?(_ bars: [Bar]) {
        guard let last = bars.last, last.session != .regular else { return nil }
        bar = last
        change = bars.last { $0.session == .regular }.flatMap {
            Baseline.change(from: $0.close, to: last.close)
        }
    }
}
