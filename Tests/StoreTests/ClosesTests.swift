import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite struct ClosesTests {
    let folder: TemporaryFolder
    let history: FigureStore

    init() throws {
        folder = try TemporaryFolder()
        let opening = FigureStore.open(at: folder("history.sqlite"), now: HistoryTests.now)
        history = try #require(opening.history)
    }

    private var cached: Known {
        FigureStore.open(at: folder("history.sqlite"), now: HistoryTests.now).cached
    }

    private func record(_ day: Int, _ value: Double, by source: FeedID, seen: Int? = nil) async throws {
        try await history.record(
            .rates([HistoryTests.rate("JPY", value, at: HistoryTests.noon(day), source: source)]),
            seenAt: HistoryTests.noon(seen ?? day))
    }

    @Test func `weekdays that a feed of closes leaves out are known at the next start`() async throws {
        try await record(17, 149, by: "rter")
        // Mon 9, Wed 11 and Mon 16 November.
        try await history.record(
            .pastRates(["JPY": HistoryTests.closes((7, 147), (9, 148), (14, 149))], source: "frankfurter"),
            seenAt: HistoryTests.noon(17))
        let left = [8, 10, 11].map { HistoryTests.monday + $0 }
        #expect(cached.rateSkipped == ["JPY": Set(left)])
        #expect(cached.rateCloses["JPY"]?.map(\.close) == [147, 148, 149, 149])
    }

    @Test func `a feed of closes goes before the latest rate's provider, and that before the one seen last`()
        async throws
    {
        for day in 14...17 { try await record(day, Double(1000 + day), by: "er-api", seen: 18) }
        for day in 15...17 { try await record(day, Double(100 + day), by: "rter") }
        try await record(18, 118, by: "rter")
        for day in 14...15 { try await record(day, Double(2000 + day), by: "other", seen: 17) }
        try await history.record(
            .pastRates(["JPY": HistoryTests.closes((16, 516))], source: "frankfurter"),
            seenAt: HistoryTests.noon(17))
        let closes = HistoryTests.closes((14, 1014), (15, 115), (16, 516), (17, 117), (18, 118))
        #expect(cached.rateCloses == ["JPY": closes])
        #expect(try await history.closes(ofRate: "JPY", since: HistoryTests.monday) == closes)
    }

    @Test func `a rate has no close on a weekend, whoever gave one`() async throws {
        for day in 10...14 { try await record(day, Double(100 + day), by: "rter") }
        try await history.record(
            .pastRates(["JPY": HistoryTests.closes((12, 1))], source: "frankfurter"),
            seenAt: HistoryTests.noon(13))
        let closes = HistoryTests.closes((10, 110), (11, 111), (14, 114))
        #expect(cached.rateCloses == ["JPY": closes])
        #expect(try await history.closes(ofRate: "JPY", since: HistoryTests.monday) == closes)
    }

    @Test func `closes are read from the day asked for on, those of a day yet to come left out`() async throws
    {
        for day in [-402, -31, 7, 8] { try await record(day, Double(1000 + day), by: "rter") }
        try await record(44, 1, by: "er-api", seen: 7)
        let closes = HistoryTests.closes((-402, 598), (-31, 969), (7, 1007), (8, 1008))
        #expect(
            try await history.closes(ofRate: "JPY", since: HistoryTests.monday + -402) == closes)
        #expect(
            try await history.closes(ofRate: "JPY", since: HistoryTests.monday + -401) == Array(closes[1...]))
        #expect(try await history.closes(ofRate: "TWD", since: HistoryTests.monday + -400) == [])
        for edge in [Int.min, -1, 0] {
            #expect(try await history.closes(ofRate: "JPY", since: Day(number: edge)) == closes)
        }
        #expect(try await history.closes(ofRate: "JPY", since: Day(number: .max)) == [])
    }

    @Test func `a stock's closes are those of its price's provider, years back`()
        async throws
    {
        var quote = QuoteHistoryTests.tsmc
        quote.closes = HistoryTests.closes((-1800, 100), (-400, 900), (16, 1010.5))
        try await history.record(.quotes([quote]), seenAt: HistoryTests.noon(17))
        let other = Quote(
            symbol: quote.symbol, zone: quote.zone, closes: HistoryTests.closes((-401, 899), (-400, 1)),
            source: "twse-day")
        try await history.record(.quotes([other]), seenAt: HistoryTests.now)
        let closes = HistoryTests.closes((-1800, 100), (-400, 900), (16, 1010.5))
        #expect(
            try await history.closes(ofStock: quote.symbol, since: HistoryTests.monday + -1800) == closes)
        #expect(
            try await history.closes(ofStock: quote.symbol, since: HistoryTests.monday + -400)
                == Array(closes[1...]))
        #expect(try await history.closes(ofStock: "NONE", since: HistoryTests.monday) == [])
    }

    @Test func `a figure comes back with when it had arrived`() async throws {
        let rate = HistoryTests.rate("JPY", 149, at: HistoryTests.noon(16))
        try await history.record(.rates([rate]), seenAt: HistoryTests.noon(17) + 7)
        try await history.record(.quotes([QuoteHistoryTests.tsmc]), seenAt: HistoryTests.noon(17) + 9)
        let name = Quote(symbol: "2330.TW", name: "TSMC", zone: "Asia/Taipei", source: "dash")
        try await history.record(.quotes([name]), seenAt: HistoryTests.now)
        #expect(cached.rates == [Seen(rate, .cached, at: HistoryTests.noon(17) + 7)])
        #expect(cached.quotes.map(\.at) == [HistoryTests.noon(17) + 9])
    }
}
