extension Canvas {
    mutating func drawAxes(of chart: Chart, _ plan: ChartPlan) {
        let (line, word) = (Style(.border), Style(.faint))
        let signs: AxisSigns = chart.isASCII ? .ascii : .lines
        guard let first = plan.plots.first, let last = plan.plots.last else { return }
        for plot in plan.plots.dropFirst() {
            fill(Rect(x: plot.x, y: plot.y - 1, width: plot.width, height: 1), with: signs.level, line)
        }
        if let x = plan.axisColumn {
            fill(Rect(x: x, y: first.y, width: 1, height: last.maxY - first.y), with: signs.upright, line)
            for plot in plan.plots.dropFirst() { self[x, plot.y - 1] = Cell(Glyph(signs.join), line) }
            for index in plan.plots.indices {
                var taken: Set<Int> = []
                let pane = chart.panes[index]
                for reference in pane.references {
                    guard let text = reference.text else { continue }
                    label(text, reference.value, reference.style, inPane: index, x, &taken, signs, plan)
                }
                for item in pane.valueLabels {
                    label(item.text, item.value, word, inPane: index, x, &taken, signs, plan)
                }
            }
        }
        if let y = plan.axisRow {
            fill(Rect(x: first.x, y: y, width: first.width, height: 1), with: signs.level, line)
            if let x = plan.axisColumn { self[x, y] = Cell(Glyph(signs.corner), line) }
        }
        guard let y = plan.wordsRow else { return }
        for label in plan.slotLabels(of: chart) {
            if let row = plan.axisRow { self[label.tick, row] = Cell(Glyph(signs.down), line) }
            write(label.text, x: label.x, y: y, style: word)
        }
    }

    /// Writes `text` at the axis in the row of `value`, unless the row is taken or the words do not fit.
    private mutating func label(
        _ text: String, _ value: Double, _ style: Style, inPane index: Int, _ x: Int, _ taken: inout Set<Int>,
        _ signs: AxisSigns, _ plan: ChartPlan
    ) {
        guard CellWidth.of(text) <= plan.rect.maxX - x - 1, let y = plan.row(of: value, inPane: index),
            taken.insert(y).inserted
        else { return }
        self[x, y] = Cell(Glyph(signs.tick), Style(.border))
        write(text, x: x + 1, y: y, style: style)
    }
}

extension ChartPlan {
    /// The words under the level axis that have room: where they begin, and the column that they stand for.
    func slotLabels(of chart: Chart) -> [(x: Int, tick: Int, text: String)] {
        var kept: [(x: Int, tick: Int, text: String)] = []
        for label in chart.slotLabels where (0..<chart.slots).contains(label.slot) {
            let (tick, cells) = (slots.centre(of: label.slot), CellWidth.of(label.text))
            guard cells > 0, cells <= rect.width else { continue }
            let x = max(rect.x, min(tick - cells / 2, rect.maxX - cells))
            let isFree = kept.allSatisfy { x + cells < $0.x || $0.x + CellWidth.of($0.text) < x }
            if isFree { kept.append((x, tick, label.text)) }
        }
        return kept
    }
}

/// What axes are drawn with.
struct AxisSigns {
    let upright: Unicode.Scalar
    let level: Unicode.Scalar
    /// Where the upright axis has words at its right.
    let tick: Unicode.Scalar
    /// Where the level axis has words below.
    let down: Unicode.Scalar
    /// Where the line between two panes meets the upright axis.
    let join: Unicode.Scalar
    let corner: Unicode.Scalar

    static let lines = AxisSigns(upright: "│", level: "─", tick: "├", down: "┬", join: "┤", corner: "┘")
    static let ascii = AxisSigns(upright: "|", level: "-", tick: "+", down: "+", join: "+", corner: "+")
}
