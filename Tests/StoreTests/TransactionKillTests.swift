import Foundation
import Glibc
import Money
import PseudoTerminal
import Seeded
import Testing

@testable import Store

/// Programs that are killed, or refused, while they edit the transactions.
@Suite(.serialized, .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
struct TransactionKillTests {
    let folder: TemporaryFolder
    /// The user's file, as an editor left it.
    static let mine =
        "# mine\r\nnote;date;type;item;quantity;price;account\r\n\"a; b\";2024-03-01;buy;AAPL;1;1;\r\n"

    init() throws { folder = try TemporaryFolder() }

    @Test("Killed at each call that changes the disk, the file is whole before or whole after")
    func killed() throws {
        let trial = Trial(
            "SIGKILL at every call that changes the transactions", 3, often: 1,
            test: "TransactionKillTests.killed")
        var chance = trial.generator
        var (kills, kept) = (0, 0)
        // strace counts the calls of each kind by themselves.
        for calls in ["write", "fsync", "rename", "mkdir"] {
            var call = Int.random(in: 1...trial.count, using: &chance)
            while true {
                let probe = try begin(
                    "killed", Tracer.injecting("signal=SIGKILL", at: call, of: calls))
                let status = probe.finish()
                kept += try check(probe, "killed", "seed \(trial.seed), \(calls) \(call)")
                if status == .exited(0) { break }
                try #require(status == .killed(SIGKILL), "\(status) \(probe.lines)")
                kills += 1
                call += trial.count
            }
        }
        #expect(kills > 3)
        trial.note("\(kills) kills, \(kept) edits acknowledged", lost: 0)
    }

    @Test(
        "Refused at each call that changes the disk, an edit is whole or not done",
        arguments: ["ENOSPC", "EIO"])
    func refused(error: String) throws {
        let trial = Trial(
            "\(error) at every call that changes the transactions", 5, often: 1,
            test: "TransactionKillTests.refused")
        var chance = trial.generator
        var call = Int.random(in: 1...trial.count, using: &chance)
        var (refusals, kept) = (0, 0)
        var isRefused = true
        while isRefused {
            let log = folder("trace")
            let probe = try begin(error, Tracer.injecting("error=\(error)", at: call, log: log))
            let status = probe.finish()
            isRefused = try String(contentsOfFile: log, encoding: .utf8).contains("INJECTED")
            #expect([0, 1, 4].contains { status == .exited($0) }, "\(status) \(probe.lines)")
            kept += try check(probe, error, "seed \(trial.seed), call \(call)")
            refusals += isRefused ? 1 : 0
            call += trial.count
        }
        #expect(refusals > 0)
        trial.note("\(refusals) refusals, \(kept) edits acknowledged", lost: 0)
    }

    private func begin(_ place: String, _ tracer: [String]) throws -> Probe {
        mkdir(folder(place), 0o700)
        try folder.write(TransactionKillTests.mine, to: place + "/transactions.csv")
        return try Probe(folder(place), "AAA", count: 3, options: ["--transactions"], through: tracer)
    }

    /// Holds the file against what the probe said; how much that was.
    private func check(_ probe: Probe, _ place: String, _ comment: Comment) throws -> Int {
        let text = try folder.text(of: place + "/transactions.csv")
        #expect(text.hasPrefix(TransactionKillTests.mine), comment)
        let document = try TransactionFile(path: folder(place + "/transactions.csv")).load()
        #expect(document.mistakes == [], comment)
        let bought = document.transactions.filter { $0.account == "AAA" }
        let (rows, changed) = (probe.rounds("row"), probe.rounds("changed"))
        #expect(bought.map(\.quantity) == bought.indices.map { Rational($0 + 1) }, comment)
        // One more may have been kept than the probe had time to tell of.
        #expect((rows.count...rows.count + 1).contains(bought.count), comment)
        let prices = bought.map(\.price).filter { $0 == 2 }.count
        #expect((changed.count...changed.count + 1).contains(prices), comment)
        try FileManager.default.removeItem(atPath: folder(place))
        return rows.count + changed.count
    }
}
