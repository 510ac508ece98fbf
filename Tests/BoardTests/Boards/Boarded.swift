import Arrangement
import Board
import CivilTime
import Literals
import Market
import Words

/// A model along with its boards. It fulfils their requests before the next message, as the loop does.
struct Boarded {
    var model: Model
    var shelf: DemoBoards
    /// All effects of the updates, oldest first.
    var effects: [Effect] = []

    /// Boards of these names, the first of them open with the cards of `smallBoard`.
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

    /// Sends messages about boards.
    mutating func boards(_ messages: BoardsMessage...) {
        for message in messages { send(.layer(.boards(message))) }
    }

    private mutating func keep(_ effect: Effect) {
        if case .save(let arrangement) = effect { shelf.save(arrangement) }
        if case .savePast(let past, _) = effect { shelf.save(past) }
        guard case .boards(let wish) = effect else { return }
        for message in shelf.fulfil(wish) { send(.disk(.boards(message))) }
    }

    /// The names of the boards in the order of their tabs.
    var names: [String] { model.boards.entries.map(\.name) }
    /// The name of the board on screen.
    var shown: String { model.boards.name }

    /// The board called `name`.
    func id(_ name: String) -> BoardID { model.boards.entries.named(name)?.id ?? .first }

    /// The contents of the board called `name`, as the disk has it.
    func kept(_ name: String) -> Arrangement? { shelf.all[id(name)] }
}
