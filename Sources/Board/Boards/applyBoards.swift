/// Takes over what came of wishes that concern boards.
func apply(_ message: BoardMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .listed(let entries, let removed):
        (model.boards.entries, model.boards.removed) = (entries, removed)
        return []
    case .kept(let id):
        model.boards.shown = .kept(id)
        return []
    case .of(let id, let message):
        return model.boards.shown.id == id ? apply(message, to: &model) : []
    case .opened, .sent, .takenBack, .others:
        return []
    }
}
