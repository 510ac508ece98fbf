package import Market

/// Likely meanings of an unknown code or symbol, the likeliest first; at most three.
package enum Nearest {
    private static let most = 3

    package static func words(to word: String, among choices: [String]) -> [String] {
        let word = word.lowercased()
        return Array(choices.filter { isSlip(word, $0.lowercased()) }.prefix(most))
    }

    /// Currencies in use with the same letters, `code` in the name, or a slip away; the most traded first.
    package static func currencies(to code: CurrencyCode) -> [CurrencyCode] {
        let all = CurrencySearch.matches("").map(\.code)
        let slips = all.filter { isSlip(code.text, $0.text) }
        let swapped = slips.filter { $0.text.sorted() == code.text.sorted() }
        let others = slips.filter { !swapped.contains($0) }.sorted(by: Currency.isTradedMore)
        var seen: Set = [code]
        let found = swapped + CurrencySearch.matches(code.text).map(\.code) + others
        return Array(found.filter { seen.insert($0).inserted }.prefix(most))
    }

    /// In Yahoo's form. If an existing symbol in `known` fits, the result has no others.
    package static func symbols(to symbol: Symbol, known: some Sequence<Symbol> = []) -> [Symbol] {
        let near = known.filter { other in
            other != symbol
                && (stem(other.text) == stem(symbol.text) || isSlip(symbol.text, other.text))
        }.sorted()
        var seen: Set = [symbol]
        let found = near.isEmpty ? forms(of: symbol.text).compactMap(Symbol.init) : near
        return Array(found.filter { seen.insert($0).inserted }.prefix(most))
    }

    /// Exchanges' endings that other programs write differently.
    private static let endings = [
        "SH": "SS", "SSE": "SS", "SZSE": "SZ", "TWSE": "TW", "TPE": "TW", "TPEX": "TWO", "TYO": "T",
        "JP": "T", "HKG": "HK", "KRX": "KS", "KOSPI": "KS", "KOSDAQ": "KQ", "LON": "L", "LSE": "L",
    ]
    /// Exchanges of one country, which share one range of numbers.
    private static let sisters = ["TW": "TWO", "TWO": "TW", "KS": "KQ", "KQ": "KS"]
    private static let indices: Set = [
        "GSPC", "DJI", "IXIC", "RUT", "VIX", "N225", "TWII", "HSI", "FTSE", "GDAXI", "FCHI", "KS11", "STI",
        "AXJO", "BVSP",
    ]
    private static let coins: Set = ["BTC", "ETH", "XRP", "SOL", "DOGE", "ADA", "LTC", "BNB"]

    private static func forms(of symbol: String) -> [String] {
        if let dot = symbol.lastIndex(of: ".") {
            let (name, ending) = (String(symbol[..<dot]), String(symbol[symbol.index(after: dot)...]))
            if isNumber(name), ending == "HK", name.count < 4 { return [padded(name, 4) + ".HK"] }
            if isNumber(name), ending == "HK", name.count == 5, name.hasPrefix("0") {
                return [name.dropFirst() + ".HK"]
            }
            if isNumber(name), ["KS", "KQ"].contains(ending), name.count < 6 {
                return [padded(name, 6) + "." + ending]
            }
            if let other = endings[ending] { return [name + "." + other] }
            if isNumber(name), let other = sisters[ending] { return [name + "." + other] }
            // A class of shares.
            return ending.count == 1 && !isNumber(ending) ? [name + "-" + ending] : []
        }
        if indices.contains(symbol) { return ["^" + symbol] }
        if coins.contains(symbol) { return [symbol + "-USD"] }
        if symbol.count == 6,
            [symbol.prefix(3), symbol.suffix(3)].allSatisfy({ part in
                CurrencyCode(String(part)).flatMap { Currency.name($0) } != nil
            })
        {
            return [symbol + "=X"]
        }
        // A Taiwanese fund with a letter of its sort; a Tokyo code of the new kind.
        if let last = symbol.last, last.isLetter, isNumber(symbol.dropLast()) {
            if (5...6).contains(symbol.count) { return [symbol + ".TW"] }
            return symbol.count == 4 ? [symbol + ".T"] : []
        }
        return isNumber(symbol) ? forms(ofNumber: symbol) : []
    }

    private static func forms(ofNumber number: String) -> [String] {
        let isFund = number.hasPrefix("00")
        switch number.count {
        case 1...3: return [padded(number, 4) + ".HK"]
        case 4: return [".TW", ".T", ".HK"].map { number + $0 }
        case 5:
            return isFund
                ? [number + ".TW"] : [(number.hasPrefix("0") ? number.dropFirst() : number[...]) + ".HK"]
        case 6:
            let isShanghai = ["5", "6", "9"].contains(number.prefix(1))
            let china = isShanghai ? ".SS" : ["0", "1", "2", "3"].contains(number.prefix(1)) ? ".SZ" : nil
            return ([china, ".KS"].compactMap(\.self) + (isFund ? [".TW"] : [])).map { number + $0 }
        default: return []
        }
    }

    private static func isNumber(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    }

    private static func padded(_ number: String, _ count: Int) -> String {
        String(repeating: "0", count: count - number.count) + number
    }

    private static func stem(_ symbol: String) -> String {
        String(symbol.drop { $0 == "^" }.prefix { !".-=".contains($0) })
    }

    /// True for one letter more, less or different, or two letters that change places.
    private static func isSlip(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a != b, a.count > 2, b.count > 2, abs(a.count - b.count) < 2 else { return false }
        let head = zip(a, b).prefix { $0 == $1 }.count
        let (left, right) = (a[head...], b[head...])
        if left.count != right.count {
            return left.count > right.count ? left.dropFirst() == right : right.dropFirst() == left
        }
        if left.dropFirst() == right.dropFirst() { return true }
        return left.count > 1 && left.dropFirst(2) == right.dropFirst(2)
            && left[head] == right[head + 1] && left[head + 1] == right[head]
    }
}
