package import CivilTime
package import Market

package enum CostMethod: String, Hashable, Sendable, CaseIterable {
    case fifo
    /// A part of each lot, at the average cost of all.
    case average
}

/// Everything that a computation needs in addition to the rows.
package struct Terms: Hashable, Sendable {
    /// Later rows do not count.
    package var day: Day
    package var method: CostMethod
    package var rates: HomeRates
    /// Rows' own rates count only in the home currency of the settings.
    package var usesOwnRates: Bool
    /// As in `Quote.currency`. An unquoted item's unit is that of its first row that names one.
    package var units: [Symbol: String]

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
    /// On a past day its close, adjusted for later splits.
    package var price: Rational?
    package var close: Rational?
    package var closeDay: Day?
    /// True if later splits change neither price nor close.
    package var isOfThatDay: Bool

    package init(
        price: Rational? = nil, close: Rational? = nil, closeDay: Day? = nil, isOfThatDay: Bool = false
    ) {
        (self.price, self.close, self.closeDay) = (price, close, closeDay)
        self.isOfThatDay = isOfThatDay
    }
}

extension ItemPrice {
    package init(_ quote: Quote) {
        let close = quote.base(.d1)
        self.init(
            price: quote.price.flatMap { Rational($0) }, close: (close?.close).flatMap { Rational($0) },
            closeDay: close?.day)
    }
}
