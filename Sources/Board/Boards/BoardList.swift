internal import Words

/// The list of boards: one is gone to, or a card is sent to one.
package struct BoardList: Hashable, Sendable {
    /// A card on its way to another board.
    package struct Card: Hashable, Sendable {
        /// The card.
        package let item: Item
        /// Its panel.
        package let panel: Panel
    }

    /// The text that was typed.
    package internal(set) var text = ""
    /// The selected row.
    package internal(set) var index = 0
    /// The card that is sent; nil where a board is gone to.
    package let card: Card?
}

/// A board's name while it is typed.
package struct BoardNaming: Hashable, Sendable {
    /// The purpose of the name.
    package enum Purpose: Hashable, Sendable {
        /// A new board with that on it.
        case make(Arrangement)
        case rename(BoardEntry)
    }

    /// The purpose of the name.
    package let purpose: Purpose
    /// The text that was typed.
    package internal(set) var text: String
}

/// Messages that concern boards.
package enum BoardsMessage: Hashable, Sendable {
    /// The list of boards is opened.
    case open
    /// The list is opened for the selected card to be sent to one of them.
    case beginSending
    case choose(Int)
    case go(BoardID)
    /// The board at that place among the tabs is shown, counted from 1.
    case goTo(Int)
    /// The card that the list was opened for is sent to a board.
    case send(BoardID)
    case make(String, Arrangement)
    /// The name of a new board is asked for.
    case beginMaking(String)
    case beginCopying(BoardID)
    case beginRenaming(BoardID)
    /// The name that was typed is taken.
    case accept
    case remove(BoardID)
    case restore(BoardID)
    /// A board goes so many places on among the tabs.
    case move(BoardID, Int)
}

func apply(_ message: BoardsMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .open: return openBoards(&model)
    case .beginSending: return beginSending(&model)
    case .choose(let index):
        guard case .boards(var list)? = model.top else { return [] }
        list.index = max(0, index)
        model.top = .boards(list)
        return []
    case .go(let id): return go(&model, to: id)
    case .goTo(let number):
        guard model.boards.entries.indices.contains(number - 1) else {
            return say(&model, .phrase(.noBoardNumber, verbatim: ["number": String(number)]))
        }
        return go(&model, to: model.boards.entries[number - 1].id)
    case .send(let id): return send(&model, to: id)
    case .make(let name, let arrangement): return makeBoard(&model, name, arrangement)
    case .beginMaking(let text):
        model.open(
            .boardNaming(
                BoardNaming(purpose: .make(BoardStart.empty.arrangement(model)), text: text)))
        return []
    case .beginCopying(let id): return beginCopying(&model, id)
    case .beginRenaming(let id):
        guard let entry = model.boards.entry(id) else { return [] }
        model.open(.boardNaming(BoardNaming(purpose: .rename(entry), text: entry.name)))
        return []
    case .accept: return acceptName(&model)
    case .remove(let id): return removeBoard(&model, id)
    case .restore(let id): return restoreBoard(&model, id)
    case .move(let id, let step): return moveBoard(&model, id, step)
    }
}

/// Opens the list with the board that is shown selected, and has it read what is on the others.
private func openBoards(_ model: inout Model) -> [Effect] {
    var list = BoardList(card: nil)
    list.index = model.boards.entries.firstIndex { $0.id == model.boards.shown.id } ?? 0
    model.open(.boards(list))
    return [.boards(.readOthers)]
}

/// Shows another board.
private func go(_ model: inout Model, to id: BoardID) -> [Effect] {
    if case .boards? = model.top { model.leaveLayer() }
    return id == model.boards.shown.id || !model.boards.contains(id) ? [] : [.boards(.open(id))]
}
