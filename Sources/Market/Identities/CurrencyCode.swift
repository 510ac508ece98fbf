/// An ISO 4217 code of a currency, such as `JPY`. Whether there is such a currency, only feeds can tell.
package struct CurrencyCode: Identity {
    /// Three letters from A to Z.
    package let text: String

    /// Reads a code; nil where it is not three letters from A to Z, or does not stand for a currency.
    package init?(_ text: String) {
        guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0) }),
            text.utf8.first != UInt8(ascii: "X") || !CurrencyCode.others.contains(text)
        else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// The US dollar, which feeds quote all others against.
    package static let usd = CurrencyCode(known: "USD")

    /// ISO 4217's codes for metals, bond market units, tests and "none". Other codes in X are currencies
    /// (XAF, XCD, XCG, XOF, XPF) or what central banks quote as one (XDR).
    private static let others: Set<String> = [
        "XAG", "XAU", "XPD", "XPT", "XBA", "XBB", "XBC", "XBD", "XTS", "XXX",
    ]

    /// How many units of it as the base people see rates for: 100 of a currency that is worth less than about a US cent.
    ///
    /// This is a table and not today's rate: if the unit moved with the market, a typed level would mean something else.
    package var rateUnits: Int { CurrencyCode.small.contains(text) ? 100 : 1 }

    private static let small: Set<String> = [
        "AMD", "AOA", "ARS", "BDT", "BIF", "CDF", "CLP", "COP", "CRC", "CVE", "DJF", "DZD", "ETB", "GNF",
        "GYD", "HTG", "HUF", "IDR", "IQD", "IRR", "ISK", "JMD", "JPY", "KES", "KHR", "KMF", "KPW", "KRW",
        "KZT", "LAK", "LBP", "LKR", "LRD", "MGA", "MMK", "MNT", "MWK", "NGN", "NPR", "PKR", "PYG", "RSD",
        "RWF", "SDG", "SLL", "SOS", "SSP", "SYP", "TZS", "UGX", "UZS", "VES", "VND", "VUV", "XAF", "XOF",
        "XPF", "YER",
    ]
}
