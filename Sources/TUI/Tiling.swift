/// Tiles that cover a block completely.
package enum Tiling: Hashable, Sendable {
    /// Each row has the same number of tiles, or one fewer.
    case equal(width: Int, rows: [Int], least: Size)
    /// Of at least `least` if the block has room for that.
    case weighted([Double], Size, least: Size)

    /// A tiling for each count. Together they cover `size`, and more rows only if the least tiles do not fit.
    package static func equal(_ counts: [Int], in size: Size, least: Size) -> [Tiling] {
        let most = max(1, size.width / max(1, least.width))
        func rows(_ columns: Int) -> [Int] { counts.map { ($0 + columns - 1) / columns } }
        var best: (rows: [Int], merit: Double)?
        for columns in 1...most {
            let rows = rows(columns)
            let count = max(1, rows.reduce(0, +))
            let (width, height) = (size.width / columns, size.height / count)
            guard height >= least.height else { continue }
            // Full rows before tiles of the best shape.
            let fill = Double(counts.reduce(0, +)) / Double(columns * count)
            let merit = Double(min(5 * width, 16 * height)) * fill
            if merit > best?.merit ?? 0 { best = (rows, merit) }
        }
        let chosen = best?.rows ?? rows(most)
        let count = chosen.reduce(0, +)
        let height = best == nil ? count * least.height : size.height
        var heights = parts(of: height, Array(repeating: 1, count: count))[...]
        return chosen.map { rows in
            defer { heights = heights.dropFirst(rows) }
            return .equal(width: size.width, rows: Array(heights.prefix(rows)), least: least)
        }
    }

    package static func weighted(_ weights: [[Double]], in size: Size, least: Size) -> [Tiling] {
        let columns = max(1, size.width / max(1, least.width))
        let needs = weights.map { ($0.count + columns - 1) / columns * least.height }
        let sums = weights.map { $0.reduce(0) { $0 + sound($1) } }
        let total = sums.reduce(0, +)
        // However large one group is, the others keep the rows they need.
        let shares = total > 0 ? sums : weights.map { Double($0.count) }
        let heights = parts(of: size.height, zip(shares, needs).map { $1 == 0 ? 0 : $0 }, atLeast: needs)
        return zip(weights, heights).map {
            .weighted($0, Size(width: size.width, height: $1), least: least)
        }
    }

    var height: Int {
        switch self {
        case .equal(_, let rows, _): rows.reduce(0, +)
        case .weighted(_, let size, _): size.height
        }
    }

    /// Tiles beyond the weights have the mean weight.
    package func rects(_ count: Int) -> [Rect] {
        guard count > 0 else { return [] }
        switch self {
        case .equal(let width, let rows, _):
            let used = min(count, max(1, rows.count))
            let heights =
                used == rows.count ? rows : Tiling.parts(of: height, Array(repeating: 1, count: used))
            var (rects, y): ([Rect], Int) = ([], 0)
            for (row, tiles) in Tiling.parts(of: count, Array(repeating: 1, count: used)).enumerated() {
                rects += (0..<tiles).map { place in
                    let x = place * width / tiles
                    return Rect(x: x, y: y, width: (place + 1) * width / tiles - x, height: heights[row])
                }
                y += heights[row]
            }
            return rects
        case .weighted(let weights, let size, let least):
            let sound = weights.map(Tiling.sound)
            let mean = sound.isEmpty ? 1 : sound.reduce(0, +) / Double(sound.count)
            let all = Array(
                (sound + Array(repeating: mean, count: max(0, count - sound.count))).prefix(count))
            return Tiling.squarified(all, in: size, least: least)
        }
    }

    /// The places of so many tiles if they had the block to themselves.
    func retiled(_ count: Int) -> [Rect] {
        guard case .equal(let width, _, let least) = self else { return rects(count) }
        let size = Size(width: width, height: height)
        return Tiling.equal([count], in: size, least: least).first?.rects(count) ?? []
    }

    private static func sound(_ weight: Double) -> Double {
        weight.isFinite ? max(0, min(weight, 1e200)) : 0
    }

    /// In whole parts; each gets at least its least, even if the sum is then more.
    static func parts(of total: Int, _ weights: [Double], atLeast least: [Int] = []) -> [Int] {
        var parts = least.isEmpty ? Array(repeating: 0, count: weights.count) : least
        let sum = weights.reduce(0, +)
        guard sum > 0, !parts.isEmpty else { return parts }
        var left = total - parts.reduce(0, +)
        // The loop distributes the rest.
        if left > 0, least.isEmpty {
            for index in parts.indices { parts[index] = Int(Double(total) * weights[index] / sum) }
            left = total - parts.reduce(0, +)
        }
        while left > 0 {
            func lack(_ index: Int) -> Double { Double(total) * weights[index] / sum - Double(parts[index]) }
            guard let next = parts.indices.max(by: { lack($0) < lack($1) || lack($0) == lack($1) && $0 > $1 })
            else { break }
            parts[next] += 1
            left -= 1
        }
        return parts
    }
}

