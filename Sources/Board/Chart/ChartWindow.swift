package import CivilTime
internal import Market

/// Zooms and moves the time that a chart shows.
package struct ChartWindow {
    private let bars: [Bar]
    private let shown: Range<Int>
    private let step: Int
    private let pivot: Int

    private static let least = 8

    /// Changes keep the bar that began at `moment` in place, or the last one.
    package init(_ data: ChartData, around moment: Instant?) {
        (bars, shown) = (data.series.bars, data.shown)
        let seconds = data.series.key.interval.seconds
        // Exchanges are closed most of the time.
        step = data.series.key.interval.isIntraday ? seconds * 4 : seconds * 3 / 2
        pivot =
            moment.flatMap { moment in data.series.bars.lastIndex { $0.start <= moment } } ?? shown.upperBound
            - 1
    }

    /// The window with half or twice the bars; nil if impossible.
    package func zoomed(in isIn: Bool) -> ClosedRange<Instant>? {
        let count = isIn ? max(ChartWindow.least, shown.count / 2) : shown.count * 2
        guard count != shown.count, !shown.isEmpty else { return nil }
        let first = pivot - (pivot - shown.lowerBound) * count / shown.count
        return window(first..<first + count)
    }

    /// Half a screen earlier or later; nil if there is nothing later.
    package func moved(by step: Int) -> ClosedRange<Instant>? {
        let distance = step * max(1, shown.count / 2)
        if step > 0, shown.upperBound >= bars.count { return nil }
        let last = min(bars.count, shown.upperBound + distance)
        return window(last - shown.count..<last)
    }

    /// The time of some bars; those before the first known one count at the usual distance.
    private func window(_ range: Range<Int>) -> ClosedRange<Instant>? {
        guard let earliest = bars.first else { return nil }
        let last = max(0, min(bars.count, range.upperBound) - 1)
        let first =
            range.lowerBound >= 0
            ? bars[min(range.lowerBound, last)].start : earliest.start + range.lowerBound * step
        return first...max(first, bars[last].start)
    }
}
