private import Foundation

extension Zone {
    /// The zone that a user means by `text`: a zone's name, or the city in it, case and blanks ignored;
    /// failing that, the only zone whose city begins so. Nil when there is none or more than one.
    public static func named(like text: String) -> String? {
        let wish = folded(text)
        guard !wish.isEmpty else { return nil }
        let names = TimeZone.knownTimeZoneIdentifiers
        if let exact = names.first(where: { folded($0) == wish }) { return exact }
        let cities = names.map { name in folded(name.split(separator: "/").last.map(String.init) ?? name) }
        if let index = cities.firstIndex(of: wish) { return names[index] }
        let beginnings = cities.indices.filter { cities[$0].hasPrefix(wish) }
        return beginnings.count == 1 ? names[beginnings[0]] : nil
    }

    private static func folded(_ text: String) -> String {
        text.replacingOccurrences(of: "_", with: " ").lowercased()
    }
}

extension Zone {
    /// The zones that `text` names by city or region, best first; all of them for an empty text.
    public static func matches(_ text: String) -> [String] {
        let wish = SearchText.folded(text)
        let ranked = searchable.compactMap { entry in entry.keys.rank(wish).map { (entry.name, $0) } }
        return ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    private static let searchable = TimeZone.knownTimeZoneIdentifiers.map { name in
        (name: name, keys: SearchKeys([City.name(ofZone: name), name]))
    }
}
