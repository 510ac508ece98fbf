import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct StormTests {
    /// Takes some seconds: the program handles 30,000 random bytes.
    @Test("Whatever is typed, the program goes on, answers, and gives the terminal back")
    func input() throws {
        let trial = Trial(
            "Random bytes, keys, pastes, mouse reports and half escape sequences as typed input", 30_000,
            often: 10_000_000, test: "StormTests.input")
        var chance = trial.generator
        let home = try Home()
        try home.useFeeds(of: nil)
        var typed = 0
        var programs = 0
        while typed < trial.count {
            programs += 1
            let terminal = try home.start()
            try terminal.wait(for: .sampleData)
            var sinceAsked = 0
            while typed < trial.count, terminal.isRunning {
                let piece = InputNoise.piece(&chance)
                try terminal.type(piece)
                typed += piece.count
                sinceAsked += piece.count
                if sinceAsked > 100_000 {
                    sinceAsked = 0
                    try calm(terminal, trial.seed)
                    terminal.forgetOutput()
                }
            }
            if terminal.isRunning {
                try calm(terminal, trial.seed)
                try terminal.type(Array("q".utf8))
            }
            // Ctrl-C and q are in the input; nothing else ends it.
            let status = try terminal.waitForExit(timeout: .seconds(30))
            let isWell = status == .exited(0) && !terminal.screen.isAlternate
            #expect(isWell, "seed \(trial.seed), after \(typed) bytes: \(status)\(terminal.screen)")
            if !isWell {
                trial.note("\(typed) bytes", lost: 1)
                return
            }
        }
        _ = try home.run(["time"])
        let aside = home.board.path + ".broken-1"
        #expect(!FileManager.default.fileExists(atPath: aside), "the board that was left cannot be read")
        trial.note("\(typed) bytes, \(programs) programs", lost: 0)
    }

    /// Returns to the board from anywhere, and checks that it answers.
    private func calm(_ terminal: PseudoTerminal, _ seed: UInt64) throws {
        // Ends a paste, a mouse report and a query, and drops a carried card.
        try terminal.type(Array("\u{1B}[201~m\u{07}".utf8))
        for _ in 0..<4 {
            try terminal.type([27])
            try terminal.settle()
        }
        let end = ContinuousClock.now + .seconds(60)
        while !terminal.screen.says(.groupMove) {
            // A late `q`, which is fine.
            if !terminal.isRunning { return }
            try #require(ContinuousClock.now < end, "seed \(seed): it does not answer \(terminal.screen)")
            try terminal.type([27])
            try terminal.settle()
            try terminal.type(Array("?".utf8))
            try terminal.settle()
        }
        try terminal.type([27])
        guard terminal.isRunning else { return }
        try terminal.waitUntil(timeout: .seconds(30)) { !$0.says(.groupMove) }
    }

    @Test("Through a storm of sizes the program goes on, and the last size is filled")
    func sizes() throws {
        let trial = Trial(
            "Resizes from 1×1 to 500×200 while live", 150, often: 10_000, test: "StormTests.sizes")
        var chance = trial.generator
        let home = try Home()
        let terminal = try home.start(["--demo"])
        try terminal.wait(for: "╭ JPY")
        for round in 0..<trial.count {
            let size =
                switch Int.random(in: 0..<10, using: &chance) {
                case 0: (1, 1)
                case 1: (500, 200)
                case 2...4: (Int.random(in: 1...60, using: &chance), Int.random(in: 1...20, using: &chance))
                default:
                    (Int.random(in: 1...500, using: &chance), Int.random(in: 1...200, using: &chance))
                }
            terminal.resize(width: size.0, height: size.1, isSeen: false)
            if round % 7 == 0 {
                try terminal.press(
                    ["2", "3", "1", "c", "<right>", "<esc>"].randomElement(using: &chance) ?? "1")
            }
            if Bool.random(using: &chance) { try terminal.watch(for: .milliseconds(1)) }
            if round % 500 == 0 { terminal.forgetOutput() }
            try #require(
                terminal.isRunning, "seed \(trial.seed), round \(round), \(size): \(terminal.screen)")
        }
        terminal.resize(width: 120, height: 40)
        try terminal.press("<esc><esc><esc>1")
        try terminal.waitUntil(timeout: .seconds(60)) {
            $0.hasPanel(1, .rates) && $0.hasPanel(3, .stocks) && $0.keyLine.says(.keyHelp)
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit(timeout: .seconds(30)) == .exited(0))
        #expect(!terminal.screen.isAlternate)
        trial.note("\(trial.count) resizes", lost: 0)
    }
}

enum InputNoise {
    static func piece(_ chance: inout SeededGenerator) -> [UInt8] {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &chance) }
        switch number(0...9) {
        case 0: return (0..<number(1...300)).map { _ in harmless(UInt8(number(0...255))) }
        case 1: return (0..<number(1...60)).map { _ in harmless(UInt8(number(32...126))) }
        case 2:
            let keys = [
                "[A", "[B", "[C", "[D", "[1;2A", "[1;2C", "[5~", "[6~", "[H", "[F", "[Z", "OA", "[3~",
            ]
            return (0..<number(1...20)).flatMap { _ in
                [27] + Array((keys.randomElement(using: &chance) ?? "").utf8)
            }
        case 3:
            return (0..<number(1...20)).flatMap { _ in
                let (code, x, y) = (number(0...127), number(-2...500), number(-2...200))
                return Array("\u{1B}[<\(code);\(x);\(y)\(Bool.random(using: &chance) ? "M" : "m")".utf8)
            }
        case 4: return Array("\u{1B}[M".utf8) + (0..<3).map { _ in UInt8(number(0...255)) }
        case 5:
            let inside = (0..<number(0...400)).map { _ in UInt8(number(0...255)) }
            return Array("\u{1B}[200~".utf8) + inside + Array("\u{1B}[201~".utf8)
        case 6:
            let half = [
                "[", "[2", "[200", "[200~x", "[20", "]11;rgb:12", "[<0;5", "O", "[?2026;2$", "[M ", "P1",
            ]
            return [27] + Array((half.randomElement(using: &chance) ?? "").utf8)
        case 7:
            return (0..<number(1...30)).flatMap { _ in
                Array(
                    "jkhl gG123dS so\u{1B}c".shuffled(using: &chance).prefix(3).map(String.init).joined().utf8
                )
            }
        case 8:
            return Array("a".utf8) + (0..<number(1...10)).map { _ in harmless(UInt8(number(97...122))) } + [
                13
            ]
        default: return Array("台é́👍🏽\u{202E}ｱ".utf8)
        }
    }

    /// `q` and Ctrl-C would end the program every few hundred bytes, and it should read all input.
    private static func harmless(_ byte: UInt8) -> UInt8 {
        byte == UInt8(ascii: "q") || byte == 3 ? UInt8(ascii: "j") : byte
    }
}
