import CivilTime
import Literals
import Market
import Testing

struct MarketEventTests {
    private static let day = Day(number: 20_800)
    private static let rows: [MarketEvent] = [
        MarketEvent(
            .dividend, .exDividend(cash: 5, currency: "TWD", shares: nil), of: .stock("2330.TW"),
            .days(day, through: day), zone: "Asia/Taipei", source: .twse),
        MarketEvent(
            .dividend, .exDividend(cash: nil, currency: nil, shares: 0.05), of: .stock("2496.TW"),
            .days(day, through: day), zone: "Asia/Taipei", source: .twse),
        MarketEvent(
            .dividend, .exRights(shares: 0.07, price: nil), of: .stock("4764.TW"), .days(day, through: day),
            zone: "Asia/Taipei", source: .twse),
        MarketEvent(
            .results, .results(.afterClose, expectedEPS: -0.12), of: .stock("AAPL"), .days(day, through: day),
            zone: "America/New_York", certainty: .expected, source: .nasdaq),
        MarketEvent(
            .results, .results(nil, expectedEPS: nil), of: .stock("AAPL"), .days(day, through: day),
            zone: "America/New_York", certainty: .expected, source: .nasdaq),
        MarketEvent(
            .release, .text("Rate decision"), of: .currency("EUR"), .moment(Instant(1_797_000_000), end: nil),
            zone: "Europe/Berlin", source: "macro"),
        MarketEvent(
            .own, .text("Fair"), of: .city("Asia/Shanghai#Shenzhen"), .days(day, through: day + 3),
            zone: "Asia/Shanghai", source: .own, uid: "1@fxterm"),
        MarketEvent(
            .own, .text("Call"), .moment(Instant(1_797_000_000), end: Instant(1_797_003_600)), zone: "UTC",
            source: .own),
    ]

    @Test("A row of the table reads as the event that wrote it", arguments: rows)
    func row(event: MarketEvent) {
        #expect(MarketEvent(row: event.row) == event)
        #expect(MarketEvent.kind.cleaned(event.row) == event.row)
    }

    @Test("A row that makes no sense is none: kinds, zones, spans and titles that cannot be")
    func wrongRows() {
        let sound = Self.rows[5].row.values
        func reads(_ column: Int, _ value: FigureRow.Value) -> Bool {
            var values = sound
            values[column] = value
            return MarketEvent(row: FigureRow(values)) != nil
        }
        #expect(reads(0, .text("release")))
        #expect(!reads(0, .text("party")))
        #expect(!reads(6, .text("Mars/Olympus")) && !reads(6, .text("../../etc/passwd")) && !reads(6, .none))
        #expect(!reads(4, .integer(0)) && !reads(3, .integer(.max)) && !reads(3, .none))
        #expect(!reads(2, .text("\u{1B}")) && !reads(2, .text("")))
        #expect(!reads(7, .text("perhaps")) && !reads(8, .text("")))
        #expect(reads(1, .text("nonsense")))
    }

    @Test(
        "Calendars have one spelling each",
        arguments: [
            "twse", "twse/tpex", "nasdaq/earnings/2026-12-01", "nasdaq/dividends/2026-12-01", "own",
            "my-work",
        ])
    func calendars(text: String) {
        #expect(EventCalendar(text)?.text == text)
    }

    @Test(
        "Others are none",
        arguments: [
            "", "/", "twse/", "twse/x", "nasdaq/earnings/20261201", "a b", "nasdaq/earnings/2026-12-01/x",
        ])
    func noCalendars(text: String) {
        #expect(EventCalendar(text) == nil)
    }

    @Test("Only calendars of services are shared with a team server")
    func personal() {
        #expect(!MarketEvent.isPersonal(EventCalendar(.twse)))
        #expect(!MarketEvent.isPersonal(EventCalendar(.nasdaq, .earnings, on: Self.day)))
        #expect(MarketEvent.isPersonal(.own) && MarketEvent.isPersonal(EventCalendar("my-work" as FeedID)))
    }

