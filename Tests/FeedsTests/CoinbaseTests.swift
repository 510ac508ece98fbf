import CivilTime
import Literals
import Market
import Testing

@testable import Feeds

struct CoinbaseTests {
    /// 2024-04-04 00:00 UTC by Python's `datetime`.
    private static let midnight = 1_712_188_800
    private let coinbase = Coinbase(now: { Instant(midnight + 7777) })

    private func candle(_ start: Int, close: String) -> String {
        #"{"start":"\#(start)","low":"1","high":"900","open":"2","close":"\#(close)","volume":"3.5"}"#
    }

    private func body(_ candles: String...) -> [UInt8] {
        Array(#"{"candles":[\#(candles.joined(separator: ","))]}"#.utf8)
    }

    @Test("A month of days is asked for, the same question all day")
    func question() throws {
        let home = FeedAddress.web(try #require(WebAddress("https://api.coinbase.com/")))
        let question = try #require(coinbase.questions(about: ["UNI7083-EUR", "AAPL"], to: home).first)
        #expect(
            question.address.text
                == "https://api.coinbase.com/api/v3/brokerage/market/products/UNI-EUR/candles?granularity=ONE_DAY"
                + "&start=\(Self.midnight - 31 * 86_400)&end=\(Self.midnight + 86_400)")
        #expect(question.symbols == ["UNI7083-EUR"])
    }

    @Test("The newest candle comes first and has the price as of now")
    func quote() throws {
        let body = body(
            candle(Self.midnight, close: "102"), candle(Self.midnight - 86_400, close: "100"))
        let quote = try #require(try coinbase.quotes(of: ["BTC-USD"], in: body).figures.first)
        #expect(quote.price == 102)
        #expect(quote.time == Instant(Self.midnight + 7777))
        #expect(quote.closes.map(\.close) == [100, 102])
        #expect(quote.base(.d1)?.day == Day("2024-04-03"))
        #expect((quote.currency, quote.name, quote.zone) == ("USD", "Bitcoin", "UTC"))
    }

    @Test(
        "What is no candle is not used",
        arguments: [
            (#"{"candles":[]}"#, FeedFailure.Cause.malformed("no candles in it")),
            (#"{"candles":[{"start":"soon","low":"1"}, 7]}"#, .malformed("no candles in it")),
            (#"{"errors":[{"id":"rate_limit_exceeded"}]}"#, .tooManyRequests(retryAfter: 60)),
            (#"{"error":"NOT_FOUND"}"#, .malformed("NOT_FOUND")),
            ("<html>", .malformed("a web page instead of figures")),
        ])
    func hostile(body: String, cause: FeedFailure.Cause) {
        #expect(throws: cause) { try coinbase.quotes(of: ["BTC-USD"], in: Array(body.utf8)) }
    }

    @Test("A product that it does not have is that coin's failure") func unknown() {
        #expect(coinbase.cause(ofStatus: 404) == .unknownSymbol)
    }

    @Test(
        "The recorded candles have the figures that Python reads", .enabled(if: Recordings.folder != nil))
    func recorded() throws {
        // json.load(…)["candles"], turned round; hours, so that no quote is made of them.
        let body = try ByHand.recorded("coinbase", "coinbase-brokerage-candles")
        let first = try #require(
            Bar(
                start: Instant(1_712_188_800), open: 65_984.18, high: 66_387.77, low: 65_857.35,
                close: 66_314.59, volume: 358.74851052))
        let second = try #require(
            Bar(
                start: Instant(1_712_192_400), open: 66_312.4, high: 66_331.99, low: 66_055.14,
                close: 66_181.6, volume: 355.82896243))
        #expect(try Coinbase.bars(in: body) == Decoded(figures: [first, second]))
    }
}
