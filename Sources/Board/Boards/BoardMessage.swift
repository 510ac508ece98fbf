package import Arrangement
internal import Words

/// Answers to requests about boards. The model gets them before the next key.
package enum BoardMessage: Hashable, Sendable {
    /// The boards as the disk has them now.
    case listed([BoardEntry], removed: [BoardEntry])
    /// Another board is now on screen.
    case opened(OpenedBoard)
    /// An item was put on another board, or was there already.
    case sent(Item, Panel, to: BoardID, wasThere: Bool)
    /// An item was taken off another board again.
    case takenBack(Item, Panel, from: BoardID)
    /// A new board was saved.
    case kept(BoardID)
    /// News of one board; ignored if another is on screen by now.
    indirect case of(BoardID, DiskMessage)
    /// The boards that are shared, as the store has them.
    case shares([BoardShare])
    /// Shared boards after a change; never sent if none are followed.
    case sharesChanged([BoardShare])
    /// The contents of other boards.
    case others([BoardID: Arrangement])
}

package struct OpenedBoard: Hashable, Sendable {
    package let board: ShownBoard
    /// Its contents.
    package let arrangement: Arrangement
    /// The changes that undo goes through.
    package let past: Past
    /// Why it cannot be changed; nil if it can.
    package let readOnly: ReadOnly?

    package init(
        _ board: ShownBoard, _ arrangement: Arrangement, _ past: Past = Past(), readOnly: ReadOnly? = nil
    ) {
        (self.board, self.arrangement, self.past, self.readOnly) = (board, arrangement, past, readOnly)
    }
}

/// A request about boards other than the one on screen. A `BoardMessage` answers it before the next key,
/// or a line shows the user why it failed.
package enum BoardWish: Hashable, Sendable {
    /// Show a saved board.
    case open(BoardID)
    /// Save `arrangement` as a new board of that name, and show it.
    case make(String, Arrangement)
    case edit(BoardsEdit)
    /// Put an item on another board, at the end of a panel.
    case send(Item, Panel, to: BoardID)
    /// Take an item off another board again, if it is there.
    case takeBack(Item, Panel, from: BoardID)
    /// Read the contents of all other boards.
    case readOthers
}

/// The next step after a request about boards succeeds; dropped if that does not happen before the next key.
enum BoardSequel: Hashable, Sendable {
    /// The list of boards has changed, which undo can reverse.
    case edited(BoardChange, Action, Saying)
    /// A new board was opened: undo leads back to the one before.
    case made(Action, from: BoardID?)
    /// Show another board, because this one is about to be removed.
    case remove(BoardEntry, at: Int)
    /// Show another board instead of a new one, which redo brings back.
    case unmake(Edit, BoardID)
}

extension Model {
    /// Applies the results of requests about boards.
    mutating func takeBoards(_ message: BoardMessage) -> [Effect] {
        switch message {
        case .listed(let entries, let removed):
            let isSame = boards.entries == entries && boards.removed == removed
            (boards.entries, boards.removed) = (entries, removed)
            guard case .edited(let change, let action, let said)? = sequel else { return [] }
            sequel = nil
            // Another fxterm may have the board open: the disk then reports the change.
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
