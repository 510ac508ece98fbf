/// A table in a file, with a line for the headings and commas, semicolons or tabs between the columns.
struct ListTable {
    let rows: [[String]]

    /// The headings of a column of symbols, the likeliest first.
    private static let names = ["symbol", "ticker", "symbols", "tickers", "code", "item", "instrument"]

    init(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
        let head = lines.first ?? ""
        let mark = [",", ";", "\t"].max { a, b in head.count { $0 == a } < head.count { $0 == b } } ?? ","
        rows = lines.map { ListTable.fields(of: $0, mark) }
    }

    /// The column of symbols, by its heading; nil where there is none.
    var column: Int? {
        guard let head = rows.first else { return nil }
        let names = head.map { $0.lowercased() }
        return ListTable.names.lazy.compactMap { names.firstIndex(of: $0) }.first
    }

    private static func fields(of line: Substring, _ mark: Character) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in line {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == mark, !isQuoted {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
        }
        return fields.map { $0.split(separator: " ").joined(separator: " ") }
    }
}
