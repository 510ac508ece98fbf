public import CivilTime
public import Market

extension Model {
    /// How charts of `panel` are drawn.
    public func look(of panel: Panel) -> ChartLook { arrangement.charts[panel] ?? ChartLook() }

    /// The item whose chart is seen, in a layer of its own or in its details; nil where none is.
    private var charted: (panel: Panel, item: Item, window: ClosedRange<Instant>?)? {
        for layer in layers.reversed() {
            switch layer {
            case .chart(let chart): return (chart.panel, chart.item, chart.window)
            case .details(let details): return (details.panel, details.item, nil)
            case .deck, .indicators, .baseline, .picker, .naming, .timing, .filter, .help, .palette: break
            }
        }
        return nil
    }

    /// The bars that the chart in sight is made of.
    var chartQueries: [BarsQuery] {
        guard let charted, let query = query(of: charted.item, in: charted.panel, charted.window) else {
            return []
        }
        return [query]
    }

    /// The bars that a chart of `item` is made of, by the look of its panel; nil where it has none.
    public func query(of item: Item, in panel: Panel, _ window: ClosedRange<Instant>? = nil) -> BarsQuery? {
        guard let symbol = panel.kind.chartSubject(of: item, self)?.symbol else { return nil }
        let look = look(of: panel)
        let interval = settings.feeds.interval(of: look.range)
        let today = Zone.utc.local(now).day
        let first = min(
            look.range.firstDay(today: today), window.map { Zone.utc.local($0.lowerBound).day } ?? today)
        let warmUp = look.indicators.map(\.warmUp).max() ?? 0
        return BarsQuery(symbol, interval, since: first + -interval.days(ofBars: warmUp))
    }

    /// What the store has of the bars that a chart is made of; nil where nothing has been read.
    public func bars(_ query: BarsQuery) -> Seen<BarSeries>? { bars[query.key] }

    /// Takes over what a store has of bars.
    mutating func apply(_ read: Seen<BarSeries>?, for query: BarsQuery) {
        guard let read, chartQueries.contains(query) else { return }
        if bars[query.key]?.value != read.value { bars[query.key] = read }
        bars[query.key]?.at = read.at
        barFailures[query.symbol] = nil
    }
}

extension BarsQuery {
    /// What the bars are of.
    public var key: BarSeries.Key { BarSeries.Key(symbol, interval) }
}

extension Settings.Feeds {
    /// How long bars of a range last: a little less than is usual where no feed has bars as long.
    public func interval(of range: BarRange) -> BarInterval {
        [range.interval, .week, .day].first { interval in
            stocks.contains { $0.kind.reach(of: interval) != nil }
        } ?? range.interval
    }
}

extension BarInterval {
    /// Days that surely have so many bars: of an exchange that is open for six hours on five days a week.
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
