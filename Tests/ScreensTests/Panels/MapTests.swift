import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite struct MapTests {
    static let sizes = [(40, 12), (80, 24), (120, 40), (200, 60), (300, 80)]

    private static func screen(
        _ width: Int, _ height: Int, _ keys: String, terminal: TerminalTraits = TerminalTraits()
    ) -> Screen {
        var screen = Screen(
            width, height, locale: UserLocale(["LANG": "en_US.UTF-8"]), terminal: terminal)
        screen.press(keys)
        return screen
    }

    private static let yesterday = DailyClose(day: Zone.utc.local(Sample.asOf).day + -1, close: 100)

    static func crowd(_ count: Int, _ width: Int, _ height: Int) -> Screen {
        let symbols = (0..<count).map { Symbol(stringLiteral: "Q\($0)") }
        var screen = Screen(
            width, height, arrangement: Arrangement(rates: [], clocks: [], stocks: symbols.map(\.text)))
        let quotes = symbols.enumerated().map { index, symbol in
            Seen(
                Quote(
                    symbol: symbol, currency: "USD", price: 100 + Double(index % 13) - 6, time: Sample.asOf,
                    zone: "America/New_York", closes: [yesterday], source: "test"), .live, at: Sample.asOf)
        }
        screen.send(.figures(.changed(FigureChanges(known: Known(quotes: quotes)), at: Sample.asOf)))
        screen.press("3H")
        return screen
    }

    @Test(arguments: sizes) func `the map of stocks fills its panel`(width: Int, height: Int) throws {
        try expectSnapshot(Self.screen(width, height, "3H<right>").text, "map-stocks-\(width)x\(height)")
    }

    @Test(arguments: sizes) func `the map of rates fills its panel`(width: Int, height: Int) throws {
        try expectSnapshot(Self.screen(width, height, "H").text, "map-rates-\(width)x\(height)")
    }

    @Test(arguments: [(40, 12), (80, 24), (120, 40)])
    func `positions are as large as their value, or equal`(width: Int, height: Int) throws {
        var screen = PositionsTests.screen(width, height)
        screen.press("5H")
        try expectSnapshot(screen.text, "map-value-\(width)x\(height)")
        screen.press("H")
        try expectSnapshot(screen.text, "map-equal-\(width)x\(height)")
    }

    @Test func `groups stand one below the other, and their headings say what is in them`() throws {
        var screen = Self.screen(80, 24, "3<down>nAsia<enter>g<right>nOthers<enter>H")
        try expectSnapshot(screen.text, "map-groups-80x24")
        screen.press("z")
        try expectSnapshot(screen.text, "map-folded-80x24")
    }

    @Test func `without colours arrows say what rises and what falls`() throws {
        var terminal = TerminalTraits(hasColours: false)
        try expectSnapshot(Self.screen(80, 24, "3H", terminal: terminal).presented, "map-monochrome-80x24")
        try expectSnapshot(Self.screen(40, 12, "3H", terminal: terminal).presented, "map-monochrome-40x12")
        terminal.speaksUnicode = false
        let ascii = Self.screen(80, 24, "3H", terminal: terminal)
        try expectSnapshot(ascii.presented, "map-ascii-80x24")
        #expect(ascii.presented.unicodeScalars.allSatisfy { $0.value < 128 })
    }

    @Test func `tiles leave no hole`() {
        for (width, height) in Self.sizes + [(99, 15), (100, 16), (133, 37)] {
            for count in [1, 2, 3, 7, 30, 500] {
                let screen = Self.crowd(count, width, height)
                guard let place = screen.layout.places[.stocks] else { continue }
                let grid = place.grid
                #expect(grid.area.width == place.rect.width - 2 && grid.area.height == place.rect.height - 2)
                let cells = (0..<grid.count).map { grid.rect(of: $0, top: 0) }.reduce(0) {
                    $0 + $1.width * $1.height
                }
                #expect(
                    cells == grid.area.width * max(grid.height, grid.area.height),
                    "\(count) at \(width)×\(height)")
                if grid.height > grid.area.height {
                    #expect(count == 500 && width <= 100, "\(count) at \(width)×\(height) scroll")
                }
            }
        }
    }

    @Test
    func `five hundred stocks are on the screen at once where there is room, and else can be scrolled to`() {
        var screen = Self.crowd(500, 200, 60)
        for index in [0, 250, 499] { #expect(screen.text.contains("Q\(index)"), "\(index)") }
        screen = Self.crowd(500, 40, 12)
        #expect(!screen.text.contains("Q499"))
        screen.press("G")
        screen.send(.noticeExpired)
        #expect(screen.text.contains("Q499") && screen.text.contains("of 500"))
    }

    @Test func `the key makes a map of each panel that has changes, and undo takes it back`() {
        let cases: [(keys: String, panel: PanelID, map: [Density?])] = [
            ("1", .rates, [.map, nil, .map]), ("3", .stocks, [.map, nil, .map]),
            ("5", .positions, [.map, .equalMap, nil, .map]), ("2", .clocks, [nil, nil]),
        ]
        for (keys, panel, maps) in cases {
            var screen = PositionsTests.screen(120, 40)
            screen.press(keys)
            for map in maps {
                screen.press("H")
                #expect(screen.model.arrangement.densities[panel] == map, "\(panel)")
            }
            if panel == .clocks {
                #expect(
                    screen.text.contains("Only rates, stocks and positions have a heat map; 1 goes to rates"))
                continue
            }
            screen.press("u")
            #expect(screen.model.arrangement.densities[panel] == maps[maps.count - 2], "\(panel)")
            #expect(screen.text.contains("Undone: switch the heat map on or off"))
            screen.press("<C-r>")
            #expect(screen.model.arrangement.densities[panel] == .map)
            screen.press("D")
            #expect(screen.model.arrangement.densities[panel] == nil)
        }
    }

    @Test func `tiles are carried by keys and by the mouse, clicked, sorted and opened like cards`() throws {
        for (key, panel) in [("1", Panel.rates), ("3", .stocks)] {
            var screen = Self.screen(120, 40, key + "H")
            let items = screen.model.arrangement[panel.id]
            screen.press("<space><right><right><enter>")
            #expect(screen.model.arrangement[panel.id] == [items[1], items[2], items[0]] + items[3...])
            screen.press("u")
            let place = try #require(screen.layout.places[panel])
            func middle(_ index: Int) -> Point {
                let rect = place.grid.rect(of: index, top: place.top)
                return Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
            }
            screen.mouse(.press, middle(4).x, middle(4).y)
            #expect(screen.model.cursor(panel).index == 4)
            screen.mouse(.drag, middle(1).x, middle(1).y)
            #expect(screen.model.carry?.to == 1)
            screen.mouse(.release, middle(1).x, middle(1).y)
            #expect(screen.model.arrangement[panel.id][1] == items[4])
            screen.mouse(.doublePress, middle(1).x, middle(1).y)
            #expect(!screen.model.layers.isEmpty)
        }
        var screen = Self.screen(120, 40, "3Hs")
        let first = try #require(screen.model.lines(.stocks)[0]?.card)
        #expect(first == "NVDA", "the greatest rise comes first")
        screen.mouse(.wheelDown, 10, 35)
        #expect(
            screen.model.cursor(.stocks).index != 0
                || screen.layout.places[.stocks]?.grid.neighbour(of: 0, .down) == nil)
        screen.press("<space>")
        #expect(screen.model.carry == nil)
    }

    @Test
    func `the legend says how far the colours go: at least 3 %, and as far as three of four changes do`() {
        let cases: [(changes: [Double], legend: String)] = [
            ([0.1, -0.2, 0.3, 0], "−3 %"), ([1, 2, 3, 40], "−3 %"), ([1, 2, 8, 40], "−10 %"),
            ([-11, 20, 8, 40], "−30 %"), ([-60, 80, 35, 400], "−100 %"),
        ]
        for (changes, legend) in cases {
            let symbols = changes.indices.map { Symbol(stringLiteral: "Q\($0)") }
            var screen = Screen(
                100, 20, arrangement: Arrangement(rates: [], clocks: [], stocks: symbols.map(\.text)))
            let quotes = zip(symbols, changes).map { symbol, change in
                Seen(
                    Quote(
                        symbol: symbol, currency: "USD", price: 100 + change, time: Sample.asOf,
                        zone: "America/New_York", closes: [Self.yesterday], source: "test"), .live,
                    at: Sample.asOf)
            }
            screen.send(.figures(.changed(FigureChanges(known: Known(quotes: quotes)), at: Sample.asOf)))
            screen.press("3H")
            #expect(screen.text.contains(" \(legend) "), "\(changes): \(screen.lines[18])")
        }
    }

    @Test func `the palette finds it by other words`() {
        for word in ["heatmap", "treemap", "tiles", "map"] {
            let screen = Self.screen(120, 40, ":" + word)
            #expect(screen.text.contains("panel.map"), "\(word)")
        }
    }
}
