import Foundation
import PseudoTerminal
import Testing

struct WaysOutTests {
    private func expectGivenBack(_ terminal: PseudoTerminal, modes: TerminalModes) throws {
        let screen = terminal.screen
        #expect(try terminal.modes() == modes)
        #expect(!screen.isAlternate)
        #expect(screen.isCursorVisible)
        #expect(screen.mouse == .off)
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("\u{1B}[?1l"), "the keypad was left in its own mode")
        #expect(!screen.contains("probe 80"))
    }

    private func modesBefore() throws -> TerminalModes {
        // These bytes are still on the line when the program queries the terminal.
        let terminal = try PseudoTerminal(["/bin/sh", "-c", "echo ready; read line"])
        try terminal.wait(for: "ready")
        return try terminal.modes()
    }

    @Test("Quitting gives the terminal back")
    func quit() throws {
        let terminal = try startProbe()
        try terminal.press("<C-x>")
        #expect(try terminal.waitForExit() == .exited(0))
        try expectGivenBack(terminal, modes: modesBefore())
        #expect(terminal.screen.text == "")
    }

    @Test(
        "Only where the window has had another size is the screen blanked before it is left",
        arguments: [true, false])
    func resized(isResized: Bool) throws {
        let terminal = try startProbe()
        let start = terminal.output.count
        if isResized {
            terminal.resize(width: 100, height: 40)
            try terminal.wait(for: "resized 100x40")
        }
        try terminal.press("<C-x>")
        #expect(try terminal.waitForExit() == .exited(0))
        try expectGivenBack(terminal, modes: modesBefore())
        let output = String(decoding: terminal.output[start...], as: UTF8.self)
        let left = try #require(output.range(of: "\u{1B}[?1049l"))
        #expect(output[..<left.lowerBound].contains("\u{1B}[H\u{1B}[2J") == isResized)
    }

    @Test(
        "What is typed behind the last key does not end a program that has still to save",
        arguments: ["<C-c>", "<C-\\>"])
    func typedBehind(key: String) throws {
        let terminal = try startProbe()
        try terminal.press("<C-q>")
        try terminal.wait(for: "given back")
        try terminal.press(key)
        try terminal.press("<enter>")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Quitting at once leaves no reply of the terminal's behind", arguments: [true, false])
    func quitAtOnce(isSynchronized: Bool) throws {
        let terminal = try PseudoTerminal(
            [
                "/bin/sh", "-c",
                "\(BuiltProduct.path(of: "TerminalProbe")); stty raw min 0 time 1; cat -v; echo end",
            ],
            isSynchronized: isSynchronized)
        try terminal.press("<C-x>")
        let screen = try terminal.wait(for: "end")
        #expect(!screen.contains("2026"), "\(screen.text)")
    }

    /// Takes 8 s: 20,000 bytes over a slow line, three times, each with 2 s for late replies.
    @Test("A reply that a slow line brings late is waited for", arguments: ["<C-x>", "<C-z>", "<C-t>"])
    func slowLine(key: String) throws {
        let program = try BuiltProduct.path(of: "TerminalProbe")
        let terminal = try PseudoTerminal(
            [
                // They are still on the line when the program queries the terminal.
                "/bin/sh", "-c",
                "head -c 20000 /dev/zero | tr '\\0' '\\r'; \(program); stty raw -echo min 0 time 20; cat -v; echo end",
            ])
        terminal.bytesPerSecond = key == "<C-t>" ? 150_000 : 30_000
        try terminal.waitUntil { _ in try !terminal.modes().hasSignals }
        try terminal.press(key == "<C-z>" ? "<C-z><C-x>" : key)
        let screen = try terminal.wait(for: "end")
        #expect(!screen.contains("2026") && !screen.contains("[?"), "\(screen.text)")
    }

    @Test("A terminal that answers nothing is given back all the same")
    func mute() throws {
        let terminal = try startProbe(isMute: true)
        try terminal.press("<C-x>")
        #expect(try terminal.waitForExit() == .exited(0))
        try expectGivenBack(terminal, modes: modesBefore())
    }

    @Test("What the wheel says after the last key is not typed into the shell")
    func wheel() throws {
        let terminal = try PseudoTerminal(
            [
                "/bin/sh", "-c",
                "\(BuiltProduct.path(of: "TerminalProbe")); stty raw -echo min 0 time 5; cat -v; echo end",
            ])
        try terminal.waitUntil { $0.contains("probe") && $0.mouse == .drags }
        try terminal.mouse(x: 5, y: 5, button: 5)
        try terminal.wait(for: "mouse wheelDown")
        try terminal.settle()
        try terminal.press("<C-x>")
        // The output is not read meanwhile: the terminal does not know yet that the mouse is off.
        try terminal.waitForUntakenOutput()
        for _ in 0..<20 { try terminal.mouse(x: 5, y: 5, button: 5) }
        let screen = try terminal.wait(for: "end")
        #expect(!screen.contains("5;6;6"), "\(screen.text)")
    }

    @Test(
        "A signal that asks the program to end ends it, and the terminal is given back",
        arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func askedToEnd(signal: Int32) throws {
        let terminal = try startProbe()
        terminal.signal(signal)
        #expect(try terminal.waitForExit() == .exited(128 + signal))
        try expectGivenBack(terminal, modes: modesBefore())
    }

    @Test(
        "A crash gives the terminal back and says so",
        arguments: [
            ("<C-t>", [SIGILL, SIGTRAP]), ("<C-a>", [SIGABRT]), ("<C-o>", [SIGSEGV]),
            ("<C-u>", [SIGABRT, SIGILL, SIGTRAP, SIGSEGV]),
        ].filter { $0.0 != "<C-u>" || !Sanitizer.isOn })
    func crash(key: String, signals: [Int32]) throws {
        let log = NSTemporaryDirectory() + "probe-\(UUID().uuidString).log"
        defer { try? FileManager.default.removeItem(atPath: log) }
        // With so little memory, using it up takes a moment.
        let limit = Sanitizer.isOn ? "unlimited" : "2000000"
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "ulimit -v \(limit); exec \(BuiltProduct.path(of: "TerminalProbe"))"],
            environment: ["PROBE_LOG": log])
        try terminal.wait(for: "probe")
        try terminal.press(key)
        let status = try terminal.waitForExit()
        #expect(signals.contains { status == .killed($0) }, "\(status)")
        try expectGivenBack(terminal, modes: modesBefore())
        #expect(terminal.screen.contains("fault of its own"))
        #expect(terminal.screen.contains("see \(log.prefix(20))"))
        if key == "<C-t>" {
            let message = try String(contentsOfFile: log, encoding: .utf8)
            #expect(message.contains("a trap"))
        }
        guard case .killed(let signal) = status else { return }
        #expect(
            try String(contentsOfFile: log, encoding: .utf8).contains(
                "stopped by signal \(signal < 10 ? "0" : "")\(signal)\n"))
        let mode = try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test(
        "A crash signal from outside, too",
        arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT])
    func crashFromOutside(signal: Int32) throws {
        let terminal = try startProbe()
        terminal.signal(signal)
        #expect(try terminal.waitForExit() == .killed(signal))
        try expectGivenBack(terminal, modes: modesBefore())
    }

    @Test(
        "A crash signal in the moment that the terminal is taken gives it back",
        .disabled(if: Sanitizer.isOfThreads, "the sanitizer would wait for itself"), arguments: 0..<10)
    func crashAtOnce(round: Int) throws {
        let terminal = try PseudoTerminal([BuiltProduct.path(of: "TerminalProbe")])
        while !String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1049h") {
            try terminal.watch(for: .zero)
        }
        terminal.signal(SIGSEGV)
        #expect(try terminal.waitForExit() == .killed(SIGSEGV))
        try expectGivenBack(terminal, modes: modesBefore())
    }

    @Test(
        "A signal's handler asks for no memory, which whatever it interrupts may be asking for",
        .disabled(if: Sanitizer.isOn, "a sanitizer has to be loaded first"),
        arguments: [SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH, SIGSEGV, SIGABRT, SIGTRAP])
    func handlers(signal: Int32) throws {
        let terminal = try startProbe(
            environment: ["LD_PRELOAD": try BuiltProduct.path(of: "libHandlerWatch.so")])
        terminal.signal(signal)
        if [SIGTERM, SIGHUP].contains(signal) {
            #expect(try terminal.waitForExit() == .exited(128 + signal))
        } else if [SIGSEGV, SIGABRT, SIGTRAP].contains(signal) {
            #expect(try terminal.waitForExit() == .killed(signal))
        } else {
            try terminal.press("k<C-x>")
            #expect(try terminal.waitForExit() == .exited(0))
        }
    }

    @Test("A terminal that does not control the program is given back all the same")
    func withoutControl() throws {
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "setsid -w \(BuiltProduct.path(of: "TerminalProbe")); echo status $?"])
        try terminal.wait(for: "probe 80")
        try terminal.press("<C-x>")
        try terminal.wait(for: "status 0")
        #expect(try terminal.waitForExit() == .exited(0))
        try expectGivenBack(terminal, modes: modesBefore())
    }

    @Test("Standard error is the terminal's again after the program has closed it")
    func standardErrorComesBack() throws {
        let log = NSTemporaryDirectory() + "probe-\(UUID().uuidString).log"
        defer { try? FileManager.default.removeItem(atPath: log) }
        let terminal = try startProbe(environment: ["PROBE_LOG": log])
        try terminal.press("<C-e>k")
        try terminal.wait(for: "key character(\"k\")")
        #expect(!terminal.screen.contains("aside"))
        try terminal.press("<C-x>")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try String(contentsOfFile: log, encoding: .utf8) == "aside\n")
        #expect(terminal.screen.text == "aside")
    }

    @Test("A window that is closed ends the program, even where SIGHUP is ignored")
    func closedWindow() throws {
        let program = try BuiltProduct.path(of: "TerminalProbe")
        for command in [[program], ["/bin/sh", "-c", "trap '' HUP; exec \(program)"]] {
            let terminal = try PseudoTerminal(command)
            try terminal.wait(for: "probe")
            terminal.hangUp()
            #expect(try terminal.waitForExit() == .exited(128 + SIGHUP))
        }
    }
}