    @Test("The user's own past stays for a while, that of a service goes on the next day")
    func judged() throws {
        let zone = try #require(Zone("Asia/Taipei"))
        let end = zone.instant(Self.day + 1, TimeOfDay(second: 0))
        let own = MarketEvent(
            .own, .text("Fair"), .days(Self.day, through: Self.day), zone: "Asia/Taipei", source: .own)
        func kept(_ event: MarketEvent, _ calendar: EventCalendar, _ time: Instant) -> Bool {
            MarketEvent.judged([event], of: calendar, at: time) == [event]
        }
        #expect(kept(Self.rows[0], EventCalendar(.twse), end + -1))
        #expect(!kept(Self.rows[0], EventCalendar(.twse), end))
        #expect(kept(own, .own, end + 39 * 86_400) && !kept(own, .own, end + 41 * 86_400))
        #expect(kept(own, .own, end + -800 * 86_400) && !kept(own, .own, end + -802 * 86_400))
        #expect(!kept(own, EventCalendar(.twse), end + -86_400))
    }

    @Test("An all-day event lasts from midnight to midnight by its own zone")
    func span() {
        let event = Self.rows[6]
        let midnight = (Self.day.number * 86_400) - 8 * 3600
        #expect(event.start == Instant(midnight) && event.end == Instant(midnight + 4 * 86_400))
        #expect(!event.isOver(at: event.end + -1) && event.isOver(at: event.end))
    }

    @Test("Results count down to the bell that they come with")
    func due() throws {
        let zone = try #require(Zone("America/New_York"))
        let day = try #require(Day("2026-12-02"))
        func due(_ time: MarketEvent.ResultsTime?) -> LocalMoment {
            zone.local(
                MarketEvent(
                    .results, .results(time, expectedEPS: nil), of: .stock("AAPL"), .days(day, through: day),
                    zone: "America/New_York", source: .nasdaq
                ).due)
        }
        #expect(due(.beforeOpen).time.hoursAndMinutes == "09:30")
        #expect(due(.afterClose).time.hoursAndMinutes == "16:00")
        #expect(due(nil).time.hoursAndMinutes == "00:00" && due(nil).day == day)
    }

    @Test("Titles for machines are in English and do not change")
    func titles() {
        #expect(
            Self.rows.map(\.plainTitle) == [
                "Ex-dividend 5.0 TWD", "Ex-dividend 0.05 shares", "Ex-rights 0.07 shares",
                "Results after the close (-0.12 a share expected)", "Results", "Rate decision", "Fair",
                "Call",
            ])
    }

    @Test("Taiwan's lists are asked for its stocks, Nasdaq's days for shares of New York")
    func calendarsOfStocks() throws {
        let now = Instant(1_795_187_062)
        let twse = FeedSource(kind: .twse, url: "https://a.test")
        let nasdaq = FeedSource(kind: .nasdaq, url: "https://a.test")
        #expect(
            twse.calendars(of: ["2330.TW", "5483.TWO", "AAPL"], at: now) == [
                EventCalendar(.twse), EventCalendar(.twse, .tpex),
            ])
        #expect(twse.calendars(of: ["AAPL"], at: now).isEmpty)
        for symbol in ["2330.TW", "^GSPC", "BTC-USD", "EURUSD=X", "GC=F", "7203.T"] as [Symbol] {
            #expect(nasdaq.calendars(of: [symbol], at: now).isEmpty, "\(symbol)")
        }
        let days = nasdaq.calendars(of: ["AAPL"], at: now).compactMap(\.day)
        // 26 November is Thanksgiving; two lists a day.
        #expect(days.count == 30 && days.first == Day("2026-11-20") && days.last == Day("2026-12-11"))
        #expect(!days.contains { $0.weekday > 4 || $0 == Day("2026-11-26") })
    }
}
