import TUI
import Testing

@Suite("Line chart")
struct LineChartTests {
    private func drawing(_ chart: LineChart, _ width: Int, _ height: Int) -> [String] {
        var frame = Canvas(size: Size(width: width, height: height))
        frame.draw(chart, in: Rect(frame.size))
        return frame.drawing
    }

    @Test("A rise goes from the lower left corner to the upper right one")
    func rise() {
        #expect(drawing(LineChart([1, 2, 3, 4]), 6, 3) == ["    ⡠⠊", "  ⡠⠊  ", "⡠⠊    "])
        #expect(drawing(LineChart([4, 1]), 6, 3) == ["⠑⢄    ", "  ⠑⢄  ", "    ⠑⢄"])
    }

    @Test("Every value is in sight, however many share a column")
    func dense() {
        var values = [Double?](repeating: 0, count: 5000)
        values[2500] = 1
        let lines = drawing(LineChart(values), 10, 3)
        #expect(lines[2].contains("⣀⣀⣀⣀"))
        #expect(lines[0].filter { $0 != " " }.count == 1)
    }

    @Test("A value alone is a dot in the middle, values that are all the same a line at mid-height")
    func flat() {
        #expect(drawing(LineChart([7]), 3, 3) == ["   ", " ⠂ ", "   "])
        #expect(drawing(LineChart([7, 7, 7]), 3, 3) == ["   ", "⠒⠒⠒", "   "])
        #expect(drawing(LineChart([0, 0]), 2, 4) == ["  ", "⣀⣀", "  ", "  "])
    }

    @Test(
        "No value draws no line and no axis",
        arguments: [[], [nil], [Double.nan, .infinity, nil]] as [[Double?]])
    func nothing(values: [Double?]) {
        let chart = LineChart(
            values, valueLabels: [.init(1, "1")], placeLabels: [.init(0, "now")], highest: "high")
        #expect(drawing(chart, 20, 6) == Array(repeating: String(repeating: " ", count: 20), count: 6))
    }

    @Test(
        "A missing value, and one that is no number, leaves a gap", arguments: [nil, Double.nan, .infinity])
    func gaps(missing: Double?) {
        #expect(drawing(LineChart([1, 1, missing, missing, 1, 1]), 5, 3)[1] == "⠒⠂ ⠐⠒")
    }

    @Test("The baseline is dashed, lies under the line, and is in sight however far off")
    func baseline() {
        #expect(drawing(LineChart([2, 2, 2, 2], baseline: 1), 4, 3) == ["⠉⠉⠉⠉", "    ", "╌╌╌╌"])
        var frame = Canvas(size: Size(width: 6, height: 3))
        let looks = LineChart.Looks(line: Style(.up), baseline: Style(.faint))
        frame.draw(LineChart([1, 1, nil, nil, nil, nil], baseline: 1, looks: looks), in: Rect(frame.size))
        #expect(frame[0, 1].style == Style(.up))
        #expect(frame[5, 1].style == Style(.faint))
        #expect(frame[5, 1].glyph.text == "╌")
    }

    @Test("The baseline says its figure at an end that the line leaves free, else not at all")
    func baselineLabel() {
        var chart = LineChart([1, 1, 1, 3, 3, 3], baseline: 1)
        chart.baselineLabel = "1.0"
        #expect(drawing(chart, 12, 3)[2].hasSuffix("╌1.0"))
        chart.values.reverse()
        #expect(drawing(chart, 12, 3)[2].hasPrefix("1.0╌"))
        chart.values = [1, 1, 3, 3, 1, 1]
        #expect(!drawing(chart, 12, 3)[2].contains("1.0"))
        #expect(!drawing(chart, 8, 3).joined().contains("1.0"))
    }

    @Test("Below the line lies a tint, the fainter the lower, and nothing above it")
    func area() {
        var frame = Canvas(size: Size(width: 8, height: 4))
        let looks = LineChart.Looks(line: Style(.down), area: .downArea)
        frame.draw(LineChart([4, 1], looks: looks), in: Rect(frame.size))
        #expect(frame.drawing == ["█▄      ", "  ▇▃    ", "    ▆▂  ", "      ▅▁"])
        #expect(frame[0, 0].style == Style(.down))
        #expect((1..<4).map { frame[0, $0].style.paper.role } == Array(repeating: .downArea, count: 3))
        let fading = (1..<4).map { frame[0, $0].style.paper.fading }
        #expect(fading == fading.sorted() && Set(fading).count == 3)
        #expect((0..<3).allSatisfy { frame[7, $0].style == Style() })
        frame = Canvas(size: Size(width: 3, height: 4))
        frame.draw(LineChart([1, nil, 1], looks: looks), in: Rect(frame.size))
        #expect(frame.drawing[1] == "█ █" || frame.drawing[2] == "█ █")
    }

    @Test("A chart lower than three rows is bars, for a line of dots is too coarse there")
    func bars() {
        #expect(drawing(LineChart([1, 2, 3, 4, 5, 6, 7]), 7, 1) == ["▁▂▃▄▅▆▇"])
        #expect(drawing(LineChart([1, 15]), 2, 2) == [" ▇", "▁█"])
        #expect(drawing(LineChart([1, 2, 3, 4]), 4, 2) == ["  ▂▇", "▁▆██"])
        #expect(drawing(LineChart([5, 5]), 2, 2) == ["  ", "▇▇"])
        #expect(drawing(LineChart([5]), 2, 2) == ["  ", "  "])
    }

