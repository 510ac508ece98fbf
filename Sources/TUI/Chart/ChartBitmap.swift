private import Glibc

/// A chart's shapes in pixels, over the cells of its plots. Words and axes stay in the cells.
package struct ChartBitmap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Row by row, 0xFFRRGGBB, and 0 if nothing is drawn.
    package private(set) var pixels: [UInt32]
    private let ground: UInt32

    /// Soft edges mix with `ground`, 0xRRGGBB.
    init(width: Int, height: Int, ground: UInt32) {
        (self.width, self.height, self.ground) = (width, height, ground)
        pixels = Array(repeating: 0, count: width * height)
    }

    mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ colour: UInt32) {
        let columns = columns.clamped(to: 0..<width)
        guard !columns.isEmpty else { return }
        for y in rows.clamped(to: 0..<height) {
            for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
                pixels[index] = 0xFF00_0000 | colour
            }
        }
    }

    mutating func clear(_ columns: Range<Int>, _ rows: Range<Int>) {
        for y in rows.clamped(to: 0..<height) {
            for x in columns.clamped(to: 0..<width) { pixels[y * width + x] = 0 }
        }
    }

    mutating func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ thickness: Double,
        _ colour: UInt32,
        within rows: Range<Int>
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let isFlat = abs(dx) >= abs(dy)
        let (from, to) =
            isFlat ? (min(start.x, end.x), max(start.x, end.x)) : (min(start.y, end.y), max(start.y, end.y))
        let slope = isFlat ? (dx == 0 ? 0 : dy / dx) : dx / dy
        let half = thickness * (1 + slope * slope).squareRoot() / 2
        let limit = Double(max(width, height))
        let (first, last) = (Int(max(0, from).rounded()), Int(min(limit, to).rounded()))
        guard first <= last else { return }
        for step in first...last {
            let along = min(to, max(from, Double(step)))
            let middle = isFlat ? start.y + (along - start.x) * slope : start.x + (along - start.y) * slope
            guard middle > -limit, middle < 2 * limit else { continue }
            for across in Int((middle - half).rounded(.down))...Int((middle + half).rounded(.up)) {
                let cover =
                    min(middle + half, Double(across) + 0.5) - max(middle - half, Double(across) - 0.5)
                let (x, y) = isFlat ? (step, across) : (across, step)
                if cover > 0, rows.contains(y) { mix(x, y, colour, cover) }
            }
        }
    }

    /// In quarters, because few mixtures go into a palette.
    private mutating func mix(_ x: Int, _ y: Int, _ colour: UInt32, _ share: Double) {
        let quarters = UInt32((min(1, share) * 4).rounded())
        guard quarters > 0, (0..<width).contains(x), (0..<height).contains(y) else { return }
        let under = pixels[y * width + x] == 0 ? ground : pixels[y * width + x]
        let mixed = [16, 8, 0].reduce(UInt32(0)) { result, shift in
            let (old, new) = (under >> shift & 255, colour >> shift & 255)
            return result | ((old * (4 - quarters) + new * quarters) / 4) << shift
        }
        pixels[y * width + x] = 0xFF00_0000 | mixed
    }
}

extension ChartBitmap {
    /// `cell` is in pixels, `ground` 0xRRGGBB.
    package init(_ placed: PlacedChart, cell: Size, _ palette: Palette, ground: UInt32) {
        let (chart, plan, area) = (placed.chart, ChartPlan(placed.chart, in: placed.rect), placed.plots)
        self.init(width: area.width * cell.width, height: area.height * cell.height, ground: ground)
        for (index, plot) in plan.plots.enumerated() {
            let rows = (plot.y - area.y) * cell.height..<(plot.maxY - area.y) * cell.height
            for slots in chart.shaded
            where !slots.isEmpty && slots.upperBound > 0 && slots.lowerBound < chart.slots {
                guard let paper = palette.faded(.asleep, by: 0, ground: ground) else { continue }
                let columns = plan.columns(of: slots.lowerBound).lowerBound - area.x
                let end = plan.columns(of: slots.upperBound - 1).upperBound - area.x
                fill(columns * cell.width..<end * cell.width, rows, paper)
            }
            guard let scale = plan.scales[index] else { continue }
            let pane = PixelPane(
                drawing: PaneDrawing(
                    scale: scale, slots: plan.slots, plot: plot, isASCII: false, isPlain: false),
                left: area.x, cell: cell, rows: rows, palette: palette, ground: ground)
            for shape in chart.panes[index].shapes { draw(shape, pane) }
            // Words in the cells stay readable.
            clear(
                0..<(plan.titleEnds[index] - area.x) * cell.width,
                rows.lowerBound..<rows.lowerBound + cell.height)
        }
        guard plan.axisRow == nil, let row = plan.eventRow else { return }
        for event in chart.events where (0..<chart.slots).contains(event.slot) {
            let (x, y) = (plan.slots.centre(of: event.slot) - area.x, row - area.y)
            clear(x * cell.width..<(x + 1) * cell.width, y * cell.height..<(y + 1) * cell.height)
        }
    }

