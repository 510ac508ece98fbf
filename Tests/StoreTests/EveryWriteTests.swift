import Board
import CivilTime
import Foundation
import Glibc
import Literals
import PseudoTerminal
import Seeded
import Testing

@testable import Store

/// A writer that is killed, or refused, at one call after another that changes the disk.
@Suite(.serialized, .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
struct EveryWriteTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Killed at each of its writes, a writer loses nothing that it had said was kept")
    func killed() async throws {
        // Each fifth call, from a chance one on, in the tests; every one of them in `make trust`.
        let trial = Trial(
            "SIGKILL at every call that changes the disk: history, board, folders", 5, often: 1,
            test: "EveryWriteTests.killed")
        var chance = trial.generator
        var call = Int.random(in: 1...trial.count, using: &chance)
        var (kills, acknowledged) = (0, 0)
        while true {
            let place = folder("killed-\(call)")
            let probe = try Probe(
                place, "AAA", count: 3, through: Tracer.injecting("signal=SIGKILL", at: call))
            let status = probe.finish()
            acknowledged += try await check(probe, place, "seed \(trial.seed), call \(call)")
            try? FileManager.default.removeItem(atPath: place)
            if status == .exited(0) { break }
            try #require(status == .killed(SIGKILL), "\(status) \(probe.lines)")
            kills += 1
            call += trial.count
        }
        #expect(kills > 3)
        trial.note("\(kills) kills, \(acknowledged) writes acknowledged", lost: 0)
    }

    @Test(
        "Refused at each of its writes, a writer says so or manages, and loses nothing that it said was kept",
        arguments: ["ENOSPC", "EIO", "EROFS"])
    func refused(error: String) async throws {
        let trial = Trial(
            "\(error) at every call that changes the disk", 7, often: 1, test: "EveryWriteTests.refused")
        var chance = trial.generator
        var call = Int.random(in: 1...trial.count, using: &chance)
        var (refusals, acknowledged) = (0, 0)
        // What went on without a hitch was not refused anything: the calls are at an end.
        var isRefused = true
        while isRefused {
            let place = folder("\(error)-\(call)")
            let log = folder("trace")
            let probe = try Probe(
                place, "AAA", count: 3, through: Tracer.injecting("error=\(error)", at: call, log: log))
            let status = probe.finish()
            let comment = "seed \(trial.seed), call \(call), \(status), \(probe.lines)"
            isRefused = try String(contentsOfFile: log, encoding: .utf8).contains("INJECTED")
            // 4 is the probe's own word for an output that takes nothing.
            #expect([0, 1, 3, 4].contains { status == .exited($0) }, "\(comment)")
            if status == .exited(1) || status == .exited(3) {
                let words = probe.lines.last ?? ""
                #expect(words.hasPrefix("failed ") || words.hasPrefix("notice "), "\(comment)")
            }
            acknowledged += try await check(probe, place, comment)
            try? FileManager.default.removeItem(atPath: place)
            refusals += isRefused ? 1 : 0
            call += trial.count
        }
        #expect(refusals > 0)
        trial.note("\(refusals) refusals, \(acknowledged) writes acknowledged", lost: 0)
    }

    /// Opens what the probe left, on a disk that is well again; how much it had said was kept.
    private func check(_ probe: Probe, _ place: String, _ comment: String) async throws -> Int {
        let opening = History.open(at: place + "/history.sqlite", now: KillTests.start + 10)
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
