package import Market

package enum FigureForm: Hashable, Sendable {
    /// Of `units` of the base.
    case rate(units: Int)
    case price
    /// With the minor units of its currency.
    case amount(CurrencyCode)
}
