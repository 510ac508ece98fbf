/// A picture of the whole screen, with the targets of clicks in the caller's own type.
///
/// Its methods are inlinable, because they specialize for the caller's type, which this module does not know.
package struct Frame<Target: Hashable & Sendable>: Hashable, Sendable {
    /// A block of the screen that answers to the mouse.
    package struct HitArea: Hashable, Sendable {
        /// The rectangle that takes clicks.
        package var rect: Rect
        package var target: Target

        /// Says that clicks within `rect` mean `target`.
        @inlinable package init(_ rect: Rect, _ target: Target) { (self.rect, self.target) = (rect, target) }
    }

    package var canvas: Canvas
    /// The chart on it with at most a crosshair above, for a terminal that shows pixels.
    package var picture: PlacedChart?
    /// The parts of the picture that are links.
    package var links: [PlacedLink] = []
    /// The place of the terminal's cursor; nil for a hidden one.
    package var cursor: Point?
    /// The targets of clicks, later entries lying above earlier ones.
    package var hits: [HitArea] = []

    @inlinable package var size: Size { canvas.size }

    @inlinable package init(size: Size) { canvas = Canvas(size: size) }

    /// Makes a click within `rect` mean `target`, clipped to the picture.
    @inlinable package mutating func addHit(_ rect: Rect, _ target: Target) {
        let rect = rect.intersection(Rect(size))
        if !rect.isEmpty { hits.append(HitArea(rect, target)) }
    }

    /// The target of a click at `point`: the topmost area that contains it.
    @inlinable package func target(at point: Point) -> Target? {
        hits.last { $0.rect.contains(point) }?.target
    }
}

/// Cells in one row that link to an address, which a terminal may open on a click.
package struct PlacedLink: Hashable, Sendable {
    /// The place of its text.
    package var rect: Rect
    package var address: String

    /// Says that `rect` leads to `address`.
    package init(_ rect: Rect, _ address: String) { (self.rect, self.address) = (rect, address) }
}
