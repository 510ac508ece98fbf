/// Takes over what came of wishes that concern boards.
func apply(_ message: BoardMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .listed(let entries, let removed):
        let isSame = model.boards.entries == entries && model.boards.removed == removed
        (model.boards.entries, model.boards.removed) = (entries, removed)
        guard case .edited(let change, let action, let said)? = model.sequel else { return [] }
        model.sequel = nil
        // Another fxterm may have the board open: the disk says so itself.
        if isSame { return [] }
        model.past.note(change, action)
        return say(&model, said)
    case .kept(let id):
        model.boards.shown = .kept(id)
        return []
    case .of(let id, let message):
        return model.boards.shown.id == id ? apply(message, to: &model) : []
    case .opened(let opened): return openBoard(&model, opened)
    case .sent(let item, let panel, let id, let wasThere):
        return takeSent(&model, item, panel, to: id, wasThere: wasThere)
    case .takenBack(let item, let panel, let id): return putBack(&model, item, panel, from: id)
    case .shares(let shares):
        model.followsShares = true
        return takeShares(&model, shares)
    case .sharesChanged(let shares): return model.followsShares ? takeShares(&model, shares) : []
    case .others(let others):
        model.otherBoards = others
        applyOthers(others, to: &model)
        return []
    }
}
