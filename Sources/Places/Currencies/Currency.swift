package import Market

/// Currencies by their ISO 4217 codes.
package enum Currency {
    /// The currency's name in the language of `locale`, such as `Japanese Yen`; nil for a code that is
    /// not in Unicode's CLDR.
    ///
    /// For other languages than the program's it is English, in CLDR's spelling (`South Korean Won`, `New
    /// Taiwan Dollar`, `Euro`). Withdrawn currencies have names too.
    package static func name(_ code: CurrencyCode, locale: String = "en_US") -> String? {
        CurrencyTable.line(code.text).map { CurrencyTable.name($0, column: CityTable.column(locale)) }
    }

    /// The codes of the currencies that some country pays with.
    package static var inUse: [CurrencyCode] {
        CurrencyTable.lines.compactMap { $0.bytes(1).isEmpty ? nil : CurrencyCode($0.string(0)) }
    }

    /// Currencies and units of account that are in use though no country pays with them.
    private static let withoutCountry: Set<String> = [
        "BOV", "CHE", "CHW", "CLF", "CNH", "COU", "MXV", "USN", "UYI", "UYW", "XDR", "XSU", "XUA",
    ]

    /// True if no country uses the currency any more. False for unknown codes.
    package static func isWithdrawn(_ code: CurrencyCode) -> Bool {
        guard let line = CurrencyTable.line(code.text) else { return false }
        return line.bytes(1).isEmpty && !withoutCountry.contains(code.text)
    }

    /// Currencies by their share of all foreign exchange, the largest first.
    ///
    /// Source: Bank for International Settlements, Triennial Central Bank Survey 2022, table 5.
    package static let mostTraded = [
        "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD",
        "INR", "MXN", "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF",
        "CLP", "SAR", "PHP", "MYR",
    ]

    /// True if `a` has the larger share; currencies without a known share are in the order of their codes.
    static func isTradedMore(_ a: CurrencyCode, _ b: CurrencyCode) -> Bool {
        func share(_ code: CurrencyCode) -> Int { mostTraded.firstIndex(of: code.text) ?? mostTraded.count }
        return share(a) != share(b) ? share(a) < share(b) : a < b
    }
}

enum CurrencyTable {
    private static let table = TextTable(currencies)

    static var lines: [TextTable.Line] { table.lines }

    static func line(_ code: String) -> TextTable.Line? { table.line(code) }

    /// The currency's name in the language of a column of the table of cities, else in English.
    static func name(_ line: TextTable.Line, column: Int?) -> String {
        column.flatMap { line.item(2, $0 + 1) } ?? line.item(2, 0) ?? line.string(0)
    }
}
