package import CivilTime
private import Folding
package import Market

/// Finds cities by a part of their name, country, zone or name of time, in the table's languages.
package enum CitySearch {
    /// The quality of a match, the best first; among equals, the larger city comes first.
    enum Fit: Int, Comparable {
        case name, beginning, otherName, word, country, zone, part, sameTime, otherPart, words

        static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
    }

    package static func matches(_ text: String, language: String = "en", limit: Int = 100) -> [CityMatch] {
        let column = CityTable.column(language)
        return ranked(text).prefix(limit).map { found in
            var match = CityMatch(CityTable.cityLines[found.line], column: column)
            match.isNamed = found.fit == .name
            return match
        }
    }

    package static func all(language: String = "en") -> [CityMatch] {
        let column = CityTable.column(language)
        return CityTable.cityLines.map { CityMatch($0, column: column) }
    }

    package enum Meaning: Hashable, Sendable {
        case one(ClockID)
        case several([CityMatch])
        case none
    }

    /// A clock's id or a zone's name, else the city of that name, the largest of several, else the only one
    /// whose name begins with it. A word for both a city and a zone, such as `Singapore`, means the city.
    package static func meaning(of text: String) -> Meaning {
        let wish = CleanText.line(text) ?? ""
        let key = CityText.folded(wish)
        guard !key.isEmpty else { return .none }
        if wish.contains("/"), let clock = clock(wish, key) { return .one(clock) }
        let ranked = ranked(wish)
        let fitting = ranked.prefix { $0.fit <= .otherName }
        let matches = (fitting.isEmpty ? ranked[...] : fitting).prefix(5).map {
            CityMatch(CityTable.cityLines[$0.line], column: nil)
        }
        if ranked.first?.fit == .name { return .one(matches[0].id) }
        if let clock = clock(wish, key) { return .one(clock) }
        if matches.isEmpty { return .none }
        return matches.count == 1 ? .one(matches[0].id) : .several(matches)
    }

    private static func clock(_ wish: String, _ key: String) -> ClockID? {
        if let clock = ClockID(wish), Zone(clock.zone) != nil {
            guard let city = clock.city else { return clock }
            // A city that is not in the table could be a name that someone made up.
            return matches(city).contains { $0.id == clock } ? clock : nil
        }
        let zone = zones[key]
        return zone.flatMap { Zone($0) == nil ? nil : ClockID(listed: $0) }
    }

    private static let zones = Dictionary(
        (CityTable.zones + Zone.names).map { (CityText.folded($0), $0) },
        uniquingKeysWith: { first, _ in first })

    private static func ranked(_ text: String) -> [(line: Int, fit: Fit)] {
        guard let wish = Wish(text) else { return [] }
        var found: [(line: Int, fit: Fit, people: Int)] = []
        for (place, line) in CityTable.cityLines.enumerated() {
            guard let fit = wish.fit(line) else { continue }
            found.append((place, fit, CityMatch.people(line)))
        }
        found.sort { ($0.fit, -$0.people, $0.line) < ($1.fit, -$1.people, $1.line) }
        return found.map { ($0.line, $0.fit) }
    }
}

private struct Wish {
    private let key: [UInt8]
    private let words: [[UInt8]]
    private let countries: [String: CitySearch.Fit]
    private let zones: Set<String>

    init?(_ text: String) {
        let folded = CityText.folded(String(text.prefix(80)))
        guard !folded.isEmpty else { return nil }
        key = Array(folded.utf8)
        guard key.allSatisfy({ Wish.alphabet[Int($0)] }) else { return nil }
        words = folded.split(separator: " ").map { Array($0.utf8) }
        countries = Wish.countries(key)
        let key = key
        zones = Set(
            CityTable.abbreviationLines.filter { line in
                line.bytes(1).pieces(32).contains { $0.elementsEqual(key) }
            }.map { $0.string(0) })
    }

    /// Bytes of names: they rule out most other text without a search through all cities.
    private static let alphabet: [Bool] = {
        var isThere = [Bool](repeating: false, count: 256)
        func add(_ bytes: TextTable.Bytes) { for byte in bytes { isThere[Int(byte)] = true } }
        for line in CityTable.cityLines {
            for column in [4, 5] { add(line.bytes(column)) }
            for byte in CityText.folded(line.string(1)).utf8 { isThere[Int(byte)] = true }
        }
        for line in CityTable.countryLines { add(line.bytes(2)) }
        for line in CityTable.abbreviationLines { add(line.bytes(1)) }
        isThere[32] = true
        return isThere
    }()

    func fit(_ line: TextTable.Line) -> CitySearch.Fit? {
        var best: CitySearch.Fit?
        func consider(_ fit: CitySearch.Fit) { best = min(best ?? fit, fit) }
        if line.bytes(4).contains(key) {
            for name in line.bytes(4).pieces(UInt8(ascii: ";")) {
                if let fit = fit(name: name) { consider(fit) }
            }
        }
        if line.bytes(5).contains(key) {
            for name in line.bytes(5).pieces(UInt8(ascii: ";")) {
                if let fit = fit(otherName: name) { consider(fit) }
            }
        }
        if !zones.isEmpty, zones.contains(line.string(1)) {
            consider(line.bytes(3).last == UInt8(ascii: "*") ? .beginning : .sameTime)
        }
        if !countries.isEmpty, let fit = countries[line.string(2)] { consider(fit) }
        if best == nil, isZone(line.bytes(1)) { consider(.zone) }
        if best == nil, words.count > 1, hasAllWords(line) { consider(.words) }
        return best
    }

