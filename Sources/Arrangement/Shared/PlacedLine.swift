internal import Market

/// A line with its place among those of its panel.
///
/// A heading that was renamed says its former name behind its place: `V000JZ Asia`. Where somebody moved the former one meanwhile,
/// that one is back, and the new one stands in its place, so that both changes hold.
struct PlacedLine {
    let key: String
    let line: Line
    var place: SharedPlace
    /// The name that a heading had before; nil for none.
    var former: String?
    /// The key of the former heading where that is there too, and not shown.
    var stale: String?

    static func read(_ value: String) -> (place: SharedPlace, former: String?)? {
        let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
        guard let place = parts.first.flatMap(SharedPlace.init(_:)) else { return nil }
        return (place, parts.dropFirst().first.flatMap { CleanText.line($0) == $0 ? $0 : nil })
    }

    static func value(_ place: SharedPlace, _ former: String?) -> String {
        [place.text, former].compactMap(\.self).joined(separator: " ")
    }

    /// The lines without headings that have another name by now.
    static func settled(_ lines: [PlacedLine]) -> [PlacedLine] {
        guard lines.contains(where: { $0.former != nil }) else { return lines }
        var headings: [String: PlacedLine] = [:]
        for line in lines { if let group = line.line.group { headings[group.name] = line } }
        // In an order that is the same everywhere; of two that were each other once, the first stays.
        for name in headings.keys.sorted() {
            guard let heir = headings[name], let former = heir.former, former != name,
                let old = headings[former]
            else { continue }
            headings[name]?.place = old.place
            headings[name]?.stale = old.key
            headings[former] = nil
        }
        return lines.compactMap { line in line.line.group.map { headings[$0.name] } ?? line }
    }
}
