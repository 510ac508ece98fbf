import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct KrakenTests {
    /// 2026-11-20 00:00 UTC by Python's `datetime`.
    private static let midnight = 1_795_132_800
    private let kraken = Kraken(now: { Instant(midnight + 5000) })

    private func row(_ start: Int, close: String, low: String = "90", volume: String = "1.5") -> String {
        #"[\#(start), "100.0", "200.0", "\#(low)", "\#(close)", "0.0", "\#(volume)", 3]"#
    }

    private func body(_ rows: String..., pair: String = "XXBTZUSD") -> [UInt8] {
        Array(#"{"error": [], "result": {"\#(pair)": [\#(rows.joined(separator: ","))], "last": 1}}"#.utf8)
    }

    private func ticker(_ pairs: [(String, price: String, trades: Int)]) -> [UInt8] {
        let list = pairs.map { #""\#($0.0)": {"c": ["\#($0.price)", "1"], "t": [\#($0.trades), 9]}"# }
        return Array(#"{"error": [], "result": {\#(list.joined(separator: ","))}}"#.utf8)
    }

    @Test("A coin's days come one coin a request, and the last prices of many in one")
    func questions() throws {
        let home = FeedAddress.web(try #require(WebAddress("https://api.kraken.com")))
        let full = kraken.questions(about: ["BTC-USD", "AAPL", "DOGE-EUR"], to: home)
        #expect(
            full.map(\.address.text) == [
                "https://api.kraken.com/0/public/OHLC?pair=XBTUSD&interval=1440",
                "https://api.kraken.com/0/public/OHLC?pair=XDGEUR&interval=1440",
            ])
        let short = kraken.questions(about: [], inShort: ["BTC-USD", "ETH-BTC"], to: home)
        #expect(short.map(\.address.text) == ["https://api.kraken.com/0/public/Ticker?pair=XBTUSD,ETHXBT"])
        #expect(short.map(\.symbols) == [["BTC-USD", "ETH-BTC"]])
    }

    @Test("The days until now give the price, which is as of now, and a close a day of UTC")
    func days() throws {
        let body = body(
            row(Self.midnight - 86_400, close: "105.5"), row(Self.midnight, close: "110.25"))
        let quote = try #require(try kraken.quotes(of: ["BTC-USD"], in: body).figures.first)
        #expect(
            quote
                == Quote(
                    symbol: "BTC-USD", name: "Bitcoin", currency: "USD", kind: .coin, price: 110.25,
                    time: Instant(Self.midnight + 5000), zone: "UTC",
                    closes: [
                        DailyClose(day: try #require(Day("2026-11-19")), close: 105.5),
                        DailyClose(day: try #require(Day("2026-11-20")), close: 110.25),
                    ], source: "kraken"))
        #expect(quote.base(.d1)?.close == 105.5)
    }

    @Test("The price of days that end in the past is no newer than their end")
    func frozen() throws {
        let quote = try kraken.quotes(
            of: ["BTC-USD"], in: body(row(Self.midnight - 5 * 86_400, close: "105"))
        ).figures.first
        #expect(quote?.time == Instant(Self.midnight - 4 * 86_400 - 1))
    }

    @Test(
        "Kraken's own names lead back to the symbol",
        arguments: [
            ("BTC-USD", "XXBTZUSD"), ("BTC-USD", "XBTUSD"), ("ETH-BTC", "XETHXXBT"), ("SOL-USD", "SOLUSD"),
            ("DOGE-USD", "XDGUSD"), ("BTC-CHF", "XBTCHF"), ("UNI7083-USD", "UNIUSD"), ("ADA-ETH", "ADAETH"),
        ] as [(Symbol, String)])
    func names(symbol: Symbol, name: String) throws {
        let decoded = try kraken.quotes(of: [symbol], in: ticker([(name, "7.5", 1)]))
        #expect(decoded.figures.map(\.symbol) == [symbol])
        #expect(decoded.figures.first?.price == 7.5)
        #expect(decoded.figures.first?.currency == symbol.text.split(separator: "-").last.map(String.init))
    }

    @Test("What has the same letters at Yahoo and is another coin is not asked for")
    func others() {
        for symbol in ["UNI-USD", "TON-USD", "BTC-KRW", "BRK-B", "AAPL", "BTC-USD.X", "BTC", "BTC--USD"]
            as [Symbol]
        {
            #expect(Coin(symbol) == nil, "\(symbol)")
        }
    }

    @Test("In short, a coin without a trade since midnight has no price whose day is known")
    func short() throws {
        let body = ticker([("XXBTZUSD", "68923.67", 35), ("XETHZUSD", "2000.5", 0), ("SOLUSD", "-", 3)])
        let decoded = try kraken.quotes(of: ["SOL-USD", "ETH-USD", "BTC-USD"], in: body)
        #expect(decoded.figures.map(\.symbol) == ["BTC-USD"])
        #expect(decoded.figures.first?.price == 68_923.67)
        #expect(decoded.figures.first?.time == kraken.now())
        #expect(decoded.dropped == 2)
    }

    @Test(
        "Errors come under status 200",
        arguments: [
            ("EQuery:Unknown asset pair", .unknownSymbol),
            ("EAPI:Rate limit exceeded", .tooManyRequests(retryAfter: 60)),
            ("EService:Unavailable", .malformed("EService:Unavailable")),
        ] as [(String, FeedFailure.Cause)])
    func errors(text: String, cause: FeedFailure.Cause) {
        #expect(throws: cause) {
            try kraken.quotes(of: ["BTC-USD"], in: Array(#"{"error": ["\#(text)"]}"#.utf8))
        }
    }

    @Test(
        "Days that contradict themselves, or are none, give no price",
        arguments: [
            #"[1795132800, "1", "2", "3", "1.5", "0", "1", 1]"#,
            #"[1795132800, "1", "2", "0", "1.5", "0", "1", 1]"#,
            #"[1795132860, "1", "2", "1", "1.5", "0", "1", 1]"#,
            #"[1795219200, "1", "2", "1", "1.5", "0", "1", 1]"#,
            #"["now", "1", "2", "1", "1.5"]"#, "7", "[]",
            #"[1795132800, "1", "inf", "1", "1.5", "0", "1", 1]"#,
        ])
    func hostile(row: String) throws {
        let decoded = try kraken.quotes(of: ["BTC-USD"], in: body(row))
        #expect(decoded == Decoded(figures: [], dropped: 1))
    }

    @Test(
        "The recorded bodies have the figures that Python reads", .enabled(if: Recordings.folder != nil))
    func recorded() throws {
        // No symbol has the recorded pair. json.load(…)["result"]["XBTUSDT"]: "c"[0]; and of its rows the
        // count, sum(float(r[4])), sum(float(r[6])), r[3][2].
        func body(_ beginning: String) throws -> [UInt8] {
            let text = String(decoding: try ByHand.recorded("kraken", beginning), as: UTF8.self)
            return Array(text.replacingOccurrences(of: "XBTUSDT", with: "XXBTZUSD").utf8)
        }
        let quotes = try kraken.quotes(of: ["BTC-USD"], in: body("kraken-public-Ticker")).figures
        #expect(quotes.map(\.price) == [105_899.4])
        let bars = try Kraken.bars(of: "BTC-USD", in: body("kraken-public-OHLC"))
        #expect(bars.dropped == 0)
        #expect(bars.figures.count == 8)
        #expect(bars.figures.map(\.close).reduce(0, +) == 848_040.0000000001)
        #expect(bars.figures.compactMap(\.volume).reduce(0, +) == 0.08481941)
        #expect(bars.figures[3].high == 106_044.3)
        #expect(bars.figures.first?.start == Instant(1_762_777_020))
    }
}

extension FeedAddress {
    var text: String {
        switch self {
        case .web(let address): address.text
        case .file(let path): path
        }
    }
}
