import Arrangement
import Board
import CivilTime
import Foundation
import Glibc
import Literals
import PseudoTerminal
import Seeded
import Testing

@testable import Store

@Suite(.serialized, .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
struct EveryWriteTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Killed at each of its writes, a writer loses nothing that it had said was kept")
    func killed() async throws {
        let trial = Trial(
            "SIGKILL at every call that changes the disk: history, board, folders", 5, often: 1,
            test: "EveryWriteTests.killed")
        let (kills, kept) = try await trial.kill(begin: begin, check: check)
        #expect(kills > 3)
        trial.note("\(kills) kills, \(kept) writes acknowledged", lost: 0)
    }

    @Test(
        "Refused at each of its writes, a writer says so or manages, and loses nothing that it said was kept",
        arguments: ["ENOSPC", "EIO", "EROFS"])
    func refused(error: String) async throws {
        let trial = Trial(
            "\(error) at every call that changes the disk", 7, often: 1, test: "EveryWriteTests.refused")
        let (refusals, kept) = try await trial.refuse(
            error, log: folder("trace"), begin: begin, judge: judge, check: check)
        #expect(refusals > 0)
        trial.note("\(refusals) refusals, \(kept) writes acknowledged", lost: 0)
    }

    private func judge(_ probe: RunningProbe, _ status: RunningProbe.Ending, _ comment: String) {
        // 4 is the probe's status for an output that refuses writes.
        #expect([0, 1, 3, 4].contains { status == .exited($0) }, "\(comment)")
        guard status == .exited(1) || status == .exited(3) else { return }
        let words = probe.lines.last ?? ""
        #expect(words.hasPrefix("failed ") || words.hasPrefix("notice "), "\(comment)")
    }

    private func begin(_ tracer: [String]) throws -> RunningProbe {
        try? FileManager.default.removeItem(atPath: folder("probe"))
        return try RunningProbe(folder("probe"), "AAA", count: 3, through: tracer)
    }

    /// Opens the files on a working disk; returns how much the probe had reported as saved.
    private func check(_ probe: RunningProbe, _ comment: String) async throws -> Int {
        let place = folder("probe")
        let opening = FigureStore.open(at: place + "/history.sqlite", now: KillTests.start + 10)
        #expect(opening.notice == nil, "\(comment)")
        let history = try #require(opening.history, "\(comment)")
        let rates = try await history.intraday(ofRate: "AAA", since: Instant(0)).map { Int($0.value) }
        let quotes = try await history.intraday(ofStock: "AAA", since: Instant(0)).map { Int($0.value) }
        #expect(Set(probe.rounds("rate")).isSubset(of: rates), "\(comment)")
        #expect(Set(probe.rounds("quote")).isSubset(of: quotes), "\(comment)")
        let board = BoardFile(path: place + "/AAA.json").load()
        #expect(board.notice == nil, "\(comment)")
        let saved = board.arrangement?.stocks.first.flatMap { Int($0.dropFirst()) } ?? 0
        #expect(saved >= probe.rounds("board").last ?? 0, "\(comment)")
        return probe.rounds("rate").count + probe.rounds("quote").count + probe.rounds("board").count
    }
}
