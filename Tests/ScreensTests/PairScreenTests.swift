import Arrangement
import Board
import Literals
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
}
