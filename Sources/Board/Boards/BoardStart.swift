package import Arrangement
package import Words

/// The first contents of a new board.
package enum BoardStart: Hashable, Sendable {
    case empty
    case standard
    case point(StartingPoint)

    package var title: Saying {
        switch self {
        case .empty: .phrase(.boardEmpty)
        case .standard: .phrase(.boardStandard)
        case .point(let point): .phrase(point.name)
        }
    }

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
    /// The usual one first, and those that suit the user's place before others.
    package var boardStarts: [BoardStart] {
        [.empty, .standard] + StartingPoint.offered(at: home).map { .point($0) }
    }
}
