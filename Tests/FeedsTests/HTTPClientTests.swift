import Foundation
import Loopback
import Market
import Testing

@testable import Feeds

@Suite(.serialized, .timeLimit(.minutes(10)))
struct HTTPClientTests {
    private func result(
        of response: LoopbackResponse, limits: HTTPLimits = Scripted.limits
    ) async throws -> Result<HTTPAnswer, FeedFailure.Cause> {
        let server = try LoopbackServer { _ in response }
        defer { server.stop() }
        return await result(at: server.url + "/feed", client: Scripted.client(limits))
    }

    private func result(
        at text: String, client: HTTPClient = Scripted.client()
    ) async -> Result<HTTPAnswer, FeedFailure.Cause> {
        guard let url = WebAddress(text) else { return .failure(.unreachable("no address")) }
        do throws(FeedFailure.Cause) {
            return .success(try await client.get(url))
        } catch {
            return .failure(error)
        }
    }

    @Test("An answer comes whole, and the request names the program")
    func plainAnswer() async throws {
        let server = try LoopbackServer { _ in .text("{}") }
        let answer = try await result(at: server.url + "/feed?a=b").get()
        #expect(answer.status == 200)
        #expect(answer.body == Array("{}".utf8))
        #expect(answer.retryAfter == nil)
        let request = try #require(server.requests.first)
        #expect(request.headers["user-agent"] == "fxterm/test")
        #expect(request.headers["cookie"] == nil)
        #expect(request.path == "/feed")
        #expect(request.query == "a=b")
    }

    @Test("Nothing is kept: no cookie comes back, and no answer comes from a cache")
    func noMemory() async throws {
        let server = try LoopbackServer { _ in
            .text("1", headers: ["Set-Cookie": "a=b; Path=/", "Cache-Control": "max-age=3600"])
        }
        let client = Scripted.client()
        for _ in 1...2 { _ = try await result(at: server.url, client: client).get() }
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test(
        "Any status comes through, with the time to wait",
        arguments: [200, 204, 400, 401, 404, 422, 429, 500, 503])
    func statuses(status: Int) async throws {
        let answer = try await result(
            of: .body([], status: status, headers: ["Retry-After": "7"])
        ).get()
        #expect(answer.status == status)
        #expect(answer.retryAfter == 7)
    }

    @Test(
        "The time to wait is read as seconds and as a date by the server's own clock; a day is the most",
        arguments: [
            ("120", 120), (" 7 ", 7), ("864000", 86_400), ("Sun, 06 Nov 1994 08:49:37 GMT", 60),
            ("Sun, 06 Nov 2094 08:49:37 GMT", 86_400), ("Sunday, 06-Nov-94 08:49:37 GMT", 60), ("0", nil),
            ("-5", nil), ("soon", nil), ("1e3", nil), ("", nil), ("Sun, 06 Nov 1994 08:00:00 GMT", nil),
            ("Sun, 06 Foo 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 28:49:37 GMT", nil),
            ("Sun, 06 Nov -9223372036854775808 08:49:37 GMT", nil), (nil, nil),
        ] as [(String?, Int?)])
    func retryAfter(value: String?, seconds: Int?) async throws {
        // A minute before RFC 9110's own example.
        var headers = ["Date": "Sun, 06 Nov 1994 08:48:37 GMT"]
        headers["Retry-After"] = value
        #expect(try await result(of: .body([], status: 429, headers: headers)).get().retryAfter == seconds)
    }

    @Test("A date to wait for counts from now where the server does not tell its time")
    func retryAtDate() async throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        let value = formatter.string(from: .now + 600)
        let answer = try await result(of: .body([], status: 503, headers: ["Retry-After": value])).get()
        #expect((540...600).contains(try #require(answer.retryAfter)))
    }

    @Test("A server that accepts and never answers is given up")
    func silence() async throws {
        #expect(try await result(of: .hang, limits: Scripted.hasty) == .failure(.timedOut))
    }

    @Test("An answer that is awaited takes no work")
    func rest() async throws {
        let before = timesWoken()
        #expect(try await result(of: .hang, limits: Scripted.hasty) == .failure(.timedOut))
        #expect(timesWoken() - before < 200)
    }

    @Test("An answer that drips for ever ends with the total time")
    func drip() async throws {
        let start = ContinuousClock.now
        let body = [UInt8](repeating: 32, count: 10_000)
        var limits = Scripted.hasty
        limits.idle = .seconds(20)
        let outcome = try await result(of: .drip(body, pause: .milliseconds(50)), limits: limits)
        #expect(outcome == .failure(.timedOut))
        #expect(ContinuousClock.now - start >= limits.total)
    }

