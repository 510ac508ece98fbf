package import CivilTime
package import Market

/// The order in which a sale takes lots.
package enum CostMethod: String, Hashable, Sendable, CaseIterable {
    /// The oldest first.
    case fifo
    /// A part of all: each costs what they cost on average.
    case average
}

/// The input of a computation, in addition to the rows.
package struct Terms: Hashable, Sendable {
    /// The requested day; later rows do not count.
    package var day: Day
    /// The order in which a sale takes lots.
    package var method: CostMethod
    /// The home currency, and what others are worth in it.
    package var rates: HomeRates
    /// True if rows' own rates count: they are in the home currency of the settings and no other.
    package var usesOwnRates: Bool
    /// The units that items are quoted in, as in `Quote.currency`. An unquoted item's unit is that of its first row that
    /// names one.
    package var units: [Symbol: String]

    /// Makes terms.
    ///
    /// - Parameter day: nil for today.
    package init(
        on day: Day? = nil, method: CostMethod = .fifo, rates: HomeRates, usesOwnRates: Bool = true,
        units: [Symbol: String] = [:]
    ) {
        (self.day, self.method, self.rates) = (day ?? rates.today, method, rates)
        (self.usesOwnRates, self.units) = (usesOwnRates, units)
    }
}

/// An item's price on the requested day, in its unit as quoted.
package struct ItemPrice: Hashable, Sendable {
    /// The price; on a past day its close. As the service tells it today, which takes later splits into account.
    package var price: Rational?
    /// The close that the day's change is measured against.
    package var close: Rational?
    package var closeDay: Day?
    /// True if both are in the shares of the requested day, so that later splits change neither.
    package var isOfThatDay: Bool

    package init(
        price: Rational? = nil, close: Rational? = nil, closeDay: Day? = nil, isOfThatDay: Bool = false
    ) {
        (self.price, self.close, self.closeDay) = (price, close, closeDay)
        self.isOfThatDay = isOfThatDay
    }
}

extension ItemPrice {
    /// A quote's price, and its close before.
    package init(_ quote: Quote) {
        let close = quote.base(.d1)
        self.init(
            price: quote.price.flatMap { Rational($0) }, close: (close?.close).flatMap { Rational($0) },
            closeDay: close?.day)
    }
}
