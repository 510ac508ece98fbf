internal import Market

/// A place in a list that allows inserts around it without moving other lines: a fraction between 0 and 1 as
/// digits in base 62, so that texts sort like the fractions.
struct SharedPlace: Hashable, Comparable, Sendable {
    /// Digits after the point. The last is not 0, so that there is always a place before it.
    let digits: [UInt8]

    static let mostDigits = 200
    /// With more digits, all lines of a list get new places.
    static let manyDigits = 60
    /// At an end of a list, places have `length` digits and differ by `step`: room for 100,000 lines.
    private static let (length, step) = (4, 64)
    private static let whole = 62 * 62 * 62 * 62
    private static let signs = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    init?(_ text: String) {
        var digits: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57: digits.append(byte - 48)
            case 65...90: digits.append(byte - 55)
            case 97...122: digits.append(byte - 61)
            case _: return nil
            }
        }
        guard let last = digits.last, last != 0, digits.count <= SharedPlace.mostDigits else { return nil }
        self.digits = digits
    }

    private init(digits: [UInt8]) { self.digits = digits }

    private var number: Int {
        (0..<SharedPlace.length).reduce(0) { $0 * 62 + ($1 < digits.count ? Int(digits[$1]) : 0) }
    }

    var text: String { String(decoding: digits.map { SharedPlace.signs[Int($0)] }, as: UTF8.self) }

    static func < (a: SharedPlace, b: SharedPlace) -> Bool { a.digits.lexicographicallyPrecedes(b.digits) }

    /// Places in order between two others; nil for an end of the list. The last digits depend on the key, so
    /// that two people who insert at the same spot leave room between their cards.
    static func places(
        for keys: ArraySlice<String>, after lower: SharedPlace?, before upper: SharedPlace?
    ) -> [SharedPlace] {
        if keys.isEmpty { return [] }
        let first =
            switch (lower, upper) {
            case (nil, nil): whole / 2
            case (let lower?, nil): lower.number + step
            case (nil, let upper?): upper.number - keys.count * step
            case (_?, _?): 0
            }
        if lower == nil || upper == nil, first > 0, first + keys.count * step < whole {
            return keys.enumerated().map { index, key in
                SharedPlace(digits: digits(of: first + index * step) + suffix(of: key))
            }
        }
        let place = keys.startIndex + (keys.count - 1) / 2
        var middle = digits(between: (lower?.digits ?? [])[...], and: upper.map { $0.digits[...] })
        if upper?.digits.starts(with: middle) != true { middle += suffix(of: keys[place]) }
        let between = SharedPlace(digits: middle)
        return places(for: keys[..<place], after: lower, before: between) + [between]
            + places(for: keys[(place + 1)...], after: between, before: upper)
    }

    /// FNV-1a: the same on every machine. The last digit is not 0.
    private static func suffix(of key: String) -> [UInt8] {
        let hash = key.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return [UInt8(hash % 62), UInt8(hash / 62 % 61 + 1)]
    }

    private static func digits(of number: Int) -> [UInt8] {
        var (rest, digits) = (number, [UInt8]())
        for _ in 0..<length {
            digits.insert(UInt8(rest % 62), at: 0)
            rest /= 62
        }
        return digits
    }

    private static func digits(between lower: ArraySlice<UInt8>, and upper: ArraySlice<UInt8>?) -> [UInt8] {
        let low = lower.first ?? 0
        guard let upper else {
            return low < 61 ? [(low + 63) / 2] : [low] + digits(between: lower.dropFirst(), and: nil)
        }
        let high = upper.first ?? 0
        if low == high {
            return [low] + digits(between: lower.dropFirst(), and: upper.dropFirst())
        }
        if high - low > 1 { return [(low + high) / 2] }
        return upper.count > 1 ? [high] : [low] + digits(between: lower.dropFirst(), and: nil)
    }
}

/// A renamed heading has its former name after its place: `V000JZ Asia`. If someone moved the former one
/// meanwhile, it is back, and the new one replaces it, so that both changes count.
struct PlacedLine {
    let key: String
    let line: Line
    var place: SharedPlace
    var former: String?
    /// The former heading's key if it is there too, and hidden.
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
        // In the same order everywhere; of two that were each other once, the first stays.
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
