package import Market

/// How a figure is written.
package enum FigureForm: Hashable, Sendable {
    /// A rate of one unit of the base, written for so many.
    case rate(units: Int)
    case price
    /// A sum of money, with the minor units of its currency.
    case amount(CurrencyCode)
}
