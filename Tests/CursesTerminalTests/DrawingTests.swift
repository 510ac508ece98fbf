import Foundation
import ProbeFrames
import PseudoTerminal
import Seeded
import TUI
import Testing

struct DrawingTests {
    struct Kind: CustomTestStringConvertible, Sendable {
        var environment: [String: String?]
        var depth: ColourDepth
        var underlinesColours = true
        var hasAlternateScreen = true

        var testDescription: String {
            environment.map { "\($0)=\($1 ?? "unset")" }.joined(separator: " ")
        }
    }

    static let kinds = [
        Kind(environment: ["TERM": "xterm-256color"], depth: .indexed),
        Kind(environment: ["TERM": "xterm"], depth: .eight),
        Kind(environment: ["TERM": "vt100"], depth: .monochrome, hasAlternateScreen: false),
        Kind(environment: ["TERM": "screen-256color"], depth: .indexed),
        Kind(environment: ["TERM": "tmux-256color"], depth: .indexed),
        Kind(
            environment: ["TERM": "linux"], depth: .eight, underlinesColours: false, hasAlternateScreen: false
        ),
        Kind(environment: ["TERM": "xterm-unheard-of"], depth: .indexed),
        Kind(environment: ["TERM": nil], depth: .indexed),
        Kind(environment: ["LC_ALL": "C"], depth: .indexed),
        Kind(environment: ["LC_ALL": "POSIX", "LANG": nil], depth: .indexed),
        Kind(environment: ["NO_COLOR": "1"], depth: .monochrome),
        Kind(environment: ["NO_COLOR": ""], depth: .indexed),
        Kind(environment: ["LINES": "10", "COLUMNS": "30"], depth: .indexed),
    ]

    @Test("A frame arrives cell by cell as it was drawn", arguments: kinds)
    func frameArrives(kind: Kind) throws {
        let terminal = try startProbe(environment: kind.environment)
        let size = Size(width: 80, height: 24)
        let expected = ExpectedScreen(
            frame: ProbeFrames.greeting(size, lines: ["colours \(kind.depth.rawValue)"]),
            palette: ProbeFrames.palette, depth: kind.depth, underlinesColours: kind.underlinesColours)
        let hasWideCorner = !["tmux-256color", "screen-256color"].contains(kind.environment["TERM"])
        let screen = try terminal.waitUntil { $0.contains("colours") }
        #expect((hasWideCorner ? expected : expected.withoutWideCorner()).differences(from: screen) == [])
        #expect(screen.isAlternate == kind.hasAlternateScreen)
        #expect(!screen.isCursorVisible || kind.environment["TERM"] == "vt100")
    }

    @Test(
        "After any sequence of frames the screen shows the last",
        arguments: [(80, 24), (81, 13), (20, 5), (3, 2), (2, 1)],
        ["xterm-256color", "vt100", "tmux-256color"])
    func randomFrames(size: (Int, Int), type: String) throws {
        let seed = SeededGenerator.announcedSeed()
        try showFrames(seed, Size(width: size.0, height: size.1), type)
    }

    @Test(
        "Wide characters are not pushed to where they do not belong",
        arguments: ["xterm-256color", "tmux-256color"])
    func pushedWideCharacter(type: String) throws {
        try showFrames(218_934, Size(width: 80, height: 24), type)
    }

