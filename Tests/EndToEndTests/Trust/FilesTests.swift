import Foundation
import Glibc
import PseudoTerminal
import Seeded
import Testing
import Words

@Suite(.serialized) struct FilesTests {
    private static let names = [
        ".local/state/fxterm/board.json", ".local/state/fxterm/undo.json",
        ".local/state/fxterm/fxterm.log", ".local/state/fxterm/board.json.lock",
        ".local/share/fxterm/history.sqlite", ".local/share/fxterm/history.sqlite-wal",
        ".local/share/fxterm/history.sqlite-users", ".local/share/fxterm/history.sqlite-changed",
        ".local/share/fxterm/history.sqlite-asked", ".config/fxterm/themes/mine.json5",
    ]
    private static let kinds = [
        "pipe", "folder", "linkToForeign", "linkToPipe", "linkToDevice", "loop", "device",
    ]
    private static let foreign = "Someone's own words, which nobody is to lose.\n"

    /// False if that cannot be done here.
    private func plant(_ kind: String, at path: String, _ home: Home) throws -> Bool {
        let notes = home.folder.path + "/notes.txt"
        try FilesTests.foreign.write(toFile: notes, atomically: false, encoding: .utf8)
        switch kind {
        case "pipe": return mkfifo(path, 0o644) == 0
        case "folder": return mkdir(path, 0o755) == 0
        case "device": return geteuid() == 0 && mknod(path, S_IFCHR | 0o644, 0x105) == 0
        case "linkToForeign": return symlink(notes, path) == 0
        case "linkToPipe":
            _ = mkfifo(home.folder.path + "/pipe", 0o644)
            return symlink(home.folder.path + "/pipe", path) == 0
        case "linkToDevice": return symlink("/dev/zero", path) == 0
        default: return symlink(path, path) == 0
        }
    }

    private func mark(_ path: String) -> [UInt64] {
        var status = stat()
        guard lstat(path, &status) == 0 else { return [] }
        return [UInt64(status.st_ino), UInt64(status.st_mode), UInt64(status.st_rdev)]
    }

    // Each start and end of the program takes some tenths of a second.
    @Test(
        "Any thing in a file's place stays as it is while the board comes up, is changed and quits"
    )
    func things() throws {
        let trial = Trial(
            "Pipes, devices, folders, links and other programs' files in the place of each file: board started, changed, quit",
            4, often: FilesTests.names.count * FilesTests.kinds.count, test: "FilesTests.things")
        var random = trial.generator
        let all = FilesTests.names.flatMap { name in FilesTests.kinds.map { (name, $0) } }.shuffled(
            using: &random)
        var (tried, lost) = (0, 0)
        for (name, kind) in all.prefix(trial.count) {
            let home = try Home()
            try home.useFeeds(of: nil)
            for folder in ["state", "share"] {
                try FileManager.default.createDirectory(
                    at: home.folder.appending(path: ".local/\(folder)/fxterm"),
                    withIntermediateDirectories: true)
            }
            try FileManager.default.createDirectory(
                at: home.folder.appending(path: ".config/fxterm/themes"), withIntermediateDirectories: true)
            let path = home.folder.path + "/" + name
            guard try plant(kind, at: path, home) else { continue }
            tried += 1
            let before = mark(path)
            let terminal = try home.start(width: 180)
            try terminal.wait(for: "╭ JPY")
            try terminal.press("<esc><space><right><enter>")
            try terminal.waitUntil { $0.rows.contains { $0.contains("╭ TWD") && $0.contains("╭ JPY") } }
            try terminal.press("q")
            // The exit code says if that could be saved; the point here is that it ends.
            _ = try terminal.waitForExit()
            let notes = try String(contentsOfFile: home.folder.path + "/notes.txt", encoding: .utf8)
            let aside = FileManager.default.fileExists(atPath: path + ".broken-1")
            let isWell = mark(path) == before && notes == FilesTests.foreign && !aside
            #expect(isWell, "\(kind) at \(name)")
            if !isWell { lost += 1 }
        }
        #expect(mark("/dev/zero").count == 3)
        trial.note("\(tried) things in \(FilesTests.names.count) places", lost: lost)
    }

    @Test("A change at the largest place there is does not end the program when it is undone")
    func undo() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let stocks = (0..<1100).map { "\"S\($0)\"" }.joined(separator: ",")
        let board =
            "\"version\":1,\"rates\":[\"JPY\"],\"clocks\":[],\"stocks\":[\(stocks)],\"base\":\"USD\",\"baseline\":\"d1\""
        let step =
            "{\"name\":\"add X\",\"stocks\":{\"at\":9223372036854774784,\"old\":[],\"new\":[\(stocks)]}}"
        try home.write("{\(board)}", to: home.board)
        try home.write("{\"version\":1,\"board\":{\(board)},\"undo\":[\(step)],\"redo\":[]}", to: home.undo)
        let terminal = try home.start()
        try terminal.wait(for: "╭ JPY")
        try terminal.press("u?")
        try terminal.wait(for: .groupFigures)
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Changes that cannot be read are set aside at the next start, and that is said")
    func broken() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        try home.write("{ \"version\": 1, \"undo\": ", to: home.undo)
        let terminal = try home.start(width: 160)
        try terminal.wait(for: "undo.json.broken-1")
        try terminal.press("<space><right><enter>")
        try home.wait(for: home.undo) { ($0["undo"] as? [Any])?.isEmpty == false }
        try terminal.press("q")
        _ = try terminal.waitForExit()
        let aside = home.undo.appendingPathExtension("broken-1")
        #expect(try String(contentsOf: aside, encoding: .utf8) == "{ \"version\": 1, \"undo\": ")
    }
}
