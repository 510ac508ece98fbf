import CivilTime
import Market

struct YahooBars {
    private let kind: Instrument
    private let zone: Zone
    /// The chart's own word for its interval; nil for days.
    private let granularity: String?
    /// Times before and after the sessions; only if such bars were requested.
    private let outside: [(session: Bar.Session, times: Range<Int>)]

    static func told(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        let quote = try YahooChart(body).quote(of: key.symbol)
        let told = try read(key.symbol, Zone(quote.zone) ?? .utc, body)
        if let granularity = told.granularity, granularity != key.interval.rawValue {
            throw .malformed("its bars are of \(granularity), not \(key.interval.rawValue)")
        }
        return ToldBars(
            bars: told.bars, kind: quote.kind, currency: quote.currency, zone: quote.zone,
            actions: told.actions)
    }

    /// Bars, oldest first. The last row is often the current price, off the grid of the others; it joins the
    /// bar that is still growing. Of two rows for one day the later counts, since it covers all of the day.
    static func bars(of symbol: Symbol, in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Bar> {
        let quote = try YahooChart(body).quote(of: symbol)
        return try read(symbol, Zone(quote.zone) ?? .utc, body).bars
    }

    private static func read(
        _ symbol: Symbol, _ zone: Zone, _ body: [UInt8]
    ) throws(FeedFailure.Cause) -> (bars: Decoded<Bar>, actions: [CorporateAction], granularity: String?) {
        let answer = try YahooAnswer.read(body)
        guard let chart = answer["chart"]?["result"]?.elements?.lazy.compactMap(\.object).first else {
            throw .malformed("no chart in it")
        }
        let reader = YahooBars(symbol, zone, chart["meta"])
        let rows = reader.rows(chart)
        var decoded = Decoded(bars: rows)
        decoded.figures = reader.folded(decoded.figures)
        return (decoded, CorporateAction.all(in: chart), reader.granularity)
    }

    private init(_ symbol: Symbol, _ zone: Zone, _ meta: JSON?) {
        (kind, self.zone) = (Instrument(symbol: symbol), zone)
        let told = meta?["dataGranularity"]?.line(limit: 8)
        granularity = told == "1h" ? "60m" : told
        let periods = meta?["tradingPeriods"]?.object
        func times(_ list: JSON?, _ session: Bar.Session) -> [(Bar.Session, Range<Int>)] {
            (list?.elements.map(Array.init) ?? []).flatMap { $0.elements.map(Array.init) ?? [] }.compactMap {
                guard let start = $0["start"]?.instant, let end = $0["end"]?.instant, start < end else {
                    return nil
                }
                return (session, start.seconds..<end.seconds)
            }
        }
        let day = meta?["currentTradingPeriod"]
        func times(today: JSON?, _ session: Bar.Session) -> [(Bar.Session, Range<Int>)] {
            guard let start = today?["start"]?.instant, let end = today?["end"]?.instant, start < end else {
                return []
            }
            return [(session, start.seconds..<end.seconds)]
        }
        outside =
            granularity.flatMap(BarInterval.init(rawValue:))?.isIntraday == true
            ? times(periods?["pre"], .before) + times(periods?["post"], .after)
                + times(today: day?["pre"], .before) + times(today: day?["post"], .after) : []
    }

    /// One entry a row with a close; nil for an invalid one. Rows of nulls are no bars, and no fault.
    private func rows(_ chart: JSON) -> [Bar?] {
        func column(_ name: StaticString) -> [JSON] {
            chart["indicators"]?["quote"]?.elements?.lazy.compactMap(\.object).first?[name]?.elements.map(
                Array.init) ?? []
        }
        let times = chart["timestamp"]?.elements.map(Array.init) ?? []
        let (open, high, low) = (column("open"), column("high"), column("low"))
        let (close, volume) = (column("close"), column("volume"))
        let count = min(times.count, open.count, high.count, low.count, close.count)
        return (0..<count).compactMap { row -> Bar?? in
            guard let last = close[row].number else { return nil }
            guard let start = times[row].instant, let first = open[row].number, let top = high[row].number,
                let bottom = low[row].number, bottom > 0 || kind.canBeNegative
            else { return .some(nil) }
            return Bar(
                start: start, open: first, high: top, low: bottom, close: last,
                volume: row < volume.count ? volume[row].number : nil, session: session(of: start))
        }
    }

    private func session(of start: Instant) -> Bar.Session {
        outside.first { $0.times.contains(start.seconds) }?.session ?? .regular
    }

    private func folded(_ bars: [Bar]) -> [Bar] {
        guard let interval = granularity.map(BarInterval.init(rawValue:)) ?? .day else { return bars }
        return bars.reduce(into: []) { folded, bar in
            guard var last = folded.last, last.session == bar.session,
                interval.isSameSpan(last.start, bar.start, in: zone, of: kind)
            else { return folded.append(bar) }
            if interval == .day { return folded[folded.count - 1] = bar }
            (last.high, last.low, last.close) = (max(last.high, bar.high), min(last.low, bar.low), bar.close)
            last.volume = [last.volume, bar.volume].compactMap(\.self).max()
            folded[folded.count - 1] = last
        }
    }
}

extension CorporateAction {
    /// Actions, oldest first, without invalid ones: the bars are worth having without them.
    static func all(in chart: JSON) -> [CorporateAction] {
        let events = chart["events"]
        let splits = (events?["splits"]?.members ?? []).compactMap { name, event in
            time(event, name).flatMap { time in
                split(event).flatMap { CorporateAction(at: time, $0) }
            }
        }
        let dividends = (events?["dividends"]?.members ?? []).compactMap { name, event in
            time(event, name).flatMap { time in
                event["amount"]?.figure.flatMap { CorporateAction(at: time, .dividend($0)) }
            }
        }
        return (splits + dividends).sorted { $0.time < $1.time }
    }

    /// An event has its time as a member, and is named by it.
    private static func time(_ event: JSON, _ name: String) -> Instant? {
        (event["date"]?.figure ?? Double(decimal: name)).flatMap { Instant(epoch: $0) }
    }

    private static func split(_ event: JSON) -> Kind? {
        if let new = event["numerator"]?.figure, let old = event["denominator"]?.figure {
            return .split(new: new, old: old)
        }
        // Some have only the text `4:1`.
        let parts = event["splitRatio"]?.line()?.split { $0 == ":" || $0 == "/" }
        guard let parts, parts.count == 2, let new = Double(decimal: String(parts[0])),
            let old = Double(decimal: String(parts[1]))
        else { return nil }
        return .split(new: new, old: old)
    }
}

extension JSON {
    fileprivate var figure: Double? { number ?? decimal }
}