    private mutating func draw(_ shape: Chart.Shape, _ pane: PixelPane) {
        switch shape {
        case .candles(let candles, let rise, let fall, let level):
            for slot in 0..<min(pane.drawing.slots.count, candles.count) {
                guard let candle = candles[slot], candle.isFinite else { continue }
                let style = candle.close > candle.open ? rise : candle.close < candle.open ? fall : level
                draw(candle, slot, pane.colour(style), pane)
            }
        case .line(let values, let style): drawLine(values, pane.colour(style), pane)
        case .area(let values, let style, let role):
            drawTint(values, role, pane)
            drawLine(values, pane.colour(style), pane)
        case .columns(let values, let styles):
            let base = pane.y(pane.drawing.scale.share(0))
            for slot in 0..<min(pane.drawing.slots.count, values.count) {
                guard let value = values[slot], value.isFinite, value != 0 else { continue }
                let style = styles.indices.contains(slot) ? styles[slot] : Style()
                let end = pane.y(pane.drawing.scale.share(value))
                let rows = value > 0 ? min(end, base - 1)..<base : base..<max(end, base + 1)
                fill(pane.body(of: slot), rows.clamped(to: pane.rows), pane.colour(style))
            }
        }
    }

    private mutating func draw(_ candle: Chart.Candle, _ slot: Int, _ colour: UInt32, _ pane: PixelPane) {
        let rows = [candle.high, candle.open, candle.close, candle.low].map {
            pane.y(pane.drawing.scale.share($0))
        }
        let body = pane.body(of: slot)
        let (top, foot) = (min(rows[1], rows[2]), max(rows[1], rows[2]))
        // Odd or even like the body, to be in its middle.
        let wick = body.count % 2 == 1 ? 1 : 2
        let middle = body.lowerBound + (body.count - wick) / 2
        let whole = min(rows[0], top)..<max(rows[3], foot) + 1
        fill(middle..<middle + wick, whole.clamped(to: pane.rows), colour)
        fill(body, (top..<max(foot, top + 1)).clamped(to: pane.rows), colour)
    }

    private mutating func drawLine(_ values: [Double?], _ colour: UInt32, _ pane: PixelPane) {
        var last: (x: Double, y: Double)?
        for (slot, share) in pane.drawing.shares(values).enumerated() {
            guard !share.isNaN else {
                last = nil
                continue
            }
            let point = (
                x: pane.x(of: slot), y: Double(pane.rows.lowerBound) + share * Double(pane.rows.count - 1)
            )
            let thickness = max(1.2, Double(pane.cell.width) / 5)
            line(from: last ?? point, to: point, thickness, colour, within: pane.rows)
            last = point
        }
    }

    private mutating func drawTint(_ values: [Double?], _ role: Role, _ pane: PixelPane) {
        let tints = (0..<14).map { pane.palette.faded(role, by: $0, ground: pane.ground) }
        pane.eachColumn(pane.drawing.shares(values)) { x, share in
            for y in (min(pane.y(share), pane.rows.upperBound)..<pane.rows.upperBound).clamped(to: pane.rows)
            {
                let tint = tints[min(13, (y - pane.rows.lowerBound) * 14 / pane.rows.count)]
                if let tint { fill(x..<x + 1, y..<y + 1, tint) }
            }
        }
    }
}

private struct PixelPane {
    let drawing: PaneDrawing
    let left: Int
    let cell: Size
    let rows: Range<Int>
    let palette: Palette
    let ground: UInt32

    func colour(_ style: Style) -> UInt32 { palette.ink(style.ink, ground: ground) }

    func y(_ share: Double) -> Int {
        share.isNaN ? rows.upperBound : rows.lowerBound + Int((share * Double(rows.count - 1)).rounded())
    }

    func x(of slot: Int) -> Double {
        let slots = drawing.slots
        if slots.hasColumns {
            let body = body(of: slot)
            return Double(body.lowerBound) + Double(body.count - 1) / 2
        }
        let width = Double(drawing.plot.width * cell.width - 1)
        return slots.count > 1 ? Double(slot) * width / Double(slots.count - 1) : width / 2
    }

    /// With a gap to the next if each has a single cell.
    func body(of slot: Int) -> Range<Int> {
        let body = drawing.slots.body(of: slot)
        let columns = (body.lowerBound - left) * cell.width..<(body.upperBound - left) * cell.width
        return drawing.slots.isDense && columns.count > 3
            ? columns.lowerBound..<columns.upperBound - max(1, cell.width / 5) : columns
    }

    /// The height of a line in a column of pixels, from the top; not a number in a gap.
    func share(_ x: Int, _ shares: [Double]) -> Double {
        let (first, last) = (self.x(of: 0), self.x(of: drawing.slots.count - 1))
        guard drawing.slots.count > 1, last > first else { return .nan }
        let place = (Double(x) - first) / (last - first) * Double(drawing.slots.count - 1)
        guard place >= 0, place <= Double(drawing.slots.count - 1) else { return .nan }
        let slot = Int(place)
        let part = place - Double(slot)
        guard part > 0, slot + 1 < shares.count else { return shares[slot] }
        return shares[slot] * (1 - part) + shares[slot + 1] * part
    }

    func eachColumn(_ shares: [Double], _ draw: (Int, Double) -> Void) {
        for x in 0..<drawing.plot.width * cell.width {
            let share = share(x, shares)
            if !share.isNaN { draw(x, share) }
        }
    }
}

extension Palette {
    func ink(_ ink: Paint, ground: UInt32) -> UInt32 {
        guard let role = ink.role else { return ink.rgb ?? 0 }
        switch self[role].ink {
        case .rgb(let value): return value
        case .ansi(let index), .indexed(let index): return xtermColour(Int(index))
        case .standard:
            // Green weighs as much as red and blue.
            let light = (ground >> 16 & 255) + 2 * (ground >> 8 & 255) + (ground & 255)
            return light > 510 ? 0x24292F : 0xE5E5E5
        }
    }
}
