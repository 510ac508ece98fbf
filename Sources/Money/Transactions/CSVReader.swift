/// Reads separated values by RFC 4180, and tolerates comments, empty lines, any line end, blanks around
/// quotes, and quotes inside unquoted fields. A quote that is not closed, or not before a separator or a line
/// end, only spoils the line it begins in.
package struct CSVReader {
    /// In bytes.
    static let longest = 64 * 1024

    private let bytes: [UInt8]
    private var place: Int
    private var line = 1
    private(set) var separator: CSVSeparator

    package init(_ bytes: [UInt8], _ separator: CSVSeparator) {
        self.bytes = bytes
        place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        self.separator = separator
    }

    init(_ bytes: [UInt8]) {
        self.init(bytes, .comma)
        var lines = self
        while let record = lines.next() {
            guard record.isRow else { continue }
            separator = CSVSeparator(header: bytes[record.range].prefix { !isLineEnd($0) })
            return
        }
    }

    package static func rows(_ bytes: [UInt8]) -> [[String]] {
        var reader = CSVReader(bytes)
        return reader.records().filter(\.isRow).map { $0.fields.map { text(bytes[$0]) } }
    }

    package mutating func records() -> [CSVRecord] {
        var records: [CSVRecord] = []
        while let record = next() { records.append(record) }
        return records
    }

    private mutating func next() -> CSVRecord? {
        guard place < bytes.count else { return nil }
        let start = place
        let lineEnd = end(of: start)
        var record = CSVRecord(line: line, range: start..<lineEnd, end: lineEnd)
        let first = bytes[start..<lineEnd].first { !isBlank($0) }
        if first == UInt8(ascii: "#") || isEmpty(start..<lineEnd) { return finish(record) }
        do throws(Mistake.Cause) {
            try read(&record)
        } catch {
            (record.range, record.fields, record.flaw) = (start..<lineEnd, [], error)
        }
        if record.range.count > CSVReader.longest {
            (record.range, record.fields) = (start..<lineEnd, [])
            record.flaw = .lineTooLong(kilobytes: CSVReader.longest >> 10)
        }
        return finish(record)
    }

    private mutating func finish(_ record: CSVRecord) -> CSVRecord {
        var record = record
        line += lineEnds(in: record.range)
        place = record.range.upperBound
        if place < bytes.count {
            place += bytes[place] == 13 && place + 1 < bytes.count && bytes[place + 1] == 10 ? 2 : 1
            line += 1
        }
        record.end = place
        return record
    }

    private func read(_ record: inout CSVRecord) throws(Mistake.Cause) {
        var place = record.range.lowerBound
        while true {
            let field = try self.field(at: place, from: record.range.lowerBound)
            record.fields.append(field)
            place = field.upperBound
            guard place < bytes.count, bytes[place] == separator.rawValue else { break }
            place += 1
        }
        record.range = record.range.lowerBound..<place
    }

    private func field(at start: Int, from first: Int) throws(Mistake.Cause) -> Range<Int> {
        let quote = UInt8(ascii: "\"")
        var place = start
        while place < bytes.count, isBlank(bytes[place]), !endsField(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] == quote else {
            while place < bytes.count, !endsField(bytes[place]) { place += 1 }
            return start..<place
        }
        place += 1
        while true {
            guard place < bytes.count, place - first <= CSVReader.longest else { throw .quoteNotClosed }
            if bytes[place] == quote {
                guard place + 1 < bytes.count, bytes[place + 1] == quote else { break }
                place += 1
            }
            place += 1
        }
        place += 1
        while place < bytes.count, isBlank(bytes[place]), !endsField(bytes[place]) { place += 1 }
        guard place == bytes.count || endsField(bytes[place]) else {
            throw lineEnds(in: start..<place) == 0 ? .textAfterQuote : .quoteNotClosed
        }
        return start..<place
    }

    package static func text(_ field: ArraySlice<UInt8>) -> String {
        let start = field.drop(while: isBlank)
        guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
        let trimmed = start[...last]
        guard trimmed.first == UInt8(ascii: "\"") else { return String(decoding: trimmed, as: UTF8.self) }
        var text: [UInt8] = []
        var isSecond = false
        for byte in trimmed.dropFirst().dropLast() {
            isSecond = byte == UInt8(ascii: "\"") && !isSecond
            if !isSecond { text.append(byte) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func endsField(_ byte: UInt8) -> Bool { byte == separator.rawValue || isLineEnd(byte) }

    private func end(of start: Int) -> Int { bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count }

    /// Spreadsheets write empty rows as blanks and separators.
    private func isEmpty(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { isBlank($0) || $0 == separator.rawValue }
    }

    private func lineEnds(in range: Range<Int>) -> Int {
        range.count { place in
            bytes[place] == 10 || bytes[place] == 13 && (place + 1 == bytes.count || bytes[place + 1] != 10)
        }
    }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
private func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

/// A row, a comment or an empty line, as ranges of the file's bytes. Lines begin at 1.
package struct CSVRecord: Hashable, Sendable {
    package var line: Int
    var range: Range<Int>
    var end: Int
    /// With quotes and blanks; empty for comments and empty lines.
    package var fields: [Range<Int>] = []
    package var flaw: Mistake.Cause?

    package var isRow: Bool { flaw != nil || !fields.isEmpty }
}

package enum CSVSeparator: UInt8, CaseIterable {
    case comma = 0x2C
    case semicolon = 0x3B
    case tab = 0x09

    /// The most frequent one outside quotes.
    init(header: some Sequence<UInt8>) {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in header {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        self = .allCases.max { counts[$0.rawValue, default: 0] < counts[$1.rawValue, default: 0] } ?? .comma
    }
}
