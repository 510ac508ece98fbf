/// The places of a chart's parts.
package struct ChartPlan: Hashable, Sendable {
    /// Of panes that have room, the uppermost first.
    package let plots: [Rect]
    let scales: [ChartScale?]
    let slots: ChartSlots
    let rect: Rect
    /// Left of its words; nil for none.
    let axisColumn: Int?
    let axisRow: Int?
    let wordsRow: Int?
    let titleEnds: [Int]
    let isASCII: Bool

    /// Columns that the upright axis must leave the plot.
    private static let leastWidth = 8

    /// Leaves out axes if the plot would get too little.
    package init(_ chart: Chart, in rect: Rect) {
        let width = ChartPlan.plotWidth(axisWidth: chart.axisWidth, in: rect.width)
        var body = rect.split(left: width).left
        let hasWords = !chart.slotLabels.isEmpty && rect.height >= 4
        let hasLine = hasWords && rect.height >= 8
        body.height -= (hasWords ? 1 : 0) + (hasLine ? 1 : 0)
        self.rect = rect
        axisColumn = width < rect.width ? body.maxX : nil
        axisRow = hasLine ? body.maxY : nil
        wordsRow = hasWords ? rect.maxY - 1 : nil
        plots = ChartPlan.split(body, chart.panes.map { max(1, $0.weight) })
        scales = zip(chart.panes, plots).map { ChartScale($0, height: $1.height) }
        slots = ChartSlots(chart, from: body.x, width: width)
        titleEnds = zip(chart.panes, plots).map { pane, plot in
            plot.x + pane.title.whole(in: plot.width).cells
        }
        isASCII = chart.isASCII
    }

    /// The level axis, or else the last of the first plot.
    var eventRow: Int? { axisRow ?? plots.first.map { $0.maxY - 1 } }

    func isTitle(_ x: Int, _ y: Int) -> Bool {
        zip(plots, titleEnds).contains { $0.y == y && ($0.x..<$1).contains(x) }
    }

    package static func plotWidth(axisWidth: Int, in width: Int) -> Int {
        axisWidth > 0 && width - axisWidth - 1 >= leastWidth ? width - axisWidth - 1 : width
    }

    /// A row is between parts. The first keeps at least four rows, each other two; drops the last if need be.
    private static func split(_ rect: Rect, _ weights: [Int]) -> [Rect] {
        guard !rect.isEmpty, !weights.isEmpty else { return [] }
        // The first pane needs four rows if there are more; each of those needs two and a line.
        let count = min(weights.count, 1 + max(0, (rect.height - 4) / 3))
        let total = weights.prefix(count).reduce(0, +)
        let rows = rect.height - (count - 1)
        let others = weights[1..<count].map { max(2, rows * $0 / total) }
        // The least heights may leave the first pane too little.
        var heights = [rows - others.reduce(0, +)] + others
        while count > 1, heights[0] < 4,
            let most = heights.indices.dropFirst().max(by: { heights[$0] < heights[$1] }),
            heights[most] > 2
        {
            heights[most] -= 1
            heights[0] += 1
        }
        var y = rect.y
        return heights.map { height in
            defer { y += height + 1 }
            return Rect(x: rect.x, y: y, width: rect.width, height: height)
        }
    }

    /// At least one; for an invalid slot, those of the nearest.
    package func columns(of slot: Int) -> Range<Int> { slots.columns(of: slot) }

    package func slot(at x: Int) -> Int? {
        guard let plot = plots.first, (plot.x..<plot.maxX).contains(x) else { return nil }
        return slots.slot(at: x)
    }

    package func row(of value: Double, inPane pane: Int) -> Int? {
        guard plots.indices.contains(pane), let scale = scales[pane] else { return nil }
        let plot = plots[pane]
        guard let dot = scale.unit(of: value, among: plot.height * 4), (0..<plot.height * 4).contains(dot)
        else {
            return nil
        }
        return plot.y + dot / 4
    }

    package func value(atRow y: Int) -> (pane: Int, value: Double)? {
        guard let pane = plots.firstIndex(where: { ($0.y..<$0.maxY).contains(y) }), let scale = scales[pane]
        else {
            return nil
        }
        let middle = Double((y - plots[pane].y) * 4) + 1.5
        return (pane, scale.value(atShare: middle / Double(plots[pane].height * 4 - 1)))
    }
}

extension [Span] {
    func whole(in width: Int) -> [Span] {
        var cells = 0
        return Array(
            prefix { span in
                cells += CellWidth.of(span.text)
                return cells <= width
            })
    }
}
