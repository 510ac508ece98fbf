extension Frame {
    /// Lays row `row` of `sprite` over row `y` of the frame, its first cell at column `x`; what falls outside
    /// `area` is dropped.
    ///
    /// A wide character that the edge of the area or of the row would cut in half is left out, and one that
    /// is half covered goes whole.
    public mutating func lay(row: Int, of sprite: Frame, x: Int, y: Int, within area: Rect) {
        let strip = Rect(x: x, y: y, width: sprite.size.width, height: 1)
            .intersection(area).intersection(Rect(size))
        guard !strip.isEmpty, row >= 0, row < sprite.size.height else { return }
        for end in [strip.x, strip.maxX - 1] {
            fill(Rect(x: end, y: y, width: 1, height: 1), self[end, y].style)
        }
        copy(strip, from: sprite, column: strip.x - x, row: row)
        if self[strip.x, y].glyph.isContinuation { self[strip.x, y].glyph = .space }
        if sprite[strip.maxX - x, row].glyph.isContinuation { self[strip.maxX - 1, y].glyph = .space }
    }

    /// Lays all of `sprite` over the frame, its upper left cell at `corner`, with what a click on it means.
    public mutating func paste(_ sprite: Frame, at corner: Point) {
        let area = clip
        for row in 0..<sprite.size.height {
            lay(row: row, of: sprite, x: corner.x, y: corner.y + row, within: area)
        }
        for hit in sprite.hits {
            let rect = Rect(
                x: hit.rect.x + corner.x, y: hit.rect.y + corner.y, width: hit.rect.width,
                height: hit.rect.height)
            addHit(rect, hit.target)
        }
    }
}
