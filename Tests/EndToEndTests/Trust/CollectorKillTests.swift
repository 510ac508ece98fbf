import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Seeded
import Synchronization
import Testing

@Suite(.serialized, .timeLimit(.minutes(30))) struct CollectorKillTests {
    /// Takes some ten seconds: twenty kills, each followed by a restart and a newer price.
    @Test(
        "Killed at random, none takes the others with it: no figure is lost, no second collector is there, no board stands still"
    )
    func killed() throws {
        let trial = Trial(
            "SIGKILL of boards, a watch, prints and their collector at random", 20, often: 200,
            test: "CollectorKillTests.killed")
        var random = trial.generator
        let home = try Home()
        let answers = Mutex(0)
        let server = try LoopbackServer { _ in
            let count = answers.withLock { count in
                count += 1
                return count
            }
            return .text(Self.list(5000 + count))
        }
        try home.write(
            """
            { feeds: { rates: [], history: [], events: [], stocks: [ { kind: "dash", url: "\(server.url)" } ] },
              refresh: { rates: 86400, stocks: 1 } }
            """, to: home.settings)
        var boards = try (0..<(trial.count > 20 ? 5 : 2)).map { _ in try home.start(width: 160) }
        var watch = try home.start(["watch", "--figures"], width: 160)
        var kept = 0
        for round in 0..<trial.count {
            let comment: Comment = "seed \(trial.seed), round \(round)"
            for board in boards { try board.waitUntil { (Self.price($0) ?? 0) > kept } }
            usleep(.random(in: 0...300_000, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let place = Int.random(in: boards.indices, using: &random)
                boards[place].signal(SIGKILL)
                _ = try boards[place].waitForExit()
                boards[place] = try home.start(width: 160)
            case 1:
                let print = try home.start(["print", "stocks"])
                usleep(.random(in: 0...150_000, using: &random))
                print.signal(SIGKILL)
                _ = try print.waitForExit()
            case 2:
                watch.signal(SIGKILL)
                _ = try watch.waitForExit()
                watch = try home.start(["watch", "--figures"], width: 160)
            default: home.endCollector()
            }
            // A price on screen is also on disk, whichever process has died since.
            let shown = boards.compactMap { Self.price($0.screen) }.max() ?? 0
            let outcome = try home.run(["print", "stocks", "2330.TW", "--format", "json"])
            let printed = outcome.items("stocks")["2330.TW"]?["price"] as? Double ?? 0
            try #require(Int(printed) >= max(kept, shown), "\(comment): \(outcome.errors)")
            kept = Int(printed)
            try home.wait("one collector, which has the lock: \(comment)", timeout: .seconds(30)) {
                // Boards stop if no one reads their output.
                for reader in boards + [watch] { try reader.watch(for: .milliseconds(5)) }
                let found = home.collectors
                return found.count == 1 && home.signedCollector == found[0]
            }
            for reader in boards + [watch] { reader.forgetOutput() }
        }
        try watch.waitUntil { (Self.price($0) ?? 0) > kept }
        for board in boards {
            try board.waitUntil { (Self.price($0) ?? 0) > kept }
            try board.press("q")
            #expect(try board.waitForExit() == .exited(0))
        }
        trial.note("\(trial.count) kills, \(server.requests.count) answers", lost: 0)
    }

    private static func price(_ screen: TerminalScreen) -> Int? {
        let row = screen.rows.last { $0.contains("2330") } ?? ""
        return row.firstMatch(of: /\b(\d{4})\.00\b/).flatMap { Int($0.1) }.flatMap { $0 > 5000 ? $0 : nil }
    }

    private static func list(_ price: Int) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "Asia/Taipei")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let time = formatter.string(from: Date())
        return """
            [{"symbol": "2330.TW", "name": "台積電", "dataList": [{"time": "\(time)", "value": \(price)}]}]
            """
    }
}
