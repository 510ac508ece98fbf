import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Screens
import TUI
import Testing

extension Screen {
    mutating func answerBars() {
        let market = DemoMarket(seed: 1)
        for case .readBars(let query) in effects {
            send(.figures(.bars(query, market.bars(query, at: Sample.asOf))))
        }
        effects.removeAll { if case .readBars = $0 { true } else { false } }
    }
}

struct ChartScreenTests {
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

    /// The last bars of a half year; bars arrive after each of the `keys`.
    private func chart(of closes: [Double], _ keys: String...) -> Screen {
        var screen = Screen(200, 40)
        for keys in ["3v"] + keys {
            screen.press(keys)
            for case .readBars(let query) in screen.effects {
                guard var seen = DemoMarket(seed: 1).bars(query, at: Sample.asOf) else { continue }
                seen.value.bars = zip(seen.value.bars.suffix(closes.count), closes).compactMap { bar, close in
                    Bar(start: bar.start, open: close, high: close, low: close, close: close)
                }
                screen.send(.figures(.bars(query, seen)))
            }
            screen.effects = []
        }
        return screen
    }

    @Test("A change from a price that is not above 0 is unknown, in every form of a chart")
    func negativeBase() {
        let closes = (0..<40).map { -10 + Double($0) / 8 }
        for keys in [
            "", "t", "ss", "7c<enter><down><enter><esc>", "7c<enter><down><enter><esc><left>m<left>",
        ] {
            let screen = chart(of: closes, keys)
            #expect(screen.lines[3].contains("—"), "\(keys): \(screen.lines[3])")
            #expect(!screen.lines[3].contains("%"), "\(keys): \(screen.lines[3])")
        }
        let compared = chart(of: closes, "7c<enter><down><enter><esc>", "<left>m<left>")
        #expect(compared.lines[3].contains("—") && !compared.lines[3].contains("%"))
        // From below 0 up, the change since the mark is unknown.
        var screen = chart(of: (0..<40).map { Double($0) - 30 }, "<home>m<end>")
        #expect(screen.lines[3].contains("—") && !screen.lines[3].contains("%"))
        screen.press("<left><left><left><left>m<end>")
        #expect(screen.lines[3].contains("▲ +80.00 %"), "\(screen.lines[3])")
    }

    @Test("With a mark, the dates of changes are the mark's and the last, or that of the bar that is read")
    func markedPeriod() throws {
        for keys in ["", "7c<enter><down><enter><esc>"] {
            var screen = chart(160, 40, keys)
            let whole = screen.lines[3]
            let ends = whole.split(separator: " – ").map { $0.trimmingCharacters(in: .whitespaces) }
            let first = try #require(ends.first?.split(separator: " ").suffix(3).joined(separator: " "))
            screen.press("<left><left><left><left>m<esc>")
            let marked = screen.lines[3]
            #expect(marked.contains(" – ") && !marked.contains(first), "\(marked)")
            let last = try #require(ends.last?.split(separator: " ").prefix(2).joined(separator: " "))
            #expect(marked.contains(last), "\(marked)")
        }
        var compared = chart(160, 40, "7c<enter><down><enter><esc><left>m<left><left>")
        #expect(compared.lines[3].contains(" – "), "\(compared.lines[3])")
        compared.press("m")
        #expect(compared.lines[3].contains("0.00 %"), "\(compared.lines[3])")
    }

    @Test("Beside the crosshair stand averages of the bar that it reads")
    func averagesRead() throws {
        var screen = chart(of: (0..<120).map { 100 + Double($0 * $0 % 37) }, "ti<enter><esc>")
        let last = screen.lines[4]
        screen.press("<left><left><left>")
        let closes = (0..<118).map { 100 + Double($0 * $0 % 37) }
        let average = FigureText().price(closes.suffix(20).reduce(0, +) / 20)
        #expect(screen.lines[4].contains("SMA 20 \(average) "), "\(screen.lines[4])")
        #expect(screen.lines[4] != last)
        screen.press("<esc>")
        #expect(screen.lines[4] == last)
    }

