package import CivilTime
package import Market

/// Figures that were there before the first feed answered.
package struct Known: Hashable, Sendable {
    /// Rates with when they had arrived.
    package var rates: [Seen<Rate>]
    /// Closes per dollar.
    package var rateCloses: [CurrencyCode: [DailyClose]]
    /// Weekdays that a feed of closes leaves out.
    package var rateSkipped: [CurrencyCode: Set<Day>]
    /// Quotes with when they had arrived.
    package var quotes: [Seen<Quote>]
    /// The stocks on the board that quotes were looked up for, where others are still to be; nil when these are all quotes.
    package var stocks: [Symbol]?
    /// Figures that earlier runs did not show.
    package var unshown: [UnshownFigure]

    package init(
        rates: [Seen<Rate>] = [], rateCloses: [CurrencyCode: [DailyClose]] = [:],
        rateSkipped: [CurrencyCode: Set<Day>] = [:], quotes: [Seen<Quote>] = [], stocks: [Symbol]? = nil,
        unshown: [UnshownFigure] = []
    ) {
        (self.stocks, self.unshown, self.rates) = (stocks, unshown, rates)
        (self.rateCloses, self.rateSkipped, self.quotes) = (rateCloses, rateSkipped, quotes)
    }
}
