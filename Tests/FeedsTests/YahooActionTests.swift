import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct YahooActionTests {
    private func told(_ events: String) throws -> ToldBars {
        let body = """
            {"chart":{"result":[{"meta":{"symbol":"A","dataGranularity":"1d"},"timestamp":[300],"events":\(events),
            "indicators":{"quote":[{"open":[1],"high":[1],"low":[1],"close":[1],"volume":[1]}]}}],"error":null}}
            """
        return try YahooBars.told(BarSeries.Key("A", .day), in: Array(body.utf8))
    }

    private func texts(_ actions: [CorporateAction]) -> [String] {
        actions.map { action in
            switch action.kind {
            case .split(let new, let old): "\(action.time.seconds) \(new):\(old)"
            case .dividend(let amount): "\(action.time.seconds) \(amount)"
            }
        }
    }

    @Test(
        "Splits and dividends come oldest first, with numbers as numbers or texts, named by their time or not"
    )
    func decoding() throws {
        let events = """
            {"splits":{"900":{"date":900,"numerator":4,"denominator":1,"splitRatio":"4:1"},
             "300":{"date":"300","numerator":"3","denominator":"2"},"-86400":{"splitRatio":"1:10"}},
             "dividends":{"600":{"amount":0.25,"date":600},"700":{"amount":"0.5"}}}
            """
        let told = try told(events)
        #expect(
            texts(told.actions) == ["-86400 1.0:10.0", "300 3.0:2.0", "600 0.25", "700 0.5", "900 4.0:1.0"])
    }

    @Test(
        "One that is not sound is left out, and the bars stay",
        arguments: [
            "null", "[]", "7", #"{"splits":[],"dividends":"no"}"#,
            #"{"splits":{"1":{"date":1,"numerator":4,"denominator":0},"2":{"date":2,"numerator":1,"denominator":1}}}"#,
            #"{"splits":{"1":{"date":1,"splitRatio":"four"},"2":null,"3":{"date":3,"numerator":1e300,"denominator":1}}}"#,
            #"{"dividends":{"1":{"amount":-1,"date":1},"x":{"amount":1},"3":{"amount":1,"date":1e99},"4":[]}}"#,
        ])
    func junk(_ events: String) throws {
        let sound = #","dividends":{"600":{"amount":0.25,"date":600}}}"#
        let told = try told(events)
        #expect((told.actions, told.bars.figures.count) == ([], 1))
        guard events.hasPrefix(#"{"splits":{"#) else { return }
        #expect(texts(try self.told(String(events.dropLast()) + sound).actions) == ["600 0.25"])
    }

    @Test(
        "Recorded charts have the splits and dividends that Python reads",
        .enabled(if: Recordings.folder != nil && Recordings.python != nil))
    func recorded() throws {
        let script = """
            import json, sys
            try: result = json.load(open(sys.argv[1]))["chart"]["result"][0]
            except Exception: sys.exit()
            events = result.get("events") or {}
            rows = [(e["date"], e["numerator"] / e["denominator"]) for e in (events.get("splits") or {}).values()]
            rows += [(e["date"], e["amount"]) for e in (events.get("dividends") or {}).values()]
            if rows: print(*[float(x) for row in sorted(rows) for x in row])
            """
        var (bodies, actions) = (0, 0)
        for url in try Recordings.bodies(in: "yahoo-chart") {
            guard let line = try Recordings.python(script, url).first else { continue }
            let answer = try YahooAnswer.read(Array(Data(contentsOf: url)))
            let chart = try #require(answer["chart"]?["result"]?.elements?.lazy.compactMap(\.object).first)
            let ours = CorporateAction.all(in: chart).map { action -> (Double, Double) in
                switch action.kind {
                case .split(let new, let old): (Double(action.time.seconds), new / old)
                case .dividend(let amount): (Double(action.time.seconds), amount)
                }
            }
            let figures = ours.sorted { $0 < $1 }.flatMap { ["\($0)", "\($1)"] }
            #expect(figures == Array(Recordings.figures(line)), "\(url.lastPathComponent)")
            (bodies, actions) = (bodies + 1, actions + ours.count)
        }
        // By Python: 6309.T 2, AAPL 2, 2330.TW 4, IBM 17, MSFT 4, NVDA 1.
        #expect((bodies, actions) == (6, 30))
    }

    @Test(
        "Prices adjusted for dividends are Yahoo's own, within its rounding",
        .enabled(if: Recordings.folder != nil),
        arguments: [
            ("6309.T", "chart-6309.T-1mo-1d-split-dividend", 0.947_980_999),
            ("AAPL", "chart-AAPL-2020-08-31-to-2020-11-07", 0.998_277_745),
            ("MSFT", "historical-via-chart-MSFT-dividends", 0.991_687_365),
        ] as [(Symbol, String, Double)])
    func totalReturn(_ symbol: Symbol, _ file: String, _ first: Double) throws {
        let body = try ByHand.recorded("yahoo-chart", file)
        let told = try YahooBars.told(BarSeries.Key(symbol, .day), in: body)
        let series = BarSeries(
            BarSeries.Key(symbol, .day), zone: told.zone, source: "yahoo",
            span: Instant(0)..<Instant(4_000_000_000), bars: told.bars.figures, actions: told.actions)
        let chart = try YahooAnswer.read(body)["chart"]?["result"]?.elements?.lazy.compactMap(\.object).first
        let list = chart?["indicators"]?["adjclose"]?.elements?.lazy.compactMap(\.object).first
        let theirs = try #require(list?["adjclose"]?.elements).map(\.number)
        let ours = series.adjusted(for: .total).bars.map(\.close)
        #expect(theirs.count == ours.count)
        // Yahoo's are adjusted for later dividends too, in one factor.
        let factor = try #require(theirs.last ?? nil) / (try #require(ours.last))
        for (their, our) in zip(theirs, ours) {
            // Its prices are rounded to six or seven digits.
            #expect(abs(try #require(their) / (our * factor) - 1) < 2e-6)
        }
        let ratio = try #require(ours.first) / (try #require(series.bars.first)).close
        #expect(abs(ratio - first) < 1e-6)
        #expect(series.adjusted(for: .splits) == series)
    }
}
