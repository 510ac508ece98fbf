/// A line of figures over time, with axes where there is room for them.
///
/// It is the edge of an area in a tint that fades downwards, or a line in dots of braille where there are no tints. Where
/// it would be lower than three rows it is a row of bars.
///
/// The caller says what stands at the axes, for it knows what the figures mean; the chart says what fits.
public struct LineChart: Hashable, Sendable {
    /// Words beside a figure of the upright axis.
    public struct ValueLabel: Hashable, Sendable {
        /// The figure that they stand at.
        public var value: Double
        /// The words, never shortened.
        public var text: String

        /// Makes a label at `value`.
        public init(_ value: Double, _ text: String) { (self.value, self.text) = (value, text) }
    }

    /// Words under a place of the level axis.
    public struct PlaceLabel: Hashable, Sendable {
        /// The index of the value that they stand under; may lie between two.
        public var index: Double
        /// The words, never shortened.
        public var text: String

        /// Makes a label under the value at `index`.
        public init(_ index: Double, _ text: String) { (self.index, self.text) = (index, text) }
    }

    /// How the parts of a chart look.
    public struct Looks: Hashable, Sendable {
        /// The line.
        public var line: Style
        /// The axes and their ticks.
        public var axis: Style
        /// The words at the axes.
        public var label: Style
        /// The dashed line and its words.
        public var baseline: Style
        /// The paper below the line; nil where there are no tints.
        public var area: Role?
        /// The words at the highest and the lowest value.
        public var mark: Style

        /// Makes a set of looks.
        public init(
            line: Style = Style(), axis: Style = Style(.border), label: Style = Style(.faint),
            baseline: Style = Style(.faint), mark: Style = Style(.faint), area: Role? = nil
        ) {
            (self.line, self.axis, self.label, self.baseline) = (line, axis, label, baseline)
            (self.mark, self.area) = (mark, area)
        }
    }

    /// The figures at even distances, oldest first. A nil, and one that is not finite, leaves a gap.
    public var values: [Double?]
    /// A figure that a dashed line stands for; it is in sight even where no value comes near it.
    public var baseline: Double?
    /// What stands at the end of the dashed line, where the line itself leaves room for it.
    public var baselineLabel: String?
    /// What stands at the upright axis, the most important first: of two on the same row the first is kept.
    public var valueLabels: [ValueLabel]
    /// What stands under the level axis, the most important first: of two that meet the first is kept.
    public var placeLabels: [PlaceLabel]
    /// What stands over the highest value; nil for nothing.
    public var highest: String?
    /// What stands under the lowest value; nil for nothing.
    public var lowest: String?
    /// How the parts look.
    public var looks: Looks
    /// Whether only ASCII is to be written, for terminals without braille.
    public var isASCII: Bool

    /// Makes a chart.
    public init(
        _ values: [Double?], baseline: Double? = nil, valueLabels: [ValueLabel] = [],
        placeLabels: [PlaceLabel] = [], highest: String? = nil, lowest: String? = nil, looks: Looks = Looks(),
        isASCII: Bool = false
    ) {
        (self.values, self.baseline, self.valueLabels) = (values, baseline, valueLabels)
        (self.placeLabels, self.highest, self.lowest) = (placeLabels, highest, lowest)
        (self.looks, self.isASCII) = (looks, isASCII)
    }

    /// The lowest and the highest figure that the chart shows, the baseline's included; nil when there is none.
    public var range: ClosedRange<Double>? {
        let known = (values + [baseline]).compactMap(\.self).filter(\.isFinite)
        guard let low = known.min(), let high = known.max() else { return nil }
        return low...high
    }

    /// The indices of the highest and the lowest value, of equals the first; nil when there is no value.
    var extremes: (highest: Int, lowest: Int)? {
        let known = values.indices.filter { values[$0]?.isFinite ?? false }
        let order: (Int, Int) -> Bool = { (values[$0] ?? 0) < (values[$1] ?? 0) }
        // `max` would take the last of equals.
        guard let high = known.reversed().max(by: order), let low = known.min(by: order) else { return nil }
        return (high, low)
    }
}

extension LineChart {
    /// Round figures between `low` and `high`, as a chart has them.
    public static func ticks(from low: Double, to high: Double, atMost count: Int) -> [Double] {
        Chart.ticks(from: low, to: high, atMost: count)
    }
}

