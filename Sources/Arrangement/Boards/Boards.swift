internal import Places

/// The boards, and the one on screen.
package struct Boards: Hashable, Sendable {
    /// The saved boards in the order of their tabs.
    package var entries: [BoardEntry]
    /// Boards that were removed and can be had back, the last one first.
    package var removed: [BoardEntry]
    package var shown: ShownBoard

    package static let most = 500

    package init(
        _ entries: [BoardEntry] = [.first], removed: [BoardEntry] = [],
        shown: ShownBoard = .kept(.first)
    ) {
        (self.entries, self.removed, self.shown) = (entries, removed, shown)
    }

    /// The same with no board but the one on screen.
    package var alone: Boards {
        Boards(entries.filter { shown == .kept($0.id) }, shown: shown)
    }

    /// The name of the board on screen.
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
    /// A board of that name, saved once the user changes something on it.
    case new(String)
    /// A board that is never saved.
    case passing

    /// The identity of a saved board.
    package var id: BoardID? {
        if case .kept(let id) = self { id } else { nil }
    }
}

extension [BoardEntry] {
    /// The board called `name`, ignoring case; else the one whose file has that name.
    package func named(_ name: String) -> BoardEntry? {
        let wish = SearchText.folded(name)
        return first { $0.name == name } ?? first { SearchText.folded($0.name) == wish }
            ?? first { $0.id.text == name }
    }

    /// Numbers the names of new or renamed entries if another entry has the same name: `Travel 2`.
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
