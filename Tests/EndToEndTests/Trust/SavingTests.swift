import Foundation
import PseudoTerminal
import Seeded
import Testing

/// A slow disk, with two seconds for each try, and signals while the last change is on its way.
@Suite(.serialized) struct SavingTests {
    @Test(
        "The last change is on disk however often the program is asked to end while it saves",
        .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
    func signals() throws {
        let trial = Trial(
            "A change, and then two signals while a slow disk (100 ms each time that it is waited for) takes it",
            6,
            often: 120, test: "SavingTests.signals")
        var chance = trial.generator
        for round in 0..<trial.count {
            let home = try Home()
            try home.useFeeds(of: nil)
            let terminal = try PseudoTerminal(
                Tracer.slow(milliseconds: 100, isBeside: true) + [BuiltProduct.path(of: "fxterm")],
                width: 120,
                height: 40, environment: home.environment())
            try terminal.wait(for: "╭ JPY")
            try terminal.press("<space><right><enter>")
            try terminal.waitUntil { $0.isBefore("TWD", "JPY") }
            switch round % 3 {
            case 0:
                terminal.signal(SIGTERM)
            case 1:
                try terminal.press("q")
            default:
                terminal.signal(SIGHUP)
            }
            // The terminal is given back before all is on disk.
            try terminal.waitUntil { !$0.isAlternate }
            usleep(.random(in: 0..<60_000, using: &chance))
            for again in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] where terminal.isRunning {
                terminal.signal(again)
            }
            if round % 3 == 1 { terminal.hangUp() }
            let end = ContinuousClock.now + .seconds(30)
            while terminal.isRunning, ContinuousClock.now < end { usleep(2000) }
            try #require(!terminal.isRunning)
            let board = (try? Data(contentsOf: home.board)) ?? Data()
            let rates =
                (try? JSONSerialization.jsonObject(with: board) as? [String: Any])?["rates"] as? [String]
            let isKept = rates?.first == "TWD"
            #expect(isKept, "seed \(trial.seed), round \(round): \(rates ?? [])")
            if !isKept {
                trial.note("\(round + 1) ends", lost: 1)
                return
            }
        }
        trial.note("\(trial.count) ends", lost: 0)
    }
}

extension TerminalScreen {
    fileprivate func isBefore(_ first: String, _ second: String) -> Bool {
        rows.contains { row in
            guard let left = row.range(of: "╭ \(first)"), let right = row.range(of: "╭ \(second)") else {
                return false
            }
            return left.lowerBound < right.lowerBound
        }
    }
}
