public import Words

/// Something that a new board begins with.
public struct BoardStart: Hashable, Sendable {
    /// What is on it, in a few words.
    public let title: Saying
    /// All that is on it.
    public let arrangement: Arrangement

    /// Makes a beginning.
    public init(_ title: Saying, _ arrangement: Arrangement) {
        (self.title, self.arrangement) = (title, arrangement)
    }
}

extension Model {
    /// The beginnings that are offered for a new board, the usual one first.
    public var boardStarts: [BoardStart] {
        let none = Dictionary(uniqueKeysWithValues: Panel.standard.map { ($0, ItemList(cards: [])) })
        let empty = Arrangement(none, base: arrangement.base, baseline: arrangement.baseline)
        return [
            BoardStart(.phrase(.boardEmpty), empty), BoardStart(.phrase(.boardStandard), .first),
        ]
    }
}
