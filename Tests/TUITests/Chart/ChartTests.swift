import TUI
import Testing

@Suite struct ChartTests {
    private func drawing(_ chart: Chart, _ width: Int, _ height: Int) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: height))
        canvas.draw(chart, in: Rect(canvas.size))
        return canvas.drawing
    }

    private func line(_ values: [Double?]) -> Chart {
        Chart(slots: values.count, panes: [Chart.Pane([.line(values, Style())])])
    }

    private func candles(_ figures: [(Double, Double, Double, Double)?], isPlain: Bool = false) -> Chart {
        let candles = figures.map { figure in
            figure.map { Chart.Candle(open: $0.0, high: $0.1, low: $0.2, close: $0.3) }
        }
        let shape = Chart.Shape.candles(candles, rise: Style(.up), fall: Style(.down), level: Style(.level))
        return Chart(slots: figures.count, panes: [Chart.Pane([shape])], isPlain: isPlain)
    }

    private func columns(_ values: [Double?]) -> Chart {
        Chart(slots: values.count, panes: [Chart.Pane([.columns(values, values.map { _ in Style(.up) })])])
    }

    @Test func `a line goes from edge to edge`() {
        #expect(drawing(line([1, 2, 3, 4]), 6, 3) == ["    ⡠⠊", "  ⡠⠊  ", "⡠⠊    "])
        #expect(drawing(line([4, 1]), 6, 3) == ["⠑⢄    ", "  ⠑⢄  ", "    ⠑⢄"])
        #expect(drawing(line([7]), 3, 3) == ["   ", " ⠄ ", "   "])
        #expect(drawing(line([7, 7, 7]), 3, 3) == ["   ", "⠤⠤⠤", "   "])
    }

    @Test func `a line shows each value, however many share a column`() {
        var values = [Double?](repeating: 0, count: 5000)
        values[2500] = 1
        let lines = drawing(line(values), 10, 3)
        #expect(lines[2].contains("⣀⣀⣀⣀"))
        #expect(lines[0].filter { $0 != " " }.count == 1)
    }

    @Test(arguments: [nil, Double.nan, .infinity])
    func `a gap is not bridged`(missing: Double?) {
        #expect(drawing(line([1, 1, missing, missing, 1, 1]), 5, 3)[1] == "⠤⠄ ⠠⠤")
        let area = Chart(slots: 3, panes: [Chart.Pane([.area([1, missing, 1], Style(), .upArea)])])
        #expect(drawing(area, 3, 4).contains("█ █"))
    }

    @Test func `two lines that cross share cells`() {
        let chart = Chart(
            slots: 2, panes: [Chart.Pane([.line([1, 2], Style(.up)), .line([2, 1], Style(.down))])])
        #expect(drawing(chart, 3, 3) == ["⢣ ⡜", " ⣿ ", "⡜ ⢣"])
    }

    @Test func `below an area's line lies a tint, the fainter the lower`() {
        var canvas = Canvas(size: Size(width: 8, height: 4))
        let area = Chart(slots: 2, panes: [Chart.Pane([.area([4, 1], Style(.down), .downArea)])])
        canvas.draw(area, in: Rect(canvas.size))
        #expect(canvas.drawing == ["█▄      ", "  ▇▃    ", "    ▆▂  ", "      ▅▁"])
        let fading = (1..<4).map { canvas[0, $0].style.paper.fading }
        #expect(fading == fading.sorted() && Set(fading).count == 3)
        #expect((0..<3).allSatisfy { canvas[7, $0].style == Style() })
    }

    @Test func `a pane lower than three rows has bars`() {
        #expect(drawing(line([1, 2, 3, 4, 5, 6, 7]), 7, 1) == ["▁▂▃▄▅▆▇"])
        #expect(drawing(line([1, 15]), 2, 2) == [" ▇", "▁█"])
        #expect(drawing(line([1, nil, 4]), 3, 1) == ["▁ ▇"])
    }

    @Test func `candles have bodies in eighths and wicks in halves of cells`() {
        // One row is ten units: 100 down to 0 in ten rows.
        let chart = candles([(20, 100, 0, 80), nil, (80, 80, 30, 50)])
        let lines = drawing(chart, 15, 10)
        let candle = Array(repeating: "  │  ", count: 2)
        #expect(lines.map { String($0.prefix(5)) } == candle + Array(repeating: " ███ ", count: 6) + candle)
        #expect(lines.allSatisfy { !$0.dropFirst(5).prefix(5).contains { $0 != " " } })
        #expect(lines[2].dropFirst(10).hasPrefix(" ███"), "a fall begins where it was")
    }

    @Test func `a body ends in eighths above and in halves below`() {
        let body = drawing(candles([(10, 100, 0, 70)]), 4, 4).map { $0.dropFirst().first }
        #expect(body == ["│", "▇", "█", "▀"])
        #expect(drawing(candles([(0, 100, 0, 99), (48.4, 100, 0, 100)]), 8, 4)[2] == "███ ▔│▔ ")
    }

    @Test func `an end where it began is a line`() {
        #expect(drawing(candles([(50, 100, 0, 50)]), 4, 5)[2] == "─┼─ ")
        #expect(drawing(candles([(50, 100, 50, 50), (0, 0, 0, 0)]), 8, 5).joined().contains("─┴─"))
        #expect(drawing(candles([(50, 50, 0, 50), (100, 100, 100, 100)]), 8, 5).joined().contains("─┬─"))
        #expect(drawing(candles([(50, 50, 50, 50)]), 4, 5)[2] == "─── ")
    }

    @Test func `dense candles are heavy lines in halves of cells`() {
        let chart = candles([(100, 100, 0, 50), (50, 100, 0, 100), (0, 100, 0, 50)])
        #expect(drawing(chart, 3, 4) == ["┃┃│", "┃┃│", "╿╿┃", "││┃"])
    }

    @Test func `without colours a rise is hollow`() {
        let figures: [(Double, Double, Double, Double)?] = [(0, 100, 0, 100), (100, 100, 0, 0)]
        #expect(drawing(candles(figures, isPlain: true), 4, 2) == ["░ █ ", "░ █ "])
        var ascii = candles(figures)
        ascii.isASCII = true
        #expect(drawing(ascii, 4, 2) == ["O # ", "O # "])
    }

    @Test func `columns stand on nought or hang from it`() {
        #expect(drawing(columns([1, 2, nil, 4]), 4, 2) == ["   █", "▄█ █"])
        var canvas = Canvas(size: Size(width: 3, height: 4))
        canvas.draw(columns([2, -1.5, -0.1]), in: Rect(canvas.size))
        #expect(canvas.drawing == ["█  ", "█  ", " █▔", " █ "])
        #expect(drawing(columns([1000, 0.001, 0]), 3, 2) == ["█  ", "█▁ "], "little is not nothing")
    }

    @Test func `columns are as wide as the candles above them`() {
        var chart = candles([(1, 2, 0, 2), (2, 2, 1, 1)])
        chart.panes.append(columns([3, 3]).panes[0])
        let lines = drawing(chart, 8, 9)
        #expect(lines[8] == "███ ███ " && lines.contains { $0.hasPrefix("███") })
        #expect(lines[4] == "────────")
    }

    @Test func `equal ratios have equal heights on a logarithmic axis`() {
        var chart = line([1, 10, 100])
        chart.panes[0].scale = .logarithmic
        let plan = ChartPlan(chart, in: Rect(x: 0, y: 0, width: 9, height: 9))
        #expect([1, 10, 100].map { plan.row(of: $0, inPane: 0) } == [8, 4, 0])
        #expect(plan.row(of: -1, inPane: 0) == nil)
        chart.panes[0].shapes = [.line([0, 10, 100], Style())]
        let linear = ChartPlan(chart, in: Rect(x: 0, y: 0, width: 9, height: 9))
        #expect([0, 50, 100].map { linear.row(of: $0, inPane: 0) } == [8, 4, 0])
    }

    @Test func `dashes lie where no shape is, with their figure where there is no axis`() {
        var chart = line([2, 2, 2, 2])
        chart.panes[0].references = [Chart.Reference(1, nil, Style(.faint))]
        #expect(drawing(chart, 4, 3) == ["⠉⠉⠉⠉", "    ", "╌╌╌╌"])
        chart.panes[0] = Chart.Pane(
            [.line([1, 1, 1, 3, 3, 3], Style())], references: [Chart.Reference(1, "1.0", Style(.faint))])
        chart.slots = 6
        #expect(drawing(chart, 12, 3)[2].hasSuffix("╌1.0"))
        #expect(!drawing(chart, 8, 3).joined().contains("1.0"))
        chart.axisWidth = 3
        #expect(drawing(chart, 16, 3)[2].hasSuffix("╌├1.0"))
    }

    @Test func `figures stand at their height, words under their slot`() {
        var chart = line([100, 102, 101, 104, 103])
        chart.panes[0].valueLabels = [
            .init(104, "104"), .init(100, "100"), .init(102, "102.0"), .init(99, "99"),
        ]
        chart.slotLabels = [.init(4, "now"), .init(0, "4 d"), .init(2, "2 d")]
        chart.axisWidth = 5
        #expect(
            drawing(chart, 24, 8) == [
                "            ⢠⠓⠢⣀  ├104  ",
                "           ⢠⠃   ⠑⠢│     ",
                "          ⢠⠃      │     ",
                "   ⢠⠊⠒⠤⣀ ⢠⠃       ├102.0",
                " ⢀⠔⠁    ⠉⠃        │     ",
                "⡠⠃                ├100  ",
                "┬────────┬───────┬┘     ",
                "4 d     2 d     now     ",
            ])
        #expect(drawing(chart, 24, 5)[4] == "4 d     2 d     now     ", "no line where it is low")
        #expect(drawing(chart, 24, 3).joined().contains("d") == false)
        #expect(!drawing(chart, 13, 8).joined().contains("├"), "no axis where it is narrow")
    }

    @Test func `of labels in one row, or that meet, the first is kept`() {
        var chart = line([1, 2])
        chart.panes[0].valueLabels = [.init(2, "two"), .init(1.99, "almost"), .init(1, "one")]
        chart.panes[0].references = [Chart.Reference(1, "ref", Style(), hasLine: false)]
        chart.slotLabels = [.init(1, "today"), .init(0, "before yesterday"), .init(0, "first")]
        chart.axisWidth = 6
        let text = drawing(chart, 20, 9).joined(separator: "\n")
        #expect(text.contains("├two") && text.contains("├ref"))
        #expect(!text.contains("almost") && !text.contains("one"))
        #expect(text.contains("today") && text.contains("first") && !text.contains("yesterday"))
    }

    @Test func `panes for which there is no room are left out, the last first`() {
        var chart = line([1, 2])
        chart.panes[0].weight = 4
        chart.panes += [columns([1, 2]).panes[0], columns([1, 2]).panes[0]]
        let heights = [3, 6, 7, 10, 20].map { height in
            ChartPlan(chart, in: Rect(x: 0, y: 0, width: 9, height: height)).plots.map(\.height)
        }
        #expect(heights == [[3], [6], [4, 2], [4, 2, 2], [12, 3, 3]])
    }

    @Test func `shaded slots have paper, and signs stand at the foot`() {
        var chart = line([1, 2, 3, 4])
        chart.shaded = [0..<2]
        chart.events = [Chart.Event(3, "D", Style(.key))]
        var canvas = Canvas(size: Size(width: 4, height: 3))
        canvas.draw(chart, in: Rect(canvas.size))
        #expect((0..<4).map { canvas[$0, 0].style.paper.role == .asleep } == [true, true, false, false])
        #expect(canvas[3, 2] == Cell(Glyph("D"), Style(.key)))
    }

    @Test func `a crosshair changes blank cells alone, and its tags cut no word`() {
        var chart = line([1, 1, 3, 3, 1, 1])
        chart.panes[0].valueLabels = [.init(3, "3.0"), .init(1, "1.0")]
        chart.slotLabels = [.init(0, "first"), .init(5, "last")]
        chart.axisWidth = 3
        var canvas = Canvas(size: Size(width: 22, height: 9))
        let plan = canvas.draw(chart, in: Rect(canvas.size))
        let before = canvas
        canvas.drawCrosshair(slot: 1, value: 2, valueText: "2.000", slotText: "Mon", chart, plan)
        #expect(canvas.drawing[3].hasSuffix("2.000") && canvas.drawing[8].contains("Mon"))
        #expect(!canvas.drawing[8].contains("f"), "the word under the tag goes as a whole")
        #expect(canvas.drawing[8].contains("last"))
        for y in plan.plots[0].y..<plan.plots[0].maxY where y != 3 {
            for x in 0..<18 where before[x, y].glyph != .space { #expect(canvas[x, y] == before[x, y]) }
        }
        canvas.drawMark(slot: 4, plan)
        #expect(canvas.drawing[2].contains("┊"))
    }

    @Test(arguments: [[], [nil], [Double.nan, .infinity, nil]] as [[Double?]])
    func `no figure draws no line and no label`(values: [Double?]) {
        var chart = line(values)
        chart.panes[0].valueLabels = [.init(1, "1")]
        chart.axisWidth = 2
        #expect(
            drawing(chart, 20, 3) == Array(repeating: String(repeating: " ", count: 17) + "│  ", count: 3))
    }

    @Test func `a line covers dashes, each in its own style`() {
        var canvas = Canvas(size: Size(width: 6, height: 3))
        let pane = Chart.Pane(
            [.line([1, 1, nil, nil, nil, nil], Style(.up))],
            references: [Chart.Reference(1, nil, Style(.faint))])
        canvas.draw(Chart(slots: 6, panes: [pane]), in: Rect(canvas.size))
        #expect(canvas[0, 1].style == Style(.up) && canvas[0, 1].glyph.text == "⠤")
        #expect(canvas[5, 1] == Cell(Glyph("╌"), Style(.faint)))
    }

    @Test func `ticks are round figures within the ends, never more than asked for`() {
        #expect(Chart.ticks(from: 0, to: 10, atMost: 5) == [0, 5, 10])
        #expect(Chart.ticks(from: 148.2, to: 151.9, atMost: 4) == [149, 150, 151])
        #expect(Chart.ticks(from: 0.61, to: 0.64, atMost: 4) == [0.61, 0.62, 0.63, 0.64])
        #expect(Chart.ticks(from: -3, to: 3, atMost: 3) == [-2, 0, 2])
        #expect(Chart.ticks(from: 5, to: 5, atMost: 3) == [5])
        #expect(Chart.ticks(from: 2, to: 1, atMost: 3) == [])
        #expect(Chart.ticks(from: .nan, to: 1, atMost: 3) == [])
        #expect(Chart.ticks(from: 0, to: 1, atMost: 0) == [])
        for count in 1...12 {
            for high in [1e-300, 1e-9, 0.03, 1, 7, 999.5, 1e12, 1e300, .greatestFiniteMagnitude] {
                let ticks = Chart.ticks(from: -high / 3, to: high, atMost: count)
                #expect(ticks.count <= count && ticks == ticks.sorted())
                #expect(ticks.allSatisfy { $0 >= -high / 3 && $0 <= high })
                if count > 3, high < 1e308 { #expect(ticks.count > 1, "\(count) up to \(high): \(ticks)") }
            }
        }
    }

    @Test func `ticks of a logarithmic axis are round`() {
        #expect(Chart.logTicks(from: 1, to: 100, atMost: 10) == [1, 2, 5, 10, 20, 50, 100])
        #expect(Chart.logTicks(from: 1, to: 100, atMost: 5) == [1, 10, 100])
        #expect(Chart.logTicks(from: 0.03, to: 7, atMost: 8) == [0.05, 0.1, 0.2, 0.5, 1, 2, 5])
        #expect(Chart.logTicks(from: 20, to: 90, atMost: 4) == Chart.ticks(from: 20, to: 90, atMost: 4))
        #expect(Chart.logTicks(from: -1, to: 1, atMost: 3) == [-1, 0, 1])
        #expect(Chart.logTicks(from: 1e-300, to: 1e300, atMost: 5).count <= 5)
        #expect(Chart.logTicks(from: 1e-300, to: 1e300, atMost: 5).count > 2)
        #expect(Chart.logTicks(from: 1, to: 100, atMost: 0) == [])
    }
}

extension Canvas {
    var drawing: [String] {
        (0..<size.height).map { y in (0..<size.width).map { self[$0, y].glyph.text }.joined() }
    }
}
