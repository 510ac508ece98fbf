package import Arrangement
package import Words

/// Something that a new board begins with.
package enum BoardStart: Hashable, Sendable {
    case empty
    /// The first board of the program.
    case standard
    case point(StartingPoint)

    /// Its contents in a few words.
    package var title: Saying {
        switch self {
        case .empty: .phrase(.boardEmpty)
        case .standard: .phrase(.boardStandard)
        case .point(let point): .phrase(point.name)
        }
    }

    /// All its contents, for the user of `model`.
    package func arrangement(_ model: Model) -> Arrangement {
        switch self {
        case .empty:
            let none = Dictionary(uniqueKeysWithValues: Panel.standard.map { ($0.id, ItemList(cards: [])) })
            return Arrangement(none, base: model.arrangement.base, baseline: model.arrangement.baseline)
        case .standard: return .first
        case .point(let point): return point.arrangement(at: model.home)
        }
    }
}

extension Model {
    /// The starts for a new board, the usual one first, and those that suit the user's place before others.
    package var boardStarts: [BoardStart] {
        [.empty, .standard] + StartingPoint.offered(at: home).map { .point($0) }
    }
}
