import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Store

@Suite struct StreamedPriceTests {
    let folder: TemporaryFolder
    let path: String
    private let start = HistoryTests.noon(17)

    init() throws {
        folder = try TemporaryFolder()
        path = folder("history.sqlite")
    }

    private var bitcoin: Quote {
        Quote(
            symbol: "BTC-USD", name: "Bitcoin", currency: "USD", kind: .coin, price: 100, time: start,
            zone: "UTC",
            closes: HistoryTests.closes((15, 90), (16, 95)), source: "kraken")
    }

    private func told(_ price: Double, after seconds: Int, _ source: FeedID = "kraken") -> Quote {
        Quote(
            symbol: "BTC-USD", price: price, time: start + seconds, zone: "UTC", source: source)
    }

    private func history() throws -> FigureStore {
        try #require(FigureStore.open(at: path, now: start).history)
    }

    private var cached: [Seen<Quote>] { FigureStore.open(at: path, now: start + 3600).cached.quotes }

    @Test func `price and time are new, and all else stays`() async throws {
        let history = try history()
        try await history.record(.quotes([bitcoin]), seenAt: start)
        try await history.record(prices: [told(101.5, after: 2)], seenAt: start + 3)
        var expected = bitcoin
        (expected.price, expected.time) = (101.5, start + 2)
        #expect(cached.map(\.value) == [expected])
        #expect(cached.map(\.at) == [start + 3])
    }

    @Test func `a stock that is not known, or from another feed, is written in full`() async throws {
        let history = try history()
        try await history.record(prices: [told(101.5, after: 2)], seenAt: start + 3)
        #expect(cached.map(\.value) == [told(101.5, after: 2)])
        try await history.record(prices: [told(102.5, after: 9, "coinbase")], seenAt: start + 9)
        #expect(cached.map(\.value.source) == ["coinbase"])
        #expect(cached.map(\.value.price) == [102.5])
    }

    @Test func `what is no price changes nothing`() async throws {
        let history = try history()
        try await history.record(.quotes([bitcoin]), seenAt: start)
        for price in [0, .nan, .infinity] as [Double] {
            try await history.record(prices: [told(price, after: 2)], seenAt: start + 3)
        }
        #expect(cached.map(\.value) == [bitcoin])
    }

    @Test func `of each stock one price a minute is kept as a point`() async throws {
        let history = try history()
        for second in 0..<150 {
            try await history.record(
                prices: [told(100 + Double(second), after: second)], seenAt: start + second)
        }
        let points = try await history.intraday(ofStock: "BTC-USD", since: start)
        #expect(points.map(\.value) == [100, 160, 220])
    }

    @Test func `readers are told of each batch`() async throws {
        let (writer, store) = (try history(), try history())
        try await writer.record(.quotes([bitcoin]), seenAt: start)
        let reader = try await store.enter(version: "1", feeds: FeedSettings())
        let (_, sequence) = try await store.changes(since: 0, for: reader, at: start)
        try await writer.record(prices: [told(101.5, after: 2)], seenAt: start + 3)
        let changes = try await store.changes(since: sequence, for: reader, at: start + 3).0
        #expect(changes.known.quotes.map(\.value.price) == [101.5])
        #expect(changes.known.quotes.map(\.origin) == [.live])
        #expect(changes.known.quotes.map(\.value.closes.count) == [2])
    }
}
