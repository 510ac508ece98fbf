internal import Words

/// Changes the list of boards; what came of it tells whether there is anything to undo.
func edit(
    _ model: inout Model, _ edit: BoardsEdit, back: BoardsEdit, _ action: Action, _ said: Saying
) -> [Effect] {
    model.sequel = .edited(.listed(edit, back: back), action, said)
    return [.boards(.edit(edit))]
}

/// Removes a board. In the place of the one that is shown, the next one is shown first.
func removeBoard(_ model: inout Model, _ id: BoardID) -> [Effect] {
    let entries = model.boards.entries
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return [] }
    if entries.count < 2 { return say(&model, .phrase(.lastBoard)) }
    if id != model.boards.shown.id { return remove(&model, entries[place], at: place) }
    model.sequel = .remove(entries[place], at: place)
    return [.boards(.open(entries[place + 1 < entries.count ? place + 1 : place - 1].id))]
}

/// Removes a board that is not shown.
func remove(_ model: inout Model, _ entry: BoardEntry, at place: Int) -> [Effect] {
    edit(
        &model, .remove(entry.id), back: .restore(entry.id, at: place), Action(.removeBoard, entry.name),
        .phrase(.removedBoard, verbatim: ["name": entry.name]))
}

/// Brings a board back that was removed, as the last one.
func restoreBoard(_ model: inout Model, _ id: BoardID) -> [Effect] {
    guard let entry = model.boards.removed.first(where: { $0.id == id }) else { return [] }
    let edit = BoardsEdit.restore(id, at: model.boards.entries.count)
    guard model.boards.fits(edit) else {
        return say(&model, .phrase(.boardLimit, verbatim: ["count": String(Boards.most)]))
    }
    return Board.edit(
        &model, edit, back: .remove(id), Action(.restoreBoard, entry.name),
        .phrase(.restoredBoard, verbatim: ["name": entry.name]))
}

/// Moves a board among the tabs. It stays selected.
func moveBoard(_ model: inout Model, _ id: BoardID, _ step: Int) -> [Effect] {
    let entries = model.boards.entries
    guard let place = entries.firstIndex(where: { $0.id == id }), entries.indices.contains(place + step)
    else { return [] }
    if case .boards(var list)? = model.top, list.text.isEmpty {
        list.index = place + step
        model.top = .boards(list)
    }
    return edit(
        &model, .move(id, to: place + step), back: .move(id, to: place),
        Action(.moveBoard, entries[place].name),
        .phrase(.movedBoard, verbatim: ["name": entries[place].name, "number": String(place + step + 1)]))
}
