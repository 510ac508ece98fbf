import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Market
import Screens
import TUI
import Testing

@Suite("Deck on the screen")
struct DeckScreenTests {
    @Test("A currency's card", arguments: [(40, 12), (80, 24), (120, 40), (200, 60)])
    func currency(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("c")
        try expectSnapshot(screen.text, "deck-\(width)x\(height)")
    }

    @Test("Between banks, the span leads to the day that is named")
    func bankHours() throws {
        var screen = Screen(120, 40)
        // Tuesday, 2:28 in New York: 3 days, 14 hours and 32 minutes before Friday, 17:00.
        screen.send(.tick(Instant(1_795_505_280), here: screen.model.here))
        screen.press("c")
        #expect(screen.text.contains("closes in 3 d 15 h, Friday at 17:00 in New York"))
    }

    @Test("A stock's card", arguments: [(40, 12), (80, 24), (120, 40)])
    func stock(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("3c")
        try expectSnapshot(screen.text, "deck-stock-\(width)x\(height)")
    }

    @Test("A city's card", arguments: [(40, 12), (80, 24), (120, 40)])
    func city(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("2c")
        try expectSnapshot(screen.text, "deck-city-\(width)x\(height)")
    }

    @Test("Each card's rectangle at each picture of a swipe at 120×40, from three cards to none")
    func rectangles() throws {
        let area = Rect(x: 0, y: 2, width: 120, height: 37)
        let stack = CardStack(area: area, largest: Size(width: 96, height: 32))
        var lines = ["ms   card      x    y  columns  rows  lean"]
        func write(_ time: Int, _ places: [CardPlace]) {
            for place in places.reversed() {
                let name =
                    switch place.subject {
                    case .pile(let index): "pile \(index)"
                    case .flight: "flying"
                    }
                let lean = (place.lean * 100).rounded() / 100
                let cells = [place.rect.x, place.rect.y, place.rect.width, place.rect.height].map { "\($0)" }
                lines.append("\(time)  \(name)  \(cells.joined(separator: " "))  \(lean)")
            }
        }
        for left in [3, 2, 1, 0] {
            lines.append("-- a card leaves, and leaves \(left)")
            for time in Array(stride(from: 0, to: 200, by: 12)) + [200] {
                write(time, stack.places(count: left, flights: [CardMotion(.leaving(.right), elapsed: time)]))
            }
        }
        try expectSnapshot(lines.joined(separator: "\n"), "deck-rectangles-120x40")
        var screen = Screen(120, 40)
        screen.press("c")
        let card = try #require(stack.places(count: 3).last?.rect)
        #expect(
            screen.canvas[card.x, card.y].glyph.text == "╭"
                && screen.canvas[card.maxX - 1, card.maxY - 1].glyph.text == "╯")
    }

    @Test("In ASCII the figures are still figures, and the line is still a line")
    func ascii() throws {
        var settings = Settings()
        settings.ascii = true
        settings.flags = false
        var screen = Screen(80, 24, settings: settings)
        screen.press("c")
        let frame = screen.canvas.inASCII
        let lines = (0..<24).map { y in (0..<80).map { frame[$0, y].glyph.text }.joined() }
        #expect(lines.joined().unicodeScalars.allSatisfy { $0.isASCII })
        try expectSnapshot(lines.joined(separator: "\n"), "deck-ascii-80x24")
    }

    @Test("Three cards in sight, then two, one, and a sum of what was decided")
    func running() throws {
        var settings = Settings()
        settings.motion = false
        let others = ["GBP", "AUD", "CHF", "NZD", "INR", "VND"]
        let rates = Sample.rates.map(\.code.text).filter { !others.contains($0) }
        var screen = Screen(
            80, 24, settings: settings, arrangement: Arrangement(rates: rates, clocks: [], stocks: []))
        screen.press("c<right><left><right><right>")
        #expect(
            screen.text.contains("2 left") && screen.text.contains("3 kept")
                && screen.text.contains("1 skipped"))
        try expectSnapshot(screen.text, "deck-two-80x24")
        screen.press("<left>")
        try expectSnapshot(screen.text, "deck-one-80x24")
        screen.press("<right>")
        try expectSnapshot(screen.text, "deck-none-80x24")
        screen.press("r")
        #expect(screen.text.contains("2 left"))
    }

    @Test("An empty pile offers the board's own, and the key line only keys that do something")
    func empty() throws {
        let all = Arrangement(rates: Sample.rates.map(\.code.text), clocks: [], stocks: [])
        var screen = Screen(120, 40, arrangement: all)
        screen.press("c")
        #expect(screen.text.contains("No more currencies"))
        #expect(screen.text.contains("c show cards on the board"))
        let keys = try #require(screen.lines.last)
        for word in ["skip", "keep", "later", "details"] { #expect(!keys.contains(word)) }
        #expect(keys.contains("c on the board") && keys.contains("esc board"))
        screen.press("c")
        #expect(screen.text.contains("╭ JPY  Japanese Yen"))
        #expect(screen.lines.last?.hasPrefix(" ← remove   → keep") == true)
        #expect(screen.lines.last?.contains("c not on the board") == true)
    }

    @Test("Of those on the board, left is remove in the key line, beside the cards and in the stamp")
    func removing() {
        var screen = Screen(120, 40)
        screen.press("cc")
        #expect(screen.lines.last?.hasPrefix(" ← remove   → keep") == true)
        #expect(screen.lines.contains { $0.contains("← remove") && $0.contains("keep →") })
        screen.mouse(.press, 60, 20)
        screen.mouse(.drag, 20, 20)
        #expect(screen.text.contains("REMOVE") && !screen.text.contains("SKIP"))
        screen.mouse(.release, 20, 20)
        screen.send(.program(.frame(1000)), .program(.frame(1080)))
        #expect(screen.text.contains("REMOVE"))
        screen.send(.program(.frame(1200)))
        #expect(screen.text.contains("1 removed") && !screen.model.arrangement.rates.contains("JPY"))
    }

    @Test("A card in the hand leans and is stamped, and one that flies is tinted all around")
    func moving() throws {
        var screen = Screen(120, 40)
        screen.press("c")
        screen.mouse(.press, 60, 20)
        screen.mouse(.drag, 82, 21)
        try expectSnapshot(screen.text, "deck-held-120x40")
        screen.mouse(.drag, 100, 21)
        screen.mouse(.release, 100, 21)
        screen.send(.program(.frame(1000)), .program(.frame(1080)))
        try expectSnapshot(screen.text, "deck-flying-120x40")
        screen.send(.program(.frame(1200)))
        #expect(screen.text.contains("1 kept"))
        #expect(screen.text.contains("╭ AUD  Australian Dollar"))
    }

    @Test("Let go of before a third of its width, a card springs back")
    func springing() {
        var screen = Screen(120, 40)
        screen.press("c")
        let rest = screen.text
        screen.mouse(.press, 60, 20)
        screen.mouse(.drag, 90, 20)
        #expect(screen.text != rest)
        screen.mouse(.release, 90, 20)
        screen.send(.program(.frame(1000)), .program(.frame(1200)))
        #expect(screen.text == rest)
        screen.mouse(.press, 60, 20)
        screen.mouse(.drag, 20, 20)
        screen.mouse(.menu, 20, 20)
        screen.send(.program(.frame(2000)), .program(.frame(2200)))
        #expect(screen.text == rest, "a right click puts it back")
    }

    @Test("Keys walk through it: kinds of cards, on the board and not, details, help, and back")
    func keys() {
        var screen = Screen(120, 40)
        screen.press("c")
        #expect(screen.text.contains("╭ GBP  British Pound") && screen.text.contains("not on the board"))
        screen.press("<tab>")
        #expect(screen.model.focus == .stocks)
        screen.press("<tab>")
        #expect(screen.model.focus == .clocks)
        screen.press("<backtab>1c")
        #expect(screen.text.contains("╭ JPY  Japanese Yen"))
        screen.press("<up>")
        #expect(screen.text.contains("esc goes back") && screen.text.contains("1 USD = 149.23 JPY"))
        screen.press("<esc>?")
        #expect(screen.text.contains("The deck") || screen.text.contains("Moving around"))
        screen.press("<esc>")
        #expect(screen.text.contains("12 left"))
        screen.press("x")
        #expect(screen.lines.last?.contains("← removes, → keeps") == true)
        screen.press("<esc>")
        #expect(screen.text.contains("¹ Rates"))
    }

    @Test("Details tell all of an item that is not on the board")
    func detailsOffBoard() {
        var screen = Screen(120, 40)
        screen.press("c<enter>")
        #expect(screen.text.contains("British Pound") && screen.text.contains("▸ Past closes"))
        screen.press("z")
        #expect(screen.text.contains("▾ Past closes") && screen.text.contains("d22 "))
        screen.press("z")
        #expect(!screen.text.contains("d22 "))
    }

    @Test("Clicks on the deck's line choose what is gone through")
    func clicks() {
        var screen = Screen(120, 40)
        screen.press("c")
        screen.mouse(.press, 25, 1)
        #expect(screen.text.contains("Hong Kong"))
        let place = screen.lines[1].range(of: "not on").map {
            screen.lines[1].distance(from: screen.lines[1].startIndex, to: $0.lowerBound)
        }
        screen.mouse(.press, place ?? 0, 1)
        #expect(screen.text.contains("6 left") && screen.text.contains("Taipei"))
    }

    @Test("A figure that changes while its card is on top changes on the card")
    func live() {
        var screen = Screen(120, 40)
        screen.press("c")
        let answer = FeedAnswer.rates([
            Rate(code: "GBP", perDollar: 1.111, quotedAt: Sample.asOf, source: "rter"),
            Rate(code: "AUD", perDollar: 1.5, quotedAt: Sample.asOf, source: "rter"),
        ])
        let digits = BigDigits("1.111", .five)?.rows[1] ?? "none"
        #expect(!screen.text.contains(digits))
        screen.hear(answer, to: .rates, at: Sample.asOf + 5)
        #expect(screen.text.contains(digits))
    }

    @Test("No figure is cut and nothing traps, at any size and in any motion", arguments: ["", "2", "3"])
    func anySize(key: String) {
        for width in stride(from: 40, through: 210, by: 17) {
            for height in stride(from: 12, through: 64, by: 13) {
                var screen = Screen(width, height)
                screen.press(key + "c")
                screen.mouse(.press, width / 2, height / 2)
                screen.mouse(.drag, width / 2 + 9, height / 2)
                #expect(screen.canvas.cells.count == width * height)
                screen.mouse(.release, width / 2 + 9, height / 2)
                screen.press("<left><right>")
                screen.send(.program(.frame(0)), .program(.frame(60)))
                #expect(screen.canvas.cells.count == width * height)
            }
        }
    }
}
