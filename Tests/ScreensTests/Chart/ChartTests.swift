import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing

extension Screen {
    /// Gives the bars that have been asked of the store.
    mutating func answerBars() {
        let market = DemoMarket(seed: 1)
        for case .readBars(let query) in effects {
            send(.figures(.bars(query, market.bars(query, at: Sample.asOf))))
        }
        effects.removeAll { if case .readBars = $0 { true } else { false } }
    }
}

struct ChartTests {
    private func chart(_ width: Int, _ height: Int, _ keys: String = "") -> Screen {
        var screen = Screen(width, height)
        screen.press("3v" + keys)
        screen.answerBars()
        return screen
    }

    @Test(
        "Charts at five sizes",
        arguments: [
            ("candles", ""), ("line", "t"), ("area", "tt"),
            ("averages", "i<enter><down><down><down><enter><esc>"),
            ("panes", "7i<end><enter><up><enter><esc>"), ("day", "1"),
            ("compared", "7c<enter><down><enter><esc>"),
        ], [(40, 12), (80, 24), (120, 40), (160, 45), (200, 60)])
    func sizes(form: (name: String, keys: String), size: (Int, Int)) throws {
        let screen = chart(size.0, size.1, form.keys)
        try expectSnapshot(screen.text, "chart-\(form.name)-\(size.0)x\(size.1)")
    }

    @Test(
        "The crosshair tells the bar, its change and the distance from the mark, and Esc takes it away first")
    func reading() throws {
        var screen = chart(120, 40)
        #expect(!screen.lines[3].contains(" H "))
        screen.press("<left><left>")
        for word in ["O ", "H ", "L ", "C ", "Vol "] { #expect(screen.lines[3].contains("  " + word)) }
        screen.press("m<left><left><left><left>")
        #expect(screen.lines[3].contains(" days"))
        try expectSnapshot(screen.text, "chart-mark-120x40")
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .chart && !screen.lines[3].contains(" H "))
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .board)
    }

    @Test("The mouse reads where it points, chooses a span, and turns the wheel through them")
    func mouse() {
        var screen = chart(120, 40)
        screen.mouse(.press, 60, 15)
        let first = screen.lines[3]
        #expect(first.contains("  O "))
        screen.mouse(.drag, 90, 20)
        #expect(screen.lines[3].contains("  O ") && screen.lines[3] != first)
        screen.mouse(.press, 12, 2)
        #expect(screen.model.look(of: .stocks).range == .month)
        screen.mouse(.wheelUp, 60, 15)
        #expect(screen.model.look(of: .stocks).range == .quarter)
        screen.mouse(.menu, 60, 15)
        #expect(LayerID(screen.model) == .board)
    }

    @Test("Without bars the closes are shown, and it is said why")
    func closes() {
        var screen = Screen(120, 40)
        screen.press("3v")
        #expect(screen.text.contains("27 Oct"), "the month's closes are there")
        let failure = FeedFailure(source: "yahoo", cause: .status(503))
        screen.send(
            .figures(
                .changed(
                    FigureChanges(failures: [.init(of: .bars("2330.TW"), failure, at: Sample.asOf)]),
                    at: Sample.asOf)))
        #expect(screen.lines[38].contains("503"))
    }

    @Test("No size and no span draws outside of the screen, nor traps")
    func everySize() {
        for (width, height) in [(40, 12), (99, 15), (500, 150)] {
            var screen = chart(width, height, "i<enter><end><enter><up><enter><esc>")
            for keys in "1 2 7 M".split(separator: " ") {
                screen.press(String(keys) + "<left>m<left>+-,.t")
                screen.answerBars()
                #expect(screen.canvas.size == Size(width: width, height: height))
            }
        }
    }
}
