/// A position on the screen, in cells from the top left.
@usableFromInline package struct Point: Hashable, Sendable {
    /// Cells from the left edge.
    @usableFromInline package var x: Int
    /// Cells from the top edge.
    @usableFromInline package var y: Int

    /// Makes the point at column `x`, row `y`.
    @inlinable package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// An extent in cells; never negative.
@usableFromInline package struct Size: Hashable, Sendable {
    /// Cells from side to side.
    @usableFromInline package var width: Int
    /// Cells from top to bottom.
    @usableFromInline package var height: Int

    /// Makes a size; negative extents become 0.
    @inlinable package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}

/// A block of cells. An empty one (no width or no height) contains nothing and draws nothing.
@usableFromInline package struct Rect: Hashable, Sendable {
    /// The leftmost column.
    @usableFromInline package var x: Int
    /// The topmost row.
    @usableFromInline package var y: Int
    /// Columns covered; never negative.
    @usableFromInline package var width: Int
    /// Rows covered; never negative.
    @usableFromInline package var height: Int

    /// Makes a block; negative extents become 0.
    @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y) = (x, y)
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Makes the block that covers a whole surface of `size`.
    @inlinable package init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

    /// The column after the rightmost one.
    @inlinable package var maxX: Int { x + width }
    /// The row below the lowest one.
    @inlinable package var maxY: Int { y + height }
    /// The block moved by `offset`.
    @inlinable package func moved(by offset: Point) -> Rect {
        Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    }

    @inlinable package var origin: Point { Point(x: x, y: y) }
    @inlinable package var size: Size { Size(width: width, height: height) }
    /// True if the block covers no cell.
    @inlinable package var isEmpty: Bool { width == 0 || height == 0 }

    /// True if `point` is one of the block's cells.
    @inlinable package func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// The block without a margin of `dx` columns left and right and `dy` rows above and below.
    @inlinable package func inset(dx: Int, dy: Int) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The cells that both blocks cover; empty if they do not overlap.
    @inlinable package func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Cuts the block below its first `rows` rows; the upper part is at most the whole.
    package func split(top rows: Int) -> (top: Rect, rest: Rect) {
        let cut = min(max(0, rows), height)
        return (
            Rect(x: x, y: y, width: width, height: cut),
            Rect(x: x, y: y + cut, width: width, height: height - cut)
        )
    }

    /// Cuts the block right of its first `columns` columns; the left part is at most the whole.
    package func split(left columns: Int) -> (left: Rect, rest: Rect) {
        let cut = min(max(0, columns), width)
        return (
            Rect(x: x, y: y, width: cut, height: height),
            Rect(x: x + cut, y: y, width: width - cut, height: height)
        )
    }
}
