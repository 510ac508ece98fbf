import Board
import CivilTime
import Figures
import Literals
import Market
import Seeded
import Testing

@testable import Store

@Suite struct LatestClosesTests {
    private let folder: TemporaryFolder
    private let path: String
    private static let start = Day(number: 20_700)

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private static func noon(_ day: Int) -> Instant { Instant((start + day).number * 86_400 + 43_200) }

    private func rate(_ code: CurrencyCode, _ value: Double, _ day: Int, _ source: FeedID) -> Rate {
        Rate(code: code, perDollar: value, quotedAt: Self.noon(day), source: source)
    }

    private func check(_ now: Instant, _ note: String) async throws {
        let opening = FigureStore.open(at: path, now: now)
        let history = try #require(opening.history)
        let today = Zone.utc.local(now).day
        for rate in opening.cached.rates.map(\.value) {
            let first = min(Zone.utc.local(rate.quotedAt).day, today) + -40
            let all = try await history.closes(ofRate: rate.code, since: first).filter { $0.day <= today + 1 }
            #expect(opening.cached.rateCloses[rate.code] == all, "\(rate.code) \(note)")
        }
        for quote in opening.cached.quotes.map(\.value) {
            let first = min(Zone.utc.local(quote.time ?? now).day, today) + -40
            let all = try await history.closes(ofStock: quote.symbol, since: first).filter {
                $0.day <= today + 1
            }
            #expect(quote.closes == all, "\(quote.symbol) \(note)")
        }
    }

    @Test("Whatever is recorded in whatever order, the start finds the closes that the whole history gives")
    func asTheWhole() async throws {
        var random = SeededGenerator.announced()
        let history = try #require(FigureStore.open(at: path, now: Self.noon(0)).history)
        for step in 0..<150 {
            let day = step / 2 + Int.random(in: -3...3, using: &random)
            let now = Self.noon(step / 2)
            let value = Double.random(in: 1...100, using: &random)
            let source: FeedID = ["rter", "er-api", "frankfurter"].randomElement(using: &random) ?? "rter"
            let code: CurrencyCode = ["JPY", "TWD", "EUR"].randomElement(using: &random) ?? "JPY"
            switch Int.random(in: 0..<3, using: &random) {
            case 0: try await history.record(.rates([rate(code, value, day, source)]), seenAt: now)
            case 1:
                let closes = (0..<5).map {
                    DailyClose(day: Self.start + day + -$0, close: value + Double($0))
                }
                try await history.record(.pastRates([code: closes.reversed()], source: source), seenAt: now)
            default:
                let closes = (1..<6).map {
                    DailyClose(day: Self.start + day + -$0, close: value + Double($0))
                }
                let isPriced = Bool.random(using: &random)
                let quote = Quote(
                    symbol: "\(code).TW", price: isPriced ? value : nil,
                    time: isPriced ? Self.noon(day) : nil,
                    zone: "Asia/Taipei", closes: closes.reversed(),
                    source: ["yahoo", "twse"].randomElement(using: &random) ?? "yahoo")
                try await history.record(.quotes([quote]), seenAt: now)
            }
            if step % 10 == 9 { try await check(now, "at step \(step)") }
        }
        try await check(Self.noon(75), "at the end")
        try await check(Self.noon(100), "a month later")
    }

    @Test(
        "A file of the second version is brought up to date, and what it knew of closes is there at the start"
    )
    func secondVersion() async throws {
        let history = try #require(FigureStore.open(at: path, now: Self.noon(0)).history)
        for day in 0..<60 {
            try await history.record(
                .rates([rate("JPY", 100 + Double(day), day, "rter")]), seenAt: Self.noon(day))
        }
        let closes = (0..<50).map { DailyClose(day: Self.start + $0, close: 500 + Double($0)) }
        let quote = Quote(
            symbol: "2330.TW", price: 600, time: Self.noon(59), zone: "Asia/Taipei", closes: closes,
            source: "yahoo")
        try await history.record(.quotes([quote]), seenAt: Self.noon(59))
        let before = FigureStore.open(at: path, now: Self.noon(60)).cached
        #expect(before.rateCloses["JPY"]?.count ?? 0 > 25)
        #expect(before.quotes.first?.value.closes.count ?? 0 > 25)

        // The second version lacked the tables of the third and the fifth, and the columns of the fourth.
        let database = try Database.open(path)
        try database.goBackToVersionFive()
        try database.execute(
            """
            DROP TABLE latest_closes; ALTER TABLE quote DROP COLUMN kind; ALTER TABLE quote DROP COLUMN skipped;
            DROP TABLE unshown; PRAGMA user_version = 2
            """)
        let opening = FigureStore.open(at: path, now: Self.noon(60))
        #expect(opening.notice == nil)
        #expect(opening.cached == before)
        try await check(Self.noon(60), "after the migration")
    }

    @Test("Whatever the bytes of the file's closes are, they give closes or none")
    func anyBytes() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...100, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let closes = bytes.withUnsafeBytes { CloseLine.closes($0, from: Self.start, to: Self.start + 40) }
            #expect(closes.allSatisfy { $0.close != 0 && $0.close.isFinite && $0.day >= Self.start })
        }
        let closes = [DailyClose(day: Self.start, close: 0.1), DailyClose(day: Self.start + 1, close: 7e20)]
        #expect(
            CloseLine.bytes(closes).withUnsafeBytes {
                CloseLine.closes($0, from: Self.start, to: Self.start + 1)
            }
                == closes)
        #expect(
            CloseLine.bytes(closes).withUnsafeBytes {
                CloseLine.closes($0, from: Self.start + 1, to: Self.start + 1)
            }
                == [closes[1]])
    }
}
