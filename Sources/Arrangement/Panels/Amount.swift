package import CivilTime
package import Market
package import Money

/// An amount of money that every rate card shows in its own currency.
package struct Amount: Hashable, Sendable {
    package var value: Rational
    package var currency: CurrencyCode
    /// Percent deducted, as a bank does; nil for the setting.
    package var margin: Rational?
    /// The day whose rates apply; nil for current rates.
    package var day: Day?
    /// True if cards show the amount of their own currency converted into this one.
    package var isInverse: Bool

    package init(
        _ value: Rational, _ currency: CurrencyCode, margin: Rational? = nil, on day: Day? = nil,
        isInverse: Bool = false
    ) {
        (self.value, self.currency, self.margin) = (value, currency, margin)
        (self.day, self.isInverse) = (day, isInverse)
    }

    /// Without a currency it is in `base`.
    package init(_ spoken: SpokenAmount, base: CurrencyCode) {
        self.init(spoken.value, spoken.currency ?? base, margin: spoken.margin, on: spoken.day)
    }
}
