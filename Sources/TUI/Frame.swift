/// A picture of the whole screen, and what a click on each part of it is about, in the caller's own terms.
///
/// Its methods can be inlined: they are made for the caller's type, which this module does not know.
public struct Frame<Target: Hashable & Sendable>: Hashable, Sendable {
    /// A block of the screen that answers to the mouse.
    public struct HitArea: Hashable, Sendable {
        /// The rectangle that takes clicks.
        public var rect: Rect
        /// What it means.
        public var target: Target

        /// Says that clicks within `rect` mean `target`.
        @inlinable public init(_ rect: Rect, _ target: Target) { (self.rect, self.target) = (rect, target) }
    }

    /// The picture.
    public var canvas: Canvas
    /// The chart that is drawn on it with nothing but a crosshair above, for a terminal that shows pixels.
    public var picture: PlacedChart?
    /// The parts of the picture that stand for addresses.
    public var links: [PlacedLink] = []
    /// What a click means, later entries lying above earlier ones.
    public var hits: [HitArea] = []

    /// How large the picture is.
    @inlinable public var size: Size { canvas.size }

    /// Makes an empty picture.
    @inlinable public init(size: Size) { canvas = Canvas(size: size) }

    /// Says that a click within `rect` means `target`, as far as that lies within the picture.
    @inlinable public mutating func addHit(_ rect: Rect, _ target: Target) {
        let rect = rect.intersection(Rect(size))
        if !rect.isEmpty { hits.append(HitArea(rect, target)) }
    }

    /// What a click at `point` means: the topmost area that holds it.
    @inlinable public func target(at point: Point) -> Target? {
        hits.last { $0.rect.contains(point) }?.target
    }
}
