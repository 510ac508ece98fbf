/// A row, a comment or an empty line of a file of separated values, and where its parts lie in the file's bytes.
struct CSVRecord: Hashable, Sendable {
    /// Its first line, from 1.
    var line: Int
    /// Its bytes, without the line end.
    var range: Range<Int>
    /// The offset behind its line end.
    var end: Int
    /// Its fields with their quotes and the blanks around them; none for comments and empty lines.
    var fields: [Range<Int>] = []
    /// The flaw of its form.
    var flaw: Mistake.Cause?

    /// Whether it is meant as a row.
    var isRow: Bool { flaw != nil || !fields.isEmpty }
}

/// The separator of a file's fields, by its header.
enum CSVSeparator: UInt8, CaseIterable {
    case comma = 0x2C
    case semicolon = 0x3B
    case tab = 0x09

    /// The one that the line has most of, outside quotes.
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
