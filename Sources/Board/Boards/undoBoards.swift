internal import Arrangement
internal import Words

extension Model {
    /// Takes back a change that concerns several boards.
    mutating func undo(_ change: BoardChange) -> [Effect] {
        switch change {
        case .listed(_, let back):
            guard boards.fits(back) else { return forgetUndo() }
            var arrangement = self.arrangement
            let action = past.undo(&arrangement) ?? Action(.renameBoard)
            return [.boards(.edit(back))] + say(.phrase(.undid, ["deed": action.saying]))
        case .made(let id, let origin):
            let others = boards.entries.filter { $0.id != id }
            guard id == boards.shown.id, let edit = past.undoable.last,
                let next = others.first(where: { $0.id == origin }) ?? others.first
            else { return forgetUndo() }
            sequel = .unmake(edit, id)
            return [.boards(.open(next.id))]
        case .sent(let item, let panel, let id, let wasThere):
            let isThere = boards.contains(id) || boards.removed.contains { $0.id == id }
            guard !wasThere, isThere, let panel = Panel.of(panel, among: panels) else { return undoHere() }
            return [.boards(.takeBack(item, panel, from: id))]
        }
    }

    /// Makes a change that concerns several boards again.
    mutating func redo(_ change: BoardChange) -> [Effect] {
        var arrangement = self.arrangement
        switch change {
        case .listed(let edit, _):
            guard boards.fits(edit), let action = past.redo(&arrangement) else {
                return forgetRedo()
            }
            return [.boards(.edit(edit))] + say(.phrase(.redid, ["deed": action.saying]))
        case .made(let id, _):
            let edit = BoardsEdit.restore(id, at: boards.entries.count)
            guard boards.fits(edit) else { return forgetRedo() }
            past.forgetUndone()
            return [.boards(.edit(edit)), .boards(.open(id))]
        case .sent(let item, let panel, let id, _):
            guard boards.contains(id), let panel = Panel.of(panel, among: panels) else { return forgetRedo() }
            return [.boards(.send(item, panel, to: id))]
        }
    }

    /// Says that the last change cannot be taken back any more, and goes on to the one before it.
    private mutating func forgetUndo() -> [Effect] {
        var arrangement = self.arrangement
        guard let action = past.undo(&arrangement) else { return [] }
        past.forgetUndone()
        return say(.phrase(.boardChangedSince, ["deed": action.saying]))
    }

    private mutating func forgetRedo() -> [Effect] {
        guard let edit = past.redoable.last else { return [] }
        past.forgetUndone()
        return say(.phrase(.boardChangedSince, ["deed": edit.action.saying]))
    }
}
