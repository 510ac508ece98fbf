package import Arrangement
internal import Words

/// Answers to wishes that concern boards. They are answered before the next key is read.
package enum BoardMessage: Hashable, Sendable {
    /// The boards as the disk has them now.
    case listed([BoardEntry], removed: [BoardEntry])
    /// Another board is shown from now on.
    case opened(OpenedBoard)
    /// An item has been put on another board, or was there already.
    case sent(Item, Panel, to: BoardID, wasThere: Bool)
    /// An item has been taken from another board again.
    case takenBack(Item, Panel, from: BoardID)
    /// A board that was new has been kept.
    case kept(BoardID)
    /// News of one board, which is nothing to another that is shown by now.
    indirect case of(BoardID, DiskMessage)
    /// The boards that are shared, as the store has them.
    case shares([BoardShare])
    /// The same after one of them has changed; no news where shared boards are not followed.
    case sharesChanged([BoardShare])
    /// The contents of other boards.
    case others([BoardID: Arrangement])
}

/// A board as it was read.
package struct OpenedBoard: Hashable, Sendable {
    package let board: ShownBoard
    /// Its contents.
    package let arrangement: Arrangement
    /// The changes that undo goes through.
    package let past: Past
    /// Why it cannot be changed; nil where it can.
    package let readOnly: ReadOnly?

    package init(
        _ board: ShownBoard, _ arrangement: Arrangement, _ past: Past = Past(), readOnly: ReadOnly? = nil
    ) {
        (self.board, self.arrangement, self.past, self.readOnly) = (board, arrangement, past, readOnly)
    }
}

/// A wish that concerns boards other than the one that is shown. It is answered by a `BoardMessage` before the next key is
/// read, or by a line for the user where it cannot be met.
package enum BoardWish: Hashable, Sendable {
    /// Show a board that is kept.
    case open(BoardID)
    /// Keep `arrangement` as a new board of that name, and show it.
    case make(String, Arrangement)
    case edit(BoardsEdit)
    /// Put an item on another board, at the end of a panel.
    case send(Item, Panel, to: BoardID)
    /// Take an item from another board again, if it is there.
    case takeBack(Item, Panel, from: BoardID)
    /// Read what all other boards hold.
    case readOthers
}

/// The step that follows once a wish that concerns boards has been met; it is dropped where that has not happened before the next key.
enum BoardSequel: Hashable, Sendable {
    /// The list of boards has changed: undo can take it back.
    case edited(BoardChange, Action, Saying)
    /// A new board is shown: undo leads back to the one before.
    case made(Action, from: BoardID?)
    /// Another board is shown in the place of the one that is to be removed.
    case remove(BoardEntry, at: Int)
    /// Another board is shown in the place of a new one, which redo brings back.
    case unmake(Edit, BoardID)
}

extension Model {
    /// Takes over what came of wishes that concern boards.
    mutating func takeBoards(_ message: BoardMessage) -> [Effect] {
        switch message {
        case .listed(let entries, let removed):
            let isSame = boards.entries == entries && boards.removed == removed
            (boards.entries, boards.removed) = (entries, removed)
            guard case .edited(let change, let action, let said)? = sequel else { return [] }
            sequel = nil
            // Another fxterm may have the board open: the disk says so itself.
            if isSame { return [] }
            past.note(change, action)
            return say(said)
        case .kept(let id):
            boards.shown = .kept(id)
            return []
        case .of(let id, let message):
            return boards.shown.id == id ? takeFromDisk(message) : []
        case .opened(let opened): return openBoard(opened)
        case .sent(let item, let panel, let id, let wasThere):
            return takeSent(item, panel, to: id, wasThere: wasThere)
        case .takenBack(let item, let panel, let id): return putBackSent(item, panel, from: id)
        case .shares(let shares):
            followsShares = true
            return takeShares(shares)
        case .sharesChanged(let shares): return followsShares ? takeShares(shares) : []
        case .others(let others):
            otherBoards = others
            takeOtherBoards(others)
            return []
        }
    }
}
