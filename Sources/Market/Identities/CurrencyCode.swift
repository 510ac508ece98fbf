/// An ISO 4217 code of a currency, such as `JPY`. Whether there is such a currency, only feeds can tell.
public struct CurrencyCode: Identity {
    /// Three letters from A to Z.
    public let text: String

    /// Reads a code; nil where it is not three letters from A to Z, or does not stand for a currency.
    public init?(_ text: String) {
        guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0) }),
            text.utf8.first != UInt8(ascii: "X") || !CurrencyCode.others.contains(text)
        else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// The US dollar, which feeds quote all others against.
    public static let usd = CurrencyCode(known: "USD")

    /// ISO 4217's codes for metals, bond market units, tests and "none". Other codes in X are currencies
    /// (XAF, XCD, XCG, XOF, XPF) or what central banks quote as one (XDR).
    private static let others: Set<String> = [
        "XAG", "XAU", "XPD", "XPT", "XBA", "XBB", "XBC", "XBD", "XTS", "XXX",
    ]
}
