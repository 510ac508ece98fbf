extension Canvas {
    /// Shapes go over the shading, dashes only between shapes, signs and titles on top.
    @discardableResult
    package mutating func draw(_ chart: Chart, in rect: Rect) -> ChartPlan {
        let plan = ChartPlan(chart, in: rect)
        clipped(to: rect) { canvas in
            canvas.shade(chart, plan)
            for (index, plot) in plan.plots.enumerated() {
                canvas.clipped(to: plot) { canvas in
                    let pane = chart.panes[index]
                    if let scale = plan.scales[index] {
                        let drawing = PaneDrawing(
                            scale: scale, slots: plan.slots, plot: plot, isASCII: chart.isASCII,
                            isPlain: chart.isPlain || chart.isASCII)
                        for shape in pane.shapes { canvas.draw(shape, drawing) }
                    }
                    if index == 0, plan.axisRow == nil { canvas.drawEvents(of: chart, plan) }
                    canvas.write(pane.title, x: plot.x, y: plot.y, width: plan.titleEnds[index] - plot.x)
                    canvas.drawDashes(of: pane, inPane: index, plan)
                }
            }
            canvas.drawAxes(of: chart, plan)
            if plan.axisRow != nil { canvas.drawEvents(of: chart, plan) }
        }
        return plan
    }

    /// Replaces only the title's columns: those beyond belong to the shapes, in pixels too.
    package mutating func drawTitle(_ title: [Span], ofPane pane: Int, _ plan: ChartPlan) {
        guard plan.plots.indices.contains(pane) else { return }
        let plot = plan.plots[pane]
        let width = plan.titleEnds[pane] - plot.x
        for x in 0..<width { self[plot.x + x, plot.y].glyph = .space }
        write(title.whole(in: width), x: plot.x, y: plot.y, width: width)
    }

    package mutating func drawMark(slot: Int, _ plan: ChartPlan) {
        drawUpright(slot, plan.isASCII ? ":" : "┊", Style(.key), plan)
    }

    mutating func drawUpright(_ slot: Int, _ glyph: Unicode.Scalar, _ style: Style, _ plan: ChartPlan) {
        guard plan.slots.count > 0 else { return }
        let x = plan.slots.centre(of: slot)
        for plot in plan.plots where (plot.x..<plot.maxX).contains(x) {
            for y in plot.y..<plot.maxY { drawInBlank(Glyph(glyph), style, x, y, plan) }
        }
    }

    /// Draws only in a blank cell, and not between the words of a title.
    mutating func drawInBlank(_ glyph: Glyph, _ style: Style, _ x: Int, _ y: Int, _ plan: ChartPlan) {
        let cell = self[x, y]
        guard cell.glyph == .space, !plan.isTitle(x, y) else { return }
        self[x, y] = Cell(glyph, Style(ink: style.ink, paper: cell.style.paper, traits: style.traits))
    }

    private mutating func shade(_ chart: Chart, _ plan: ChartPlan) {
        for slots in chart.shaded
        where !slots.isEmpty && slots.upperBound > 0 && slots.lowerBound < chart.slots {
            let columns =
                plan.columns(of: slots.lowerBound)
                .lowerBound..<plan.columns(of: slots.upperBound - 1).upperBound
            for plot in plan.plots {
                tint(
                    Rect(x: columns.lowerBound, y: plot.y, width: columns.count, height: plot.height),
                    with: .asleep)
            }
        }
    }

    private mutating func draw(_ shape: Chart.Shape, _ drawing: PaneDrawing) {
        switch shape {
        case .candles(let candles, let rise, let fall, let level):
            draw(candles, rise: rise, fall: fall, level: level, drawing)
        case .line(let values, let style): drawLine(values, style, drawing)
        case .area(let values, let style, let role): drawArea(values, style, role, drawing)
        case .columns(let values, let styles): drawColumns(values, styles, drawing)
        }
    }

    /// The text of references goes at an end if no axis shows it and all of it fits.
    private mutating func drawDashes(
        of pane: Chart.Pane, inPane index: Int, _ plan: ChartPlan
    ) {
        let plot = plan.plots[index]
        guard plot.height >= ChartScale.leastRowsForDashes else { return }
        let dash = Glyph(plan.isASCII ? "-" : "╌")
        for reference in pane.references where reference.hasLine {
            guard let y = plan.row(of: reference.value, inPane: index) else { continue }
            func isFree(_ x: Int) -> Bool { self[x, y].glyph == .space && !plan.isTitle(x - 1, y) }
            let cells = plan.axisColumn == nil ? reference.text.map { CellWidth.of($0) } ?? 0 : 0
            let start = [plot.maxX - cells, plot.x].first { start in
                cells > 0 && cells * 3 <= plot.width && (start..<start + cells).allSatisfy(isFree)
            }
            for x in plot.x..<plot.maxX { drawInBlank(dash, reference.style, x, y, plan) }
            guard let start, let text = reference.text else { continue }
            for (offset, scalar) in text.unicodeScalars.enumerated() where offset < cells {
                self[start + offset, y].glyph = Glyph(scalar)
            }
        }
    }

    /// Draws events over the axis, or at the foot of the first pane.
    private mutating func drawEvents(of chart: Chart, _ plan: ChartPlan) {
        guard let y = plan.eventRow else { return }
        for event in chart.events where (0..<chart.slots).contains(event.slot) {
            self[plan.slots.centre(of: event.slot), y] = Cell(Glyph(event.glyph), event.style)
        }
    }
}

