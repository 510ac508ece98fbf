import Arrangement
import Board
import Literals
import Market
import Seeded
import Testing
import Words

@Suite("Random hands on several boards") struct RandomBoardsTests {
    private static func cards(_ desk: Boarded) -> [String: Int] {
        var counts: [String: Int] = [:]
        for arrangement in desk.shelf.all.values {
            for panel in Panel.standard {
                for item in arrangement[panel.id] { counts[item.text, default: 0] += 1 }
            }
        }
        return counts
    }

    @Test(
        "Fifteen hundred random changes lose and double nothing, and undo leads each board to its beginning")
    func everything() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        var desk = Boarded("Travel", "Coins")
        let first = desk.shelf.all
        for step in 0..<1_500 {
            let before = Self.cards(desk)
            let entry = desk.model.boards.entries.randomElement(using: &numbers) ?? .first
            var allowed: ClosedRange<Int>? = 0...0
            switch Int.random(in: 0..<24, using: &numbers) {
            case 0..<4: desk.boards(.go(entry.id))
            case 4..<8:
                desk.select(&numbers)
                desk.boards(.beginSending, .send(entry.id))
                desk.send(.user(.cancel))
                allowed = -1...0
            case 8..<11:
                desk.select(&numbers)
                desk.send(.edit(.remove))
                allowed = -1...0
            case 11..<14:
                desk.send(.user(.focus(.stocks)))
                desk.send(
                    .edit(.add(["NVDA", "TSLA", "6758.T", "BTC-USD"].randomElement(using: &numbers) ?? "")))
                allowed = 0...1
            case 14:
                desk.select(&numbers)
                desk.send(.carry(.shift(Cursor(index: Int.random(in: 0..<9, using: &numbers)))))
            case 15: desk.boards(.open, .move(entry.id, Bool.random(using: &numbers) ? 1 : -1))
            case 16: desk.rename(entry.id, to: "board \(step)")
            case 17:
                desk.boards(.open, .remove(entry.id))
            case 18:
                if let removed = desk.model.boards.removed.randomElement(using: &numbers) {
                    desk.boards(.open, .restore(removed.id))
                }
            case 19:
                let start =
                    [BoardStart.empty, .standard].randomElement(using: &numbers)?.arrangement(desk.model)
                    ?? .first
                desk.boards(.make("board \(step)", start))
                allowed = 0...100
            case 20..<22:
                desk.send(.edit(.undo))
                allowed = nil
            default:
                desk.send(.edit(.redo))
                allowed = nil
            }
            desk.send(.user(.cancel))
            check(desk, "seed \(seed), step \(step)")
            let delta = Self.cards(desk).values.reduce(0, +) - before.values.reduce(0, +)
            if let allowed, !allowed.contains(delta) {
                Issue.record("seed \(seed), step \(step): \(delta) cards")
            }
        }
        undoAll(&desk, "seed \(seed)")
        for (id, arrangement) in first
        where desk.shelf.all[id] != arrangement && desk.model.boards.entries.contains(where: { $0.id == id })
        {
            Issue.record("seed \(seed): \(id.text) is not what it was in the beginning")
        }
    }

    private func check(_ desk: Boarded, _ place: String) {
        let id = desk.model.boards.shown.id ?? .first
        if desk.shelf.all[id] != desk.model.arrangement {
            Issue.record("\(place): what is shown is not what is kept")
        }
        if !desk.model.boards.entries.contains(where: { $0.id == id }) {
            Issue.record("\(place): no such board")
        }
        let ids = (desk.model.boards.entries + desk.model.boards.removed).map(\.id)
        if Set(ids).count != ids.count { Issue.record("\(place): a board is there twice") }
        for (id, arrangement) in desk.shelf.all {
            for panel in Panel.standard where Set(arrangement[panel.id]).count != arrangement[panel.id].count
            {
                Issue.record("\(place): a card is twice on \(id.text)")
            }
        }
    }

    /// Repeats, because undoing a card's move is itself a change to undo.
    private func undoAll(_ desk: inout Boarded, _ place: String) {
        for _ in 0..<200 {
            var isDone = true
            for id in desk.model.boards.entries.map(\.id) {
                desk.boards(.go(id))
                var most = 5_000
                while desk.model.boards.shown.id == id, !desk.model.past.undoable.isEmpty, most > 0 {
                    desk.send(.edit(.undo))
                    check(desk, place)
                    (isDone, most) = (false, most - 1)
                }
            }
            if isDone { return }
        }
        Issue.record("\(place): there is always more to undo")
    }
}

extension Boarded {
    fileprivate mutating func select(_ numbers: inout SeededGenerator) {
        let panel = Panel.standard.randomElement(using: &numbers) ?? .rates
        let count = max(1, model.lines(panel).count)
        send(.user(.select(panel, Cursor(index: Int.random(in: 0..<count, using: &numbers)))))
    }

    fileprivate mutating func rename(_ id: BoardID, to name: String) {
        boards(.open, .beginRenaming(id))
        send(.layer(.type(name)))
        boards(.accept)
    }
}
