import Alerts
import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

@testable import Board

@Suite("The board as of a past day, and its baselines")
struct PastDayTests {
    private var board: Model {
        smallBoard().after(
            .known(
                Known(
                    rates: [
                        Seen(rate("JPY", 150), .live, at: friday), Seen(rate("TWD", 30), .live, at: friday),
                    ],
                    quotes: [Seen(quote("AAPL", 200, closes: [180, 190]), .live, at: friday)])))
    }

    private func typed(_ text: String, on model: Model? = nil) -> Model {
        (model ?? board).after(.layer(.day(.open)), .layer(.type(text)), .layer(.day(.accept)))
    }

    /// Every close is 50, and 40 on all earlier days.
    private func answers(_ query: PastQuery) -> Message {
        var answers: [PastCloses.Subject: PastAnswer] = [:]
        for item in query.items {
            let day = query.day ?? item.day
            var answer = PastAnswer(day: day)
            guard let day else { continue }
            if query.day != nil {
                answer.figure = PastFigure(DailyClose(day: day, close: 50), source: "test", arrived: friday)
            }
            for baseline in item.baselines {
                answer.bases[baseline] = .close(DailyClose(day: day + -3, close: 40))
            }
            answer.line = query.isWithLines ? [40, 45, 50] : []
            answer.since = day + -9999
            answers[item.subject] = answer
        }
        return .figures(.past(query, answers))
    }

    private func answered(_ message: Message, _ model: Model) -> Model {
        var model = model
        let queries = model.update(message).compactMap { effect in
            if case .readPast(let query) = effect { query } else { nil }
        }
        for query in queries { _ = model.update(answers(query)) }
        return model
    }

    private func typedAndAnswered(_ text: String) -> Model {
        answered(.layer(.day(.accept)), board.after(.layer(.day(.open)), .layer(.type(text))))
    }

    @Test(
        "What is typed leads to its day; a day that is not over to now",
        arguments: [
            ("2020-03-20", "2020-03-20"), ("last friday", "2026-11-13"), ("yesterday", "2026-11-19"),
            ("-1y", "2025-11-20"), ("-3m", "2026-08-20"), ("today", nil), ("2026-11-20", nil),
            ("2030-01-01", nil),
            ("", nil), ("1962-01-01", "1962-01-01"),
        ] as [(String, String?)])
    func days(_ text: String, _ day: String?) {
        let model = typed(text)
        #expect(model.pastDay?.description == day)
        #expect(model.layers.isEmpty)
        #expect((model.visited == nil) == (day == nil), "the clocks go along")
        #expect(model.arrangement == board.arrangement && model.past == board.past)
    }

    @Test(
        "A mistake says what can be typed and loses nothing",
        arguments: [
            ("nonsense", Phrase.notADay), ("1961-12-31", .dayTooEarly), ("-9999y", .notADay),
            ("-500y", .dayTooEarly),
        ])
    func mistakes(_ text: String, _ phrase: Phrase) {
        let model = typed(text)
        #expect(model.top(DayTyping.self)?.text == text)
        guard case .phrase(phrase, _)? = model.notice?.saying else {
            Issue.record("\(String(describing: model.notice))")
            return
        }
    }

    @Test(
        "Keys step by weekdays and weeks, up to now",
        arguments: [
            (TimeStep.minutes(15), "2020-03-20", "2020-03-23"), (.minutes(-15), "2020-03-23", "2020-03-20"),
            (.minutes(-15), "2020-03-22", "2020-03-20"), (.days(1), "2020-03-20", "2020-03-27"),
            (.days(-1), "2020-03-20", "2020-03-13"), (.minutes(15), "2026-11-19", nil),
            (.days(1), "2026-11-16", nil), (.days(-1), "1962-01-03", "1962-01-03"),
        ] as [(TimeStep, String, String?)])
    func steps(_ step: TimeStep, _ from: String, _ to: String?) {
        #expect(typed(from).after(.moveClocks(step)).pastDay?.description == to)
    }

    @Test("Esc returns to now from day and clocks at once, and only when nothing lies over the board")
    func leaving() {
        let past = typed("2020-03-20")
        #expect(past.after(.open, .cancel).pastDay != nil)
        let now = past.after(.cancel)
        #expect(now.pastDay == nil && now.visited == nil)
        #expect(now.figures == board.figures)
        #expect(now.arrangement == board.arrangement)
    }