extension Tiling {
    /// Each strip of tiles is at the side of the rest that gives the best shapes, in the given order (Bruls,
    /// Huizing, van Wijk: Squarified Treemaps, 2000). Edges are rounded to cells.
    private static func squarified(_ weights: [Double], in size: Size, least: Size) -> [Rect] {
        var weights = weights
        let (total, cells) = (weights.reduce(0, +), Double(max(1, size.width * size.height)))
        // Raise weights that are too small to be visible.
        let floor = total > 0 ? total * Double(least.width * least.height) / cells : 1
        for index in weights.indices { weights[index] = max(weights[index], floor) }
        var rects: [Rect] = []
        var rest = (across: Axis(size.width), down: Axis(size.height))
        while rects.count < weights.count {
            let left = weights[rects.count...]
            // The best tile is 2.5 times as wide as high.
            let isColumn = rest.across.exact >= 2.5 * rest.down.exact
            var strip = Strip(
                room: isColumn ? rest.across : rest.down, length: isColumn ? rest.down : rest.across,
                shape: isColumn ? 2.5 : 0.4, for: left.count,
                least: isColumn ? (least.width, least.height) : (least.height, least.width))
            let count = strip.fill(left)
            for part in strip.length.cut(Array(left.prefix(count)), least: strip.least.along) {
                rects.append(isColumn ? strip.thickness.rect(part) : part.rect(strip.thickness))
            }
            if isColumn { rest.across = strip.room } else { rest.down = strip.room }
        }
        return rects
    }
}

/// A length in cells, and the exact length that they approximate.
private struct Axis {
    var cells: Range<Int>
    var start: Double
    var end: Double

    init(_ cells: Range<Int>) {
        (self.cells, start, end) = (cells, Double(cells.lowerBound), Double(cells.upperBound))
    }
    init(_ count: Int) { self.init(0..<count) }

    var exact: Double { end - start }

    func rect(_ rows: Axis) -> Rect {
        Rect(x: cells.lowerBound, y: rows.cells.lowerBound, width: cells.count, height: rows.cells.count)
    }

    mutating func take(_ share: Double, least: Int, most: Int) -> Axis {
        var part = self
        part.end = start + exact * share
        let wanted = Int(part.end.rounded()) - cells.lowerBound
        let count = min(cells.count, max(0, min(max(wanted, least), most)))
        let cut = cells.lowerBound + count
        if count != wanted { part.end = Double(cut) }
        part.cells = cells.lowerBound..<cut
        (cells, start) = (cut..<cells.upperBound, part.end)
        return part
    }

    /// Each of `least` cells if there are enough.
    func cut(_ weights: [Double], least: Int) -> [Axis] {
        let least = cells.count >= weights.count * least ? least : cells.count >= weights.count ? 1 : 0
        var (rest, sum) = (self, weights.reduce(0, +))
        return weights.enumerated().map { index, weight in
            defer { sum -= weight }
            let others = weights.count - index - 1
            if others == 0 { return rest }
            return rest.take(weight / sum, least: least, most: rest.cells.count - others * least)
        }
    }
}

private struct Strip {
    /// After `fill`, the rest.
    private(set) var room: Axis
    let length: Axis
    private(set) var thickness = Axis(0)
    let least: (across: Int, along: Int)
    /// A tile's thickness over its length.
    private let shape: Double

    init(room: Axis, length: Axis, shape: Double, for count: Int, least: (across: Int, along: Int)) {
        (self.room, self.length, self.shape) = (room, length, shape)
        let fits =
            (room.cells.count / max(1, least.across)) * (length.cells.count / max(1, least.along)) >= count
        self.least = fits ? least : (1, 1)
    }

    /// As many of `weights` as make the best strip.
    mutating func fill(_ weights: ArraySlice<Double>) -> Int {
        let total = weights.reduce(0, +)
        let most = max(1, length.cells.count / least.along)
        var best: (count: Int, share: Double, worst: Double)?
        var (sum, low, high) = (0.0, Double.infinity, 0.0)
        for (index, weight) in weights.prefix(most).enumerated() {
            sum += weight
            (low, high) = (min(low, weight), max(high, weight))
            let share = index + 1 == weights.count ? 1 : sum / total
            guard free(weights.count - index - 1, most) >= least.across else { continue }
            let worst = [low, high].map { ratio(length.exact * $0 / sum, room.exact * share) }.max() ?? 1
            if worst < best?.worst ?? .infinity { best = (index + 1, share, worst) }
        }
        let (count, share) = best.map { ($0.count, $0.share) } ?? (min(most, weights.count), 0)
        thickness = room.take(
            share, least: least.across, most: max(least.across, free(weights.count - count, most)))
        return count
    }

    /// Free cells for the strip if so many tiles follow, with `most` per strip.
    private func free(_ others: Int, _ most: Int) -> Int {
        room.cells.count - (others + most - 1) / most * least.across
    }

    /// 1 is perfect.
    private func ratio(_ along: Double, _ across: Double) -> Double {
        let ratio = across / max(0.001, shape * along)
        return max(ratio, 1 / max(0.001, ratio))
    }
}
