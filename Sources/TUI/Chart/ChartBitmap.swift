private import Glibc

/// The shapes of a chart in pixels, over the cells of its plots. Words and axes stay in the cells.
package struct ChartBitmap: Hashable, Sendable {
    /// Pixels from side to side.
    package let width: Int
    /// Pixels from top to bottom.
    package let height: Int
    /// Row by row, 0xFFRRGGBB, and 0 where nothing is drawn.
    package private(set) var pixels: [UInt32]
    private let ground: UInt32

    /// A bitmap without a shape; soft edges are mixed with `ground`, 0xRRGGBB.
    init(width: Int, height: Int, ground: UInt32) {
        (self.width, self.height, self.ground) = (width, height, ground)
        pixels = Array(repeating: 0, count: width * height)
    }

    /// Fills the columns and rows given, as far as they are there.
    mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ colour: UInt32) {
        let columns = columns.clamped(to: 0..<width)
        guard !columns.isEmpty else { return }
        for y in rows.clamped(to: 0..<height) {
            for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
                pixels[index] = 0xFF00_0000 | colour
            }
        }
    }

    /// Takes away all that is drawn in a block.
    mutating func clear(_ columns: Range<Int>, _ rows: Range<Int>) {
        for y in rows.clamped(to: 0..<height) {
            for x in columns.clamped(to: 0..<width) { pixels[y * width + x] = 0 }
        }
    }

    /// Draws a straight line with soft edges, within `rows`.
    mutating func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ thickness: Double,
        _ colour: UInt32,
        within rows: Range<Int>
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let isFlat = abs(dx) >= abs(dy)
        let (from, to) =
            isFlat ? (min(start.x, end.x), max(start.x, end.x)) : (min(start.y, end.y), max(start.y, end.y))
        let slope = isFlat ? (dx == 0 ? 0 : dy / dx) : dx / dy
        let half = thickness * (1 + slope * slope).squareRoot() / 2
        let limit = Double(max(width, height))
        let (first, last) = (Int(max(0, from).rounded()), Int(min(limit, to).rounded()))
        guard first <= last else { return }
        for step in first...last {
            let along = min(to, max(from, Double(step)))
            let middle = isFlat ? start.y + (along - start.x) * slope : start.x + (along - start.y) * slope
            guard middle > -limit, middle < 2 * limit else { continue }
            for across in Int((middle - half).rounded(.down))...Int((middle + half).rounded(.up)) {
                let cover =
                    min(middle + half, Double(across) + 0.5) - max(middle - half, Double(across) - 0.5)
                let (x, y) = isFlat ? (step, across) : (across, step)
                if cover > 0, rows.contains(y) { mix(x, y, colour, cover) }
            }
        }
    }

    /// Mixes in a quarter, a half, three quarters or all of `colour`: few mixtures go into a palette.
    private mutating func mix(_ x: Int, _ y: Int, _ colour: UInt32, _ share: Double) {
        let quarters = UInt32((min(1, share) * 4).rounded())
        guard quarters > 0, (0..<width).contains(x), (0..<height).contains(y) else { return }
        let under = pixels[y * width + x] == 0 ? ground : pixels[y * width + x]
        let mixed = [16, 8, 0].reduce(UInt32(0)) { result, shift in
            let (old, new) = (under >> shift & 255, colour >> shift & 255)
            return result | ((old * (4 - quarters) + new * quarters) / 4) << shift
        }
        pixels[y * width + x] = 0xFF00_0000 | mixed
    }
}
