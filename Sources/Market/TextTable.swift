private import Glibc

/// Rows of fields separated by tabs, read in place: nothing is copied before its use.
package struct TextTable: Sendable {
    package typealias Bytes = UnsafeRawBufferPointer

    package struct Line: Sendable {
        @usableFromInline let starts: [Int32]
        @usableFromInline let text: StaticString

        @inlinable package func bytes(_ field: Int) -> Bytes {
            let all = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
            return Bytes(rebasing: all[Int(starts[field])..<Int(starts[field + 1]) - 1])
        }

        package func string(_ field: Int) -> String { String(decoding: bytes(field), as: UTF8.self) }

        /// The nth of items separated by semicolons; nil if empty or missing.
        package func item(_ field: Int, _ place: Int) -> String? {
            let items = bytes(field).split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            guard items.indices.contains(place), !items[place].isEmpty else { return nil }
            return String(decoding: items[place], as: UTF8.self)
        }
    }

    private let text: StaticString

    package init(_ text: StaticString) { self.text = text }

    package var lines: [Line] {
        var lines: [Line] = []
        var start = 0
        while start < text.utf8CodeUnitCount {
            lines.append(line(from: start))
            start = Int(lines[lines.count - 1].starts.last ?? .max)
        }
        return lines
    }

    /// Finds a line by the first field, which is not its only one, without a look at the others' fields.
    package func line(_ key: String) -> Line? {
        let wish = Array(key.utf8) + [9]
        if all.hasPrefix(wish) { return line(from: 0) }
        return all.place(of: [10] + wish).map { line(from: $0 + 1) }
    }

    /// The first line with the field `text`, other than its first and last one, that passes `test`.
    /// `isLikely` checks the bytes after that field first.
    package func line(with text: String, isLikely: (Bytes) -> Bool, where test: (Line) -> Bool) -> Line? {
        let wish = [9] + Array(text.utf8) + [9]
        var seen = 0
        while let place = Bytes(rebasing: all[seen...]).place(of: wish) {
            defer { seen += place + 1 }
            guard isLikely(Bytes(rebasing: all[(seen + place + wish.count)...])) else { continue }
            let start = all[..<(seen + place)].lastIndex(of: 10).map { $0 + 1 } ?? 0
            let line = line(from: start)
            if test(line) { return line }
        }
        return nil
    }

    private var all: Bytes { Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount) }

    private func line(from start: Int) -> Line {
        let end = all.place(of: 10, from: start) ?? all.count
        var starts = [Int32(start)]
        var rest = start
        while let tab = Bytes(rebasing: all[..<end]).place(of: 9, from: rest) {
            rest = tab + 1
            starts.append(Int32(rest))
        }
        return Line(starts: starts + [Int32(end) + 1], text: text)
    }
}

extension UInt8 {
    /// How common the byte is in a table, roughly: searches look for the rarest.
    fileprivate var commonness: Int {
        switch self {
        case 9, 10, 32, UInt8(ascii: ";"), 0xC0...0xFF: 4
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "/"): 3
        case UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "S"), 0x80...0xBF: 2
        case UInt8(ascii: "J"), UInt8(ascii: "Q"), UInt8(ascii: "V")...UInt8(ascii: "Z"), UInt8(ascii: "_"): 0
        default: 1
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
        guard let first = baseAddress, let found = memchr(first + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - first
    }

    @usableFromInline package func place(of needle: [UInt8]) -> Int? {
        guard let start = baseAddress, count >= needle.count,
            let anchor = needle.indices.min(by: { needle[$0].commonness < needle[$1].commonness })
        else { return nil }
        // The needle's last possible start is its own length before the end.
        var rest = start + anchor
        let end = start + count - needle.count + anchor + 1
        while rest < end, let found = memchr(rest, Int32(needle[anchor]), end - rest) {
            let place = UnsafeRawPointer(found)
            if memcmp(place - anchor, needle, needle.count) == 0 { return place - anchor - start }
            rest = place + 1
        }
        return nil
    }

    @inlinable package func contains(_ needle: [UInt8]) -> Bool { place(of: needle) != nil }

    package func hasPrefix(_ needle: [UInt8]) -> Bool {
        guard let start = baseAddress, count >= needle.count else { return false }
        return memcmp(start, needle, needle.count) == 0
    }

    package func hasWord(beginningWith needle: [UInt8]) -> Bool {
        hasPrefix(needle) || contains([32] + needle)
    }

    package func pieces(_ separator: UInt8) -> [UnsafeRawBufferPointer] {
        split(separator: separator).map { UnsafeRawBufferPointer(rebasing: $0) }
    }
}
