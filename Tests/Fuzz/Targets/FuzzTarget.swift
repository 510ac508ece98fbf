/// Something that reads bytes from outside, to be given bytes of any kind: it must neither crash nor hang, and what
/// it makes of them has to be fit for the board.
struct FuzzTarget: Sendable {
    /// Its name, that of its folder of examples too.
    let name: String
    /// Reads the bytes.
    let run: @Sendable ([UInt8]) -> Void

    /// All there are.
    static let all = [
        rates, yahoo, taiwan, dash, described, settings, board, themes, zones, keys, typed, amounts,
        transactions,
        imports, entries, lists, desk,
    ]

    /// The target of that name.
    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
