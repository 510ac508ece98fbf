import Board
import Literals
import Market
import Testing
import Words

@Suite("A card goes to another board") struct SendingTests {
    @Test("It leaves this board for the other one; undo and redo take it back and forth")
    func sending() {
        var desk = Boarded("Travel")
        desk.send(.user(.select(.stocks, Cursor(index: 2))))
        desk.boards(.beginSending, .send(desk.id("Travel")))
        #expect(desk.model.arrangement[.stocks] == ["2330.TW", "AAPL"])
        #expect(desk.kept("Travel")?[.stocks] == Arrangement.first[.stocks] + ["7203.T"])
        #expect(desk.model.noticeText == "7203.T is on Travel now; u brings it back")
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == smallBoard().arrangement)
        #expect(desk.kept("Travel") == .first)
        desk.send(.edit(.redo))
        #expect(desk.model.arrangement[.stocks] == ["2330.TW", "AAPL"])
        #expect(desk.kept("Travel")?[.stocks].last == "7203.T")
        desk.boards(.goTo(2))
        desk.send(.user(.select(.stocks, Cursor(index: 0))))
        desk.boards(.beginSending, .send(.first), .goTo(1))
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement[.stocks] == ["2330.TW", "AAPL"], "first what came, then what went")
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == smallBoard().arrangement)
        #expect(desk.kept("Travel")?[.stocks].contains("7203.T") == false, "it is on one board alone")
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
        #expect(alone.model.noticeText == "There is no other board yet; B makes one")
        #expect(LayerID(alone.model) == .board)
        var looking = Boarded("Travel")
        looking.send(.disk(.boardIs(.takenBy(nil))))
        looking.boards(.beginSending)
        #expect(LayerID(looking.model) == .board)
        // The disk says that another fxterm has the other board open, and nothing is sent.
        var refused = Boarded("Travel").model
        _ = update(&refused, .layer(.boards(.beginSending)))
        _ = update(&refused, .layer(.boards(.send(refused.boards.entries[1].id))))
        #expect(refused.arrangement == smallBoard().arrangement && refused.past == Past())
    }
}
