import Arrangement
import Board
import Literals
import Screens
import TUI
import Testing
import Words

@Suite("Keys in details")
struct DetailsKeysTests {
    private func item(_ screen: Screen) -> Item? {
        if let details = screen.model.top(Details.self) { details.item } else { nil }
    }

    @Test("[ and ] and the arrows go to the card before or after, and the selection goes with them")
    func neighbours() {
        var screen = Screen(120, 40)
        screen.press("<enter>]")
        #expect(item(screen) == "TWD" && screen.model.selectedItem == "TWD")
        #expect(screen.text.contains("1 USD = 32.1"))
        screen.press("<right>[<left>")
        #expect(item(screen) == "JPY")
        screen.press("[")
        #expect(item(screen) == "JPY", "the first has none before it")
    }

    @Test(
        "x removes the card and goes on to the next; from the last one back, and of the only one to the board"
    )
    func remove() {
        var screen = Screen(
            120, 40, arrangement: Arrangement(rates: ["JPY", "TWD"], clocks: [], stocks: []))
        screen.press("<enter>x")
        #expect(screen.model.arrangement.rates == ["TWD"] && item(screen) == "TWD")
        #expect(screen.lines.last?.contains("Removed JPY") == true)
        screen.press("x")
        #expect(screen.model.arrangement.rates.isEmpty && LayerID(screen.model) == .board)
        screen.press("u")
        #expect(screen.model.arrangement.rates == ["TWD"])
    }

    @Test("b makes the currency the base, and the old base takes its place")
    func base() {
        var screen = Screen(120, 40)
        screen.press("<enter>]b")
        #expect(screen.model.arrangement.base == "TWD")
        #expect(item(screen) == "USD" && screen.text.contains("1 TWD = "))
        var stocks = Screen(120, 40)
        stocks.press("3<enter>b")
        #expect(stocks.lines.last?.contains("“b” does nothing here") == true, "\(stocks.lines.last ?? "")")
    }

    @Test("The key line says so, by what the details are of")
    func keyLine() {
        for (keys, shown, hidden) in [
            ("<enter>", ["[ ] other cards", "b base", "d1 d5", "v chart", "esc back"], []),
            ("2<enter>", ["[ ] other cards", "x remove", "? help"], ["b base"]),
            ("c<up>", ["d1 d5 baseline", "v chart", "? help"], ["other cards", "x remove"]),
        ] {
            var screen = Screen(80, 24)
            screen.press(keys)
            let line = screen.lines[23]
            for words in shown { #expect(line.contains(words), "\(keys): \(line)") }
            for words in hidden { #expect(!line.contains(words), "\(keys): \(line)") }
        }
    }

    @Test("The key line has no key that does nothing")
    func idleKeys() {
        for (rates, keys, size, hidden) in [
            (["JPY"], "<enter>", (200, 60), ["other cards", "scroll"]),
            (["EUR/JPY", "JPY"], "<enter>", (200, 60), ["b base"]),
            (["XAU/XAG", "JPY"], "<enter>", (200, 60), ["chart"]),
        ] as [([String], String, (Int, Int), [String])] {
            var screen = Screen(
                size.0, size.1, arrangement: Arrangement(rates: rates, clocks: [], stocks: []))
            screen.press(keys)
            let line = screen.lines[size.1 - 1]
            for words in hidden { #expect(!line.contains(words), "\(keys): \(line)") }
        }
        var low = Screen(120, 12)
        low.press("3<enter>")
        #expect(low.lines[11].contains("scroll"), "\(low.text)")
    }

    @Test("Over the deck they do nothing to the board")
    func deck() {
        var screen = Screen(120, 40)
        screen.press("c<up>")
        let before = screen.model.arrangement
        screen.press("x]b")
        #expect(screen.model.arrangement == before)
        #expect(screen.lines.last?.contains("“b” does nothing here") == true)
    }

    @Test("A clock's details show its country, its day beside ours, and its exchange's next holidays")
    func clock() {
        var screen = Screen(120, 40)
        screen.press("2<down><enter>")
        for words in ["Japan", "there", "here", "at work", "TSE", "Mon 23 Nov  Labour Thanksgiving"] {
            #expect(screen.text.contains(words), "\(words): \(screen.text)")
        }
    }
}
