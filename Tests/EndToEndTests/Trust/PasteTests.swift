import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct PasteTests {
    private static let begin = Array("\u{1B}[200~".utf8)
    private static let end = Array("\u{1B}[201~".utf8)

    @Test("A megabyte that is pasted into the picker is a name, and keys are answered after it")
    func long() throws {
        let trial = Trial(
            "Pastes of 1 MiB into the picker, and keys after them", 1, often: 20, test: "PasteTests.long")
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        let text = Array("New Zealand".utf8) + Array(repeating: UInt8(ascii: "\n"), count: 1 << 20)
        try terminal.type(Self.begin + text + Self.end)
        try terminal.wait(for: .pasteDoesNothing)
        var longest = Duration.zero
        for _ in 0..<trial.count {
            try terminal.press("a")
            try terminal.wait(for: .addCurrency)
            let start = ContinuousClock.now
            try terminal.type(Self.begin + text + Self.end)
            try terminal.wait(for: "NZD", timeout: .seconds(30))
            longest = max(longest, ContinuousClock.now - start)
            try terminal.press("<esc><esc>")
            try terminal.waitUntil { !$0.says(.addCurrency) }
        }
        let milliseconds = longest / .milliseconds(1)
        print("1 MiB is pasted and shown in \(Int(milliseconds)) ms")
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        trial.note("\(trial.count) pastes, each shown within \(Int(milliseconds)) ms", lost: 0)
    }

    @Test("The rest of a paste during which the program ends or stops is no command to the shell")
    func cutOff() throws {
        let trial = Trial(
            "Pastes of commands during which the program is ended, stopped or crashed", 6, often: 120,
            test: "PasteTests.cutOff")
        var chance = trial.generator
        let home = try Home()
        try home.useFeeds(of: nil)
        let program = try BuiltProduct.path(of: "fxterm")
        let terminal = try PseudoTerminal(
            ["/bin/bash", "--norc", "--noprofile", "-i"], width: 100, height: 30,
            environment: home.environment(["HISTFILE": "/dev/null"]))
        try terminal.wait(for: "$")
        let proof = home.folder.appending(path: "run").path
        func lines() -> [UInt8] {
            Array(String(repeating: "touch \(proof)\r", count: .random(in: 1...600, using: &chance)).utf8)
        }
        let signals = [SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGQUIT] + (Sanitizer.isOfThreads ? [] : [SIGSEGV])
        for round in 0..<trial.count {
            let signal = signals[round % signals.count]
            try terminal.press("clear; \(program)<enter>")
            try terminal.waitUntil { $0.isAlternate && $0.says(.rates) }
            // The program handles a key after everything that the terminal sent before.
            try terminal.press("?")
            try terminal.wait(for: .groupFigures)
            let group = terminal.foregroundGroup
            try terminal.type(Self.begin + lines())
            kill(-group, signal)
            try terminal.type(lines() + Self.end)
            try terminal.waitUntil { _ in terminal.foregroundGroup == terminal.pid }
            if signal == SIGTSTP {
                try terminal.press("<C-u>fg<enter>")
                try terminal.waitUntil { $0.isAlternate && terminal.foregroundGroup == group }
                try terminal.press("<esc><esc>q")
                try terminal.waitUntil { _ in terminal.foregroundGroup == terminal.pid }
            }
            try terminal.press("<C-u>echo af''ter \(round)<enter>")
            try terminal.wait(for: "after \(round)")
            let hasRun = FileManager.default.fileExists(atPath: proof)
            #expect(!hasRun, "seed \(trial.seed), round \(round), signal \(signal): \(terminal.screen)")
            if hasRun {
                trial.note("\(round + 1) pastes", lost: 1)
                return
            }
        }
        trial.note("\(trial.count) pastes", lost: 0)
    }
}
