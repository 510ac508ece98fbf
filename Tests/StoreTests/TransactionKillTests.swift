import Foundation
import Glibc
import Money
import PseudoTerminal
import Seeded
import Testing

@testable import Store

@Suite(.serialized, .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
struct TransactionKillTests {
    let folder: TemporaryFolder
    static let mine =
        "# mine\r\nnote;date;type;item;quantity;price;account\r\n\"a; b\";2024-03-01;buy;AAPL;1;1;\r\n"

    init() throws { folder = try TemporaryFolder() }

    @Test("Killed at each call that changes the disk, the file is whole before or whole after")
    func killed() async throws {
        let trial = Trial(
            "SIGKILL at every call that changes the transactions", 3, often: 1,
            test: "TransactionKillTests.killed")
        var (kills, kept) = (0, 0)
        // strace counts the calls of each kind separately.
        for calls in ["write", "fsync", "renameat2", "mkdir"] {
            let tried = try await trial.kill(at: calls, begin: begin, check: check)
            (kills, kept) = (kills + tried.hits, kept + tried.kept)
        }
        #expect(kills > 3)
        trial.note("\(kills) kills, \(kept) edits acknowledged", lost: 0)
    }

    @Test(
        "Refused at each call that changes the disk, an edit is whole or not done",
        arguments: ["ENOSPC", "EIO"])
    func refused(error: String) async throws {
        let trial = Trial(
            "\(error) at every call that changes the transactions", 5, often: 1,
            test: "TransactionKillTests.refused")
        let (refusals, kept) = try await trial.refuse(
            error, log: folder("trace"), begin: begin,
            judge: { _, status, comment in
                #expect([0, 1, 4].contains { status == .exited($0) }, "\(comment)")
            }, check: check)
        #expect(refusals > 0)
        trial.note("\(refusals) refusals, \(kept) edits acknowledged", lost: 0)
    }

    private func begin(_ tracer: [String]) throws -> RunningProbe {
        try? FileManager.default.removeItem(atPath: folder("probe"))
        mkdir(folder("probe"), 0o700)
        try folder.write(TransactionKillTests.mine, to: "probe/transactions.csv")
        return try RunningProbe(
            folder("probe"), "AAA", count: 3, options: ["--transactions"], through: tracer)
    }

    private func check(_ probe: RunningProbe, _ why: String) throws -> Int {
        let comment = Comment(rawValue: why)
        let text = try folder.text(of: "probe/transactions.csv")
        #expect(text.hasPrefix(TransactionKillTests.mine), comment)
        let document = try TransactionFile(path: folder("probe/transactions.csv")).load()
        #expect(document.mistakes == [], comment)
        let bought = document.transactions.filter { $0.account == "AAA" }
        let (rows, changed) = (probe.rounds("row"), probe.rounds("changed"))
        #expect(bought.map(\.quantity) == bought.indices.map { Rational($0 + 1) }, comment)
        // The probe may have saved one more than it had time to report.
        #expect((rows.count...rows.count + 1).contains(bought.count), comment)
        let prices = bought.map(\.price).filter { $0 == 2 }.count
        #expect((changed.count...changed.count + 1).contains(prices), comment)
        return rows.count + changed.count
    }
}
