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
