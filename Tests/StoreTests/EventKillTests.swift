import CivilTime
import Foundation
import Glibc
import Market
import PseudoTerminal
import Seeded
import Testing

@testable import Store

@Suite(.serialized, .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
struct EventKillTests {
    let folder: TemporaryFolder
    static let (mine, end) = (
        """
        BEGIN:VCALENDAR
        X-MINE:é
        BEGIN:VEVENT
        UID:mine
        DTSTART;VALUE=DATE:20261224
        SUMMARY:Mine
        END:VEVENT

        """, "END:VCALENDAR\n"
    )

    init() throws { folder = try TemporaryFolder() }

    @Test("Killed at each call that changes the disk, the events are whole before or whole after")
    func killed() async throws {
        let trial = Trial(
            "SIGKILL at every call that changes the events", 3, often: 1, test: "EventKillTests.killed")
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
        "Refused at each call that changes the disk, an edit of events is whole or not done",
        arguments: ["ENOSPC", "EIO"])
    func refused(error: String) async throws {
        let trial = Trial(
            "\(error) at every call that changes the events", 5, often: 1, test: "EventKillTests.refused")
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
        try folder.write(EventKillTests.mine + EventKillTests.end, to: "probe/events.ics")
        return try RunningProbe(folder("probe"), "AAA", count: 3, options: ["--events"], through: tracer)
    }

    private func check(_ probe: RunningProbe, _ why: String) throws -> Int {
        let comment = Comment(rawValue: why)
        let text = try folder.text(of: "probe/events.ics")
        #expect(text.hasPrefix(EventKillTests.mine) && text.hasSuffix(EventKillTests.end), comment)
        let document = try EventFile(path: folder("probe/events.ics")).load()
        let events = document.events(here: .utc).filter { $0.uid != "mine" }
        #expect(Set(events.compactMap(\.uid)) == Set(events.indices.map { "AAA-\($0 + 1)" }), comment)
        let (added, moved) = (probe.rounds("event"), probe.rounds("moved"))
        // The probe may have saved one more than it had time to report.
        #expect((added.count...added.count + 1).contains(events.count), comment)
        let titled = events.filter { $0.happening == .text("moved") }.count
        #expect((moved.count...moved.count + 1).contains(titled), comment)
        return added.count + moved.count
    }
}
