private import Foundation

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
        identifier == "en_US" ? english : made(identifier)
    }

    private static let english = made("en_US")

    /// From the tables of Unicode's CLDR that Foundation brings along: which currency each country uses.
    private static func made(_ identifier: String) -> [Entry] {
        let locale = Locale(identifier: identifier)
        var countries: [String: [String]] = [:]
        for region in Locale.Region.isoRegions where region.identifier.utf8.count == 2 {
            let place = Locale(identifier: "en_\(region.identifier)")
            guard let code = place.currency?.identifier, Currency.isPlausible(code) else { continue }
            let name = locale.localizedString(forRegionCode: region.identifier) ?? region.identifier
            countries[code, default: []].append(name)
        }
        return countries.keys.sorted().map { code in
            let name = Currency.name(code, locale: identifier) ?? code
            let places = (countries[code] ?? []).sorted()
            return Entry(
                code: code, name: name, countries: places, keys: SearchKeys([code, name] + places))
        }
    }
}
