import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

/// The terminal is restored however the program ends: from one shell, again and again, at random moments.
@Suite(.serialized) struct ReturnTests {
    private enum Way: String, CaseIterable {
        case q, interrupt, term, int, hup, quit, segv, abrt, ill, trap, bus, fpe, key, stop, stopped, back,
            frozen, parent

        var signal: Int32? {
            let signals: [Way: Int32] = [
                .term: SIGTERM, .int: SIGINT, .hup: SIGHUP, .quit: SIGQUIT, .segv: SIGSEGV, .abrt: SIGABRT,
                .ill: SIGILL, .trap: SIGTRAP, .bus: SIGBUS, .fpe: SIGFPE,
            ]
            return signals[self]
        }

        var isCrash: Bool { [.segv, .abrt, .ill, .trap, .bus, .fpe].contains(self) }
    }

    private enum Moment: CaseIterable { case starting, resting, flying, painting }

    /// Takes some ten seconds: eighteen runs, one per way out.
    @Test("Modes, screen and cursor are as before, by every way out, at any moment")
    func everyWay() throws {
        let trial = Trial(
            "The terminal after every way out: at random moments, starting, in mid-animation and in mid-paint",
            18, often: 360, test: "ReturnTests.everyWay")
        var chance = trial.generator
        let home = try Home()
        try home.useFeeds(of: nil)
        var shell: PseudoTerminal?
        let ways = Way.allCases.filter { !Sanitizer.isOfThreads || !$0.isCrash }
        for round in 0..<trial.count {
            // A shell's recorded output grows.
            if round % 40 == 0 { shell = nil }
            let terminal = try shell ?? startShell(home)
            shell = terminal
            let way = ways[round % ways.count]
            let moment = Moment.allCases.randomElement(using: &chance) ?? .resting
            do {
                try goOut(terminal, way, moment, round, &chance)
            } catch {
                Issue.record("seed \(trial.seed), round \(round), \(way), \(moment): \(error)")
                trial.note("\(round + 1) ways out", lost: 1)
                return
            }
        }
        trial.note("\(trial.count) ways out, \(ways.count) kinds", lost: 0)
    }

    @Test("A terminal that is closed ends the program at any moment, and at once")
    func closed() throws {
        let trial = Trial(
            "A closed terminal ends the program, which does not spin", 4, often: 200,
            test: "ReturnTests.closed")
        var chance = trial.generator
        let home = try Home()
        try home.useFeeds(of: nil)
        for _ in 0..<trial.count {
            // If SIGHUP is ignored, only the descriptor reports it.
            let program = try BuiltProduct.path(of: "fxterm")
            let command =
                Bool.random(using: &chance) ? [program] : ["/bin/sh", "-c", "trap '' HUP; exec \(program)"]
            let terminal = try PseudoTerminal(
                command, width: 120, height: 40, environment: home.environment())
            if Bool.random(using: &chance) { try terminal.wait(for: "╭ JPY") }
            usleep(.random(in: 0...100_000, using: &chance))
            terminal.hangUp()
            let status = try terminal.waitForExit(timeout: .seconds(60))
            let isWell = [.exited(0), .exited(1), .exited(2), .killed(SIGHUP)].contains(status)
            #expect(isWell, "seed \(trial.seed): \(status)")
        }
        trial.note("\(trial.count) closed terminals", lost: 0)
    }

