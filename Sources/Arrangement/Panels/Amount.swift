package import CivilTime
package import Market
package import Money

/// Every rate card shows it in its own currency.
package struct Amount: Hashable, Sendable {
    package var value: Rational
    package var currency: CurrencyCode
    /// In percent, as a bank deducts it; nil for the setting.
    package var margin: Rational?
    package var day: Day?
    /// Cards show the amount of their own currency in this one.
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
