import Arrangement
import Board
import CivilTime
import Literals
import Screens
import TUI
import Testing

/// How the room of a screen is shared out.
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

    /// The inner rows of a panel in which nothing stands.
    private func blankRows(_ screen: Screen, _ rect: Rect) -> Int {
        let canvas = screen.canvas
        return (rect.y + 1..<rect.maxY - 1).count { y in
            (rect.x + 1..<rect.maxX - 1).allSatisfy { canvas[$0, y].glyph == .space }
        }
    }

    @Test("Nothing is hidden while another panel has three blank rows", arguments: sizes)
    func blank(width: Int, height: Int) throws {
        for rates in [6, 12, 24] {
            for (clocks, stocks) in [(6, 6), (6, 30), (15, 6), (15, 30)] {
                var screen = screen((width, height), rates, clocks, stocks)
                for _ in 0..<(width < 100 ? 3 : 1) {
                    let places = screen.layout.places
                    let hidden = places.filter { $0.value.grid.height > $0.value.grid.area.height }
                    for (panel, place) in hidden {
                        #expect(screen.text.contains(" of \(screen.model.lines(panel).count) "))
                        for (other, its) in places where other != panel {
                            let blank = blankRows(screen, its.rect)
                            #expect(
                                blank < 3,
                                "\(rates) \(clocks) \(stocks): \(blank) rows of \(its.rect)\n\(screen.text)")
                        }
                        _ = place
                    }
                    screen.press("<tab>")
                }
            }
        }
    }

    @Test("Rates can be read from across a desk at 120×40, and nine cards stand three by three")
    func figures() throws {
        let board = Screen(120, 40)
        #expect(board.layout.places[.rates]?.grid.card.height ?? 0 >= 6)
        #expect(board.text.contains("█▀█"), "\(board.text)")
        #expect(!board.text.contains(" 149.23 "), "\(board.text)")
        for size in RoomTests.sizes {
            let screen = screen(size, 9, 6, 6)
            #expect(screen.layout.places[.rates]?.grid.columns == 3, "\(size)\n\(screen.text)")
        }
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
            // A heading takes rows of its own; folding it does not give them back.
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
