extension Canvas {
    /// Draws a cross at a slot and a figure of the first pane over `chart`: an upright line through all panes, a level one,
    /// and tags at the axes, as far as there are axes.
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
                // A blank parts it from its neighbours where it is longer than the axis is wide.
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
        // A blank parts it from its neighbours.
        let room = Rect(x: start - 1, y: y, width: cells + 2, height: 1).intersection(plan.rect)
        clearText(cutBy: room)
        fill(room, Style())
        write(slotText, x: start, y: y, style: tag)
    }
}
