package import CivilTime
package import Market
package import Money

/// An amount of money that every rate card tells in its own currency.
package struct Amount: Hashable, Sendable {
    /// How much.
    package var value: Rational
    package var currency: CurrencyCode
    /// Per cent that are taken off, as a bank does; nil for what the settings say.
    package var margin: Rational?
    /// The day whose rates are meant; nil for the present ones.
    package var day: Day?
    /// Whether cards tell what as much of their own currency comes to in this one.
    package var isInverse: Bool

    package init(
        _ value: Rational, _ currency: CurrencyCode, margin: Rational? = nil, on day: Day? = nil,
        isInverse: Bool = false
    ) {
        (self.value, self.currency, self.margin) = (value, currency, margin)
        (self.day, self.isInverse) = (day, isInverse)
    }

    /// An amount as it was typed; without a currency it is of `base`.
    package init(_ spoken: SpokenAmount, base: CurrencyCode) {
        self.init(spoken.value, spoken.currency ?? base, margin: spoken.margin, on: spoken.day)
    }
}
