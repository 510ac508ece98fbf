/// A class, since zones are passed around and compared on each key press but rarely created.
final class ZoneRules: Hashable, Sendable {
    /// Seconds since the epoch of the changes, ascending.
    private let moments: [Int]
    /// In `types`, for each of `moments`.
    private let indices: [UInt8]
    /// The first applies before the first moment.
    private let types: [LocalTimeType]
    /// From the last moment on; nil if its time applies for ever.
    private let footer: TZString?

    /// - Precondition: `types` is not empty, and each index is valid.
    init(moments: [Int], indices: [UInt8], types: [LocalTimeType], footer: TZString?) {
        (self.moments, self.indices, self.types, self.footer) = (moments, indices, types, footer)
    }

    convenience init(_ rules: TZString) {
        self.init(moments: [], indices: [], types: [rules.standard], footer: rules)
    }

    static let utc = ZoneRules(
        moments: [], indices: [],
        types: [LocalTimeType(offset: 0, isDaylightSaving: false, abbreviation: "UTC")],
        footer: nil)

    static func == (left: ZoneRules, right: ZoneRules) -> Bool {
        left === right
            || left.moments == right.moments && left.indices == right.indices && left.types == right.types
                && left.footer == right.footer
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(moments)
        hasher.combine(types)
        hasher.combine(footer)
    }

    func type(at moment: Int) -> LocalTimeType {
        let count = count(upTo: moment)
        if count == moments.count, let footer { return footer.type(at: moment) }
        return type(after: count)
    }

    func next(after moment: Int) -> ZoneTransition? {
        for place in count(upTo: moment)..<moments.count {
            let (before, after) = (type(after: place), type(at: moments[place]))
            if before != after { return transition(moments[place], before, after) }
        }
        guard let footer else { return nil }
        var last = max(moment, moments.last ?? moment)
        var before = type(at: last)
        // Two changes a year; with endless summer time none has an effect.
        for _ in 0..<4 {
            guard let change = footer.next(after: last) else { return nil }
            if change.type != before { return transition(change.moment, before, change.type) }
            (last, before) = (change.moment, change.type)
        }
        return nil
    }

    func last(upTo moment: Int) -> ZoneTransition? {
        let end = moments.last ?? Int.min
        var latest = moment
        if let footer, moment > end {
            for _ in 0..<4 {
                guard let change = footer.last(upTo: latest), change.moment > end else { break }
                let before = type(at: change.moment - 1)
                if before != change.type { return transition(change.moment, before, change.type) }
                latest = change.moment - 1
            }
        }
        for place in (0..<count(upTo: latest)).reversed() {
            let (before, after) = (type(after: place), type(at: moments[place]))
            if before != after { return transition(moments[place], before, after) }
        }
        return nil
    }

    private func transition(_ moment: Int, _ before: LocalTimeType, _ after: LocalTimeType) -> ZoneTransition
    {
        ZoneTransition(
            at: Instant(moment), offsetBefore: before.offset, offsetAfter: after.offset,
            abbreviation: after.abbreviation)
    }

    private func type(after count: Int) -> LocalTimeType { types[count == 0 ? 0 : Int(indices[count - 1])] }

