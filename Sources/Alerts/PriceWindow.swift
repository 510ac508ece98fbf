internal import CivilTime

/// The prices of the last minutes, as far as one of them may still be the highest or lowest.
struct PriceWindow: Hashable, Sendable {
    struct Point: Hashable, Sendable {
        var time: Instant
        var price: Double
    }

    /// Prices that fall from the first to the last; the first one is the highest.
    private(set) var highs: [Point] = []
    /// Prices that rise from the first to the last; the first one is the lowest.
    private(set) var lows: [Point] = []
    /// Points kept at most. Prices that go one way for so long lose those in between, which are never the first ones.
    static let limit = 500

    init() {}
    init(highs: [Point], lows: [Point]) { (self.highs, self.lows) = (highs, lows) }

    /// True if its last price lies ahead of `now`.
    func isAhead(of now: Instant) -> Bool { highs.last?.time.isAhead(of: now) ?? false }

    /// Takes in a price, and lets go of those before `start`.
    mutating func add(_ point: Point, since start: Instant) {
        PriceWindow.add(point, to: &highs, since: start) { $0 <= $1 }
        PriceWindow.add(point, to: &lows, since: start) { $0 >= $1 }
    }

    private static func add(
        _ point: Point, to points: inout [Point], since start: Instant, isHidden: (Double, Double) -> Bool
    ) {
        while let last = points.last, isHidden(last.price, point.price) { points.removeLast() }
        points.append(point)
        if let first = points.firstIndex(where: { $0.time >= start }), first > 0 { points.removeFirst(first) }
        if points.count > limit { points.remove(at: points.count / 2) }
    }
}
