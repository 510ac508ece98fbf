import PseudoTerminal
import Testing

/// `CommandLineTests` and `WaysOutRunTests` test the messages to users.
struct RefusalTests {
    @Test(
        "Without a terminal there is an error that says so",
        arguments: [
            (
                [Stream.file("/dev/null"), .terminal, .terminal],
                "notATerminal(CursesTerminal.TerminalError.Stream.input)"
            ),
            (
                [.terminal, .file("/dev/null"), .terminal],
                "notATerminal(CursesTerminal.TerminalError.Stream.output)"
            ),
        ])
    func noTerminal(streams: [Stream], message: String) throws {
        let terminal = try PseudoTerminal([BuiltProduct.path(of: "TerminalProbe")], streams: streams)
        let modes = try terminal.modes()
        #expect(try terminal.waitForExit() == .exited(2))
        #expect(terminal.screen.text == message)
        #expect(try terminal.modes() == modes)
    }

    @Test("A terminal that cannot place its cursor is refused", arguments: ["dumb"])
    func tooSimple(type: String) throws {
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "TerminalProbe")], width: 120, environment: ["TERM": type])
        let modes = try terminal.modes()
        #expect(try terminal.waitForExit() == .exited(2))
        #expect(terminal.screen.text == "tooSimple(type: \"\(type)\")")
        #expect(try terminal.modes() == modes)
    }
}
