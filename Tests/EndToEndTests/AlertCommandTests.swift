import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.timeLimit(.minutes(10))) struct AlertCommandTests {
    private static let noDesktop: [String: String?] = [
        "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": "/nonexistent",
    ]

    private func home() throws -> (Home, LoopbackServer) {
        let home = try Home()
        let file = home.folder.appending(path: "yen")
        try home.write("149.23", to: file)
        let server = try LoopbackServer { request in
            var bodies = Bodies()
            bodies.rates["JPY"] = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Double($0) }
            return Replay(bodies.all).response(to: request)
        }
        try home.useFeeds(of: server)
        #expect(try run(home, ["print", "rates", "JPY"]).status == 0)
        return (home, server)
    }

    private func run(_ home: Home, _ arguments: [String]) throws -> Outcome {
        try home.run(arguments, environment: Self.noDesktop)
    }

    private func list(_ home: Home) throws -> [[String: Any]] {
        try #require(try run(home, ["alerts", "--format", "json"]).json?["alerts"] as? [[String: Any]])
    }

    private func quote(_ yen: Double, _ home: Home) throws {
        try home.write("\(yen)", to: home.folder.appending(path: "yen"))
        try home.wait("another rate") {
            try run(home, ["print", "rates", "JPY", "--format", "json"]).items("rates")["JPY"]?["rate"]
                as? Double
                == yen
        }
    }

    @Test("What is added answers with what it means, and whether it is beyond already")
    func add() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let outcome = try run(home, ["alerts", "add", "JPY", ">150"])
        #expect((outcome.status, outcome.errors) == (0, ""))
        #expect(
            outcome.output
                == "1  >150  when JPY is at or above 150 for 1 USD; re-arms below 149.25\n")
        let beyond = try run(home, ["alerts", "add", "jpy", ">", "140", "once"])
        #expect(beyond.output.hasPrefix("2  >140 once  when JPY is at or above 140"))
        #expect(beyond.output.hasSuffix(Words.english[.alertBeyond] + "\n"), "\(beyond.output)")
        #expect(
            try run(home, ["alerts", "add", "Tokyo", "09:00 mon-fri"]).output.hasPrefix("3  09:00 mon-fri  "))
        #expect(
            try run(home, ["alerts", "add", "JPY", ">150"]).output.hasPrefix("1  "), "it is there already")
        #expect(try list(home).map { $0["item"] as? String } == ["JPY", "JPY", "Asia/Tokyo"])
        #expect(try run(home, ["alerts", "remove", "2"]).status == 0)
        let gone = try run(home, ["alerts", "remove", "2"])
        #expect((gone.status, gone.errors) == (1, "fxterm: There is no alert 2\n"))
        let table = try run(home, ["alerts"]).output
        #expect(table.contains(">150") && !table.contains(">140"), "\(table)")
    }

    /// Takes 45 s: three rates in a row, and the feed allows a request every 15 s.
    @Test("A crossing is a line of watch and an entry of the log, once, over a restart")
    func watch() throws {
        let (home, server) = try home()
        defer { server.stop() }
        _ = try run(home, ["alerts", "add", "JPY", ">150"])
        var watch = try home.start(["watch", "--format", "json"], width: 250, environment: Self.noDesktop)
        try home.wait("the alert is armed") { try list(home).first?["state"] as? String == "armed" }
        let armed = try #require(try list(home).first)
        #expect(armed["last"] as? Double == 149.23)
        // (150 − 149.23) ÷ 149.23
        #expect(abs((armed["distance"] as? Double ?? 0) - 0.0051598) < 1e-6)
        #expect((armed["fired"] as? [Any])?.isEmpty == true)
        try quote(151.5, home)
        let screen = try watch.wait(for: "\"condition\":\">150\"")
        let line = try #require(screen.rows.first { $0.contains(">150") })
        let told = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(told["id"] as? Int == 1 && told["item"] as? String == "JPY")
        #expect(told["value"] as? Double == 151.5 && told["source"] as? String == "rter")
        #expect(told["late"] as? Bool == false)
        #expect(
            (told["at"] as? String)?.hasSuffix("Z") == true
                && (told["quotedAt"] as? String)?.hasSuffix("Z") == true)
        try quote(151.7, home)
        watch.signal(SIGINT)
        _ = try watch.waitForExit()
        #expect(watch.screen.rows.count { $0.contains(">150") } == 1)
        let fired = try #require(try list(home).first?["fired"] as? [[String: Any]])
        #expect(fired.count == 1 && fired[0]["value"] as? Double == 151.5)
        let log = try #require(
            try run(home, ["alerts", "history", "--format", "json"]).json?["fired"] as? [[String: Any]])
        #expect(log.count == 1 && log[0]["id"] as? Int == 1 && log[0]["item"] as? String == "JPY")
        #expect(try run(home, ["alerts", "history"]).output.contains("151.50"))
        watch = try home.start(["watch", "--figures"], width: 120, environment: Self.noDesktop)
        try quote(151.9, home)
        try watch.wait(for: "151.90")
        #expect(!watch.screen.contains("at or above 150"))
        watch.signal(SIGINT)
        _ = try watch.waitForExit()
    }

    /// Takes 15 s: the feed allows a request every 15 s.
    @Test("For people the line says what fired, with its figure")
    func lines() throws {
        let (home, server) = try home()
        defer { server.stop() }
        _ = try run(home, ["alerts", "add", "JPY", "<149"])
        let watch = try home.start(["watch"], width: 120, environment: Self.noDesktop)
        try home.wait("the alert is armed") { try list(home).first?["state"] as? String == "armed" }
        try quote(148.5, home)
        let screen = try watch.wait(for: "JPY 148.50  when JPY is at or below 149")
        #expect(screen.rows.count { !$0.isEmpty } == 1, "no figures unasked")
        watch.signal(SIGINT)
        _ = try watch.waitForExit()
    }

    @Test("A test is told by the terminal where there is no desktop, and that is said")
    func tested() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let outcome = try run(home, ["alerts", "test"])
        #expect(outcome.output == Words.english[.alertToldTerminal] + "\n", "\(outcome.errors)")
        #expect(outcome.status == 0)
        #expect(try run(home, ["alerts", "history", "--format", "json"]).json?["fired"] as? [String] == [])
    }

    @Test(
        "What is no alert is wrong usage, with its place",
        arguments: [
            (["add", "JPY", "150"], "(at 1)"), (["add", "JPY", ">150 twice"], "(at 6)"),
            (["add", "Tokyo", ">150"], "Tokyo"), (["add", "USD", ">1"], "USD"),
            (["add", "A/B", ">1"], "A/B"),
            (["add", "JPY"], "alerts add"), (["remove", "x"], "alerts remove"), (["lists"], "lists"),
            (["--format", "csv"], "csv"), (["list", "3"], "alerts list"), (["--demo"], "alerts"),
        ])
    func wrong(arguments: [String], told: String) throws {
        let outcome = try Home().run(["alerts"] + arguments)
        #expect((outcome.status, outcome.output) == (2, ""))
        #expect(outcome.errors.contains(told), "\(outcome.errors)")
    }

    @Test("Without a store there are no alerts, and none is made")
    func none() throws {
        let home = try Home()
        let outcome = try home.run(["alerts", "--format", "json"])
        #expect((outcome.json?["alerts"] as? [Any])?.isEmpty == true && outcome.status == 0)
        #expect(!FileManager.default.fileExists(atPath: home.history.path))
    }
}
