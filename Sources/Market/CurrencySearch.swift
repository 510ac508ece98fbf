private import Foundation
private import Synchronization

/// Looks currencies up by code, name and the countries that pay with them.
public enum CurrencySearch {
    /// A currency as it is found.
    public struct Entry: Hashable, Sendable {
        /// The ISO 4217 code.
        public let code: String
        /// Its name in the user's language, or the code where it has none.
        public let name: String
        /// The countries and territories that use it, in that language, by the alphabet.
        public let countries: [String]

        fileprivate let keys: SearchKeys
    }

    /// The currencies that `text` names, best first; all of them for an empty text.
    ///
    /// - Parameter known: codes that a feed quotes; they come before those that none does.
    public static func matches(_ text: String, known: Set<String> = [], locale: String = "en_US") -> [Entry] {
        let wish = SearchText.folded(text)
        let ranked = entries(locale).compactMap { entry in
            entry.keys.rank(wish).map { (entry: entry, rank: $0) }
        }
        return ranked.sorted { a, b in
            let (left, right) = (known.contains(a.entry.code), known.contains(b.entry.code))
            if a.rank != b.rank { return a.rank < b.rank }
            return left != right ? left : a.entry.code < b.entry.code
        }.map(\.entry)
    }

    /// All currencies that some country uses today, by code. Made once for a language: it takes some
    /// milliseconds.
    private static func entries(_ identifier: String) -> [Entry] {
        if identifier.hasPrefix("en") { return english }
        return made.withLock { known in
            if let entries = known[identifier] { return entries }
            let entries = entries(in: identifier)
            known[identifier] = entries
            return entries
        }
    }

    private static let english = entries(in: "en_US")
    private static let made = Mutex<[String: [Entry]]>([:])

    /// From the tables of Unicode's CLDR that Foundation brings along: which currency each country uses, found by
    /// its names in the language and in English.
    private static func entries(in identifier: String) -> [Entry] {
        let (locale, english) = (Locale(identifier: identifier), Locale(identifier: "en_US"))
        var countries: [String: [(name: String, english: String)]] = [:]
        for region in Locale.Region.isoRegions where region.identifier.utf8.count == 2 {
            let place = Locale(identifier: "en_\(region.identifier)")
            guard let code = place.currency?.identifier, Currency.isPlausible(code) else { continue }
            func name(_ locale: Locale) -> String {
                locale.localizedString(forRegionCode: region.identifier) ?? region.identifier
            }
            countries[code, default: []].append((name(locale), name(english)))
        }
        return countries.keys.sorted().map { code in
            let name = Currency.name(code, locale: identifier) ?? code
            let places = (countries[code] ?? []).sorted { $0.name < $1.name }
            let keys = [code, name, Currency.name(code) ?? code] + places.map(\.name) + places.map(\.english)
            return Entry(code: code, name: name, countries: places.map(\.name), keys: SearchKeys(keys))
        }
    }
}
