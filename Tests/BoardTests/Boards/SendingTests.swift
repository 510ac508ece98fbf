import Arrangement
import Board
import Literals
import Market
import Testing
import Words

@Suite("A card goes to another board") struct SendingTests {
    @Test("It leaves this board for the other one; undo and redo take it back and forth")
    func sending() {
        var desk = Boarded("Travel")
        desk.send(.user(.select(.clocks, Cursor(index: 1))))
        desk.boards(.beginSending, .send(desk.id("Travel")))
        let rest = smallBoard().arrangement[.clocks].filter { $0 != "Asia/Kathmandu" }
        #expect(desk.model.arrangement[.clocks] == rest)
        #expect(desk.kept("Travel")?[.clocks] == Arrangement.first[.clocks] + ["Asia/Kathmandu"])
        #expect(desk.model.noticeText == "Kathmandu is on Travel now; u brings it back")
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == smallBoard().arrangement)
        #expect(desk.kept("Travel") == .first)
        desk.send(.edit(.redo))
        #expect(desk.model.arrangement[.clocks] == rest)
        #expect(desk.kept("Travel")?[.clocks].last == "Asia/Kathmandu")
        desk.boards(.goTo(2))
        desk.send(.user(.select(.stocks, Cursor(index: 1))))
        desk.boards(.beginSending, .send(.first), .goTo(1))
        #expect(desk.model.arrangement[.stocks].last == "2317.TW")
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement[.clocks] == rest, "first what came, then what went")
        #expect(desk.model.arrangement[.stocks] == smallBoard().arrangement[.stocks])
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == smallBoard().arrangement)
        #expect(desk.kept("Travel")?[.clocks] == Arrangement.first[.clocks], "it is on one board alone")
    }

    @Test("One that is there already stays there when it is taken back")
    func wasThere() {
        var desk = Boarded("Travel")
        #expect(Arrangement.first[.rates].contains("JPY"))
        desk.boards(.beginSending, .send(desk.id("Travel")))
        #expect(desk.model.arrangement[.rates] == ["TWD", "EUR"])
        #expect(desk.model.noticeText == "Travel had JPY already; u brings it back here")
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement[.rates] == ["JPY", "TWD", "EUR"])
        #expect(desk.kept("Travel") == .first)
    }

    @Test("Where it cannot be, it says why")
    func refusals() {
        var alone = Boarded()
        alone.boards(.beginSending)
        #expect(alone.model.noticeText == "No other board yet; B creates one")
        #expect(LayerID(alone.model) == .board)
        var looking = Boarded("Travel")
        looking.send(.disk(.boardIs(.takenBy(nil))))
        looking.boards(.beginSending)
        #expect(LayerID(looking.model) == .board)
        var refused = Boarded("Travel").model
        _ = refused.update(.layer(.boards(.beginSending)))
        _ = refused.update(.layer(.boards(.send(refused.boards.entries[1].id))))
        #expect(refused.arrangement == smallBoard().arrangement && refused.past == Past())
    }
}