    private func startShell(_ home: Home) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            ["/bin/bash", "--norc", "--noprofile", "-i"], width: 100, height: 30,
            environment: home.environment(["HISTFILE": "/dev/null"]))
        try terminal.wait(for: "$")
        return terminal
    }

    private func goOut(
        _ terminal: PseudoTerminal, _ way: Way, _ moment: Moment, _ round: Int,
        _ chance: inout SeededGenerator
    ) throws {
        try terminal.press("clear; echo be''fore \(round)<enter>")
        try terminal.waitUntil { $0.rows.contains("before \(round)") && $0.rows[1] == "$" }
        let modes = try terminal.modes()
        let marks = TerminalMarks(terminal.output).left
        let program = try BuiltProduct.path(of: "fxterm")
        try terminal.press(way == .parent ? "sh -c '\(program); true'<enter>" : "\(program)<enter>")
        try waitFor("the program to start", terminal) { terminal.foregroundGroup != terminal.pid }
        let group = terminal.foregroundGroup
        // The shell's child ignores signals, as the shell does, until it has become the program.
        try waitFor("the program", terminal) {
            (try? String(contentsOfFile: "/proc/\(group)/comm", encoding: .utf8)) != "bash\n"
        }
        // After a stop that cannot be caught, the terminal's answers go to the shell.
        try reach(way == .stopped ? .resting : moment, terminal, &chance)
        try leave(terminal, way)
        terminal.bytesPerSecond = nil
        try waitFor("the shell to have the terminal", terminal) { terminal.foregroundGroup == terminal.pid }
        if way == .parent {
            // The shell has it at once, the program notices within a second.
            try waitFor("the program's end", terminal) { kill(-group, 0) != 0 }
        }
        // A late answer of the terminal, possible on a busy machine, appears as if typed.
        try terminal.press("<C-u>echo; echo af''ter \(round)<enter>")
        let screen = try terminal.waitUntil { screen in
            screen.rows.contains("after \(round)") && screen.rows.last { !$0.isEmpty } == "$"
        }
        let now = try terminal.modes()
        try expect(now == modes, "modes \(now) for \(modes)")
        let marksNow = TerminalMarks(terminal.output).left
        try expect(marksNow == marks, "left on: \(marksNow) for \(marks)")
        try expect(screen.rows[0] == "before \(round)", "the screen before is gone: \(screen)")
        let row = screen.rows.firstIndex(of: "after \(round)") ?? 0
        let isPlain = (0..<5).allSatisfy { x in
            let cell = screen[x, row]
            return cell.ink == -1 && cell.paper == -1 && !cell.isBold && !cell.isReversed
                && !cell.isUnderlined
        }
        try expect(isPlain, "colours are left on: \(screen)")
        try expect(!screen.isAlternate && screen.isCursorVisible && screen.mouse == .off, "\(screen)")
    }

    private func reach(
        _ moment: Moment, _ terminal: PseudoTerminal, _ chance: inout SeededGenerator
    ) throws {
        switch moment {
        case .starting: break
        case .resting:
            try terminal.waitUntil { $0.isAlternate && $0.says(.rates) }
            // A key is answered after the terminal's own replies have been read.
            try terminal.press("?")
            try terminal.wait(for: .groupFigures)
        case .flying:
            try terminal.waitUntil { $0.isAlternate && $0.says(.rates) }
            try terminal.press("c<right><left><right>")
        case .painting:
            // Some tenths of a second for a frame.
            terminal.bytesPerSecond = 30_000
            if Bool.random(using: &chance) {
                terminal.bytesPerSecond = nil
                try terminal.waitUntil { $0.isAlternate && $0.says(.rates) }
                terminal.bytesPerSecond = 30_000
            }
            try terminal.press("TT")
        }
        try terminal.watch(for: .milliseconds(.random(in: 0...300, using: &chance)))
    }

    private func leave(_ terminal: PseudoTerminal, _ way: Way) throws {
        let group = terminal.foregroundGroup
        guard group != terminal.pid, group > 0 else { throw Lost("ended by itself: \(terminal.screen)") }
        if let signal = way.signal {
            kill(-group, signal)
            return
        }
        switch way {
        case .parent: kill(group, SIGKILL)
        case .key, .stop, .stopped, .back:
            if way == .key {
                try press("<C-z>", terminal)
            } else {
                kill(-group, way == .stopped ? SIGSTOP : SIGTSTP)
            }
            try waitFor("the stop", terminal) { terminal.foregroundGroup == terminal.pid }
            if way == .back {
                // Continued in the background, it stops again by itself.
                try terminal.press("<C-u>bg<enter>")
                try terminal.watch(for: .milliseconds(100))
            }
            try terminal.press("<C-u>fg<enter>")
            try waitFor("fg", terminal) { terminal.foregroundGroup == group }
            try press("q", terminal)
        case .frozen:
            kill(-group, SIGTSTP)
            try waitFor("the stop", terminal) { terminal.foregroundGroup == terminal.pid }
            // The job stopped last; it is not the first if the shell has yet to report an earlier one.
            try terminal.press("<C-u>kill %+; wait<enter>")
            try waitFor("the end", terminal) { kill(group, 0) != 0 }
        default: try press(way == .q ? "q" : "<C-c>", terminal)
        }
    }

    /// Presses a key until the program has read it: input before it takes the terminal is lost.
    private func press(_ key: String, _ terminal: PseudoTerminal) throws {
        for _ in 0..<20 where terminal.foregroundGroup != terminal.pid {
            try terminal.press(key)
            let end = ContinuousClock.now + .seconds(1)
            while ContinuousClock.now < end, terminal.foregroundGroup != terminal.pid {
                try terminal.watch(for: .milliseconds(10))
            }
        }
    }

    private func waitFor(
        _ what: String, _ terminal: PseudoTerminal, _ condition: () throws -> Bool
    ) throws {
        let end = ContinuousClock.now + .seconds(60)
        while try !condition() {
            try expect(ContinuousClock.now < end, "waited in vain for \(what): \(terminal.screen)")
            try terminal.watch(for: .milliseconds(5))
        }
    }

    private func expect(_ isSo: Bool, _ otherwise: @autoclosure () -> String) throws {
        if !isSo { throw Lost(otherwise()) }
    }
}

struct Lost: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