    @Test("Figures stand at their height, words under their place")
    func axes() {
        let chart = LineChart(
            [100, 102, 101, 104, 103],
            valueLabels: [.init(104, "104"), .init(100, "100"), .init(102, "102.0"), .init(99, "99")],
            placeLabels: [.init(4, "now"), .init(0, "4 d"), .init(2, "2 d")])
        #expect(
            drawing(chart, 24, 8) == [
                "  104┤            ⢠⠓⠢⣀  ",
                "     │           ⢠⠃   ⠑⠢",
                "     │          ⢠⠃      ",
                "102.0┤   ⢠⠊⠒⠤⣀ ⢠⠃       ",
                "     │ ⢀⠔⠁    ⠉⠃        ",
                "  100┤⡠⠃                ",
                "     └┬────────┬───────┬",
                "     4 d      2 d    now",
            ])
    }

    @Test("Of labels on one row, or too near each other, the first is kept, and none is ever cut")
    func collisions() {
        let chart = LineChart(
            [1, 2], valueLabels: [.init(2, "two"), .init(1.99, "almost"), .init(1, "one")],
            placeLabels: [.init(1, "today"), .init(0.9, "yesterday"), .init(0, "first")])
        let lines = drawing(chart, 20, 5)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("two┤") && text.contains("one┤") && !text.contains("almost"))
        #expect(lines[4].hasSuffix("today") && lines[4].contains("first") && !lines[4].contains("yes"))
        for width in 1...30 {
            for height in 1...8 {
                for word in drawing(chart, width, height).joined(separator: " ").split(whereSeparator: {
                    !$0.isLetter
                }) {
                    #expect(
                        ["two", "one", "today", "first", "almost", "yesterday"].contains(word)
                            || word.unicodeScalars.allSatisfy { $0.value >= 0x2800 })
                }
            }
        }
    }

    @Test("The extremes are said above and below the line where there is room")
    func extremes() {
        let chart = LineChart([1, 3, 1, 0, 1], highest: "3.0", lowest: "0.0")
        #expect(
            drawing(chart, 12, 5) == [
                "  3.0       ",
                " ⢀⠔⠑⢄       ",
                "⡠⠊  ⠈⠢⡀    ⢀",
                "      ⠈⠒⢄⠤⠊⠁",
                "       0.0  ",
            ])
        #expect(!drawing(chart, 12, 4).joined().contains("3.0"))
    }

    @Test("ASCII alone where the terminal has no braille")
    func ascii() {
        var chart = LineChart(
            [0, 1, 2, 3, 4], baseline: 2, valueLabels: [.init(4, "4")], placeLabels: [.init(4, "now")])
        chart.isASCII = true
        let lines = drawing(chart, 14, 6)
        #expect(lines.joined().unicodeScalars.allSatisfy { $0.isASCII })
        #expect(lines[0].hasPrefix("4+") && lines[4].hasPrefix(" +-"))
    }

    @Test("Nothing traps and nothing leaves its block, at any size and place")
    func sizes() {
        let chart = LineChart(
            [.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, nil, 5], baseline: 1,
            valueLabels: [.init(0, "zero"), .init(.nan, "none")],
            placeLabels: [.init(0, "a"), .init(9, "outside"), .init(.nan, "none")], highest: "high",
            lowest: "low")
        for width in 0...16 {
            for height in 0...9 {
                var frame = Canvas(size: Size(width: 20, height: 12))
                let rect = Rect(x: 3, y: 2, width: width, height: height)
                frame.draw(chart, in: rect)
                for y in 0..<12 {
                    for x in 0..<20 where !rect.contains(Point(x: x, y: y)) {
                        #expect(frame[x, y] == Cell(), "\(width)×\(height): cell \(x),\(y)")
                    }
                }
                var small = Canvas(size: Size(width: width, height: height))
                small.draw(chart, in: Rect(x: -2, y: -2, width: 30, height: 30))
            }
        }
    }

    @Test("Ticks are round figures within the ends, never more than asked for")
    func ticks() {
        #expect(LineChart.ticks(from: 0, to: 10, atMost: 5) == [0, 5, 10])
        #expect(LineChart.ticks(from: 148.2, to: 151.9, atMost: 4) == [149, 150, 151])
        #expect(LineChart.ticks(from: 0.61, to: 0.64, atMost: 4) == [0.61, 0.62, 0.63, 0.64])
        #expect(LineChart.ticks(from: -3, to: 3, atMost: 3) == [-2, 0, 2])
        #expect(LineChart.ticks(from: 5, to: 5, atMost: 3) == [5])
        #expect(LineChart.ticks(from: 2, to: 1, atMost: 3) == [])
        #expect(LineChart.ticks(from: .nan, to: 1, atMost: 3) == [])
        #expect(LineChart.ticks(from: 0, to: 1, atMost: 0) == [])
        for count in 1...12 {
            for high in [1e-300, 1e-9, 0.03, 1, 7, 999.5, 1e12, 1e300, .greatestFiniteMagnitude] {
                let ticks = LineChart.ticks(from: -high / 3, to: high, atMost: count)
                #expect(ticks.count <= count && ticks == ticks.sorted())
                #expect(ticks.allSatisfy { $0 >= -high / 3 && $0 <= high })
                if count > 3, high < 1e308 { #expect(ticks.count > 1, "\(count) up to \(high): \(ticks)") }
            }
        }
    }
}

extension Canvas {
    /// The glyphs row by row, blanks included.
    var drawing: [String] {
        (0..<size.height).map { y in (0..<size.width).map { self[$0, y].glyph.text }.joined() }
    }
}
