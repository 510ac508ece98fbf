import Arrangement
import Board
import Literals
import Screens
import TUI
import Testing
import Words

@Suite struct PanelListTests {
    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `panels are shown, hidden and resized from a list over the board`(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("w<left><left><left>---")
        try expectSnapshot(screen.text, "panels-\(width)x\(height)")
        screen.press("<down><space><esc>")
        try expectSnapshot(screen.text, "noclocks-\(width)x\(height)")
    }

    @Test func `a key that is pressed many times makes one change to undo`() {
        var screen = Screen(120, 40)
        let before = screen.layout.places.mapValues(\.rect)
        screen.press("w<left><left><left><left>")
        #expect(screen.layout.places[.rates]?.rect.width == (before[.rates]?.width ?? 0) - 8)
        #expect(screen.model.past.undoable.count == 1)
        screen.press("--")
        #expect(screen.layout.places[.rates]?.rect.height == (before[.rates]?.height ?? 0) - 2)
        #expect(screen.model.past.undoable.count == 2)
        screen.press("<esc>u")
        #expect(screen.text.contains("Undone: resize panels"))
        screen.press("u")
        #expect(screen.layout.places.mapValues(\.rect) == before)
        screen.press("<C-r><C-r>")
        #expect(screen.model.arrangement.division.shares.count == 2)
        screen.press("w=")
        #expect(screen.layout.places.mapValues(\.rect) == before)
    }

    @Test func `a panel without a border on one axis is resized along the other`() {
        var screen = Screen(120, 40)
        let height = screen.layout.places[.stocks]?.rect.height ?? 0
        screen.press("3w<right><right>")
        #expect(screen.layout.places[.stocks]?.rect.height == height + 2)
        screen.press("<left>")
        #expect(screen.layout.places[.stocks]?.rect.height == height + 1)
    }

    @Test func `no panel gets smaller than it can be drawn`() {
        var screen = Screen(120, 40)
        screen.press("w" + String(repeating: "<left>", count: 60) + String(repeating: "-", count: 60))
        #expect(screen.layout.places[.rates]?.rect.size == Size(width: 30, height: 7))
        screen.press(String(repeating: "<right>", count: 60) + String(repeating: "+", count: 60))
        #expect(screen.layout.places[.clocks]?.rect.width == 30)
        #expect(screen.layout.places[.stocks]?.rect.height == 4)
    }

    @Test func `the focus moves on from a panel that is hidden, and the last panel stays`() {
        var screen = Screen(120, 40)
        screen.press("2w<space>")
        #expect(screen.model.focus == .stocks)
        screen.press("<down><space>")
        #expect(screen.model.focus == .rates && screen.layout.places.keys.map(\.self) == [.rates])
        screen.press("<up><up><space>")
        #expect(screen.model.shownPanels == [.rates])
        #expect(screen.model.noticeText == "At least one panel stays")
        screen.press("<esc><tab>")
        #expect(screen.model.focus == .rates)
        screen.press("uu")
        #expect(screen.model.shownPanels == Panel.standard)
    }

    @Test func `a hidden panel has no tab, and its keys say how to show it`() {
        var screen = Screen(120, 40)
        screen.press("w<down><space><esc>")
        #expect(!screen.lines[0].contains("Clocks"))
        for keys in ["2", ".", "<", "c2"] {
            screen.press(keys)
            #expect(screen.model.noticeText == "World clocks is hidden on this board; w shows it", "\(keys)")
            #expect(screen.model.focus == .rates && screen.model.visited == nil)
        }
        screen.press("<esc>w<down><down><space><esc>s")
        #expect(screen.model.noticeText == "Stocks is hidden on this board; w shows it")
    }

    @Test func `a card of a hidden panel is not jumped to, and found it says where it is`() {
        var screen = Screen(120, 40)
        screen.press("w<down><space><esc>'Jak")
        #expect(screen.model.focus == .rates)
        screen.press("<esc>//Jakarta<enter>")
        #expect(screen.model.noticeText == "World clocks is hidden on this board; w shows it")
    }

    @Test func `where one panel at a time is shown, sizes are not`() {
        var screen = Screen(80, 24)
        screen.press("w<right>")
        #expect(screen.model.noticeText == "One panel at a time here; resizing needs 100×16")
        #expect(screen.model.arrangement.division == Division())
    }

    @Test func `with all of a board's panels hidden by a file, all are shown`() {
        var board = Arrangement.first
        board.division.hidden = Set(Panel.standard.map(\.id))
        let screen = Screen(120, 40, arrangement: board)
        #expect(screen.model.shownPanels == Panel.standard)
    }

    @Test func `a board whose first panel is hidden begins with the next`() {
        var board = Arrangement.first
        board.division.hidden = [.rates]
        let screen = Screen(120, 40, arrangement: board)
        #expect(screen.model.focus == .clocks)
        #expect(screen.layout.places[.clocks]?.rect.width == 120)
    }
}
