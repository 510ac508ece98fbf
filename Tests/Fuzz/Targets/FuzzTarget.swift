/// A parser must neither crash nor hang on arbitrary bytes, and its results must be safe for the board.
struct FuzzTarget: Sendable {
    let name: String
    let run: @Sendable ([UInt8]) -> Void

    static let all = [
        rates, yahoo, taiwan, dash, described, descriptions, settings, board, themes, zones, keys, typed,
        amounts,
        transactions,
        imports, entries, lists, desk, calendars,
    ]

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
