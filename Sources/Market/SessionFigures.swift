/// What a feed tells of a stock's day and year beside its price, in the units of its prices.
package struct SessionFigures: Hashable, Sendable {
    /// The day's lowest and highest price so far.
    package var day: ClosedRange<Double>?
    /// The lowest and highest price of the last 52 weeks.
    package var year: ClosedRange<Double>?
    /// How much was traded on the day.
    package var volume: Double?
    /// The exchange's name.
    package var exchange: String?

    /// Makes figures; nil where nothing is told.
    package init?(
        day: ClosedRange<Double>? = nil, year: ClosedRange<Double>? = nil, volume: Double? = nil,
        exchange: String? = nil
    ) {
        if day == nil, year == nil, volume == nil, exchange == nil { return nil }
        (self.day, self.year, self.volume, self.exchange) = (day, year, volume, exchange)
    }
}
