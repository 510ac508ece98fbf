/// A stock's symbol as Yahoo writes it, with its exchange's suffix: `2330.TW`, `^TWII`, `BRK-B`, `M&M.NS`, `ES=F`.
///
/// Symbols go into addresses, files and onto the screen, so only characters that are harmless in all three are let
/// in. Small letters tell some stocks apart (`BARCl.XC`).
package struct Symbol: Identity {
    /// Letters, digits and `. - _ ^ = &`, at most 40, with a letter or a digit among them.
    package let text: String

    /// Reads a symbol; nil where it has other characters, or too many.
    package init?(_ text: String) {
        var isNamed = false
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122: isNamed = true
            case 38, 45, 46, 61, 94, 95: break
            default: return nil
            }
        }
        guard isNamed, text.utf8.count <= 40 else { return nil }
        self.text = text
    }

    /// Units of a currency per dollar, as Yahoo charts them: `USDTWD=X`.
    package init(dollarIn code: CurrencyCode) { self.init(.usd, in: code) }

    /// Units of a currency per one unit of another, as Yahoo charts them: `EURTWD=X`.
    package init(_ base: CurrencyCode, in code: CurrencyCode) { text = "\(base)\(code)=X" }
}
