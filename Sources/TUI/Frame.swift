/// The whole screen. Inlinable, to specialize for the caller's type of click targets.
package struct Frame<Target: Hashable & Sendable>: Hashable, Sendable {
    package struct HitArea: Hashable, Sendable {
        package var rect: Rect
        package var target: Target

        @inlinable package init(_ rect: Rect, _ target: Target) { (self.rect, self.target) = (rect, target) }
    }

    package var canvas: Canvas
    /// The chart on the canvas, with at most a crosshair above it, for a terminal that shows pixels.
    package var picture: PlacedChart?
    package var links: [PlacedLink] = []
    /// Of the terminal's cursor; nil for a hidden one.
    package var cursor: Point?
    /// Later entries lie above earlier ones.
    package var hits: [HitArea] = []

    @inlinable package var size: Size { canvas.size }

    @inlinable package init(size: Size) { canvas = Canvas(size: size) }

    @inlinable package mutating func addHit(_ rect: Rect, _ target: Target) {
        let rect = rect.intersection(Rect(size))
        if !rect.isEmpty { hits.append(HitArea(rect, target)) }
    }

    @inlinable package func target(at point: Point) -> Target? {
        hits.last { $0.rect.contains(point) }?.target
    }
}

/// Cells in one row, which a terminal may open on a click.
package struct PlacedLink: Hashable, Sendable {
    package var rect: Rect
    package var address: String

    package init(_ rect: Rect, _ address: String) { (self.rect, self.address) = (rect, address) }
}
