package import Market

package enum FigureForm: Hashable, Sendable {
    case rate(units: Int)
    case price
    /// With the minor units of its currency.
    case amount(CurrencyCode)
}
