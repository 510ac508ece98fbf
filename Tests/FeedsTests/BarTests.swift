import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct BarTests {
    private func chart(
        _ rows: [String], granularity: String = "5m", periods: String = "null", of symbol: Symbol = "A",
        zone: String = "UTC"
    ) throws -> Decoded<Bar> {
        func column(_ place: Int) -> String {
            rows.map { String($0.split(separator: " ")[place]) }.joined(separator: ",")
        }
        let body = """
            {"chart":{"result":[{"meta":{"symbol":"\(symbol.text)","exchangeTimezoneName":"\(zone)",
            "dataGranularity":"\(granularity)","tradingPeriods":\(periods)},
            "timestamp":[\(column(0))],"indicators":{"quote":[{"open":[\(column(1))],"high":[\(column(2))],
            "low":[\(column(3))],"close":[\(column(4))],"volume":[\(column(5))]}]}}],"error":null}}
            """
        return try YahooBars.bars(of: symbol, in: Array(body.utf8))
    }

    @Test("Rows of nulls are no bars; rows that contradict themselves are dropped")
    func rows() throws {
        let decoded = try chart([
            "300 1 3 1 2 10", "600 null null null null null", "900 1 2 1 30 10", "1200 2 4 2 4 null",
            "1500 0 1 0 1 5", "1800 2 1 3 2 5", "2100 1 2 1 2.1 7",
        ])
        // A close a little outside of low and high, as in Yahoo's currencies, stays unchanged.
        #expect(decoded.figures.map(\.start.seconds) == [300, 1200, 2100])
        #expect(decoded.figures.map(\.volume) == [10, nil, 7])
        #expect(decoded.figures.last?.close == 2.1)
        #expect(decoded.dropped == 3)
    }

    @Test("The price of this moment, off the grid, belongs to the bar that is growing")
    func live() throws {
        let bars = try chart(["300 1 3 1 2 10", "600 2 4 2 3 20", "777 5 5 5 5 0"]).figures
        #expect(bars.map(\.start.seconds) == [300, 600])
        #expect(bars.last == Bar(start: Instant(600), open: 2, high: 5, low: 2, close: 5, volume: 20))
        // Of two rows of one day, 6.5 hours apart, the later has the whole day.
        let days = try chart(["34200 1 3 1 2 10", "57600 2 4 2 3 20", "120600 3 3 3 3 1"], granularity: "1d")
            .figures
        #expect(days.map(\.start.seconds) == [57_600, 120_600])
        #expect(days.first == Bar(start: Instant(57_600), open: 2, high: 4, low: 2, close: 3, volume: 20))
    }

    struct Live: Sendable, CustomTestStringConvertible {
        let granularity: String
        let symbol: Symbol
        let zone: String
        let times: [String]
        let isOneBar: Bool
        var testDescription: String { "\(granularity) \(symbol.text) \(times)" }

        init(_ granularity: String, _ symbol: Symbol, _ zone: String, _ times: [String], isOneBar: Bool) {
            (self.granularity, self.symbol, self.zone) = (granularity, symbol, zone)
            (self.times, self.isOneBar) = (times, isOneBar)
        }
    }

    static let lives = [
        Live("1mo", "AAPL", "America/New_York", ["2026-10-01 00:00", "2026-10-28 16:00"], isOneBar: true),
        Live("1mo", "AAPL", "America/New_York", ["2026-10-01 00:00", "2026-10-30 16:00"], isOneBar: true),
        Live("1mo", "AAPL", "America/New_York", ["2026-01-30 16:00", "2026-02-02 09:31"], isOneBar: false),
        Live("1mo", "BTC-USD", "UTC", ["2026-10-01 00:00", "2026-10-31 23:59"], isOneBar: true),
        Live("1mo", "BTC-USD", "UTC", ["2026-10-31 23:59", "2026-11-01 00:00"], isOneBar: false),
        // The month is Taipei's, where it began eight hours before UTC's.
        Live("1mo", "2330.TW", "Asia/Taipei", ["2026-09-01 00:00", "2026-10-01 07:00"], isOneBar: false),
        Live("1mo", "2330.TW", "Asia/Taipei", ["2026-10-01 00:00", "2026-10-30 13:30"], isOneBar: true),
        Live("1wk", "BTC-USD", "UTC", ["2026-11-16 00:00", "2026-11-22 00:01"], isOneBar: true),
        Live("1wk", "BTC-USD", "UTC", ["2026-11-16 00:00", "2026-11-22 23:59"], isOneBar: true),
        Live("1wk", "BTC-USD", "UTC", ["2026-11-16 00:00", "2026-11-23 00:00"], isOneBar: false),
        Live("1wk", "AAPL", "America/New_York", ["2026-11-16 00:00", "2026-11-20 16:00"], isOneBar: true),
        Live("1wk", "AAPL", "America/New_York", ["2026-11-20 16:00", "2026-11-23 09:30"], isOneBar: false),
        // Currencies and futures open on Sunday evening, into the week that follows.
        Live("1wk", "EURUSD=X", "Europe/London", ["2026-11-16 00:00", "2026-11-22 22:30"], isOneBar: false),
        Live("1wk", "ES=F", "America/New_York", ["2026-11-16 00:00", "2026-11-22 18:30"], isOneBar: false),
        Live("1mo", "ES=F", "America/New_York", ["2026-05-01 00:00", "2026-05-31 18:30"], isOneBar: false),
        // An hour early after a change of clocks.
        Live("1wk", "AAPL", "America/New_York", ["2026-10-26 00:00", "2026-11-01 23:00"], isOneBar: false),
        Live("1mo", "AAPL", "America/New_York", ["2026-11-01 00:00", "2026-11-30 23:00"], isOneBar: false),
    ]

    @Test(
        "A live row late in a week or month belongs to its bar, by the exchange's calendar", arguments: lives)
    func periods(_ live: Live) throws {
        let zone = try #require(Zone(live.zone))
        let times = try live.times.map { text in
            let clock = text.suffix(5).split(separator: ":").compactMap { Int($0) }
            let day = try #require(Day(text.prefix(10).description))
            return zone.instant(day, TimeOfDay(second: clock[0] * 3600 + clock[1] * 60)).seconds
        }
        let bars = try chart(
            ["\(times[0]) 10 13 9 12 70", "\(times[1]) 14 15 8 11 3"], granularity: live.granularity,
            of: live.symbol, zone: live.zone
        ).figures
        #expect(bars.map(\.start.seconds) == (live.isOneBar ? [times[0]] : times))
        if live.isOneBar {
            let bar = Bar(start: Instant(times[0]), open: 10, high: 15, low: 8, close: 11, volume: 70)
            #expect(bars == [bar])
        }
    }

    @Test("Bars before and after the session say so, and stay apart from its own")
    func sessions() throws {
        let periods =
            #"{"pre":[[{"start":0,"end":1000}]],"regular":[[{"start":1000,"end":2000}]],"post":[[{"start":2000,"end":3000}]]}"#
        let bars = try chart(
            ["900 1 1 1 1 0", "1000 2 2 2 2 9", "2000 3 3 3 3 0"], periods: periods
        ).figures
        #expect(bars.map(\.session) == [.before, .regular, .after])
    }

    @Test("A price after the session is measured against the session's last, and one within it is none")
    func extended() throws {
        func bar(_ start: Int, _ price: Double, _ session: Bar.Session) throws -> Bar {
            try #require(
                Bar(
                    start: Instant(start), open: price, high: price, low: price, close: price,
                    session: session))
        }
        let bars = [try bar(1, 90, .before), try bar(2, 100, .regular), try bar(3, 101, .after)]
        let extended = try #require(ExtendedPrice(bars))
        #expect((extended.price, extended.time, extended.session) == (101, Instant(3), .after))
        var quote = Quote(symbol: "A", price: 100, time: Instant(2), zone: "UTC", source: "yahoo")
        quote.extended = extended
        #expect(quote.newerExtended?.change == 0.01)
        quote.time = Instant(4)
        #expect(quote.newerExtended == nil)
        #expect(ExtendedPrice(Array(bars.prefix(2))) == nil)
        #expect(ExtendedPrice([bars[0]])?.session == .before)
        #expect(ExtendedPrice([]) == nil)
    }

    @Test("What a service gives at which interval is told for each service of bars")
    func reach() {
        #expect(BarInterval.allCases.compactMap { FeedID.yahoo.reach(of: $0)?.days } == [7, 60, 60, 60, 730])
        #expect(
            BarInterval.allCases.compactMap { FeedID.kraken.reach(of: $0)?.days } == [
                0, 2, 7, 15, 30, 720, 5040,
            ])
        #expect(FeedID.coinbase.reach(of: .week) == nil)
        #expect(BarInterval.allCases.allSatisfy { FeedID.cnbc.reach(of: $0) == nil })
    }

    @Test(
        "Recorded charts have the bars that Python reads",
        .enabled(if: Recordings.folder != nil && Recordings.python != nil))
    func recorded() throws {
        // By another route: rows with four prices, those within an interval folded into the one before.
        let script = """
            import json, sys, datetime, zoneinfo
            try: result = json.load(open(sys.argv[1]))["chart"]["result"][0]
            except Exception: sys.exit()
            quote, times = result["indicators"]["quote"][0], result.get("timestamp") or []
            spans = {"1m": 60, "2m": 120, "5m": 300, "15m": 900, "30m": 1800, "60m": 3600, "1h": 3600, "1d": 79200,
                "1wk": "%G %V", "1mo": "%Y %m"}
            span = spans.get(result["meta"].get("dataGranularity"), 79200)
            rows = zip(times, *[quote.get(name) or [] for name in ("open", "high", "low", "close")])
            rows = sorted(r for r in rows if None not in r and 0 < r[3] <= r[2])
            where = zoneinfo.ZoneInfo(result["meta"].get("exchangeTimezoneName") or "UTC")
            def same(a, b):
                if isinstance(span, int): return b - a < span
                return len({datetime.datetime.fromtimestamp(t, where).strftime(span) for t in (a, b)}) == 1
            bars = []
            if result["meta"].get("symbol") is None or isinstance(result["meta"].get("tradingPeriods"), dict): sys.exit()
            for t, o, h, l, c in rows:
                if bars and same(bars[-1][0], t):
                    b = bars[-1]
                    bars[-1] = [t, o, h, l, c] if span == 79200 else [b[0], b[1], max(b[2], h), min(b[3], l), c]
                else: bars.append([t, o, h, l, c])
            print(result["meta"]["symbol"], len(bars), *[float(x) for bar in bars[-3:] for x in bar])
            """
        var compared = 0
        for url in try Recordings.bodies(in: "yahoo-chart") {
            guard let line = try Recordings.python(script, url).first else { continue }
            let words = Recordings.figures(line)
            let symbol = try #require(Symbol(words[0]))
            let bars = try YahooBars.bars(of: symbol, in: Array(Data(contentsOf: url))).figures
            let ours = bars.suffix(3).flatMap {
                [Double($0.start.seconds), $0.open, $0.high, $0.low, $0.close].map { "\($0)" }
            }
            #expect(["\(Double(bars.count))"] + ours == Array(words.dropFirst()), "\(url.lastPathComponent)")
            compared += bars.isEmpty ? 0 : 1
        }
        #expect(compared > 10)
    }
}
