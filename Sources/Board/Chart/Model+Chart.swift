package import Arrangement
internal import CivilTime
internal import Figures
package import Market

extension Model {
    func chosenLook(of panel: Panel) -> ChartLook { arrangement.charts[panel.id] ?? ChartLook() }

    /// The look of a panel's charts; over a month on a past day without bars within the day from any feed.
    package func look(of panel: Panel) -> ChartLook {
        var look = chosenLook(of: panel)
        let interval = settings.feeds.interval(of: look.range)
        guard let pastDay, interval.isIntraday else { return look }
        let age = Zone.utc.local(now).day - pastDay
        // The services of coins have minutes from the start, and nothing of a stock.
        let isReached = settings.feeds.stocks.contains { feed in
            ![.kraken, .coinbase].contains(feed.kind)
                && feed.reach(of: interval).map { $0.days.map { $0 > age } ?? true } ?? false
        }
        if !isReached { look.range = .month }
        return look
    }

    /// Values have no candles and no adjustment; hidden ones show percent.
    package func look(of chart: OpenChart) -> ChartLook {
        var look = look(of: chart.panel)
        guard chart.isOfValue else { return look }
        if look.shape == .candles { look.shape = .line }
        if arrangement.hidesAmounts { look.scale = .percent }
        look.adjustment = .splits
        return look
    }

    package var openChart: OpenChart? { layers.reversed().lazy.compactMap(\.layer.chart).first }

    /// Bars as the chart shows them, not yet adjusted for splits and dividends; nil if unknown.
    func bars(of subject: ChartSubject, _ interval: BarInterval) -> Seen<BarSeries>? {
        var read = bars[BarSeries.Key(subject.symbol, interval)]
        if subject.isInverse { read?.value.invert() }
        return read
    }

    /// The item's name in charts; for an inverted rate both sides, as on its card.
    package func chartName(of item: Item, in panel: Panel) -> String {
        guard panel == .rates, arrangement.rateView.isInverse(item), let id = RateID(item) else {
            return item.text
        }
        return arrangement.shownPair(id).text
    }

    package var chartItems: [ChartItem] {
        let open = openChart
        let own = panels.filter { $0 == open?.panel } + panels.filter { $0 != open?.panel }
        return own.flatMap { panel in order(panel).map { ChartItem(panel, $0) } }.filter { other in
            (other.panel, other.item) != (open?.panel, open?.item)
                && other.panel.kind.chartSubject(of: other.item, self) != nil
                && (open.map { $0.compares(with: other.panel) } ?? true)
        }
    }

    var chartQueries: [BarsQuery] {
        guard let chart = openChart else { return [] }
        if chart.isOfValue {
            let benchmark = benchmarkQueries(of: chart)
            let keys = Set(benchmark.map(\.key))
            return valueQueries(of: chart).filter { !keys.contains($0.key) } + benchmark
        }
        guard let query = query(of: chart) else { return [] }
        let others = chart.others.compactMap {
            self.query(of: $0.item, in: $0.panel, look(of: chart.panel), chart.window)
        }
        return [query] + (chart.isInBase ? [currencyQuery(of: chart)].compactMap(\.self) : []) + others
    }

    /// The look's range, or the one before until there are bars.
    package func shownRange(_ chart: OpenChart) -> BarRange {
        let range = look(of: chart.panel).range
        guard let before = chart.rangeBefore else { return range }
        let queries = chart.isOfValue ? valueQueries(of: chart) : [query(of: chart)].compactMap(\.self)
        return queries.contains { bars[$0.key] == nil && awaitedBars.contains($0.symbol) } ? before : range
    }

    /// The price of the chart's currency in the board's base; nil if it has none or is the base.
    func currencyQuery(of chart: OpenChart) -> BarsQuery? {
        guard let query = query(of: chart),
            let currency = chartSubject(of: chart)?.currency,
            let unit = MinorUnit(currency), unit.code != arrangement.base
        else { return nil }
        return BarsQuery(Symbol(unit.code, in: arrangement.base), query.interval, since: query.since + -7)
    }

    /// The bars of a chart, by the look of its panel; nil if it has none.
    package func query(of chart: OpenChart) -> BarsQuery? {
        guard let item = chart.item, !chart.isOfValue else { return nil }
        return query(of: item, in: chart.panel, look(of: chart.panel), chart.window)
    }

    package func chartSubject(of chart: OpenChart) -> ChartSubject? {
        chart.isOfValue
            ? valueSubject(of: chart) : chart.item.flatMap { chart.panel.kind.chartSubject(of: $0, self) }
    }

    private func query(of item: Item, in panel: Panel, _ look: ChartLook, _ window: ClosedRange<Instant>?)
        -> BarsQuery?
    {
        guard let symbol = panel.kind.chartSubject(of: item, self)?.symbol else { return nil }
        let interval = settings.feeds.interval(of: look.range)
        return BarsQuery(symbol, interval, since: first(of: look, window, interval))
    }

    func first(of look: ChartLook, _ window: ClosedRange<Instant>?, _ interval: BarInterval) -> Day {
        let today = pastDay ?? Zone.utc.local(now).day
        let first = min(
            look.range.firstDay(today: today), window.map { Zone.utc.local($0.lowerBound).day } ?? today)
        return first + -interval.days(ofBars: look.indicators.map(\.warmUp).max() ?? 0)
    }

    mutating func takeBars(_ read: Seen<BarSeries>?, for query: BarsQuery) {
        let isWanted = openChart.map { chart in
            chart.isOfValue
                ? isValue(chart, of: query) || benchmarkQueries(of: chart).contains(query)
                : chartQueries.contains(query)
        }
        guard let read, isWanted ?? false else { return }
        if bars[query.key].map({ $0.at < read.at }) ?? false { barFailures[query.symbol] = nil }
        if bars[query.key]?.value != read.value { bars[query.key] = read }
        bars[query.key]?.at = read.at
    }
}

extension FeedSettings {
    /// How long bars of a range last; a little less than usual if no feed has bars that long.
    package func interval(of range: BarRange) -> BarInterval {
        [range.interval, .week, .day].first { interval in
            stocks.contains { $0.reach(of: interval) != nil }
        } ?? range.interval
    }
}

extension BarInterval {
    /// Days that surely have so many bars, for an exchange open six hours on five days a week.
    fileprivate func days(ofBars count: Int) -> Int {
        if count == 0 { return 0 }
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour:
            return (count * seconds / (6 * 3600) + 1) * 7 / 5 + 4
        case .day: return count * 7 / 5 + 14
        case .week: return count * 7 + 7
        case .month: return count * 31 + 31
        }
    }
}
