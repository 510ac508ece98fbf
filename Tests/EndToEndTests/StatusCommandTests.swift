import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Testing

@Suite(.timeLimit(.minutes(10))) struct StatusCommandTests {
    private func home() throws -> (Home, LoopbackServer) {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        #expect(try home.run(["print", "--format", "json"]).output.contains("149.23"))
        return (home, server)
    }

    @Test("Figures come from the store; nobody is asked, and no collector is started")
    func fromStore() throws {
        let (home, server) = try home()
        home.endCollector()
        try home.wait("the end of the collector") { home.collectors.isEmpty }
        let count = server.requests.count
        let outcome = try home.run(["status", "--format", "{JPY} {JPY.currency} {2330.TW} {AAPL.name} {XAF}"])
        #expect(outcome.output == "149.23 JPY 1020.00 Apple Inc. —\n")
        #expect((outcome.status, outcome.errors) == (0, ""))
        #expect(server.requests.count == count && home.collectors.isEmpty)
        let line = try home.run(["status"]).output
        #expect(line.hasPrefix("JPY 149.23 ") && line.contains("  2330.TW 1020.00 "), "\(line)")
        let waybar = try home.run(["status", "--waybar"]).json
        #expect((waybar?["text"] as? String)?.contains("<span color=") == true)
        #expect((waybar?["tooltip"] as? String)?.hasPrefix("JPY  Japanese Yen  149.23") == true)
    }

    @Test("Without a store every figure is unknown, and none is made")
    func noStore() throws {
        let home = try Home()
        let outcome = try home.run(["status", "--format", "{JPY:+}"])
        #expect((outcome.status, outcome.output, outcome.errors) == (0, "— —\n", ""))
        #expect(!FileManager.default.fileExists(atPath: home.history.path))
    }

    @Test("A store that makes no sense is said, and stays where it is")
    func broken() throws {
        let home = try Home()
        try home.write(String(repeating: "no database ", count: 100), to: home.history)
        let outcome = try home.run(["status", "--format", "{JPY}"])
        #expect(outcome.status == 1 && outcome.output == "")
        #expect(outcome.errors.hasPrefix("fxterm: "))
        #expect(try String(contentsOf: home.history, encoding: .utf8).hasPrefix("no database"))
    }

    @Test("--follow prints a line when a figure has changed, and none when nothing has")
    func follow() throws {
        let (home, server) = try home()
        let terminal = try home.start(["status", "--i3bar", "--follow", "--format", "{JPY}"])
        try terminal.wait(for: #""full_text":"149.23""#)
        #expect(terminal.screen.rows[0] == #"{"version":1}"# && terminal.screen.rows[1] == "[")
        server.stop()
        var bodies = Bodies()
        bodies.rates["JPY"] = 151.5
        let other = try Replay(bodies.all).serve()
        try home.useFeeds(of: other)
        _ = try home.run(["print", "rates", "EUR"])
        try terminal.wait(for: #""full_text":"151.50""#)
        #expect(terminal.screen.rows.count { $0.contains("full_text") } == 2)
        terminal.signal(SIGINT)
        #expect(try terminal.waitForExit() == .killed(SIGINT))
    }

    @Test(
        "A broken format and an unknown name are wrong usage, with the place",
        arguments: [
            (["--format", "a {JPY"], "(at 3)"), (["--format", "{NOBODY}"], "(at 1)"),
            (["--format", "{JPY.x}"], "(at 1)"), (["--format", ""], "--format"),
            (["--tmux", "--waybar"], "fxterm status"), (["JPY"], "fxterm status"),
            (["--demo"], "fxterm status"),
        ])
    func wrong(arguments: [String], told: String) throws {
        let outcome = try Home().run(["status"] + arguments)
        #expect((outcome.status, outcome.output) == (2, ""))
        #expect(outcome.errors.contains(told), "\(outcome.errors)")
    }

    @Test("Its options belong to no other command")
    func others() throws {
        #expect(try Home().run(["watch", "--follow"]).status == 2)
        #expect(try Home().run(["print", "--tmux"]).status == 2)
    }
}
