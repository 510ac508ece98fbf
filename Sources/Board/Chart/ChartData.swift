internal import Arrangement
package import CivilTime
package import Figures
package import Market

package struct ChartData: Hashable, Sendable {
    /// Includes bars before the first visible one.
    package let series: BarSeries
    package let state: FigureState?
    /// True if the series has only closes, because no feed has bars.
    package let isOfCloses: Bool
    package let shown: Range<Int>
    /// The visible bars, with a slot for each missing one.
    package let slots: [ChartSlot]
    /// The close before the first shown bar; nil if unknown.
    package let reference: Double?
    /// Jumps among all bars that may be unreported splits.
    package let untoldSplits: [UntoldSplit]

    /// The cost of positions by the places of bars; nil for a chart that is not of value.
    package let costs: [Double?]?
    /// Nil for a chart that is not of value.
    package let growth: ValueGrowth?
    /// Items and currencies without prices or rates.
    package let lacking: [String]

    package var zone: Zone { Zone(series.zone) ?? .utc }

    package init?(_ chart: OpenChart, _ model: Model) {
        let made = chart.isOfValue ? ChartSource(valueOf: chart, model) : ChartSource(chart, model)
        guard let source = made else { return nil }
        (series, state, isOfCloses) = (source.series, source.state, source.isOfCloses)
        untoldSplits = source.untoldSplits
        let (window, look) = (chart.window, model.look(of: chart))
        let shownRange = model.shownRange(chart)
        let zone = Zone(series.zone) ?? .utc
        let bars = series.bars
        let range: Range<Int>
        if let window {
            let first = bars.firstIndex { $0.start >= window.lowerBound } ?? bars.endIndex
            range = first..<max(first, (bars.lastIndex { $0.start <= window.upperBound } ?? -1) + 1)
        } else {
            range = shownRange.of(bars, in: zone).indices
        }
        shown = range
        let isDay = shownRange == .day && window == nil && !isOfCloses
        let breaks = series.breaks(look.adjustment, untold: untoldSplits)
        (costs, lacking) = (source.past?.costs, source.past?.lacking ?? [])
        growth = chart.isOfValue ? ValueGrowth(chart, series, model) : nil
        var slots =
            source.past?.slots(of: series, in: range)
            ?? ChartSlot.of(series, in: range, breaks: breaks) + (isDay ? ChartSlot.rest(of: series) : [])
        // The axis goes on to the next event where that is near.
        if source.past == nil, window == nil, range.upperBound == bars.count,
            let next = model.chartEvents(of: series.key.symbol).first(where: { !$0.isOver(at: model.now) })
        {
            let day = next.firstDay(here: zone)
            slots += ChartSlot.ahead(of: series, to: day, atMost: max(2, slots.count / 5))
        }
        self.slots = slots
        reference = ChartData.reference(series, range, zone, source.closes)
    }

    /// The latest visible one.
    package var untoldSplit: UntoldSplit? {
        untoldSplits.last { shown.dropFirst().contains($0.place) }
    }

    /// The first day with bars, if later than the start of a range; else nil.
    package func lateStart(_ range: BarRange, _ model: Model) -> Day? {
        guard range != .all, shown.lowerBound == 0, let first = series.bars.first, let last = series.bars.last
        else { return nil }
        let (day, wanted) = (zone.local(first.start).day, range.firstDay(today: zone.local(last.start).day))
        // A range requests a week or two before its first day.
        return day - wanted > 21 ? day : nil
    }

    /// The close before the first shown bar; for a session, the price feed's own if it gives that day's.
    private static func reference(
        _ series: BarSeries, _ shown: Range<Int>, _ zone: Zone, _ closes: [DailyClose]
    ) -> Double? {
        let bars = series.bars
        guard bars.indices.contains(shown.lowerBound) else { return nil }
        let before = bars[..<shown.lowerBound].last { $0.session == .regular }
        guard series.key.interval.isIntraday else { return before?.close }
        let day = zone.local(bars[shown.lowerBound].start).day
        let close = closes.last { $0.day < day }
        guard let before else { return close?.close }
        return close.flatMap { $0.day == zone.local(before.start).day ? $0.close : nil } ?? before.close
    }
}

extension BarSeries {
    /// Bars not comparable with those before: after splits of prices as traded, and jumps that may be splits.
    func breaks(_ adjustment: PriceAdjustment, untold: [UntoldSplit]) -> Set<Int> {
        let splits = adjustment == .asTraded ? actions.filter { $0.shares != nil } : []
        return Set(untold.map(\.place)).union(splits.compactMap(place(ofBarWith:)))
    }
}