extension Canvas {
    /// Draws `chart` into `rect` and says which cells the line itself got.
    ///
    /// The upright axis is left out where it would leave fewer than eight columns, the level one where it
    /// would leave fewer than two rows, the words at the extremes where they would leave fewer than three.
    /// What is drawn stays within `rect`; a line whose figures are all the same lies at mid-height. No value
    /// draws no line.
    @discardableResult
    public mutating func draw(_ chart: LineChart, in rect: Rect) -> Rect {
        let plan = LineChartPlan(chart, rect.intersection(Rect(size)))
        guard !plan.plot.isEmpty else { return plan.plot }
        drawAxes(of: chart, plan)
        guard plan.plot.height >= 3 else {
            let values = chart.values.compactMap(\.self)
            for (row, text) in Sparkline.rows(values, in: plan.plot.size).enumerated() {
                write(text, x: plan.plot.x, y: plan.plot.y + row, style: chart.looks.line)
            }
            return plan.plot
        }
        var edges: [Int?] = []
        var dots: BrailleCanvas?
        if let area = chart.looks.area {
            edges = plan.edges(of: chart.values)
            drawArea(below: edges, plan.plot, area, chart.looks.line)
        } else {
            dots = plan.dots(of: chart.values)
        }
        drawBaseline(of: chart, plan) { x, y in
            dots.map { $0.glyph(x: x, y: y) == nil } ?? (edges[x].map { $0 / 8 != y } ?? true)
        }
        if let dots {
            draw(dots, at: plan.plot.origin, style: chart.looks.line, isASCII: chart.isASCII)
        }
        drawMarks(of: chart, plan)
        return plan.plot
    }

    /// Draws the line as blocks that end at `edges`, in eighths of rows from the top, and below them a tint that is the
    /// fainter the lower it is.
    private mutating func drawArea(below edges: [Int?], _ plot: Rect, _ role: Role, _ line: Style) {
        for (x, edge) in edges.enumerated() {
            guard let edge else { continue }
            let row = edge / 8
            for y in row..<plot.height {
                let paper = Paint.role(role, fading: y * 14 / plot.height)
                self[plot.x + x, plot.y + y].style.paper = y == row ? line.paper : paper
            }
            self[plot.x + x, plot.y + row].glyph = Sparkline.block(8 - edge % 8)
            self[plot.x + x, plot.y + row].style.ink = line.ink
        }
    }

    /// Draws dashes where the line does not go, and at an end what they stand for, if all of it has room there.
    private mutating func drawBaseline(
        of chart: LineChart, _ plan: LineChartPlan, isOpen: (Int, Int) -> Bool
    ) {
        guard let baseline = chart.baseline, baseline.isFinite else { return }
        let (plot, row) = (plan.plot, plan.dotRow(of: baseline) / 4)
        func isFree(_ x: Int) -> Bool { isOpen(x, row) }
        let dash = Glyph(chart.isASCII ? "-" : "╌")
        for x in 0..<plot.width where isFree(x) {
            self[plot.x + x, plot.y + row].glyph = dash
            self[plot.x + x, plot.y + row].style.ink = chart.looks.baseline.ink
        }
        guard let label = chart.baselineLabel else { return }
        let cells = CellWidth.of(label)
        let starts = [plot.width - cells, 0].filter { start in
            start >= 0 && cells * 3 <= plot.width && (start..<start + cells).allSatisfy(isFree)
        }
        guard let start = starts.first else { return }
        for (index, scalar) in label.unicodeScalars.enumerated() where index < cells {
            self[plot.x + start + index, plot.y + row].glyph = Glyph(scalar)
        }
    }

    private mutating func drawAxes(of chart: LineChart, _ plan: LineChartPlan) {
        let (plot, axis) = (plan.plot, chart.looks.axis)
        let lines: [Unicode.Scalar] = chart.isASCII ? ["|", "+", "-", "+", "+"] : ["│", "┤", "─", "┬", "└"]
        if let x = plan.axisColumn {
            fill(Rect(x: x, y: plot.y, width: 1, height: plot.height), with: lines[0], axis)
            for (row, text) in plan.valueLabels {
                fill(Rect(x: x, y: row, width: 1, height: 1), with: lines[1], axis)
                write(text, x: x - CellWidth.of(text), y: row, style: chart.looks.label)
            }
        }
        if let y = plan.axisRow {
            fill(Rect(x: plot.x, y: y, width: plot.width, height: 1), with: lines[2], axis)
            for label in plan.placeLabels {
                fill(Rect(x: label.tick, y: y, width: 1, height: 1), with: lines[3], axis)
                write(label.text, x: label.x, y: y + 1, style: chart.looks.label)
            }
            if let x = plan.axisColumn { fill(Rect(x: x, y: y, width: 1, height: 1), with: lines[4], axis) }
        }
    }

    private mutating func drawMarks(of chart: LineChart, _ plan: LineChartPlan) {
        guard plan.hasMarks, let extremes = chart.extremes else { return }
        let marks = [
            (chart.highest, extremes.highest, plan.plot.y - 1),
            (chart.lowest, extremes.lowest, plan.plot.maxY),
        ]
        for (text, index, row) in marks {
            guard let text else { continue }
            let cells = CellWidth.of(text)
            guard cells <= plan.plot.width else { continue }
            let x = plan.column(of: Double(index)) - cells / 2
            write(
                text, x: max(plan.plot.x, min(x, plan.plot.maxX - cells)), y: row, style: chart.looks.mark)
        }
    }
}
