package import Market

package enum FigureForm: Hashable, Sendable {
    /// Of one unit of the base, written for `units`.
    case rate(units: Int)
    case price
    /// With the minor units of its currency.
    case amount(CurrencyCode)
}
