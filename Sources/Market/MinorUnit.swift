/// The unit of prices: a currency, or a hundredth of one.
///
/// Yahoo writes pence as `GBp`, South African cents as `ZAc` and Israeli agorot as `ILA`; others write `GBX` and `ZAC`.
package struct MinorUnit: Hashable, Sendable {
    /// The currency.
    package let code: CurrencyCode
    /// How many of the unit one unit of the currency is.
    package let parts: Double

    /// Reads a feed's unit, as in `Quote.currency`; nil for none.
    package init?(_ text: String) {
        let whole: String? =
            switch text {
            case "GBp", "GBX": "GBP"
            case "ZAc", "ZAC": "ZAR"
            case "ILA": "ILS"
            default: nil
            }
        guard let code = CurrencyCode(whole ?? text) else { return nil }
        (self.code, parts) = (code, whole == nil ? 1 : 100)
    }
}
