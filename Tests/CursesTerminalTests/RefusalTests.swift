import PseudoTerminal
import Testing

struct RefusalTests {
    @Test(
        "Without a terminal there is one line that says so",
        arguments: [
            (
                [Stream.file("/dev/null"), .terminal, .terminal],
                "standard input is not a terminal; fxterm print works without one"
            ),
            (
                [.terminal, .file("/dev/null"), .terminal],
                "standard output is not a terminal; fxterm print works without one"
            ),
        ])
    func noTerminal(streams: [Stream], message: String) throws {
        let terminal = try PseudoTerminal([BuiltProduct.path(of: "TerminalProbe")], streams: streams)
        let modes = try terminal.modes()
        #expect(try terminal.waitForExit() == .exited(2))
        #expect(terminal.screen.text == message)
        #expect(try terminal.modes() == modes)
    }

    @Test("A terminal that cannot place its cursor is refused in one line", arguments: ["dumb"])
    func tooSimple(type: String) throws {
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "TerminalProbe")], width: 120, environment: ["TERM": type])
        let modes = try terminal.modes()
        #expect(try terminal.waitForExit() == .exited(2))
        #expect(
            terminal.screen.text
                == "the terminal type “\(type)” cannot place its cursor; set TERM to what the terminal is")
        #expect(try terminal.modes() == modes)
    }
}
