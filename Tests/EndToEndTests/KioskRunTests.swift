import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Seeded
import Testing
import Words

/// `fxterm --kiosk` on a pseudo-terminal.
@Suite(.timeLimit(.minutes(10))) struct KioskRunTests {
    private static let keys =
        "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789!@#$%^&*()-=+[]{};:'\",.<>/?\\|`~ ".map(
            String.init) + [
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[3~", "\u{1B}[Z",
            "\u{1B}1",
            "\r", "\t", "\u{7F}", "\u{1A}", "\u{12}", "\u{13}", "\u{1B}[<0;20;8M", "\u{1B}[<0;20;8m",
            "\u{1B}[<32;40;20M",
            "\u{1B}[200~:!sh\r$(touch pwned)\u{1B}[201~", "\u{1B}OP",
        ]

    @Test("Keys, clicks and pastes write no file but the store's, open none of the board's, and q ends it")
    func attacked() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        defer { server.stop() }
        try home.useFeeds(of: server)
        let text = #"{"version":1,"rates":["JPY"],"clocks":["Asia/Tokyo"],"stocks":["2330.TW"],"base":"USD"}"#
        try home.write(text, to: home.board)
        var numbers = SeededGenerator.announced()
        let terminal = try home.start(["--kiosk"])
        try terminal.waitUntil { $0.contains("149.23") }
        for _ in 0..<300 {
            try terminal.send(Array((Self.keys.randomElement(using: &numbers) ?? "x").utf8))
        }
        try terminal.settle()
        try terminal.send(Array("\u{1B}".utf8))
        usleep(100_000)
        try terminal.send(Array("\u{1B}".utf8))
        usleep(100_000)
        try terminal.send(Array(":".utf8))
        try terminal.wait(for: Words.english[.kioskOnlyShows])
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        let files =
            FileManager.default.enumerator(atPath: home.folder.path)?.compactMap { $0 as? String } ?? []
        let plain = files.filter { file in
            var isFolder: ObjCBool = false
            FileManager.default.fileExists(atPath: home.folder.path + "/" + file, isDirectory: &isFolder)
            return !isFolder.boolValue && !file.hasPrefix(".local/share/fxterm/history.sqlite")
        }
        #expect(plain.sorted() == [".config/fxterm/config.json", ".local/state/fxterm/board.json"])
        #expect(try String(contentsOf: home.board, encoding: .utf8) == text)
    }
}
