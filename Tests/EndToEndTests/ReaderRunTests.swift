import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

/// `fxterm --reader` on a pseudo-terminal.
@Suite(.timeLimit(.minutes(10))) struct ReaderRunTests {
    @Test("The terminal's cursor is seen on the selected item, and goes with it into layers and back")
    func cursor() throws {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        defer { server.stop() }
        try home.useFeeds(of: server)
        try home.write(
            #"{"version":1,"rates":["JPY","EUR"],"clocks":[],"stocks":["2330.TW"],"base":"USD"}"#,
            to: home.board)
        let terminal = try home.start(["--reader"], width: 100, height: 24)
        let first = try terminal.waitUntil { $0.contains("USD/JPY 149.23") }
        #expect(first.isCursorVisible && first.cursor == (0, 1), "\(first.cursor)")
        #expect(!first.contains("╭") && !first.contains("─"))
        try terminal.press("<down>")
        try terminal.waitUntil { $0.cursor == (0, 2) && $0.isCursorVisible }
        try terminal.press(":the")
        try terminal.waitUntil {
            $0.isCursorVisible && $0.cursor.x == 0 && $0.cursor.y == 2 && $0.contains("the")
        }
        try terminal.press("<esc>")
        try terminal.waitUntil { $0.cursor == (0, 2) }
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test("Where the environment shows a screen reader, the board offers its mode")
    func offered() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        let terminal = try home.start(environment: ["ACCESSIBILITY_ENABLED": "1"])
        try terminal.wait(for: Words.english[.readerOffer])
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}
