internal import Places

/// The user's boards, and the one on screen.
package struct Boards: Hashable, Sendable {
    /// In the order of their tabs.
    package var entries: [BoardEntry]
    /// Boards that can be restored, the last removed first.
    package var removed: [BoardEntry]
    package var shown: ShownBoard

    package static let most = 500

    package init(
        _ entries: [BoardEntry] = [.first], removed: [BoardEntry] = [],
        shown: ShownBoard = .kept(.first)
    ) {
        (self.entries, self.removed, self.shown) = (entries, removed, shown)
    }

    /// Only the board on screen, without the others.
    package var alone: Boards {
        Boards(entries.filter { shown == .kept($0.id) }, shown: shown)
    }

    package var name: String {
        switch shown {
        case .kept(let id): entries.first { $0.id == id }?.name ?? id.text
        case .new(let name): name
        case .passing: ""
        }
    }
}

package enum ShownBoard: Hashable, Sendable {
    case kept(BoardID)
    /// Saved once the user changes something on it.
    case new(String)
    /// Never saved.
    case passing

    package var id: BoardID? {
        if case .kept(let id) = self { id } else { nil }
    }
}

extension [BoardEntry] {
    /// Ignores case; a board's name wins over a file's.
    package func named(_ name: String) -> BoardEntry? {
        let wish = SearchText.folded(name)
        return first { $0.name == name } ?? first { SearchText.folded($0.name) == wish }
            ?? first { $0.id.text == name }
    }

    /// Numbers new or renamed entries with a name that exists: `Travel 2`.
    package mutating func nameApart(from before: [BoardEntry]) {
        for place in indices where !before.contains(self[place]) {
            let (name, others) = (self[place].name, self[..<place] + self[(place + 1)...])
            let taken = Set(others.map { SearchText.folded($0.name) })
            var number = 2
            while taken.contains(SearchText.folded(self[place].name)) {
                let end = " \(number)"
                self[place].name = name.prefix(BoardEntry.longestName - end.count) + end
                number += 1
            }
        }
    }
}
