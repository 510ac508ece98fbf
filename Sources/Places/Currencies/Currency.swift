public import Market

/// Currencies by their ISO 4217 codes.
public enum Currency {
    /// The currency's name in the language of `locale`, such as `Japanese Yen`; nil for a code that Unicode's CLDR does
    /// not know.
    ///
    /// In a language that the program does not speak it is English, in CLDR's spelling (`South Korean Won`, `New Taiwan Dollar`,
    /// `Euro`). Withdrawn currencies have names too.
    public static func name(_ code: CurrencyCode, locale: String = "en_US") -> String? {
        CurrencyTable.line(code.text).map { CurrencyTable.name($0, column: CityTable.column(locale)) }
    }

    /// The codes of the currencies that some country pays with.
    public static var inUse: [CurrencyCode] {
        CurrencyTable.lines.compactMap { $0.bytes(1).isEmpty ? nil : CurrencyCode($0.string(0)) }
    }

    /// Currencies and units of account that are in use though no country pays with them.
    private static let withoutCountry: Set<String> = [
        "BOV", "CHE", "CHW", "CLF", "CNH", "COU", "MXV", "USN", "UYI", "UYW", "XDR", "XSU", "XUA",
    ]

    /// Whether no country pays with the currency any more. Unknown codes are not said to be withdrawn.
    public static func isWithdrawn(_ code: CurrencyCode) -> Bool {
        guard let line = CurrencyTable.line(code.text) else { return false }
        return line.bytes(1).isEmpty && !withoutCountry.contains(code.text)
    }
}
