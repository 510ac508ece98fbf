import Glibc
import ProbeFrames
import PseudoTerminal
import TUI
import Testing

struct JobControlTests {
    private func startShell() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"], width: 100)
        try terminal.wait(for: "$")
        try terminal.press("echo be''fore<enter>")
        try terminal.waitUntil { $0.rows[1] == "before" && $0.rows[2] == "$" }
        return terminal
    }

    private func startProbe(in terminal: PseudoTerminal) throws {
        try terminal.press("\(BuiltProduct.path(of: "TerminalProbe"))<enter>")
        try terminal.wait(for: "probe")
    }

    private func waitForPrompt(_ terminal: PseudoTerminal, after text: String) throws {
        try terminal.waitUntil { screen in
            guard !screen.isAlternate, let row = screen.rows.lastIndex(where: { $0.contains(text) }) else {
                return false
            }
            return screen.rows[row...].contains("$")
        }
    }

    private func expectShown(
        _ terminal: PseudoTerminal, _ lines: [String], width: Int = 100, height: Int = 24
    ) throws {
        let expected = ExpectedScreen(
            frame: ProbeFrames.greeting(Size(width: width, height: height), lines: ["colours 256"] + lines),
            palette: ProbeFrames.palette, depth: .indexed)
        try terminal.waitUntil {
            expected.differences(from: $0).isEmpty && $0.isAlternate && !$0.isCursorVisible
        }
        try terminal.waitUntil { $0.mouse == .drags }
    }

    @Test("The shell's screen and modes are the same before and after")
    func beforeAndAfter() throws {
        let terminal = try startShell()
        let modes = try terminal.modes()
        try startProbe(in: terminal)
        #expect(try terminal.modes() != modes)
        try terminal.press("<C-x>")
        let screen = try terminal.waitUntil { !$0.isAlternate && $0.rows[3] == "$" }
        #expect(screen.rows[..<2] == ["$ echo be''fore", "before"])
        #expect(screen.isCursorVisible && screen.mouse == .off)
        #expect(try terminal.modes() == modes)
        try terminal.press("stty -a<enter>")
        try terminal.wait(for: " icanon")
        #expect(terminal.screen.contains("isig icanon"))
    }

    @Test("Ctrl-Z goes back to the shell, and fg comes back to the picture")
    func suspend() throws {
        let terminal = try startShell()
        let modes = try terminal.modes()
        try startProbe(in: terminal)
        for count in 1...2 {
            try terminal.press("<C-z>")
            try waitForPrompt(terminal, after: "Stopped")
            #expect(terminal.screen.contains("before"))
            #expect(terminal.screen.isCursorVisible && terminal.screen.mouse == .off)
            #expect(try terminal.modes() == modes)
            try terminal.press("fg<enter>")
            try expectShown(terminal, Array(repeating: "resumed", count: count))
        }
        try terminal.press("<C-x>")
        try terminal.waitUntil { !$0.isAlternate && $0.rows.last { !$0.isEmpty } == "$" }
        #expect(try terminal.modes() == modes)
    }

    @Test("A window that changed its size in the meantime is filled on return")
    func resizeWhileStopped() throws {
        let terminal = try startShell()
        try startProbe(in: terminal)
        try terminal.press("<C-z>")
        try waitForPrompt(terminal, after: "Stopped")
        terminal.resize(width: 90, height: 20)
        try terminal.press("fg<enter>")
        try expectShown(terminal, ["resumed", "resized 90x20"], width: 90, height: 20)
    }

    @Test("A stop from outside does as Ctrl-Z does", arguments: [SIGTSTP, SIGSTOP])
    func stopFromOutside(signal: Int32) throws {
        let terminal = try startShell()
        try startProbe(in: terminal)
        kill(-terminal.foregroundGroup, signal)
        if signal == SIGTSTP {
            try waitForPrompt(terminal, after: "Stopped")
        } else {
            try terminal.wait(for: "Stopped")
        }
        // Stopped so early, it has not read the terminal's answers: the shell gets them as input.
        try terminal.press("<C-u>fg<enter>")
        try expectShown(terminal, ["resumed"])
        try terminal.press("k")
        try expectShown(terminal, ["resumed", "key character(\"k\")"])
    }

    @Test("Continued in the background, it stops again and leaves the shell alone")
    func background() throws {
        let terminal = try startShell()
        try startProbe(in: terminal)
        try terminal.press("<C-z>")
        try waitForPrompt(terminal, after: "Stopped")
        try terminal.press("bg<enter>")
        try terminal.wait(for: "&")
        try terminal.press("wait -n; echo st''ill here<enter>")
        try waitForPrompt(terminal, after: "still here")
        try terminal.press("fg<enter>")
        try expectShown(terminal, ["resumed"])
    }

    @Test("Ended while it is stopped, it goes without a trace")
    func endedWhileStopped() throws {
        let terminal = try startShell()
        let modes = try terminal.modes()
        try startProbe(in: terminal)
        try terminal.press("<C-z>")
        try waitForPrompt(terminal, after: "Stopped")
        try terminal.press("kill %1; wait; echo go''ne $?<enter>")
        try waitForPrompt(terminal, after: "gone")
        #expect(terminal.screen.contains("before"))
        #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
        #expect(try terminal.modes() == modes)
        try terminal.press("jobs; echo no''ne<enter>")
        let screen = try terminal.wait(for: "none")
        #expect(!screen.rows.suffix(4).contains { $0.contains("Stopped") })
    }

    @Test("Where nobody could continue it, it is not stopped")
    func withoutShell() throws {
        let terminal = try CursesTerminalTests.startProbe(width: 100)
        try terminal.press("<C-z>")
        try expectShown(terminal, ["resumed"])
        try terminal.press("k")
        try expectShown(terminal, ["resumed", "key character(\"k\")"])
    }
}
