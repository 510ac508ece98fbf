import Alerts
import Arrangement
import Figures
import Literals
import Market
import Testing
import Words

@testable import Board

@Suite("Alerts that go with a shared board") struct SharedAlertTests {
    private static let stock = AlertSubject.stock("2330.TW")
    private static let yen = AlertSubject.rate("JPY", base: "USD")

    private func rule(_ line: String, on subject: AlertSubject) throws -> AlertRule {
        try AlertRule(line, on: subject)
    }

    @Test(
        "A rule is its key, and reads back",
        arguments: [
            (">150", yen, "alert/rate/JPY/USD/>150"),
            ("/ EUR > 1.1", yen, "alert/rate/JPY/USD// EUR > 1.1"),
            ("<-3% margin 1% once", stock, "alert/stock/2330.TW/<-3% d1 margin 1% once"),
            ("2330.TW/0050.TW > 6", stock, "alert/stock/2330.TW// 0050.TW > 6"),
            ("9am mon-fri", .clock("Asia/Taipei"), "alert/clock/Asia/Taipei/09:00 mon-fri"),
            ("opens -10m", .clock("Asia/Taipei"), "alert/clock/Asia/Taipei/opens -10m"),
            ("noon", .clock("Asia/Shanghai#Xi/An"), "alert/clock/Asia/Shanghai#Xi/An/12:00"),
        ] as [(String, AlertSubject, String)]) func keys(line: String, subject: AlertSubject, key: String)
        throws
    {
        let rule = try rule(line, on: subject)
        let alert = try #require(SharedAlert(rule))
        #expect(alert.key == key)
        #expect(SharedAlert(key: alert.key) == alert)
        #expect(SharedKey(alert.key) == .alert(rule) && SharedKey.alert(rule).text == alert.key)
    }

    @Test(
        "What is no alert of ours is none, and nothing on positions is",
        arguments: [
            "alert/", "alert/clock", "alert/clock/", "alert/rate", "alert/rate/JPY", "alert/stock",
            "alert/stock/AAPL",
            "alert/stock/AAPL/",
            "alert/stock/AAPL/run a command",
            "alert/stock/AAPL/>150 ", "alert/stock/AAPL/> 150", "alert/stock/AAPL/>1\u{1B}[2J",
            "alert/stock/A B/>150",
            "alert/stock//>150", "alert/rate/JPY/>150", "alert/rate/JPY/yen/>150", "alert/rate/JPY//>150",
            "alert/rate/JPY/USD/09:00", "alert/clock/Asia/Taipei/>150", "alert/clock/09:00",
            "alert/clock/Asia\u{7}/09:00",
            "alert/position/AAPL/gain > 10%", "alert/positions/positions/value > 5",
            "alert/stock/AAPL/gain > 10%",
            "alert/stock/AAPL/value > 5", "Alert/stock/AAPL/>150",
            "alert/stock/AAPL/>" + String(repeating: "1", count: 400),
        ]) func noKeys(text: String)
    {
        #expect(SharedAlert(key: text) == nil)
        #expect(SharedKey(text) == nil)
    }

    @Test(
        "Alerts on a board's cards are the board's; those of other cards, of another base and of positions are not"
    )
    func ofBoard() throws {
        let board = smallBoard().arrangement
        #expect(board.shares(try rule(">150", on: Self.yen)))
        #expect(board.shares(try rule(">150", on: .stock("AAPL"))))
        #expect(board.shares(try rule("noon", on: .clock("Asia/Taipei"))))
        #expect(!board.shares(try rule(">150", on: .rate("JPY", base: "EUR"))))
        #expect(!board.shares(try rule(">150", on: .rate("KRW", base: "USD"))))
        #expect(!board.shares(try rule("gain > 10%", on: .stock("AAPL"))))
        #expect(!board.shares(try rule("value > 10", on: .allPositions)))
    }

    private func member(_ role: BoardShare.Role, hasAlerts: Bool = true) -> SharedMember {
        var ledger = SharedLedger()
        let start = smallBoard().arrangement
        ledger.take(SharedBatch(order: 1, base: 0, edits: SharedValues().edits(to: start)), of: "olga")
        var member = SharedMember("ann", role, at: ledger, start)
        member.stored.hasAlerts = hasAlerts
        member.send(.disk(.boards(.sharesChanged([member.stored]))))
        member.effects = []
        return member
    }

    @Test(
        "An alert typed on such a board goes to all who have it, and says so before",
        arguments: [
            (BoardShare.Role.owner, true, BoardID.first.text), (.editor, true, BoardID.first.text),
            (.editor, false, nil), (.follower, true, nil),
        ] as [(BoardShare.Role, Bool, String?)]
    ) func typed(role: BoardShare.Role, hasAlerts: Bool, board: String?) throws {
        var member = member(role, hasAlerts: hasAlerts)
        member.send(.layer(.alert(.open)), .layer(.type(">150")))
        guard let typing = member.model.top(AlertTyping.self) else { return #expect(Bool(false)) }
        let said = member.model.meaning(of: typing).map { member.model.words[$0] }
        #expect(said.contains("for everyone on Team") == (board != nil), "\(said)")
        member.send(.layer(.alert(.accept)))
        let first = try #require(member.model.arrangement[.rates].first)
        let rule = try rule(">150", on: .rate(try #require(RateLeg(first.text)), base: "USD"))
        #expect(member.effects.contains { $0.alertEdit == .add(rule, board: board) }, "\(member.effects)")
    }

    @Test("Those of a board that is followed are neither changed nor removed, and it is said why")
    func readOnly() throws {
        var member = member(.follower)
        let rule = try rule(">150", on: Self.yen)
        let board = AlertBoard("Team", owner: "olga", canChange: false)
        let alert = Alert(id: 1, rule, madeAt: friday, of: board)
        member.send(.figures(.changed(FigureChanges(alerts: [alert]), at: friday)), .layer(.alerts(.open)))
        for message in [AlertListMessage.edit, .remove] {
            member.effects = []
            member.send(.layer(.alerts(message)))
            #expect(!member.effects.contains { if case .editAlerts = $0 { true } else { false } })
            #expect(member.model.noticeText?.contains("olga shares it with the board Team") == true)
            #expect(LayerID(member.model) == .alerts)
        }
        let editor = Alert(
            id: 1, rule, madeAt: friday, of: AlertBoard("Team", owner: "olga", canChange: true))
        member.send(.figures(.changed(FigureChanges(alerts: [editor]), at: friday)), .layer(.alerts(.remove)))
        #expect(member.effects.contains { $0.alertEdit == .remove(1) })
    }

    @Test("What others do to alerts is told as what they do to cards")
    func news() throws {
        var ledger = SharedLedger()
        let start = smallBoard().arrangement
        ledger.take(SharedBatch(order: 1, base: 0, edits: SharedValues().edits(to: start)), of: "olga")
        var ann = SharedMember("ann", at: ledger, start)
        let key = try #require(SharedAlert(try rule(">150", on: Self.yen))?.key)
        ledger.take(SharedBatch(order: 2, base: ledger.number, edits: [SharedEdit(key, "on")]), of: "olga")
        ann.sync(with: &ledger)
        #expect(ann.said.contains("olga added JPY >150"), "\(ann.said)")
        ledger.take(SharedBatch(order: 3, base: ledger.number, edits: [SharedEdit(key, nil)]), of: "olga")
        ann.sync(with: &ledger)
        #expect(ann.model.arrangement == start)
    }
}
