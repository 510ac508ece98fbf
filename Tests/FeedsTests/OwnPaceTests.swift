import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct OwnPaceTests {
    /// In seconds.
    struct Refresh: Hashable, Sendable {
        var rates: Int
        var stocks: Int
    }

    static let settings = [10, 15, 60, 300].flatMap { rates in
        [1, 5, 15, 60, 300].map { Refresh(rates: rates, stocks: $0) }
    }

    private static let rter = FeedSource(kind: "rter", url: "https://one.test/capi.php")
    private static let stocks = [
        FeedSource(kind: "dash", url: "https://one.test/list"),
        FeedSource(kind: "yahoo", url: "https://one.test"),
    ]

    private static func reply(to url: URL) -> String {
        switch url.path {
        case "/capi.php": #"{"USDJPY": {"Exrate": 149, "UTC": "2026-11-20 15:08:03"}}"#
        case "/list": #"[{"symbol": "2330.TW", "dataList": [{"time": "2026-11-20 09:05:00", "value": 975}]}]"#
        default: Scripted.chart(url.lastPathComponent, price: 2)
        }
    }

    private func hour(
        _ refresh: Refresh, rates: [FeedSource], stocks: [FeedSource]
    ) async -> [String: [Duration]] {
        let clock = LeapingClock()
        let transport = ScriptedTransport(clock) { url, _ in .body(Self.reply(to: url)) }
        let desk = FeedClient(
            rates: rates, stocks: stocks, client: transport, clock: clock,
            custom: FeedClient.Custom(luck: { 0 }))
        var (nextRates, nextStocks) = (0, 0)
        while min(nextRates, nextStocks) < 3600 {
            let now = min(nextRates, nextStocks)
            clock.leap(to: .seconds(now))
            if nextRates == now {
                _ = await desk.answers(to: .rates)
                nextRates += refresh.rates
            }
            if nextStocks == now {
                _ = await desk.answers(to: .quotes(["2330.TW", "AAPL"]))
                nextStocks += refresh.stocks
            }
        }
        return Dictionary(grouping: transport.exchanges, by: \.url.path).mapValues { $0.map(\.start) }
    }

    @Test("A feed is asked as often beside others on its server as alone", arguments: settings)
    func ownPace(refresh: Refresh) async throws {
        let together = await hour(refresh, rates: [Self.rter], stocks: Self.stocks)
        var alone = await hour(refresh, rates: [Self.rter], stocks: [])
        alone.merge(await hour(refresh, rates: [], stocks: Self.stocks)) { $1 }
        #expect(together.keys.sorted() == alone.keys.sorted())
        for (path, own) in alone {
            let count = together[path]?.count ?? 0
            #expect(
                abs(count - own.count) <= 1, "\(path): \(count) requests beside others, \(own.count) alone")
        }
        let dash = try #require(together["/list"])
        #expect(abs(dash.count - 3600 / refresh.stocks) <= 1)
        // Half of an hour's 60 requests, shared out over the rest of it.
        let rter = try #require(together["/capi.php"])
        for (before, after) in zip(rter, rter.dropFirst())
        where after - before > .seconds(max(refresh.rates, 120)) {
            Issue.record("rter was left alone for \(after - before) at \(before)")
        }
    }
}
