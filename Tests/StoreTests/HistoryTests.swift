import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import Market
import Testing

@testable import Store

@Suite struct HistoryTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder("share/fxterm/history.sqlite")
    }

    /// Noon, UTC, that many days after 2 November 2026.
    static func noon(_ day: Int) -> Instant { Instant((monday + day - Day(number: 0)) * 86_400 + 43_200) }
    static let monday = Day(number: 20_759)
    static let now = noon(18)

    static func rate(_ code: CurrencyCode, _ perDollar: Double, at time: Instant, source: FeedID = "rter")
        -> Rate
    {
        Rate(code: code, perDollar: perDollar, quotedAt: time, source: source)
    }

    static func closes(_ closes: (Int, Double)...) -> [DailyClose] {
        closes.map { DailyClose(day: monday + $0.0, close: $0.1) }
    }

    private func history() throws -> FigureStore {
        let opening = FigureStore.open(at: path, now: HistoryTests.now)
        #expect(opening.notice == nil)
        return try #require(opening.history)
    }

    private var cached: Known { FigureStore.open(at: path, now: HistoryTests.now).cached }

    @Test func `a first start knows nothing, and makes the file for the user alone`() async throws {
        let opening = FigureStore.open(at: path, now: HistoryTests.now)
        #expect(opening.cached == Known())
        #expect(opening.notice == nil)
        try await #require(opening.history).record(.rates([]), seenAt: HistoryTests.now)
        #expect(mode(of: folder("share")) == 0o700)
        #expect(mode(of: folder("share/fxterm")) == 0o700)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder("share/fxterm")).sorted()
        #expect(
            names == ["history.sqlite", "history.sqlite-changed", "history.sqlite-shm", "history.sqlite-wal"])
        for name in names { #expect(mode(of: folder("share/fxterm/" + name)) == 0o600, "\(name)") }
    }

    @Test func `a file that others may read is closed to them`() throws {
        _ = try history()
        chmod(path, 0o644)
        _ = try history()
        #expect(mode(of: path) == 0o600)
    }

    @Test func `rates come back, the one shown last where providers differ`() async throws {
        let history = try history()
        let old = [
            HistoryTests.rate("JPY", 149, at: HistoryTests.noon(16)),
            HistoryTests.rate("TWD", 32.1, at: HistoryTests.noon(17)),
        ]
        try await history.record(.rates(old), seenAt: HistoryTests.noon(17))
        #expect(cached.rates.map(\.value) == old)
        let new = [
            HistoryTests.rate("JPY", 150, at: HistoryTests.noon(17), source: "er-api"),
            HistoryTests.rate("TWD", 32.5, at: HistoryTests.noon(15), source: "er-api"),
            HistoryTests.rate("EUR", 0.86, at: HistoryTests.noon(17), source: "er-api"),
        ]
        try await history.record(.rates(new), seenAt: HistoryTests.noon(18))
        #expect(cached.rates.map(\.value) == [new[2], new[0], new[1]])
    }

    @Test func `a provider may correct itself, even to an older time`() async throws {
        let history = try history()
        try await history.record(
            .rates([HistoryTests.rate("JPY", 149, at: HistoryTests.noon(17))]), seenAt: HistoryTests.now)
        let corrected = HistoryTests.rate("JPY", 148, at: HistoryTests.noon(16))
        try await history.record(.rates([corrected]), seenAt: HistoryTests.now)
        #expect(cached.rates.map(\.value) == [corrected])
    }

    @Test func `a time in the future does not keep later rates out`() async throws {
        let history = try history()
        try await history.record(
            .rates([HistoryTests.rate("JPY", 1, at: HistoryTests.noon(999))]), seenAt: HistoryTests.noon(16))
        let good = HistoryTests.rate("JPY", 149, at: HistoryTests.noon(17), source: "er-api")
        try await history.record(.rates([good]), seenAt: HistoryTests.noon(17))
        #expect(cached.rates.map(\.value) == [good])
        #expect(cached.rateCloses == ["JPY": HistoryTests.closes((17, 149))])
    }

    @Test func `the last rate of each day in UTC is kept, in whatever order they come`() async throws {
        let history = try history()
        let end = HistoryTests.noon(16) + 43_199
        for (time, value) in [
            (HistoryTests.noon(16), 1.0), (end, 2), (end + 1, 3), (HistoryTests.noon(16) + 1, 4),
        ] {
            try await history.record(
                .rates([HistoryTests.rate("JPY", value, at: time)]), seenAt: HistoryTests.noon(18))
        }
        #expect(cached.rateCloses == ["JPY": HistoryTests.closes((16, 2), (17, 3))])
    }

    @Test
    func `closes of the forty days before the rate are read, of the latest rate's provider before others`()
        async throws
    {
        let history = try history()
        for day in [-32, -31, 7, 9] {
            try await history.record(
                .rates([HistoryTests.rate("JPY", Double(day + 100), at: HistoryTests.noon(day))]),
                seenAt: HistoryTests.noon(day))
        }
        for day in [8, 9] {
            try await history.record(
                .rates([
                    HistoryTests.rate(
                        "JPY", Double(day + 500), at: HistoryTests.noon(day) + -1, source: "er-api")
                ]),
                seenAt: HistoryTests.noon(day) + 5)
        }
        #expect(
            cached.rateCloses
                == ["JPY": HistoryTests.closes((-31, 69), (7, 107), (8, 508), (9, 509))])
    }

    @Test func `figures that are none are passed over, and the rest is kept`() async throws {
        let history = try history()
        let good = HistoryTests.rate("TWD", 32, at: HistoryTests.noon(17))
        let bad: [Double] = [0, -1, .nan, .infinity]
        var rates = bad.map { HistoryTests.rate("JPY", $0, at: HistoryTests.noon(17)) }
        rates += [
            HistoryTests.rate("EUR", 1, at: Instant(.max)), HistoryTests.rate("CAD", 1, at: Instant(.min)),
            good,
        ]
        try await history.record(.rates(rates), seenAt: HistoryTests.now)
        #expect(
            cached
                == Known(
                    rates: [Seen(good, .cached, at: HistoryTests.now)],
                    rateCloses: ["TWD": HistoryTests.closes((17, 32))]))
        var quote = QuoteHistoryTests.tsmc
        quote.price = .infinity
        quote.closes = [DailyClose(day: HistoryTests.monday, close: .nan)]
        try await history.record(.quotes([quote]), seenAt: HistoryTests.now)
        #expect(cached.quotes.map(\.value.price) == [nil])
        #expect(cached.quotes.map(\.value.closes) == [[]])
    }

    @Test func `a start reads all currencies with a month each, and a grid of stocks`()
        async throws
    {
        let history = try history()
        for day in -22...18 {
            let rates = (0..<200).map { index in
                let code = String(
                    decoding: [65 + UInt8(index / 26), 65 + UInt8(index % 26), 88], as: UTF8.self)
                return HistoryTests.rate(
                    CurrencyCode(stringLiteral: code), 1 + Double(index), at: HistoryTests.noon(day))
            }
            try await history.record(.rates(rates), seenAt: HistoryTests.noon(day))
        }
        let quotes = (0..<30).map { index in
            var quote = QuoteHistoryTests.tsmc
            quote.symbol = "\(2300 + index).TW"
            quote.closes = (-4..<18).map { DailyClose(day: HistoryTests.monday + $0, close: 1000) }
            quote.today = Array(repeating: 1000, count: 270)
            return quote
        }
        try await history.record(.quotes(quotes), seenAt: HistoryTests.now)
        let opening = FigureStore.open(at: path, now: HistoryTests.now)
        #expect(opening.cached.rates.count == 200)
        #expect(opening.cached.rateCloses.values.allSatisfy { $0.count == 30 })
        #expect(opening.cached.quotes.map(\.value) == quotes)
    }
}
