private import Glibc

/// The table of cities, read where it lies: nothing of it is copied before a search finds it.
enum CityTable {
    typealias Bytes = UnsafeRawBufferPointer

    /// A line of the table, as the places of its fields.
    struct Line: Sendable {
        /// Where each field begins, and where the line ends.
        fileprivate let starts: [Int32]
        fileprivate let text: StaticString

        /// The field's bytes.
        func bytes(_ field: Int) -> Bytes {
            let all = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
            return Bytes(rebasing: all[Int(starts[field])..<Int(starts[field + 1]) - 1])
        }

        /// The field's text.
        func string(_ field: Int) -> String { String(decoding: bytes(field), as: UTF8.self) }
    }

    /// A line a city, by name.
    static let cityLines = lines(of: cities)
    /// A line a country.
    static let countryLines = lines(of: countries)
    /// A line a zone whose time has a name.
    static let abbreviationLines = lines(of: abbreviations)

    /// Countries by code, in the table's order.
    static let countryByCode = Dictionary(
        uniqueKeysWithValues: countryLines.enumerated().map { ($0.element.string(0), $0.offset) })

    /// The lines of the cities that zones are named for, by zone.
    static let cityByZone: [String: Int] = {
        var index: [String: Int] = [:]
        for (place, line) in cityLines.enumerated() where line.bytes(3).last == UInt8(ascii: "*") {
            index[line.string(1)] = place
        }
        return index
    }()

    /// The languages that the table has names in beside English, in its order.
    static let languages = ["zh_Hant", "zh_Hans", "ja", "ko", "id", "de", "es"]

    /// Where names in `language` stand; nil for English, and where the table has none.
    ///
    /// - Parameter language: a locale's identifier, such as `zh_TW`, `zh-Hans` or `de_DE.UTF-8`.
    static func column(_ language: String) -> Int? {
        let parts = language.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "@" }.map(String.init)
        guard let first = parts.first else { return nil }
        guard first == "zh" else { return languages.firstIndex(of: first) }
        return parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } ? 0 : 1
    }

    private static func lines(of text: StaticString) -> [Line] {
        var lines: [Line] = []
        var starts: [Int32] = [0]
        for (place, byte) in Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount).enumerated() {
            if byte == 9 || byte == 10 { starts.append(Int32(place) + 1) }
            if byte == 10 {
                lines.append(Line(starts: starts, text: text))
                starts = [Int32(place) + 1]
            }
        }
        if Int(starts[0]) < text.utf8CodeUnitCount {
            lines.append(Line(starts: starts + [Int32(text.utf8CodeUnitCount) + 1], text: text))
        }
        return lines
    }
}

extension UnsafeRawBufferPointer {
    /// Whether `needle` is anywhere in these bytes.
    func contains(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first, var start = baseAddress else { return false }
        let end = start + count
        while end - start >= needle.count,
            let place = memchr(start, Int32(first), end - start - needle.count + 1)
        {
            if memcmp(place, needle, needle.count) == 0 { return true }
            start = UnsafeRawPointer(place) + 1
        }
        return false
    }

    /// Whether these bytes begin with `needle`.
    func hasPrefix(_ needle: [UInt8]) -> Bool {
        guard let start = baseAddress, count >= needle.count else { return false }
        return memcmp(start, needle, needle.count) == 0
    }

    /// Whether a word in these bytes begins with `needle`.
    func hasWord(beginningWith needle: [UInt8]) -> Bool {
        hasPrefix(needle) || contains([32] + needle)
    }

    /// The `separator`-ended stretches of these bytes.
    func pieces(_ separator: UInt8) -> [UnsafeRawBufferPointer] {
        split(separator: separator).map { UnsafeRawBufferPointer(rebasing: $0) }
    }
}
