import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct YahooSearchTests {
    private func found(_ entries: String) throws -> [FoundStock] {
        try YahooSearch().found(in: Array(#"{"count": 1, "quotes": [\#(entries)], "news": []}"#.utf8))
    }

    private let apple =
        #"{"symbol": "AAPL", "shortname": "Apple", "longname": "Apple Inc.", "quoteType": "EQUITY", "#
        + #""exchDisp": "NASDAQ", "typeDisp": "Equity"}"#

    private let stock = FoundStock(symbol: "AAPL", name: "Apple Inc.", exchange: "NASDAQ", kind: "Equity")

    @Test("A find has its symbol, its name, its exchange and its kind")
    func entry() throws {
        #expect(try found(apple) == [stock])
    }

    @Test("What is missing or of another shape is nil, and the short name stands in for the long one")
    func fields() throws {
        let entries =
            #"{"symbol": "A", "shortname": "Short", "longname": 5, "exchange": "NYQ", "quoteType": "ETF"}, "#
            + #"{"symbol": "B"}, {"symbol": "C", "longname": " ", "exchDisp": null, "typeDisp": []}"#
        #expect(
            try found(entries) == [
                FoundStock(symbol: "A", name: "Short", exchange: "NYQ", kind: "ETF"),
                FoundStock(symbol: "B"), FoundStock(symbol: "C"),
            ])
    }

    @Test("Options, entries without a symbol, and what is no entry are left out; a symbol comes once")
    func leftOut() throws {
        let entries =
            #"{"symbol": "AAPL251219C00120000", "quoteType": "OPTION"}, {"name": "AAPlasma"}, 7, null, "#
            + #"{"symbol": ""}, {"symbol": "A B"}, {"symbol": "\#\#u001b[31mX"}, {"symbol": "\#\#u0410"}, "#
            + #"{"symbol": "X", "quoteType": "PRIVATE_COMPANY"}, \#(apple), \#(apple)"#
        #expect(try found(entries.replacing("##u", with: "u")) == [stock])
    }

    @Test(
        "Names lose HTML's escapes, and then all that could steer a terminal",
        arguments: [
            ("AT&amp;T Inc.", "AT&T Inc."), ("Moody&#39;s &#x26; Co", "Moody's & Co"), ("&lt;b&gt;", "<b>"),
            ("&amp;lt;", "&lt;"), ("&#27;[31mred", "red"), ("a&#x202E;b", "ab"),
            ("M&A; &unknown;", "M&A; &unknown;"),
            ("&#xD800;", "&#xD800;"), ("&", "&"), ("Apple Inc.                    R", "Apple Inc. R"),
        ])
    func names(raw: String, clean: String) throws {
        #expect(try found(#"{"symbol": "T", "longname": "\#(raw)"}"#).first?.name == clean)
    }

    @Test("An empty list is an empty answer; a body without a list is a failure")
    func empty() throws {
        #expect(try found("") == [])
        #expect(throws: FeedFailure.Cause.malformed("no list of finds in it")) {
            try YahooSearch().found(in: Array("{}".utf8))
        }
        #expect(throws: FeedFailure.Cause.malformed("Invalid Crumb")) {
            let body = #"{"finance": {"error": {"code": "Unauthorized", "description": "Invalid Crumb"}}}"#
            return try YahooSearch().found(in: Array(body.utf8))
        }
        #expect(throws: FeedFailure.Cause.tooManyRequests(retryAfter: 900)) {
            try YahooSearch().found(in: Array("Edge: Too Many Requests".utf8))
        }
        #expect(throws: FeedFailure.Cause.malformed("a web page instead of figures")) {
            try YahooSearch().found(in: Array("<html>".utf8))
        }
    }

    private func feed(_ server: LoopbackServer) -> [FeedSource] {
        [FeedSource(kind: "twse", url: server.url), FeedSource(kind: "yahoo", url: server.url)]
    }

    @Test("One request is made, with the text encoded, and the answer carries the text as it was asked for")
    func request() async throws {
        let server = try LoopbackServer { [apple] _ in .text(#"{"quotes": [\#(apple)]}"#) }
        let desk = Scripted.desk(stocks: feed(server))
        #expect(await desk.answers(to: .search(" at&t 台 ")) == [.found([stock], for: " at&t 台 ")])
        #expect(server.requests.map(\.path) == ["/v1/finance/search"])
        #expect(server.requests.map(\.query) == ["q=at%26t%20%E5%8F%B0&quotesCount=20&newsCount=0"])
    }

    @Test("Nothing is asked for a text of nothing")
    func nothing() async throws {
        let server = try LoopbackServer { _ in .text("") }
        let desk = Scripted.desk(stocks: feed(server))
        #expect(await desk.answers(to: .search(" \u{202E}\t")) == [.found([], for: " \u{202E}\t")])
        #expect(server.requests.isEmpty)
    }

    @Test("Without Yahoo among the stocks, that is said")
    func noYahoo() async throws {
        let answers = await Scripted.desk().answers(to: .search("apple"))
        guard case .failed(let failure, nil)? = answers.first, case .unreachable = failure.cause else {
            Issue.record("\(answers)")
            return
        }
        #expect(answers.count == 1)
    }

    @Test("A refused search is told once and says nothing of quotes; a 429 closes the host for both")
    func failures() async throws {
        let server = try LoopbackServer { request in
            if request.query.contains("q=bad") { return .text("oops", status: 400) }
            if request.query.contains("q=busy") {
                return .text("Too Many Requests", status: 429, headers: ["Retry-After": "120"])
            }
            return .text(Scripted.chart("AAPL", price: 2))
        }
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)])
        func failed(_ cause: FeedFailure.Cause) -> FeedAnswer {
            .failed(FeedFailure(source: "yahoo", cause: cause), symbol: nil)
        }
        #expect(await desk.answers(to: .search("bad")) == [failed(.status(400))])
        #expect(await desk.answers(to: .quotes(["AAPL"])).count == 1)
        #expect(await desk.answers(to: .search("busy")) == [failed(.tooManyRequests(retryAfter: 120))])
        let closed = await desk.answers(to: .search("apple")) + desk.answers(to: .quotes(["MSFT"]))
        #expect(closed.count == 2)
        #expect(server.requests.count == 3)
    }

    @Test("The same text may be asked again, a second after the request before it; the hour's budget holds")
    func pace() async throws {
        let clock = LeapingClock()
        let transport = ScriptedTransport(clock) { _, _ in .body(#"{"quotes": []}"#) }
        let desk = FeedClient(
            rates: [], stocks: [FeedSource(kind: "yahoo", url: "https://yahoo.test/")], client: transport,
            clock: clock, custom: FeedClient.Custom(luck: { 0 }))
        for _ in 0..<400 { #expect(await desk.answers(to: .search("x")) == [.found([], for: "x")]) }
        #expect(transport.exchanges.map(\.start) == (0..<400).map { .seconds($0) })
        #expect(
            await desk.answers(to: .search("x")) == [
                .failed(FeedFailure(source: "yahoo", cause: .tooManyRequests(retryAfter: 60)), symbol: nil)
            ])
        #expect(transport.exchanges.count == 400)
    }

    @Test(
        "Recorded searches give what can be charted in them, in their order",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing),
        arguments: [
            ("search-AAPL.200.rec20250225.json", "AAPL AAPU"),
            ("search-BJ0CDD2.200.rec20250225.json", "MNTN.L"),
            ("search-IDX_VXAPL.200.rec20250225.json", "^VXAPL"),
            (
                "search-EUR.200.rec20250225.json",
                "EURUSD=X EURHUF=X EURCHF=X GBPEUR=X EURRUB=X"
            ),
            (
                "search-apple.rec20260902.excerpt.json",
                "AAPL APLE APC.DE AAPI AAPL19.BK AAPL.SN APC.F EURUSD=X BTC-USD"
            ),
        ])
    func recorded(file: String, symbols: String) throws {
        let folder = try #require(Recordings.folder)
        let found = try YahooSearch().found(
            in: Array(Data(contentsOf: folder.appending(path: "yahoo-search").appending(path: file))))
        #expect(found.map(\.symbol.text).joined(separator: " ") == symbols)
        #expect(found.allSatisfy { $0.name != nil && $0.exchange != nil && $0.kind != nil })
    }
}
