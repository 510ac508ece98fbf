extension Canvas {
    mutating func drawLine(_ values: [Double?], _ style: Style, _ drawing: PaneDrawing) {
        let plot = drawing.plot
        guard plot.height >= 3 else { return drawBars(values, style, drawing) }
        var dots = BrailleCanvas(size: plot.size)
        var last: Point?
        for (slot, share) in drawing.shares(values).enumerated() {
            guard !share.isNaN else {
                last = nil
                continue
            }
            let y = ChartScale.unit(atShare: share, among: dots.height)
            let dot = Point(x: drawing.slots.dot(of: slot), y: y)
            dots.line(from: last ?? dot, to: dot)
            last = dot
        }
        for y in 0..<plot.height {
            for x in 0..<plot.width {
                let glyph = drawing.isASCII ? dots.asciiGlyph(x: x, y: y) : dots.glyph(x: x, y: y)
                if let glyph { lay(glyph, style, plot.x + x, plot.y + y, drawing) }
            }
        }
    }

    private mutating func lay(_ dots: Glyph, _ style: Style, _ x: Int, _ y: Int, _ drawing: PaneDrawing) {
        let base = self[x, y].glyph.base
        if base == 0x2588, !drawing.isPlain {
            self[x, y].glyph = dots
            self[x, y].style.traits.insert(.reverse)
        } else if (0x2800...0x28FF).contains(base), let both = Unicode.Scalar(base | dots.base) {
            self[x, y].glyph = Glyph(both)
            if !self[x, y].style.traits.contains(.reverse) { self[x, y].style.ink = style.ink }
        } else if base == 0x20
            || drawing.isASCII && "'.:".unicodeScalars.contains(where: { $0.value == base })
        {
            self[x, y].glyph = dots
            self[x, y].style.ink = style.ink
            self[x, y].style.traits = style.traits
        }
    }

    /// In eighths of rows, with a tint below that fades towards the foot.
    mutating func drawArea(_ values: [Double?], _ style: Style, _ role: Role, _ drawing: PaneDrawing) {
        let plot = drawing.plot
        guard plot.height >= 3, !drawing.isPlain else { return drawLine(values, style, drawing) }
        let shares = drawing.shares(values)
        for x in drawing.slots.columns {
            let share = drawing.share(at: x, shares)
            guard !share.isNaN, share <= 1 else { continue }
            let edge = ChartScale.unit(atShare: share, among: plot.height * 8)
            let paper = self[x, plot.y + max(0, edge) / 8].style.paper
            for y in max(0, edge / 8)..<plot.height {
                self[x, plot.y + y].style.paper = .role(role, fading: y * 14 / plot.height)
            }
            guard edge >= 0 else { continue }
            self[x, plot.y + edge / 8] = Cell(
                Sparkline.block(8 - edge % 8), Style(ink: style.ink, paper: paper, traits: style.traits))
        }
    }

    /// Without the full block at the top: stacked panes would run together.
    private mutating func drawBars(_ values: [Double?], _ style: Style, _ drawing: PaneDrawing) {
        let plot = drawing.plot
        let shares = drawing.shares(values)
        for x in drawing.slots.columns {
            let share = drawing.share(at: x, shares)
            guard !share.isNaN else { continue }
            let height = 1 + Int(((1 - max(0, min(1, share))) * Double(plot.height * 8 - 2)).rounded())
            for y in 0..<plot.height {
                let eighths = max(0, min(8, height - (plot.height - 1 - y) * 8))
                let block = drawing.isASCII ? asciiDigit(eighths) : Sparkline.block(eighths)
                guard eighths > 0 || self[x, plot.y + y].glyph == .space else { continue }
                if eighths > 0 { self[x, plot.y + y].glyph = block }
                self[x, plot.y + y].style.ink = style.ink
            }
        }
    }
}

/// A block of so many eighths, in a chart of one or two rows that has to show all heights.
private func asciiDigit(_ eighths: Int) -> Glyph { Glyph(base: 0x30 + UInt32(eighths), marks: (0, 0)) }

func asciiBar(_ eighths: Int) -> Glyph { Glyph(eighths < 3 ? "." : eighths < 6 ? ":" : "#") }

extension Canvas {
    mutating func drawColumns(_ values: [Double?], _ styles: [Style], _ drawing: PaneDrawing) {
        let (plot, scale) = (drawing.plot, drawing.scale)
        // At a row's edge, so that rising and hanging columns share no cell.
        let base = Int((max(0, min(1, scale.share(0))) * Double(plot.height)).rounded()) * 8
        let eighths = Double(plot.height * 8)
        // If slots share a column, show the longest.
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

/// Most fonts have no other upper blocks, and lower ones with ink and paper swapped leave a line of pixels
/// below. With `isPlain`, the font may only have the half.
func hangingBlock(_ eighths: Int, isPlain: Bool) -> Glyph {
    Glyph(eighths > 5 ? "█" : eighths > 1 || isPlain ? "▀" : "▔")
}