    @Test("A body without an end stops at the limit")
    func endless() async throws {
        let outcome = try await result(of: .endless([UInt8](repeating: 65, count: 10_000)))
        #expect(outcome == .failure(.tooLarge(limit: Scripted.limits.body)))
    }

    @Test("A body of exactly the limit is read, and one byte more is not")
    func limit() async throws {
        let body = [UInt8](repeating: 65, count: Scripted.limits.body)
        #expect(try await result(of: .body(body)).get().body.count == body.count)
        #expect(try await result(of: .body(body + [65])) == .failure(.tooLarge(limit: body.count)))
    }

    @Test("Half a body is no answer")
    func half() async throws {
        let outcome = try await result(of: .truncated(Array("{\"USDJPY\":".utf8), announced: 1000))
        #expect(outcome == .failure(.malformed(.known(.breaksOff))))
    }

    @Test("A connection that is closed without a word, or with nonsense, is a failure")
    func nonsense() async throws {
        for bytes in [Array("".utf8), Array("SSH-2.0-OpenSSH\r\n".utf8), [0, 255, 13, 10, 13, 10]] {
            guard case .failure(let cause) = try await result(of: .raw(bytes)) else {
                Issue.record("\(bytes) gave an answer")
                continue
            }
            switch cause {
            case .unreachable, .malformed: break
            default: Issue.record("\(bytes) gave \(cause)")
            }
        }
    }

    @Test("Where nobody listens, the failure says that there is no connection")
    func refused() async throws {
        let server = try LoopbackServer { _ in .hang }
        let url = server.url
        server.stop()
        #expect(await result(at: url) == .failure(.unreachable(.known(.noConnection))))
    }

    @Test("A redirect within this machine is followed")
    func redirect() async throws {
        let server = try LoopbackServer { request in
            request.path == "/a" ? .redirect(to: "/b") : .text(request.path)
        }
        #expect(try await result(at: server.url + "/a").get().body == Array("/b".utf8))
    }

    @Test(
        "A redirect off this machine is not followed",
        arguments: [
            "http://example.invalid/", "https://example.invalid/", "http://127.example.invalid/",
            "ftp://localhost/",
        ])
    func redirectAway(target: String) async throws {
        #expect(try await result(of: .redirect(to: target)) == .failure(.badRedirect(target)))
    }

    @Test("A redirect to another port of the same host is not followed")
    func redirectToOtherPort() async throws {
        let other = try LoopbackServer { _ in .text("{}") }
        #expect(
            try await result(of: .redirect(to: other.url + "/a")) == .failure(.badRedirect(other.url + "/a")))
        #expect(other.requests.isEmpty)
    }

    @Test("A chain of redirects ends after five")
    func redirectLoop() async throws {
        let server = try LoopbackServer { _ in .redirect(to: "/again") }
        #expect(await result(at: server.url) == .failure(.badRedirect("more than 5 times")))
        #expect(server.requests.count == 6)
    }

    @Test(
        "Plain http to another machine is refused before anything is sent",
        arguments: [
            "http://example.invalid/", "http://128.0.0.1/", "http://127.0.0.1.example.invalid/",
            "http://127.1.invalid/",
        ])
    func insecure(url: String) async {
        #expect(await result(at: url) == .failure(.insecureAddress(url)))
    }

    @Test("A small body that unpacks to a huge one stops at the limit, not in memory")
    func bomb() async throws {
        let bomb = try gzipped(megabytes: 256)
        let before = residentKilobytes()
        let outcome = try await result(of: .body(bomb, headers: ["Content-Encoding": "gzip"]))
        #expect(outcome == .failure(.tooLarge(limit: Scripted.limits.body)))
        #expect(residentKilobytes() - before < 150_000)
    }

    @Test("A compressed body is unpacked")
    func compressed() async throws {
        let body = try gzipped(megabytes: 0, tail: "[1, 2]")
        let answer = try await result(of: .body(body, headers: ["Content-Encoding": "gzip"])).get()
        #expect(answer.body == Array("[1, 2]".utf8))
    }

    @Test("A task that is cancelled lets go of its connection at once")
    func cancelled() async throws {
        let server = try LoopbackServer { _ in .hang }
        let client = Scripted.client(HTTPLimits(idle: .seconds(50), total: .seconds(50)))
        let asking = Task { [url = server.url] in await result(at: url, client: client) }
        try await server.waitForRequests(1)
        asking.cancel()
        #expect(await asking.value == .failure(.timedOut))
    }

    private func gzipped(megabytes: Int, tail: String = "") throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"{ head -c "$0"M /dev/zero; printf %s "$1"; } | gzip -1"#, "\(megabytes)", tail,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Array(data)
    }

    private func timesWoken() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_nvcsw
    }

    private func residentKilobytes() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}
