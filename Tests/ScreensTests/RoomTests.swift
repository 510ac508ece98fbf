import Arrangement
import Board
import CivilTime
import Literals
import Screens
import TUI
import Testing

@Suite("Room") struct RoomTests {
    static let sizes = [(80, 24), (100, 30), (120, 40), (160, 45), (200, 60), (300, 80)]

    private static let currencies: [Item] = [
        "JPY", "TWD", "EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR", "GBP", "AUD",
        "CHF",
        "NZD", "INR", "VND", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF",
    ]
    private static let cities: [Item] = [
        "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
        "America/Los_Angeles", "Europe/Paris", "Europe/Berlin", "Asia/Hong_Kong", "Asia/Singapore",
        "Australia/Sydney", "America/Sao_Paulo", "Asia/Dubai", "Africa/Johannesburg", "Asia/Kolkata",
    ]

    private func screen(_ size: (Int, Int), _ rates: Int, _ clocks: Int, _ stocks: Int) -> Screen {
        let symbols = Arrangement.first[.stocks].map(\.text) + (0..<30).map { "S\($0)" }
        return Screen(
            size.0, size.1,
            arrangement: Arrangement([
                .rates: ItemList(cards: Array(RoomTests.currencies.prefix(rates))),
                .clocks: ItemList(cards: Array(RoomTests.cities.prefix(clocks))),
                .stocks: ItemList(cards: symbols.prefix(stocks).compactMap(Panel.stocks.kind.item(written:))),
            ]))
    }

    @Test("A board of one panel fills the screen: large figures, and stocks as cards", arguments: sizes)
    func single(width: Int, height: Int) throws {
        for panel in [Panel.rates, .clocks, .stocks] {
            let counts = [Panel.rates, .clocks, .stocks].map { $0 == panel ? 6 : 0 }
            var screen = screen((width, height), counts[0], counts[1], counts[2])
            let keys: [Panel: String] = [
                .rates: "1w<down><space><down><space>", .clocks: "2w<up><space><down><down><space>",
                .stocks: "3w<up><space><up><space>",
            ]
            screen.press((keys[panel] ?? "") + "<esc>")
            let place = try #require(screen.layout.places[panel])
            #expect(screen.model.shownPanels == [panel])
            #expect(place.detail >= .large, "\(place.detail)\n\(screen.text)")
        }
    }

    @Test("A panel without items takes a line") func empty() throws {
        let screen = screen((120, 40), 6, 6, 0)
        let place = try #require(screen.layout.places[.stocks])
        #expect(place.rect == Rect(x: 0, y: 36, width: 120, height: 3))
        #expect(screen.text.contains("No stocks"), "\(screen.text)")
        #expect(screen.layout.places[.rates]?.rect.height == 35)
    }

    @Test("One panel at a time, two lines say what the others show") func glances() throws {
        var screen = Screen(80, 24)
        #expect(screen.layout.places[.rates]?.rect.height == 20)
        #expect(screen.lines[21].hasPrefix(" 2 Clocks   Taipei 05:00  Tokyo 06:00"), "\(screen.lines[21])")
        #expect(screen.lines[22].hasPrefix(" 3 Stocks   2330 1020.00 ▼ −1.0 %"), "\(screen.lines[22])")
        screen.mouse(.press, 3, 22)
        screen.mouse(.release, 3, 22)
        #expect(screen.model.focus == .stocks)
        #expect(screen.lines[21].hasPrefix(" 1 Rates   JPY 149.23 ▼ −0.76 %"), "\(screen.lines[21])")
    }

    @Test("Panels are put in an order of importance, which decides their room, is kept and undone")
    func importance() throws {
        var screen = Screen(200, 60)
        let before = screen.layout.places.mapValues(\.rect)
        screen.press("3w{{<esc>")
        #expect(screen.model.orderedPanels.prefix(3) == [.stocks, .rates, .clocks])
        let after = screen.layout.places.mapValues(\.rect)
        #expect(after[.stocks]?.height ?? 0 > 30 && before[.stocks]?.height ?? 0 < 20)
        screen.press("uu")
        #expect(screen.layout.places.mapValues(\.rect) == before)
    }

