import Board
import FeedWire
import Foundation
import Glibc
import Literals
import Loopback
import Market
import PseudoTerminal
import Store
import Synchronization
import Testing
import Words

/// The feeds' program killed in the middle of a round: what it had asked must not be asked again at once.
@Suite(.serialized, .timeLimit(.minutes(2))) struct CrashTests {
    /// A name of the feeds' program of this test's own, so that no other test's is killed.
    private let folder = NSTemporaryDirectory() + "fxterm-\(UUID().uuidString)"
    private var path: String { folder + "/fxterm-feeds" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: try BuiltProduct.path(of: "fxterm-feeds"))
    }

    private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    private func process(_ server: LoopbackServer, memory: Memory? = nil) throws -> FeedProcess {
        let start = FeedStart(
            rates: [FeedSource(kind: "rter", url: server.url)],
            stocks: [FeedSource(kind: "yahoo", url: server.url)], userAgent: "fxterm/test", isPatient: false)
        return FeedProcess(
            path: path, start: start, log: "/dev/null", memory: memory)
    }

    /// Asks, kills the feeds' program once the server has seen `count` requests, and gives the answers.
    private func killed(
        _ feeds: FeedProcess, _ subject: FeedSubject, at server: LoopbackServer, after count: Int
    ) async throws -> [FeedAnswer] {
        let answers = Task {
            var answers: [FeedAnswer] = []
            for await answer in feeds.ask(subject) { answers.append(answer) }
            return answers
        }
        try await server.waitForRequests(count)
        for pid in FeedsPrograms.running(path) { kill(try #require(Int32(pid)), SIGKILL) }
        return await answers.value
    }

    private func chart(_ path: String) -> String {
        let symbol = path.split(separator: "/").last.map(String.init) ?? ""
        return """
            {"chart": {"result": [{"meta": {"symbol": "\(symbol)", "currency": "USD", "regularMarketPrice": 2,
            "regularMarketTime": 1795104000, "exchangeTimezoneName": "America/New_York", "dataGranularity": "1d"},
            "timestamp": [1795012200], "indicators": {"quote": [{"close": [1.5]}]}}], "error": null}}
            """
    }

    @Test(
        "What a killed program had asked is kept: what was answered is not asked again, the rest after a pause"
    )
    func midRound() async throws {
        defer { removeFolder() }
        let isDown = Mutex(true)
        let server = try LoopbackServer { request in
            request.path.contains("SLOW") && isDown.withLock { $0 } ? .hang : .text(chart(request.path))
        }
        let memory = Memory()
        let feeds = try process(server, memory: memory)
        let subject = FeedSubject.quotes(["AAA", "SLOW"])
        let answers = try await killed(feeds, subject, at: server, after: 2)
        #expect(answers.count == 2, "the figure that had come, and what became of the rest: \(answers)")

        let host = try #require(memory.recall().hosts.values.first)
        #expect(host.starts.count == 2)
        #expect(host.asked.count == 1)
        #expect(host.openSince != nil)

        isDown.withLock { $0 = false }
        var again: [FeedAnswer] = []
        for await answer in feeds.ask(subject) { again.append(answer) }
        let asked = server.requests.map(\.path).map { $0.split(separator: "/").last.map(String.init) ?? "" }
        #expect(asked == ["AAA", "SLOW", "SLOW"], "the first was answered less than a minute ago")
        #expect(again.count == 1)
        // `PaceTests` says how long it has: a rest as after a failure.
        #expect(memory.mostFailures == 1, "a host over which a program died counts as one that failed")
    }

    @Test(
        "Another program with the same memory, started after the kill, keeps the same pace", arguments: 0..<3)
    func otherProgram(number: Int) async throws {
        let server = try LoopbackServer { _ in .hang }
        defer { removeFolder() }
        let file = FeedRecordFile(path: folder + "/feeds.json")
        let first = try process(server, memory: Memory(file))
        _ = try await killed(first, .rates, at: server, after: 1)
        // The file alone is what the other has: the first has said nothing at its end.
        let host = try #require(file.load().hosts.values.first)
        #expect(host.starts.count == 1)
        #expect(host.openSince != nil)

        let second = try process(server, memory: Memory(file))
        _ = try await killed(second, .rates, at: server, after: 2)
        #expect(file.load().hosts.values.first?.starts.count == 2)
        #expect(file.load().hosts.values.first?.failures == 1)
    }

    @Test(
        "A server over which the feeds' program dies again and again is asked ever less often, and failing is said"
    )
    func again() async throws {
        defer { removeFolder() }
        let server = try LoopbackServer { _ in .hang }
        let memory = Memory()
        let feeds = try process(server, memory: memory)
        _ = try await killed(feeds, .rates, at: server, after: 1)
        _ = try await killed(feeds, .rates, at: server, after: 2)
        // The rest is longer each time.
        var answers: [FeedAnswer] = []
        for await answer in feeds.ask(.rates) { answers.append(answer) }
        guard case .failed(let failure, nil)? = answers.first else {
            Issue.record("no failure: \(answers)")
            return
        }
        #expect(failure.sentence(.english).says(.feedsStopped))
        #expect(server.requests.count == 2)
        #expect(memory.recall().feeds.values.first?.failingSince != nil)
    }
}
