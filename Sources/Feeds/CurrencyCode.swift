/// Which three-letter codes of a feed are currencies.
enum CurrencyCode {
    /// Whether `code` has the shape of an ISO 4217 code and is not one that stands for something else.
    static func isCurrency(_ code: String) -> Bool {
        code.utf8.count == 3 && code.utf8.allSatisfy { (65...90).contains($0) } && !others.contains(code)
    }

    /// ISO 4217's codes for metals, bond market units, tests and "none". Other codes in X are currencies
    /// (XAF, XCD, XCG, XOF, XPF) or what central banks quote as one (XDR).
    private static let others: Set<String> = [
        "XAG", "XAU", "XPD", "XPT", "XBA", "XBB", "XBC", "XBD", "XTS", "XXX",
    ]
}
