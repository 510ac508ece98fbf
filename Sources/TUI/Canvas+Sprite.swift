extension Canvas {
    /// Lays row `row` of `sprite` over row `y` of the canvas, its first cell at column `x`; what falls outside
    /// `area` is dropped.
    ///
    /// A wide character that the edge of the area or of the row would cut in half is left out, and one that
    /// is half covered goes whole.
    package mutating func lay(row: Int, of sprite: Canvas, x: Int, y: Int, within area: Rect) {
        clipped(to: area) { $0.copy(sprite, rows: row..<row + 1, at: Point(x: x, y: y)) }
    }

    /// Lays all of `sprite` over the canvas, its upper left cell at `corner`.
    ///
    /// A wide character that the edge of what is drawn on would cut in half is left out, and one that is half covered
    /// goes whole.
    package mutating func paste(_ sprite: Canvas, at corner: Point) {
        copy(sprite, rows: 0..<sprite.size.height, at: corner)
    }

    /// The part of the picture within `rect` as a picture of its own.
    package func cut(_ rect: Rect) -> Canvas {
        var part = Canvas(size: rect.size)
        let offset = Point(x: -rect.x, y: -rect.y)
        part.copy(self, rows: 0..<size.height, at: offset)
        return part
    }
}
