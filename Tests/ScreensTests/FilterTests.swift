import Arrangement
import Board
import Figures
import Literals
import Screens
import TUI
import Testing
import Words

@Suite("Finding what is on the board")
struct FilterTests {
    @Test("What does not fit vanishes as one types, and Enter stays at the first that fits")
    func accept() {
        var screen = Screen(120, 40)
        screen.press("3/nvi")
        #expect(screen.text.contains("NVIDIA") && !screen.text.contains("Apple"))
        #expect(screen.lines[38].contains("Find in Stocks: nvi") && screen.lines[39].contains("1 found"))
        #expect(screen.model.selectedItem == "NVDA")
        screen.press("<enter>")
        #expect(screen.text.contains("Apple"))
        #expect(screen.model.selectedItem == "NVDA" && LayerID(screen.model) == .board)
    }

    @Test("Esc shows all again, with what was selected before")
    func cancel() {
        var screen = Screen(120, 40)
        screen.press("3<down>")
        let before = screen.model
        screen.press("/aapl<esc>")
        #expect(screen.model == before)
        screen.press("/<esc>")
        #expect(screen.model == before)
        screen.press("/aapl<backspace><backspace><backspace><backspace>")
        #expect(screen.model.selectedItem == before.selectedItem, "nothing typed is nothing looked for")
    }

    @Test("Arrows and the mouse select among what fits")
    func selecting() throws {
        var screen = Screen(120, 40)
        screen.press("/dollar<right><right>")
        #expect(screen.model.selectedItem == "SGD")
        let y = try #require(screen.lines.firstIndex { $0.contains("CAD Canadian") })
        let line = screen.lines[y]
        let place = try #require(line.firstRange(of: "CAD"))
        screen.mouse(.press, line.distance(from: line.startIndex, to: place.lowerBound), y)
        #expect(screen.model.selectedItem == "CAD" && LayerID(screen.model) == .filter)
        screen.press("<enter>")
        #expect(screen.model.selectedItem == "CAD")
        #expect(screen.text.contains("JPY"))
    }

    @Test("What nothing fits is said, and Enter goes back to where one was")
    func nothing() {
        var screen = Screen(120, 40)
        screen.press("2<down>/zzz")
        #expect(screen.text.contains("Nothing found for “zzz”"))
        screen.press("<down><enter>")
        #expect(screen.model.selectedItem == "Asia/Tokyo" && LayerID(screen.model) == .board)
    }

    @Test(
        "Clocks are found by city and country, currencies by name, and what is in a folded group by its heading"
    )
    func texts() {
        var screen = Screen(120, 40)
        screen.press("2/japan")
        #expect(screen.model.selectedItem == "Asia/Tokyo")
        screen.press("<esc>1/won")
        #expect(screen.model.selectedItem == "KRW")
        screen.press("<esc>3" + String(repeating: "<S-down>", count: 5) + "nTech<enter>z/nvda")
        #expect(screen.model.selectedItem == "NVDA")
        screen.press("<enter>")
        #expect(screen.model.selectedLine?.group?.name == "Tech")
    }

    @Test("A click on another panel keeps the line and goes there")
    func elsewhere() throws {
        var screen = Screen(120, 40)
        screen.press("/krw")
        let y = try #require(screen.lines.firstIndex { $0.contains("NVDA") })
        screen.mouse(.press, 4, y)
        screen.mouse(.release, 4, y)
        #expect(LayerID(screen.model) == .board)
        #expect(screen.model.selectedItem == "NVDA")
        screen.press("1")
        #expect(screen.model.selectedItem == "KRW")
    }
}
