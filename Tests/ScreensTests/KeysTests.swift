import Arrangement
import Board
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Keys and mouse")
struct KeysTests {
    @Test("Arrows and hjkl walk the cards as they lie on the screen")
    func walking() {
        var screen = Screen(120, 40)
        screen.press("<right>")
        #expect(screen.model.selectedItem == "TWD")
        screen.press("<down>")
        #expect(screen.model.selectedItem == "CNY")
        screen.press("l")
        #expect(screen.model.selectedItem == "HKD")
        screen.press("<right>")
        #expect(screen.model.selectedItem == "SGD", "right of a row's last card comes the next row's first")
        screen.press("k")
        #expect(screen.model.selectedItem == "KRW")
        screen.press("G")
        #expect(screen.model.selectedItem == "IDR")
        screen.press("<right><down>")
        #expect(screen.model.selectedItem == "IDR", "nothing lies beyond the last")
        screen.press("g<left><up>")
        #expect(screen.model.selectedItem == "JPY")
    }

    @Test("The same keys lead elsewhere on a screen with other columns")
    func otherColumns() {
        var screen = Screen(200, 60)
        screen.press("<down>")
        #expect(screen.model.selectedItem == "CNY")
        screen = Screen(139, 24)
        screen.press("<down>")
        #expect(screen.model.selectedItem == "CNY")
    }

    @Test("Tab, Shift-Tab and digits choose the panel")
    func panels() {
        var screen = Screen(120, 40)
        screen.press("<tab>")
        #expect(screen.model.focus == .clocks)
        screen.press("<tab><tab>")
        #expect(screen.model.focus == .rates)
        screen.press("<backtab>")
        #expect(screen.model.focus == .stocks)
        screen.press("2")
        #expect(screen.model.focus == .clocks)
    }

    @Test(
        "A card is carried with the arrows and dropped or put back, in every panel", arguments: Panel.standard
    )
    func carrying(panel: Panel) {
        var screen = Screen(120, 40)
        screen.press("\((Panel.standard.firstIndex(of: panel) ?? 0) + 1)")
        let items = screen.model.arrangement[panel.id]
        screen.press("<space>\(panel == .rates ? "<right>" : "<down>")")
        #expect(screen.model.order(panel).prefix(2) == [items[1], items[0]])
        #expect(screen.lines.last?.contains("enter drop") == true)
        screen.press("<esc>")
        #expect(screen.model.order(panel) == items)
        screen.press("<space>\(panel == .rates ? "l" : "j")<enter>")
        #expect(screen.model.arrangement[panel.id].prefix(2) == [items[1], items[0]])
        screen.press("[")
        #expect(screen.model.arrangement[panel.id] == items)
        screen.press("]")
        screen.press(panel == .rates ? "[" : "{")
        #expect(screen.model.arrangement[panel.id] == items)
        #expect(screen.model.cursor(panel).index == 0)
    }

    @Test("Carrying beyond what is in sight scrolls along")
    func carryingScrolls() {
        var screen = Screen(40, 12)
        screen.press("D<space>" + String(repeating: "<down>", count: 9))
        #expect(screen.text.contains("◆JPY"))
        #expect(screen.layout.places[.rates]?.grid.visible(top: 0).contains(9) == true)
    }

    @Test("A key that means nothing says so, in the hand too")
    func meaningless() {
        var screen = Screen(120, 40)
        screen.press("Z")
        #expect(screen.lines.last?.contains("“Z” does nothing here; ? shows the keys") == true)
        screen.press("<space>x")
        #expect(screen.lines.last?.contains("Drop the card first") == true)
        #expect(screen.lines.last?.contains("enter drop") == true, "the keys of the hand stay in sight")
    }

    @Test("A warning leaves the keys of the hand in sight, on a narrow screen too")
    func warningWhileCarrying() {
        var screen = Screen(80, 24)
        screen.press("<space>")
        screen.send(
            .notSaved(
                .verbatim("the disk is full; make room, the next change is saved again, and so on and on")))
        #expect(screen.lines.last?.contains("enter drop   esc cancel") == true)
        #expect(screen.lines.last?.contains("the disk is full") == true)
    }

