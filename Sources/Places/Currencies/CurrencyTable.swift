internal import Market

enum CurrencyTable {
    private static let table = TextTable(currencies)

    static var lines: [TextTable.Line] { table.lines }

    static func line(_ code: String) -> TextTable.Line? { table.line(code) }

    /// The currency's name in the language of a column of the table of cities, else in English.
    static func name(_ line: TextTable.Line, column: Int?) -> String {
        column.flatMap { line.item(2, $0 + 1) } ?? line.item(2, 0) ?? line.string(0)
    }
}