    private func showFrames(_ seed: UInt64, _ size: Size, _ type: String) throws {
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "TerminalProbe"), "\(seed)"], width: size.width, height: size.height,
            environment: ["TERM": type])
        try terminal.waitUntil { _ in !terminal.output.isEmpty }
        for index in 0..<40 {
            var expected = ExpectedScreen(
                frame: ProbeFrames.random(size, seed: seed, index: index), palette: ProbeFrames.palette,
                depth: type == "vt100" ? .monochrome : .indexed)
            if type == "tmux-256color" { expected = expected.withoutWideCorner() }
            try terminal.press("<C-n>")
            do {
                try terminal.waitUntil { expected.differences(from: $0).isEmpty }
            } catch {
                let differences = expected.differences(from: terminal.screen).prefix(8).joined(
                    separator: "\n")
                Issue.record("FXTERM_SEED=\(seed), frame \(index), \(type):\n\(differences)\n\(error)")
                return
            }
        }
    }

    @Test(
        "A resize writes every cell anew and blanks none before",
        arguments: ["xterm-256color", "tmux-256color", "vt100", "linux"])
    func resizeWithoutFlicker(type: String) throws {
        let terminal = try PseudoTerminal(
            [BuiltProduct.path(of: "TerminalProbe")], width: 80, height: 24, environment: ["TERM": type])
        try terminal.wait(for: "probe 80x24")
        for (width, height) in [(81, 24), (120, 40), (60, 20), (61, 30), (40, 12), (200, 50)] {
            let start = terminal.output.count
            terminal.resize(width: width, height: height)
            try terminal.wait(for: "resized \(width)x\(height)")
            let written = String(decoding: terminal.output[start...], as: UTF8.self)
            // Blank parts below the last line may be cleared; nothing else.
            for clear in ["\u{1B}[2J", "\u{1B}[H\u{1B}[J", "\u{1B}[1J", "\u{1B}[3J", "\u{C}"] {
                #expect(!written.contains(clear), "\(type) at \(width)×\(height)")
            }
            let screen = terminal.screen(fullOf: "¤", since: start, width: width, height: height)
            #expect(!screen.rows.contains { $0.contains("¤") }, "\(type): \(screen.rows)")
        }
    }

    @Test("A frame of another size than the terminal's does no harm")
    func frameOfOtherSize() throws {
        let terminal = try startProbe()
        let first = terminal.screen
        try terminal.press("<C-s>")
        let small = try terminal.wait(for: "probe 12x3")
        #expect(small.rows[..<3] == ["probe 12x3", "台積電 1020.", "╭─ JPY ─╮ 界"])
        #expect(small.rows[3...].allSatisfy { $0.isEmpty })
        try terminal.press("<C-w>")
        let large = try terminal.wait(for: "probe 300x99")
        #expect(large.rows[1...3] == first.rows[1...3])
        #expect(large.width == 80 && large.height == 24)
    }

    @Test("Cells that are half a character, or none, come out blank and leave the rest in place")
    func brokenCells() throws {
        let terminal = try startProbe()
        try terminal.press("<C-b>")
        let screen = try terminal.wait(for: "broken")
        #expect(screen.rows[1] == "     x    y z")
        #expect(screen.rows[2] == "")
    }

    @Test("A terminal with direct colour gets the colours themselves")
    func directColour() throws {
        let folder = NSTemporaryDirectory() + "terminfo-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let colour = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
        try """
        direct|xterm with direct colour,
          RGB, colors#0x1000000, pairs#0x10000, use=xterm-256color,
          setaf=\\E[%?%p1%{8}%<%t3%p1%dm%e38;2;\(colour)%;,
          setab=\\E[%?%p1%{8}%<%t4%p1%dm%e48;2;\(colour)%;,

        """.write(toFile: folder + "/source", atomically: true, encoding: .utf8)
        let compiler = try Process.run(
            URL(fileURLWithPath: "/usr/bin/tic"), arguments: ["-x", "-o", folder, folder + "/source"])
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)

        let terminal = try startProbe(environment: ["TERM": "direct", "TERMINFO": folder])
        try terminal.wait(for: "colours 16777216")
        let frame = ProbeFrames.greeting(Size(width: 80, height: 24))
        for x in 0..<8 {
            let (cell, style) = (terminal.screen[x, 3], frame[x, 3].style)
            #expect(cell.ink & 0xFF_FFFF == max(8, Int(style.ink.rgb ?? 0)))
            #expect(cell.paper & 0xFF_FFFF == Int(style.paper.rgb ?? 0))
        }
        #expect(terminal.screen[0, 1].ink == 1)
    }

    @Test("A frame that is shown already writes nothing")
    func unchangedFrame() throws {
        func output(of keys: String) throws -> [UInt8] {
            let terminal = try startProbe()
            try terminal.press(keys)
            try terminal.wait(for: "key character(\"k\")")
            try terminal.press("<C-x>")
            #expect(try terminal.waitForExit() == .exited(0))
            return terminal.output
        }
        let once = try output(of: "k")
        #expect(try output(of: "<C-p><C-p><C-p>k<C-p>") == once)
    }

    @Test("One changed line writes that line and no more")
    func smallChange() throws {
        let terminal = try startProbe()
        let before = terminal.output.count
        try terminal.press("k")
        try terminal.wait(for: "key character(\"k\")")
        #expect(terminal.output.count - before < 80)
    }

    @Test("A redraw writes everything, whatever else was written over the screen")
    func redraw() throws {
        let terminal = try startProbe()
        let expected = terminal.screen
        let path = "/proc/\(terminal.pid)/fd/1"
        let stray = open(path, O_WRONLY | O_NOCTTY)
        #expect(stray >= 0)
        _ = write(stray, "\u{1B}[2;3Hstray", 11)
        close(stray)
        try terminal.wait(for: "stray")
        try terminal.press("<C-l>")
        try terminal.waitUntil { $0.cells == expected.cells }
    }

    @Test("A terminal that says it can shows each frame in one piece, and others are not told to")
    func synchronizedOutput() throws {
        for isSynchronized in [true, false] {
            let terminal = try startProbe(isSynchronized: isSynchronized)
            try terminal.press("k<C-p><C-p>j")
            try terminal.wait(for: "key character(\"j\")")
            try terminal.press("<C-x>")
            #expect(try terminal.waitForExit() == .exited(0))
            let output = String(decoding: terminal.output, as: UTF8.self)
            let pieces = output.split(separator: "\u{1B}[?2026h").dropFirst()
            #expect(!pieces.isEmpty == isSynchronized)
            for piece in pieces {
                let inside = piece.split(separator: "\u{1B}[?2026l", omittingEmptySubsequences: false)
                #expect(inside.count == 2)
                #expect(inside.first?.isEmpty == false, "an empty frame was announced")
            }
        }
    }
}