    @Test("Beside the crosshair stand the bands, RSI and MACD of the bar that it reads")
    func indicatorsRead() throws {
        // RSI is 100, both averages lag by half their length, and the bands are those of 20 numbers in a row.
        var screen = chart(of: (0..<120).map { 100 + Double($0) }, "i<end><enter><up><enter><up><enter><esc>")
        screen.press("<left>")
        let text = screen.text
        let reach = 2 * (Double(20 * 20 - 1) / 12).squareRoot()
        let bands = [209.5 - reach, 209.5 + reach].map { FigureText().price($0) }
        #expect(screen.lines[4].contains("Bollinger 20 · 2 \(bands[0]) – \(bands[1])"), "\(screen.lines[4])")
        #expect(text.contains("RSI 14 100.0"), "\(text)")
        #expect(text.contains("MACD 12 · 26 · 9 +7.00  +7.00"), "\(text)")
        screen.press("<home>")
        #expect(screen.text.contains("RSI 14 —") && screen.lines[4].contains("Bollinger 20 · 2 — "))
    }

    @Test("Indicators that were chosen have room before volumes")
    func indicatorsFirst() {
        let screen = chart(80, 24, "7i<end><up><enter><esc>")
        #expect(screen.text.contains("RSI 14") && !screen.text.contains("Vol"), "\(screen.text)")
    }

    @Test("All candles are as far apart, at every width and range")
    func even() throws {
        for range in ["1", "2", "3", "4", "5", "7"] {
            var screen = chart(60, 30, range)
            for width in 60...220 {
                screen.size = Size(width: width, height: 30)
                let placed = try #require(screen.frame.picture)
                let plan = ChartPlan(placed.chart, in: placed.rect)
                let columns = (0..<placed.chart.slots).map { plan.columns(of: $0) }
                #expect(Set(columns.map(\.count)).count == 1, "\(range) at \(width)")
                let used = (columns.last?.upperBound ?? 0) - (columns.first?.lowerBound ?? 0)
                #expect(used * 3 >= plan.plots[0].width * 2, "\(range) at \(width): \(used)")
            }
        }
    }

    @Test("With a mark, the line at the top says from when to when, how many days and the change")
    func markedLine() {
        var screen = chart(of: (0..<60).map { 100 + Double($0) }, "<end><left><left><left>m")
        #expect(
            screen.lines[3].contains("  • 0.00 %") && !screen.lines[3].contains("day"), "\(screen.lines[3])")
        screen.press("<end>")
        let later = screen.lines[3]
        #expect(later.contains(" – ") && later.contains(" days  ▲ +1.92 %"), "\(later)")
        screen.press("m<left><left><left>")
        let earlier = screen.lines[3]
        #expect(earlier.hasPrefix(String(later.prefix(40))) && earlier.contains("▲ +1.92 %"), "\(earlier)")
        var day = chart(120, 40, "1")
        day.press("<end>m<left><left>")
        #expect(day.lines[3].contains(":") && !day.lines[3].contains(" day"), "\(day.lines[3])")
    }

    @Test("What a chart is compared with is typed, and what cannot be read is said to be so")
    func comparing() {
        var screen = chart(120, 40, "7c")
        screen.press("eurjpy")
        #expect(screen.text.contains("[ ] EUR/JPY"), "\(screen.text)")
        screen.press("<enter>")
        screen.answerBars()
        #expect(screen.text.contains("[x] EUR/JPY"), "\(screen.text)")
        screen.press("a b c")
        #expect(screen.text.contains("is not a symbol"), "\(screen.text)")
        screen.press("<esc>")
        #expect(screen.lines[3].contains("EUR/JPY "), "\(screen.lines[3])")
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
