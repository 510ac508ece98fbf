import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct KrakenStreamTests {
    private static let now = Instant(1_795_132_800)

    private func at(_ seconds: Double) -> Uptime { Uptime(.milliseconds(1000 + seconds * 1000)) }

    private func up(_ symbols: [Symbol], until end: Double = 1000, luck: Double = 1) -> KrakenStream {
        var stream = KrakenStream(luck: { luck })
        stream.want(Dictionary(uniqueKeysWithValues: symbols.map { ($0, at(end)) }))
        #expect(stream.step(at: at(0)) == .connect)
        stream.opened(at: at(0))
        return stream
    }

    private func tell(
        _ stream: inout KrakenStream, _ text: String, at second: Double = 0
    ) -> [Symbol: Double] {
        let quotes = stream.heard(Array(text.utf8), at: at(second), Self.now)
        return Dictionary(uniqueKeysWithValues: quotes.map { ($0.symbol, $0.price ?? .nan) })
    }

    private func ticker(_ pair: String, _ last: String) -> String {
        #"{"channel":"ticker","type":"update","data":[{"symbol":"\#(pair)","last":\#(last)}]}"#
    }

    @Test(
        "Messages", .timeLimit(.minutes(10)),
        arguments: [
            (#"{"channel":"heartbeat"}"#, KrakenMessage.sign),
            (#"{"channel":"status","type":"update","data":[{"system":"online"}]}"#, .sign),
            (#"{"method":"pong","time_in":"2026-11-20T00:00:00Z"}"#, .sign),
            (#"{"method":"subscribe","result":{"symbol":"BTC/USD"},"success":true}"#, .sign),
            (
                #"{"method":"subscribe","error":"Currency pair not supported A/B","success":false,"symbol":"A/B"}"#,
                .refused("A/B")
            ),
            (
                #"{"channel":"ticker","type":"update","data":[{"symbol":"BTC/USD","last":1.5},{"symbol":"ETH/USD","last":0}]}"#,
                .prices([.init(pair: "BTC/USD", last: 1.5), .init(pair: "ETH/USD", last: nil)])
            ),
            (
                #"{"channel":"ticker","data":[{"symbol":"BTC/USD","last":"1.5"}]}"#,
                .prices([.init(pair: "BTC/USD", last: nil)])
            ),
            (
                #"{"channel":"ticker","data":[{"symbol":"BTC/USD","last":-1.5}]}"#,
                .prices([.init(pair: "BTC/USD", last: nil)])
            ),
            (
                #"{"channel":"ticker","data":[{"symbol":"BTC/USD","last":1e999}]}"#,
                .prices([.init(pair: "BTC/USD", last: nil)])
            ),
            (#"{"channel":"ticker","data":[]}"#, nil),
            (#"{"channel":"ticker","data":7}"#, nil),
            (#"{"channel":"ohlc","data":[{"symbol":"BTC/USD","last":1.5}]}"#, nil),
            (#"[1, 2]"#, nil),
            ("<html>", nil),
            ("", nil),
        ] as [(String, KrakenMessage?)])
    func messages(_ text: String, _ message: KrakenMessage?) {
        #expect(KrakenMessage(Array(text.utf8)) == message)
    }

    @Test(
        "The recorded message gives the price", .enabled(if: Recordings.folder != nil, Recordings.areMissing))
    func recorded() throws {
        let body = try ByHand.recorded("kraken", "kraken-ws-v2-ticker")
        #expect(KrakenMessage(body) == .prices([.init(pair: "BTC/USD", last: 105899.4)]))
        var stream = up(["BTC-USD"])
        _ = stream.step(at: at(0))
        let quote = try #require(stream.heard(body, at: at(1), Self.now).first)
        #expect(
            quote
                == Quote(
                    symbol: "BTC-USD", name: "Bitcoin", currency: "USD", kind: .coin, price: 105899.4,
                    time: Self.now, zone: "UTC", source: "kraken"))
    }

    @Test("It is asked for what is wanted and was not before, and no more for what is wanted no longer")
    func difference() {
        var stream = up(["BTC-USD", "AAPL"])
        #expect(
            stream.step(at: at(0))
                == .send(#"{"method":"subscribe","params":{"channel":"ticker","symbol":["BTC/USD"]}}"#))
        #expect(stream.step(at: at(0)) == .wait(until: at(5)))
        stream.want(["BTC-USD": at(1000), "DOGE-EUR": at(3)])
        #expect(
            stream.step(at: at(1))
                == .send(#"{"method":"subscribe","params":{"channel":"ticker","symbol":["DOGE/EUR"]}}"#))
        #expect(stream.step(at: at(1)) == .wait(until: at(3)))
        #expect(tell(&stream, ticker("DOGE/EUR", "0.1"), at: 2) == ["DOGE-EUR": 0.1])
        #expect(
            stream.step(at: at(3))
                == .send(#"{"method":"unsubscribe","params":{"channel":"ticker","symbol":["DOGE/EUR"]}}"#))
        #expect(stream.live == [])
        #expect(tell(&stream, ticker("DOGE/EUR", "0.2"), at: 3) == [:], "it is wanted no more")
    }

    @Test("With nothing wanted any more it ends, and connects anew when something is")
    func idle() {
        var stream = up(["BTC-USD"], until: 20)
        _ = stream.step(at: at(0))
        _ = tell(&stream, ticker("BTC/USD", "2"), at: 19)
        #expect(stream.step(at: at(20)) == .cut)
        #expect(stream.live == [])
        #expect(stream.step(at: at(20)) == .rest)
        stream.want(["BTC-USD": at(30)])
        #expect(stream.step(at: at(21)) == .connect)
    }

    @Test("Only coins that were asked for count, and one without a price is no longer told")
    func live() {
        var stream = up(["BTC-USD", "ETH-USD"])
        _ = stream.step(at: at(0))
        #expect(tell(&stream, ticker("BTC/USD", "100.5")) == ["BTC-USD": 100.5])
        #expect(tell(&stream, ticker("SOL/USD", "7")) == [:])
        #expect(stream.live == ["BTC-USD"])
        #expect(tell(&stream, ticker("BTC/USD", "null")) == [:])
        #expect(stream.live == [])
        _ = tell(&stream, ticker("ETH/USD", "3"))
        #expect(stream.live == ["ETH-USD"])
        _ = tell(&stream, #"{"method":"subscribe","error":"no","success":false,"symbol":"ETH/USD"}"#)
        #expect(stream.live == [], "refused")
        #expect(stream.step(at: at(1)) == .wait(until: at(5)), "and not asked for again")
    }

    @Test(
        "After 5 seconds of silence it is asked whether it is there, after 10 it is cut; nonsense is silence")
    func silence() {
        var stream = up(["BTC-USD"])
        _ = stream.step(at: at(0))
        _ = tell(&stream, ticker("BTC/USD", "2"), at: 1)
        #expect(stream.step(at: at(2)) == .wait(until: at(6)))
        #expect(stream.step(at: at(6)) == .send(#"{"method":"ping"}"#))
        #expect(stream.step(at: at(6)) == .wait(until: at(11)))
        _ = tell(&stream, #"{"method":"pong"}"#, at: 7)
        #expect(stream.step(at: at(7)) == .wait(until: at(12)))
        _ = tell(&stream, "nonsense", at: 16)
        #expect(stream.step(at: at(16.9)) == .send(#"{"method":"ping"}"#))
        #expect(stream.live == ["BTC-USD"])
        #expect(stream.step(at: at(17)) == .cut)
        #expect(stream.live == [])
    }

    @Test("Each further failure doubles the rest, up to five minutes, and jitter takes up to half of it")
    func rests() {
        for (luck, share) in [(1.0, 1.0), (0, 0.5), (0.5, 0.75)] {
            var stream = KrakenStream(luck: { luck })
            stream.want(["BTC-USD": at(100_000)])
            var now = 0.0
            for rest in [1.0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
                #expect(stream.step(at: at(now)) == .connect)
                stream.closed(at: at(now))
                now += rest * share
                #expect(stream.step(at: at(now - 0.01)) == .wait(until: at(now)))
            }
        }
    }

    @Test("A connection that lasted makes good the failures before it, one that did not does not")
    func steady() {
        var stream = KrakenStream(luck: { 1 })
        stream.want(["BTC-USD": at(100_000)])
        var now = 0.0
        for (length, rest) in [(1.0, 1.0), (1, 2), (31, 1), (29, 2)] {
            #expect(stream.step(at: at(now)) == .connect)
            stream.opened(at: at(now))
            now += length
            stream.closed(at: at(now))
            #expect(stream.step(at: at(now)) == .wait(until: at(now + rest)))
            now += rest
        }
    }

    @Test("What does not connect is cut and tried again")
    func hanging() {
        var stream = KrakenStream(luck: { 1 })
        stream.want(["BTC-USD": at(100)])
        #expect(stream.step(at: at(0)) == .connect)
        #expect(stream.step(at: at(0)) == .wait(until: at(10)))
        #expect(stream.step(at: at(10)) == .cut)
        #expect(stream.step(at: at(10)) == .wait(until: at(11)))
    }
}

struct ConflationTests {
    private func quote(_ symbol: Symbol, _ price: Double) -> Quote {
        Quote(symbol: symbol, price: price, time: Instant(0), zone: "UTC", source: "kraken")
    }

    private func at(_ milliseconds: Int) -> Uptime { Uptime(.milliseconds(milliseconds)) }

    @Test("The first price comes at once, the next with others a quarter second later, and the last always")
    func order() {
        var conflation = Conflation()
        #expect(conflation.due(at: at(0)) == nil)
        conflation.add([quote("BTC-USD", 1)])
        #expect(conflation.take(at: at(0)).map(\.price) == [1])
        conflation.add([quote("BTC-USD", 2), quote("ETH-USD", 7)])
        conflation.add([quote("BTC-USD", 3)])
        #expect(conflation.due(at: at(10)) == at(250))
        #expect(conflation.take(at: at(249)) == [])
        #expect(conflation.take(at: at(250)).map(\.price).compactMap(\.self).sorted() == [3, 7])
        #expect(conflation.due(at: at(251)) == nil)
        conflation.add([quote("BTC-USD", 4)])
        #expect(conflation.due(at: at(2000)) == at(2000), "after a pause it waits for nothing")
        #expect(conflation.take(at: at(2000)).map(\.price) == [4])
    }

    @Test("Of 50 prices a second four are handed on, and the last is right")
    func rate() {
        var (conflation, taken) = (Conflation(), [Double]())
        for number in 0..<500 {
            conflation.add([quote("BTC-USD", Double(number))])
            taken += conflation.take(at: at(number * 20)).compactMap(\.price)
        }
        taken += conflation.take(at: at(10_250)).compactMap(\.price)
        #expect((38...41).contains(taken.count))
        #expect(taken.last == 499)
    }
}

struct StreamAddressTests {
    private func address(_ url: String, _ stream: FeedStream) -> StreamAddress? {
        StreamAddress(FeedSource(kind: "kraken", url: url, stream: stream))
    }

    @Test("Kraken's own address has Kraken's stream, others that of the settings")
    func standard() {
        let own = address("https://api.kraken.com", .standard)
        #expect(
            own?.host == "ws.kraken.com" && own?.port == 443 && own?.path == "/v2" && own?.isSecure == true)
        #expect(address("https://api.kraken.com", .off) == nil)
        #expect(address("https://mirror.example", .standard) == nil)
        #expect(address("http://127.0.0.1:8000", .standard) == nil)
        let local = address("http://127.0.0.1:8000", .at("ws://127.0.0.1:8001/v2?a=b"))
        #expect(local?.port == 8001 && local?.path == "/v2?a=b" && local?.isLoopback == true)
        #expect(address("https://mirror.example", .at("wss://mirror.example/v2"))?.port == 443)
        #expect(StreamAddress(FeedSource(kind: "coinbase", url: "https://api.kraken.com")) == nil)
    }

    @Test(
        "Only TLS leads to other machines",
        arguments: [
            "ws://mirror.example/v2", "http://127.0.0.1/v2", "https://ws.kraken.com/v2", "nonsense",
            "ws://127.0.0.1.example/",
        ])
    func insecure(_ url: String) {
        #expect(address("https://api.kraken.com", .at(url)) == nil)
    }

    @Test("A feed that stands before Kraken and knows coins is preferred, and there is no stream")
    func preferred() {
        let kraken = FeedSource(kind: "kraken", url: "https://api.kraken.com")
        let yahoo = FeedSource(kind: "yahoo", url: "https://query1.finance.yahoo.com")
        let cnbc = FeedSource(kind: "cnbc", url: "https://quote.cnbc.com")
        #expect(CoinStream([kraken, yahoo], userAgent: "fxterm") { _ in } != nil)
        #expect(CoinStream([cnbc, kraken], userAgent: "fxterm") { _ in } != nil)
        #expect(CoinStream([yahoo, kraken], userAgent: "fxterm") { _ in } == nil)
        #expect(CoinStream([cnbc], userAgent: "fxterm") { _ in } == nil)
    }
}
