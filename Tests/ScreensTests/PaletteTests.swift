import Arrangement
import Board
import Literals
import Market
import TUI
import Testing
import Words

@testable import Screens

@Suite("The command palette")
struct PaletteTests {
    @Test("A command is found by its sentence, its word or its name, and done in the layer below")
    func board() {
        var screen = Screen(120, 40)
        screen.press(":")
        #expect(screen.text.contains("Commands") && screen.text.contains("type a command"))
        screen.press("sort")
        #expect(screen.text.contains("sort the table by change"))
        screen.press("<enter>")
        #expect(LayerID(screen.model) == .board)
        #expect(screen.model.arrangement.sorts[.stocks] == Sort(.change, isDescending: true))
        #expect(screen.lines.last?.contains("Stocks sorted") == true)
        screen.press(":boardundo<enter>")
        #expect(screen.model.arrangement.sorts[.stocks] == nil)
        screen.press(":select.right<enter>")
        #expect(screen.model.selectedItem == "TWD", "movements go by the screen as it is")
        screen.press(":feeds.pause<enter>")
        #expect(screen.model.isPaused)
        screen.press(":quit<enter>")
        #expect(screen.effects.last == .quit)
    }

    @Test(
        "Everyday words find commands too, as the first",
        arguments: [
            ("delete", .boardRemove), ("dark", .themeNext), ("portfolio", .panelPositions),
            ("import", .positionsAdd), ("inverse", .rateInvert), ("candles", .chartOpen),
        ] as [(String, Command)])
    func everydayWords(word: String, command: Command) throws {
        var screen = Screen(120, 40)
        screen.press(":" + word)
        let sentence = screen.model.words[try #require(command.help)].prefix(20)
        let field = try #require(screen.lines.firstIndex { $0.contains("› " + word) })
        #expect(screen.lines[field + 2].contains(sentence), "\(screen.text)")
    }

    @Test("Esc closes it without a change, an empty field too, and q is a letter")
    func closing() {
        for keys in [":<esc>", ":<backspace>", ":q<esc>", ":<C-u><esc>"] {
            var screen = Screen(120, 40)
            let before = screen.model
            screen.press(keys)
            #expect(screen.model == before, "\(keys)")
        }
        var screen = Screen(120, 40)
        screen.press(":zzzz")
        #expect(screen.text.contains("Nothing found for “zzzz”."))
        screen.press("<enter>")
        #expect(LayerID(screen.model) == .palette, "nothing is there to be done")
    }

    @Test("Over the deck and the details it knows their commands, and leads back there")
    func layers() {
        var screen = Screen(120, 40)
        screen.press("c:")
        #expect(!screen.text.contains("board.add"))
        let top = screen.model.deck?.deck.pile.top
        screen.press("later<enter>")
        #expect(screen.model.layers == [.deck] && screen.model.deck?.deck.pile.top != top)
        screen.press("<esc><enter>:help<enter>")
        #expect(screen.text.contains("Moving around"))
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .details)
        screen.press(":baseline<enter>5")
        #expect(screen.model.arrangement.baseline == .d5 && LayerID(screen.model) == .details)
    }

    @Test("A click selects a row, a double one does what it says, the wheel scrolls, a click beside closes")
    func mouse() throws {
        var screen = Screen(200, 60)
        screen.press(":undo")
        let y = try #require(screen.lines.firstIndex { $0.contains("board.undo") })
        let x = try #require((0..<200).first { screen.frame.canvas[$0, y].glyph.text == "b" })
        screen.mouse(.wheelDown, x, y)
        guard let palette = screen.model.top(CommandPalette.self) else {
            Issue.record("no palette")
            return
        }
        #expect(palette.index == min(3, screen.lines.count { $0.contains("undo") } - 1) || palette.index > 0)
        screen.mouse(.press, x, y)
        screen.mouse(.doublePress, x, y)
        #expect(screen.lines.last?.contains("Nothing to undo") == true)
        screen.press(":")
        screen.mouse(.press, 0, 0)
        #expect(LayerID(screen.model) == .board)
    }

    @Test("What is pasted is typed, and the settings' keys stand beside the commands")
    func text() throws {
        var settings = Settings()
        settings.keymap = try Keymap.standard.applying([
            .boardUndo: [], .paletteOpen: ["f2"].compactMap { KeyName($0) },
        ])
        var screen = Screen(120, 40, settings: settings)
        screen.press("x<F2>")
        screen.paste("board.undo\n")
        screen.press("<enter>")
        #expect(screen.model.arrangement == .first, "a command without a key is still to be had")
    }

    @Test("Beginnings of words and runs come first")
    func scores() throws {
        func score(_ wish: String, _ text: String) throws -> Int {
            try #require(FuzzyMatch(wish).score(text))
        }
        #expect(try score("so", "sort") > score("so", "most of all"))
        #expect(try score("sort", "sort the stocks") > score("sort", "select or right on top"))
        #expect(try score("un", "undo") > score("un", "a ruin"))
        #expect(try score("pd", "page down") > score("pd", "pedal"))
        #expect(try score("ÉT", "état") == score("et", "etat"))
        #expect(FuzzyMatch("ba").score("abc") == nil && FuzzyMatch("x").score("") == nil)
        #expect(FuzzyMatch(" ").score("") == 0)
    }

    @Test("The palette at 80×24", arguments: ["", "sort"])
    func frame(text: String) throws {
        var screen = Screen(80, 24)
        screen.press(":" + text)
        try expectSnapshot(screen.text, text.isEmpty ? "palette-80x24" : "palette-\(text)-80x24")
    }

    @Test("Each layer does something with each of its commands")
    func everyCommand() {
        let ways: [LayerID: String] = [
            .board: "<right>", .carry: "<right><space>", .baseline: "d", .baselineText: "d2", .day: "@",
            .picker: "2a", .naming: "n",
            .timing: "t", .amount: "=", .entering: "e", .alert: "!", .alerts: "A", .details: "<enter>",
            .deck: "c", .help: "?",
            .helpSearch: "?/",
            .palette: ":",
            .filter: "/", .filterName: "/a<C-s>",
            .filters: "F", .search: "//", .jump: "'", .meeting: "M", .panels: "w", .columns: "C", .chart: "v",
            .indicators: "vi",
            .comparison: "vc", .boards: "B", .sending: "m",
            .boardNaming: "B<C-n>", .options: "O", .optionValue: "Omargin<enter>",
            .whatIf: "W", .event: "6a",
        ]
        #expect(Set(ways.keys) == Set(LayerID.all).subtracting([.exposure]))
        for (layer, keys) in ways {
            let travel = BoardEntry(BoardID(for: "Travel", besides: []), "Travel")
            var screen = Screen(120, 40, boards: Boards([.first, travel]))
            screen.press(keys)
            #expect(LayerID(screen.model) == layer)
            let layout = Layout(screen.model, screen.size)
            for command in layer.commands {
                let message = screen.model.screen(layout).message(for: command) ?? command.message
                // A movement may lead nowhere.
                #expect(message != nil || Movement(command) != nil || layer == .board, "\(layer) \(command)")
            }
        }
    }
}
