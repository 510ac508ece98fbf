package enum Listing {
    /// Yahoo's suffix of a country's first exchange, by the letters that ISINs begin with.
    private static let homes: [String: String] = [
        "US": "", "DE": "DE", "GB": "L", "FR": "PA", "NL": "AS", "IT": "MI", "ES": "MC", "CH": "SW",
        "SE": "ST", "DK": "CO",
        "NO": "OL", "FI": "HE", "CA": "TO", "AU": "AX", "NZ": "NZ", "JP": "T", "HK": "HK", "TW": "TW",
        "KR": "KS", "SG": "SI",
        "AT": "VI", "BE": "BR", "PT": "LS", "PL": "WA", "ZA": "JO", "IL": "TA", "IN": "NS", "BR": "SA",
        "MX": "MX",
    ]
    /// Currencies by exchanges' suffixes. Others trade in euros or in several.
    private static let currencies: [String: String] = [
        "": "USD", "L": "GBP", "SW": "CHF", "ST": "SEK", "CO": "DKK", "OL": "NOK", "TO": "CAD", "V": "CAD",
        "AX": "AUD",
        "NZ": "NZD", "T": "JPY", "HK": "HKD", "TW": "TWD", "TWO": "TWD", "KS": "KRW", "SI": "SGD",
        "WA": "PLN", "JO": "ZAR",
        "TA": "ILS", "NS": "INR", "BO": "INR", "SA": "BRL", "MX": "MXN", "DE": "EUR", "F": "EUR", "SG": "EUR",
        "MU": "EUR",
        "PA": "EUR", "AS": "EUR", "MI": "EUR", "MC": "EUR", "BR": "EUR", "LS": "EUR", "HE": "EUR",
        "VI": "EUR", "IR": "EUR",
    ]

    /// The home exchange first, then those in a currency that the security was paid in.
    package static func ordered(
        _ stocks: [FoundStock], of isin: ISIN, in units: [String]
    ) -> [FoundStock] {
        let home = homes[String(isin.text.prefix(2))]
        let paid = Set(units.compactMap { MinorUnit($0)?.code.text })
        func rank(_ stock: FoundStock) -> Int {
            let parts = stock.symbol.text.split(separator: ".")
            let suffix = parts.count > 1 ? String(parts[parts.count - 1]) : ""
            if suffix == home { return 0 }
            return currencies[suffix].map(paid.contains) ?? false ? 1 : 2
        }
        return stocks.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }
}
