internal import Words

/// Takes back a change that concerns several boards.
func undo(_ change: BoardChange, in model: inout Model) -> [Effect] {
    switch change {
    case .listed(_, let back):
        guard model.boards.fits(back) else { return forgetUndo(&model) }
        var arrangement = model.arrangement
        let action = model.past.undo(&arrangement) ?? Action(.renameBoard)
        return [.boards(.edit(back))] + say(&model, .phrase(.undid, ["deed": action.saying]))
    case .made(let id, let origin):
        let others = model.boards.entries.filter { $0.id != id }
        guard id == model.boards.shown.id, let edit = model.past.undoable.last,
            let next = others.first(where: { $0.id == origin }) ?? others.first
        else { return forgetUndo(&model) }
        model.sequel = .unmake(edit, id)
        return [.boards(.open(next.id))]
    case .sent(let item, let panel, let id, let wasThere):
        let isThere = model.boards.contains(id) || model.boards.removed.contains { $0.id == id }
        return wasThere || !isThere ? undoHere(&model) : [.boards(.takeBack(item, panel, from: id))]
    }
}

/// Makes a change that concerns several boards again.
func redo(_ change: BoardChange, in model: inout Model) -> [Effect] {
    var arrangement = model.arrangement
    switch change {
    case .listed(let edit, _):
        guard model.boards.fits(edit), let action = model.past.redo(&arrangement) else {
            return forgetRedo(&model)
        }
        return [.boards(.edit(edit))] + say(&model, .phrase(.redid, ["deed": action.saying]))
    case .made(let id, _):
        let edit = BoardsEdit.restore(id, at: model.boards.entries.count)
        guard model.boards.fits(edit) else { return forgetRedo(&model) }
        model.past.forgetUndone()
        return [.boards(.edit(edit)), .boards(.open(id))]
    case .sent(let item, let panel, let id, _):
        return model.boards.contains(id) ? [.boards(.send(item, panel, to: id))] : forgetRedo(&model)
    }
}

/// Says that the last change cannot be taken back any more, and goes on to the one before it.
private func forgetUndo(_ model: inout Model) -> [Effect] {
    var arrangement = model.arrangement
    guard let action = model.past.undo(&arrangement) else { return [] }
    model.past.forgetUndone()
    return say(&model, .phrase(.boardChangedSince, ["deed": action.saying]))
}

private func forgetRedo(_ model: inout Model) -> [Effect] {
    guard let edit = model.past.redoable.last else { return [] }
    model.past.forgetUndone()
    return say(&model, .phrase(.boardChangedSince, ["deed": edit.action.saying]))
}
