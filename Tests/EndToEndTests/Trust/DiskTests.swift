import Foundation
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct DiskTests {
    /// A small file system in memory.
    private final class SmallDisk {
        let path: String

        init() throws {
            path = FileManager.default.temporaryDirectory.path + "/fxterm-disk-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            guard mount("tmpfs", path, "tmpfs", 0, "size=1m") == 0 else { throw Lost("no mount") }
        }

        deinit {
            umount2(path, 2)
            rmdir(path)
        }

        func makeReadOnly(_ isReadOnly: Bool = true) -> Bool {
            mount("tmpfs", path, "tmpfs", UInt(isReadOnly ? MS_REMOUNT | MS_RDONLY : MS_REMOUNT), "") == 0
        }

        func fill() {
            let file = open(path + "/filler", O_WRONLY | O_CREAT, 0o600)
            for size in [4096, 1] {
                let zeros = [UInt8](repeating: 0, count: size)
                while write(file, zeros, size) == size {}
            }
            close(file)
        }

        var places: [String: String?] {
            ["XDG_STATE_HOME": path + "/state", "XDG_DATA_HOME": path + "/data"]
        }

        static let canBeMade: Bool = {
            guard geteuid() == 0, let disk = try? SmallDisk() else { return false }
            return access(disk.path, W_OK) == 0
        }()
    }

    @Test(
        "On a disk that gets full the board says so and goes on, and keeps the next change when there is room",
        .enabled(if: SmallDisk.canBeMade, "no file system can be mounted here"))
    func full() throws {
        let disk = try SmallDisk()
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start(width: 180, environment: disk.places)
        try terminal.wait(for: "╭ JPY")
        try terminal.press("<space><right><enter>")
        try terminal.waitUntil { _ in self.rates(disk.path) == ["TWD", "JPY"] }
        disk.fill()
        try terminal.press("<space><right><enter>")
        try terminal.wait(for: .diskFull)
        #expect(rates(disk.path) == ["TWD", "JPY"], "what was kept stays")
        unlink(disk.path + "/filler")
        try terminal.press("<esc><space><right><enter>")
        try terminal.waitUntil { _ in
            self.rates(disk.path)?.prefix(1) == ["TWD"] && self.rates(disk.path) != ["TWD", "JPY"]
        }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        Trial("A disk that is full, read-only, slow, or of a later version", 1, often: 1, test: "DiskTests")
            .note("4 disks", lost: 0)
    }

    @Test(
        "On a full disk an alert and a purchase are not yet saved, which is said, and are as soon as there is room",
        .enabled(if: SmallDisk.canBeMade, "no file system can be mounted here"))
    func unsavedEdits() throws {
        let disk = try SmallDisk()
        let home = try Home()
        try home.useFeeds(of: nil)
        let file = disk.path + "/data/fxterm/transactions.csv"
        func rows() -> String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
        func alerts() throws -> String {
            try home.run(["alerts", "list", "--format", "json"], environment: disk.places).output
        }
        let terminal = try home.start(width: 240, environment: disk.places)
        try terminal.wait(for: "╭ JPY")
        try terminal.press("!>150<enter>")
        try terminal.waitUntil { _ in try alerts().contains(">150") }
        try terminal.press("ebuy 1 IBM 100 2026-01-05<enter>")
        try terminal.waitUntil { _ in rows().contains("IBM") }
        disk.fill()
        try terminal.press("ebuy 10 AAPL 187.40 2026-01-06<enter>")
        try terminal.waitUntil { $0.contains("not saved yet: Bought 10 AAPL") }
        #expect(!rows().contains("AAPL"))
        unlink(disk.path + "/filler")
        try terminal.waitUntil { _ in rows().contains("AAPL") }
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try alerts().contains(">150"))
    }

    @Test(
        "On a disk that may not be written to the board shows what there is and says what to do",
        .enabled(if: SmallDisk.canBeMade, "no file system can be mounted here"))
    func readOnly() throws {
        let disk = try SmallDisk()
        let home = try Home()
        try home.useFeeds(of: nil)
        var terminal = try home.start(environment: disk.places)
        try terminal.wait(for: "╭ JPY")
        try terminal.press("<space><right><enter>")
        try terminal.waitUntil { _ in self.rates(disk.path) == ["TWD", "JPY"] }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        try Home.endCollectors(on: disk.path)
        try home.wait("the end of the collector, which writes there") { disk.makeReadOnly() }
        terminal = try home.start(width: 180, environment: disk.places)
        try terminal.wait(for: "╭ TWD")
        try terminal.press("<esc><space><right><right><enter>")
        try terminal.waitUntil { $0.says(.notPermitted, ["file": "board.json"]) }
        terminal.signal(SIGTERM)
        #expect(try terminal.waitForExit() == .exited(1))
        #expect(terminal.screen.contains("board.json"))
        #expect(rates(disk.path) == ["TWD", "JPY"])
    }

    @Test(
        "A transaction that the disk refuses stays on the board, says so, and is in the file when that can be written",
        .enabled(if: SmallDisk.canBeMade, "no file system can be mounted here"))
    func refusedTransaction() throws {
        let disk = try SmallDisk()
        let home = try Home()
        try home.useFeeds(of: nil)
        let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"
        let first = header + "2026-01-05,buy,2330.TW,1000,850,TWD,20,,,\n"
        let data = home.folder.appending(path: ".local/share/fxterm")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let file = disk.path + "/mine.csv"
        try Data(first.utf8).write(to: URL(filePath: file))
        try FileManager.default.createSymbolicLink(
            atPath: data.path + "/transactions.csv", withDestinationPath: file)
        let terminal = try home.start(width: 240)
        try terminal.wait(for: "2330")
        try #require(disk.makeReadOnly())
        try terminal.press("ebuy 10 AAPL 187.40 2026-01-06<enter>")
        try terminal.waitUntil { $0.contains("AAPL") && $0.says(.notPermitted, ["file": "mine.csv"]) }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == first, "what was there is left alone")
        try #require(disk.makeReadOnly(false))
        try terminal.press("<esc>ebuy 3 IBM 100 2026-01-07<enter>")
        let all = first + "2026-01-06,buy,AAPL,10,187.4,,,,,\n2026-01-07,buy,IBM,3,100,,,,,\n"
        try terminal.waitUntil { _ in (try? String(contentsOfFile: file, encoding: .utf8)) == all }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(
        "While the disk takes its time keys are answered, and the way out waits for it only so long",
        .enabled(if: Tracer.isAvailable, "strace may not trace here, or would trace a sanitizer"))
    func slow() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try PseudoTerminal(
            Tracer.slow(milliseconds: 30_000) + [
                BuiltProduct.path(of: "fxterm"), "--config", home.settings.path,
            ],
            width: 240, height: 40,
            environment: home.environment(["XDG_DATA_HOME": "/dev/null/none"]))
        try terminal.wait(for: "╭ JPY", timeout: .seconds(60))
        try terminal.press("<space><right><enter>?")
        try terminal.wait(for: .groupFigures)
        #expect(rates(home.folder.path + "/.local") == nil, "the disk is as slow as that")
        try terminal.press("<esc>q")
        try terminal.waitUntil(timeout: .seconds(25)) { !$0.isAlternate && $0.saysWrapped(.diskSilent) }
    }

    @Test("A board of a later version is left as it is, and that is said")
    func later() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let text = #"{"version": 99, "boards": [1, 2, 3]}"#
        try home.write(text, to: home.board)
        let terminal = try home.start(width: 180)
        try terminal.waitUntil { $0.contains("╭ JPY") && $0.says(.fileIsNewer, ["version": "99"]) }
        try terminal.press("<esc><space><right><enter>")
        try terminal.waitUntil { screen in
            screen.rows.contains { $0.contains("╭ TWD") && $0.contains("╭ JPY") }
        }
        try terminal.press("q")
        _ = try terminal.waitForExit()
        #expect(try String(contentsOf: home.board, encoding: .utf8) == text)
    }

    private func rates(_ disk: String) -> [String]? {
        guard let data = try? Data(contentsOf: URL(filePath: disk + "/state/fxterm/board.json")),
            let board = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        return (board["rates"] as? [String]).map { Array($0.prefix(2)) }
    }
}
