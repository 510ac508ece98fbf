import Board
import CivilTime
import FeedWire
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Synchronization
import Testing
import Words

/// The feeds' program, started for real and asked over its socket.
@Suite(.serialized) struct FeedProcessTests {
    private let rter = Array(#"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#.utf8)

    private func process(
        _ server: LoopbackServer, path: String? = nil, memory: Memory? = nil
    ) throws -> FeedProcess {
        let start = FeedStart(
            rates: [FeedSource(kind: "rter", url: server.url + "/capi.php")],
            stocks: [FeedSource(kind: "yahoo", url: server.url)],
            history: [FeedSource(kind: "frankfurter", url: server.url)], userAgent: "fxterm/test")
        return FeedProcess(
            path: try path ?? BuiltProduct.path(of: "fxterm-feeds"), start: start, log: "/dev/null",
            memory: memory)
    }

    private func answers(_ feeds: FeedProcess, _ subject: FeedSubject) async -> [FeedAnswer] {
        var answers: [FeedAnswer] = []
        for await answer in feeds.ask(subject) { answers.append(answer) }
        return answers
    }

    @Test("A question is answered, and the program is gone afterwards")
    func asked() async throws {
        let server = try Replay(["/capi.php": rter]).serve()
        let answers = await answers(try process(server), .rates)
        let rate = Rate(code: "JPY", perDollar: 149.23, quotedAt: Instant(1_795_187_283), source: "rter")
        #expect(answers == [.rates([rate])])
        #expect(server.requests.first?.headers["user-agent"] == "fxterm/test")
        try waitForNoChild()
    }

    @Test("Past rates are asked of their own feeds")
    func pastRates() async throws {
        let body = #"[{"date":"2020-01-02","base":"USD","quote":"TWD","rate":30}]"#
        let server = try Replay(["/v2/rates": Array(body.utf8)]).serve()
        let day = try #require(Day("2020-01-02"))
        #expect(
            await answers(try process(server), .pastRates(["TWD"], since: day)) == [
                .pastRates(["TWD": [DailyClose(day: day, close: 30)]], source: "frankfurter")
            ])
    }

    @Test("The pace is kept from one program to the next")
    func pace() async throws {
        let server = try Replay(["/capi.php": rter]).serve()
        let feeds = try process(server)
        #expect(await answers(feeds, .rates).count == 1)
        try waitForNoChild()
        #expect(await answers(feeds, .rates) == [], "asked again at once, it is passed over")
        #expect(server.requests.count == 1)
    }

    @Test("What one program has asked is known to the next run, through the memory that they share")
    func memory() async throws {
        let server = try Replay(["/capi.php": rter]).serve()
        let memory = Memory()
        let first = try process(server, memory: memory)
        #expect(await answers(first, .rates).count == 1)
        first.finish(within: 10_000)
        #expect(memory.recall().feeds.values.first?.answeredAt != nil)
        #expect(await answers(try process(server, memory: memory), .rates) == [])
        #expect(server.requests.count == 1)
    }

    @Test("Finishing in the middle of a question keeps that it was asked")
    func finishing() async throws {
        let server = try LoopbackServer { _ in .hang }
        let memory = Memory()
        let feeds = try process(server, memory: memory)
        let reading = Task { await answers(feeds, .rates) }
        try await server.waitForRequests(1)
        feeds.finish(within: 10_000)
        #expect(memory.recall().hosts.values.first?.starts.count == 1)
        #expect(await answers(feeds, .rates) == [], "nothing more is asked")
        reading.cancel()
        #expect(server.requests.count == 1)
    }

    @Test("Other feeds are asked in the middle of a question, which ends without an answer")
    func otherFeeds() async throws {
        let silent = try LoopbackServer { _ in .hang }
        let server = try Replay(["/capi.php": rter]).serve()
        let feeds = try process(silent)
        async let first = answers(feeds, .rates)
        try await silent.waitForRequests(1)
        let other = FeedSource(kind: "rter", url: server.url + "/capi.php")
        feeds.use(rates: [other], stocks: [], history: [])
        #expect(await first == [])
        #expect(await answers(feeds, .rates).count == 1)
        #expect(feeds.sources(of: .rates) == [other])
        feeds.finish(within: 10_000)
        try waitForNoChild()
    }

    @Test("Two questions at once are both answered")
    func concurrent() async throws {
        let server = try Replay(["/capi.php": rter]).serve()
        let feeds = try process(server)
        async let rates = answers(feeds, .rates)
        async let quotes = answers(feeds, .quotes(["ZZZZ"]))
        #expect(await rates.count == 1)
        #expect(
            await quotes == [.failed(FeedFailure(source: "yahoo", cause: .unknownSymbol), symbol: "ZZZZ")])
    }

    @Test("An answer whose head breaks off is none")
    func brokenHead() async throws {
        let server = try LoopbackServer { request in
            request.path.hasPrefix("/capi.php") ? .raw(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8)) : .hang
        }
        let feeds = try process(server)
        let broken = FeedAnswer.failed(
            FeedFailure(source: "rter", cause: .malformed(.known(.breaksOff))), symbol: nil)
        #expect(await answers(feeds, .rates) == [broken])
    }

    @Test("A crash of the feeds' program starts no other program that would describe it")
    func plainCrash() async throws {
        let folder = NSTemporaryDirectory() + "fxterm-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = folder + "/fxterm-feeds"
        try "#!/bin/sh\nenv > \(folder)/environment\n".write(
            toFile: script, atomically: true, encoding: .utf8)
        chmod(script, 0o700)
        setenv("SWIFT_BACKTRACE", "enable=yes", 1)
        defer { unsetenv("SWIFT_BACKTRACE") }
        let answers = await answers(try process(try Replay([:]).serve(), path: script), .rates)
        #expect(answers.count == 1)
        let lines = try String(contentsOfFile: folder + "/environment", encoding: .utf8).split(
            separator: "\n")
        #expect(lines.filter { $0.hasPrefix("SWIFT_BACKTRACE=") } == ["SWIFT_BACKTRACE=enable=no"])
        #expect(lines.contains { $0.hasPrefix("PATH=") })
    }

    @Test(
        "A program that cannot be started is said in words, with the reason",
        arguments: [("/nonexistent/fxterm-feeds", Phrase.feedsMissing), ("/etc/passwd", .feedsUnfit)])
    func unstarted(path: String, reason: Phrase) async throws {
        let server = try Replay([:]).serve()
        let answers = await answers(try process(server, path: path), .rates)
        guard case .failed(let failure, nil)? = answers.first else {
            Issue.record("not a failure: \(answers)")
            return
        }
        #expect(failure.sentence(.english).says(reason))
    }

    private func waitForNoChild() throws {
        let end = ContinuousClock.now + .seconds(60)
        while !FeedsPrograms.running(try BuiltProduct.path(of: "fxterm-feeds")).isEmpty {
            try #require(ContinuousClock.now < end, "the feeds' program is still there")
            usleep(2000)
        }
    }
}
