import Arrangement
import Board
import Foundation
import Glibc
import Market
import Seeded
import Testing
import Words

@testable import SettingsFiles
@testable import Store

@Suite struct SpecialFileTests {
    enum Thing: String, CaseIterable {
        case pipe, device, folder, socket, loop, linkToForeign, linkToPipe, linkToDevice

        /// A device can only be made by root, and not everywhere.
        static let possible: [Thing] = {
            let path = NSTemporaryDirectory() + "fxterm-node-\(UUID().uuidString)"
            defer { unlink(path) }
            let can = geteuid() == 0 && mknod(path, S_IFCHR | 0o600, 0x105) == 0
            return allCases.filter { can || $0 != .device }
        }()
    }

    enum Kept: String, CaseIterable {
        case board = "board.json", undo = "undo.json", log = "fxterm.log"
        case history = "history.sqlite", wal = "history.sqlite-wal", shm = "history.sqlite-shm"
        case users = "history.sqlite-users"
        case changed = "history.sqlite-changed", asked = "history.sqlite-asked"
        case boardLock = "board.json.lock", older = "fxterm.log.1"
        case settings = "config.json", theme = "mine.json5"
    }

    let folder: TemporaryFolder
    /// Longer than any lock file, and neither JSON nor a database.
    private static let foreign = "Someone's own words, which nobody is to lose.\n"

    init() throws { folder = try TemporaryFolder() }

    private func plant(_ thing: Thing, at name: String) throws {
        let path = folder(name)
        func link(to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        switch thing {
        case .pipe: mkfifo(path, 0o644)
        case .device: mknod(path, S_IFCHR | 0o644, 0x105)
        case .folder:
            mkdir(path, 0o755)
            try folder.write(SpecialFileTests.foreign, to: name + "/inside")
        case .socket:
            let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(socket) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
            }
            #expect(bound == 0)
        case .loop: try link(to: name)
        case .linkToForeign:
            try folder.write(SpecialFileTests.foreign, to: "notes.txt")
            chmod(folder("notes.txt"), 0o644)
            try link(to: "notes.txt")
        case .linkToPipe:
            mkfifo(folder("pipe"), 0o644)
            try link(to: folder("pipe"))
        case .linkToDevice: try link(to: "/dev/zero")
        }
    }

