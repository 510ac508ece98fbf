import Arrangement
import Board
import Literals
import Screens
import TUI
import Testing

@Suite("Pairs on the screen")
struct PairScreenTests {
    @Test("A pair is typed, turned round, and shown for 100 units", arguments: [(80, 24), (120, 40)])
    func turns(size: (Int, Int)) {
        var screen = Screen(size.0, size.1)
        screen.press("aeur/jpy<enter>")
        #expect(screen.model.selectedItem == "EUR/JPY" && screen.text.contains("EUR/JPY"))
        screen.press("I")
        #expect(screen.text.contains("JPY/EUR") && !screen.text.contains("EUR/JPY"))
        #expect(screen.text.contains("EUR per JPY"), "the notice")
        screen.press("U")
        #expect(screen.text.contains("100 JPY"))
        screen.press("uuu")
        #expect(!screen.model.arrangement.rates.contains("EUR/JPY"))
    }

    @Test("Of all rates turned round each names both its sides", arguments: [(80, 24), (120, 40)])
    func turnsAll(size: (Int, Int)) {
        var screen = Screen(size.0, size.1)
        screen.press("R")
        for pair in ["JPY/USD", "TWD/USD", "EUR/USD"] { #expect(screen.text.contains(pair)) }
        screen.press("R")
        #expect(!screen.text.contains("JPY/USD"))
    }

    @Test("Details of a cross list both its sides")
    func details() {
        var screen = Screen(120, 40)
        screen.press("aeurjpy<enter><enter>")
        let lines = screen.lines.filter { $0.contains("1 USD = ") }
        #expect(lines.count == 2 && lines.first?.contains("Via USD") == true, "\(lines)")
    }

    @Test("With an amount, what it comes to is the large figure, and the rate the small one")
    func amounts() {
        var screen = Screen(120, 40)
        screen.press("=250 euro<enter>")
        #expect(screen.lines.contains { $0.contains("JPY · ") }, "the rate is below")
        #expect(screen.lines[0].contains("250 EUR"))
    }

    @Test(
        "All cards of a panel show large figures, or none does",
        arguments: [
            "", "R", "RU", "abtcusd<enter>", "ajpy/btc<enter>", "=250 euro<enter>", "=98765432 usd<enter>",
        ])
    func style(keys: String) throws {
        for (width, height) in [(80, 24), (100, 30), (120, 31), (120, 40), (160, 45), (200, 60), (300, 80)] {
            for count in [2, 6, 12] {
                let rates = Arrangement.first[.rates].prefix(count).map(\.text)
                var screen = Screen(
                    width, height,
                    arrangement: Arrangement(rates: rates, clocks: ["Asia/Taipei"], stocks: ["AAPL"]))
                screen.press(keys)
                let place = try #require(screen.layout.places[.rates])
                let canvas = screen.canvas
                let cards = place.grid.visible(top: place.top).map { index in
                    let rect = place.grid.rect(of: index, top: place.top)
                    return (rect.y..<rect.maxY).map { y in
                        (rect.x..<rect.maxX).map { canvas[$0, y].glyph.text }.joined()
                    }
                }
                let known = cards.filter { card in !card.contains { $0.contains(" — ") } }
                // Figures of five rows have round corners, those of three half blocks.
                let styles = Set(
                    known.map { card in
                        let text = card.joined()
                        return ["▟", "▙", "▜", "▛"].contains(where: text.contains)
                            ? 5 : ["█▀", "▀█"].contains(where: text.contains) ? 3 : 1
                    })
                #expect(
                    styles.count <= 1, "\(keys) \(count) at \(width)×\(height):\n\(screen.text)")
            }
        }
    }
}
