package import Arrangement
internal import Words

/// Answers to a `BoardWish`. The model gets them before the next key.
package enum BoardMessage: Hashable, Sendable {
    case listed([BoardEntry], removed: [BoardEntry])
    case opened(OpenedBoard)
    /// The item is on the other board, or was already.
    case sent(Item, Panel, to: BoardID, wasThere: Bool)
    /// Undo took the item off the other board.
    case takenBack(Item, Panel, from: BoardID)
    case kept(BoardID)
    /// News of one board, ignored if another is on screen by now.
    indirect case of(BoardID, DiskMessage)
    case shares([BoardShare])
    /// Shared boards after a change; never sent if none are followed.
    case sharesChanged([BoardShare])
    case others([BoardID: Arrangement])
}

package struct OpenedBoard: Hashable, Sendable {
    package let board: ShownBoard
    package let arrangement: Arrangement
    package let past: Past
    package let readOnly: ReadOnly?

    package init(
        _ board: ShownBoard, _ arrangement: Arrangement, _ past: Past = Past(), readOnly: ReadOnly? = nil
    ) {
        (self.board, self.arrangement, self.past, self.readOnly) = (board, arrangement, past, readOnly)
    }
}

/// A request about other boards. A `BoardMessage` answers before the next key, or a line shows why it failed.
package enum BoardWish: Hashable, Sendable {
    case open(BoardID)
    case make(String, Arrangement)
    case edit(BoardsEdit)
    case send(Item, Panel, to: BoardID)
    case takeBack(Item, Panel, from: BoardID)
    case readOthers
}

/// The step after a request succeeds; dropped if that does not happen before the next key.
enum BoardSequel: Hashable, Sendable {
    case edited(BoardChange, Action, Saying)
    case made(Action, from: BoardID?)
    /// Show another board before this one is removed.
    case remove(BoardEntry, at: Int)
    /// Show another board instead of a new one, which redo brings back.
    case unmake(Edit, BoardID)
}

extension Model {
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
