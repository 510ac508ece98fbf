import Foundation
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct WaysOutRunTests {
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

    /// Started by a shell; with the modes that the terminal had in that.
    private func startBoard(_ home: Home) throws -> (terminal: PseudoTerminal, modes: TerminalModes) {
        try home.useFeeds(of: nil)
        let terminal = try startShell(home)
        let modes = try terminal.modes()
        try terminal.press("\(BuiltProduct.path(of: "fxterm"))<enter>")
        try terminal.wait(for: "╭ JPY")
        return (terminal, modes)
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
        try terminal.wait(for: .groupFigures)
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
        #expect(!screen.says(.rates))
        #expect(try terminal.modes() == modes)
        if ["SEGV", "ILL", "TRAP", "ABRT"].contains(way) { try expectReport(screen, home) }
    }

    /// One line with the log's path and the place for reports, wherever it wraps.
    private func expectReport(_ screen: TerminalScreen, _ home: Home) throws {
        let log = home.folder.path + "/.local/state/fxterm/fxterm.log"
        let text = screen.rows.joined()
        #expect(screen.saysWrapped(.stoppedByFault))
        #expect(text.replacing(" ", with: "").contains(log.replacing(" ", with: "")))
        // The end of a row may swallow a blank.
        let section = "“When it goes wrong” in README.md and man fxterm"
        #expect(text.replacing(" ", with: "").contains(section.replacing(" ", with: "")), "\(screen)")
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("\n## When it goes wrong\n"))
        #expect(try String(contentsOfFile: log, encoding: .utf8).contains("stopped by signal "))
    }

    @Test(
        "Out of memory it gives the terminal back, and says where to report it",
        .disabled(if: Sanitizer.isOn, "a sanitizer takes more memory than any limit leaves"))
    func outOfMemory() throws {
        let home = try Home()
        let (terminal, modes) = try startBoard(home)
        try terminal.press("?")
        try terminal.wait(for: .groupFigures)
        let limiting = Process()
        limiting.executableURL = URL(filePath: "/usr/bin/prlimit")
        limiting.arguments = ["--pid", "\(terminal.foregroundGroup)", "--as=1000000"]
        try limiting.run()
        limiting.waitUntilExit()
        #expect(limiting.terminationStatus == 0)
        // A screen of that size takes more memory than there is.
        terminal.resize(width: 4000, height: 2000, isSeen: false)
        let screen = try terminal.waitUntil { screen in
            screen.saysWrapped(.stoppedByFault) && screen.rows.contains { $0 == "$" }
        }
        #expect(screen.isCursorVisible && screen.mouse == .off)
        #expect(try terminal.modes() == modes)
        try expectReport(screen, home)
    }

    @Test("Where its parent is killed, a board that has nothing to do for a minute ends at once")
    func parentKilled() throws {
        let home = try Home()
        try home.write(
            "{ seconds: false, feeds: { rates: [], stocks: [], history: [], events: [] } }", to: home.settings
        )
        let terminal = try startShell(home)
        try terminal.press("sh -c '\(BuiltProduct.path(of: "fxterm")); true'<enter>")
        try terminal.wait(for: "╭ JPY")
        // The first hint goes with a key; then nothing changes before the next minute.
        try terminal.press("j")
        try terminal.waitUntil { !$0.says(.welcome) }
        // Skip a minute that is nearly over: a busy machine needs the rest of one.
        while time(nil) % 60 > 30 { usleep(100_000) }
        let rest = 55 - time(nil) % 60
        kill(terminal.foregroundGroup, SIGKILL)
        // No input, which would wake it.
        let screen = try terminal.waitUntil(timeout: .seconds(rest)) { !$0.isAlternate && $0.mouse == .off }
        #expect(screen.isCursorVisible)
    }

    @Test("Ctrl-Z gives the shell back, fg the board, with the selection where it was")
    func suspend() throws {
        let home = try Home()
        let (terminal, modes) = try startBoard(home)
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
        try terminal.waitUntil { $0.isAlternate && $0.hasPanel(3, .stocks) }
        try terminal.press("x")
        try terminal.wait(for: .removed, ["name": "6488.TWO"])
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
        try terminal.waitUntil { $0.contains("JPY") && $0.hasRate("149.23") && $0.says(.sampleData) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("A terminal that cannot place its cursor gets one line and exit code 1")
    func dumbTerminal() throws {
        let terminal = try Home().start(environment: ["TERM": "dumb"])
        let status = try terminal.waitForExit()
        #expect(status == .exited(1))
        #expect(terminal.screen.text.split(separator: "\n").count == 1)
        #expect(terminal.screen.says(.terminalTooSimple))
    }
}
