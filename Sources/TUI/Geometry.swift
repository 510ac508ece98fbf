/// Cells from the top left.
@usableFromInline package struct Point: Hashable, Sendable {
    @usableFromInline package var x: Int
    @usableFromInline package var y: Int

    @inlinable package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// Cells; never negative.
@usableFromInline package struct Size: Hashable, Sendable {
    @usableFromInline package var width: Int
    @usableFromInline package var height: Int

    @inlinable package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}

/// An empty block (no width or no height) contains nothing and draws nothing.
@usableFromInline package struct Rect: Hashable, Sendable {
    @usableFromInline package var x: Int
    @usableFromInline package var y: Int
    @usableFromInline package var width: Int
    @usableFromInline package var height: Int

    @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y) = (x, y)
        self.width = max(0, width)
        self.height = max(0, height)
    }

    @inlinable package init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

    /// The column after the rightmost one.
    @inlinable package var maxX: Int { x + width }
    /// The row below the lowest one.
    @inlinable package var maxY: Int { y + height }
    @inlinable package func moved(by offset: Point) -> Rect {
        Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    }

    @inlinable package var origin: Point { Point(x: x, y: y) }
    @inlinable package var size: Size { Size(width: width, height: height) }
    @inlinable package var isEmpty: Bool { width == 0 || height == 0 }

    @inlinable package func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// `dx` columns left and right, `dy` rows above and below.
    @inlinable package func inset(dx: Int, dy: Int) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    @inlinable package func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The upper part is at most the whole.
    package func split(top rows: Int) -> (top: Rect, rest: Rect) {
        let cut = min(max(0, rows), height)
        return (
            Rect(x: x, y: y, width: width, height: cut),
            Rect(x: x, y: y + cut, width: width, height: height - cut)
        )
    }

    package func split(left columns: Int) -> (left: Rect, rest: Rect) {
        let cut = min(max(0, columns), width)
        return (
            Rect(x: x, y: y, width: cut, height: height),
            Rect(x: x + cut, y: y, width: width - cut, height: height)
        )
    }
}
