package import Arrangement
internal import CivilTime
internal import Figures
internal import Market

/// Several items from a common start, as fractions of it.
package struct ChartComparison: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        /// The chart's own item comes first.
        package let item: Item
        package let name: String
        /// Changes since the first slot, by the places of the own item's bars.
        let changes: [Int: Double]
        /// Nil if the first price is not above 0.
        package let last: Double?

        init(_ item: Item, _ name: String, _ closes: [(place: Int, close: Double)]) {
            (self.item, self.name) = (item, name)
            let known = closes.compactMap { entry in
                Baseline.change(from: closes[0].close, to: entry.close).map { (entry.place, $0) }
            }
            changes = Dictionary(known) { $1 }
            last = known.last?.1
        }

        package func change(at slot: ChartSlot) -> Double? {
            slot.bars.reversed().lazy.compactMap { changes[$0] }.first
        }
    }

    /// Bars of the own item at whose time all items have one.
    package let slots: [ChartSlot]
    package let lines: [Line]
    package let missing: [ChartItem]

    package init?(_ chart: OpenChart, _ data: ChartData, _ model: Model) {
        guard let item = chart.item, !chart.isOfValue, !chart.others.isEmpty else { return nil }
        let interval = data.series.key.interval
        let adjustment = model.look(of: chart.panel).adjustment
        var (known, missing): ([(item: ChartItem, closes: [Int: Double])], [ChartItem]) = ([], [])
        var jumps: [Int] = []
        for other in chart.others {
            guard let subject = other.panel.kind.chartSubject(of: other.item, model),
                let told = model.bars(of: subject, interval)?.value
            else {
                missing.append(other)
                continue
            }
            let (series, zone) = (told.adjusted(for: adjustment), Zone(told.zone) ?? .utc)
            let breaks = series.breaks(adjustment, untold: told.adjusted(for: .splits).untoldSplits)
            jumps += breaks.map { interval.moment(of: series.bars[$0].start, in: zone) }
            let closes = series.bars.map { (interval.moment(of: $0.start, in: zone), $0.close) }
            known.append((other, Dictionary(closes) { $1 }))
        }
        let zone = data.zone
        var (common, before): ([ChartSlot], Int?) = ([], nil)
        for slot in data.slots {
            guard let bar = slot.bar else {
                if slot.isBreak { common.append(slot) }
                continue
            }
            let moment = interval.moment(of: bar.start, in: zone)
            guard known.allSatisfy({ $0.closes[moment] != nil }) else { continue }
            if let before, jumps.contains(where: { before < $0 && $0 <= moment }) {
                common.append(ChartSlot(breakAt: slot.bars.lowerBound))
            }
            before = moment
            common.append(slot)
        }
        let moments = common.compactMap { slot in
            slot.bar.map {
                (
                    place: slot.bars.lowerBound, moment: interval.moment(of: $0.start, in: zone),
                    close: $0.close
                )
            }
        }
        slots = common
        func line(_ other: ChartItem, _ closes: [(place: Int, close: Double)]) -> Line {
            Line(other.item, model.chartName(of: other.item, in: other.panel), closes)
        }
        lines =
            [line(ChartItem(chart.panel, item), moments.map { ($0.place, $0.close) })]
            + known.map { other in
                line(
                    other.item,
                    moments.compactMap { moment in other.closes[moment.moment].map { (moment.place, $0) } })
            }
        self.missing = missing
    }
}
