private import Glibc

/// Maps the figures of a pane to heights between its top and its foot.
struct ChartScale: Hashable, Sendable {
    let range: ClosedRange<Double>
    private let isLogarithmic: Bool
    private let (low, high): (Double, Double)

    /// Lower panes need all of their height for the figures themselves.
    static let leastRowsForDashes = 3

    /// Nil if the pane has no figure.
    init?(_ pane: Chart.Pane, height: Int) {
        let extent = pane.extent(withReferences: height >= ChartScale.leastRowsForDashes)
        guard let range = pane.range.flatMap(ChartScale.finite) ?? extent else { return nil }
        self.range = range
        isLogarithmic = pane.scale == .logarithmic && range.lowerBound > 0
        (low, high) =
            isLogarithmic
            ? (log(range.lowerBound), log(range.upperBound)) : (range.lowerBound, range.upperBound)
    }

    private static func finite(_ range: ClosedRange<Double>) -> ClosedRange<Double>? {
        range.lowerBound.isFinite && range.upperBound.isFinite ? range : nil
    }

    /// 0 at the top, 1 at the foot, limited to as far again beyond them. Not a number if `value` is none; in
    /// the middle if the axis has a single figure.
    func share(_ value: Double) -> Double {
        guard value.isFinite else { return .nan }
        let place = isLogarithmic ? value > 0 ? log(value) : -.greatestFiniteMagnitude : value
        // Halved, because the distance between two finite numbers need not be finite.
        let span = high / 2 - low / 2
        guard span > 0 else { return place == low ? 0.5 : place > low ? -1 : 2 }
        return max(-1, min(2, (high / 2 - place / 2) / span))
    }

    func value(atShare share: Double) -> Double {
        let place = high * (1 - share) + low * share
        return isLogarithmic ? exp(place) : place
    }

    /// The place of `value` among so many `units` of height, from the top; negative above it.
    func unit(of value: Double, among units: Int) -> Int? {
        let share = share(value)
        return share.isNaN ? nil : ChartScale.unit(atShare: share, among: units)
    }

    static func unit(atShare share: Double, among units: Int) -> Int {
        Int((share * Double(units - 1)).rounded())
    }
}

extension Chart.Pane {
    func extent(withReferences: Bool) -> ClosedRange<Double>? {
        var (low, high) = (Double.infinity, -Double.infinity)
        func take(_ value: Double?) {
            guard let value, value.isFinite else { return }
            low = min(low, value)
            high = max(high, value)
        }
        for shape in shapes {
            switch shape {
            case .candles(let candles, rise: _, fall: _, level: _):
                for case let candle? in candles where candle.isFinite {
                    take(candle.high)
                    take(candle.low)
                }
            case .line(let values, _), .area(let values, _, _):
                values.forEach(take)
            case .columns(let values, _):
                take(0)
                values.forEach(take)
            }
        }
        for reference in references where withReferences { take(reference.value) }
        return low <= high ? low...high : nil
    }
}

extension Chart.Candle {
    var isFinite: Bool { open.isFinite && high.isFinite && low.isFinite && close.isFinite }
}
