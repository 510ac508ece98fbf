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
        for column in strip.x..<strip.maxX { self[column, y] = sprite[column - x, row] }
        if self[strip.x, y].glyph.isContinuation { self[strip.x, y].glyph = .space }
        if sprite[strip.maxX - x, row].glyph.isContinuation { self[strip.maxX - 1, y].glyph = .space }
    }

    /// Lays all of `sprite` over the frame, its upper left cell at `corner`, with what a click on it means.
    ///
    /// A wide character that the edge of what is drawn on would cut in half is left out, and one that is half covered
    /// goes whole.
    public mutating func paste(_ sprite: Frame, at corner: Point) {
        copy(sprite, at: corner)
        for hit in sprite.hits {
            let rect = Rect(
                x: hit.rect.x + corner.x, y: hit.rect.y + corner.y, width: hit.rect.width,
                height: hit.rect.height)
            addHit(rect, hit.target)
        }
    }

    /// The part of the picture within `rect` as a picture of its own, with what clicks on it mean: of the areas that
    /// were added, those from number `first` on.
    public func cut(_ rect: Rect, hitsFrom first: Int) -> Frame {
        var part = Frame(size: rect.size)
        part.copy(self, at: Point(x: -rect.x, y: -rect.y))
        for hit in hits[min(first, hits.count)...] {
            let moved = Rect(
                x: hit.rect.x - rect.x, y: hit.rect.y - rect.y, width: hit.rect.width,
                height: hit.rect.height)
            part.addHit(moved, hit.target)
        }
        return part
    }
}
