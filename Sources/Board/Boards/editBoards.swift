internal import Arrangement
internal import Words

extension Model {
    /// Changes the list of boards; what came of it tells whether there is anything to undo.
    mutating func editBoards(
        _ edit: BoardsEdit, back: BoardsEdit, _ action: Action, _ said: Saying
    ) -> [Effect] {
        sequel = .edited(.listed(edit, back: back), action, said)
        return [.boards(.edit(edit))]
    }

    /// Removes a board. In the place of the one that is shown, the next one is shown first.
    mutating func removeBoard(_ id: BoardID) -> [Effect] {
        let entries = boards.entries
        guard let place = entries.firstIndex(where: { $0.id == id }) else { return [] }
        if entries.count < 2 { return say(.phrase(.lastBoard)) }
        if id != boards.shown.id { return removeBoard(entries[place], at: place) }
        sequel = .remove(entries[place], at: place)
        return [.boards(.open(entries[place + 1 < entries.count ? place + 1 : place - 1].id))]
    }

    /// Removes a board that is not shown.
    mutating func removeBoard(_ entry: BoardEntry, at place: Int) -> [Effect] {
        editBoards(
            .remove(entry.id), back: .restore(entry.id, at: place), Action(.removeBoard, entry.name),
            .phrase(.removedBoard, verbatim: ["name": entry.name]))
    }

    /// Brings a board back that was removed, as the last one.
    mutating func restoreBoard(_ id: BoardID) -> [Effect] {
        guard let entry = boards.removed.first(where: { $0.id == id }) else { return [] }
        let edit = BoardsEdit.restore(id, at: boards.entries.count)
        guard boards.fits(edit) else {
            return say(.phrase(.boardLimit, verbatim: ["count": String(Boards.most)]))
        }
        return editBoards(
            edit, back: .remove(id), Action(.restoreBoard, entry.name),
            .phrase(.restoredBoard, verbatim: ["name": entry.name]))
    }

    /// Moves a board among the tabs. It stays selected.
    mutating func moveBoard(_ id: BoardID, _ step: Int) -> [Effect] {
        let entries = boards.entries
        guard let place = entries.firstIndex(where: { $0.id == id }), entries.indices.contains(place + step)
        else { return [] }
        if case .boards(var list)? = top, list.text.isEmpty {
            list.index = place + step
            top = .boards(list)
        }
        return editBoards(
            .move(id, to: place + step), back: .move(id, to: place),
            Action(.moveBoard, entries[place].name),
            .phrase(.movedBoard, verbatim: ["name": entries[place].name, "number": String(place + step + 1)]))
    }
}
