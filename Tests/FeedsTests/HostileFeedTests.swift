import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct HostileFeedTests {
    private let rter = #"{"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}}"#

    private func rates(
        _ url: String, limits: HTTPLimits = Scripted.limits
    ) async -> [FeedAnswer] {
        await Scripted.desk(rates: [FeedSource(kind: "rter", url: url)], limits: limits).answers(to: .rates)
    }

    private func failed(_ cause: FeedFailure.Cause) -> [FeedAnswer] {
        [.failed(FeedFailure(source: "rter", cause: cause), symbol: nil)]
    }

    @Test(
        "A refusal that does not say for how long, or says nonsense, is left alone for a quarter of an hour",
        arguments: [nil, "", "soon", "-5", "1e3"] as [String?])
    func refusal(retryAfter: String?) async throws {
        let server = try LoopbackServer { _ in
            .text(
                "Too Many Requests", status: 429,
                headers: retryAfter.map { ["Retry-After": $0] } ?? [:])
        }
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        let seconds = [0, 899, 1]
        var told: [FeedFailure.Cause] = []
        for wait in seconds {
            clock.advance(by: .seconds(wait))
            for answer in await desk.answers(to: .quotes(["A"])) {
                if case .failed(let failure, _) = answer { told.append(failure.cause) }
            }
        }
        #expect(
            told == [
                .tooManyRequests(retryAfter: 900), .tooManyRequests(retryAfter: 1),
                .tooManyRequests(retryAfter: 1800),
            ])
        // The first one twice, under two names (`FeedAgentTests`).
        #expect(server.requests.count == 3)
    }

    @Test(
        "A server out of order is told with its status, whatever it sends along",
        arguments: [500, 502, 503, 504, 599])
    func outOfOrder(status: Int) async throws {
        let server = try LoopbackServer { [rter] _ in .text(rter, status: status) }
        #expect(await rates(server.url) == failed(.status(status)))
    }

    @Test(
        "A connection that is reset before an answer, in its head or in its body is a failure",
        arguments: [
            "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"USD",
        ])
    func reset(bytes: String) async throws {
        let listener = try RudeListener(.reset(after: Array(bytes.utf8)))
        let answers = await rates(listener.url)
        withExtendedLifetime(listener) {}
        guard case .failed(let failure, nil) = answers.first, answers.count == 1 else {
            Issue.record("\(answers)")
            return
        }
        switch failure.cause {
        case .unreachable, .malformed: break
        default: Issue.record("\(failure.cause)")
        }
    }

    @Test("A host that lets nobody connect is given up in time")
    func connectTimeOut() async throws {
        let listener = try RudeListener(.full)
        #expect(listener.isFull)
        let start = ContinuousClock.now
        #expect(await rates(listener.url, limits: Scripted.hasty) == failed(.timedOut))
        #expect(ContinuousClock.now - start >= Scripted.hasty.idle)
        withExtendedLifetime(listener) {}
    }

    @Test(
        "A body counts for what it is, not for what its head calls it",
        arguments: [
            "text/html;charset=UTF-8", "image/png", "text/plain; charset=latin-1", "application/octet-stream",
            ";;;", "",
        ])
    func contentType(name: String) async throws {
        let server = try LoopbackServer { [rter] request in
            .text(request.path == "/good" ? rter : "<html>Sorry</html>", headers: ["Content-Type": name])
        }
        let rate = Rate(code: "JPY", perDollar: 149.23, quotedAt: Instant(1_795_187_283), source: "rter")
        #expect(await rates(server.url + "/good") == [.rates([rate])])
        #expect(await rates(server.url + "/bad") == failed(.malformed("a web page instead of figures")))
    }

    @Test(
        "A page or blank lines with status 200 are no figures, and say so",
        arguments: [
            ("<!DOCTYPE html><title>Just a moment…</title>", "a web page instead of figures"),
            ("\u{FEFF}<html>", "no JSON: \u{FEFF}<html>"),
            (String(repeating: "\r\n", count: 20), "it is empty"),
            ("", "it is empty"),
        ])
    func noFigures(body: String, complaint: String) async throws {
        let server = try LoopbackServer { _ in
            .text(body, headers: ["Content-Type": "application/json"])
        }
        #expect(await rates(server.url) == failed(.malformed(.said(complaint))))
    }

    @Test("Blank lines before the figures do no harm")
    func leadingBlankLines() async throws {
        let server = try LoopbackServer { [rter] _ in .text(String(repeating: "\n", count: 21) + rter) }
        let answers = await rates(server.url)
        #expect(answers.count == 1)
        guard case .rates(let rates) = answers.first else {
            Issue.record("\(answers)")
            return
        }
        #expect(rates.map(\.perDollar) == [149.23])
    }

    @Test("As the program is set up, 8 MiB are read and one byte more is not")
    func bodyLimit() async throws {
        let limit = 8 << 20
        #expect(HTTPLimits().body == limit)
        let server = try LoopbackServer { [rter] request in
            let blanks = limit - rter.utf8.count + (request.path == "/more" ? 1 : 0)
            return .text(rter + String(repeating: " ", count: blanks))
        }
        let limits = HTTPLimits(idle: .seconds(20), total: .seconds(50))
        guard case .rates = await rates(server.url, limits: limits).first else {
            Issue.record("8 MiB are not read")
            return
        }
        #expect(await rates(server.url + "/more", limits: limits) == failed(.tooLarge(limit: limit)))
    }

    private static let name =
        #"\u001b]0;gotcha\u0007 Acme\u202e\u001b[2J \r\n\u009b31m\u0000Ltd\u2066"#
        + String(repeating: " and sons", count: 1000)

    @Test(
        "Names come cleaned and cut from every feed that has them",
        arguments: [
            (
                "yahoo",
                #"{"chart": {"result": [{"meta": {"symbol": "2330.TW", "currency": "NAME", "longName": "NAME", "#
                    + #""regularMarketPrice": 2, "regularMarketTime": 1795104000}}]}}"#
            ),
            (
                "twse",
                #"{"msgArray": [{"c": "2330", "ex": "tse", "n": "NAME", "z": "2", "tlong": "1795066200000"}]}"#
            ),
            ("twse-day", #"[{"Date": "1151119", "Code": "2330", "Name": "NAME", "ClosingPrice": "2"}]"#),
            (
                "dash",
                #"[{"symbol": "2330.TW", "name": "NAME", "lastCloseDay": "20261118", "lastClose": 2, "#
                    + #""dataList": [{"time": "2026-11-19 09:05:00", "value": 2}]}]"#
            ),
        ])
    func names(kind: String, body: String) async throws {
        let answer = body.replacing("NAME", with: Self.name)
        let server = try LoopbackServer { _ in .text(answer) }
        let desk = Scripted.desk(stocks: [FeedSource(kind: FeedID(stringLiteral: kind), url: server.url)])
        let answers = await desk.answers(to: .quotes(["2330.TW"]))
        guard case .quotes(let quotes) = answers.first, let quote = quotes.first else {
            Issue.record("\(answers)")
            return
        }
        #expect(quote.price == 2)
        let name = try #require(quote.name ?? quote.localName)
        #expect(name.hasPrefix("Acme Ltd and sons and sons"))
        #expect((70...80).contains(name.unicodeScalars.count))
        #expect(CleanText.line(name) == name)
        #expect((quote.currency ?? "").unicodeScalars.count <= 8)
    }
}
