import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Store

@Suite struct BarStoreTests {
    let folder: TemporaryFolder
    let path: String
    static let now = HistoryTests.now
    static let apple = BarSeries.Key("AAPL", .day)
    static let always = Instant(0)...Instant(4_000_000_000)

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private func open() throws -> FigureStore {
        try #require(FigureStore.open(at: path, now: BarStoreTests.now).history)
    }

    /// 14:30 UTC, 9:30 in New York, that many days after 2 November 2026.
    static func open(_ day: Int) -> Instant { HistoryTests.noon(day) + 9000 }

    private func bar(
        _ start: Instant, _ close: Double, volume: Double? = 10, _ session: Bar.Session = .regular
    ) throws -> Bar {
        try #require(
            Bar(
                start: start, open: close, high: close + 1, low: close - 1, close: close, volume: volume,
                session: session))
    }

    private func series(
        _ bars: [Bar], _ key: BarSeries.Key = apple, from first: Int = 0, source: FeedID = "yahoo"
    ) -> BarSeries {
        BarSeries(
            key, kind: .share, currency: "USD", zone: "America/New_York", source: source,
            span: HistoryTests.noon(first)..<HistoryTests.noon(30), bars: bars)
    }

    @Test func `bars come back as they were, by another connection and for the span that is asked`()
        async throws
    {
        let writer = try open()
        let bars = [
            try bar(Self.open(0), 100, volume: nil), try bar(Self.open(1), 101, .before),
            try bar(Self.open(2), 102, .after),
        ]
        try await writer.record(.bars(series(bars)), seenAt: Self.now)
        let reader = try open()
        let kept = try #require(try await reader.bars(of: Self.apple, in: Self.always))
        #expect(kept.series.bars == bars)
        #expect(kept.seenAt == Self.now)
        #expect((kept.series.kind, kept.series.currency, kept.series.source) == (.share, "USD", "yahoo"))
        #expect(kept.series.zone == "America/New_York")
        #expect(
            try await reader.bars(of: Self.apple, in: Self.open(1)...Self.open(1))?.series.bars == [bars[1]])
        #expect(try await reader.bars(of: .init("AAPL", .week), in: Self.always) == nil)
        #expect(
            try await reader.barSpans(of: Self.apple)
                == ["yahoo": BarSpan(since: HistoryTests.noon(0), last: Self.open(2), seenAt: Self.now)])
    }

    @Test func `a reader hears which bars have changed, and a failure goes with the next bars`() async throws
    {
        let writer = try open()
        let reader = try await writer.enter(version: "1", feeds: FeedSettings())
        let failure = FeedFailure(source: "yahoo", cause: .timedOut)
        try await writer.record(.init(of: .bars("AAPL"), failure, at: Self.now))
        var (changes, sequence) = try await writer.changes(since: 0, for: reader, at: Self.now)
        #expect(changes.failures.map(\.subject) == [.bars("AAPL")])
        try await writer.record(.bars(series([try bar(Self.open(0), 100)])), seenAt: Self.now)
        (changes, sequence) = try await writer.changes(since: sequence, for: reader, at: Self.now)
        #expect(changes.bars == [Self.apple])
        #expect(try await writer.changes(since: sequence, for: reader, at: Self.now).0.isEmpty)
        #expect(try await writer.changes(since: 0, for: reader, at: Self.now).0.failures.isEmpty)
    }

    @Test
    func `the bar that grows is replaced, be it by one of the same day at another second, and no other`()
        async throws
    {
        let history = try open()
        try await history.record(
            .bars(series([try bar(Self.open(0), 100), try bar(Self.open(1) + 777, 101)])), seenAt: Self.now)
        // The answer lacks the day before, as it lacks a row of nulls.
        try await history.record(
            .bars(series([try bar(Self.open(1), 105), try bar(Self.open(2), 106)])), seenAt: Self.now + 60)
        var bars = try #require(try await history.bars(of: Self.apple, in: Self.always)).series.bars
        #expect(bars.map(\.start) == [Self.open(0), Self.open(1), Self.open(2)])
        #expect(bars.map(\.close) == [100, 105, 106])
        // Five minutes before the session's first bar is the last one before it.
        let key = BarSeries.Key("AAPL", .hour)
        try await history.record(
            .bars(series([try bar(Self.open(1) + -1800, 99, .before)], key)), seenAt: Self.now)
        try await history.record(.bars(series([try bar(Self.open(1), 100)], key)), seenAt: Self.now)
        bars = try #require(try await history.bars(of: key, in: Self.always)).series.bars
        #expect(bars.map(\.session) == [.before, .regular])
    }

    @Test func `a month has one bar, also where a store has two of it`() async throws {
        let history = try open()
        let key = BarSeries.Key("AAPL", .month)
        let kept = [
            try bar(Self.open(0) + -9000, 100), try bar(Self.open(25), 101), try bar(Self.open(28), 102),
        ]
        try await history.record(.bars(series(kept, key)), seenAt: Self.now)
        let month = [try bar(Self.open(0) + -9000, 103), try bar(Self.open(29), 104)]
        try await history.record(.bars(series(month, key)), seenAt: Self.now + 60)
        let bars = try #require(try await history.bars(of: key, in: Self.always)).series.bars
        #expect(bars.map(\.close) == [103, 104])
    }

    @Test func `what is there without a gap grows with each answer that joins on`() async throws {
        let history = try open()
        func since() async throws -> Instant? { try await history.barSpans(of: Self.apple)["yahoo"]?.since }
        func answer(_ days: ClosedRange<Int>) async throws {
            var answer = series(
                try days.map { try bar(Self.open($0), 100 + Double($0)) }, from: days.lowerBound)
            answer.span = HistoryTests.noon(days.lowerBound)..<HistoryTests.noon(days.upperBound + 1)
            try await history.record(.bars(answer), seenAt: Self.now)
        }
        try await answer(10...12)
        #expect(try await since() == HistoryTests.noon(10))
        try await answer(12...13)
        #expect(try await since() == HistoryTests.noon(10), "a later one joins on")
        try await answer(5...9)
        #expect(try await since() == HistoryTests.noon(5), "and so does an earlier one")
        try await answer(1...2)
        #expect(try await since() == HistoryTests.noon(5), "one with days between does not")
        try await answer(16...18)
        #expect(try await since() == HistoryTests.noon(16), "nor is a gap passed over")
        #expect(try await history.bars(of: Self.apple, in: Self.always)?.series.bars.count == 14)
    }

    @Test
    func
        `bars of before a split go when the feed has adjusted for it, and a corrected one alone does not matter`()
        async throws
    {
        let history = try open()
        let days = try (0...6).map { try bar(Self.open($0), 400 + Double($0)) }
        try await history.record(.bars(series(days)), seenAt: Self.now)
        try await history.record(
            .bars(series([try bar(Self.open(4), 500), try bar(Self.open(5), 405)], from: 4)), seenAt: Self.now
        )
        #expect(try await history.bars(of: Self.apple, in: Self.always)?.series.bars.count == 7)
        // Four for one: 500 ÷ 4, 405 ÷ 4 and a new day.
        let halved = [
            try bar(Self.open(4), 125), try bar(Self.open(5), 101.25), try bar(Self.open(6), 101.5),
        ]
        try await history.record(.bars(series(halved, from: 4)), seenAt: Self.now)
        #expect(try await history.bars(of: Self.apple, in: Self.always)?.series.bars == halved)
        #expect(try await history.barSpans(of: Self.apple)["yahoo"]?.since == HistoryTests.noon(4))
    }

    @Test func `splits and dividends are kept with their bars, and go where the feed takes them back`()
        async throws
    {
        let history = try open()
        let actions = try [
            #require(CorporateAction(at: Self.open(1), .dividend(0.25))),
            #require(CorporateAction(at: Self.open(3), .split(new: 4, old: 1))),
            #require(CorporateAction(at: Self.open(3), .dividend(0.5))),
        ]
        var answer = series(try (0...6).map { try bar(Self.open($0), 100) })
        answer.actions = actions
        try await history.record(.bars(answer), seenAt: Self.now)
        let kept = try #require(try await open().bars(of: Self.apple, in: Self.always)).series
        #expect(kept.actions == actions)
        #expect(
            try await history.bars(of: Self.apple, in: Self.open(2)...Self.open(2))?.series.actions.count == 2
        )
        answer = series([try bar(Self.open(6), 100), try bar(Self.open(7), 100)], from: 3)
        answer.actions = try [#require(CorporateAction(at: Self.open(7), .dividend(0.3)))]
        try await history.record(.bars(answer), seenAt: Self.now)
        #expect(
            try await history.bars(of: Self.apple, in: Self.always)?.series.actions
                == [actions[0]] + answer.actions)
        #expect(try await history.bars(of: .init("AAPL", .week), in: Self.always) == nil)
    }

    @Test func `bars of before a split go also where later ones were told at new prices already`()
        async throws
    {
        let history = try open()
        let split = try #require(CorporateAction(at: Self.open(4), .split(new: 4, old: 1)))
        // The feed reports the split, but has not adjusted the bars before it.
        var answer = series(try (0...5).map { try bar(Self.open($0), $0 < 4 ? 400 : 100) })
        answer.actions = try [#require(CorporateAction(at: Self.open(1), .dividend(1))), split]
        try await history.record(.bars(answer), seenAt: Self.now)
        #expect(try await history.bars(of: Self.apple, in: Self.always)?.series.bars.count == 6)
        answer = series(try (2...6).map { try bar(Self.open($0), 100) }, from: 2)
        answer.actions = [split]
        try await history.record(.bars(answer), seenAt: Self.now)
        let kept = try #require(try await history.bars(of: Self.apple, in: Self.always)).series
        #expect((kept.bars.map(\.close), kept.actions) == ([100, 100, 100, 100, 100], [split]))
    }

    @Test func `bars of Yahoo that were kept without splits and dividends are all asked for again`()
        async throws
    {
        do {
            let history = try open()
            for source in ["yahoo", "kraken"] as [FeedID] {
                try await history.record(
                    .bars(series([try bar(Self.open(0), 100)], source: source)), seenAt: Self.now)
            }
        }
        do {
            let database = try Database.open(path)
            try database.goBackToVersionThirteen()
            try database.dropSharedBoards()
            try database.execute(
                """
                DROP TABLE bar_action; DROP TABLE alert_fired; DROP TABLE alert;
                ALTER TABLE reader DROP COLUMN alerts; PRAGMA user_version = 9
                """)
        }
        let spans = try await open().barSpans(of: Self.apple)
        #expect(spans["yahoo"]?.since == Self.now && spans["yahoo"]?.last == Self.open(0))
        #expect(spans["kraken"]?.since == HistoryTests.noon(0))
        #expect(try await open().bars(of: Self.apple, in: Self.always)?.series.bars.count == 1)
    }

    @Test func `two feeds' bars are not mixed: those of the one that told them last are read`() async throws {
        let history = try open()
        try await history.record(
            .bars(series([try bar(Self.open(0), 100)], source: "kraken")), seenAt: Self.now)
        try await history.record(
            .bars(series([try bar(Self.open(1), 200)], source: "coinbase")), seenAt: Self.now + 1)
        let kept = try #require(try await history.bars(of: Self.apple, in: Self.always))
        #expect((kept.series.source, kept.series.bars.map(\.close)) == ("coinbase", [200]))
        #expect(try await history.barSpans(of: Self.apple).count == 2)
    }

    @Test
    func
        `the price that intraday bars end with outside of the session goes with the quote, and never into its closes`()
        async throws
    {
        let history = try open()
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let session = SessionFigures(day: 99...101, year: 50...120, volume: 12_345, exchange: "NasdaqGS")
        let close = DailyClose(day: HistoryTests.monday, close: 98)
        let quote = Quote(
            symbol: "AAPL", price: 100, time: Self.open(1), zone: "America/New_York", closes: [close],
            source: "yahoo", session: session)
        try await history.record(.quotes([quote]), seenAt: Self.now)
        let key = BarSeries.Key("AAPL", .fiveMinutes)
        let sequence = try await history.changes(since: 0, for: reader, at: Self.now).sequence
        try await history.record(
            .bars(series([try bar(Self.open(1), 100), try bar(Self.open(1) + 30_000, 101, .after)], key)),
            seenAt: Self.now)
        let changes = try await history.changes(since: sequence, for: reader, at: Self.now)
        var seen = try #require(changes.0.known.quotes.first)
        #expect(seen.origin == .cached, "nobody has asked for the price anew")
        #expect(
            seen.value.extended == ExtendedPrice(price: 101, time: Self.open(1) + 30_000, session: .after))
        #expect(seen.value.newerExtended?.change == 0.01)
        #expect((seen.value.price, seen.value.closes, seen.value.session) == (100, [close], session))
        var short = quote
        (short.session, short.price) = (nil, 100.5)
        try await history.record(.quotes([short]), seenAt: Self.now + 1)
        seen = try #require(
            try FigureStore.latest(at: history.path, of: [], stocks: ["AAPL"], now: Self.now).quotes.first)
        #expect((seen.value.price, seen.value.session) == (100.5, session))
        #expect(seen.value.extended?.price == 101)
        short.time = Self.open(2)
        try await history.record(.quotes([short]), seenAt: Self.now + 2)
        try await history.record(.bars(series([try bar(Self.open(2), 100)], key)), seenAt: Self.now + 2)
        seen = try #require(
            try FigureStore.latest(at: history.path, of: [], stocks: ["AAPL"], now: Self.now).quotes.first)
        #expect((seen.value.session, seen.value.extended) == (nil, nil))
    }

    @Test func `short bars go a month after a feed would still have them, and days stay`() async throws {
        let history = try open()
        let minute = BarSeries.Key("AAPL", .minute)
        let (old, new) = (try bar(Self.now + -38 * 86_400, 100), try bar(Self.now, 101))
        try await history.record(.bars(series([old, new])), seenAt: Self.now)
        try await history.record(.bars(series([old, new], minute)), seenAt: Self.now)
        func count(_ key: BarSeries.Key) async throws -> Int? {
            try await history.bars(of: key, in: Self.always)?.series.bars.count
        }
        #expect(try await (count(minute), count(Self.apple)) == (2, 2), "old bars are dropped once a day")
        try await history.record(.bars(series([new])), seenAt: Self.now + 86_400)
        #expect(try await (count(minute), count(Self.apple)) == (1, 2))
        try await history.record(.bars(series([new])), seenAt: Self.now + 38 * 86_400)
        #expect(try await (count(minute), count(Self.apple)) == (nil, 2))
    }

    @Test func `a question about bars is kept as it was put`() async throws {
        let history = try open()
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        let question = FeedSubject.bars(BarsQuery("^GSPC", .halfHour, since: HistoryTests.monday))
        _ = try await history.ask(question, freshness: 60, isPatient: true, by: reader, at: Self.now)
        #expect(try await history.waitingRequests().map(\.subject) == [question])
    }

    @Test(arguments: [5, 6])
    func `a file of an older version gets room for bars and loses nothing`(version: Int) async throws {
        let rate = HistoryTests.rate("JPY", 150, at: HistoryTests.noon(16))
        do { try await open().record(.rates([rate]), seenAt: HistoryTests.noon(16)) }
        do {
            let database = try Database.open(path)
            if version == 5 { try database.goBackToVersionFive() } else { try database.goBackToVersionSix() }
        }
        let opening = FigureStore.open(at: path, now: Self.now)
        #expect(opening.notice == nil)
        #expect(opening.cached.rates.map(\.value) == [rate])
        let history = try #require(opening.history)
        try await history.record(.bars(series([try bar(Self.open(0), 100)])), seenAt: Self.now)
        #expect(try await history.bars(of: Self.apple, in: Self.always)?.series.bars.count == 1)
    }
}
