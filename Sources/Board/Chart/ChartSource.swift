internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// All bars of a chart, before the visible ones are chosen.
struct ChartSource {
    let series: BarSeries
    let state: FigureState?
    /// True if the series has only closes, because no feed has bars.
    let isOfCloses: Bool
    let untoldSplits: [UntoldSplit]
    /// Daily closes by the feed of the price; empty if not comparable with the bars.
    let closes: [DailyClose]
    let past: ValuePast?

    /// The value of positions as closes; nil if it is never known.
    init?(valueOf chart: OpenChart, _ model: Model) {
        guard let subject = model.valueSubject(of: chart) else { return nil }
        let past = ValuePast(chart, model)
        let bars = past.points.compactMap { point in
            point.value.flatMap { Bar(start: point.start, open: $0, high: $0, low: $0, close: $0) }
        }
        guard let first = bars.first, let last = bars.last else { return nil }
        let interval = model.settings.feeds.interval(of: model.shownRange(chart))
        let reads = model.held(in: chart).compactMap { model.bars[BarSeries.Key($0.key.item, interval)] }
        let sources = Set(reads.map(\.value.source))
        series = BarSeries(
            BarSeries.Key(subject.symbol, interval), currency: subject.currency, zone: past.zone.name,
            source: (sources.count == 1 ? sources.first : nil) ?? .program,
            span: first.start..<last.start + 1, bars: bars)
        let states = Set(reads.compactMap { $0.state(openedAt: chart.openedAt, model) })
        state = [.sample, .stale, .cached, .live].first(where: states.contains)
        (isOfCloses, untoldSplits, closes, self.past) = (true, [], [], past)
    }

    /// Bars that were read; until then, the board's closes. Nil without either.
    init?(_ chart: OpenChart, _ model: Model) {
        guard let item = chart.item, !chart.isOfValue else { return nil }
        let panel = chart.panel
        guard let subject = panel.kind.chartSubject(of: item, model), model.query(of: chart) != nil
        else {
            return nil
        }
        let look = model.look(of: panel)
        let interval = model.settings.feeds.interval(of: model.shownRange(chart))
        let known = panel.kind.closes(of: item, atMost: 30, model)
        if let read = model.bars(of: subject, interval)?.upTo(model.pastDay), !read.value.bars.isEmpty {
            var settled = read.value.adjusted(for: .splits)
            var told = look.adjustment == .splits ? settled : read.value.adjusted(for: look.adjustment)
            if chart.isInBase, let rates = model.currencyQuery(of: chart) {
                guard let unit = subject.currency.flatMap(MinorUnit.init),
                    let rates = model.bars[BarSeries.Key(rates.symbol, interval)]?.value
                else { return nil }
                (settled, told) = (settled.told(in: rates, unit), told.told(in: rates, unit))
                told.currency = model.arrangement.base.text
            }
            untoldSplits = settled.untoldSplits
            (series, isOfCloses) = (told, false)
            state = model.pastDay == nil ? read.state(openedAt: chart.openedAt, model) : .past
        } else {
            guard !chart.isInBase, let made = BarSeries(known, of: subject) else { return nil }
            (series, isOfCloses, state) = (made, true, subject.state)
            untoldSplits = made.untoldSplits
        }
        // The closes of a quote are adjusted as its feed does.
        past = nil
        closes = chart.isInBase || look.adjustment != .splits ? [] : known
    }
}

extension Seen<BarSeries> {
    fileprivate func upTo(_ day: Day?) -> Seen<BarSeries> {
        guard let day, let zone = Zone(value.zone) else { return self }
        var seen = self
        seen.value.bars.removeAll { zone.local($0.start).day > day }
        return seen
    }

    fileprivate func state(openedAt: Instant, _ model: Model) -> FigureState? {
        guard let last = value.bars.last else { return nil }
        if origin == .sample { return .sample }
        let venue = Venue(value.kind, symbol: value.key.symbol, zone: value.zone)
        return FigureState(
            origin: at >= openedAt + -60 ? .live : .cached, arrived: at,
            ownTime: min(at, value.key.interval.end(ofBarAt: last.start, in: Zone(value.zone) ?? .utc)),
            source: value.source,
            hours: venue.hours, refresh: model.market.pace(of: value.source, refresh: model.refresh.stocks),
            now: model.now)
    }
}

extension BarSeries {
    /// Closes with the last price after them; nil for fewer than two.
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
