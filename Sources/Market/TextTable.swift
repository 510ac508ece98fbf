private import Glibc

/// A table in the program itself, a line a row and tabs between its fields, read where it lies: nothing of it is copied
/// before somebody asks for it.
struct TextTable: Sendable {
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

        /// The item of that number of a field whose items have semicolons between them; nil for an empty one, and where there
        /// are fewer.
        func item(_ field: Int, _ place: Int) -> String? {
            let items = bytes(field).split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            guard items.indices.contains(place), !items[place].isEmpty else { return nil }
            return String(decoding: items[place], as: UTF8.self)
        }
    }

    private let text: StaticString

    /// The table in `text`, whose last line has no line break.
    init(_ text: StaticString) { self.text = text }

    /// All lines, in the table's order.
    var lines: [Line] {
        var lines: [Line] = []
        var start = 0
        while start < text.utf8CodeUnitCount {
            lines.append(line(from: start))
            start = Int(lines[lines.count - 1].starts.last ?? .max)
        }
        return lines
    }

    /// The line whose first field, which is not its only one, is `key`; found without a look at the others' fields.
    func line(_ key: String) -> Line? {
        let wish = Array(key.utf8) + [9]
        if all.hasPrefix(wish) { return line(from: 0) }
        return all.place(of: [10] + wish).map { line(from: $0 + 1) }
    }

    /// The first line with the field `text`, other than its first and last one, that passes `test`; found without a look at the
    /// others' fields.
    func line(with text: String, where test: (Line) -> Bool) -> Line? {
        let wish = [9] + Array(text.utf8) + [9]
        var seen = 0
        while let place = Bytes(rebasing: all[seen...]).place(of: wish) {
            let start = all[..<(seen + place)].lastIndex(of: 10).map { $0 + 1 } ?? 0
            let line = line(from: start)
            if test(line) { return line }
            seen += place + 1
        }
        return nil
    }

    private var all: Bytes { Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount) }

    private func line(from start: Int) -> Line {
        var starts = [Int32(start)]
        for place in start..<all.count where all[place] == 9 || all[place] == 10 {
            starts.append(Int32(place) + 1)
            if all[place] == 10 { return Line(starts: starts, text: text) }
        }
        return Line(starts: starts + [Int32(all.count) + 1], text: text)
    }
}

extension UnsafeRawBufferPointer {
    /// How far into these bytes `needle` begins; nil where it does not.
    func place(of needle: [UInt8]) -> Int? {
        guard let start = baseAddress, let first = needle.first else { return nil }
        var rest = start
        while count - (rest - start) >= needle.count,
            let place = memchr(rest, Int32(first), count - (rest - start) - needle.count + 1)
        {
            if memcmp(place, needle, needle.count) == 0 { return UnsafeRawPointer(place) - start }
            rest = UnsafeRawPointer(place) + 1
        }
        return nil
    }

    /// Whether `needle` is anywhere in these bytes.
    func contains(_ needle: [UInt8]) -> Bool { place(of: needle) != nil }

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
