/// With candles or columns, each slot has columns of its own. Else the first and the last slot are at the
/// ends of the plot, and a line goes from edge to edge.
struct ChartSlots: Hashable, Sendable {
    let count: Int
    private let (left, width): (Int, Int)
    /// The first of the columns that slots share, and their number.
    private let (first, used): (Int, Int)
    let hasColumns: Bool
    /// In columns; 0 for all that a slot has.
    private let bodyWidth: Int
    /// Too few columns for a gap between two bodies.
    let isDense: Bool

    init(_ chart: Chart, from left: Int, width: Int) {
        count = max(0, chart.slots)
        (self.left, self.width) = (left, width)
        let shapes = chart.panes.flatMap(\.shapes)
        let hasCandles = shapes.contains { if case .candles = $0 { true } else { false } }
        let hasBars = shapes.contains { if case .columns = $0 { true } else { false } }
        hasColumns = (hasCandles || hasBars) && count <= width
        // All candles have as many columns, so that gaps are even; the newest is at the axis.
        used = hasCandles && hasColumns && count > 0 ? width / count * count : width
        first = left + width - used
        let pitch = count > 0 ? used / count : 0
        isDense = pitch < 2
        // Odd, so that a wick is in the middle, with a gap to the next.
        bodyWidth = pitch < 2 ? (hasCandles ? 1 : 0) : min(9, (pitch - 2) / 2 * 2 + 1)
    }

    var columns: Range<Int> { first..<first + used }

    func columns(of slot: Int) -> Range<Int> {
        guard count > 0, width > 0 else { return left..<left + 1 }
        let slot = max(0, min(count - 1, slot))
        if hasColumns { return first + slot * used / count..<first + (slot + 1) * used / count }
        let columns = firstColumn(of: slot)..<max(firstColumn(of: slot), firstColumn(of: slot + 1))
        if !columns.isEmpty { return columns }
        let column = left + dot(of: slot) / 2
        return column..<column + 1
    }

    func body(of slot: Int) -> Range<Int> {
        let columns = columns(of: slot)
        guard bodyWidth > 0, bodyWidth < columns.count else { return columns }
        let start = columns.lowerBound + (columns.count - bodyWidth) / 2
        return start..<start + bodyWidth
    }

    func centre(of slot: Int) -> Int {
        guard hasColumns else { return left + dot(of: max(0, min(count - 1, slot))) / 2 }
        let body = body(of: slot)
        return body.lowerBound + (body.count - 1) / 2
    }

    func slot(at x: Int) -> Int? {
        guard count > 0, (left..<left + width).contains(x) else { return nil }
        if hasColumns { return x < first ? nil : min(count - 1, ((x - first + 1) * count - 1) / used) }
        guard count > 1, width > 1 else { return 0 }
        let dots = 2 * width - 1
        return max(0, min(count - 1, ((4 * (x - left) + 1) * (count - 1) + dots) / (2 * dots)))
    }

    func dot(of slot: Int) -> Int {
        if hasColumns { return (centre(of: slot) - left) * 2 }
        guard count > 1 else { return (width * 2 - 1) / 2 }
        return (2 * slot * (width * 2 - 1) + count - 1) / (2 * (count - 1))
    }

    /// 1.5 is half-way from the second to the third.
    func place(ofColumn x: Int) -> Double {
        guard count > 1 else { return 0 }
        let place =
            hasColumns
            ? (Double(x - first) + 0.5) * Double(count) / Double(used) - 0.5
            : Double(x - left) * Double(count - 1) / Double(max(1, width - 1))
        return max(0, min(Double(count - 1), place))
    }

    private func firstColumn(of slot: Int) -> Int {
        guard slot > 0 else { return left }
        guard slot < count, count > 1 else { return left + width }
        let dots = 2 * width - 1
        let quarter = (2 * slot - 1) * dots
        // The smallest x for which (4x + 1)(count - 1) + dots reaches 2 · slot · dots.
        let x = (quarter - (count - 1) + 4 * (count - 1) - 1) / (4 * (count - 1))
        return left + max(0, min(width, x))
    }
}
