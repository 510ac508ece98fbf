import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Glibc
import Literals
import PseudoTerminal
import Testing
import Words

@testable import Store

@Suite(.serialized) struct RefusedTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder("share/" + name) }

    private func makeFolder(filled: Bool) throws {
        mkdir(folder("share"), 0o700)
        chmod(folder.path, 0o755)
        if geteuid() == 0 { chown(folder("share"), 65_534, 65_534) }
        guard filled else { return }
        let probe = try RunningProbe(folder("share"), "AAA", count: 3, options: ["--unprivileged"])
        #expect(probe.finish() == .exited(0), "\(probe.lines)")
    }

    private func said(_ name: String, first: Int = 10) throws -> [String] {
        let probe = try RunningProbe(
            folder("share"), name, first: first, count: 1, options: ["--unprivileged"])
        #expect(probe.finish() != .exited(0))
        return probe.lines
    }

    @Test("In a folder that may not be written to, the user is told to make it writable")
    func readOnlyFolder() throws {
        try makeFolder(filled: false)
        chmod(folder("share"), 0o500)
        let refusal = StoreError.notPermitted(path: path("history.sqlite"))
        #expect(try said("AAA") == ["notice \(Words.english[refusal.saying])"])
        chmod(folder("share"), 0o700)
    }

    @Test("So in one with a history in it that was closed in order")
    func readOnlyFolderWithHistory() throws {
        try makeFolder(filled: true)
        for suffix in Database.companions { unlink(path("history.sqlite" + suffix)) }
        chmod(folder("share"), 0o500)
        let refusal = StoreError.notPermitted(path: path("history.sqlite"))
        #expect(try said("AAA").last == "notice \(Words.english[refusal.saying])")
        chmod(folder("share"), 0o700)
        #expect(
            FigureStore.open(at: path("history.sqlite"), now: KillTests.start + 10).cached.rates.count == 1)
    }

    @Test("A history that may only be read shows its figures, and says that no more are kept")
    func readOnlyFile() throws {
        try makeFolder(filled: true)
        chmod(path("history.sqlite"), 0o400)
        let refusal = StoreError.notPermitted(path: path("history.sqlite"))
        #expect(try said("AAA") == ["cached AAA", "failed \(Words.english[refusal.saying])"])
    }

    @Test(
        "On a full disk the user is told to make room; what was kept is there, and it goes on with room again"
    )
    func fullDisk() async throws {
        let size = 300_000
        let full = try RunningProbe(folder.path, "AAA", count: 100_000, options: ["--file-size", "\(size)"])
        #expect(full.finish() == .exited(1))
        let refusal = StoreError.diskFull(path: folder("history.sqlite"))
        #expect(full.lines.last == "failed \(Words.english[refusal.saying])")
        let (rate, quote) = (full.rounds("rate").last ?? 0, full.rounds("quote").last ?? 0)
        #expect(rate > 5)

        let next = max(rate, quote) + 1
        let again = try RunningProbe(folder.path, "AAA", first: next, count: 5)
        #expect(again.finish() == .exited(0), "\(again.lines)")
        let opening = FigureStore.open(at: folder("history.sqlite"), now: KillTests.start + next)
        let history = try #require(opening.history)
        let rates = try await history.intraday(ofRate: "AAA", since: Instant(0)).map { Int($0.value) }
        #expect(rates == Array(1...rate) + Array(max(rate + 1, next)..<next + 5))
        #expect(BoardFile(path: folder("AAA.json")).load().arrangement?.stocks == ["S\(next + 4)"])
    }

    @Test("On a disk so full that not even an empty history fits, the user is told to make room")
    func noRoomAtAll() throws {
        for size in [0, 1000, 4096, 20_000] {
            let place = folder("\(size)")
            let probe = try RunningProbe(place, "AAA", count: 1, options: ["--file-size", "\(size)"])
            #expect(probe.finish() == .exited(3), "\(size): \(probe.lines)")
            let refusal = StoreError.diskFull(path: place + "/history.sqlite")
            #expect(probe.lines == ["notice \(Words.english[refusal.saying])"], "\(size)")
            let again = try RunningProbe(place, "AAA", count: 1)
            #expect(again.finish() == .exited(0), "\(size): \(again.lines)")
            #expect(again.lines == ["rate 1", "quote 1", "board 1"])
        }
    }

    @Test("What a user is told of a disk says what to do")
    func sentences() {
        #expect(
            Words.english[StoreError.diskFull(path: "/x").saying]
                == "/x: the disk is full; free some space and it will be saved")
        #expect(
            Words.english[StoreError.notPermitted(path: "/x").saying]
                == "/x: permission denied; make the file and its folder writable")
    }
}
