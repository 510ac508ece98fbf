extension Frame {
    /// Lays row `row` of `sprite` over row `y` of the frame, its first cell at column `x`; what falls outside
    /// `area` is dropped.
    ///
    /// A wide character that the edge of the area or of the row would cut in half is left out, and one that
    /// is half covered goes whole.
    public mutating func lay(row: Int, of sprite: Frame, x: Int, y: Int, within area: Rect) {
        clipped(to: area) { $0.copy(sprite, rows: row..<row + 1, at: Point(x: x, y: y)) }
    }

    /// Lays all of `sprite` over the frame, its upper left cell at `corner`, with what a click on it means.
    ///
    /// A wide character that the edge of what is drawn on would cut in half is left out, and one that is half covered
    /// goes whole.
    public mutating func paste(_ sprite: Frame, at corner: Point) {
        copy(sprite, rows: 0..<sprite.size.height, at: corner)
        for hit in sprite.hits { addHit(hit.rect.moved(by: corner), hit.target) }
    }

    /// The part of the picture within `rect` as a picture of its own, with what clicks on it mean: of the areas that
    /// were added, those from number `first` on.
    public func cut(_ rect: Rect, hitsFrom first: Int) -> Frame {
        var part = Frame(size: rect.size)
        let offset = Point(x: -rect.x, y: -rect.y)
        part.copy(self, rows: 0..<size.height, at: offset)
        for hit in hits.dropFirst(first) { part.addHit(hit.rect.moved(by: offset), hit.target) }
        return part
    }
}