    @Test("After d a list shows the choice; its keys choose, other characters are typed, an arrow cancels")
    func baseline() {
        var screen = Screen(120, 40)
        screen.press("d")
        #expect(screen.lines.last?.contains("1 one trading day back") == true)
        screen.press("5")
        #expect(screen.model.arrangement.baseline == .d5)
        #expect(screen.text.contains("1 USD · d5"))
        screen.press("dd")
        #expect(screen.model.arrangement.baseline == .d1)
        screen.press("d<left>")
        #expect(screen.model.arrangement.baseline == .d1 && screen.model.layers.isEmpty)
        for (keys, token) in [
            ("y", "ytd"), ("q", "qtd"), ("Q", "3m"), ("20<enter>", "d20"), ("<enter>10y<enter>", "10y"),
        ] {
            screen.press("d" + keys)
            #expect(screen.text.contains("1 USD · \(token)"), "\(keys)")
        }
        screen.press("dx<enter>")
        #expect(screen.lines.last?.contains("“x” is not a baseline") == true)
        screen.press("<C-u>2024-03-01<enter>")
        #expect(screen.text.contains("1 USD · 2024-03-01") && screen.model.past.undoable.count == 8)
        screen.press("uuuuuuuud<esc>")
        #expect(screen.model.arrangement.baseline == .d1)
        #expect(screen.model.arrangement.rates.count == 12, "the key that cancels does nothing else")
    }

    @Test("d1 and d5 change every figure's base day and change")
    func baselineFigures() {
        var screen = Screen(120, 40)
        screen.press("3")
        #expect(screen.text.contains("Close 19 Nov"))
        screen.press("d5")
        #expect(screen.text.contains("Close 13 Nov"))
        #expect(!screen.text.contains("19 Nov"))
    }

    @Test("s, o and a click on the heading sort the grid")
    func sorting() {
        var screen = Screen(120, 40)
        screen.press("3s")
        #expect(screen.text.contains("by change ▼"))
        let down = screen.model.order(.stocks)
        screen.press("s")
        #expect(screen.model.order(.stocks) == down.reversed())
        screen.press("o")
        #expect(screen.model.order(.stocks) == Arrangement.first[.stocks])
        let y = screen.lines.firstIndex { $0.contains("Symbol") } ?? 0
        let frame = screen.canvas
        let x = (0..<120).first { frame[$0, y].glyph.text == "C" && frame[$0 + 1, y].glyph.text == "h" } ?? 0
        screen.mouse(.press, x + 1, y)
        #expect(screen.model.arrangement.sorts[.stocks] == Sort(.change, isDescending: true))
    }

    @Test("A click selects and focuses what lies under it; the wheel moves the selection")
    func mouse() {
        var screen = Screen(120, 40)
        screen.mouse(.press, 100, 11)
        #expect(screen.model.focus == .clocks)
        #expect(screen.model.selectedItem == "Asia/Jakarta")
        screen.mouse(.wheelDown, 100, 11)
        #expect(screen.model.selectedItem == "Europe/London")
        screen.mouse(.press, 30, 4)
        #expect(screen.model.selectedItem == "TWD")
        screen.mouse(.press, 27, 0)
        #expect(screen.model.focus == .stocks)
        screen.mouse(.press, 500, 500)
        #expect(screen.model.focus == .stocks)
    }

    @Test("A click while a card is carried puts it back")
    func clickCancels() {
        var screen = Screen(120, 40)
        screen.press("<space><right>")
        screen.mouse(.press, 30, 4)
        #expect(LayerID(screen.model) == .board)
        #expect(screen.model.arrangement == .first)
    }

    @Test("What is typed after a is added, and Esc leaves everything as it was")
    func adding() {
        var screen = Screen(120, 40)
        screen.press("agbz<backspace>p")
        #expect(screen.text.contains("› gbp"))
        screen.press("<enter>")
        #expect(screen.model.arrangement.rates.last == "GBP")
        #expect(screen.model.selectedItem == "GBP")
        screen.press("aq<esc>")
        #expect(LayerID(screen.model) == .board)
        #expect(screen.model.arrangement.rates.count == 13)
        #expect(!screen.effects.contains(.quit), "q is a letter while typing")
    }

    @Test("Help scrolls where it is longer than the screen, and closes with Esc, ? or a click")
    func help() {
        var screen = Screen(80, 24)
        screen.press("?G")
        #expect(screen.text.contains("close the open window or prompt"))
        screen.press("<esc>")
        #expect(!screen.text.contains("Moving around"))
        screen.press("??")
        #expect(LayerID(screen.model) == .board)
    }

