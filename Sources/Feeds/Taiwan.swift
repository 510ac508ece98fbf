import CivilTime
import Market

/// What Taiwan's two exchanges have in common.
enum Taiwan {
    /// Which of the exchanges a stock is on.
    enum Board: String, Sendable, CaseIterable {
        /// The Taiwan Stock Exchange, `.TW`.
        case tse
        /// The Taipei Exchange, `.TWO`.
        case otc

        /// The board of a symbol as Yahoo spells it; nil for stocks of elsewhere.
        init?(of symbol: Symbol) {
            let text = symbol.text
            guard let dot = text.lastIndex(of: "."), Taiwan.code(of: symbol) != nil else { return nil }
            switch text[text.index(after: dot)...].uppercased() {
            case "TW": self = .tse
            case "TWO": self = .otc
            default: return nil
            }
        }
    }

    static let zone = "Asia/Taipei"
    static let currency = "TWD"
    /// When the regular session begins.
    static let open = TimeOfDay(second: 9 * 3600)
    /// When it ends.
    static let close = TimeOfDay(second: 13 * 3600 + 30 * 60)

    /// The exchange's own code of a stock: `2330` of `2330.TW`; nil if it cannot be one.
    static func code(of symbol: Symbol) -> String? {
        guard let dot = symbol.text.lastIndex(of: ".") else { return nil }
        let code = symbol.text[..<dot].uppercased()
        let isPlain = code.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
        return isPlain && (1...12).contains(code.utf8.count) ? code : nil
    }

    /// Reads `1151005` and `115/10/05`, of the calendar that counts from 1912, and `20261005`; nil for anything else.
    static func day(_ text: String) -> Day? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "/") }
        guard (6...8).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        let year = number / 10_000 + (digits.count == 8 ? 0 : 1911)
        return Day(year: year, month: number / 100 % 100, day: number % 100)
    }

    /// Reads `1020.0000` and `2,505.00`; nil for 0 and for what stands in place of a price: nothing, `-`, `--`.
    static func price(_ text: String) -> Double? {
        Double(decimal: text)?.ifPositive
    }
}
