import Board
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Amounts on the screen")
struct AmountTests {
    @Test(
        "The board with an amount", arguments: ["en_US", "de_DE"], [(80, 24), (120, 40)])
    func board(locale: String, size: (Int, Int)) throws {
        var screen = Screen(size.0, size.1, locale: .of(locale))
        screen.press("=1250/5 eur<enter>")
        try expectSnapshot(screen.text, "amount-\(locale)-\(size.0)x\(size.1)")
        screen.press("i")
        try expectSnapshot(screen.text, "amount-inverse-\(locale)-\(size.0)x\(size.1)")
    }

    @Test("What is typed is said back while it is typed, and what is wrong with it")
    func line() {
        var screen = Screen(80, 24)
        screen.press("=")
        #expect(screen.lines[23].contains("Amount:") && screen.lines[23].contains("250 EUR"))
        screen.press("250 EUR")
        #expect(screen.lines[23].contains("= 250 EUR → "))
        screen.press("/0")
        #expect(screen.lines[23].contains("“/” does not belong here (at 8)"))
        screen.press("<C-u>250/0<enter>")
        #expect(screen.lines[23].contains("division by zero (at 4)"))
        #expect(LayerID(screen.model) == .amount)
        screen.press("<esc>")
        #expect(!screen.lines[0].contains("EUR"))
    }

    @Test(
        "The marks are those of the user's language",
        arguments: [("de_DE", "1.250,50"), ("en_US", "1,250.50")])
    func marks(locale: String, text: String) {
        var screen = Screen(120, 40, locale: .of(locale))
        screen.press("=\(text) eur<enter>")
        #expect(screen.lines[0].contains("\(text) EUR"))
    }

    @Test("Compact cards tell the amount in their line, and every card tells it at any width")
    func everyCard() {
        for width in stride(from: 60, through: 200, by: 20) {
            var screen = Screen(width, 40)
            screen.press("=250 eur<enter>")
            for code in ["JPY", "TWD", "KRW"] {
                #expect(screen.text.contains { $0.isNumber }, "\(width)")
                #expect(screen.text.contains(" \(code)"), "\(width) \(code)")
            }
            screen.press("--")
            #expect(screen.text.contains("JPY"), "\(width)")
        }
    }

    @Test("The line at the top names margin and day, where it has room")
    func header() {
        var screen = Screen(120, 40)
        screen.press("=250 EUR +2.5% @ 2024-03-01<enter>")
        #expect(screen.lines[0].contains("250 EUR +2.5 % · 1 Mar 2024"))
        #expect(screen.text.contains("—"))
        screen.press("<esc><esc>")
        #expect(!screen.lines[0].contains("250 EUR"))
    }
}
