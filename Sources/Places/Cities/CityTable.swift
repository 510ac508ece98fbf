internal import Market
private import Synchronization

enum CityTable {
    static let cityLines = TextTable(cities).lines
    static let countryLines = TextTable(countries).lines
    static let abbreviationLines = TextTable(abbreviations).lines

    static let countryByCode = Dictionary(
        uniqueKeysWithValues: countryLines.enumerated().map { ($0.element.string(0), $0.offset) })

    static var zones: [String] { cityLines.filter(isOwn).map { $0.string(1) } }

    static func city(ofZone zone: String) -> TextTable.Line? {
        found.withLock { found in
            if let line = found[zone] { return line }
            // The city that gives its zone the name has a mark after the population.
            let line = TextTable(cities).line(with: zone) { rest in
                guard let tab = rest.firstIndex(of: 9) else { return false }
                return rest[(tab + 1)...].first { !(48...57).contains($0) } == UInt8(ascii: "*")
            } where: {
                $0.string(1) == zone && isOwn($0)
            }
            found[zone] = .some(line)
            return line
        }
    }

    private static let found = Mutex<[String: TextTable.Line?]>([:])

    private static func isOwn(_ line: TextTable.Line) -> Bool { line.bytes(3).last == UInt8(ascii: "*") }

    static let languages = ["zh_Hant", "zh_Hans", "ja", "ko", "id", "de", "es"]

    /// Nil for English, and for languages without one.
    static func column(_ language: String) -> Int? {
        let parts = language.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "@" }.map(String.init)
        guard let first = parts.first else { return nil }
        guard first == "zh" else { return languages.firstIndex(of: first) }
        return parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } ? 0 : 1
    }

    /// Falls back to English; nil if it is not in the table.
    static func country(_ code: String, column: Int?) -> String? {
        countryLine(code).flatMap { name(ofCountry: $0, column: column) }
    }

    static func countryLine(_ code: String) -> TextTable.Line? { TextTable(countries).line(code) }

    static func name(ofCountry line: TextTable.Line, column: Int?) -> String? {
        column.flatMap { line.item(1, $0 + 1) } ?? line.item(1, 0)
    }
}
