internal import Arrangement
internal import Words

extension Model {
    mutating func beginSending() -> [Effect] {
        let panel = focus
        guard let item = selectedItem else { return say(Command.boardSend.whyNot) }
        if let reason = panel.kind.isOfFile { return say(reason) }
        guard boards.entries.contains(where: { $0.id != boards.shown.id }) else {
            return say(.phrase(.onlyBoard))
        }
        open(BoardList(card: BoardList.Card(item: item, panel: panel)))
        return [.boards(.readOthers)]
    }

    mutating func sendCard(to id: BoardID) -> [Effect] {
        guard let list = top(BoardList.self), let card = list.card else { return [] }
        leaveLayer()
        guard id != boards.shown.id, arrangement[card.panel.id].contains(card.item) else { return [] }
        if let there = otherBoards[id]?[card.panel.id], !there.contains(card.item),
            there.count >= ItemList.mostCards
        {
            return say(.panelFull)
        }
        return [.boards(.send(card.item, card.panel, to: id))]
    }

    mutating func takeSent(_ item: Item, _ panel: Panel, to id: BoardID, wasThere: Bool) -> [Effect] {
        otherBoards[id]?.put(item, in: panel.id)
        let change = BoardChange.sent(item, panel.id, to: id, wasThere: wasThere)
        let names = [
            "name": panel.kind.name(of: item, language: language),
            "board": boards.entry(id)?.name ?? "",
        ]
        if case .sent(item, panel.id, to: id, _)? = past.redoable.last?.boards,
            let effects = stepBoard(back: false)
        {
            past.amend(change)
            return effects
        }
        var arrangement = self.arrangement
        arrangement.remove(item, from: panel.id)
        guard arrangement != self.arrangement else { return [] }
        note(Action(.send, names["name"] ?? ""), to: arrangement, change)
        return show(arrangement) + say(.phrase(wasThere ? .sentWasThere : .sent, verbatim: names))
    }

    mutating func putBackSent(_ item: Item, _ panel: Panel, from id: BoardID) -> [Effect] {
        otherBoards[id]?.take(item, from: panel.id)
        guard case .sent(item, panel.id, to: id, _)? = past.undoable.last?.boards else { return [] }
        return undoHere()
    }

    /// Undoes the last change if it is one of this board.
    mutating func undoHere() -> [Effect] {
        stepBoard(back: true) ?? say(Command.boardUndo.whyNot)
    }
}
