extension Canvas {
    mutating func draw(
        _ candles: [Chart.Candle?], rise: Style, fall: Style, level: Style, _ drawing: PaneDrawing
    ) {
        let eighths = drawing.plot.height * 8
        for slot in 0..<min(drawing.slots.count, candles.count) {
            guard let candle = candles[slot], let spans = CandleSpans(candle, drawing.scale, eighths) else {
                continue
            }
            let style = candle.close > candle.open ? rise : candle.close < candle.open ? fall : level
            let columns = drawing.slots.body(of: slot)
            if drawing.isPlain {
                drawPlain(spans, rises: candle.close > candle.open, style, columns, drawing)
            } else if drawing.slots.isDense {
                drawDense(spans, style, columns.lowerBound, drawing)
            } else {
                draw(spans, style, columns, drawing)
            }
        }
    }

    private mutating func drawPlain(
        _ spans: CandleSpans, rises: Bool, _ style: Style, _ columns: Range<Int>, _ drawing: PaneDrawing
    ) {
        let full = Glyph(drawing.isASCII ? (rises ? "O" : "#") : rises ? "░" : "█")
        let centre = columns.lowerBound + (columns.count - 1) / 2
        for row in spans.rows(drawing.plot.height) {
            let y = drawing.plot.y + row
            if spans.isLevel, row == spans.top / 8 {
                drawLevel(spans, isHeavy: false, style, columns, y, isASCII: drawing.isASCII)
            } else if spans.fills(row) {
                for x in columns { set(full, style, x, y) }
            } else {
                set(Glyph(drawing.isASCII ? "|" : "│"), style, centre, y)
            }
        }
    }

    /// Draws a candle of one column without a gap: a heavy line with a light one as its wick.
    private mutating func drawDense(_ spans: CandleSpans, _ style: Style, _ x: Int, _ drawing: PaneDrawing) {
        for row in spans.rows(drawing.plot.height) {
            let y = drawing.plot.y + row
            if spans.isLevel, row == spans.top / 8 {
                drawLevel(spans, isHeavy: false, style, x..<x + 1, y, isASCII: false)
            } else if let glyph = spans.line(row) {
                set(glyph, style, x, y)
            }
        }
    }

    private mutating func draw(
        _ spans: CandleSpans, _ style: Style, _ columns: Range<Int>, _ drawing: PaneDrawing
    ) {
        let centre = columns.lowerBound + (columns.count - 1) / 2
        for row in spans.rows(drawing.plot.height) {
            let y = drawing.plot.y + row
            let (top, foot) = (max(spans.top, row * 8), min(spans.foot, row * 8 + 7))
            let eighths = foot - top + 1
            guard eighths > 0 else {
                if let glyph = spans.line(row) { set(glyph, style, centre, y) }
                continue
            }
            let isWhole = spans.top / 8 == spans.foot / 8
            // Blocks reach one edge of a cell only.
            if isWhole, eighths < 4 {
                drawLevel(spans, isHeavy: !spans.isLevel, style, columns, y, isASCII: false)
                continue
            }
            let hangs = isWhole ? top % 8 < 7 - foot % 8 : top % 8 == 0
            let block = hangs ? hangingBlock(eighths, isPlain: false) : Sparkline.block(eighths)
            for x in columns { set(block, style, x, y) }
            // A wick that goes on from here would begin far off the body.
            let goesOn = hangs ? spans.low / 8 > row : spans.high / 8 < row
            if eighths < 4, goesOn { set(Glyph("│"), style, centre, y) }
        }
    }

    /// Draws a body no higher than a line, with the part of its wick in the same cell.
    private mutating func drawLevel(
        _ spans: CandleSpans, isHeavy: Bool, _ style: Style, _ columns: Range<Int>, _ y: Int, isASCII: Bool
    ) {
        let middle = (spans.top + spans.foot) / 2
        let goesUp = spans.high < spans.top && spans.high / 4 <= middle / 8 * 2
        let goesDown = spans.low > spans.foot && spans.low / 4 >= middle / 8 * 2 + 1
        let crossings: [Unicode.Scalar] = isHeavy ? ["━", "┷", "┯", "┿"] : ["─", "┴", "┬", "┼"]
        let crossing = crossings[(goesUp ? 1 : 0) + (goesDown ? 2 : 0)]
        let line: Unicode.Scalar = isASCII ? "-" : crossings[0]
        for x in columns { set(Glyph(line), style, x, y) }
        let centre = columns.lowerBound + (columns.count - 1) / 2
        set(Glyph(isASCII ? (goesUp || goesDown ? "+" : "-") : crossing), style, centre, y)
    }

    private mutating func set(_ glyph: Glyph, _ style: Style, _ x: Int, _ y: Int) {
        let paper = self[x, y].style.paper
        self[x, y] = Cell(glyph, Style(ink: style.ink, paper: paper, traits: style.traits))
    }
}

/// The ends of a candle in eighths of rows from the top of the plot; possibly outside of it.
private struct CandleSpans {
    let high: Int
    let top: Int
    let foot: Int
    let low: Int
    let isLevel: Bool

    init?(_ candle: Chart.Candle, _ scale: ChartScale, _ eighths: Int) {
        guard let open = scale.unit(of: candle.open, among: eighths),
            let close = scale.unit(of: candle.close, among: eighths),
            let high = scale.unit(of: candle.high, among: eighths),
            let low = scale.unit(of: candle.low, among: eighths)
        else { return nil }
        (top, foot) = (min(open, close), max(open, close))
        // A wick is never shorter than the body, whatever the data say.
        (self.high, self.low) = (min(high, top), max(low, foot))
        isLevel = top == foot
    }

    func rows(_ height: Int) -> Range<Int> {
        let first = max(0, high.floorDivided(by: 8))
        return first..<max(first, min(height, low.floorDivided(by: 8) + 1))
    }

    /// True if the body takes at least half of `row`, or more of it than of any other.
    func fills(_ row: Int) -> Bool {
        let eighths = min(foot, row * 8 + 7) - max(top, row * 8) + 1
        return eighths >= 4 || eighths > 0 && row == ((top + foot) / 2).floorDivided(by: 8)
    }

    func line(_ row: Int) -> Glyph? {
        let glyphs: [[Unicode.Scalar]] = [[" ", "╷", "╻"], ["╵", "│", "╽"], ["╹", "╿", "┃"]]
        let glyph = glyphs[weight(ofHalf: row * 2)][weight(ofHalf: row * 2 + 1)]
        return glyph == " " ? nil : Glyph(glyph)
    }

    /// 2 for the body, 1 for the wick, else 0.
    private func weight(ofHalf half: Int) -> Int {
        let eighths = half * 4...half * 4 + 3
        return eighths.overlaps(top...foot) ? 2 : eighths.overlaps(high...low) ? 1 : 0
    }
}

extension Int {
    fileprivate func floorDivided(by other: Int) -> Int { self >= 0 ? self / other : (self + 1) / other - 1 }
}
