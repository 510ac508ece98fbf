import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite struct IntradayTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private func history() throws -> FigureStore {
        let opening = FigureStore.open(at: path, now: HistoryTests.now)
        #expect(opening.notice == nil)
        return try #require(opening.history)
    }

    private func point(_ time: Instant, _ value: Double, _ source: FeedID = "rter") -> IntradayPoint {
        IntradayPoint(time: time, value: value, source: source)
    }

    @Test
    func `every rate is kept with its own time and provider, a repeated one once, a corrected one anew`()
        async throws
    {
        let history = try history()
        let start = HistoryTests.noon(17)
        let rates = [(0, 150.0, "rter"), (300, 151, "rter"), (300, 149, "er-api"), (600, 152, "rter")]
        for (second, value, source) in rates + rates + [(600, 153, "rter")] {
            let rate = HistoryTests.rate(
                "JPY", value, at: start + second, source: FeedID(stringLiteral: source))
            let other = HistoryTests.rate("TWD", 32, at: start + second)
            try await history.record(.rates([rate, other]), seenAt: HistoryTests.now)
        }
        #expect(
            try await history.intraday(ofRate: "JPY", since: start) == [
                point(start, 150), point(start + 300, 149, "er-api"), point(start + 300, 151),
                point(start + 600, 153),
            ])
        #expect(try await history.intraday(ofRate: "JPY", since: start + 301) == [point(start + 600, 153)])
        #expect(try await history.intraday(ofStock: "JPY", since: start) == [])
    }

    @Test func `every price is kept with its own time, also one older than the latest of another provider`()
        async throws
    {
        let history = try history()
        var quote = QuoteHistoryTests.tsmc
        let start = HistoryTests.noon(17)
        try await history.record(.quotes([quote]), seenAt: HistoryTests.now)
        quote.price = 1000
        quote.time = start + -60
        quote.source = "twse"
        try await history.record(.quotes([quote]), seenAt: HistoryTests.now)
        try await history.record(
            .quotes([Quote(symbol: quote.symbol, zone: "UTC", source: "dash")]), seenAt: HistoryTests.now)
        #expect(
            try await history.intraday(ofStock: quote.symbol, since: start + -86_400) == [
                point(start + -60, 1000, "twse"), point(start, 1020, "yahoo"),
            ])
    }

    @Test func `a rate of a time yet to come is not kept`() async throws {
        let history = try history()
        let rate = HistoryTests.rate("JPY", 150, at: HistoryTests.noon(999))
        for rate in [rate, HistoryTests.rate("JPY", 151, at: HistoryTests.noon(17)), rate] {
            try await history.record(.rates([rate]), seenAt: HistoryTests.noon(17))
        }
        #expect(try await history.closes(ofRate: "JPY", since: Day(number: 0)).map(\.close) == [151])
        #expect(
            try await history.intraday(ofRate: "JPY", since: HistoryTests.noon(0)) == [
                point(HistoryTests.noon(17), 151)
            ])
    }

    @Test func `points go after seven days, at the next start or within a day, and the closes stay`()
        async throws
    {
        let first = try history()
        for day in 1...4 {
            let rate = HistoryTests.rate("JPY", Double(day), at: HistoryTests.noon(day))
            try await first.record(.rates([rate]), seenAt: HistoryTests.noon(day))
        }
        func days(_ history: FigureStore) async throws -> [Double] {
            try await history.intraday(ofRate: "JPY", since: Instant(0)).map(\.value)
        }
        func see(_ day: Int, _ history: FigureStore) async throws {
            let other = HistoryTests.rate("TWD", 32, at: HistoryTests.noon(day))
            try await history.record(.rates([other]), seenAt: HistoryTests.noon(day))
        }
        #expect(try await days(first) == [1, 2, 3, 4])
        try await see(9, first)
        #expect(try await days(first) == [2, 3, 4])
        let second = try history()
        #expect(try await days(second) == [2, 3, 4])
        try await see(10, second)
        #expect(try await days(second) == [3, 4])
        try await see(99, second)
        #expect(try await days(second) == [])
        #expect(
            try await second.closes(ofRate: "JPY", since: HistoryTests.monday).map(\.close) == [1, 2, 3, 4])
    }

    @Test func `a rate that is older than points are kept is no point, but is the latest and a close`()
        async throws
    {
        let history = try history()
        let rate = HistoryTests.rate("JPY", 150, at: HistoryTests.noon(9))
        try await history.record(.rates([rate]), seenAt: HistoryTests.now)
        #expect(try await history.intraday(ofRate: "JPY", since: Instant(0)) == [])
        #expect(try await history.closes(ofRate: "JPY", since: HistoryTests.monday).count == 1)
        #expect(FigureStore.open(at: path, now: HistoryTests.now).cached.rates.map(\.value) == [rate])
    }

    @Test func `a history of the first version is taken over with all that is in it`() async throws {
        let rate = HistoryTests.rate("JPY", 150, at: HistoryTests.noon(16))
        do {
            _ = try history()
            let database = try Database.open(path)
            try database.goBackToVersionFive()
            try database.execute("DROP TABLE point; DROP TABLE series; DROP TABLE rate; DROP TABLE rate_day")
            try database.execute(
                "DROP TABLE quote; DROP TABLE quote_day; DROP TABLE latest_closes; DROP TABLE unshown")
            try database.execute(try #require(Schema.migrations.first))
            try database.execute(
                """
                PRAGMA user_version = 1;
                INSERT INTO rate VALUES ('JPY', 'rter', 150, \(rate.quotedAt.seconds), \(rate.quotedAt.seconds));
                INSERT INTO rate_day VALUES
                    ('JPY', \(HistoryTests.monday.number + 16), 'rter', 150, \(rate.quotedAt.seconds),
                    \(rate.quotedAt.seconds));
                """)
        }
        let opening = FigureStore.open(at: path, now: HistoryTests.now)
        #expect(opening.notice == nil)
        #expect(
            opening.cached
                == Known(
                    rates: [Seen(rate, .cached, at: rate.quotedAt)],
                    rateCloses: ["JPY": HistoryTests.closes((16, 150))]))
        let history = try #require(opening.history)
        try await history.record(
            .rates([HistoryTests.rate("JPY", 151, at: HistoryTests.noon(17))]), seenAt: HistoryTests.noon(17))
        #expect(try await history.intraday(ofRate: "JPY", since: Instant(0)).map(\.value) == [151])
    }
}