    @Test("q and Ctrl-C quit, Ctrl-Z suspends, Ctrl-L redraws, from wherever one is")
    func program() {
        for prefix in ["", "<space>", "?"] {
            var screen = Screen(120, 40)
            screen.press(prefix + "q")
            #expect(screen.effects.last == .quit)
            screen.press(prefix == "?" ? "<C-z>" : "<C-z>")
            #expect(screen.effects.last == .suspend)
            screen.press("<C-l>")
            #expect(screen.effects.last == .redraw)
        }
        var adding = Screen(120, 40)
        adding.press("a<C-c>")
        #expect(adding.effects.last == .quit)
    }

    @Test("After / the help shows the keys that have what is typed in them, marked; Esc clears, then closes")
    func searchingHelp() {
        for (width, height) in [(40, 12), (80, 24), (120, 40), (200, 60)] {
            var screen = Screen(width, height)
            screen.press("?/Und")
            #expect(screen.text.contains("undo the last change") || width < 80)
            #expect(!screen.text.contains("first / last card"))
            let marked = screen.canvas.cells.filter { $0.style == Style(.selection, on: .selection, .bold) }
            #expect(marked.map(\.glyph.text).joined().lowercased().hasPrefix("und"))
            screen.press("xyz")
            #expect(screen.text.contains("No key for “Undxyz”"))
            screen.press("<esc>")
            #expect(screen.text.contains("Prices and rates"), "the panel's own keys come first")
            screen.press("/q")
            #expect(!screen.effects.contains(.quit))
            screen.press("<backspace><backspace><esc>")
            #expect(LayerID(screen.model) == .board)
        }
    }

    @Test("Settings give other keys, and key line, help, phrases and greeting name them")
    func otherKeys() throws {
        func keys(_ names: String...) -> [KeyName] { names.compactMap { KeyName($0) } }
        var settings = Settings()
        settings.keymap = try Keymap.standard.applying([
            .carryPickUp: keys("f7"), .carryDrop: keys("f2"), .boardAdd: keys("ctrl-n"), .boardUndo: [],
            .helpOpen: keys("f1", "?"), .panel1: keys("f5"), .panel2: [],
        ])
        var screen = Screen(120, 40, settings: settings)
        #expect(screen.lines.last?.contains("F7 pick up") == true)
        #expect(screen.lines.last?.contains("undo") == false, "what has no key is not in the key line")
        #expect(screen.lines[0].contains("F5 Rates  Clocks  3 Stocks"), "\(screen.lines[0])")
        #expect(screen.text.contains("─F5 Rates") && screen.text.contains("─ World clocks"))
        screen.press("<F7><right><F2>")
        #expect(screen.model.arrangement.rates[1] == "JPY")
        screen.press("<space>")
        #expect(screen.lines.last?.contains("“ ” does nothing here; F1 shows the keys") == true)
        screen.press("x")
        #expect(screen.lines.last?.contains(":board.undo brings it back") == true)
        screen.press("<C-n>")
        #expect(screen.text.contains("Add a currency"))
        screen.press("<esc><F1>")
        screen.size = Size(width: 200, height: 80)
        #expect(screen.text.contains("F7        pick up the card: arrows move it, F2 drops it, esc cancels"))
        #expect(screen.text.contains("F1 ?      show this help"))
    }

    @Test("What is pasted does nothing to the board but say so, and is typed where something is being typed")
    func pasting() {
        var screen = Screen(120, 40)
        let before = screen.model.arrangement
        screen.paste("x\nu\rqd5 \u{1B}[A")
        #expect(screen.model.arrangement == before)
        #expect(screen.text.contains("then paste a name"))
        screen.press("a")
        screen.paste("\u{1B}]52;c;eA==\u{7}new\r\nzea\u{202E}land")
        #expect(screen.text.contains("new zealand"))
        #expect(screen.text.contains("NZD"))
        screen.paste(String(repeating: "x ", count: 500_000))
        #expect(screen.text.contains("new zealandx x"))
        screen.press("<esc><esc>2/")
        screen.paste("q")
        #expect(screen.effects.allSatisfy { $0 != .quit })
    }
}
