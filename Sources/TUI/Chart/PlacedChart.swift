package struct PlacedChart: Hashable, Sendable {
    package let chart: Chart
    /// With axes.
    package let rect: Rect

    package init(_ chart: Chart, in rect: Rect) { (self.chart, self.rect) = (chart, rect) }

    package var plots: Rect {
        let plots = ChartPlan(chart, in: rect).plots
        guard let first = plots.first, let last = plots.last else {
            return Rect(x: 0, y: 0, width: 0, height: 0)
        }
        return Rect(x: first.x, y: first.y, width: first.width, height: last.maxY - first.y)
    }

    /// At the same scale, but without the drawing in slots.
    private var backdrop: Chart {
        var chart = chart
        let plan = ChartPlan(chart, in: rect)
        for index in chart.panes.indices {
            chart.panes[index].range = index < plan.scales.count ? plan.scales[index]?.range : nil
            // Axes depend on the presence of candles, not on their values.
            chart.panes[index].shapes = chart.panes[index].shapes.map(\.emptied)
        }
        chart.shaded = []
        return chart
    }

    /// Nil if something covers the shapes. With `mayHaveLines`, a crosshair may be between them.
    package func withoutShapes(_ canvas: Canvas, mayHaveLines: Bool) -> Canvas? {
        var (whole, plain) = (Canvas(size: canvas.size), Canvas(size: canvas.size))
        whole.draw(chart, in: rect)
        plain.draw(backdrop, in: rect)
        var result = canvas
        let plots = plots
        for y in plots.y..<plots.maxY {
            for x in plots.x..<plots.maxX {
                if canvas[x, y] == whole[x, y] {
                    result[x, y] = plain[x, y]
                } else if !mayHaveLines || whole[x, y].glyph != .space {
                    return nil
                }
            }
        }
        return result
    }
}

extension Chart.Shape {
    fileprivate var emptied: Chart.Shape {
        switch self {
        case .candles(_, let rise, let fall, let level): .candles([], rise: rise, fall: fall, level: level)
        case .line(_, let style): .line([], style)
        case .area(_, let style, let role): .area([], style, role)
        case .columns: .columns([], [])
        }
    }
}
