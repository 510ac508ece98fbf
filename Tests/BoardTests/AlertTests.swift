import Alerts
import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite struct AlertTests {
    private func board(isDemo: Bool = false) -> Model {
        smallBoard(isDemo: isDemo).after(
            .figures(
                .known(
                    Known(
                        rates: [Seen(rate("JPY", 149.23), .live, at: friday)],
                        quotes: [Seen(quote("AAPL", 190), .live, at: friday)]))))
    }

    private func typing(_ text: String, on model: Model) -> Model {
        model.after(.layer(.alert(.open)), .layer(.type(text)))
    }

    private func said(_ model: Model) -> [String] {
        guard let typing = model.top(AlertTyping.self) else { return [] }
        return model.meaning(of: typing).map { model.words[$0] }
    }

    private func alert(_ id: Int, _ text: String, on subject: AlertSubject) throws -> Alert {
        Alert(id: id, try AlertRule(text, on: subject), madeAt: friday)
    }

    private func fired(
        _ id: Int, _ alert: Alert, _ value: Double, mustTell: Bool = false, isLate: Bool = false
    )
        -> FiredAlert
    {
        let firing = AlertFiring(value: value, quotedAt: friday, source: .rter, isLate: isLate)
        return FiredAlert(id: id, of: alert.id, alert.rule, firing, at: friday, mustTell: mustTell)
    }

    private func changed(_ alerts: [Alert]? = nil, _ fired: [FiredAlert]? = nil) -> Message {
        .figures(.changed(FigureChanges(alerts: alerts, fired: fired), at: friday))
    }

    private let yen = AlertSubject.rate("JPY", base: .usd)

    @Test("A level is typed, shown and said in the units of the card, and kept for one unit of the base")
    func units() throws {
        let model = Model(
            arrangement: Arrangement(rates: ["EUR"], clocks: [], stocks: [], base: "JPY"), now: friday,
            here: .utc
        ).after(
            .figures(
                .known(
                    Known(rates: [
                        Seen(rate("JPY", 150), .live, at: friday), Seen(rate("EUR", 0.9), .live, at: friday),
                    ]))))
        #expect(
            said(typing(">0.65", on: model)).first?.hasPrefix("when EUR is at or above 0.65 for 100 JPY")
                == true)
        #expect(said(typing(">0.5", on: model)).last?.hasPrefix("already past") == true, "0.6 is above 0.5")
        let subject = AlertSubject.rate("EUR", base: "JPY")
        let rule = try AlertRule(typed: ">0.57 margin 1%", on: subject, .english)
        #expect(rule.text == ">0.0057 margin 1%" && model.text(of: rule) == ">0.57 margin 1%")
        #expect(try AlertRule(rule.text, on: subject) == rule)
        #expect(model.text(0.006, comparedBy: rule) == "0.60000")
        #expect(subject.heading(model.words) == "100 JPY/EUR" && yen.heading(model.words) == "JPY")
        #expect(model.alertExamples(subject).hasPrefix(">0.6"))
        #expect(try AlertRule(typed: "/ USD > 1.1", on: subject, .english).text == "/ USD > 1.1")
        guard case .number(let price)? = RatesKind().fact(.price, of: "EUR", model) else {
            Issue.record("no price to filter by")
            return
        }
        #expect(abs(price - 0.6) < 1e-12)
    }

    @Test(arguments: [
        (">150", ["when JPY is at or above 150 for 1 USD; re-arms below 149.25"]),
        (
            ">149",
            [
                "when JPY is at or above 149 for 1 USD; re-arms below 148.255",
                "already past; arms when it returns",
            ]
        ),
        ("150", ["> or < is missing (at 1)"]),
        ("09:00", ["this condition does not apply to JPY (at 1)"]),
        (">150 never", ["“never” does not belong here (at 6)"]),
    ])
    func `what is typed is said back, that it is beyond already, or what is wrong`(
        text: String, said: [String]
    ) {
        #expect(self.said(typing(text, on: board())) == said)
    }

    @Test func `an alert is on the selected card, and goes to the store`() throws {
        let rule = try AlertRule(">150", on: yen)
        let typed = typing("> 150", on: board())
        #expect(typed.effects(of: .layer(.alert(.accept))).contains { $0.alertEdit == .add(rule) })
        let after = typed.after(.layer(.alert(.accept)))
        #expect(LayerID(after) == .board)
        #expect(after.noticeText == "when JPY is at or above 150 for 1 USD; re-arms below 149.25")
    }

    @Test(arguments: [
        (Panel.rates, "JPY", ">150 · <-3% d5 · high 52w"), (.stocks, "2330.TW", "<-3% d5 · high 52w"),
        (.clocks, "Taipei", "09:00 mon-fri · opens -10m"),
    ])
    func `conditions that fit the card are shown while nothing is typed`(
        panel: Panel, name: String, examples: String
    ) throws {
        let model = board().after(.user(.focus(panel)), .layer(.alert(.open)))
        guard let typing = model.top(AlertTyping.self) else {
            Issue.record("\(model.layers)")
            return
        }
        #expect(model.name(of: typing.subject) == name)
        #expect(model.alertExamples(typing.subject) == examples)
        for example in examples.split(separator: " · ") {
            #expect(throws: Never.self) { try AlertRule(String(example), on: typing.subject) }
        }
    }

    @Test func `a mistake stays to be mended, and an empty line leads to the list`() {
        let wrong = typing(">", on: board()).after(.layer(.alert(.accept)))
        #expect(LayerID(wrong) == .alert)
        #expect(LayerID(typing(" ", on: board()).after(.layer(.alert(.accept)))) == .alerts)
    }

    @Test func `what there is already is not added again`() throws {
        let there = board().after(changed([try alert(1, ">150", on: yen)]))
        let effects = typing(">150", on: there).effects(of: .layer(.alert(.accept)))
        #expect(!effects.contains { if case .editAlerts = $0 { true } else { false } })
    }

    @Test func `the list changes, removes and brings back`() throws {
        let alert = try alert(7, ">150", on: yen)
        let list = board().after(changed([alert]), .layer(.alerts(.open)))
        let edited = list.after(.layer(.alerts(.edit)))
        #expect(edited.top?.text == ">150")
        let rule = try AlertRule(">151", on: yen)
        #expect(
            edited.after(.layer(.type(">151"))).effects(of: .layer(.alert(.accept)))
                .contains { $0.alertEdit == .change(7, rule) })
        #expect(list.effects(of: .layer(.alerts(.remove))).contains { $0.alertEdit == .remove(7) })
        let removed = list.after(.layer(.alerts(.remove)), changed([]))
        #expect(removed.effects(of: .layer(.alerts(.undo))).contains { $0.alertEdit == .restore(7) })
        #expect(removed.after(.layer(.alerts(.undo))).noticeText == "Undone: remove alert JPY >150")
        #expect(
            removed.after(.layer(.close)).effects(of: .edit(.undo)).contains { $0.alertEdit == .restore(7) })
    }

    @Test func `an added alert is undone by its rule, and one that another removed is left alone`() throws {
        let added = typing(">150", on: board()).after(.layer(.alert(.accept)))
        let there = added.after(changed([try alert(3, ">150", on: yen)]))
        #expect(there.effects(of: .edit(.undo)).contains { $0.alertEdit == .remove(3) })
        #expect(added.after(.edit(.undo)).noticeText?.contains("nothing was undone") == true)
        let redone = there.after(.edit(.undo), changed([])).effects(of: .edit(.redo))
        let again = try AlertRule(">150", on: yen)
        #expect(redone.contains { $0.alertEdit == .add(again) })
    }

    @Test func `the open list has it counted how often alerts would have fired, and asks for bars`() throws {
        let model = board().after(changed([try alert(1, ">150", on: yen)]))
        let effects = model.effects(of: .layer(.alerts(.open)))
        #expect(
            effects.contains { if case .countAlerts(let counts, _) = $0 { counts.count == 1 } else { false } }
        )
        #expect(
            effects.asked.contains {
                if case .bars(let query) = $0 { query.symbol == "USDJPY=X" } else { false }
            })
        let open = model.after(.layer(.alerts(.open)))
        let news = FigureChanges(bars: [BarSeries.Key("USDJPY=X", .day)])
        #expect(
            open.effects(of: .figures(.changed(news, at: friday)))
                .contains { if case .countAlerts = $0 { true } else { false } })
    }

    @Test func `what fires is said once and marked until the card is selected`() throws {
        let alert = try alert(1, ">150", on: yen)
        let known = board().after(.user(.select(.rates, Cursor(index: 1))), changed([alert], []))
        let after = known.after(changed([alert], [fired(1, alert, 150.02)]))
        #expect(after.noticeText == "JPY at 150.02 · when JPY is at or above 150 for 1 USD")
        #expect(after.unseenAlert(of: "JPY", in: .rates) != nil)
        #expect(after.unseenAlert(of: "TWD", in: .rates) == nil)
        #expect(after.after(.user(.select(.rates, Cursor(index: 2)))).alerts.unseen.count == 1)
        let select = Message.user(.select(.rates, Cursor(index: 0)))
        #expect(after.effects(of: select).contains { $0.alertEdit == .see([1]) })
        #expect(after.after(select).alerts.unseen.isEmpty)
        #expect(after.after(.layer(.alerts(.open))).alerts.unseen.isEmpty)
    }

    @Test func `what fired before the board was opened is marked, not said`() throws {
        let alert = try alert(1, ">150", on: yen)
        let after = board().after(changed([alert], [fired(1, alert, 150.02)]))
        #expect(after.notice == nil && after.alerts.unseen.count == 1)
    }

    @Test func `what was crossed while nothing watched says when`() throws {
        let alert = try alert(1, ">150", on: yen)
        let after = board().after(
            changed([alert], []), changed([alert], [fired(1, alert, 150.02, isLate: true)]))
        #expect(after.noticeText?.hasSuffix("crossed at 15:04, reported late") == true)
    }

    @Test func `several at once are one line`() throws {
        let alert = try alert(1, ">150", on: yen)
        let other = try self.alert(2, ">200", on: .stock("AAPL"))
        let news = [fired(2, other, 201), fired(1, alert, 150.02)]
        #expect(board().after(changed(nil, []), changed(nil, news)).noticeText == "2 alerts: AAPL, JPY")
    }

    @Test(arguments: Settings.Notify.allCases)
    func `the board claims what nobody told, unless the settings say otherwise`(notify: Settings.Notify)
        throws
    {
        var settings = Settings()
        settings.notify = notify
        let alert = try alert(1, ">150", on: yen)
        let model = board().after(.disk(.settingsChanged(settings, UserLocale([:]), themes: [])))
        let effects = model.effects(of: changed([alert], [fired(1, alert, 150.02, mustTell: true)]))
        #expect(effects.contains(.claimAlerts) == (notify != .off && notify != .desktop))
        let told = model.effects(of: .figures(.alertsClaimed([fired(1, alert, 150.02)])))
        #expect(told == [.tell("JPY at 150.02 · when JPY is at or above 150 for 1 USD", by: notify)])
        #expect(model.effects(of: .figures(.alertsClaimed([]))) == [])
    }

    @Test func `alerts come through while updates are paused`() throws {
        let alert = try alert(1, ">150", on: yen)
        let paused = board().after(changed([alert], []), .user(.pause))
        #expect(paused.after(changed([alert], [fired(1, alert, 150.02)])).alerts.unseen.count == 1)
    }

    @Test func `in the demo an alert says that it waits`() {
        #expect(said(typing(">150", on: board(isDemo: true))).last == "waiting: sample data")
    }
}