    @Test("Nothing of it is saved or undone, and another board shows now")
    func notKept() {
        var model = board.after(.layer(.day(.open)), .layer(.type("2020-03-20")))
        let effects = model.update(.layer(.day(.accept)))
        for effect in effects {
            switch effect {
            case .save, .savePast: Issue.record("\(effect)")
            default: break
            }
        }
        #expect(model.past == board.past)
        let other = OpenedBoard(.kept(BoardID(for: "Travel", besides: [])), .first)
        #expect(model.after(.disk(.boards(.opened(other)))).pastDay == nil)
    }

    @Test("The clocks here show this hour of that day, by its own summer time")
    func clocks() throws {
        var model = board
        let here = try #require(Zone("Europe/London"))
        _ = model.update(.tick(friday, here: here))
        for text in ["2026-07-01", "2020-03-20", "1975-07-01"] {
            let moment = try #require(typed(text, on: model).visited)
            #expect(here.local(moment).day.description == text)
            #expect(here.local(moment).time == here.local(friday.wholeMinute).time)
        }
    }

    @Test("A time without a day is one of that day; one of another day takes figures along, or back to now")
    func times() {
        func at(_ text: String) -> Model {
            typed("2020-03-20").after(.layer(.timing(.open)), .layer(.type(text)), .layer(.timing(.accept)))
        }
        let nine = at("9:00 UTC")
        #expect(nine.pastDay?.description == "2020-03-20" && nine.visited?.iso8601 == "2020-03-20T09:00:00Z")
        let other = at("2020-03-25 9:00 UTC")
        #expect(
            other.pastDay?.description == "2020-03-25" && other.visited?.iso8601 == "2020-03-25T09:00:00Z")
        let ahead = at("2027-01-01 9:00 UTC")
        #expect(ahead.pastDay == nil && ahead.visited?.iso8601 == "2027-01-01T09:00:00Z")
    }

    @Test(
        "Figures are that day's closes, none of them live, and figures of now neither replace them nor flash")
    func figures() {
        let model = typedAndAnswered("2020-03-20")
        let stock = model.stockFigure("AAPL")
        #expect(stock.price == 50 && stock.change == 0.25 && stock.line == [40, 45, 50])
        #expect(stock.state(refresh: 60, now: friday) == .past)
        let jpy = model.rateFigure("JPY")
        #expect(jpy.rate == 50 && jpy.state(refresh: 60, now: friday) == .past)
        let later = model.after(
            .figures(
                .changed(
                    FigureChanges(
                        known: Known(
                            rates: [Seen(rate("JPY", 160), .live, at: friday)],
                            quotes: [Seen(quote("AAPL", 210, closes: [180, 190]), .live, at: friday)])),
                    at: friday, moment: 5)))
        #expect(later.stockFigure("AAPL").price == 50 && later.rateFigure("JPY").rate == 50)
        #expect(!later.moves["AAPL" as Symbol])
        let now = later.after(.cancel)
        #expect(now.stockFigure("AAPL").price == 210 && now.rateFigure("JPY").rate == 160)
    }

    @Test("Alerts that are typed see the present, and what is copied names its day")
    func present() throws {
        let model = typedAndAnswered("2020-03-20")
        #expect(model.observation(of: .stock("AAPL"))?.value == 200)
        #expect(model.observation(of: .rate("JPY", base: .usd))?.value == 150)
        let copied = model.effects(of: .user(.copy)).compactMap { effect in
            if case .copy(let text) = effect { text } else { nil }
        }
        #expect(copied == ["50.000 · 2020-03-20"])
    }

    @Test("Closes that no store has are asked for once, and the number that has come is known; r asks again")
    func asking() {
        var model = board.after(.layer(.day(.open)), .layer(.type("2020-03-20")))
        let queries = model.update(.layer(.day(.accept))).compactMap { effect in
            if case .readPast(let query) = effect { query } else { nil }
        }
        #expect(queries.map(\.isWithLines) == [false, true])
        let nothing = Dictionary(
            uniqueKeysWithValues: (queries.first?.items ?? []).map { ($0.subject, PastAnswer(day: nil)) })
        let asked = queries.flatMap { model.update(.figures(.past($0, nothing))) }.asked
        let bars = asked.compactMap { if case .bars(let query) = $0 { query } else { nil } }
        #expect(Set(bars.map(\.symbol)) == ["2330.TW", "AAPL", "7203.T"])
        #expect(model.pastReading.progress?.done == 0 && model.pastReading.progress?.count == 3)
        _ = model.update(.finished(.bars(bars[0])))
        #expect(model.pastReading.progress?.done == 1)
        for query in bars.dropFirst() { _ = model.update(.finished(.bars(query))) }
        #expect(model.pastReading.progress == nil)
        #expect(
            !model.effects(of: .refresh).filter { if case .readPast = $0 { true } else { false } }.isEmpty)
    }

    @Test("A deck looks its top card up and asks no feed for closes with each swipe; its details do")
    func deck() {
        let known = Known(
            quotes: ["NVDA", "KO", "T", "IBM"].map { Seen(quote($0, 5, closes: [4]), .live, at: friday) })
        var model = board.after(.known(known), .focus(.stocks))
        func bars(_ message: Message) -> [Symbol] {
            let effects = model.update(message)
            let queries = effects.compactMap { if case .readPast(let query) = $0 { query } else { nil } }
            var asked = effects.asked
            for query in queries {
                let nothing = Dictionary(
                    query.items.map { ($0.subject, PastAnswer(day: $0.day)) }, uniquingKeysWith: { $1 })
                asked += model.update(.figures(.past(query, nothing))).asked
            }
            return asked.compactMap { subject in
                if case .bars(let query) = subject, query.interval == .day, query.since < Day(number: 20_000)
                {
                    query.symbol
                } else {
                    nil
                }
            }
        }
        #expect(bars(.deck(.open)).isEmpty && bars(.deck(.swipe(.later))).isEmpty)
        let top = model.deck?.deck.pile.top.flatMap { Symbol($0) }
        #expect(bars(.deck(.details)) == [top].compactMap(\.self))
    }

    @Test(
        "Baselines are typed in several ways, and a mistake keeps the text",
        arguments: [
            ("20", "d20"), ("d20", "d20"), ("3M", "3m"), ("10y", "10y"), (" ytd ", "ytd"),
            ("2024-03-01", "2024-03-01"),
            ("d251", nil), ("0", nil), ("nonsense", nil), ("1000000", nil),
        ] as [(String, String?)])
    func typedBaselines(_ text: String, _ token: String?) {
        let model = board.after(.layer(.askBaseline), .layer(.type(text)), .layer(.acceptBaseline))
        #expect(model.arrangement.baseline.text == token ?? "d1")
        #expect(model.top(BaselineChoice.self)?.text == (token == nil ? text : nil))
        #expect(model.past.undoable.count == (token == nil ? 0 : 1))
        #expect(token == nil || model.after(.undo).arrangement.baseline == .d1)
    }

    @Test("Typing goes back to the keys, and the keys to the board")
    func stepsBack() {
        let typing = board.after(.layer(.askBaseline), .layer(.type("3")))
        #expect(LayerID(typing) == .baselineText)
        #expect(LayerID(typing.after(.cancel)) == .baseline)
        #expect(typing.after(.cancel, .cancel).layers.isEmpty)
    }

    @Test("A far baseline is looked up, with the chart since then, and again for a day in the past")
    func far() {
        let model = answered(.setBaseline(.toDate(.year)), board)
        let stock = model.stockFigure("AAPL")
        #expect(stock.base?.close == 40 && stock.change == 4 && stock.line == [40, 45, 50, 200])
        #expect(model.rateFigure("JPY").base?.close == 40)
        let unread = board.after(.setBaseline(.toDate(.year))).stockFigure("AAPL")
        #expect(unread.change == nil && unread.lack == .unread)
    }

    @Test("A filter compares changes since days of its own, which are looked up")
    func filters() throws {
        var model = board.after(.focus(.stocks), .layer(.filter(.open)))
        let effects = model.update(.layer(.type("change(3m) > 100%")))
        let queries = effects.compactMap { if case .readPast(let query) = $0 { query } else { nil } }
        #expect(queries.first?.items.first { $0.subject == .stock("AAPL") }?.baselines == [.ago(3, .months)])
        #expect(model.filter?.found?.count == 0, "an unknown change fits no condition")
        for query in queries { _ = model.update(answers(query)) }
        #expect(model.filter?.found?.all.compactMap(\.card) == ["AAPL"])
    }
}
