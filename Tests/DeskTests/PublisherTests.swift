import Alerts
import CivilTime
import Desk
import Figures
import Foundation
import Literals
import Market
import Runtime
import Store
import Testing

@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct PublisherTests {
    private var now: Instant { WallClock.now }

    private func rate(_ code: CurrencyCode, _ value: Double) -> Rate {
        Rate(code: code, perDollar: value, quotedAt: now + -60, source: "rter")
    }

    private func quote(_ symbol: Symbol, _ price: Double) -> Quote {
        var quote = Quote(
            symbol: symbol, name: "A \"B\" {C}, \\D", currency: "USD", kind: .share, price: price,
            time: now + -30, zone: "America/New_York",
            closes: [DailyClose(day: Zone.utc.local(now).day + -3, close: 9.5)],
            skipped: [Zone.utc.local(now).day + -2],
            stated: [.d1: DailyClose(day: Zone.utc.local(now).day + -3, close: 9.25)],
            today: [1.5, 2.5], source: "yahoo",
            session: SessionFigures(day: 1...2, year: 0.5...3, volume: 1000, exchange: "NASDAQ"))
        quote.trial = TrialPrice(price: 10.5, time: now + -10)
        return quote
    }

    @Test("The collector that leads ends members' transactions, and leads a desk that cannot do that, too")
    func endsTransactions() async throws {
        let server = try DeskServer()
        try server.sql("DROP FUNCTION fxterm.end_stalled")
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(.rates([rate("JPY", 150)]), seenAt: now)
        try await server.wait(for: "150", "SELECT per_dollar FROM fxterm.rate")
        try server.sql("CREATE TABLE public.calls (longest interval, fullness double precision)")
        try server.sql(
            """
            CREATE FUNCTION fxterm.end_stalled(longest interval DEFAULT '30 seconds', fullness double precision DEFAULT 0.2)
            RETURNS integer LANGUAGE sql SECURITY DEFINER AS 'INSERT INTO public.calls VALUES ($1, $2); SELECT 0'
            """)
        try await server.wait(
            for: "00:00:30 0.2", "SELECT longest || ' ' || fullness FROM public.calls LIMIT 1")
        // On a slow disk the store may have been busy, which is news too.
        let told = place.told.filter { if case .unreadable(.busy) = $0 { false } else { true } }
        #expect(told == [.leads])
    }

    @Test("A row that the database refuses keeps no other from being published, and is said")
    func refusedRow() async throws {
        let server = try DeskServer()
        try server.sql("ALTER TABLE fxterm.quote ADD CHECK (symbol <> 'BAD')")
        let place = try await PublishedPlace(server.address("collector")) { store in
            try await store.record(
                .quotes(["AAPL", "BAD", "MSFT", "2330.TW"].map { self.quote($0, 10) }), seenAt: now)
            // Longer than any index takes.
            let text = String((0..<20_000).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() ?? "a" })
            try await store.record(.found([], for: text), seenAt: now)
        }
        try await server.wait(
            for: "2330.TW AAPL MSFT", "SELECT string_agg(symbol, ' ' ORDER BY symbol) FROM fxterm.quote")
        try await wait("the sentence on it") {
            place.told.contains {
                if case .refused(let row, let count) = $0 { row.name == "BAD" && count == 2 } else { false }
            }
        }
        try await place.store.record(.quotes([quote("AAPL", 11)]), seenAt: now)
        try await server.wait(for: "11", "SELECT price FROM fxterm.quote WHERE symbol = 'AAPL'")
    }

    @Test("The feeds' health is told without their addresses, anew as it changes, and gone feeds go")
    func health() async throws {
        let server = try DeskServer()
        let start = MachineStart.now
        let feed = FeedSource(kind: "yahoo", url: "https://y.test/chart?token=secret")
        var record = FeedRecord()
        record.feeds[FeedRecord.key(feed)] = .init(host: "y.test:443")
        record.feeds[FeedRecord.key(feed)]?.answeredAt = Uptime(start.uptime.elapsed - .seconds(60))
        let place = try await PublishedPlace(server.address("collector")) {
            try await $0.replace(pace: record, at: start)
        }
        try await server.wait(
            for: "yahoo y.test:443 y.test:443 t",
            """
            SELECT concat_ws(' ', name, host, extract(epoch FROM now()) - answered_at BETWEEN 58 AND 120)
            FROM fxterm.feed
            """)
        record.feeds[FeedRecord.key(feed)]?.failedAt = start.uptime
        record.feeds[FeedRecord.key(feed)]?.failingSince = start.uptime
        record.feeds[FeedRecord.key(feed)]?.cause = .badRedirect("https://evil.test/?token=secret")
        try await place.store.record(pace: record)
        try await server.wait(
            for: "t badRedirect",
            "SELECT concat_ws(' ', failing_since > 0, cause, detail) FROM fxterm.feed")
        try await place.store.replace(pace: FeedRecord(), at: start)
        try await server.wait(for: "0", "SELECT count(*) FROM fxterm.feed")
    }

    @Test func figuresOfAllKindsAppear() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(.rates([rate("JPY", 149.23)]), seenAt: now)
        try await server.wait(for: "149.23", "SELECT per_dollar FROM fxterm.rate WHERE code = 'JPY'")
        try await server.wait(for: "149.23", "SELECT per_dollar FROM fxterm.rate_close WHERE code = 'JPY'")
        try await place.store.record(.quotes([quote("AAPL", 10)]), seenAt: now)
        try await server.wait(for: "10", "SELECT price FROM fxterm.quote WHERE symbol = 'AAPL'")
        let row = try server.sql(
            """
            SELECT name, currency, kind, zone, today, d1_close, trial_price, day_low, year_high, volume, exchange
            FROM fxterm.quote
            """)
        #expect(
            (0..<11).map { row.text(0, Int($0)) } == [
                "A \"B\" {C}, \\D", "USD", "share", "America/New_York", "{1.5,2.5}", "9.25", "10.5", "1", "3",
                "1000", "NASDAQ",
            ])
        #expect(try server.value("SELECT closes FROM fxterm.quote_closes") == "{9.5}")
        #expect(try server.value("SELECT cardinality(skipped) FROM fxterm.quote_closes") == "1")
        try await place.store.record(.leftOut(3, source: "yahoo"), seenAt: now)
        try await server.wait(for: "3", "SELECT count FROM fxterm.left_out WHERE provider = 'yahoo'")
        let found = FoundStock(symbol: "AAPL", name: "Apple", exchange: "NASDAQ", kind: "Equity")
        try await place.store.record(.found([found], for: "apple"), seenAt: now)
        try await place.store.record(.found([], for: "nothing"), seenAt: now)
        try await server.wait(for: "AAPL", "SELECT symbol FROM fxterm.found WHERE text = 'apple'")
        try await server.wait(for: "1", "SELECT count(*) FROM fxterm.found WHERE symbol IS NULL")
        let headlines = (0..<3).map { Headline(published: now + -$0, title: "News \($0)") }
        try await place.store.record(.headlines(headlines, of: "AAPL"), seenAt: now)
        try await server.wait(for: "News 1", "SELECT title FROM fxterm.headline WHERE place = 1")
        let closes = [DailyClose(day: try #require(Day("2020-01-02")), close: 30)]
        try await place.store.record(.pastRates(["TWD": closes], source: "frankfurter"), seenAt: now)
        try await server.wait(for: "30", "SELECT per_dollar FROM fxterm.rate_close WHERE code = 'TWD'")
        #expect(place.told == [.leads])
        #expect(try server.value("SELECT role FROM fxterm.leader") == "collector")
    }

    @Test func alertsThatFiredAppearOnce() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        let rule = try AlertRule(">150", on: .rate("JPY", base: "USD"))
        try await place.store.edit(.add(rule), at: now)
        let alert = try #require(try await place.store.alerts().0.first)
        for value in [151.0, 152] {
            let firing = AlertFiring(value: value, quotedAt: now, source: "rter")
            try await place.store.record([
                AlertStep(alert.id, rule, AlertState(), firing, at: now)
            ])
        }
        try await server.wait(for: "2", "SELECT count(*) FROM fxterm.alert_fired WHERE kind = 'rate'")
        #expect(try server.value("SELECT value FROM fxterm.alert_fired ORDER BY id LIMIT 1") == "151")
    }

    @Test func failuresStandUntilFiguresMakeThemGood() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await wait("the lead") { place.told.contains(.leads) }
        let failure = FeedFailure(source: "rter", cause: .tooManyRequests(retryAfter: 90), host: "a.example")
        try await place.store.record(.init(of: .list(.rates), failure, at: now))
        try await server.wait(for: "90", "SELECT detail FROM fxterm.failure WHERE subject = 'rates'")
        // Of two feeds of a list, the one that failed last stands.
        let other = FeedFailure(source: "er-api", cause: .tooManyRequests(retryAfter: 60), host: "b.example")
        try await place.store.record(.init(of: .list(.rates), other, at: now))
        try await server.wait(for: "60", "SELECT detail FROM fxterm.failure WHERE subject = 'rates'")
        try await place.store.record(.init(of: .stock("AAPL"), failure, at: now))
        try await server.wait(for: "2", "SELECT count(*) FROM fxterm.failure")
        try await place.store.record(.rates([rate("JPY", 150)]), seenAt: now)
        try await server.wait(for: "stock", "SELECT string_agg(subject, ' ') FROM fxterm.failure")
        try await place.store.record(.quotes([quote("AAPL", 10)]), seenAt: now)
        try await server.wait(for: "0", "SELECT count(*) FROM fxterm.failure")
    }

    @Test func aNewLeaderPublishesNothingOlder() async throws {
        let server = try DeskServer()
        let first = try await PublishedPlace(server.address("collector"))
        try await first.store.record(.quotes([quote("AAPL", 20), quote("MSFT", 20)]), seenAt: now + -100)
        try await first.store.record(.rates([rate("JPY", 150)]), seenAt: now + -100)
        try await server.wait(for: "150", "SELECT per_dollar FROM fxterm.rate WHERE code = 'JPY'")
        let second = try await PublishedPlace(server.address("second")) { [self] store in
            try await store.record(.quotes([quote("AAPL", 19)]), seenAt: now + -200)
            try await store.record(.quotes([quote("MSFT", 21)]), seenAt: now + -50)
            try await store.record(.quotes([quote("NEW", 1)]), seenAt: now + -9000)
            try await store.record(.rates([rate("JPY", 149)]), seenAt: now + -200)
        }
        try await wait("the wait") { second.told.contains { if case .waits = $0 { true } else { false } } }
        await first.stop()
        try await server.wait(
            for: "AAPL 20, MSFT 21, NEW 1",
            "SELECT string_agg(symbol || ' ' || price, ', ' ORDER BY symbol) FROM fxterm.quote")
        #expect(try server.value("SELECT per_dollar FROM fxterm.rate") == "150")
        #expect(try server.value("SELECT role FROM fxterm.leader") == "second")
    }

    @Test func membersHearOfEachCommitByItsItems() async throws {
        let server = try DeskServer()
        let member = try server.connect("ann")
        try member.execute("LISTEN \(FigureNotice.channel)")
        let place = try await PublishedPlace(server.address("collector"))
        try await place.store.record(.quotes([quote("AAPL", 10)]), seenAt: now)
        var notice: FigureNotice?
        try await wait("a notice") {
            _ = try member.wait(100)
            notice = member.notices().map { FigureNotice($0.payload) }.last { $0.items?.isEmpty == false }
            return notice != nil
        }
        #expect(notice?.items?[.quote] == ["AAPL"])
        let rows = try member.run("SELECT symbol FROM fxterm.quote WHERE number > 0")
        #expect(rows.text(0, 0) == "AAPL")
    }

    @Test func changesThatComeTogetherAreFewCommits() async throws {
        let server = try DeskServer()
        let place = try await PublishedPlace(server.address("collector"))
        try await wait("the lead") { place.told.contains(.leads) }
        for count in 1...200 {
            try await place.store.record(.quotes([quote("AAPL", Double(count))]), seenAt: now)
        }
        try await server.wait(for: "200", "SELECT price FROM fxterm.quote WHERE symbol = 'AAPL'")
        let number = try #require(try server.value("SELECT number FROM fxterm.counter").flatMap(Int.init))
        #expect((1..<150).contains(number))
    }
}
