struct LineChartPlan {
    private(set) var plot: Rect
    /// The column of the upright axis; nil where there is none.
    private(set) var axisColumn: Int?
    /// The row of the level axis, above its words; nil where there is none.
    private(set) var axisRow: Int?
    /// Whether the extremes get words, in a row of their own above and below the line.
    private(set) var hasMarks = false
    private(set) var valueLabels: [(row: Int, text: String)] = []
    /// The words under the level axis: where they begin, and the column they stand for.
    private(set) var placeLabels: [(x: Int, tick: Int, text: String)] = []

    private let range: ClosedRange<Double>
    private let count: Int

    init(_ chart: LineChart, _ rect: Rect) {
        range = chart.range ?? 0...0
        count = chart.values.count
        plot = rect
        guard let shown = chart.range else {
            plot.height = 0
            return
        }
        if !chart.placeLabels.isEmpty, plot.height >= 4 {
            plot.height -= 2
            axisRow = plot.maxY
        }
        let labels = chart.valueLabels.filter { shown.contains($0.value) }
        let words = labels.map { CellWidth.of($0.text) }.max() ?? 0
        if words > 0, plot.width >= words + 1 + 8 {
            axisColumn = plot.x + words
            plot = plot.split(left: words + 1).rest
        }
        if chart.highest != nil || chart.lowest != nil, plot.height >= 5 {
            hasMarks = true
            plot = plot.inset(dx: 0, dy: 1)
        }
        if axisColumn != nil { place(labels) }
        if axisRow != nil { place(chart.placeLabels, within: rect) }
    }

    func dotRow(of value: Double) -> Int {
        let dots = plot.height * 4
        // Halved, because the distance between two finite numbers need not be finite.
        let span = range.upperBound / 2 - range.lowerBound / 2
        guard span > 0 else { return (dots - 1) / 2 }
        let share = (range.upperBound / 2 - value / 2) / span
        return max(0, min(dots - 1, Int((share * Double(dots - 1)).rounded())))
    }

    /// The dot column of the value at `index`, from the plot's left; a value alone stands in the middle.
    func dotColumn(of index: Double) -> Int {
        let dots = plot.width * 2
        guard count > 1 else { return (dots - 1) / 2 }
        let column = index * Double(dots - 1) / Double(count - 1)
        return max(0, min(dots - 1, column.isFinite ? Int(column.rounded()) : 0))
    }

    /// The line of `values` in dots.
    func dots(of values: [Double?]) -> BrailleCanvas {
        var dots = BrailleCanvas(size: plot.size)
        var last: Point?
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite else {
                last = nil
                continue
            }
            let dot = Point(x: dotColumn(of: Double(index)), y: dotRow(of: value))
            dots.line(from: last ?? dot, to: dot)
            last = dot
        }
        return dots
    }

    /// How far from the top the line is in each column, in eighths of rows; nil where it has a gap.
    func edges(of values: [Double?]) -> [Int?] {
        let eighths = plot.height * 8
        let span = range.upperBound / 2 - range.lowerBound / 2
        return (0..<plot.width).map { column in
            let place = Double(column) * Double(count - 1) / Double(max(1, plot.width - 1))
            let left = min(Int(place), count - 1)
            guard let first = values[left], first.isFinite else { return nil }
            let share = place - Double(left)
            let next = left + 1 < count ? values[left + 1] ?? .nan : first
            let value = share > 0 && next.isFinite ? first * (1 - share) + next * share : first
            guard span > 0 else { return eighths / 2 }
            let height = (range.upperBound / 2 - value / 2) / span
            return max(0, min(eighths - 1, Int((height * Double(eighths - 1)).rounded())))
        }
    }

    /// The cell's column of the value at `index`, on the screen.
    func column(of index: Double) -> Int { plot.x + dotColumn(of: index) / 2 }

    private mutating func place(_ labels: [LineChart.ValueLabel]) {
        for label in labels {
            let row = plot.y + dotRow(of: label.value) / 4
            if !valueLabels.contains(where: { $0.row == row }) { valueLabels.append((row, label.text)) }
        }
    }

    private mutating func place(_ labels: [LineChart.PlaceLabel], within rect: Rect) {
        for label in labels where (0...Double(max(0, count - 1))).contains(label.index) {
            let tick = column(of: label.index)
            let cells = CellWidth.of(label.text)
            guard cells <= rect.width else { continue }
            let x = max(rect.x, min(tick - cells / 2, rect.maxX - cells))
            let isFree = placeLabels.allSatisfy { other in
                x + cells < other.x || other.x + CellWidth.of(other.text) < x
            }
            if isFree { placeLabels.append((x, tick, label.text)) }
        }
    }
}
