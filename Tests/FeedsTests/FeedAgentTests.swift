import Literals
import Loopback
import Market
import Testing

@testable import Feeds

/// Yahoo's edge judges by the User-Agent, as these servers do.
@Suite(.timeLimit(.minutes(10)))
struct FeedAgentTests {
    private static let own = "Mozilla/5.0 (compatible; fxterm/test)"
    private static let bare = "Mozilla/5.0"
    private let clock = ManualClock()

    private func server(serving served: String?) throws -> LoopbackServer {
        try LoopbackServer { request in
            request.headers["user-agent"] == served
                ? .text(Scripted.chart("A", price: 2)) : .text("Edge: Too Many Requests", status: 429)
        }
    }

    private func desk(
        _ server: LoopbackServer, agent: String? = nil, record: FeedRecord = FeedRecord()
    ) -> FeedClient {
        FeedClient(
            rates: [], stocks: [FeedSource(kind: "yahoo", url: server.url, agent: agent)],
            client: HTTPClient(limits: Scripted.limits), userAgent: "fxterm/test", clock: clock,
            record: record,
            custom: Scripted.custom(spacing: .zero))
    }

    private func agents(_ server: LoopbackServer) -> [String?] {
        server.requests.map { $0.headers["user-agent"] }
    }

    private func prices(_ answers: [FeedAnswer]) -> [Double?] {
        answers.flatMap { if case .quotes(let quotes) = $0 { quotes.map(\.price) } else { [Double?]() } }
    }

    @Test("Yahoo is asked under a name that says who asks and is served to no library's")
    func own() async throws {
        let server = try server(serving: Self.own)
        #expect(prices(await desk(server).answers(to: .quotes(["A"]))) == [2])
        #expect(agents(server) == [Self.own])
    }

    @Test("Refused at the first request, it is asked once more by the shorter name, and by that from then on")
    func fallBack() async throws {
        let server = try server(serving: Self.bare)
        let desk = desk(server)
        #expect(prices(await desk.answers(to: .quotes(["A"]))) == [2])
        clock.advance(by: .seconds(61))
        #expect(prices(await desk.answers(to: .quotes(["A"]))) == [2])
        #expect(agents(server) == [Self.own, Self.bare, Self.bare])
        let next = self.desk(server, record: await desk.record)
        clock.advance(by: .seconds(61))
        _ = await next.answers(to: .quotes(["A"]))
        #expect(agents(server).suffix(1) == [Self.bare])
    }

    @Test("Refused under both names, it is left alone, and the second try is not made again")
    func refused() async throws {
        let server = try server(serving: nil)
        let desk = desk(server)
        #expect(
            await desk.answers(to: .quotes(["A"])) == [
                .failed(FeedFailure(source: "yahoo", cause: .tooManyRequests(retryAfter: 900)), symbol: nil)
            ])
        #expect(await desk.record.feeds.values.first?.isRefusedAtFirst == true)
        clock.advance(by: .seconds(901))
        _ = await desk.answers(to: .quotes(["A"]))
        #expect(agents(server) == [Self.own, Self.bare, Self.own])
        #expect(await desk.record.feeds.values.first?.isRefusedAtFirst == true)
    }

    @Test("Refused after it had answered, it was asked too often: no other name is tried")
    func tooOften() async throws {
        let server = try LoopbackServer { request in
            request.path.hasSuffix("A")
                ? .text(Scripted.chart("A", price: 2)) : .text("Too Many Requests", status: 429)
        }
        let desk = desk(server)
        _ = await desk.answers(to: .quotes(["A", "B"]))
        #expect(agents(server) == [Self.own, Self.own])
        let feed = try #require(await desk.record.feeds.values.first)
        #expect(feed.cause == .tooManyRequests(retryAfter: 900))
        #expect(!feed.isRefusedAtFirst)
    }

    @Test(
        "A refusal is noted in the service's own words, one clean line of at most 200 characters",
        arguments: [
            (429, "\n Edge: Too \u{1B}[31mMany Requests\nsecond line", "Edge: Too Many Requests"),
            (403, "<html><head><title>403 Forbidden</title></head><body>nginx</body>", "403 Forbidden"),
            (401, #"{"finance": "Unauthorized"}"#, #"{"finance": "Unauthorized"}"#),
            (429, String(repeating: "x", count: 5000), String(repeating: "x", count: 200)),
            (429, "", nil), (500, "Internal", nil),
        ] as [(Int, String, String?)])
    func words(status: Int, body: String, said: String?) async throws {
        let server = try LoopbackServer { _ in .text(body, status: status) }
        let desk = desk(server)
        _ = await desk.answers(to: .quotes(["A", "B", "C"]))
        let feed = try #require(await desk.record.feeds.values.first)
        #expect(feed.said == said && feed.failingSince != nil)
    }

    @Test("A server that says how long to wait is not asked again before that")
    func demanded() async throws {
        let server = try LoopbackServer { _ in .text("", status: 429, headers: ["Retry-After": "30"]) }
        _ = await desk(server).answers(to: .quotes(["A"]))
        #expect(agents(server) == [Self.own])
    }

    @Test("The settings' agent is sent as it is, and no other after it")
    func chosen() async throws {
        let server = try server(serving: nil)
        _ = await desk(server, agent: "curl/8").answers(to: .quotes(["A"]))
        #expect(agents(server) == ["curl/8"])
    }

    @Test("Other services hear the program's own name")
    func others() async throws {
        let server = try LoopbackServer { _ in .text("", status: 429) }
        let desk = FeedClient(
            rates: [FeedSource(kind: "rter", url: server.url)], stocks: [],
            client: HTTPClient(limits: Scripted.limits), userAgent: "fxterm/test", clock: clock,
            custom: Scripted.custom(spacing: .zero))
        _ = await desk.answers(to: .rates)
        #expect(agents(server) == ["fxterm/test"])
    }
}
