package import Arrangement
internal import Words

/// The list of boards: one is gone to, or a card is sent to one.
package struct BoardList: Hashable, Sendable {
    /// A card on its way to another board.
    package struct Card: Hashable, Sendable {
        package let item: Item
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

extension Model {
    mutating func updateBoardList(_ message: BoardsMessage) -> [Effect] {
        switch message {
        case .open: return openBoards()
        case .beginSending: return beginSending()
        case .choose(let index):
            guard case .boards(var list)? = top else { return [] }
            list.index = max(0, index)
            top = .boards(list)
            return []
        case .go(let id): return go(to: id)
        case .goTo(let number):
            guard boards.entries.indices.contains(number - 1) else {
                return say(.phrase(.noBoardNumber, verbatim: ["number": String(number)]))
            }
            return go(to: boards.entries[number - 1].id)
        case .send(let id): return sendCard(to: id)
        case .make(let name, let arrangement): return makeBoard(name, arrangement)
        case .beginMaking(let text):
            open(
                .boardNaming(
                    BoardNaming(purpose: .make(BoardStart.empty.arrangement(self)), text: text)))
            return []
        case .beginCopying(let id): return beginCopying(id)
        case .beginRenaming(let id):
            guard let entry = boards.entry(id) else { return [] }
            open(.boardNaming(BoardNaming(purpose: .rename(entry), text: entry.name)))
            return []
        case .accept: return acceptBoardName()
        case .remove(let id): return removeBoard(id)
        case .restore(let id): return restoreBoard(id)
        case .move(let id, let step): return moveBoard(id, step)
        }
    }

    /// Opens the list with the board that is shown selected, and has it read what is on the others.
    private mutating func openBoards() -> [Effect] {
        var list = BoardList(card: nil)
        list.index = boards.entries.firstIndex { $0.id == boards.shown.id } ?? 0
        open(.boards(list))
        return [.boards(.readOthers)]
    }

    /// Shows another board.
    private mutating func go(to id: BoardID) -> [Effect] {
        if case .boards? = top { leaveLayer() }
        return id == boards.shown.id || !boards.contains(id) ? [] : [.boards(.open(id))]
    }
}