    private func count(upTo moment: Int) -> Int {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

struct LocalTimeType: Hashable, Sendable {
    /// Seconds east of UTC.
    var offset: Int
    var isDaylightSaving: Bool
    var abbreviation: String
}

package struct ZoneTransition: Hashable, Sendable {
    /// The first moment of the new time.
    package let at: Instant
    package let offsetBefore: Int
    package let offsetAfter: Int
    package let abbreviation: String
}

package enum TZifError: Error, Hashable, Sendable {
    case notTZif
    case truncated
    /// The file is larger, or announces more, than any zone needs.
    case tooLarge
    /// As in files below `right/`; the system's time does not count them.
    case leapSeconds
    /// Names the part.
    case corrupt(String)
}

extension ZoneRules {
    /// In bytes. Debian's largest has 3,600.
    static let largestFile = 1 << 18
    private static let mostTransitions = 10_000
    /// RFC 9636's range for offsets in seconds: more than −25 hours and less than 26.
    private static let offsets = -89_999...93_599
    /// No clock goes beyond these moments; within them, no sum can overflow.
    private static let moments = -(1 << 59)...(1 << 59)

    /// RFC 9636, versions 1 to 4. Skips the 32-bit block if there is a 64-bit one.
    static func reading(tzif bytes: [UInt8]) throws(TZifError) -> ZoneRules {
        guard bytes.count <= largestFile else { throw .tooLarge }
        var reader = TZifReader(bytes)
        let header = try reader.header()
        guard header.version > 0 else { return try block(&reader, header, wordSize: 4, footer: nil) }
        try reader.skip(header.size(wordSize: 4))
        let second = try reader.header()
        let footer = try reader.footer(from: reader.position + second.size(wordSize: 8))
        return try block(&reader, second, wordSize: 8, footer: footer)
    }

    private static func block(
        _ reader: inout TZifReader, _ header: TZifReader.Header, wordSize: Int, footer: TZString?
    ) throws(TZifError) -> ZoneRules {
        guard header.leaps == 0 else { throw .leapSeconds }
        guard header.transitions <= ZoneRules.mostTransitions else { throw .tooLarge }
        guard (1...256).contains(header.types), (1...4096).contains(header.characters) else {
            throw .corrupt("counts")
        }
        var moments: [Int] = []
        moments.reserveCapacity(header.transitions)
        for _ in 0..<header.transitions {
            let moment = try reader.integer(wordSize)
            guard ZoneRules.moments.contains(moment), moments.last.map({ $0 < moment }) ?? true else {
                throw .corrupt("transitions")
            }
            moments.append(moment)
        }
        let indices = try reader.bytes(header.transitions)
        guard indices.allSatisfy({ $0 < header.types }) else { throw .corrupt("types of transitions") }
        var entries: [(offset: Int, isDaylightSaving: Bool, name: Int)] = []
        for _ in 0..<header.types {
            let offset = try reader.integer(4)
            let flags = try reader.bytes(2)
            guard ZoneRules.offsets.contains(offset), flags[0] < 2, flags[1] < header.characters else {
                throw .corrupt("types")
            }
            entries.append((offset, flags[0] == 1, Int(flags[1])))
        }
        let characters = try reader.bytes(header.characters)
        var types: [LocalTimeType] = []
        for entry in entries {
            let name = characters[entry.name...].prefix { $0 != 0 }
            guard name.endIndex < characters.endIndex, name.count <= 32,
                name.allSatisfy({ $0 > 32 && $0 < 127 })
            else { throw .corrupt("abbreviations") }
            types.append(
                LocalTimeType(
                    offset: entry.offset, isDaylightSaving: entry.isDaylightSaving,
                    abbreviation: String(decoding: name, as: UTF8.self)))
        }
        try reader.skip(header.standards + header.universals)
        return ZoneRules(moments: moments, indices: indices, types: types, footer: footer)
    }
}

private struct TZifReader {
    struct Header {
        var version: UInt8
        var universals: Int
        var standards: Int
        var leaps: Int
        var transitions: Int
        var types: Int
        var characters: Int

        func size(wordSize: Int) -> Int {
            transitions * (wordSize + 1) + types * 6 + characters + leaps * (wordSize + 4) + standards
                + universals
        }
    }

    private let file: [UInt8]
    private(set) var position = 0

    init(_ file: [UInt8]) { self.file = file }

    mutating func bytes(_ count: Int) throws(TZifError) -> [UInt8] {
        guard count >= 0, count <= file.count - position else { throw .truncated }
        defer { position += count }
        return Array(file[position..<position + count])
    }

    mutating func skip(_ count: Int) throws(TZifError) {
        guard count >= 0, count <= file.count - position else { throw .truncated }
        position += count
    }

    /// Signed and big-endian, of 4 or 8 bytes.
    mutating func integer(_ size: Int) throws(TZifError) -> Int {
        guard size <= file.count - position else { throw .truncated }
        defer { position += size }
        let value = file[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
    }

    mutating func header() throws(TZifError) -> Header {
        guard try bytes(4) == Array("TZif".utf8) else { throw .notTZif }
        let version = try bytes(1)[0]
        try skip(15)
        var counts: [Int] = []
        for _ in 0..<6 {
            let count = try integer(4)
            guard (0...ZoneRules.largestFile).contains(count) else { throw .tooLarge }
            counts.append(count)
        }
        return Header(
            version: version, universals: counts[0], standards: counts[1], leaps: counts[2],
            transitions: counts[3], types: counts[4], characters: counts[5])
    }

    /// Between two line breaks; nil for an empty one.
    func footer(from start: Int) throws(TZifError) -> TZString? {
        guard start < file.count else { throw .truncated }
        guard file[start] == 10 else { throw .corrupt("footer") }
        let text = file[(start + 1)...].prefix { $0 != 10 }
        guard text.endIndex < file.count else { throw .truncated }
        if text.isEmpty { return nil }
        guard let footer = TZString(String(decoding: text, as: UTF8.self)) else { throw .corrupt("footer") }
        return footer
    }
}
