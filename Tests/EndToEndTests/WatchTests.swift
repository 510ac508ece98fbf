import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.timeLimit(.minutes(10))) struct WatchTests {
    /// The program, with its output in a pipe and its errors in a file.
    private final class Run {
        let process = Process()
        let output = Pipe()
        private let errors: URL
        private var rest = ""

        init(_ home: Home, _ arguments: [String]) throws {
            process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
            process.arguments = arguments
            var variables = ProcessInfo.processInfo.environment
            for (name, value) in home.environment() { variables[name] = value }
            process.environment = variables
            errors = home.folder.appending(path: "errors-\(UUID().uuidString)")
            try Data().write(to: errors)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            try output.fileHandleForWriting.close()
        }

        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        var complaints: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

        func line() -> String? {
            while !rest.contains("\n") {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { return nil }
                rest += String(decoding: data, as: UTF8.self)
            }
            let line = rest.prefix { $0 != "\n" }
            rest = String(rest.dropFirst(line.count + 1))
            return String(line)
        }
    }

    @Test("Each figure that changes is a line of JSON, until nobody reads them")
    func json() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        let run = try Run(home, ["watch", "rates", "JPY", "--figures", "--format", "json"])
        let line = try #require(run.line())
        let item = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(item["panel"] as? String == "rates")
        #expect(item["base"] as? String == "USD")
        #expect(item["code"] as? String == "JPY")
        #expect(item["rate"] as? Double == 149.23)
        #expect(item["state"] as? String == "live")
        let moment = try #require(item["at"] as? String)
        #expect(ISO8601DateFormatter().date(from: moment) != nil)
        #expect(!server.requests.contains { $0.path.contains("chart") }, "nobody is asked for stocks")
        try run.output.fileHandleForReading.close()
        run.process.waitUntilExit()
        #expect(run.process.terminationStatus == 0)
    }

    @Test("For people a line has the moment, the item and its figures; what is on the board is followed")
    func lines() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        let board = try home.start()
        try board.waitUntil { $0.isLive }
        let run = try Run(home, ["watch", "--figures"])
        try home.wait("a second reader") { home.users == 3 }
        try board.press("achf<enter>")
        while let line = run.line() {
            if line.contains("Swiss Franc") { break }
        }
        #expect(run.process.isRunning, "the franc was told of")
        #expect(run.complaints == "")
        server.stop()
    }

    @Test("Without a board figures are fetched and kept, and what is wrong with a feed is said once")
    func collect() throws {
        let home = try Home()
        var bodies = Bodies().all
        bodies["/capi.php"] = nil
        let server = try Replay(bodies).serve()
        try home.useFeeds(of: server)
        let terminal = try home.start(["collect"])
        try terminal.wait(for: "rter")
        try home.wait("a quote") {
            try home.run(["print", "stocks", "2330.TW", "--format", "json"])
                .items("stocks")["2330.TW"]?["price"] as? Double == 1020
        }
        #expect(terminal.screen.says(.collecting))
        #expect(terminal.screen.rows.count { $0.contains("rter") } == 1)
        terminal.signal(SIGINT)
        #expect(try terminal.waitForExit() == .killed(SIGINT))
    }

    @Test(
        "What cannot be watched is wrong usage",
        arguments: [
            ["watch", "clocks"], ["watch", "--format", "csv"], ["watch", "--demo"], ["collect", "rates"],
            ["watch", "rates", "J%Y"], ["print", "--figures"],
        ])
    func wrong(arguments: [String]) throws {
        let outcome = try Home().run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("fxterm: "))
    }
}