    @Test("Rates can be read from across a desk at 120×40, and nine cards stand three by three")
    func figures() throws {
        let board = Screen(120, 40)
        #expect(board.layout.places[.rates]?.grid.card.height ?? 0 >= 6)
        #expect(board.text.contains("█▀█"), "\(board.text)")
        #expect(!board.text.contains(" 149.23 "), "\(board.text)")
    }

    @Test("Rows that small cards have to spare go to their charts, and a low card says why it has no rate")
    func spareRows() throws {
        let screen = screen((120, 40), 13, 6, 6)
        let place = try #require(screen.layout.places[.rates])
        let last = place.grid.rect(of: 0, top: 0).maxY - 2
        #expect(screen.lines[last].contains("▁") || screen.lines[last].contains("█"), "\(screen.text)")
        let rates = ["AMD"] + RoomTests.currencies.prefix(29).map(\.text)
        let low = Screen(
            120, 40, arrangement: Arrangement(rates: rates, clocks: ["Asia/Taipei"], stocks: ["AAPL"]))
        #expect(low.layout.places[.rates]?.grid.rect(of: 0, top: 0).height == 3)
        let row = try #require(low.lines.firstIndex { $0.contains("╭ AMD") }) + 1
        #expect(low.lines[row].contains(/— \p{L}/), "\(low.text)")
    }

    @Test(
        "A group that is folded, or a card that is removed, changes no other card's form", arguments: sizes)
    func still(width: Int, height: Int) throws {
        for keys in [
            "x", "<right><right>xx", "nAsia<enter>z", "2x", "2nA<enter>z", "3x", "3xxx", "3nA<enter>z",
        ] {
            var screen = screen((width, height), 10, 7, 8)
            if keys.contains("z") { screen.press(String(keys.dropLast())) }
            if let focus = keys.first.flatMap({ "123".contains($0) ? String($0) : nil }) {
                screen.press(focus)
            }
            screen.send(.redraw)
            let before = screen.layout.places.mapValues {
                [$0.grid.card, Size(width: $0.grid.columns, height: 0)]
            }
            screen.press(keys.contains("z") ? "z" : keys)
            let after = screen.layout.places.mapValues {
                [$0.grid.card, Size(width: $0.grid.columns, height: 0)]
            }
            #expect(before == after, "\(keys)")
        }
    }

    @Test("A key gives a panel's cards another size, which is kept, and undone")
    func density() throws {
        for (panel, key) in [(Panel.rates, "1"), (.clocks, "2"), (.stocks, "3")] {
            var screen = Screen(200, 60)
            screen.press(key)
            func height() -> Int { screen.layout.places[panel]?.grid.card.height ?? 0 }
            let automatic = height()
            screen.press("D")
            #expect(height() == 1 && screen.model.arrangement.densities[panel.id] == .compact)
            screen.press("D")
            #expect(height() > 1 && screen.model.arrangement.densities[panel.id] == .large)
            screen.press("D")
            #expect(height() == automatic && screen.model.arrangement.densities.isEmpty)
            screen.press("uu")
            #expect(screen.model.arrangement.densities[panel.id] == .compact)
        }
    }

    @Test("A compact card is one line: code, rate, change and the month")
    func compact() throws {
        var screen = Screen(120, 40)
        screen.press("D")
        let row = screen.lines.first { $0.contains("JPY") } ?? ""
        #expect(row.contains("149.23") && row.contains("▼ −0.76 %"), "\(row)")
        screen.press("DD-")
        #expect(screen.text.contains(/JPY +149\.23 ▼ −0\.76 %/), "\(screen.text)")
    }
}
