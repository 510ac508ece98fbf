import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Synchronization
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct FeedClientTests {
    private func yahoo(_ known: String...) throws -> LoopbackServer {
        try Replay(
            Dictionary(
                uniqueKeysWithValues: known.map {
                    ("/v8/finance/chart/\($0)", Array(Scripted.chart($0, price: 2).utf8))
                })
        ).serve()
    }

    private func source(_ kind: FeedID, _ url: String) -> FeedSource { FeedSource(kind: kind, url: url) }

    private func given(_ answers: [FeedAnswer]) -> [Symbol] {
        answers.flatMap { if case .quotes(let quotes) = $0 { quotes.map(\.symbol) } else { [] as [Symbol] } }
    }

    private func failures(_ answers: [FeedAnswer]) -> [FeedAnswer] {
        answers.filter { if case .failed = $0 { true } else { false } }
    }

    private func failed(_ kind: FeedID, _ cause: FeedFailure.Cause, _ symbol: Symbol? = nil) -> FeedAnswer {
        .failed(FeedFailure(source: kind, cause: cause), symbol: symbol)
    }

    private let rterBody = #"{"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}}"#

    @Test("All rates come in one answer of the first feed")
    func rates() async throws {
        let server = try LoopbackServer { [rterBody] _ in .text(rterBody) }
        let desk = Scripted.desk(rates: [
            source("rter", server.url + "/capi.php"), source("er-api", server.url),
        ])
        let rate = Rate(code: "JPY", perDollar: 149.23, quotedAt: Instant(1_795_187_283), source: "rter")
        #expect(await desk.answers(to: .rates) == [.rates([rate])])
        #expect(server.requests.map(\.path) == ["/capi.php"])
    }

    @Test(
        "When the first feed of rates fails, that is told and the next is asked",
        arguments: [
            (LoopbackResponse.text("oops", status: 500), FeedFailure.Cause.status(500)),
            (.text("<html>"), .malformed("a web page instead of figures")),
            (.text(""), .malformed("it is empty")),
            (.text("{}", headers: ["Content-Type": "text/plain"]), .malformed("no rates in it")),
            (.hang, .timedOut),
            (.text("", status: 404), .status(404)),
            (.text("", status: 429), .tooManyRequests(retryAfter: 900)),
            (.text("", status: 429, headers: ["Retry-After": "30"]), .tooManyRequests(retryAfter: 30)),
        ] as [(LoopbackResponse, FeedFailure.Cause)])
    func ratesFailOver(response: LoopbackResponse, cause: FeedFailure.Cause) async throws {
        let first = try LoopbackServer { _ in response }
        let second = try LoopbackServer { _ in
            .text(#"{"result": "success", "time_last_update_unix": 1724025751, "rates": {"JPY": 147.5}}"#)
        }
        let desk = FeedClient(
            rates: [source("rter", first.url), source("er-api", second.url)], stocks: [],
            client: UnevenPatience(hastyPort: response.isHang ? first.port : nil), clock: ContinuousClock(),
            custom: Scripted.custom(spacing: .zero))
        let rate = Rate(code: "JPY", perDollar: 147.5, quotedAt: Instant(1_724_025_751), source: "er-api")
        #expect(await desk.answers(to: .rates) == [failed("rter", cause), .rates([rate])])
    }

    @Test("Stocks come one by one, asked in the order given, each once")
    func stocks() async throws {
        let server = try yahoo("2330.TW", "AAPL")
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)])
        let answers = await desk.answers(to: .quotes(["AAPL", "2330.TW", "AAPL"]))
        #expect(Set(given(answers)) == ["AAPL", "2330.TW"])
        #expect(answers.count == 2)
        #expect(server.requests.map(\.path) == ["/v8/finance/chart/AAPL", "/v8/finance/chart/2330.TW"])
        #expect(server.requests.allSatisfy { $0.query == "range=1mo&interval=1d" })
        #expect(
            server.requests.allSatisfy { $0.headers["user-agent"] == "Mozilla/5.0 (compatible; fxterm/test)" }
        )
    }

    @Test("A symbol that is not known is told by name, and the others come")
    func unknownSymbol() async throws {
        let server = try yahoo("AAPL")
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)])
        let answers = await desk.answers(to: .quotes(["ZZZZ.TW", "AAPL"]))
        #expect(given(answers) == ["AAPL"])
        #expect(failures(answers) == [failed("yahoo", .unknownSymbol, "ZZZZ.TW")])
    }

    @Test("Requests to one host keep their distance")
    func spacing() async throws {
        let server = try yahoo("A", "B", "C")
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)], clock: clock, spacing: .seconds(1))
        let reading = Task { await desk.answers(to: .quotes(["A", "B", "C"])) }
        for count in 1...2 {
            try await server.waitForRequests(count)
            try await clock.waitForSleeper()
            clock.advance(by: .milliseconds(999))
            try await clock.waitForSleeper()
            #expect(server.requests.count == count)
            clock.advance(by: .milliseconds(1))
        }
        #expect(await given(reading.value).count == 3)
        #expect(server.requests.map { $0.path.suffix(1) } == ["A", "B", "C"])
    }

    @Test("The distance holds in real time too")
    func realSpacing() async throws {
        let server = try yahoo("A", "B", "C")
        let start = ContinuousClock.now
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)], spacing: .milliseconds(100))
        #expect(await given(desk.answers(to: .quotes(["A", "B", "C"]))).count == 3)
        #expect(try #require(server.requests.last).time - start >= .milliseconds(200))
    }

    @Test("Asked again within a minute, nothing is asked and nothing answered; after it, all is")
    func floor() async throws {
        let server = try yahoo("A", "B")
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)], clock: clock)
        #expect(await given(desk.answers(to: .quotes(["A"]))) == ["A"])
        clock.advance(by: .seconds(30))
        #expect(await given(desk.answers(to: .quotes(["A", "B"]))) == ["B"])
        #expect(server.requests.count == 2)
        clock.advance(by: .seconds(30))
        #expect(await given(desk.answers(to: .quotes(["A", "B"]))) == ["A"])
        #expect(server.requests.count == 3)
    }

    @Test("After a 429 the round ends at once, told once, and the host is left alone for as long as it asked")
    func tooManyRequests() async throws {
        let calm = Atomic(false)
        let server = try LoopbackServer { request in
            calm.load(ordering: .relaxed)
                ? .text(Scripted.chart("A", price: 2))
                : .text("Too Many Requests", status: 429, headers: ["Retry-After": "120"])
        }
        let clock = ManualClock()
        let desk = Scripted.desk(
            stocks: [source("yahoo", server.url)], clock: clock, spacing: .seconds(1))
        let answers = await desk.answers(to: .quotes(["A", "B", "C", "D"]))
        #expect(answers == [failed("yahoo", .tooManyRequests(retryAfter: 120))])
        #expect(server.requests.count == 1)

        calm.store(true, ordering: .relaxed)
        clock.advance(by: .seconds(60))
        #expect(
            await desk.answers(to: .quotes(["A", "B"])) == [failed("yahoo", .tooManyRequests(retryAfter: 60))]
        )
        #expect(server.requests.count == 1)

        clock.advance(by: .seconds(61))
        #expect(await given(desk.answers(to: .quotes(["A"]))) == ["A"])
        #expect(server.requests.count == 2)
    }

    @Test("Three failures in a row are the feed's, told once; the rest is not asked")
    func brokenFeed() async throws {
        let server = try LoopbackServer { _ in .text("<html>", status: 502) }
        let desk = Scripted.desk(
            stocks: [source("yahoo", server.url)], spacing: .milliseconds(20))
        let answers = await desk.answers(to: .quotes((1...500).map { "S\($0)" }))
        #expect(answers == [failed("yahoo", .status(502))])
        #expect(server.requests.count < 500)
    }

    @Test("Where nobody listens, that is told once")
    func refused() async throws {
        let server = try yahoo()
        let url = server.url
        server.stop()
        let desk = Scripted.desk(stocks: [source("yahoo", url)])
        #expect(
            await desk.answers(to: .quotes(["A", "B"])) == [
                failed("yahoo", .unreachable(.known(.noConnection)))
            ])
    }

    @Test("A malformed chart is told by name and disturbs no other")
    func malformed() async throws {
        let server = try LoopbackServer { request in
            .text(request.path.hasSuffix("BAD") ? #"{"chart": 7}"# : Scripted.chart("AAPL", price: 2))
        }
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)])
        let answers = await desk.answers(to: .quotes(["BAD", "AAPL"]))
        #expect(given(answers) == ["AAPL"])
        #expect(failures(answers) == [failed("yahoo", .malformed("no chart in it"), "BAD")])
    }

    @Test("What the first feed of stocks does not give, the next is asked for")
    func stocksFailOver() async throws {
        let server = try yahoo("AAPL")
        let list = try LoopbackServer { _ in
            .text(#"[{"symbol": "2330.TW", "lastClose": 981}, {"symbol": "AAPL"}]"#)
        }
        let desk = Scripted.desk(stocks: [
            source("other", "https://example.invalid"), source("yahoo", server.url), source("dash", list.url),
        ])
        let answers = await desk.answers(to: .quotes(["2330.TW", "AAPL", "ZZZZ"]))
        let sources = answers.flatMap { answer in
            if case .quotes(let quotes) = answer {
                quotes.map { "\($0.source) \($0.symbol)" }
            } else {
                [] as [String]
            }
        }
        #expect(Set(sources) == ["yahoo AAPL", "dash 2330.TW"])
        #expect(failures(answers) == [failed("yahoo", .unknownSymbol, "ZZZZ")])
    }

    @Test("A list is read from a file; what is no file is told")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fxterm-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "dash list.json").path
        try Data(#"[{"symbol": "AAPL"}]"#.utf8).write(to: URL(filePath: path))
        for url in [path, URL(filePath: path).absoluteString] {
            let desk = Scripted.desk(stocks: [source("dash", url)])
            #expect(await given(desk.answers(to: .quotes(["AAPL"]))) == ["AAPL"])
        }
        for (url, words) in [
            (path + ".gone", "there is no file \(path).gone"), ("/dev/zero", "/dev/zero is no file"),
            (folder.path, "\(folder.path) is no file"),
        ] {
            let answers = await Scripted.desk(stocks: [source("dash", url)]).answers(to: .quotes(["AAPL"]))
            #expect(answers == [failed("dash", .unreachable(.said(words)))])
        }
    }

    @Test("Plain http to another machine is told and not asked")
    func insecure() async {
        let url = "http://example.invalid"
        let desk = Scripted.desk(rates: [source("rter", url)], stocks: [source("yahoo", url)])
        #expect(await desk.answers(to: .rates) == [failed("rter", .insecureAddress(url))])
        #expect(await desk.answers(to: .quotes(["A", "B"])) == [failed("yahoo", .insecureAddress(url))])
    }

    @Test("Kinds that cannot be asked yet are passed over, and no feed at all is no failure")
    func unknownKinds() async {
        let desk = Scripted.desk(
            rates: [source("dash", "https://example.invalid")],
            stocks: [source("other", "https://example.invalid"), source("rter", "https://example.invalid")],
            history: [source("yahoo", "https://example.invalid")])
        #expect(await desk.answers(to: .rates).isEmpty)
        #expect(await desk.answers(to: .quotes(["A"])).isEmpty)
        #expect(await desk.answers(to: .pastRates(["JPY"], since: Day(number: 0))).isEmpty)
    }

    @Test("Letting go of the answers ends the asking")
    func letGo() async throws {
        let server = try LoopbackServer { _ in .hang }
        let desk = Scripted.desk(stocks: [source("yahoo", server.url)], spacing: .seconds(3600))
        let reading = Task { await desk.answers(to: .quotes(["A", "B"])) }
        try await server.waitForRequests(1)
        reading.cancel()
        #expect(await reading.value.isEmpty)
    }
}

/// Waits briefly for one server and long for all others, so that a busy machine fails no other.
private struct UnevenPatience: Transport {
    let hastyPort: UInt16?
    private let hasty = Scripted.client(Scripted.hasty)
    private let patient = Scripted.client()

    init(hastyPort: UInt16?) {
        self.hastyPort = hastyPort
    }

    func get(
        _ url: WebAddress, as agent: String, _ fields: [HTTPField]
    ) async throws(FeedFailure.Cause) -> HTTPAnswer {
        let isHasty = url.port.flatMap { UInt16($0) } == hastyPort
        return try await (isHasty ? hasty : patient).get(url, as: agent, fields)
    }
}

extension LoopbackResponse {
    fileprivate var isHang: Bool { if case .hang = self { true } else { false } }
}
