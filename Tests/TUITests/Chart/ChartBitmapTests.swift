import TUI
import Testing

@Suite struct ChartBitmapTests {
    private let palette = Palette([
        .up: Swatch(ink: .rgb(0xFF0000)), .down: Swatch(ink: .rgb(0x00FF00)),
        .asleep: Swatch(paper: .rgb(0x202020)), .upArea: Swatch(paper: .rgb(0x400000)),
    ])

    private func bitmap(_ chart: Chart, _ size: Size, cell: Size = Size(width: 8, height: 16)) -> ChartBitmap
    {
        ChartBitmap(
            PlacedChart(chart, in: Rect(x: 3, y: 1, width: size.width, height: size.height)), cell: cell,
            palette, ground: 0)
    }

    @Test func `a candle is a block with a wick in its middle`() {
        let candle = Chart.Candle(open: 25, high: 100, low: 0, close: 75)
        let shape = Chart.Shape.candles([candle], rise: Style(.up), fall: Style(.down), level: Style())
        let map = bitmap(Chart(slots: 1, panes: [Chart.Pane([shape])]), Size(width: 4, height: 10))
        #expect(map.width == 32 && map.height == 160)
        func reds(_ y: Int) -> [Int] {
            (0..<map.width).filter { map.pixels[y * map.width + $0] == 0xFFFF_0000 }
        }
        #expect(reds(0).count == 2 && reds(159) == reds(0))
        #expect(reds(80) == Array(0..<24))
        #expect(reds(0) == [11, 12], "the wick is in the middle of the body")
        let rows = (0..<map.height).filter { reds($0).count == 24 }
        #expect(abs(rows.count - 80) < 3)
    }

    @Test func `a line has soft edges, and a gap none`() {
        let chart = Chart(slots: 5, panes: [Chart.Pane([.line([0, 1, nil, 3, 4], Style(.up))])])
        let map = bitmap(chart, Size(width: 10, height: 5))
        let columns = (0..<map.width).map { x in
            (0..<map.height).contains { map.pixels[$0 * map.width + x] != 0 }
        }
        #expect(columns[0] && columns[79] && columns[10] && !columns[40])
        #expect(Set(map.pixels).count > 2, "there are shades between line and ground")
        #expect(Set(map.pixels).count <= 5)
    }

    @Test func `an area fades, and shading lies below all`() {
        var chart = Chart(slots: 3, panes: [Chart.Pane([.area([1, 1, 3], Style(.up), .upArea)])])
        chart.shaded = [0..<1]
        let map = bitmap(chart, Size(width: 6, height: 8))
        func pixel(_ x: Int, _ y: Int) -> UInt32 { map.pixels[y * map.width + x] }
        #expect(pixel(0, 0) == 0xFF20_2020 && pixel(47, 20) > pixel(47, 100) && pixel(47, 100) != 0)
        #expect(pixel(30, 0) == 0)
    }

    @Test func `title and signs are left to the cells`() {
        var chart = Chart(
            slots: 2, panes: [Chart.Pane([.line([3, 3], Style(.up))], range: 0...3, title: [Span("ab")])])
        chart.events = [Chart.Event(1, "D", Style())]
        let map = bitmap(chart, Size(width: 6, height: 4))
        #expect((0..<16).allSatisfy { map.pixels[$0] == 0 } && map.pixels[20] != 0)
    }

    @Test(arguments: ChartKind.allCases) func `a picture shows what the cells have shown`(kind: ChartKind) {
        let size = Size(width: 80, height: 24)
        var canvas = Canvas(size: Size(width: 90, height: 30))
        let placed = PlacedChart(kind.chart(size), in: Rect(x: 2, y: 3, width: 80, height: 24))
        canvas.draw(placed.chart, in: placed.rect)
        let plain = placed.withoutShapes(canvas, mayHaveLines: false)
        let left = plain?.drawing.joined() ?? "█"
        #expect(!left.unicodeScalars.contains { ("▀"..."█").contains($0) || ("⠁"..."⣿").contains($0) })
        #expect(!left.contains("┃") && !left.contains("╿"))
        for y in 0..<30 {
            for x in 0..<90 where !placed.plots.contains(Point(x: x, y: y)) {
                #expect(plain?[x, y] == canvas[x, y])
            }
        }
        let plan = ChartPlan(placed.chart, in: placed.rect)
        canvas.drawCrosshair(
            slot: 3, value: nil, valueText: "", slotText: "", placed.chart, plan)
        #expect(placed.withoutShapes(canvas, mayHaveLines: false) == nil)
        #expect(placed.withoutShapes(canvas, mayHaveLines: true) != nil)
        canvas.fill(placed.plots, with: "x", Style())
        #expect(placed.withoutShapes(canvas, mayHaveLines: true) == nil)
    }
}
