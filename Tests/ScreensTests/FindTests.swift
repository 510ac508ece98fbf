import Arrangement
import Board
import Figures
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Filters with names, searches on all boards, jumps")
struct FindTests {
    private func stocks(_ screen: Screen) -> [Item] { screen.model.lines(.stocks).all.compactMap(\.card) }

    private func screen(_ width: Int = 120, _ height: Int = 40) -> Screen {
        var screen = Screen(width, height)
        screen.press("3")
        return screen
    }

    @Test("An expression is typed where a text is, and its mistakes stand above it")
    func expression() {
        var screen = screen()
        screen.press("/price")
        screen.press(" > ")
        #expect(screen.lines[37].contains("Character 9: a value is missing after >"))
        #expect(screen.lines[38].contains("Find in Stocks: price > "))
        #expect(stocks(screen).count == 6, "with a mistake all are shown")
        screen.press("500")
        #expect(screen.lines[39].contains("found") && !screen.text.contains("Character"))
        #expect(!stocks(screen).isEmpty && stocks(screen).count < 6)
        let fits = stocks(screen)
        screen.press("<enter>")
        #expect(stocks(screen).count == 6 && screen.model.selectedItem == fits.first)
        screen.press("/city = Taipei")
        #expect(screen.text.contains("“city” is not a field"))
        screen.press("<enter>")
        #expect(LayerID(screen.model) == .filter, "what is mistaken is not taken")
    }

    @Test("A filter with a name stays, says so in the border, follows figures, and Esc shows all again")
    func kept() throws {
        var screen = screen()
        screen.press("/not price > 500<C-s>")
        #expect(screen.lines[38].contains("Name of the filter:"))
        let before = stocks(screen)
        screen.press("cheap<enter>")
        #expect(LayerID(screen.model) == .board && stocks(screen) == before)
        #expect(screen.model.arrangement.filters == [KeptFilter("cheap", .stocks, "not price > 500")])
        let border = try #require(screen.lines.first { $0.contains("cheap \(before.count) of 6") })
        #expect(border.contains("Stocks"))
        let item = try #require(before.first)
        let symbol = try #require(Symbol(item))
        var dear = try #require(screen.model.market.quotes[symbol]?.value)
        (dear.price, dear.time) = (600, screen.model.now)
        screen.hear(.quotes([dear]), to: .quotes([symbol]), at: screen.model.now)
        #expect(!stocks(screen).contains(item), "what does not fit any more goes")
        screen.press("<esc>")
        #expect(stocks(screen).count == 6 && screen.model.arrangement.filter(on: .stocks) == nil)
        #expect(screen.model.arrangement.filters.count == 1)
    }

    @Test("Nothing is moved or grouped while a filter hides what lies between")
    func noMoves() {
        var screen = screen()
        screen.press("/price > 1<C-s>dear<enter>")
        let before = screen.model.arrangement
        for keys in ["<space>", "[", "n"] {
            screen.press(keys)
            #expect(screen.model.noticeText?.contains("Filter “dear” is on") == true, "\(keys)")
        }
        #expect(screen.model.arrangement == before && screen.model.carry == nil)
        screen.press("1<space><right><enter>")
        #expect(screen.model.arrangement != before, "other panels are free")
    }

    @Test("The list turns filters on and off, renames and removes them, and all is undone")
    func list() {
        var screen = screen()
        screen.press("F")
        #expect(screen.text.contains("No filters yet"))
        screen.press("<esc>/price > 1<C-s>dear<enter><esc>1/yen<C-s>japan<enter><esc>")
        let first = screen.model.arrangement
        #expect(first.filtersOn.isEmpty)
        screen.press("3F")
        #expect(screen.text.contains("price > 1") && screen.text.contains("yen"))
        screen.press("<enter>")
        #expect(screen.model.arrangement.filter(on: .stocks)?.name == "dear")
        screen.press("F")
        #expect(screen.model.arrangement.filtersOn.isEmpty && LayerID(screen.model) == .board)
        screen.press("Fn<C-u>all<enter>")
        #expect(screen.model.arrangement.filters.map(\.name) == ["all", "japan"])
        screen.press("n<C-u>japan<enter>")
        #expect(screen.model.noticeText?.contains("There is a filter “japan” already") == true)
        screen.press("<esc>x")
        #expect(screen.model.arrangement.filters.map(\.name) == ["japan"])
        screen.press("<esc>uu")
        #expect(screen.model.arrangement.filters == first.filters)
        screen.press("uu")
        #expect(screen.model.arrangement == .first)
        screen.press("<C-r><C-r><C-r><C-r>")
        #expect(screen.model.arrangement.filters.map(\.name) == ["japan"])
    }

    @Test("Two slashes look in all panels, and Enter goes there")
    func everywhere() throws {
        var screen = screen()
        screen.press("//")
        #expect(LayerID(screen.model) == .search && screen.text.contains("Find on all boards"))
        screen.press("tok")
        #expect(screen.text.contains("Tokyo"))
        screen.press("<enter>")
        #expect(screen.model.focus == .clocks && screen.model.selectedItem == "Asia/Tokyo")
        screen.press("//change > -100 and volume<enter>")
        #expect(screen.text.contains("after “volume”, use one of"))
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .board)
    }

    @Test(
        "What other boards hold is found with its board's name, and Enter opens that board with it selected")
    func otherBoards() throws {
        var screen = screen()
        let travel = try #require(BoardID("travel"))
        screen.send(.disk(.boards(.listed([.first, BoardEntry(travel, "Travel")], removed: []))))
        screen.press("//")
        #expect(screen.effects.contains(.boards(.readOthers)))
        let other = Arrangement(rates: ["THB"], clocks: ["Asia/Bangkok"], stocks: ["PTT.BK"])
        screen.send(.disk(.boards(.others([travel: other]))))
        screen.press("bangkok")
        #expect(screen.model.layers.last?.text == "bangkok" && screen.text.contains("Travel"))
        screen.press("<enter>")
        #expect(
            screen.effects.last == .boards(.open(travel)) || screen.effects.contains(.boards(.open(travel))))
    }

    @Test("A jump goes to the first card that begins with the letters, further by Tab, and back by Esc")
    func jump() {
        var screen = screen()
        screen.press("<down>")
        let before = screen.model
        screen.press("'nv")
        #expect(screen.model.selectedItem == "NVDA" && screen.lines[39].contains("Jump to: nv"))
        screen.press("<esc>")
        #expect(screen.model == before)
        screen.press("'a")
        #expect(screen.model.selectedItem == "AAPL", "the panel with the focus comes first")
        screen.press("<C-u>tok<enter>")
        #expect(screen.model.focus == .clocks && screen.model.selectedItem == "Asia/Tokyo")
        screen.press("1'dol")
        let first = screen.model.selectedItem
        screen.press("<tab>")
        let second = screen.model.selectedItem
        screen.press("'")
        #expect(Set([first, second, screen.model.selectedItem]).count == 3)
        screen.press("zzz")
        #expect(screen.lines[39].contains("Nothing found for"))
        screen.press("<enter>")
        #expect(LayerID(screen.model) == .board)
    }
}
