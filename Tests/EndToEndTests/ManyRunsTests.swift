import Foundation
import Loopback
import PseudoTerminal
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct ManyRunsTests {
    /// Answers once so many programs, including the collector, use the store: starting takes seconds. The
    /// caller has to read the output of those that need it meanwhile.
    private func server(_ home: Home, waitingFor users: Int = 2) throws -> LoopbackServer {
        let bodies = Replay(Bodies().all)
        return try LoopbackServer { request in
            let end = ContinuousClock.now + .seconds(8)
            while home.users < users, ContinuousClock.now < end { usleep(20_000) }
            // A reader sends its request just after it has its lock.
            usleep(200_000)
            return bodies.response(to: request)
        }
    }

    @Test("Thirty prints started at once ask as one does, and each prints figures")
    func prints() async throws {
        let alone = try Home()
        let calm = try server(alone)
        try alone.useFeeds(of: calm)
        _ = try alone.run(["print"])
        let home = try Home()
        let busy = try server(home, waitingFor: 31)
        try home.useFeeds(of: busy)
        let outcomes = try await withThrowingTaskGroup(of: Outcome.self) { group in
            for _ in 0..<30 {
                group.addTask { try await Self.run(home, ["print", "--format", "json"]) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(busy.requests.map(\.path).sorted() == calm.requests.map(\.path).sorted())
        for outcome in outcomes {
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.items("rates")["JPY"]?["rate"] as? Double == 149.23, "\(outcome.errors)")
            #expect(outcome.items("rates")["JPY"]?["baseRate"] as? Double == 146)
            #expect(outcome.items("stocks")["AAPL"]?["price"] as? Double == Bodies.price)
            #expect(outcome.items("stocks")["2330.TW"]?["price"] as? Double == Bodies.price)
        }
    }

    @Test("Boards started at once ask as one does, and each shows figures")
    func boards() throws {
        let home = try Home()
        let server = try server(home, waitingFor: 7)
        try home.useFeeds(of: server)
        let terminals = try (0..<6).map { _ in try home.start(width: 160) }
        try home.wait("six boards and a collector") {
            for terminal in terminals { try terminal.watch(for: .milliseconds(5)) }
            return home.users == 7
        }
        for terminal in terminals {
            try terminal.waitUntil(timeout: .seconds(60)) { $0.hasRate("149.23") && $0.contains("1020.00") }
        }
        for terminal in terminals {
            try terminal.press("q")
            _ = try terminal.waitForExit(timeout: .seconds(30))
        }
        let paths = server.requests.map(\.path)
        #expect(Set(paths).count == paths.count, "\(paths)")
    }

    private static func run(_ home: Home, _ arguments: [String]) async throws -> Outcome {
        try await withCheckedThrowingContinuation { done in
            Thread.detachNewThread { done.resume(with: Result { try home.run(arguments) }) }
        }
    }
}
