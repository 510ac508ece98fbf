import Foundation
import PseudoTerminal
import Testing

/// However the program ends, the terminal is as it was.
@Suite(.serialized) struct WaysOutTests {
    private func startShell(_ home: Home) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            ["/bin/bash", "--norc", "--noprofile", "-i"], width: 100, height: 30,
            environment: home.environment())
        try terminal.wait(for: "$")
        try terminal.press("echo be''fore<enter>")
        try terminal.waitUntil { screen in
            screen.rows.contains("before") && screen.rows.last { !$0.isEmpty } == "$"
        }
        return terminal
    }

    @Test(
        "The shell's screen and the terminal's modes are the same before and after",
        arguments: ["q", "<C-c>", "TERM", "INT", "HUP", "QUIT", "SEGV", "ILL", "TRAP", "ABRT"])
    func wayOut(_ way: String) throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try startShell(home)
        let modes = try terminal.modes()
        let before = terminal.screen.rows.filter { !$0.isEmpty }.dropLast()
        try terminal.press("\(BuiltProduct.path(of: "fxterm"))<enter>")
        try terminal.waitUntil { $0.isAlternate && $0.contains("╭ JPY") }
        // A key is answered after the terminal's own replies have been read, so none is left for the shell.
        try terminal.press("?")
        try terminal.wait(for: "Moving about")
        #expect(try terminal.modes() != modes)
        if way.count == 1 || way.hasPrefix("<") {
            try terminal.press(way)
        } else {
            let signals = [
                "TERM": SIGTERM, "INT": SIGINT, "HUP": SIGHUP, "QUIT": SIGQUIT, "SEGV": SIGSEGV,
                "ILL": SIGILL,
                "TRAP": SIGTRAP, "ABRT": SIGABRT,
            ]
            kill(-terminal.foregroundGroup, signals[way] ?? 0)
        }
        let screen = try terminal.waitUntil { screen in
            !screen.isAlternate && screen.rows.dropFirst(before.count + 1).contains { $0.hasSuffix("$") }
        }
        #expect(Array(screen.rows[..<before.count]) == Array(before))
        #expect(screen.isCursorVisible)
        #expect(screen.mouse == .off)
        #expect(!screen.contains("Rates"))
        #expect(try terminal.modes() == modes)
    }

    @Test("Ctrl-Z gives the shell back, fg the board, with the selection where it was")
    func suspend() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try startShell(home)
        let modes = try terminal.modes()
        try terminal.press("\(BuiltProduct.path(of: "fxterm"))<enter>")
        try terminal.wait(for: "╭ JPY")
        try terminal.press("3jj")
        try terminal.wait(for: "6488")
        try terminal.press("<C-z>")
        try terminal.waitUntil { screen in
            guard !screen.isAlternate, let row = screen.rows.lastIndex(where: { $0.contains("Stopped") })
            else {
                return false
            }
            return try screen.rows[row...].contains("$") && terminal.modes() == modes
        }
        try terminal.press("fg<enter>")
        try terminal.waitUntil { $0.isAlternate && $0.contains("³ Stocks") }
        try terminal.press("x")
        try terminal.wait(for: "Removed 6488.TWO; u brings it back")
        try terminal.press("uq")
        try terminal.waitUntil { try !$0.isAlternate && terminal.modes() == modes }
    }

    @Test("A closed window ends the program")
    func closedWindow() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        terminal.hangUp()
        _ = try terminal.waitForExit()
    }

    @Test(
        "It runs on terminals of every kind",
        arguments: [
            ["TERM": "vt100"], ["TERM": "linux"], ["TERM": "xterm"], ["TERM": "screen-256color"],
            ["TERM": "tmux-256color"], ["TERM": "xterm-kitty"], ["NO_COLOR": "1"], ["LC_ALL": "C"],
            ["LC_ALL": "POSIX", "LANG": nil],
        ] as [[String: String?]])
    func terminals(_ environment: [String: String?]) throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start(environment: environment)
        try terminal.waitUntil { $0.contains("JPY") && $0.contains("149.230") && $0.contains("SAMPLE DATA") }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A terminal that cannot place its cursor gets one line and exit code 1")
    func dumbTerminal() throws {
        let terminal = try Home().start(environment: ["TERM": "dumb"])
        let status = try terminal.waitForExit()
        #expect(status == .exited(1))
        #expect(terminal.screen.text.split(separator: "\n").count == 1)
        #expect(terminal.screen.contains("set TERM"))
    }
}
