package import Market
private import Synchronization

package enum CurrencySearch {
    package struct Entry: Hashable, Sendable {
        package let code: CurrencyCode
        package let name: String
        package let countries: [String]
        /// First the country whose name the currency's code begins with.
        package let countryCodes: [String]

        fileprivate let keys: SearchKeys
    }

    /// The best first, equal ones by trading volume. `known` codes of feeds come first.
    package static func matches(_ text: String, known: Set<CurrencyCode> = [], locale: String = "en_US")
        -> [Entry]
    {
        let wish = SearchText.folded(text)
        let ranked = entries(locale).compactMap { entry in
            // Code, name and English name come before countries, which all rank the same.
            entry.keys.match(wish).map { (entry: entry, rank: [$0.kind, min($0.place, 3)]) }
        }
        return ranked.sorted { a, b in
            if a.rank != b.rank { return a.rank.lexicographicallyPrecedes(b.rank) }
            let (left, right) = (known.contains(a.entry.code), known.contains(b.entry.code))
            if left != right { return left }
            return wish.isEmpty
                ? a.entry.code < b.entry.code : Currency.isTradedMore(a.entry.code, b.entry.code)
        }.map(\.entry)
    }

    /// Made once for a language.
    private static func entries(_ locale: String) -> [Entry] {
        let column = CityTable.column(locale)
        return made.withLock { known in
            if let entries = known[column] { return entries }
            let entries = CurrencyTable.lines.compactMap { Entry($0, column: column) }
            known[column] = entries
            return entries
        }
    }

    private static let made = Mutex<[Int?: [Entry]]>([:])
}

extension CurrencySearch.Entry {
    fileprivate init?(_ line: TextTable.Line, column: Int?) {
        let codes = line.string(1).split(separator: " ").map(String.init)
        guard !codes.isEmpty, let code = CurrencyCode(line.string(0)) else { return nil }
        func places(_ column: Int?) -> [String] {
            codes.compactMap { CityTable.country($0, column: column) }.sorted()
        }
        self.code = code
        name = CurrencyTable.name(line, column: column)
        countries = places(column)
        let own = codes.filter(code.text.hasPrefix)
        countryCodes = own + codes.filter { !own.contains($0) }
        keys = SearchKeys([code.text, name, CurrencyTable.name(line, column: nil)] + countries + places(nil))
    }
}
