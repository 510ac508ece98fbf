import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct PastRateTests {
    private let since = Day(number: 18_262)

    private func source(_ kind: FeedID, _ server: LoopbackServer) -> FeedSource {
        FeedSource(kind: kind, url: server.url)
    }

    private func failed(_ kind: FeedID, _ cause: FeedFailure.Cause) -> FeedAnswer {
        .failed(FeedFailure(source: kind, cause: cause), symbol: nil)
    }

    private func row(_ code: String, _ rate: Double) -> String {
        #"{"date": "2020-01-02", "base": "USD", "quote": "\#(code)", "rate": \#(rate)}"#
    }

    private func answer(_ source: FeedID, _ closes: [CurrencyCode: Double]) throws -> FeedAnswer {
        let day = try #require(Day("2020-01-02"))
        return .pastRates(closes.mapValues { [DailyClose(day: day, close: $0)] }, source: source)
    }

    /// Bars in London of Thursday 2 January 2020 and of the Sunday after it.
    private func chart(_ pair: String, _ close: Double) -> String {
        """
        {"chart": {"result": [{"meta": {"symbol": "\(pair)", "exchangeTimezoneName": "Europe/London",
        "regularMarketPrice": 9, "regularMarketTime": 1578265200, "dataGranularity": "1d"},
        "timestamp": [1577923200, 1578182400], "indicators": {"quote": [{"close": [\(close), 9]}]}}], "error": null}}
        """
    }

    private func yahoo(_ known: [String: Double]) throws -> LoopbackServer {
        try Replay(
            Dictionary(
                uniqueKeysWithValues: known.map {
                    ("/v8/finance/chart/USD\($0)%3DX", Array(chart("\($0)=X", $1).utf8))
                })
        ).serve()
    }

    @Test("One request asks for all currencies, and the dollar needs none")
    func oneRequest() async throws {
        let server = try LoopbackServer { [row] _ in .text("[\(row("TWD", 30)), \(row("JPY", 109))]") }
        let desk = Scripted.desk(history: [source("frankfurter", server)])
        let answers = await desk.answers(to: .pastRates(["TWD", "USD", "JPY"], since: since))
        #expect(answers == [try answer("frankfurter", ["TWD": 30, "JPY": 109])])
        #expect(server.requests.map(\.path) == ["/v2/rates"])
        #expect(server.requests.map(\.query) == ["base=USD&quotes=JPY,TWD&from=2020-01-01"])
        #expect(await desk.answers(to: .pastRates(["USD"], since: since)).isEmpty)
        #expect(server.requests.count == 1)
    }

    @Test("Asked for the same within the hour, nothing is asked and nothing answered")
    func floor() async throws {
        let server = try LoopbackServer { [row] _ in .text("[\(row("TWD", 30))]") }
        let charts = try yahoo([:])
        let clock = ManualClock()
        let desk = Scripted.desk(
            stocks: [source("yahoo", charts)], history: [source("frankfurter", server)], clock: clock)
        #expect(await desk.answers(to: .pastRates(["TWD"], since: since)).count == 1)
        clock.advance(by: .seconds(1800))
        #expect(await desk.answers(to: .pastRates(["TWD"], since: since)).isEmpty)
        clock.advance(by: .seconds(1800))
        #expect(await desk.answers(to: .pastRates(["TWD"], since: since)).count == 1)
        #expect(server.requests.count == 2)
        #expect(charts.requests.isEmpty)
    }

    @Test("A currency that the feed refuses is left out of a second request, and asked of Yahoo's charts")
    func refused() async throws {
        let server = try LoopbackServer { [row] request in
            request.query.contains("XDR")
                ? .text(#"{"status": 422, "message": "invalid currency: XDR"}"#, status: 422)
                : .text("[\(row("TWD", 30))]")
        }
        let charts = try yahoo(["XDR": 0.725])
        let desk = Scripted.desk(
            stocks: [source("yahoo", charts)], history: [source("frankfurter", server)])
        let answers = await desk.answers(to: .pastRates(["XDR", "TWD"], since: since))
        #expect(
            answers == [try answer("frankfurter", ["TWD": 30]), try answer("yahoo", ["XDR": 0.725])])
        #expect(
            server.requests.map(\.query) == [
                "base=USD&quotes=TWD,XDR&from=2020-01-01", "base=USD&quotes=TWD&from=2020-01-01",
            ])
        #expect(charts.requests.map(\.path) == ["/v8/finance/chart/USDXDR%3DX"])
        #expect(charts.requests.map(\.query) == ["range=1mo&interval=1d"])
    }

    @Test("A feed that refuses one currency after another is not asked for ever")
    func refusedOverAndOver() async throws {
        let server = try LoopbackServer { request in
            let first = request.query.split(separator: "=").dropFirst(2).first?.prefix(3) ?? ""
            return .text(#"{"status": 422, "message": "invalid currency: \#(first)"}"#, status: 422)
        }
        let codes: [CurrencyCode] = "ABCDEFGHIJKLMNOPRSTUV".map { "Q\($0)Q" }
        let desk = Scripted.desk(history: [source("frankfurter", server)])
        #expect(await desk.answers(to: .pastRates(codes, since: since)).isEmpty)
        #expect(server.requests.count == 4)
    }

    @Test(
        "When the first feed fails, that is told, and the next is asked for what is missing",
        arguments: [
            (LoopbackResponse.text("oops", status: 500), FeedFailure.Cause.status(500)),
            (.text(#"{"status": 404, "message": "not found"}"#, status: 404), .status(404)),
            (
                .text("slow down", status: 429, headers: ["Retry-After": "30"]),
                .tooManyRequests(retryAfter: 30)
            ),
            (.text(#"{"status": 422, "message": "invalid date"}"#, status: 422), .malformed("invalid date")),
            (.text("<html>"), .malformed("a web page instead of figures")),
        ] as [(LoopbackResponse, FeedFailure.Cause)])
    func failOver(response: LoopbackResponse, cause: FeedFailure.Cause) async throws {
        let broken = try LoopbackServer { _ in response }
        let second = try LoopbackServer { [row] _ in .text("[\(row("TWD", 30))]") }
        let charts = try yahoo(["JPY": 109])
        let desk = Scripted.desk(
            stocks: [source("yahoo", charts)],
            history: [source("frankfurter", broken), source("frankfurter", second)])
        let answers = await desk.answers(to: .pastRates(["TWD", "JPY"], since: since))
        #expect(
            answers == [
                failed("frankfurter", cause), try answer("frankfurter", ["TWD": 30]),
                try answer("yahoo", ["JPY": 109]),
            ])
        #expect(second.requests.map(\.query) == ["base=USD&quotes=JPY,TWD&from=2020-01-01"])
    }

    @Test("Yahoo's charts are asked for five currencies a round; a pair that it does not have is no news")
    func fewCharts() async throws {
        let charts = try yahoo(["AAB": 1, "AAD": 2])
        let desk = Scripted.desk(stocks: [source("yahoo", charts)])
        let codes: [CurrencyCode] = ["AAA", "AAB", "AAC", "AAD", "AAE", "AAF", "AAG"]
        let answers = await desk.answers(to: .pastRates(codes, since: since))
        #expect(answers == [try answer("yahoo", ["AAB": 1]), try answer("yahoo", ["AAD": 2])])
        #expect(charts.requests.count == 5)
    }

    @Test("A closed door ends the round, told once")
    func closed() async throws {
        let charts = try LoopbackServer { _ in .text("Too Many Requests", status: 429) }
        let desk = Scripted.desk(stocks: [source("yahoo", charts)])
        let answers = await desk.answers(to: .pastRates(["TWD", "JPY"], since: since))
        #expect(answers == [failed("yahoo", .tooManyRequests(retryAfter: 900))])
        // One request, under two names (`FeedAgentTests`).
        #expect(charts.requests.map(\.path) == Array(repeating: "/v8/finance/chart/USDTWD%3DX", count: 2))
    }

    @Test("A pair's days are London's, and the day that is not over is left out")
    func londonDays() throws {
        // 23:00 UTC is midnight in London's summer: the bars of Thursday 2 and Friday 3 July 2020.
        let body = chart("TWD=X", 29.5).replacing("1577923200, 1578182400", with: "1593644400, 1593730800")
        let friday = try #require(Day("2020-07-03"))
        func days(today: Day) throws -> [String] {
            try YahooPast().past(of: "TWD", in: Array(body.utf8), today: today).closes.map(\.day.description)
        }
        #expect(try days(today: friday) == ["2020-07-02"])
        #expect(try days(today: friday + 1) == ["2020-07-02", "2020-07-03"])
    }
}
