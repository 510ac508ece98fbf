internal import Market

/// The table of currencies.
enum CurrencyTable {
    private static let table = TextTable(currencies)

    /// A line a currency, by code.
    static var lines: [TextTable.Line] { table.lines }

    /// The line of `code`; nil where there is none.
    static func line(_ code: String) -> TextTable.Line? { table.line(code) }

    /// The currency's name in the language of a column of the table of cities, else in English.
    static func name(_ line: TextTable.Line, column: Int?) -> String {
        column.flatMap { line.item(2, $0 + 1) } ?? line.item(2, 0) ?? line.string(0)
    }
}
