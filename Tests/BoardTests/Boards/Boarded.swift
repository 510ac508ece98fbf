import Arrangement
import Board
import CivilTime
import Literals
import Market
import Words

/// A model with its boards. It fulfils their requests before the next message, as the loop does.
struct Boarded {
    var model: Model
    var shelf: DemoBoards
    var effects: [Effect] = []

    init(_ names: String...) {
        var entries = [BoardEntry.first]
        for name in names {
            entries.append(BoardEntry(BoardID(for: name, besides: Set(entries.map(\.id))), name))
        }
        let small = smallBoard()
        model = Model(
            arrangement: small.arrangement, boards: Boards(entries), now: friday, here: .utc)
        shelf = DemoBoards(model.boards, model.arrangement)
    }

    mutating func send(_ messages: Message...) {
        for message in messages {
            let asked = model.update(message)
            effects += asked
            for effect in asked { keep(effect) }
        }
    }

    mutating func boards(_ messages: BoardsMessage...) {
        for message in messages { send(.layer(.boards(message))) }
    }

    private mutating func keep(_ effect: Effect) {
        if case .save(let arrangement) = effect { shelf.save(arrangement) }
        if case .savePast(let past, _) = effect { shelf.save(past) }
        guard case .boards(let wish) = effect else { return }
        for message in shelf.fulfil(wish) { send(.disk(.boards(message))) }
    }

    var names: [String] { model.boards.entries.map(\.name) }
    var shown: String { model.boards.name }

    func id(_ name: String) -> BoardID { model.boards.entries.named(name)?.id ?? .first }

    func kept(_ name: String) -> Arrangement? { shelf.all[id(name)] }
}
