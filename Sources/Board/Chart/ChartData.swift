public import CivilTime
public import Market

/// The bars and slots of one item's chart.
public struct ChartData: Hashable, Sendable {
    /// All bars that are known, those before the first that is shown included.
    public let series: BarSeries
    /// How far they can be trusted; nil for none.
    public let state: FigureState?
    /// Whether the series is made of closes alone, because no feed has told bars.
    public let isOfCloses: Bool
    /// The places of the bars that are shown.
    public let shown: Range<Int>
    /// The same, with a slot for each bar that is missing.
    public let slots: [ChartSlot]
    /// The close before the first bar that is shown; nil where it is not known.
    public let reference: Double?
    /// The jumps among all bars that may be splits of which nobody has told.
    public let untoldSplits: [UntoldSplit]

    /// The exchange's zone.
    public var zone: Zone { Zone(series.zone) ?? .utc }

    /// Makes the data of a chart; nil while nothing is known.
    public init?(_ chart: OpenChart, _ model: Model) {
        let (panel, item) = (chart.panel, chart.item)
        guard let subject = panel.kind.chartSubject(of: item, model), let query = model.query(of: chart)
        else {
            return nil
        }
        let (window, look) = (chart.window, model.look(of: panel))
        let shownRange = model.shownRange(chart)
        let shownKey = BarSeries.Key(query.symbol, model.settings.feeds.interval(of: shownRange))
        if let read = model.bars[shownKey], !read.value.bars.isEmpty {
            var settled = read.value.adjusted(for: .splits)
            var told = look.adjustment == .splits ? settled : read.value.adjusted(for: look.adjustment)
            if chart.isInBase, let rates = model.currencyQuery(of: chart) {
                guard let unit = subject.currency.flatMap(MinorUnit.init),
                    let rates = model.bars[BarSeries.Key(rates.symbol, shownKey.interval)]?.value
                else { return nil }
                (settled, told) = (settled.told(in: rates, unit), told.told(in: rates, unit))
                told.currency = model.arrangement.base.text
            }
            untoldSplits = settled.untoldSplits
            (series, isOfCloses) = (told, false)
            state = read.state(openedAt: chart.openedAt, model)
        } else {
            let closes = panel.kind.closes(of: item, atMost: 30, model)
            guard !chart.isInBase, let made = BarSeries(closes, of: subject) else {
                return nil
            }
            (series, isOfCloses, state) = (made, true, subject.state)
            untoldSplits = made.untoldSplits
        }
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
        slots =
            ChartSlot.of(series, in: range, breaks: breaks) + (isDay ? ChartSlot.rest(of: series) : [])
        // The closes of a quote are adjusted as its feed does.
        let closes =
            chart.isInBase || look.adjustment != .splits ? [] : panel.kind.closes(of: item, atMost: 30, model)
        reference = ChartData.reference(series, range, zone, closes)
    }

    /// The latest jump that is shown and may be a split of which nobody has told; nil for none.
    public var untoldSplit: UntoldSplit? {
        untoldSplits.last { shown.dropFirst().contains($0.place) }
    }

    /// The first day of bars, where they begin later than a range does; nil where none are missing.
    public func lateStart(_ range: BarRange, _ model: Model) -> Day? {
        guard range != .all, shown.lowerBound == 0, let first = series.bars.first, let last = series.bars.last
        else { return nil }
        let (day, wanted) = (zone.local(first.start).day, range.firstDay(today: zone.local(last.start).day))
        // Before its first day a range asks for a week or two of others.
        return day - wanted > 21 ? day : nil
    }

    /// The close before the first bar that is shown: of a session by the feed of the price itself, where it tells that day's.
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
    /// The places of bars whose prices do not compare with those before: after splits, where prices are as traded, and after
    /// jumps that may be some.
    func breaks(_ adjustment: PriceAdjustment, untold: [UntoldSplit]) -> Set<Int> {
        let splits = adjustment == .asTraded ? actions.filter { $0.shares != nil } : []
        return Set(untold.map(\.place)).union(splits.compactMap(place(ofBarWith:)))
    }
}

extension Seen<BarSeries> {
    /// How far the bars can be trusted, by the end of the last one; nil for none.
    fileprivate func state(openedAt: Instant, _ model: Model) -> FigureState? {
        guard let last = value.bars.last else { return nil }
        if origin == .sample { return .sample }
        let venue = Venue(value.kind, symbol: value.key.symbol, zone: value.zone)
        return FigureState(
            origin: at >= openedAt + -60 ? .live : .cached, arrived: at,
            ownTime: min(at, last.start + value.key.interval.seconds), source: value.source,
            hours: venue.hours, refresh: model.refresh.stocks, now: model.now)
    }
}

extension BarSeries {
    /// Closes as bars, for where there are no others, with the last price after them; nil for fewer than two.
    fileprivate init?(_ closes: [DailyClose], of subject: ChartSubject) {
        guard let zone = Zone(subject.zone), let source = subject.source else { return nil }
        var points = closes.map { (zone.instant($0.day, TimeOfDay(second: 12 * 3600)), $0.close) }
        if let price = subject.price, let time = subject.time,
            closes.last.map({ $0.day < zone.local(time).day }) ?? false
        {
            points.append((time, price))
        }
        let bars = points.compactMap { Bar(start: $0, open: $1, high: $1, low: $1, close: $1) }
        guard bars.count > 1, let first = bars.first, let last = bars.last else { return nil }
        self.init(
            BarSeries.Key(subject.symbol, .day), currency: subject.currency, zone: subject.zone,
            source: source, span: first.start..<last.start + 1, bars: bars)
    }
}
