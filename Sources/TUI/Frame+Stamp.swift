extension Frame {
    /// Copies the whole of another picture, its clicks included, so that its top left cell comes to lie at
    /// `origin`. What falls outside is dropped.
    public mutating func stamp(_ other: Frame, at origin: Point) {
        for y in 0..<other.size.height {
            for x in 0..<other.size.width {
                self[clipped: origin.x + x, origin.y + y] = other[x, y]
            }
        }
        for hit in other.hits {
            var rect = hit.rect
            rect.x += origin.x
            rect.y += origin.y
            addHit(rect, hit.target)
        }
    }
}
