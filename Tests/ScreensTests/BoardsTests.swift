import Arrangement
import Board
import Foundation
import Literals
import Market
import TUI
import Testing
import Words

@testable import Screens

@Suite("Several boards on the screen") struct BoardsTests {
    static func screen(_ width: Int, _ height: Int, _ names: [String] = ["Travel", "Coins"]) -> Screen {
        var entries = [BoardEntry.first]
        for name in names {
            entries.append(BoardEntry(BoardID(for: name, besides: Set(entries.map(\.id))), name))
        }
        return Screen(width, height, boards: Boards(entries))
    }

    @Test("The header has a tab for each board", arguments: [(80, 24), (120, 40), (200, 60), (40, 12)])
    func tabs(width: Int, height: Int) throws {
        var screen = Self.screen(width, height)
        screen.press("<A-2>")
        try expectSnapshot(screen.text, "boards-\(width)x\(height)")
        screen.press("B")
        try expectSnapshot(screen.text, "boards-list-\(width)x\(height)")
    }

    @Test("A single board is named once it has a name of its own, and many by the one that is shown")
    func names() {
        #expect(Screen(120, 40).lines[0].hasPrefix(" fxterm  1 Rates"))
        var named = Self.screen(120, 40, [])
        named.press("B<C-e><C-u>Home<enter><esc>")
        #expect(named.lines[0].hasPrefix(" Home │ 1 Rates"))
        let many = Self.screen(120, 40, (1...40).map { "Board \($0)" })
        #expect(many.lines[0].hasPrefix(" Main 1/41 │ 1 Rates"))
        #expect(Self.screen(40, 12, (1...40).map { "Board \($0)" }).lines[0].hasPrefix(" Main"))
        let new = Screen(120, 40, boards: Boards(shown: .new("Coins")))
        #expect(new.lines[0].contains("Coins new │"))
        let passing = Screen(120, 40, boards: Boards([.first], shown: .passing))
        #expect(passing.lines[0].contains("fxterm not saved │"))
    }

    @Test("Alt and a digit lead to a board, in the details, the chart and the deck too")
    func digits() {
        for keys in ["", "<enter>", "v", "c", "A", "<enter>v"] {
            var screen = Self.screen(120, 40)
            screen.press(keys + "<A-2>")
            #expect(screen.model.boards.name == "Travel" && LayerID(screen.model) == .board, "\(keys)")
        }
        var screen = Self.screen(120, 40)
        screen.press("<A-9>")
        #expect(screen.model.noticeText?.contains("no board 9") == true)
    }

    @Test("B finds a board by a part of its name, and makes one of a name that there is not")
    func going() {
        var screen = Self.screen(120, 40)
        screen.press("Btrv<enter>")
        #expect(screen.model.boards.name == "Travel" && LayerID(screen.model) == .board)
        screen.press("BWork")
        #expect(screen.text.contains("New board “Work”"))
        screen.press("<enter>")
        #expect(screen.model.boards.name == "Work" && screen.model.arrangement[.rates].isEmpty)
        screen.press("u")
        #expect(screen.model.boards.name == "Travel")
        screen.press("B<home><enter>")
        #expect(screen.model.boards.name == "Main")
        screen.press("Bcoins<down>")
        #expect(!screen.text.contains("New board “coins”"), "there is one of that name")
    }

    @Test("The list makes, copies, renames, removes, restores and orders boards by keys")
    func keys() {
        var screen = Self.screen(120, 40)
        screen.press("B<S-down>")
        #expect(screen.model.boards.entries.map(\.name) == ["Travel", "Main", "Coins"])
        screen.press("<C-e> 2<enter>")
        #expect(screen.model.boards.entries.map(\.name) == ["Travel", "Main 2", "Coins"])
        screen.press("<down><del>")
        #expect(screen.model.boards.entries.map(\.name) == ["Travel", "Main 2"])
        #expect(screen.text.contains("removed"), "it stays in the list")
        screen.press("<end><enter>")
        #expect(screen.model.boards.entries.map(\.name) == ["Travel", "Main 2", "Coins"])
        screen.press("<C-n>Work<enter>")
        #expect(screen.model.boards.name == "Work")
        screen.press("B<home><C-d><enter>")
        #expect(screen.model.boards.name == "Travel 2" && screen.model.arrangement == .first)
        for _ in 0..<6 { screen.press("u") }
        screen.press("<A-2>uuuuu")
        #expect(screen.model.boards.entries.map(\.name) == ["Main", "Travel", "Coins"])
    }

    @Test("A card is sent to the board that is chosen")
    func sending() {
        var screen = Self.screen(120, 40)
        let item = screen.model.selectedItem
        screen.press("m")
        #expect(
            screen.text.contains("Send \(item?.text ?? "") to")
                && !screen.lines[1...].joined().contains("Main"))
        screen.press("<C-n><del>coi<enter>")
        #expect(screen.model.boards.name == "Main" && screen.model.boards.entries.count == 3)
        #expect(item.map { screen.model.arrangement[.rates].contains($0) } == false)
        screen.press("u")
        #expect(screen.model.arrangement == .first)
    }

    @Test("A click on a tab goes there, one on the board's own opens the list, a double click goes on")
    func mouse() throws {
        var screen = Self.screen(120, 40)
        let x = try #require(screen.lines[0].range(of: "Coins")).lowerBound.utf16Offset(in: screen.lines[0])
        screen.mouse(.press, x, 0)
        #expect(screen.model.boards.name == "Coins")
        screen.mouse(.press, x, 0)
        #expect(LayerID(screen.model) == .boards)
        let row = try #require(screen.lines.firstIndex { $0.contains("Alt-2") })
        screen.mouse(.press, 60, row)
        #expect(LayerID(screen.model) == .boards && screen.model.boards.name == "Coins")
        screen.mouse(.doublePress, 60, row)
        #expect(LayerID(screen.model) == .board && screen.model.boards.name == "Travel")
    }

    @Test("Whatever the size, the header is not wider than the screen")
    func sizes() {
        let name = String(repeating: "長い名前", count: 10)
        for width in stride(from: 40, through: 240, by: 7) {
            let screen = Self.screen(width, 24, ["Travel", name, "Coins"])
            for board in ["<A-1>", "<A-3>"] {
                var screen = screen
                screen.press(board)
                let frame = screen.frame
                #expect(!frame.canvas[0, 0].glyph.text.isEmpty && screen.lines[0].contains("│"), "\(width)")
            }
        }
    }
}