/// Scale, slots and area for the shapes of a pane.
struct PaneDrawing {
    let scale: ChartScale
    let slots: ChartSlots
    let plot: Rect
    let isASCII: Bool
    /// Then only the form can distinguish rise from fall.
    let isPlain: Bool

    /// Each slot's distance from the top as a share; not a number without a figure.
    func shares(_ values: [Double?]) -> [Double] {
        (0..<slots.count).map { slot in
            values.indices.contains(slot) ? values[slot].map(scale.share) ?? .nan : .nan
        }
    }

    /// The height of the line between two `shares`, from the top; not a number in a gap.
    func share(at x: Int, _ shares: [Double]) -> Double {
        guard slots.count > 1 || slots.hasColumns || x == slots.centre(of: 0) else { return .nan }
        let place = slots.place(ofColumn: x)
        let slot = Int(place)
        guard slot < shares.count else { return .nan }
        let part = place - Double(slot)
        guard part > 0, slot + 1 < shares.count else { return shares[slot] }
        let (before, after) = (shares[slot], shares[slot + 1])
        if before.isNaN { return part >= 0.5 ? after : .nan }
        if after.isNaN { return part < 0.5 ? before : .nan }
        return before * (1 - part) + after * part
    }
}

extension Canvas {
    /// An upright line through all panes, a level one, and tags at the axes, if there are any.
    package mutating func drawCrosshair(
        slot: Int, value: Double?, valueText: String, slotText: String, _ chart: Chart, _ plan: ChartPlan
    ) {
        guard let first = plan.plots.first, (0..<chart.slots).contains(slot) else { return }
        let x = plan.slots.centre(of: slot)
        let row = value.flatMap { plan.row(of: $0, inPane: 0) }
        if let row { drawInBlank(Glyph(plan.isASCII ? "+" : "┼"), Style(.faint), x, row, plan) }
        drawUpright(slot, plan.isASCII ? "|" : "╎", Style(.faint), plan)
        let tag = Style(.selection, on: .selection, .bold)
        if let row {
            for x in first.x..<first.maxX {
                drawInBlank(Glyph(plan.isASCII ? "-" : "┄"), Style(.faint), x, row, plan)
            }
            let cells = CellWidth.of(valueText)
            if let axis = plan.axisColumn, cells > 0, cells <= plan.rect.width {
                let start = min(axis + 1, plan.rect.maxX - cells)
                // A blank separates it from its neighbours if it is longer than the axis is wide.
                let left = start > axis ? start : start - 1
                let room = Rect(x: left, y: row, width: plan.rect.maxX - left, height: 1)
                    .intersection(plan.rect)
                if left < axis { clearText(cutBy: room) }
                fill(room, Style())
                write(valueText, x: start, y: row, style: tag)
            }
        }
        let cells = CellWidth.of(slotText)
        guard let y = plan.wordsRow, cells > 0, cells <= plan.rect.width else { return }
        let start = max(plan.rect.x, min(x - cells / 2, plan.rect.maxX - cells))
        let room = Rect(x: start - 1, y: y, width: cells + 2, height: 1).intersection(plan.rect)
        clearText(cutBy: room)
        fill(room, Style())
        write(slotText, x: start, y: y, style: tag)
    }

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
    /// Only those that fit. `x` is the first column of the words, `tick` the column of their slot.
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

struct AxisSigns {
    let upright: Unicode.Scalar
    let level: Unicode.Scalar
    let tick: Unicode.Scalar
    /// With words below.
    let down: Unicode.Scalar
    /// At the line between two panes.
    let join: Unicode.Scalar
    let corner: Unicode.Scalar

    static let lines = AxisSigns(upright: "│", level: "─", tick: "├", down: "┬", join: "┤", corner: "┘")
    static let ascii = AxisSigns(upright: "|", level: "-", tick: "+", down: "+", join: "+", corner: "+")
}
