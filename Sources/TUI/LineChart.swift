/// A line of figures over time, drawn in dots of braille, with axes where there is room for them.
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
        /// The dotted line.
        public var baseline: Style
        /// The words at the highest and the lowest value.
        public var mark: Style

        /// Makes a set of looks.
        public init(
            line: Style = Style(), axis: Style = Style(.border), label: Style = Style(.faint),
            baseline: Style = Style(.faint), mark: Style = Style(.faint)
        ) {
            (self.line, self.axis, self.label, self.baseline) = (line, axis, label, baseline)
            self.mark = mark
        }
    }

    /// The figures at even distances, oldest first. A nil, and one that is not finite, leaves a gap.
    public var values: [Double?]
    /// A figure that a dotted line stands for; it is in sight even where no value comes near it.
    public var baseline: Double?
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
        if let baseline = chart.baseline, baseline.isFinite {
            var dots = BrailleCanvas(size: plan.plot.size)
            let y = plan.dotRow(of: baseline)
            for x in stride(from: 0, to: dots.width, by: 2) { dots.set(x: x, y: y) }
            draw(
                dots, at: Point(x: plan.plot.x, y: plan.plot.y), style: chart.looks.baseline,
                isASCII: chart.isASCII)
        }
        var dots = BrailleCanvas(size: plan.plot.size)
        var last: Point?
        for (index, value) in chart.values.enumerated() {
            guard let value, value.isFinite else {
                last = nil
                continue
            }
            let dot = Point(x: plan.dotColumn(of: Double(index)), y: plan.dotRow(of: value))
            dots.line(from: last ?? dot, to: dot)
            last = dot
        }
        draw(
            dots, at: Point(x: plan.plot.x, y: plan.plot.y), style: chart.looks.line, isASCII: chart.isASCII)
        drawMarks(of: chart, plan)
        return plan.plot
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
