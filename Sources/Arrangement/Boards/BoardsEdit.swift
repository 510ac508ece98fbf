internal import Places

/// A change to the list of boards. Removed boards stay on the disk, so that they can be restored.
package enum BoardsEdit: Hashable, Sendable {
    case remove(BoardID)
    case restore(BoardID, at: Int)
    case rename(BoardID, to: String)
    case move(BoardID, to: Int)

    /// Changes the entries; ignores an edit that does not fit.
    package func apply(to entries: inout [BoardEntry], _ removed: inout [BoardEntry]) {
        switch self {
        case .remove(let id):
            // There is always one board.
            guard entries.count > 1, let index = entries.firstIndex(where: { $0.id == id }) else { return }
            removed.insert(entries.remove(at: index), at: 0)
        case .restore(let id, let place):
            guard let index = removed.firstIndex(where: { $0.id == id }) else { return }
            entries.insert(removed.remove(at: index), at: max(0, min(place, entries.count)))
        case .rename(let id, let name):
            guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
            entries[index].name = name
        case .move(let id, let place):
            guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
            let entry = entries.remove(at: index)
            entries.insert(entry, at: max(0, min(place, entries.count)))
        }
    }
}

/// An undoable change that concerns several boards.
package enum BoardChange: Hashable, Sendable {
    case listed(BoardsEdit, back: BoardsEdit)
    /// This board was made from another one. The new board's past has the entry.
    case made(BoardID, from: BoardID?)
    case sent(Item, PanelID, to: BoardID, wasThere: Bool)
}

extension Boards {
    package func fits(_ edit: BoardsEdit) -> Bool {
        switch edit {
        case .remove(let id): entries.count > 1 && id != shown.id && contains(id)
        case .restore(let id, _): removed.contains { $0.id == id } && entries.count < Boards.most
        case .rename(let id, let name): contains(id) && isFree(name, besides: id)
        case .move(let id, _): contains(id)
        }
    }

    package func isFree(_ name: String, besides own: BoardID? = nil) -> Bool {
        let wish = SearchText.folded(name)
        return !entries.contains { $0.id != own && SearchText.folded($0.name) == wish }
    }

    package func contains(_ id: BoardID) -> Bool { entries.contains { $0.id == id } }
}
