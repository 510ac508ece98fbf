import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite(.serialized) struct SizeTests {
    static let today = Day(number: 20_778)
    static let now = Instant(SizeTests.today.number * 86_400 + 86_000)
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "Five years of 200 currencies and 500 stocks stay under 100 MB, and every question has its index",
        .timeLimit(.minutes(10)))
    func fiveYears() async throws {
        let path = folder("five-years.sqlite")
        try fill(path)
        let size = try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
        print("The history of five years has \(size / 1_000_000) MB")
        #expect(size < 100_000_000)
        #expect(size > 50_000_000, "what is measured is not what was meant")

        SQLiteSteps.count(inFilesNamed: "five-years.sqlite")
        let opening = FigureStore.open(at: path, now: SizeTests.now)
        let history = try #require(opening.history)
        #expect(opening.notice == nil)
        #expect(opening.cached.rates.count == 200)
        #expect(opening.cached.quotes.count == 500)
        // Seven hundred items with their lines at once, more than fit on any screen.
        try await measure("everything, at a start") { _ in
            #expect(FigureStore.open(at: path, now: SizeTests.now).cached.rateCloses.count == 200)
        }
        for (days, trading) in [(30, 22), (400, 286)] {
            let since = SizeTests.today + -days
            try await measure("closes of a rate, \(days) days") { number in
                let closes = try await history.closes(
                    ofRate: CurrencyCode(stringLiteral: SizeTests.code(number * 7)), since: since)
                #expect(abs(closes.count - trading) < 3)
            }
            try await measure("closes of a stock, \(days) days") { number in
                let closes = try await history.closes(ofStock: "\(1000 + number * 17).TW", since: since)
                #expect(abs(closes.count - trading) < 3)
            }
        }
        try await measure("a week of a rate") { number in
            let points = try await history.intraday(
                ofRate: CurrencyCode(stringLiteral: SizeTests.code(number * 7)), since: Instant(0))
            #expect(points.count == 2016)
        }
        try await measure("a week of a stock") { number in
            let points = try await history.intraday(ofStock: "\(1000 + number * 17).TW", since: Instant(0))
            #expect(points.count == 1950)
        }
        try await measure("a day of a stock") { number in
            let since = SizeTests.now + -2 * 86_400
            let points = try await history.intraday(ofStock: "\(1000 + number * 17).TW", since: since)
            #expect(points.count == 390)
        }
    }

    static func code(_ number: Int) -> String {
        String(decoding: [65 + UInt8(number / 26), 65 + UInt8(number % 26), 88], as: UTF8.self)
    }

    /// Runs a query for 25 items. Without an index it takes millions of SQLite's steps.
    private func measure(_ question: String, _ ask: (Int) async throws -> Void) async throws {
        var most = 0
        for number in 0..<25 {
            let before = SQLiteSteps.thousands
            try await ask(number)
            most = max(most, SQLiteSteps.thousands - before)
        }
        print("\(question): \(most) thousand steps at most")
        #expect(most <= 100, "\(question)")
    }

    /// Fills the file in the order of five years of answers, which decides how full pages get. Figures differ in
    /// all digits, like real ones.
    private func fill(_ path: String) throws {
        let database = try Database.open(path)
        let (start, day) = (SizeTests.today.number * 86_400, SizeTests.today.number)
        let figure = "abs(random()) / 1e16 + 1"
        let fiveYears = 1826
        let count = "WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < "
        try database.execute(
            """
            PRAGMA cache_size = -200000; PRAGMA synchronous = OFF;
            CREATE TEMP TABLE currency (code TEXT);
            CREATE TEMP TABLE stock (symbol TEXT);
            \(count) 199) INSERT INTO currency SELECT char(65 + i / 26, 65 + i % 26, 88) FROM n;
            \(count) 499) INSERT INTO stock SELECT (1000 + i) || '.TW' FROM n;

            INSERT INTO rate SELECT code, 'rter', \(figure), \(start), \(start) FROM currency;
            \(count) \(fiveYears - 1))
            INSERT INTO rate_day
            SELECT code, \(day - fiveYears + 1) + i, 'rter', \(figure),
                (\(day - fiveYears + 1) + i) * 86400 + 80000, (\(day - fiveYears + 1) + i) * 86400 + 80100
            FROM n CROSS JOIN currency;

            \(count) \(fiveYears - 1))
            INSERT INTO rate_day
            SELECT code, \(day - fiveYears + 1) + i, 'frankfurter', \(figure),
                (\(day - fiveYears + 1) + i) * 86400 + 86399, (\(day - fiveYears + 1) + i) * 86400 + 86400
            FROM n CROSS JOIN currency WHERE (\(day - fiveYears + 1) + i + 3) % 7 < 5;

            INSERT INTO quote (symbol, name, currency, zone, provider, seen_at, price, time, day, today, kind)
            SELECT symbol, 'A Company of That Name, Limited', 'TWD', 'Asia/Taipei', 'yahoo',
                \(start), \(figure), \(start), \(day), zeroblob(270 * 8), 'share' FROM stock;
            \(count) \(fiveYears - 1))
            INSERT INTO quote_day
            SELECT symbol, \(day - fiveYears + 1) + i, 'yahoo', \(figure), (\(day - fiveYears + 1) + i) * 86400
            FROM n CROSS JOIN stock WHERE (\(day - fiveYears + 1) + i + 3) % 7 < 5;

            INSERT INTO series (subject, item, provider) SELECT 0, code, 'rter' FROM currency;
            INSERT INTO series (subject, item, provider) SELECT 1, symbol, 'yahoo' FROM stock;
            """)
        try database.execute(
            """
            \(count) 7 * 1440 - 1)
            INSERT INTO point
            SELECT id, \(start - 6 * 86_400) + i * 60, \(figure) FROM n CROSS JOIN series
            WHERE CASE subject WHEN 0 THEN i % 5 = 0
                ELSE (\(day - 6) + i / 1440 + 3) % 7 < 5 AND i % 1440 < 390 END;
            """)
        // As the second version left it, so that opening it brings it up to date.
        try database.goBackToVersionFive()
        try database.execute(
            """
            DROP TABLE latest_closes; ALTER TABLE quote DROP COLUMN kind; ALTER TABLE quote DROP COLUMN skipped;
            DROP TABLE unshown; PRAGMA user_version = 2; PRAGMA wal_checkpoint(TRUNCATE)
            """)
    }
}
