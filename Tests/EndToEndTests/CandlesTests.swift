import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite struct CandlesTests {
    private static let payloads = ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]
        .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }

    /// 2026-11-20 14:30 UTC, when New York opens, by Python's `datetime`: a Friday.
    private static let open = 1_795_185_000

    /// A row before the session, three of five minutes, one of nulls, one contradictory, and the last price.
    private static let body = """
        {"chart":{"result":[{"meta":{"symbol":"AAPL","currency":"USD","instrumentType":"EQUITY",
        "exchangeTimezoneName":"America/New_York","dataGranularity":"5m",
        "tradingPeriods":{"pre":[[{"start":\(open - 19_800),"end":\(open)}]],"post":[[{"start":\(open + 23_400),"end":\(open + 37_800)}]]}},
        "timestamp":[\(open - 300),\(open),\(open + 300),\(open + 600),\(open + 900),\(open + 1000)],
        "indicators":{"quote":[{"open":[9,10,null,11,12,12.5],"high":[9,11,null,10,13,14],"low":[9,9.5,null,11,12,12.5],
        "close":[9,10.5,null,11,12.5,14],"volume":[0,1000,null,5,2000,0]}]}}],"error":null}}
        """

    private func home(_ bodies: [String: [UInt8]]) throws -> (Home, LoopbackServer) {
        let (home, server) = (try Home(), try Replay(bodies).serve())
        try home.useFeeds(of: server)
        return (home, server)
    }

    private func candles(_ outcome: Outcome) -> [[String: Any]] {
        outcome.json?["candles"] as? [[String: Any]] ?? []
    }

    private func bars(_ outcome: Outcome) -> [[String: Any]] {
        candles(outcome).first?["bars"] as? [[String: Any]] ?? []
    }

    @Test("A currency named alone is priced per unit of the base asked for, a stock as ever")
    func base() throws {
        func body(_ symbol: String, _ currency: String) -> [UInt8] {
            let text = Self.body.replacingOccurrences(of: "\"AAPL\"", with: "\"\(symbol)\"")
                .replacingOccurrences(of: "\"USD\"", with: "\"\(currency)\"")
                .replacingOccurrences(of: "EQUITY", with: "CURRENCY")
            return Array(text.utf8)
        }
        let (home, server) = try home([
            "/v8/finance/chart/EURJPY%3DX": body("EURJPY=X", "JPY"),
            "/v8/finance/chart/EURUSD%3DX": body("EURUSD=X", "USD"),
            "/v8/finance/chart/AAPL": Array(Self.body.utf8),
        ])
        defer { withExtendedLifetime(server) {} }
        let outcome = try home.run(
            ["print", "candles", "JPY", "USD", "AAPL", "--base", "EUR", "--range", "1d", "--format", "json"],
            at: Self.open + 1000)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(candles(outcome).map { $0["item"] as? String } == ["EUR/JPY", "EUR/USD", "AAPL"])
        #expect(candles(outcome).map { $0["kind"] as? String } == ["currency", "currency", "stock"])
        #expect(candles(outcome).map { $0["currency"] as? String } == ["JPY", "USD", "USD"])
        let own = try home.run(["print", "candles", "EUR", "--base", "EUR"])
        #expect(own.status == 2 && own.errors.says(.isTheBase, ["code": "EUR"]), "\(own.errors)")
        let prices = try home.run(
            ["print", "prices", "JPY", "--base", "EUR", "--offline"], at: Self.open + 1000)
        #expect(prices.status == 1 && prices.errors.contains("EUR/JPY"), "\(prices.errors)")
    }

    @Test(
        "JSON has the bars of the body, oldest first, and says what they are of; a second print asks nobody")
    func json() throws {
        let (home, server) = try home(["/v8/finance/chart/AAPL": Array(Self.body.utf8)])
        let words = ["print", "candles", "AAPL", "--range", "1d", "--format", "json"]
        for (moment, state) in [(Self.open + 1000, "live"), (Self.open + 1030, "cached")] {
            let outcome = try home.run(words, at: moment)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let item = try #require(candles(outcome).first)
            let facts = ["item", "kind", "currency", "zone", "interval", "range", "source"].map {
                item[$0] as? String
            }
            #expect(facts == ["AAPL", "stock", "USD", "America/New_York", "5m", "1d", "yahoo"])
            #expect(item["state"] as? String == state)
            #expect(item["adjusted"] as? Bool == true)
            let bars = bars(outcome)
            #expect(
                bars.map { $0["start"] as? String } == [
                    "2026-11-20T14:25:00Z", "2026-11-20T14:30:00Z", "2026-11-20T14:45:00Z",
                ])
            #expect(bars.map { $0["session"] as? String } == ["pre", "regular", "regular"])
            #expect(bars.allSatisfy { $0["day"] as? String == "2026-11-20" })
            let figures = ["open", "high", "low", "close", "volume"].map { bars.last?[$0] as? Double }
            #expect(figures == [12, 14, 12, 14, 2000], "the price of this moment belongs to the growing bar")
        }
        #expect(server.requests.count == 1)
        #expect(server.requests.first?.query.contains("interval=5m&includePrePost=true") == true)
        server.stop()
        home.endCollector()
        let offline = try home.run(words, at: Self.open + 86_400 * 5)
        #expect(offline.status == 0)
        #expect(bars(offline).count == 3)
        #expect(candles(offline).first?["state"] as? String == "stale")
        #expect(!offline.errors.isEmpty)
    }

    @Test("CSV has a line a bar, the table is by the exchange's clock, and an item without bars is said")
    func others() throws {
        let (home, server) = try home(["/v8/finance/chart/AAPL": Array(Self.body.utf8)])
        let csv = try home.run(
            ["print", "candles", "AAPL", "ZZZZ", "--range", "5d", "--interval", "5m", "--format", "csv"],
            at: Self.open + 1000)
        #expect(csv.status == 1)
        #expect(csv.errors.says(.failUnknownSymbol, ["symbol": "ZZZZ"]))
        let lines = csv.output.split(separator: "\n")
        #expect(
            lines.first
                == "item,kind,currency,zone,interval,range,adjusted,source,state,start,day,open,high,low,close,volume,session"
        )
        #expect(
            lines.dropFirst(2).first
                == "AAPL,stock,USD,America/New_York,5m,5d,true,yahoo,live,2026-11-20T14:30:00Z,2026-11-20,10.0,11.0,9.5,10.5,1000.0,regular"
        )
        let table = try home.run(
            ["print", "candles", "AAPL", "--range", "5d", "--interval", "5m"], at: Self.open + 1060)
        #expect(table.status == 0)
        #expect(table.output.contains("2026-11-20 09:25"))
        #expect(table.output.contains(Words.english[.beforeHours]))
        let none = try home.run(["print", "candles", "ZZZZ", "--format", "json"], at: Self.open + 1060)
        #expect((none.status, none.output) == (1, ""))
        server.stop()
    }

    /// Split four for one before the third day, a dividend of 0.5 before the fourth.
    private static let splitBody = """
        {"chart":{"result":[{"meta":{"symbol":"AAPL","currency":"USD","instrumentType":"EQUITY",
        "exchangeTimezoneName":"America/New_York","dataGranularity":"1d"},
        "timestamp":[\(open - 259_200),\(open - 172_800),\(open - 86_400),\(open)],
        "events":{"splits":{"\(open - 86_400)":{"date":\(open - 86_400),"numerator":4,"denominator":1,"splitRatio":"4:1"}},
        "dividends":{"\(open)":{"date":\(open),"amount":0.5}}},
        "indicators":{"quote":[{"open":[24,25,25,25],"high":[26,26,26,26],"low":[24,24,24,24],
        "close":[25,25,25,24],"volume":[400,800,200,100]}]}}],"error":null}}
        """

    @Test(
        "Prices are adjusted for splits, for dividends too, or as traded, and the JSON says which",
        arguments: [
            (["--adjust", "splits"], true, [25, 25, 25, 24], [400, 800, 200, 100], ""),
            ([], true, [25, 25, 25, 24], [400, 800, 200, 100], ""),
            // 1 − 0.5 ÷ 25 before the last.
            (
                ["--adjust", "all"], true, [24.5, 24.5, 24.5, 24], [400, 800, 200, 100],
                " · dividend-adjusted"
            ),
            (["--adjust", "none"], false, [100, 100, 25, 24], [100, 200, 200, 100], " · as traded"),
        ])
    func adjusted(
        _ words: [String], _ isAdjusted: Bool, _ closes: [Double], _ volumes: [Double], _ said: String
    ) throws {
        let (home, server) = try home(["/v8/finance/chart/AAPL": Array(Self.splitBody.utf8)])
        let words = ["print", "candles", "AAPL"] + words
        let outcome = try home.run(words + ["--format", "json"], at: Self.open + 60)
        #expect(bars(outcome).map { $0["close"] as? Double } == closes)
        #expect(bars(outcome).map { $0["volume"] as? Double } == volumes)
        #expect(candles(outcome).first?["adjusted"] as? Bool == isAdjusted)
        let csv = try home.run(words + ["--format", "csv"], at: Self.open + 70)
        #expect(csv.output.contains(",1d,1mo,\(isAdjusted),yahoo,"))
        let head = try home.run(words, at: Self.open + 80).output.split(separator: "\n").first ?? ""
        #expect(head.hasSuffix("yahoo · \(Words.english[.cached])\(said)"))
        server.stop()
    }

    @Test("Where no feed has months, the longest range is told in weeks")
    func weeks() throws {
        let body =
            #"{"error":[],"result":{"XXBTZUSD":[[\#(Self.open - 604_800),"1.0","3.0","1.0","2.0","0","7.5",1]],"last":1}}"#
        let server = try Replay(["/0/public/OHLC": Array(body.utf8)]).serve()
        let home = try Home()
        try home.write(
            "{ feeds: { stocks: [ { kind: 'kraken', url: '\(server.url)' } ] } }", to: home.settings)
        let outcome = try home.run(
            ["print", "candles", "BTC-USD", "--range", "max", "--format", "json"], at: Self.open)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let item = try #require(candles(outcome).first)
        #expect(
            ["kind", "interval", "currency", "source"].map { item[$0] as? String } == [
                "coin", "1wk", "USD", "kraken",
            ])
        #expect(bars(outcome).map { $0["volume"] as? Double } == [7.5])
        #expect(server.requests.first?.query.contains("interval=10080") == true)
        server.stop()
    }

    @Test("A currency is charted in its units per dollar")
    func currency() throws {
        let body = Self.body.replacing("\"AAPL\"", with: "\"JPY=X\"").replacing("5m", with: "1d")
        let (home, server) = try home(["/v8/finance/chart/USDJPY%3DX": Array(body.utf8)])
        let outcome = try home.run(["print", "candles", "jpy", "--format", "json"], at: Self.open + 1000)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let item = try #require(candles(outcome).first)
        #expect((item["item"] as? String, item["kind"] as? String) == ("JPY", "currency"))
        #expect(bars(outcome).map { $0["close"] as? Double } == [14])
        #expect(server.requests.first?.query.contains("interval=1d&events=div%7Csplit") == true)
    }

    @Test(
        "What cannot be is wrong usage",
        arguments: [
            [], ["AAPL", "--range", "1w"], ["AAPL", "--interval", "2m"], ["AAPL", "--baseline", "d1"],
            ["AAPL", "--demo"], ["a b"], ["AAPL", "--adjust", "dividends"],
        ])
    func usage(_ words: [String]) throws {
        let outcome = try Home().run(["print", "candles"] + words)
        #expect((outcome.status, outcome.output) == (2, ""))
        #expect(!outcome.errors.isEmpty)
        #expect(try Home().run(["print", "stocks", "--range", "1d"]).status == 2)
    }

    /// Count, sum of closes, sum of volumes, first start by Python's `json`: `[r for r in zip(timestamp,
    /// open, high, low, close, volume) if None not in r]`; for TSLA by its `tradingPeriods`: 11 before
    /// 1637591400, 6 from 1637614800 on.
    @Test(
        "Recorded charts print as Python reads them",
        .enabled(if: payloads != nil, "FXTERM_PAYLOADS names no folder of recorded bodies"),
        arguments: [
            // 13 of its closes are a little above their highs.
            (
                "EURUSD%3DX", "historicalv8-EURUSD_X-2020-01-01-to-2021-01-04.200.rec20211113.json", "1d",
                "max",
                264, 301.6093975305557, 0, "2020-01-01T00:00:00Z", [0, 264, 0]
            ),
            (
                "TSLA", "chart-TSLA-2021-11-22-to-2021-11-23-interval-30m.200.rec20211123.json", "30m", "1d",
                30, 35_071.26648925781, 31_349_005.0, "2021-11-22T09:00:00Z", [11, 13, 6]
            ),
            (
                "6309.T", "chart-6309.T-1mo-1d-split-dividend.rec20250519.json", "1d", "1mo", 18,
                25_027.00012207032, 2_097_900, "2025-04-21T00:00:00Z", [0, 18, 0]
            ),
        ])
    func recorded(
        _ symbol: String, _ file: String, _ interval: String, _ range: String, _ count: Int, _ closes: Double,
        _ volumes: Double, _ start: String, _ sessions: [Int]
    ) throws {
        let url = try #require(Self.payloads).appending(path: "yahoo-chart/" + file)
        let (home, server) = try home(["/v8/finance/chart/\(symbol)": Array(Data(contentsOf: url))])
        let outcome = try home.run(
            [
                "print", "candles", symbol.replacing("%3D", with: "="), "--interval", interval, "--range",
                range, "--format", "json",
            ])
        let bars = bars(outcome)
        #expect(bars.count == count)
        #expect(abs(bars.compactMap { $0["close"] as? Double }.reduce(0, +) - closes) < 1e-6)
        #expect(bars.compactMap { $0["volume"] as? Double }.reduce(0, +) == volumes)
        #expect(bars.first?["start"] as? String == start)
        #expect(
            ["pre", "regular", "post"].map { name in
                bars.count { $0["session"] as? String == name }
            } == sessions)
        server.stop()
    }
}
