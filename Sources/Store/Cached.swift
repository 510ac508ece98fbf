package import Board
package import CivilTime
package import Figures
package import Market

/// What the program knew when it last ran: enough for a first picture before any feed has answered.
package struct Cached: Hashable, Sendable {
    /// The last rate of each currency, by code, with when it had arrived. Of several providers' the one
    /// shown last.
    package var rates: [Seen<Rate>]
    /// What is known of each stock, by symbol, with when its price had arrived, and with the closes from 40
    /// days before its price on.
    package var quotes: [Seen<Quote>]
    /// Each currency's closes from 40 days before its latest rate on, oldest first: units per US dollar.
    /// A day's close is that of a feed of closes; where there is none, the last rate of the day, in UTC.
    /// Saturdays and Sundays have none.
    package var rateCloses: [CurrencyCode: [DailyClose]]
    /// Weekdays among those for which a feed of closes has none.
    package var rateSkipped: [CurrencyCode: Set<Day>]
    /// Figures that were not shown.
    package var unshown: [UnshownFigure]

    /// Makes a cache; by default an empty one.
    package init(
        rates: [Seen<Rate>] = [], quotes: [Seen<Quote>] = [], rateCloses: [CurrencyCode: [DailyClose]] = [:],
        rateSkipped: [CurrencyCode: Set<Day>] = [:], unshown: [UnshownFigure] = []
    ) {
        (self.unshown, self.rates, self.quotes) = (unshown, rates, quotes)
        (self.rateCloses, self.rateSkipped) = (rateCloses, rateSkipped)
    }
}

extension Known {
    /// What a store had, each figure of the time it had arrived.
    ///
    /// - Parameter stocks: Those on the board that were looked up; nil for all.
    package init(_ cached: Cached, of stocks: [Symbol]? = nil) {
        self.init(
            rates: cached.rates, rateCloses: cached.rateCloses, rateSkipped: cached.rateSkipped,
            quotes: cached.quotes, stocks: stocks, unshown: cached.unshown)
    }
}
