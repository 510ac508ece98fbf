import ProbeFrames
import PseudoTerminal
import Seeded
import TUI
import Testing

struct FullColourTests {
    static let environments: [([String: String?], Int)] = [
        (["COLORTERM": "truecolor"], 0x100_0000), (["COLORTERM": "24bit"], 0x100_0000),
        (["COLORTERM": "truecolor", "TERM": "tmux-256color"], 0x100_0000),
        (["COLORTERM": "truecolor", "TERM": "xterm-kitty"], 0x100_0000),
        (["COLORTERM": "yes"], 256), (["COLORTERM": ""], 256),
        (["COLORTERM": "truecolor", "TERM": "screen-256color", "STY": "1.pts"], 256),
        (["COLORTERM": "truecolor", "TERM": "xterm"], 8), (["COLORTERM": "truecolor", "TERM": "linux"], 8),
        (["COLORTERM": "truecolor", "NO_COLOR": "1"], 0),
    ]

    @Test("The terminal says how many colours there are", arguments: environments)
    func detection(environment: [String: String?], colours: Int) throws {
        let terminal = try startProbe(environment: environment)
        try terminal.waitUntil { screen in screen.rows.contains { $0.hasSuffix("colours \(colours)") } }
    }

    @Test(
        "Pictures and roles come out in the colours themselves",
        arguments: ["xterm-256color", "tmux-256color"])
    func coloursThemselves(type: String) throws {
        let terminal = try startProbe(environment: ["COLORTERM": "truecolor", "TERM": type])
        let frame = ProbeFrames.greeting(Size(width: 80, height: 24))
        let screen = terminal.screen
        for x in 0..<8 {
            let style = frame[x, 3].style
            #expect(screen[x, 3].ink == 0x100_0000 | Int(style.ink.rgb ?? 0))
            #expect(screen[x, 3].paper == 0x100_0000 | Int(style.paper.rgb ?? 0))
        }
        #expect(screen[30, 2].ink == 0x1FF_D700 && screen[30, 2].paper == 0x130_3030)
        // The sixteen colours that the user's terminal defines stay.
        #expect(screen[0, 1].ink == 1 && screen[0, 1].paper == -1)
    }

    @Test("After any sequence of frames the screen shows the last in full colours")
    func randomFrames() throws {
        let seed = SeededGenerator.announcedSeed()
        let size = Size(width: 80, height: 24)
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "TerminalProbe"), "\(seed)"], width: size.width, height: size.height,
            environment: ["COLORTERM": "truecolor"])
        try terminal.waitUntil { _ in !terminal.output.isEmpty }
        for index in 0..<40 {
            let expected = ExpectedScreen(
                frame: ProbeFrames.random(size, seed: seed, index: index), palette: ProbeFrames.palette,
                depth: .direct)
            try terminal.press("<C-n>")
            try terminal.waitUntil { expected.differences(from: $0).isEmpty }
        }
    }

    /// 400 colours do not fit into 240 numbers: later ones use the nearest of sixteen until the next frame.
    @Test("More colours than there are numbers for do no harm")
    func tooManyColours() throws {
        let terminal = try startProbe(environment: ["COLORTERM": "truecolor"])
        try terminal.press("<C-g>")
        try terminal.wait(for: "gradient")
        let expected = ProbeFrames.greeting(Size(width: 80, height: 24), lines: ["key character(\"k\")"])
        try terminal.press("k")
        let screen = try terminal.wait(for: "key character(\"k\")")
        for x in 0..<8 {
            #expect(screen[x, 3].ink == 0x100_0000 | Int(expected[x, 3].style.ink.rgb ?? 0))
        }
    }

    @Test(
        "A terminal that nothing is known of is asked, and its colours are shown as soon as it has answered")
    func answer() throws {
        let terminal = try startProbe(tellsColours: true)
        let screen = try terminal.waitUntil { $0[30, 2].ink == 0x1FF_D700 }
        #expect(screen[0, 1].ink == 1 && screen[0, 1].paper == -1)
        #expect(screen[79, 22].paper == -1)
        try terminal.press("k")
        let last = try terminal.wait(for: "key character(\"k\")")
        #expect(last.rows.count { $0.contains("key") } == 1)
        for environment in [["NO_COLOR": "1"], ["TERM": "xterm"], ["TERM": "linux"], ["STY": "1.pts"]] {
            let other = try startProbe(environment: environment, tellsColours: true)
            #expect(!String(decoding: other.output, as: UTF8.self).contains("P$q"), "\(environment)")
        }
    }

    @Test("Keys that begin like the answer are keys", arguments: ["P", "P1", "P0", "P1$", "P12"])
    func noAnswer(keys: String) throws {
        let terminal = try startProbe(isMute: true)
        try terminal.send(Array("\u{1B}\(keys)k".utf8))
        let screen = try terminal.wait(for: "key character(\"k\")")
        let typed = screen.rows.compactMap { row in row.split(separator: "\"").dropFirst().first }
        #expect(typed.joined() == keys + "k")
    }
}
