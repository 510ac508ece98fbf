/// Exchanges by the suffix that Yahoo gives their symbols.
public enum Exchange {
    /// The zone whose calendar the exchange keeps; New York for symbols without a suffix, UTC for a suffix
    /// that is not in the table.
    ///
    /// Source of the suffixes: Yahoo's page "Exchanges and data providers on Yahoo Finance".
    public static func zone(of symbol: String) -> String {
        guard let dot = symbol.lastIndex(of: ".") else { return "America/New_York" }
        switch symbol[symbol.index(after: dot)...].uppercased() {
        case "TW", "TWO": return "Asia/Taipei"
        case "T": return "Asia/Tokyo"
        case "HK": return "Asia/Hong_Kong"
        case "SS", "SZ": return "Asia/Shanghai"
        case "KS", "KQ": return "Asia/Seoul"
        case "SI": return "Asia/Singapore"
        case "JK": return "Asia/Jakarta"
        case "KL": return "Asia/Kuala_Lumpur"
        case "BK": return "Asia/Bangkok"
        case "NS", "BO": return "Asia/Kolkata"
        case "L", "IL": return "Europe/London"
        case "DE", "F", "BE", "DU", "HM", "HA", "MU", "SG": return "Europe/Berlin"
        case "PA": return "Europe/Paris"
        case "AS": return "Europe/Amsterdam"
        case "BR": return "Europe/Brussels"
        case "LS": return "Europe/Lisbon"
        case "MC": return "Europe/Madrid"
        case "MI": return "Europe/Rome"
        case "SW": return "Europe/Zurich"
        case "ST": return "Europe/Stockholm"
        case "CO": return "Europe/Copenhagen"
        case "OL": return "Europe/Oslo"
        case "HE": return "Europe/Helsinki"
        case "VI": return "Europe/Vienna"
        case "TO", "V", "CN", "NE": return "America/Toronto"
        case "SA": return "America/Sao_Paulo"
        case "MX": return "America/Mexico_City"
        case "AX": return "Australia/Sydney"
        case "NZ": return "Pacific/Auckland"
        case "TA": return "Asia/Jerusalem"
        case "SR": return "Asia/Riyadh"
        case "JO": return "Africa/Johannesburg"
        default: return "UTC"
        }
    }

    /// The symbol without its exchange's suffix: `2330` for `2330.TW`. A suffix that is not in the table
    /// above (`BRK.B`) is part of the name.
    public static func shortSymbol(_ symbol: String) -> String {
        guard let dot = symbol.lastIndex(of: "."), zone(of: symbol) != "UTC" else { return symbol }
        return String(symbol[..<dot])
    }
}
