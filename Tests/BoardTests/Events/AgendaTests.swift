import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

struct AgendaTests {
    private func dividend(_ symbol: Symbol, _ day: String, from feed: FeedID, cash: Double = 1) throws
        -> MarketEvent
    {
        let day = try #require(Day(day))
        return MarketEvent(
            .dividend, .exDividend(cash: cash, currency: "USD", shares: nil), of: .stock(symbol),
            .days(day, through: day), zone: Exchange.zone(of: symbol), source: feed)
    }

    private func query(
        _ calendars: [(EventCalendar, [MarketEvent])] = [], stocks: Set<Symbol> = [], clocks: [ClockID] = [],
        today: String = "2026-11-20"
    ) throws -> Agenda {
        let kinds = Dictionary(
            uniqueKeysWithValues: calendars.map { calendar, events in
                (KindQuestion(MarketEvent.self, of: calendar), KindFigures(events, of: calendar))
            })
        return AgendaQuery(
            kinds, calendars: calendars.map(\.0), stocks: stocks, clocks: clocks, here: "UTC",
            today: try #require(Day(today))
        ).agenda
    }

    @Test("Events of other stocks are left out; the feed that is first in the settings is believed")
    func fetched() throws {
        let first = EventCalendar("mine" as FeedID)
        let second = EventCalendar("other" as FeedID)
        let own = try dividend("AAPL", "2026-12-01", from: first.feed)
        let agenda = try query(
            [
                (first, [own, try dividend("MSFT", "2026-12-01", from: first.feed)]),
                (
                    second,
                    [
                        try dividend("AAPL", "2026-12-01", from: second.feed, cash: 2),
                        try dividend("AAPL", "2026-12-02", from: second.feed, cash: 2),
                    ]
                ),
            ], stocks: ["AAPL"])
        let dividends = agenda.events.filter { $0.kind == .dividend }
        #expect(dividends == [own, try dividend("AAPL", "2026-12-02", from: second.feed, cash: 2)])
        let now = try #require(Zone("America/New_York")).instant(
            try #require(Day("2026-12-01")), TimeOfDay(second: 3600))
        #expect(agenda.next(for: .stock("AAPL"), after: now) == own)
        #expect(agenda.next(for: .stock("AAPL"), after: now + 86_400)?.start == dividends[1].start)
        #expect(agenda.next(for: .stock("MSFT"), after: now) == nil)
    }

