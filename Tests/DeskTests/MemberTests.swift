import CivilTime
import Desk
import Figures
import Literals
import Market
import Runtime
import Store
import Synchronization
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct MemberTests {
    @Test("figures of all kinds reach the member's store")
    func figuresOfAllKindsReachTheStore() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        let now = WallClock.now
        try server.put(rate: 149.23, age: 40)
        try server.put("AAPL", 10.5, age: 30)
        let today = Zone.utc.local(now).day.number
        try server.commit(
            """
            UPDATE fxterm.quote SET d1_day = \(today - 3), d1_close = 9.25, today = '{1.5,2.5}', trial_price = 10.6,
                trial_at = NOW, day_low = 1, day_high = 2, year_low = 0.5, year_high = 3, volume = 1000,
                exchange = 'NASDAQ', extended_price = 11, extended_at = NOW, extended_session = 2, number = NUMBER;
            INSERT INTO fxterm.quote_closes VALUES ('AAPL', '{\(today - 4),\(today - 3)}', '{9,9.25}', '{\(today - 2)}', NUMBER);
            INSERT INTO fxterm.rate_close VALUES ('TWD', 18263, 'frankfurter', 30, NUMBER), ('TWD', 18264, 'frankfurter', NULL, NUMBER);
            INSERT INTO fxterm.headline VALUES ('AAPL', 0, NOW - 60, 'News', 'Paper', 'https://example.org/a', NOW, NUMBER);
            INSERT INTO fxterm.found VALUES ('apple', 0, 'AAPL', 'Apple', 'NASDAQ', 'Equity', NUMBER);
            INSERT INTO fxterm.failure VALUES ('stock', 'ZZZZ', 'yahoo', 'unknownSymbol', NULL, NULL, NOW, NUMBER);
            """)
        let place = try await MemberPlace(server.address())
        try await place.ask(.rates)
        try await place.ask(.quotes(["AAPL", "ZZZZ"]))
        try await place.ask(.headlines("AAPL"))
        try await place.ask(.search("apple"))
        try await place.ask(.pastRates(["TWD"], since: Day(number: 18_262)))
        let rate = try #require(try await place.rate("JPY"))
        #expect(rate.value.perDollar == 149.23)
        #expect(rate.value.source == "rter")
        #expect((35...60).contains(WallClock.now - rate.at))
        let quote = try #require(try await place.quote("AAPL")).value
        #expect(quote.price == 10.5)
        #expect(quote.name == "A Name")
        #expect(quote.kind == .share)
        #expect(quote.closes.map(\.close) == [9, 9.25])
        #expect(quote.skipped == [Day(number: today - 2)])
        #expect(quote.stated[.d1]?.close == 9.25)
        #expect(quote.today == [1.5, 2.5])
        #expect(quote.trial?.price == 10.6)
        #expect(quote.session == SessionFigures(day: 1...2, year: 0.5...3, volume: 1000, exchange: "NASDAQ"))
        #expect(quote.extended?.price == 11)
        let all = try await place.all()
        #expect(all.failures.map(\.subject) == [.stock("ZZZZ")])
        #expect(all.figures(of: Headline.self)["AAPL"]?.map(\.title) == ["News"])
        #expect(
            all.found.map(\.stocks) == [
                [FoundStock(symbol: "AAPL", name: "Apple", exchange: "NASDAQ", kind: "Equity")]
            ])
        let past = try await place.store.rates(of: ["TWD"], on: Day(number: 18_263))
        #expect(past["TWD"]?.value.perDollar == 30)
        withExtendedLifetime(leader) {}
    }

    @Test("what changes on the desk comes without a question, however far it moved")
    func changesComeUnasked() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("AAPL", 10)
        try server.put(rate: 100)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["AAPL"]))
        try await place.ask(.rates)
        try server.put("AAPL", 120)
        try server.put(rate: 1200)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 120 }
        try await wait("the rate") { try await place.rate("JPY")?.value.perDollar == 1200 }
        #expect(try await place.all().unshown ?? [] == [])
        try server.put("MSFT", 1)
        try server.put("AAPL", 121)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 121 }
        #expect(try await place.quote("MSFT") == nil)
        try server.put("AAPL", 50, age: 3600)
        try server.put(rate: 1201)
        try await wait("the rate") { try await place.rate("JPY")?.value.perDollar == 1201 }
        #expect(try await place.quote("AAPL")?.value.price == 121)
        withExtendedLifetime(leader) {}
    }

    @Test("a question is put on the desk, and its answer comes; fresh figures need none")
    func aQuestionIsPutOnTheDesk() async throws {
        let server = try DeskServer()
        try StandInLeader.live(server)
        let place = try await MemberPlace(server.address())
        let id = try await place.begin(.quotes(["AAPL", "BRK-B"]), freshness: 54)
        try await server.wait(
            for: "quotes AAPL BRK-B 54 true",
            "SELECT concat_ws(' ', subject, items, freshness, CASE WHEN is_patient THEN 'true' END) FROM fxterm.request"
        )
        #expect(try server.value("SELECT count(*) FROM fxterm.live_session WHERE member = 'ann'") == "1")
        try server.put("AAPL", 10)
        try server.put("BRK-B", 20)
        #expect(try await place.store.state(of: id) == .taken)
        let leader = try StandInLeader(server)
        try await place.end(id)
        #expect(try await place.quote("BRK-B")?.value.price == 20)
        // Pushed a moment ago, they are not requested again.
        let before = try server.value("SELECT last_value FROM fxterm.request_id_seq") ?? ""
        try await place.ask(.quotes(["AAPL"]), freshness: 54)
        #expect(try server.value("SELECT last_value FROM fxterm.request_id_seq") ?? "" == before)
        withExtendedLifetime(leader) {}
    }

    @Test("bars come with all that the desk has of them, and later on what is new")
    func barsComeWithTheirHistory() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        let today = Zone.utc.local(WallClock.now).day.number
        let first = (today - 400) * 86_400
        try server.commit(
            """
            SELECT fxterm.make_partitions('bar_day', \(first), \(today * 86_400));
            INSERT INTO fxterm.bar_series (item, interval, provider, kind, currency, zone, since, seen_at, number)
            VALUES ('AAPL', '1d', 'yahoo', 'share', 'USD', 'America/New_York', \(first), NOW, NUMBER);
            INSERT INTO fxterm.bar_day SELECT \(first) + 86400 * day, 1, 1, 10 + day, 11 + day, 9 + day, 10 + day, 1000
                FROM generate_series(0, 398) AS day;
            INSERT INTO fxterm.bar_action VALUES (1, \(first) + 86400 * 300, 1, 0.25, NULL);
            """)
        let place = try await MemberPlace(server.address())
        let key = BarSeries.Key("AAPL", .day)
        func bars() async throws -> BarSeries? {
            try await place.store.bars(of: key, in: Instant(0)...Instant(.max))?.series
        }
        try await place.ask(.bars(BarsQuery("AAPL", .day, since: Day(number: today - 100))))
        #expect(try await bars()?.bars.count == 100)
        #expect(try await bars()?.actions.count == 1)
        #expect(try await bars()?.currency == "USD")
        try await place.ask(.bars(BarsQuery("AAPL", .day, since: Day(number: today - 900))))
        #expect(try await bars()?.bars.count == 399)
        try server.commit(
            """
            UPDATE fxterm.bar_series SET seen_at = NOW, number = NUMBER;
            INSERT INTO fxterm.bar_day VALUES (\(first) + 86400 * 399, 1, 1, 500, 501, 499, 500, 1000);
            """, notice: "b:AAPL")
        try await wait("the new bar") { try await bars()?.bars.last?.close == 500 }
        #expect(try await bars()?.bars.count == 400)
        try server.commit(
            """
            UPDATE fxterm.bar_series SET seen_at = NOW, number = NUMBER, rewritten = NUMBER;
            UPDATE fxterm.bar_day SET close = close / 4, open = open / 4, high = high / 4, low = low / 4;
            """, notice: "b:AAPL")
        try await wait("the split") { try await bars()?.bars.last?.close == 125 }
        #expect(try await bars()?.bars.map(\.close).max() == 125)
        #expect(try await bars()?.bars.count == 400)
        withExtendedLifetime(leader) {}
    }

    @Test("a member whose clock is an hour off shows the right age", arguments: [-3600.0, 3600])
    func anotherClock(ahead: Double) async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("AAPL", 10, age: 100)
        let place = try await MemberPlace(server.address(), ahead: ahead)
        try await place.ask(.quotes(["AAPL"]))
        let quote = try #require(try await place.quote("AAPL"))
        let age = WallClock.now + Int(ahead) - quote.at
        #expect((99...140).contains(age), "\(age)")
        withExtendedLifetime(leader) {}
    }

    @Test("notices that anybody may send change nothing")
    func forgedNotices() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("AAPL", 10)
        let place = try await MemberPlace(server.address())
        try await place.ask(.quotes(["AAPL"]))
        _ = try await place.changes()
        let forger = try server.connect("bob")
        let long = String(repeating: "q:AAPL ", count: 1000)
        for payload in ["q:AAPL", "", "x", "q:", "d:1 d:999999", ";DROP TABLE x", "\u{1B}[31m", long] {
            for _ in 0..<50 {
                try forger.run("SELECT pg_notify('fxterm_figures', $1)", [.text(payload)])
            }
        }
        try server.put("AAPL", 11)
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 11 }
        let changes = try await place.changes()
        #expect(changes.failures == [])
        #expect(changes.known.quotes.map(\.value.price) == [11])
        try server.put("AAPL", 12, notice: "q:MSFT")
        try forger.run("SELECT pg_notify('fxterm_figures', 'q:AAPL')")
        try await wait("the price") { try await place.quote("AAPL")?.value.price == 12 }
        withExtendedLifetime(leader) {}
    }

    @Test("hostile texts and figures that are none stay outside")
    func hostileRows() async throws {
        let server = try DeskServer()
        let leader = try StandInLeader(server)
        try server.put("AAPL", 10)
        try server.put("MSFT", 20)
        try server.put("IBM", 30)
        try server.put(rate: 150)
        try server.commit(
            """
            UPDATE fxterm.quote SET name = E'\\u001b]0;gotcha\\u0007\\u202eAp\\nple', currency = E'U\\u001b[2JSD', number = NUMBER,
                exchange = repeat('x', 5000), today = '{NaN,Infinity,1}', volume = 'NaN' WHERE symbol = 'AAPL';
            UPDATE fxterm.quote SET price = 'NaN', number = NUMBER WHERE symbol = 'MSFT';
            UPDATE fxterm.quote SET quoted_at = 9223372036854775807, d1_day = 2147483647, d1_close = 1, number = NUMBER
                WHERE symbol = 'IBM';
            INSERT INTO fxterm.quote_closes VALUES ('AAPL', '{2147483647,1,0}', '{1,Infinity,2}', '{-2147483648}', NUMBER);
            INSERT INTO fxterm.rate VALUES ('EUR', E'rt\\u001ber', 1, 1, 1, NUMBER), ('TWD', 'rter', -1, 1, 1, NUMBER),
                (E'A\\u001bB', 'rter', 1, 1, 1, NUMBER), ('CHF', 'rter', 'Infinity', 1, 1, NUMBER),
                ('GBP', 'rter', 1, -9223372036854775808, 9223372036854775807, NUMBER);
            INSERT INTO fxterm.headline VALUES ('AAPL', 0, NOW, E'\\u001b[31mred', E'\\u0007', 'javascript:x', NOW, NUMBER);
            INSERT INTO fxterm.found VALUES (E'x', 0, E'A\\u001b', 'n', 'e', 'k', NUMBER), ('x', 1, 'OK', E'\\u001b[1mn', 'e', 'k', NUMBER);
            INSERT INTO fxterm.failure VALUES ('stock', 'AAPL', 'yahoo', 'malformed', E'\\u001b[2J', E'h\\u202e', NOW, NUMBER),
                ('stock', 'IBM', 'yahoo', 'no such cause', NULL, NULL, NOW, NUMBER);
            """)
        let place = try await MemberPlace(server.address())
        try await place.ask(.rates)
        try await place.ask(.headlines("AAPL"))
        try await place.ask(.search("x"))
        try await place.ask(.quotes(["AAPL", "MSFT", "IBM"]))
        let all = try await place.all()
        #expect(all.known.rates.map(\.value.code) == ["JPY"])
        let apple = try #require(try await place.quote("AAPL")).value
        #expect(apple.name == "Ap ple")
        #expect(apple.currency == "USD")
        #expect(apple.session?.exchange?.count == 80)
        #expect(apple.today == [1])
        #expect(apple.closes == [])
        #expect(try await place.quote("MSFT")?.value.price == nil)
        #expect(try await place.quote("IBM")?.value.price == nil)
        #expect(
            all.figures(of: Headline.self)["AAPL"] == [
                Headline(
                    published: all.figures(of: Headline.self)["AAPL"]?.first?.published ?? Instant(0),
                    title: "red")
            ])
        #expect(all.found.map(\.stocks) == [[FoundStock(symbol: "OK", name: "n", exchange: "e", kind: "k")]])
        let texts = all.failures.map { "\($0)" }.joined()
        #expect(!texts.contains("\u{1B}"))
        withExtendedLifetime(leader) {}
    }
}
