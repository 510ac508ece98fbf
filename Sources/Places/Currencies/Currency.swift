package import Market

package enum Currency {
    /// `Japanese Yen`; nil if it is not in Unicode's CLDR. English, in CLDR's spelling, for languages that
    /// the program does not speak. Withdrawn currencies have names too.
    package static func name(_ code: CurrencyCode, locale: String = "en_US") -> String? {
        CurrencyTable.line(code.text).map { CurrencyTable.name($0, column: CityTable.column(locale)) }
    }

    package static var inUse: [CurrencyCode] {
        CurrencyTable.lines.compactMap { $0.bytes(1).isEmpty ? nil : CurrencyCode($0.string(0)) }
    }

    /// In use though no country pays with them.
    private static let withoutCountry: Set<String> = [
        "BOV", "CHE", "CHW", "CLF", "CNH", "COU", "MXV", "USN", "UYI", "UYW", "XDR", "XSU", "XUA",
    ]

    package static func isWithdrawn(_ code: CurrencyCode) -> Bool {
        guard let line = CurrencyTable.line(code.text) else { return false }
        return line.bytes(1).isEmpty && !withoutCountry.contains(code.text)
    }

    /// By share of all foreign exchange: Bank for International Settlements, Triennial Survey 2022, table 5.
    package static let mostTraded = [
        "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD",
        "INR", "MXN", "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF",
        "CLP", "SAR", "PHP", "MYR",
    ]

    static func isTradedMore(_ a: CurrencyCode, _ b: CurrencyCode) -> Bool {
        func share(_ code: CurrencyCode) -> Int { mostTraded.firstIndex(of: code.text) ?? mostTraded.count }
        return share(a) != share(b) ? share(a) < share(b) : a < b
    }
}

enum CurrencyTable {
    private static let table = TextTable(currencies)

    static var lines: [TextTable.Line] { table.lines }

    static func line(_ code: String) -> TextTable.Line? { table.line(code) }

    static func name(_ line: TextTable.Line, column: Int?) -> String {
        column.flatMap { line.item(2, $0 + 1) } ?? line.item(2, 0) ?? line.string(0)
    }
}
