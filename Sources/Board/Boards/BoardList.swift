package import Arrangement
internal import Words

package struct BoardList: Hashable, Sendable {
    package struct Card: Hashable, Sendable {
        package let item: Item
        package let panel: Panel
    }

    package internal(set) var text = ""
    package internal(set) var index = 0
    /// Nil to go to a board.
    package let card: Card?
}

package struct BoardNaming: Hashable, Sendable {
    package enum Purpose: Hashable, Sendable {
        case make(Arrangement)
        case rename(BoardEntry)
    }

    package let purpose: Purpose
    package internal(set) var text: String
}

package enum BoardsMessage {
    case open
    case beginSending
    case choose(Int)
    case go(BoardID)
    /// Shows the board at a place among the tabs, from 1.
    case goTo(Int)
    case send(BoardID)
    case make(String, Arrangement)
    case beginMaking(String)
    case beginCopying(BoardID)
    case beginRenaming(BoardID)
    case accept
    case remove(BoardID)
    case restore(BoardID)
    /// By so many places among the tabs.
    case move(BoardID, Int)
}

extension Model {
    mutating func updateBoardList(_ message: BoardsMessage) -> [Effect] {
        switch message {
        case .open: return openBoards()
        case .beginSending: return beginSending()
        case .choose(let index):
            guard var list = top(BoardList.self) else { return [] }
            list.index = max(0, index)
            replaceTop(with: list)
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
            open(BoardNaming(purpose: .make(BoardStart.empty.arrangement(self)), text: text))
            return []
        case .beginCopying(let id): return beginCopying(id)
        case .beginRenaming(let id):
            guard let entry = boards.entry(id) else { return [] }
            open(BoardNaming(purpose: .rename(entry), text: entry.name))
            return []
        case .accept: return acceptBoardName()
        case .remove(let id): return removeBoard(id)
        case .restore(let id): return restoreBoard(id)
        case .move(let id, let step): return moveBoard(id, step)
        }
    }

    private mutating func openBoards() -> [Effect] {
        var list = BoardList(card: nil)
        list.index = boards.entries.firstIndex { $0.id == boards.shown.id } ?? 0
        open(list)
        return [.boards(.readOthers)]
    }

    private mutating func go(to id: BoardID) -> [Effect] {
        if top(BoardList.self) != nil { leaveLayer() }
        return id == boards.shown.id || !boards.contains(id) ? [] : [.boards(.open(id))]
    }
}

extension BoardList: Layer {
    package var id: LayerID { card == nil ? .boards : .sending }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var list = self
        list.text = text
        list.index = 0
        model.replaceTop(with: list)
        return []
    }
}

extension BoardNaming: Layer {
    package var id: LayerID { .boardNaming }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var naming = self
        naming.text = text
        model.replaceTop(with: naming)
        return []
    }
}

extension BoardsMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateBoardList(self) }
    package var rearranges: Bool {
        switch self {
        case .beginSending, .send: true
        case .open, .choose, .go, .goTo, .make, .beginMaking, .beginCopying, .beginRenaming, .accept, .remove,
            .restore, .move:
            false
        }
    }
}

extension LayerMessage {
    package static func boards(_ message: BoardsMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let boards = LayerID(
        "boards", typesText: true,
        Command.moves + [
            .boardsGo, .boardsNew, .boardsCopy, .boardsRename, .boardsRemove, .boardsUp, .boardsDown,
        ] + Command.boardNumbers)
    package static let sending = LayerID("sending", typesText: true, Command.moves + [.promptAccept])
    package static let boardNaming = LayerID("board name", typesText: true, [.promptAccept])
}