    @Test(
        "An exchange's holidays come with its stocks and with its city, for all exchanges there in one event")
    func holidays() throws {
        let byStock = try query(stocks: ["2330.TW"]).events.filter { $0.kind == .holiday }
        let byCity = try query(clocks: ["Asia/Taipei"]).events.filter { $0.kind == .holiday }
        #expect(byStock == byCity && !byCity.isEmpty)
        let constitutionDay = try #require(
            byCity.first { $0.timing == .days(Day(number: 20_812), through: Day(number: 20_812)) })
        #expect(constitutionDay.plainTitle == "TWSE, TPEx closed: Constitution Day")
        #expect(byCity.allSatisfy { $0.start < Instant(1_798_761_600) })
    }

    @Test("Early closes are moments by the exchange's clock")
    func earlyCloses() throws {
        let agenda = try query(clocks: ["America/New_York"])
        let early = agenda.events.filter { $0.kind == .earlyClose }
        #expect(early.first?.plainTitle == "NYSE, NASDAQ: early close at 13:00")
        #expect(early.first?.start.iso8601 == "2026-11-27T18:00:00Z")
        let friday = Instant(1_795_187_062)
        #expect(agenda.next(for: .city("America/New_York"), after: friday)?.kind == .holiday)
        #expect(agenda.next(after: friday)?.plainTitle == "NYSE, NASDAQ closed: Thanksgiving")
    }

    @Test("Clocks change once for each zone, and a city of the zone finds the change")
    func clockChanges() throws {
        let agenda = try query(clocks: ["Europe/Berlin", "Europe/Berlin#Frankfurt am Main", "Asia/Taipei"])
        let changes = agenda.events.filter { $0.kind == .clockChange }
        #expect(
            changes.map { "\($0.start.iso8601) \($0.plainTitle)" } == [
                "2026-10-25T01:00:00Z Clocks go back 1 hour", "2027-03-28T01:00:00Z Clocks go forward 1 hour",
                "2027-10-31T01:00:00Z Clocks go back 1 hour", "2028-03-26T01:00:00Z Clocks go forward 1 hour",
                "2028-10-29T01:00:00Z Clocks go back 1 hour",
            ])
        let march = Instant(1_806_000_000)
        #expect(
            agenda.events(of: [.city("Europe/Berlin#Frankfurt am Main")]).contains { $0.kind == .clockChange }
        )
        #expect(agenda.next(for: .city("Asia/Taipei"), after: march) == nil)
    }

    @Test("Events of a span are those that begin in it or go on in it")
    func spans() {
        func own(_ title: String, _ start: Int, _ end: Int?) -> MarketEvent {
            MarketEvent(
                .own, .text(title), .moment(Instant(start), end: end.map { Instant($0) }), zone: "UTC",
                source: .own)
        }
        let agenda = Agenda([own("b", 100, nil), own("a", 0, 500), own("c", 200, 250), own("b", 100, nil)])
        func titles(_ start: Int, _ end: Int) -> [String] {
            agenda.events(from: Instant(start), to: Instant(end)).map(\.plainTitle)
        }
        #expect(agenda.events.map(\.plainTitle) == ["a", "b", "c"])
        #expect(titles(0, 100) == ["a"] && titles(100, 101) == ["a", "b"] && titles(101, 200) == ["a"])
        #expect(titles(240, 1000) == ["a", "c"] && titles(250, 1000) == ["a"] && titles(500, 1000) == [])
        #expect(agenda.next(after: Instant(100))?.plainTitle == "a")
    }

    @Test("The agenda is made once, and again when what it is made of has changed")
    func memo() throws {
        var model = smallBoard(events: FeedSettings().events)
        let calendar = EventCalendar(.twse)
        let before = model.agenda
        #expect(
            !before.events.contains { $0.kind == .dividend } && before.events.contains { $0.kind == .holiday }
        )
        let day = try #require(Day("2026-12-17"))
        let event = MarketEvent(
            .dividend, .exDividend(cash: 5, currency: "TWD", shares: nil), of: .stock("2330.TW"),
            .days(day, through: day), zone: "Asia/Taipei", source: .twse)
        let figures = KindFigures([event], of: calendar)
        _ = model.update(.figures(.changed(FigureChanges(kinds: [figures.question: figures]), at: friday)))
        #expect(model.agenda.next(for: .stock("2330.TW"), after: friday) == event)
        #expect(model.agenda.events.count == before.events.count + 1)
        #expect(smallBoard(events: FeedSettings().events).agenda == before)
        let later = model.after(.clock(.tick(friday + 40 * 86_400, here: .utc)))
        #expect(later.agenda.next(for: .stock("2330.TW"), after: later.now) == nil)
    }

    @Test(
        "A few calendars are requested at a time, the next ones with the next quotes, each again after an hour"
    )
    func requests() {
        var model = smallBoard(events: FeedSettings().events)
        func calendars(_ effects: [Effect]) -> [EventCalendar] {
            effects.compactMap { effect in
                guard case .ask(.kind(let question), _) = effect, question.kind == MarketEvent.kind else {
                    return nil
                }
                return EventCalendar(question.key)
            }
        }
        let first = calendars(model.update(.program(.start)))
        let wanted = model.eventCalendars(of: model.agendaStocks)
        #expect(first.map(\.text).first == "twse" && first == Array(wanted.prefix(6)))
        var seen = first
        for _ in 0..<10 { seen += calendars(model.update(.figures(.stocksDue))) }
        #expect(seen == wanted)
        #expect(calendars(model.update(.figures(.stocksDue))).isEmpty)
        _ = model.update(.clock(.tick(friday + 3600, here: .utc)))
        #expect(calendars(model.update(.figures(.stocksDue))).count == 6)
        var demo = smallBoard(isDemo: true, events: FeedSettings().events)
        #expect(calendars(demo.update(.program(.start))).isEmpty)
    }
}
