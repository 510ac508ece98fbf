import Arrangement
import Board
import Literals
import Market
import Testing
import Words

@Suite("Another board is shown") struct OpeningTests {
    @Test("Its cards are shown, nothing is saved, and the one before is found as it was left")
    func switching() {
        var desk = Boarded("Travel")
        desk.send(.user(.select(.clocks, Cursor(index: 2))), .edit(.remove))
        let (left, saves) = (desk.model, desk.effects.saves)
        desk.boards(.goTo(2))
        #expect(desk.shown == "Travel" && desk.model.arrangement == .first)
        #expect(desk.effects.saves == saves, "to look at a board changes nothing")
        #expect(desk.model.past == Past())
        desk.send(.user(.focus(.stocks)), .edit(.remove))
        desk.boards(.goTo(1))
        #expect(desk.model.arrangement == left.arrangement && desk.model.past == left.past)
        #expect(desk.model.focus == .clocks && desk.model.cursors == left.cursors)
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == smallBoard().arrangement)
        desk.boards(.goTo(2))
        #expect(desk.model.focus == .stocks)
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == .first, "each board has an undo of its own")
    }

    @Test("A card in the hand is put back, and whatever lies over the board is closed")
    func layers() {
        for messages: [Message] in [
            [.carry(.pickUp), .carry(.hold(Cursor(index: 2)))], [.user(.open)],
            [.user(.open), .layer(.chart(.open))],
            [.deck(.open)], [.layer(.filter(.open)), .layer(.type("jpy"))], [.layer(.help(.open))],
            [.layer(.boards(.open)), .layer(.boards(.beginMaking("x")))],
        ] {
            var desk = Boarded("Travel")
            for message in messages { desk.send(message) }
            desk.boards(.goTo(2))
            #expect(LayerID(desk.model) == .board && desk.model.deck == nil, "\(messages)")
            desk.boards(.goTo(1))
            #expect(LayerID(desk.model) == .board, "\(messages)")
            #expect(desk.model.arrangement == smallBoard().arrangement && desk.model.selectedItem == "JPY")
        }
    }

    @Test("The deck of each board goes on where it was")
    func decks() {
        var desk = Boarded("Travel")
        desk.send(.user(.focus(.clocks)), .deck(.open), .deck(.swipe(.skip)), .deck(.swipe(.skip)))
        let decided = desk.model.deck?.deck.decisions.count
        desk.boards(.goTo(2))
        desk.send(.deck(.open))
        #expect(desk.model.deck?.deck.decisions.isEmpty == true)
        desk.boards(.goTo(1))
        desk.send(.deck(.open))
        #expect(decided == 2 && desk.model.deck?.deck.decisions.count == decided)
    }

    @Test("Feeds are asked for what is new, alerts hear of another base")
    func asking() {
        var desk = Boarded("Travel")
        desk.boards(.goTo(2))
        let asked = desk.effects.asked.compactMap { if case .quotes(let all) = $0 { Set(all) } else { nil } }
        #expect(asked.contains(Set(Arrangement.first[.stocks].compactMap(Symbol.init))))
        var yen = Arrangement.first
        yen.base = "JPY"
        desk.effects = []
        desk.send(.disk(.boards(.opened(OpenedBoard(.kept(desk.id("Travel")), yen)))))
        #expect(desk.effects.contains { if case .useAlerts = $0 { true } else { false } })
        desk.send(.user(.pause))
        desk.effects = []
        desk.boards(.goTo(2))
        #expect(desk.effects.asked.isEmpty, "paused is paused")
    }

    @Test("One that another fxterm keeps is read-only, and free again is one's own")
    func readOnly() {
        var desk = Boarded("Travel")
        let board = OpenedBoard(.kept(desk.id("Travel")), .first, readOnly: .takenBy(4711))
        desk.send(.disk(.boards(.opened(board))))
        #expect(desk.model.readOnly == .takenBy(4711) && desk.model.noticeText?.contains("4711") == true)
        desk.send(.edit(.remove))
        #expect(desk.model.arrangement == .first)
        desk.send(.disk(.boards(.of(.first, .boardChanged(smallBoard().arrangement, Past())))))
        #expect(desk.model.arrangement == .first)
        desk.send(.disk(.boards(.opened(OpenedBoard(.kept(.first), .first)))))
        #expect(desk.model.readOnly == nil)
    }

    @Test("Changes that are not kept on the disk are undone as long as the program runs")
    func session() {
        var desk = Boarded("Travel")
        desk.boards(.open, .beginRenaming(.first))
        desk.send(.layer(.type("Home")))
        desk.boards(.accept)
        #expect(desk.names == ["Home", "Travel"])
        desk.send(.user(.cancel))
        let arrangement = desk.model.arrangement
        desk.boards(.goTo(2), .goTo(1))
        #expect(desk.model.past.undoable.count == 1 && desk.model.arrangement == arrangement)
        desk.send(.edit(.undo))
        #expect(desk.names == ["Main", "Travel"])
        desk.send(.edit(.redo))
        #expect(desk.names == ["Home", "Travel"])
    }

    @Test("There is no tenth of nine, and the board that is shown is no other one")
    func numbers() {
        var desk = Boarded("Travel")
        desk.boards(.goTo(3))
        #expect(
            desk.shown == "Main" && desk.model.noticeText == "There is no board 3; B lists your boards")
        desk.effects = []
        desk.boards(.goTo(1))
        #expect(desk.effects.isEmpty)
    }
}

extension [Effect] {
    fileprivate var saves: Int { count { if case .save = $0 { true } else { false } } }
}