    private func fit(name: TextTable.Bytes) -> CitySearch.Fit? {
        guard name.contains(key) else { return nil }
        if name.count == key.count { return .name }
        if name.hasPrefix(key) { return .beginning }
        return name.hasWord(beginningWith: key) ? .word : .part
    }

    private func fit(otherName name: TextTable.Bytes) -> CitySearch.Fit? {
        guard name.contains(key) else { return nil }
        // A code such as `=tpe` ranks below a name, and only matches as a whole.
        if name.first == UInt8(ascii: "=") { return name.count == key.count + 1 ? .otherName : nil }
        if name.count == key.count { return .name }
        if name.hasPrefix(key) { return .otherName }
        return name.hasWord(beginningWith: key) ? .country : .otherPart
    }

    private func isZone(_ name: TextTable.Bytes) -> Bool {
        guard key.count > 2 else { return false }
        let folded = name.map { byte -> UInt8 in
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "-"): 32
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
            default: byte
            }
        }
        return folded.withUnsafeBytes { $0.hasWord(beginningWith: key) }
    }

    private func hasAllWords(_ line: TextTable.Line) -> Bool {
        words.allSatisfy { word in
            line.bytes(4).pieces(UInt8(ascii: ";")).contains { $0.hasWord(beginningWith: word) }
                || line.bytes(5).pieces(UInt8(ascii: ";")).contains { $0.hasWord(beginningWith: word) }
                || CityTable.countryByCode[line.string(2)].map { place in
                    CityTable.countryLines[place].bytes(2).pieces(UInt8(ascii: ";")).contains {
                        $0.hasWord(beginningWith: word)
                    }
                } ?? false
        }
    }

    private static func countries(_ key: [UInt8]) -> [String: CitySearch.Fit] {
        var found: [String: CitySearch.Fit] = [:]
        // Two letters begin too many countries; two signs of Chinese, six bytes, name one.
        for line in CityTable.countryLines where line.bytes(2).contains(key) {
            for name in line.bytes(2).pieces(UInt8(ascii: ";")) {
                if name.elementsEqual(key) { found[line.string(0)] = .beginning }
                if key.count > 2, name.hasPrefix(key), found[line.string(0)] == nil {
                    found[line.string(0)] = .country
                }
            }
        }
        return found
    }
}

package struct CityMatch: Hashable, Sendable {
    package let id: ClockID
    package let name: String
    /// In the user's language; empty if it is in none, as for UTC.
    package let country: String
    package let countryCode: String
    /// In thousands.
    package let people: Int
    package internal(set) var isNamed = false
    /// A to Z.
    package let letter: Character

    init(_ line: TextTable.Line, column: Int?) {
        let english = line.string(0)
        let isOwn = line.bytes(3).last == UInt8(ascii: "*")
        id = ClockID(listed: line.string(1), city: isOwn ? nil : english)
        name = CityMatch.name(line, column: column)
        let code = line.string(2)
        let place = CityTable.countryByCode[code]
        countryCode = place == nil ? "" : code
        country =
            place.flatMap { CityTable.name(ofCountry: CityTable.countryLines[$0], column: column) }
            ?? countryCode
        people = CityMatch.people(line)
        letter = line.bytes(4).first.map { Character(Unicode.Scalar($0)).uppercased().first ?? "#" } ?? "#"
    }

    static func people(_ line: TextTable.Line) -> Int {
        line.bytes(3).reduce(0) { $1 == UInt8(ascii: "*") ? $0 : $0 * 10 + Int($1) - 48 }
    }

    static func name(_ line: TextTable.Line, column: Int?) -> String {
        column.flatMap { line.item(6, $0) } ?? line.string(0)
    }
}

enum CityText {
    /// Without case, accents, apostrophes and dots, other signs as single spaces: `São Paulo` and `SAO_PAULO`
    /// are both `sao paulo`. The script that writes the table of cities follows the same rules.
    static func folded(_ text: String) -> String {
        let lower = Folding.fold(translated(text), to: .bare).lowercased()
        return translated(Folding.fold(lower, to: .composed)).split { $0.isWhitespace }.joined(separator: " ")
    }

    private static func translated(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "ø", "Ø": result += "o"
            case "ł", "Ł": result += "l"
            case "đ", "Đ", "ð", "Ð": result += "d"
            case "þ", "Þ": result += "th"
            case "ß": result += "ss"
            case "æ", "Æ": result += "ae"
            case "œ", "Œ": result += "oe"
            case "ı": result += "i"
            case "ə", "Ə": result += "e"
            case "'", "’", "‘", "ʻ", "ʼ", "`", "´", "·", ".": break
            case "_", "-", "‐", "–", "/", ",", "(", ")", "=", "・": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Zone {
    /// A zone's name, or a city's, ignoring case, accents and spaces; else the only city that begins with it.
    package static func named(like text: String) -> ClockID? {
        guard case .one(let clock) = CitySearch.meaning(of: text) else { return nil }
        return clock
    }
}
