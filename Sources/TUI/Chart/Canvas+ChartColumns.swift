extension Canvas {
    /// Draws columns that stand on nought, or hang from it, in eighths of rows.
    mutating func drawColumns(_ values: [Double?], _ styles: [Style], _ drawing: PaneDrawing) {
        let (plot, scale) = (drawing.plot, drawing.scale)
        // On the edge of a row, so that what stands and what hangs share no cell.
        let base = Int((max(0, min(1, scale.share(0))) * Double(plot.height)).rounded()) * 8
        let eighths = Double(plot.height * 8)
        // Where slots share a column, the longest is shown.
        var longest: (column: Int, height: Double) = (-1, 0)
        for slot in 0..<min(drawing.slots.count, values.count) {
            guard let value = values[slot], value.isFinite, value != 0 else { continue }
            let columns = drawing.slots.body(of: slot)
            if columns.lowerBound == longest.column, abs(value) <= longest.height { continue }
            longest = (columns.lowerBound, abs(value))
            let style = styles.indices.contains(slot) ? styles[slot] : Style()
            let height = max(1, Int((abs(scale.share(value) - scale.share(0)) * eighths).rounded()))
            let ends = value > 0 ? (max(0, base - height), base) : (base, min(plot.height * 8, base + height))
            for x in columns { drawColumn(ends.0, ends.1, hangs: value < 0, x, style, drawing) }
        }
    }

    /// Draws the eighths from `top` to `foot` in column `x`.
    private mutating func drawColumn(
        _ top: Int, _ foot: Int, hangs: Bool, _ x: Int, _ style: Style, _ drawing: PaneDrawing
    ) {
        guard top < foot else { return }
        for row in top / 8...(foot - 1) / 8 {
            let eighths = min(foot, row * 8 + 8) - max(top, row * 8)
            let y = drawing.plot.y + row
            self[x, y].style.ink = style.ink
            self[x, y].style.traits = style.traits
            if drawing.isASCII {
                self[x, y].glyph = asciiBar(eighths)
            } else if hangs, eighths < 8 {
                self[x, y].glyph = hangingBlock(eighths, isPlain: drawing.isPlain)
            } else {
                self[x, y].glyph = Sparkline.block(eighths)
            }
        }
    }
}

/// What comes nearest to the upper `eighths` of a cell. There are no more such blocks in the fonts of most terminals, and
/// those for the lower part with ink and paper changed leave a line of pixels below.
///
/// - Parameter isPlain: Whether the font may not have more than the half.
func hangingBlock(_ eighths: Int, isPlain: Bool) -> Glyph {
    Glyph(eighths > 5 ? "█" : eighths > 1 || isPlain ? "▀" : "▔")
}
