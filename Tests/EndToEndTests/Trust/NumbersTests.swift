import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct NumbersTests {
    private static let edges = [
        "-9223372036854775809", "-9223372036854775808", "-2147483648", "-1", "0", "1", "2", "127", "128",
        "223", "255",
        "32767", "32768", "32769", "65535", "65536", "2147483647", "2147483648", "4294967296",
        "9223372036854775807", "9223372036854775808", "99999999999999999999", "", "+1", "1e9", "0x7F",
    ]

    /// Takes some seconds: the program handles 800 reports.
    @Test("Reports of mouse, keys, modes and colours with the numbers where arithmetic ends are survived")
    func reports() throws {
        let trial = Trial(
            "Reports of the terminal with extreme numbers: mouse, keys, modes, its kind, colours", 800,
            often: 200_000, test: "NumbersTests.reports")
        var chance = trial.generator
        func number() -> String { Self.edges.randomElement(using: &chance) ?? "0" }
        let home = try Home()
        let terminal = try home.start(["--demo"])
        try terminal.wait(for: "╭ JPY")
        for round in 0..<trial.count {
            let (a, b, c) = (number(), number(), number())
            let report =
                [
                    "[<\(a);\(b);\(c)M", "[<\(a);\(b);\(c)m",
                    "[<0;10;5M\u{1B}[<32;\(b);\(c)M\u{1B}[<0;\(c);\(b)m", "[<35;\(b);1M", "[<64;\(b);\(c)M",
                    "[\(a);\(b)~", "[27;\(a);\(b)~", "[\(a);\(b)u", "[1;\(a)A", "[?\(a);\(b)$y",
                    "[?\(a);\(b);\(c)c",
                    "[\(a);\(b)R", "[8;\(a);\(b)t", "]11;rgb:\(a)/\(b)/\(c)\u{07}",
                    "]11;rgba:ffff/\(a)/0/\(b)\u{1B}\\", "[M\u{FF}\u{20}!",
                ].randomElement(using: &chance) ?? ""
            try terminal.type(Array("\u{1B}\(report)".utf8))
            if round % 5000 == 0 { terminal.forgetOutput() }
            try #require(terminal.isRunning, "seed \(trial.seed), round \(round): \(report.debugDescription)")
        }
        // The keys in it may have opened something; a colour may lack its end.
        try terminal.type(Array("\u{1B}[<0;1;1m\u{07}".utf8))
        try terminal.waitUntil { screen in
            if screen.says(.groupMove) { return true }
            try terminal.press("<esc>")
            try terminal.settle()
            try terminal.press("?")
            return false
        }
        terminal.signal(SIGTERM)
        #expect(try terminal.waitForExit() == .exited(0))
        trial.note("\(trial.count) reports", lost: 0)
    }

    /// Takes some seconds: windows of up to 65,535 columns.
    @Test("Windows of no size, and of one that no window has, are survived")
    func windows() throws {
        let trial = Trial(
            "Windows of 0, 1, 32,767, 32,768 and 65,535 rows and columns, at the start and later", 3,
            often: 100,
            test: "NumbersTests.windows")
        var chance = trial.generator
        let sides = [0, 1, 2, 32_767, 32_768, 65_535]
        let home = try Home()
        let starts = ["stty rows 65535 cols 65535", "stty rows 0 cols 0", "LINES=99999999999 COLUMNS=-3"]
        for round in 0..<trial.count {
            let program = try BuiltProduct.path(of: "fxterm")
            let start = starts[round % starts.count]
            let joint = start.hasPrefix("stty") ? ";" : ""
            let terminal = try PseudoTerminal(
                ["/bin/sh", "-c", "\(start)\(joint) exec \(program) --demo"], width: 120, height: 40,
                environment: home.environment())
            try terminal.waitUntil { $0.isAlternate }
            for _ in 0..<3 {
                let (width, height) = (
                    sides.randomElement(using: &chance) ?? 0, sides.randomElement(using: &chance) ?? 0
                )
                terminal.resize(width: width, height: height, isSeen: false)
                try terminal.press("j")
                try terminal.settle()
                try #require(terminal.isRunning, "seed \(trial.seed): \(width)×\(height)")
            }
            terminal.resize(width: 120, height: 40)
            try terminal.waitUntil { $0.hasPanel(1, .rates) && $0.keyLine.says(.keyHelp) }
            try terminal.press("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }
        trial.note("\(trial.count) programs, \(trial.count * 4) sizes", lost: 0)
    }
}
