internal import Glibc
internal import Money

struct StatementSheet {
    struct Row {
        var line: Int
        var cells: [String]
        var flaw: Mistake.Cause?
        /// Values that the file has for the row.
        var count: Int
    }

    let rows: [Row]
    let endsOpen: Bool

    init(_ bytes: [UInt8], _ separator: CSVSeparator) {
        var reader = CSVReader(bytes, separator)
        rows = reader.records().filter(\.isRow).map { record in
            let cells = record.fields.map { StatementSheet.cell(CSVReader.text(bytes[$0])) }
            return Row(line: record.line, cells: cells, flaw: record.flaw, count: record.fields.count)
        }
        endsOpen = bytes.last.map { $0 != 10 && $0 != 13 } ?? false
    }

    private static func cell(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words == "-" || words == "--" ? "" : words
    }

    static func decoded(_ bytes: [UInt8], _ charset: String?) -> [UInt8]? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return converted(bytes, from: "UTF-16")
        }
        if String(validating: bytes, as: UTF8.self) != nil { return bytes }
        return charset.flatMap { converted(bytes, from: $0) }
    }

    private static func converted(_ bytes: [UInt8], from charset: String) -> [UInt8]? {
        guard let converter = iconv_open("UTF-8", charset), converter != iconv_t(bitPattern: -1) else {
            return nil
        }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        // A character has at most four bytes in UTF-8, and at least one before.
        var output = [CChar](repeating: 0, count: bytes.count * 4 + 4)
        let count: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, left) = (input.baseAddress, input.count)
                var (target, room) = (output.baseAddress, output.count)
                guard iconv(converter, &source, &left, &target, &room) != -1 else { return nil }
                return output.count - room
            }
        }
        return count.map { output[..<$0].map { UInt8(bitPattern: $0) } }
    }
}

/// A table of a description, with the places of its columns in a file.
struct StatementLayout {
    let table: StatementForm.Table
    let count: Int
    private var places: [String: Int] = [:]
    private let names: [String]

    init?(_ table: StatementForm.Table, header: [String]) {
        self.table = table
        names = header.map { $0.lowercased() }
        count = header.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        guard !table.header.isEmpty else { return nil }
        if let section = table.section, section.match(header.first ?? "") == nil { return nil }
        for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
        for options in table.header where !options.contains(where: { place(of: $0) != nil }) { return nil }
    }

    /// `Price`, `Price+1`, `Total (*)` or `#3`, and the currency that the star stands for.
    func place(of name: String) -> (index: Int, star: String?)? {
        if let place = places[name.lowercased()] { return (place, nil) }
        if name.hasPrefix("#"), let number = Int(name.dropFirst()), number > 0 { return (number - 1, nil) }
        if let sign = name.lastIndex(where: { $0 == "+" || $0 == "-" }), let step = Int(name[sign...]),
            let base = places[name[..<sign].lowercased()], base + step >= 0
        {
            return (base + step, nil)
        }
        guard name.contains("*"), let star = name.firstIndex(of: "*") else { return nil }
        let (before, after) = (name[..<star].lowercased(), name[name.index(after: star)...].lowercased())
        for (place, header) in names.enumerated()
        where header.hasPrefix(before) && header.hasSuffix(after)
            && header.count >= before.count + after.count
        {
            let inside = header.dropFirst(before.count).dropLast(after.count).uppercased()
            if let code = Fiat.codes.contains(inside) ? inside : StatementFigures.currency(of: inside) {
                return (place, code)
            }
        }
        return nil
    }

    func name(at index: Int) -> String { index < names.count ? names[index] : "" }
}
