import Board
import CivilTime
import Figures
import Foundation
import Literals
import Loopback
import Market
import Runtime
import Store
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct StreamTests {
    static func polled() throws -> LoopbackServer {
        try LoopbackServer { request in
            let pairs = request.query.split(separator: "&").first?.dropFirst("pair=".count) ?? ""
            let today = WallClock.now.seconds / 86_400 * 86_400
            let rows = [today - 86_400, today].map {
                #"[\#($0),"99.0","101.0","98.0","100.0","0.0","1.5",3]"#
            }
            let figures =
                request.path.hasSuffix("Ticker")
                ? #"{"c":["100.0","1"],"t":[3,9]}"# : "[\(rows.joined(separator: ","))]"
            let list = pairs.split(separator: ",").map { #""\#($0)":\#(figures)"# }
            return .text(#"{"error":[],"result":{\#(list.joined(separator: ","))}}"#)
        }
    }

    static func feeds(_ server: LoopbackServer, _ stream: StreamServer) -> FeedSettings {
        var feeds = FeedSettings.at(server.url)
        feeds.stocks = [FeedSource(kind: "kraken", url: server.url, stream: .at(stream.url))]
        return feeds
    }

    private let place: Place
    private let server: LoopbackServer
    private let stream: StreamServer
    private let reader: Reader

    init() throws {
        (place, server) = (try Place(), try Self.polled())
        var manner = StreamServer.Manner()
        manner.prices = ["BTC/USD": 101, "ETH/USD": 51]
        manner.refused = ["SOL/USD"]
        stream = try StreamServer(manner)
        reader = try Reader(place, Self.feeds(server, stream))
    }

    private func waitForPrice(_ price: Double, _ symbol: Symbol = "BTC-USD") async throws {
        try await place.wait("\(symbol) at \(price)") { reader.changes.price(symbol) == price }
    }

    private func waitForPoll(after count: Int, _ subject: FeedSubject) async throws {
        try await place.wait("a poll") {
            try await reader.ask(subject, freshness: 1)
            try await Task.sleep(for: .seconds(1))
            return server.requests.count > count
        }
    }

    /// Takes 16 s to show that no poll follows: Kraken allows one every 15 s.
    @Test("A coin is told at once and as it changes, its closes come by HTTP, and nobody polls meanwhile")
    func told() async throws {
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 1)
        try await waitForPrice(101)
        stream.tell([("BTC/USD", 102.5)])
        try await waitForPrice(102.5)
        let closes = reader.changes.last { !$0.known.quotes.isEmpty }?.known.quotes.first?.value.closes
        #expect(closes?.map(\.close) == [100, 100], "the stream has none")
        // After the 15 seconds between two equal requests to Kraken.
        try await Task.sleep(for: .seconds(16))
        let changes = try await reader.ask(.quotes(["BTC-USD"]), freshness: 1)
        #expect(server.requests.count == 1, "\(server.requests.map(\.path))")
        let seen = changes.last?.known.quotes.first
        #expect(seen?.value.price == 102.5)
        #expect(seen.map { WallClock.now - $0.at < 5 } == true, "a price that holds is of now")
        #expect(stream.heard.count { $0.contains("subscribe") } == 1)
        #expect(stream.agents == ["fxterm/\(ProgramVersion.current.text)"])
    }

    /// Takes 16 s: Kraken allows a poll every 15 s.
    @Test("A coin that the stream refuses is polled, the others are not")
    func refused() async throws {
        let subject = FeedSubject.quotes(["BTC-USD", "SOL-USD"])
        try await reader.ask(subject, freshness: 1)
        try await waitForPrice(101)
        try await waitForPoll(after: 2, subject)
        #expect(server.requests.dropFirst(2).allSatisfy { !$0.query.contains("XBT") })
        #expect(reader.changes.price("SOL-USD") == 100)
        #expect(reader.changes.price("BTC-USD") == 101)
    }

    @Test("A connection that is cut is made anew, and prices go on")
    func cut() async throws {
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await waitForPrice(101)
        stream.change { $0.prices["BTC/USD"] = 103 }
        stream.cut()
        try await waitForPrice(103)
        #expect(stream.connections == 2)
        stream.tell([("BTC/USD", 104)])
        try await waitForPrice(104)
    }

    /// Takes 16 s: Kraken allows a poll every 15 s.
    @Test("A stream that falls silent gives way to polling, and comes back")
    func silent() async throws {
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 1)
        try await waitForPrice(101)
        stream.change { $0.isSilent = true }
        try await waitForPoll(after: 1, .quotes(["BTC-USD"]))
        try await waitForPrice(100)
        stream.change { $0.isSilent = false }
        try await waitForPrice(101)
        #expect(stream.connections >= 2)
    }

    @Test("Nonsense and prices that cannot be change nothing, and what comes after them counts")
    func garbage() async throws {
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        try await waitForPrice(101)
        for text in [
            "", "nonsense", "[]", #"{"channel":"ticker"}"#,
            #"{"channel":"ticker","data":[{"symbol":"BTC/USD"}]}"#,
            #"{"channel":"ticker","data":[{"symbol":"BTC/USD","last":-5}]}"#,
            #"{"channel":"ticker","data":[{"symbol":"BTC/USD","last":"7"}]}"#,
            #"{"channel":"ticker","data":[{"symbol":"../..","last":7}]}"#,
            #"{"channel":"ticker","data":[{"symbol":"BTC/USD","last":5000}]}"#,
        ] {
            stream.send(text)
        }
        try await place.wait("the jump is held back") {
            reader.changes.last { $0.unshown != nil }?.unshown?.map(\.value) == [5000]
        }
        #expect(reader.changes.price("BTC-USD") == 101)
        stream.tell([("BTC/USD", 105)])
        try await waitForPrice(105)
        #expect(stream.connections == 1)
        // Longer than any message may be: the connection is closed.
        stream.send(String(repeating: " ", count: 3 << 20))
        try await place.wait("another connection") { stream.connections == 2 }
        stream.tell([("BTC/USD", 106)])
        try await waitForPrice(106)
    }

    /// Takes 2 s: a hundred prices, 20 ms apart.
    @Test("Many prices a second are brought together, and the last ones are right")
    func flood() async throws {
        try await reader.ask(.quotes(["BTC-USD", "ETH-USD"]), freshness: 60)
        try await waitForPrice(101)
        try await waitForPrice(51, "ETH-USD")
        let before = reader.changes.count
        for number in 1...100 {
            stream.tell([("BTC/USD", 101 + Double(number)), ("ETH/USD", 51 + Double(number) / 10)])
            try await Task.sleep(for: .milliseconds(20))
        }
        try await waitForPrice(201)
        try await waitForPrice(61, "ETH-USD")
        #expect((4...16).contains(reader.changes.count - before), "\(reader.changes.count - before)")
    }
}
