package import Market

package enum FigureForm: Hashable, Sendable {
    /// A rate of one unit of the base, written for `units`.
    case rate(units: Int)
    case price
    /// A sum of money with the minor units of its currency.
    case amount(CurrencyCode)
}
