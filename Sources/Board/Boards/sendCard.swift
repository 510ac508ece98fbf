internal import Words

/// Opens the list of boards for the selected card to be sent to one of them.
func beginSending(_ model: inout Model) -> [Effect] {
    let panel = model.focus
    guard let item = model.selectedItem else { return say(&model, .phrase(.selectToSend)) }
    if let reason = panel.kind.isOfFile { return say(&model, reason) }
    guard model.boards.entries.contains(where: { $0.id != model.boards.shown.id }) else {
        return say(&model, .phrase(.onlyBoard))
    }
    model.open(.boards(BoardList(card: BoardList.Card(item: item, panel: panel))))
    return [.boards(.readOthers)]
}

/// Sends the card that the list was opened for.
func send(_ model: inout Model, to id: BoardID) -> [Effect] {
    guard case .boards(let list)? = model.top, let card = list.card else { return [] }
    model.leaveLayer()
    guard id != model.boards.shown.id, model.arrangement[card.panel].contains(card.item) else { return [] }
    if let there = model.otherBoards[id]?[card.panel], !there.contains(card.item),
        there.count >= ItemList.mostCards
    {
        return say(&model, .panelFull)
    }
    return [.boards(.send(card.item, card.panel, to: id))]
}

/// Takes a card from this board that has been put on another one.
func takeSent(_ model: inout Model, _ item: Item, _ panel: Panel, to id: BoardID, wasThere: Bool) -> [Effect]
{
    model.otherBoards[id]?.put(item, in: panel)
    let change = BoardChange.sent(item, panel, to: id, wasThere: wasThere)
    let names = [
        "name": panel.kind.name(of: item, language: model.language),
        "board": model.boards.entry(id)?.name ?? "",
    ]
    if case .sent(item, panel, to: id, _)? = model.past.redoable.last?.boards,
        let effects = stepBoard(&model, back: false)
    {
        model.past.amend(change)
        return effects
    }
    var arrangement = model.arrangement
    arrangement.remove(item, from: panel)
    guard arrangement != model.arrangement else { return [] }
    model.note(Action(.send, names["name"] ?? ""), to: arrangement, change)
    return show(&model, arrangement) + say(&model, .phrase(wasThere ? .sentWasThere : .sent, verbatim: names))
}

/// Puts a card back on this board that has been taken from another one again.
func putBack(_ model: inout Model, _ item: Item, _ panel: Panel, from id: BoardID) -> [Effect] {
    model.otherBoards[id]?.take(item, from: panel)
    guard case .sent(item, panel, to: id, _)? = model.past.undoable.last?.boards else { return [] }
    return undoHere(&model)
}

/// Undoes the last change as far as it is one of this board.
func undoHere(_ model: inout Model) -> [Effect] {
    stepBoard(&model, back: true) ?? say(&model, .phrase(.nothingToUndo))
}
