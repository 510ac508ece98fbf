/// A parser of outside data, to run on arbitrary bytes: it must neither crash nor hang, and its results
/// must be safe for the board.
struct FuzzTarget: Sendable {
    /// Its name, also that of its folder of examples.
    let name: String
    /// Reads the bytes.
    let run: @Sendable ([UInt8]) -> Void

    static let all = [
        rates, yahoo, taiwan, dash, described, descriptions, settings, board, themes, zones, keys, typed,
        amounts,
        transactions,
        imports, entries, lists, desk, calendars,
    ]

    /// The target of that name.
    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