    private func picture(_ names: [String]) throws -> [String] {
        try names.map { name in
            var status = stat()
            guard lstat(folder(name), &status) == 0 else { return "\(name) is gone" }
            let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: folder(name))) ?? ""
            let isFile = status.st_mode & S_IFMT == S_IFREG
            let text = isFile ? try folder.text(of: name) : ""
            return "\(name) \(status.st_ino) \(status.st_mode) \(target) \(text)"
        }
    }

    private func use() -> (words: [String], history: FigureStore?) {
        var words: [String] = []
        func note(_ notice: StoreNotice?) { if let notice { words.append(Words.english[notice.saying]) } }
        func attempt(_ body: () throws(StoreError) -> Void) {
            do throws(StoreError) { try body() } catch { words.append(Words.english[error.saying]) }
        }
        let claim = BoardClaim(board: folder("board.json"))
        #expect(claim.holder == .us)
        note(claim.notice)
        let board = BoardFile(path: folder("board.json"))
        let contents = board.load()
        note(contents.notice)
        let past = PastFile(path: folder("undo.json"))
        let changes = past.load(for: contents.arrangement ?? .first)
        note(changes.notice)
        for path in ["board.json", "undo.json"] { DiskFile(folder(path)).removeLeftovers() }
        if contents.canSave { attempt { () throws(StoreError) in try board.save(.first) } }
        if changes.canSave { attempt { () throws(StoreError) in try past.save(Past(), of: .first) } }
        let log = LogFile(path: folder("fxterm.log"))
        attempt { () throws(StoreError) in try log.prepare() }
        log.keepShort()
        let opening = FigureStore.open(at: folder("history.sqlite"), now: HistoryTests.now)
        note(opening.notice)
        attempt { () throws(StoreError) in _ = try CollectorLock.take(of: folder("history.sqlite")) }
        Bell.figures(folder("history.sqlite")).ring()
        Bell.requests(folder("history.sqlite")).ring()
        _ = try? SettingsReading(from: folder("config.json"))
        _ = ThemeFolder(path: folder.path).files()
        withExtendedLifetime(claim) {}
        return (words, opening.history)
    }

    @Test(
        "Anything but a plain file, or another's file behind a link, is refused, said, and stays as it is",
        arguments: Kept.allCases)
    func refused(kept: Kept) throws {
        for thing in Thing.possible {
            // A socket's path has at most 107 bytes; and the older log only matters once the log is full.
            if kept == .older {
                try folder.write(String(repeating: "x", count: LogFile.limit), to: "fxterm.log")
            }
            try plant(thing, at: kept.rawValue)
            // SQLite does not treat a link next to its file as ours, wherever it leads.
            let names = [kept.rawValue, "notes.txt", "pipe", kept.rawValue + "/inside"].filter { name in
                var status = stat()
                return lstat(folder(name), &status) == 0
            }
            let before = try picture(names)
            let zero = try #require(FileManager.default.attributesOfItem(atPath: "/dev/zero")[.type])
            let (words, history) = use()
            #expect(try picture(names) == before, "\(kept) \(thing)")
            #expect(zero as? FileAttributeType == .typeCharacterSpecial)
            #expect(try !folder.names.contains { $0.contains("broken") }, "\(kept) \(thing)")
            switch kept {
            case .settings, .theme, .changed, .asked: break
            default: #expect(words.contains { $0.contains(kept.rawValue) }, "\(kept) \(thing): \(words)")
            }
            if [.history, .wal, .shm].contains(kept) { #expect(history == nil, "\(thing)") }
            for name in try folder.names { try FileManager.default.removeItem(atPath: folder(name)) }
        }
    }

    @Test("A link to a file of ours stays a link, and what it leads to is kept", arguments: [false, true])
    func honoured(isDangling: Bool) async throws {
        let names = [
            "board.json", "undo.json", "fxterm.log", "history.sqlite", "board.json.lock",
        ]
        mkdir(folder("synced"), 0o755)
        for name in names {
            try FileManager.default.createSymbolicLink(
                atPath: folder(name), withDestinationPath: "synced/" + name)
        }
        if !isDangling {
            try BoardFile(path: folder("synced/board.json")).save(BoardFileTests.other)
            try PastFile(path: folder("synced/undo.json")).save(Past(), of: BoardFileTests.other)
            try LogFile(path: folder("synced/fxterm.log")).prepare()
            _ = FigureStore.open(at: folder("synced/history.sqlite"), now: HistoryTests.now)
        }
        let board = BoardFile(path: folder("board.json"))
        #expect(board.load().arrangement == (isDangling ? nil : BoardFileTests.other))
        let (words, history) = use()
        #expect(words == [])
        #expect(history != nil)
        for name in names {
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: folder(name)) == "synced/" + name)
        }
        #expect(BoardFile(path: folder("synced/board.json")).load().arrangement == .first)
        #expect(try folder.text(of: "synced/fxterm.log") == LogFile.head)
        #expect(mode(of: folder("synced")) == 0o755, "the folder is not only ours")
    }

    @Test("A link into a folder that is not there is no first start: the board there may only be away")
    func away() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder("board.json"), withDestinationPath: "disk/board.json")
        let contents = BoardFile(path: folder("board.json")).load()
        #expect(!contents.canSave)
        #expect(try folder.names == ["board.json"])
    }

    @Test("A user who leads the log to nowhere wants none, and is told nothing")
    func noLog() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder("fxterm.log"), withDestinationPath: "/dev/null")
        try LogFile(path: folder("fxterm.log")).prepare()
        try FileManager.default.removeItem(atPath: folder("fxterm.log"))
        mkfifo(folder("fxterm.log"), 0o600)
        #expect(LogFile(path: folder("fxterm.log")).prepared == "/dev/null")
    }

    @Test(
        "Changes that cannot be read are set aside and said, those of a later version left alone"
    )
    func broken() throws {
        let past = PastFile(path: folder("undo.json"))
        for text in ["", "{", "[]", #"{"version":0}"#, "\u{0}", #"{"version":1,"undo":7}"#] {
            try folder.write(text, to: "undo.json")
            let contents = past.load(for: .first)
            #expect(contents.canSave)
            #expect(try folder.text(of: "undo.json.broken-1") == text)
            #expect(contents.notice.map { Words.english[$0.saying] }?.contains("undo.json.broken-1") == true)
            try past.save(Past(), of: .first)
            #expect(past.load(for: .first) == .init())
            for name in try folder.names { unlink(folder(name)) }
        }
        let later = #"{"version": 9, "all": "else"}"#
        try folder.write(later, to: "undo.json")
        #expect(past.load(for: .first).notice == .newer(path: past.path, version: 9))
        #expect(!past.load(for: .first).canSave)
        for notice in [
            past.load(for: .first).notice,
            .leftAlone(path: "/s/F", reason: .phrase(.isAnothers)),
        ] {
            #expect(Words.english[try #require(notice).saying].contains("; nothing is saved there until"))
        }
        #expect(try folder.text(of: "undo.json") == later)
    }

    @Test("A crash's remains of a file that was being replaced go at the next start, and nothing else does")
    func leftovers() throws {
        let folders = try Folders(environment: [
            "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_DATA_HOME": folder.path,
        ])
        try BoardFile(path: folders.board).save(.first)
        let stays = [
            "board.json.backup", "board.json.fxterm-new-12345", "board.json.fxterm-new-1234567",
            "board.json~",
            "undo.json.fxterm-new-inside", "board.json.fxterm-new-inUse1",
        ]
        for name in stays + ["board.json.fxterm-new-a1B2c3", "undo.json.fxterm-new-x9Y8z7"] {
            try folder.write("{", to: "fxterm/" + name)
        }
        let busy = open(folder("fxterm/board.json.fxterm-new-inUse1"), O_RDWR)
        defer { close(busy) }
        #expect(busy >= 0 && flock(busy, LOCK_EX) == 0)
        unlink(folder("fxterm/undo.json.fxterm-new-inside"))
        mkfifo(folder("fxterm/undo.json.fxterm-new-inside"), 0o600)
        #expect(folders.settle() == [])
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder("fxterm")))
        #expect(names == Set(stays + ["board.json"]))
    }

    @Test(
        "Folders and files that were open to others are closed; a folder behind a link that others may write to is said"
    )
    func closing() throws {
        let folders = try Folders(environment: [
            "HOME": folder.path, "XDG_STATE_HOME": folder("state"), "XDG_DATA_HOME": folder("data"),
        ])
        try BoardFile(path: folders.board).save(.first)
        try LogFile(path: folders.log).prepare()
        try FileManager.default.createDirectory(
            atPath: folder("data/fxterm"), withIntermediateDirectories: true)
        for path in [folders.board, folders.log] { chmod(path, 0o644) }
        for path in ["state/fxterm", "data/fxterm"] { chmod(folder(path), 0o755) }
        #expect(folders.settle() == [])
        #expect(mode(of: folders.board) == 0o600 && mode(of: folders.log) == 0o600)
        #expect(mode(of: folder("state/fxterm")) == 0o700 && mode(of: folder("data/fxterm")) == 0o700)
        try FileManager.default.removeItem(atPath: folder("data/fxterm"))
        mkdir(folder("shared"), 0o777)
        chmod(folder("shared"), 0o777)
        try FileManager.default.createSymbolicLink(
            atPath: folder("data/fxterm"), withDestinationPath: "../shared")
        #expect(folders.settle() == [.open(folder: folder("data/fxterm"))])
        #expect(mode(of: folder("shared")) == 0o777)
    }
}
