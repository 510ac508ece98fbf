import Board
import CivilTime
import Feeds
import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import Runtime
import Store
import Synchronization
import Testing

@testable import Collector

@Suite(.serialized, .timeLimit(.minutes(10))) struct RenewalTests {
    private static let bitcoin: Symbol = "BTC-USD"

    @Test("A price that is renewed while the stream brings another does not come back")
    func overtaken() async throws {
        let place = try Place()
        var manner = StreamServer.Manner()
        manner.prices = ["BTC/USD": 101]
        let stream = try StreamServer(manner)
        let store = try place.open()
        let hears = Mutex<CoinStream.Hear?>(nil)
        let collector = Collector(
            store, known: Known(), record: FeedRecord(), makeDesk: { _, _, _, _ in ClosesOfToday() },
            makeStream: { feeds, hear in
                hears.withLock { $0 = hear }
                return CoinStream(feeds.stocks, userAgent: "test", hear: hear)
            }, tell: { _ in true }, report: { Issue.record("\($0)") })
        var feeds = FeedSettings()
        feeds.stocks = [FeedSource(kind: "kraken", url: "http://127.0.0.1:9", stream: .at(stream.url))]
        let reader = try await store.enter(version: "1", feeds: feeds)
        _ = try await store.ask(
            .quotes([Self.bitcoin]), freshness: 1, isPatient: true, by: reader, at: WallClock.now)
        await collector.look()
        try await place.wait("the price of the stream, and closes") {
            await collector.isReady(Self.bitcoin, at: 101)
        }
        let hear = try #require(hears.withLock { $0 })
        let now = WallClock.now
        let next = Quote(symbol: Self.bitcoin, price: 100, time: now, zone: "UTC", source: .kraken)
        await collector.renewWhile(next, comesBy: hear)
        #expect(await collector.price(of: Self.bitcoin) == 100)
        let kept = try FigureStore.latest(at: store.path, of: [], stocks: [Self.bitcoin], now: WallClock.now)
        #expect(kept.quotes.first?.value.price == 100)
    }
}

extension Collector {
    fileprivate func price(of symbol: Symbol) -> Double? { filter.market.quotes[symbol]?.value.price }
    fileprivate func isReady(_ symbol: Symbol, at price: Double) -> Bool {
        self.price(of: symbol) == price && filter.market.quotes[symbol]?.value.closes.isEmpty == false
    }

    /// The price comes between the moment at which another is found to be old and its renewal.
    fileprivate func renewWhile(_ next: Quote, comesBy hear: @escaping CoinStream.Hear) async {
        let news = Task.detached { await hear([next]) }
        // It waits for this thread; if it is late, the test passes without need.
        usleep(100_000)
        for work in fetch(.quotes([next.symbol]), 0, isPatient: true) { await work.value }
        await news.value
    }
}

private struct ClosesOfToday: FigureSource {
    var record: FeedRecord { FeedRecord() }

    func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer> {
        AsyncStream { answers in
            if case .quotes(let symbols) = subject {
                let today = Zone.utc.local(WallClock.now).day
                answers.yield(
                    .quotes(
                        symbols.map {
                            Quote(
                                symbol: $0, price: 99, time: WallClock.now, zone: "UTC",
                                closes: [DailyClose(day: Day(number: today.number - 1), close: 101)],
                                source: .kraken)
                        }))
            }
            answers.finish()
        }
    }
}
