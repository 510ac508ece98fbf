import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct EventProvidersTests {
    private static let twse = FeedID.twse
    private static let (taipei, newYork) = ("Asia/Taipei", "America/New_York")

    private func body(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: try #require(Recordings.folder).appending(path: path)))
    }

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func dividend(
        _ symbol: Symbol, _ day: String, _ happening: MarketEvent.Happening
    ) throws -> MarketEvent {
        let day = try self.day(day)
        return MarketEvent(
            .dividend, happening, of: .stock(symbol), .days(day, through: day), zone: Self.taipei,
            source: .twse)
    }

    @Test(
        "TWSE's list as recorded: money, shares and rights of each line",
        .enabled(if: Recordings.folder != nil))
    func twse() throws {
        let calendar = EventCalendar(.twse)
        let found = try TwseEvents().figures(
            of: calendar, in: try body("twse/TWT48U_ALL.excerpt4rows.rec20260731.json"))
        // By hand from the body; days count from 1912.
        #expect(
            found == [
                try dividend(
                    "00400A.TW", "2026-08-05", .exDividend(cash: 0.12, currency: "TWD", shares: nil)),
                try dividend("1210.TW", "2026-08-07", .exDividend(cash: 3, currency: "TWD", shares: nil)),
                try dividend(
                    "1231.TW", "2026-07-30", .exDividend(cash: 1.5, currency: "TWD", shares: 0.09999999)),
                try dividend("2409.TW", "2026-07-30", .exDividend(cash: 0.4, currency: "TWD", shares: nil)),
            ])
        let rights = try TwseEvents().figures(
            of: calendar,
            in: try body("twse/TWT48U_ALL-rights-and-unannounced-price.2026-08.excerpt2rows.json"))
        #expect(
            rights == [
                try dividend("2496.TW", "2026-08-19", .exDividend(cash: 1.5, currency: "TWD", shares: 0.05)),
                try dividend("4764.TW", "2026-08-20", .exRights(shares: 0.07014093, price: nil)),
            ])
    }

    @Test("Days that are over are dropped on the day after", .enabled(if: Recordings.folder != nil))
    func over() throws {
        let calendar = EventCalendar(.twse)
        let found = try TwseEvents().figures(
            of: calendar, in: try body("twse/TWT48U_ALL.excerpt4rows.rec20260731.json"))
        let zone = try #require(Zone(Self.taipei))
        func kept(_ day: String, _ hour: Int) throws -> Int? {
            let moment = zone.instant(try self.day(day), TimeOfDay(second: hour * 3600))
            return MarketEvent.judged(found, of: calendar, at: moment)?.count
        }
        #expect(try kept("2026-07-30", 23) == 4)
        #expect(try kept("2026-07-31", 0) == 2)
        #expect(try kept("2026-08-08", 0) == 0)
    }

    @Test(
        "The Taipei Exchange's list as recorded, where 0.00000000 is none",
        .enabled(if: Recordings.folder != nil))
    func tpex() throws {
        let found = try TwseEvents().figures(
            of: EventCalendar(.twse, .tpex),
            in: try body("tpex/tpex_exright_prepost.excerpt.rec20260731.json"))
        #expect(
            Array(found.prefix(3)) == [
                try dividend("3402.TWO", "2026-07-22", .exDividend(cash: 6, currency: "TWD", shares: nil)),
                try dividend("4506.TWO", "2026-07-22", .exDividend(cash: 5.3, currency: "TWD", shares: nil)),
                try dividend(
                    "5439.TWO", "2026-07-22", .exDividend(cash: 7.19992263, currency: "TWD", shares: nil)),
            ])
    }

    @Test("Nasdaq's dividends of a day as recorded", .enabled(if: Recordings.folder != nil))
    func nasdaqDividends() throws {
        let day = try self.day("2023-11-06")
        let calendar = EventCalendar(.nasdaq, .dividends, on: day)
        let found = try NasdaqEvents().figures(
            of: calendar, in: try body("nasdaq/calendar-dividends.2023-11-06.rec20231106.json"))
        #expect(found.count == 45)
        let first = try #require(found.first)
        #expect(first.subject == .stock("ARLP") && first.certainty == .confirmed)
        #expect(first.happening == .exDividend(cash: 0.7, currency: "USD", shares: nil))
        #expect(found.allSatisfy { $0.timing == .days(day, through: day) && $0.zone == Self.newYork })
        let morning = try #require(Zone(Self.newYork)).instant(day, TimeOfDay(second: 8 * 3600))
        #expect(MarketEvent.judged(found, of: calendar, at: morning)?.count == 45)
        #expect(MarketEvent.judged(found, of: calendar, at: morning + 86_400) == [])
        #expect(
            MarketEvent.judged(found, of: EventCalendar(.nasdaq, .dividends, on: day + 1), at: morning) == [])
    }

    @Test(
        "Nasdaq's results: the time of day, what is expected, and what is known",
        .enabled(if: Recordings.folder != nil))
    func nasdaqEarnings() throws {
        func events(_ file: String, _ day: String) throws -> [MarketEvent] {
            try NasdaqEvents().figures(
                of: EventCalendar(.nasdaq, .earnings, on: try self.day(day)), in: try body("nasdaq/\(file)"))
        }
        let ahead = try events("calendar-earnings-NVDA-future-row.rec2026.QUOTED.json", "2026-12-02")
        #expect(ahead.map(\.happening) == [.results(.afterClose, expectedEPS: 2.01)])
        #expect(ahead.map(\.certainty) == [.expected])
        let past = try events("calendar-earnings.2023-11-03.rec20231113.excerpt5rows.json", "2023-11-03")
        #expect(past.map(\.subject) == ["ENB", "SRE", "D", "IT", "CAH"].map { .stock($0) })
        #expect(past.allSatisfy { $0.certainty == .confirmed })
        #expect(past.first?.happening == .results(nil, expectedEPS: 0.43))
        #expect(try events("calendar-earnings-rows-null.SHAPE.json", "2026-07-28").isEmpty)
    }

    @Test("A loss is in brackets; symbols are spelled as Yahoo does; what has no day or sum has none")
    func oddRows() throws {
        let day = try self.day("2026-12-02")
        let earnings =
            #"{"data":{"rows":[{"symbol":"BRK/B","epsForecast":"($0.12)"},{"symbol":"A B"},{"symbol":""},7]}}"#
        let found = try NasdaqEvents().figures(
            of: EventCalendar(.nasdaq, .earnings, on: day), in: Array(earnings.utf8))
        #expect(found.map(\.subject) == [.stock("BRK-B"), .stock("AB")])
        #expect(
            found.map(\.happening) == [.results(nil, expectedEPS: -0.12), .results(nil, expectedEPS: nil)])
        let dividends =
            #"{"data":{"calendar":{"rows":[{"symbol":"ABR^D","dividend_Ex_Date":"12/2/2026","dividend_Rate":0,"announcement_Date":"N/A"},{"symbol":"X","dividend_Ex_Date":"N/A"}]}}}"#
        let row = try NasdaqEvents().figures(
            of: EventCalendar(.nasdaq, .dividends, on: day), in: Array(dividends.utf8))
        #expect(row.map(\.subject) == [.stock("ABR-PD")])
        #expect(row.map(\.happening) == [.exDividend(cash: nil, currency: nil, shares: nil)])
        #expect(row.map(\.certainty) == [.expected])
    }

    @Test(
        "What is no calendar says so", arguments: [#"{"data":null}"#, #"{"data":{}}"#, "[]", "<html>", ""])
    func malformed(body: String) throws {
        let day = try self.day("2026-12-02")
        #expect(throws: FeedFailure.Cause.self) {
            try NasdaqEvents().figures(of: EventCalendar(.nasdaq, .earnings, on: day), in: Array(body.utf8))
        }
        #expect(throws: FeedFailure.Cause.self) {
            try TwseEvents().figures(of: EventCalendar(.twse), in: Array(body.utf8))
        }
    }

    @Test("Each calendar is one request at its own address, and not again for hours")
    func requests() async throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/exchangeReport/TWT48U_ALL":
                .text(#"[{"Date":"1990101","Code":"2330","Exdividend":"息","CashDividend":"5.0"}]"#)
            case "/tpex_exright_prepost":
                .text(
                    #"[{"ExRrightsExDividendDate":"1990101","SecuritiesCompanyCode":"5483","CashDividend":"2"}]"#
                )
            default: .text(#"{"data":{"rows":null}}"#)
            }
        }
        let clock = ManualClock()
        let desk = FeedClient(
            rates: [], stocks: [],
            events: [FeedSource(kind: .twse, url: server.url), FeedSource(kind: .nasdaq, url: server.url)],
            client: Scripted.client(Scripted.limits), clock: clock, custom: Scripted.custom(spacing: .zero))
        let listed = await desk.answers(to: .events(of: EventCalendar(.twse)))
        let day = try self.day("2110-01-01")
        #expect(
            listed == [
                .events(
                    [
                        MarketEvent(
                            .dividend, .exDividend(cash: 5, currency: "TWD", shares: nil),
                            of: .stock("2330.TW"),
                            .days(day, through: day), zone: Self.taipei, source: .twse)
                    ], of: EventCalendar(.twse))
            ])
        #expect(await desk.answers(to: .events(of: EventCalendar(.twse, .tpex))).count == 1)
        let earnings = EventCalendar(.nasdaq, .earnings, on: day)
        #expect(await desk.answers(to: .events(of: earnings)) == [.events([], of: earnings)])
        #expect(
            server.requests.map { "\($0.path)?\($0.query)" } == [
                "/exchangeReport/TWT48U_ALL?", "/tpex_exright_prepost?",
                "/api/calendar/earnings?date=2110-01-01",
            ])
        clock.advance(by: .seconds(5 * 3600))
        #expect(await desk.answers(to: .events(of: EventCalendar(.twse))).isEmpty)
        clock.advance(by: .seconds(3600))
        #expect(await desk.answers(to: .events(of: EventCalendar(.twse))).count == 1)
        #expect(await desk.answers(to: .events(of: earnings)).isEmpty)
        #expect(await desk.answers(to: .events(of: EventCalendar("work" as FeedID))).isEmpty)
        #expect(server.requests.count == 4)
    }

    @Test("A described feed's rows are events of a day or a moment, of a stock or of none")
    func described() throws {
        let feed = try JSONFeed([
            .init(key: "name", values: ["mine"], place: ""),
            .init(key: "serves", values: ["events"], place: ""),
            .init(key: "url", values: ["https://a.test/{from}/{to}"], place: ""),
            .init(key: "rows", values: ["$.dates[*]"], place: ""),
            .init(key: "title", values: ["$.name"], place: ""),
            .init(key: "time", values: ["$.at"], place: ""),
            .init(key: "symbol", values: ["$.of"], place: ""),
            .init(key: "event", values: ["results"], place: ""),
        ])
        let now = Instant(1_795_187_062)
        var provider = JSONFeedProvider(feed)
        provider.now = { now }
        let calendar = EventCalendar(feed.name)
        let address = try FeedAddress("https://a.test", allowsFiles: false)
        let question = try #require(provider.question(about: calendar, to: address))
        #expect(question.key == "https://a.test/2026-11-20/2029-01-28")
        let text =
            #"{"dates":[{"name":"CPI","at":"2026-12-10"},{"name":"Call","at":"2026-12-11T14:30:00Z","of":"2330.TW"},{"name":"","at":"2026-12-12"},{"name":"No time"}]}"#
        let found = try provider.figures(of: calendar, in: Array(text.utf8))
        let cpi = try day("2026-12-10")
        #expect(
            found == [
                MarketEvent(
                    .results, .text("CPI"), .days(cpi, through: cpi), zone: "UTC", source: feed.name),
                MarketEvent(
                    .results, .text("Call"), of: .stock("2330.TW"), .moment(Instant(1_796_999_400), end: nil),
                    zone: Self.taipei, source: feed.name),
            ])
        #expect(throws: FeedFailure.Cause.self) { try provider.figures(of: calendar, in: Array("{}".utf8)) }
    }

    @Test("FRED's dates of releases as their shape is known", .enabled(if: Recordings.folder != nil))
    func fred() throws {
        let facts = [
            ("name", "fred"), ("serves", "events"), ("url", "https://a.test/"),
            ("rows", "$.release_dates[*]"),
            ("title", "$.release_name"), ("time", "$.date"), ("zone", "America/New_York"),
        ].map { JSONFeed.Fact(key: $0.0, values: [$0.1], place: "") }
        let provider = JSONFeedProvider(try JSONFeed(facts))
        let found = try provider.figures(
            of: EventCalendar("fred" as FeedID), in: try body("fred/releases-dates.2026-09.SHAPE.json"))
        #expect(found.map(\.plainTitle) == ["Consumer Price Index", "Employment Situation"])
        #expect(found.map(\.plainTime) == ["2026-09-15", "2026-09-20"])
        #expect(found.allSatisfy { $0.kind == .release && $0.zone == Self.newYork })
    }
}
