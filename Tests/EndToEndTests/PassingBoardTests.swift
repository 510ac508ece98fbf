import Foundation
import PseudoTerminal
import Testing
import Words

@Suite struct PassingBoardTests {
    @Test("Items are shown on a board that says it is not kept, and what is done there leaves no trace")
    func items() throws {
        let home = try Home()
        try home.useFeeds(of: nil)
        try home.write(
            "{\"version\":1,\"rates\":[\"JPY\"],\"clocks\":[],\"stocks\":[],\"base\":\"TWD\"}", to: home.board
        )
        let before = try Data(contentsOf: home.board)
        let terminal = try home.start(["AAPL", "eur", "tokyo"], width: 160)
        try terminal.waitUntil {
            $0.contains("╭ EUR") && $0.contains("AAPL") && $0.contains("Tokyo") && $0.contains("TWD")
                && $0.contains(Words.english[.boardPassing]) && !$0.contains("╭ JPY")
        }
        try terminal.press("x")
        try terminal.waitUntil { !$0.contains("╭ EUR") }
        try terminal.press("u")
        try terminal.wait(for: "╭ EUR")
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try Data(contentsOf: home.board) == before)
        let state = home.board.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: state.path).sorted()
        #expect(
            !files.contains("undo.json") && !files.contains("last-board") && !files.contains("boards"),
            "\(files)")
    }

    @Test(
        "A word that is neither a command nor an item is wrong usage",
        arguments: [
            (["frobnicate"], Phrase.noSuchCommandOrItem, "frobnicate"),
            (["AAPL", "pritn"], .noSuchCommandOrItem, "pritn"),
            (["USD"], .isTheBase, "USD"),
        ])
    func unknown(_ arguments: [String], _ phrase: Phrase, _ word: String) throws {
        let outcome = try Home().run(arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.says(phrase) && outcome.errors.contains(word), "\(outcome.errors)")
    }
}
