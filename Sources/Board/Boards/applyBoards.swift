internal import Arrangement

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
