import CivilTime
import Market

/// The bars of a chart, as Yahoo sends it.
struct YahooBars {
    private let kind: Instrument
    private let span: Int
    /// The stretches before and after the sessions; told only where bars of them were asked for.
    private let outside: [(session: Bar.Session, times: Range<Int>)]

    /// Reads the bars of `symbol` in a body, oldest first.
    ///
    /// The last row of a chart is often the price of this moment, off the grid of the others; it is folded into the bar that
    /// is still growing.
    ///
    /// - Throws: what `YahooChart` throws.
    static func bars(of symbol: Symbol, in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Bar> {
        // Its symbol and envelope are checked as a quote's are.
        _ = try YahooChart(body).quote(of: symbol)
        let answer = try YahooAnswer.read(body)
        guard let chart = answer["chart"]?["result"]?.elements?.lazy.compactMap(\.object).first else {
            throw .malformed("no chart in it")
        }
        let reader = YahooBars(symbol, chart["meta"])
        let rows = reader.rows(chart)
        var decoded = Decoded(bars: rows)
        decoded.figures = reader.folded(decoded.figures)
        return decoded
    }

    private init(_ symbol: Symbol, _ meta: JSON?) {
        kind = Instrument(symbol: symbol)
        span = Self.span(of: meta?["dataGranularity"]?.text)
        let periods = meta?["tradingPeriods"]?.object
        func times(_ list: JSON?, _ session: Bar.Session) -> [(Bar.Session, Range<Int>)] {
            (list?.elements.map(Array.init) ?? []).flatMap { $0.elements.map(Array.init) ?? [] }.compactMap {
                guard let start = $0["start"]?.instant, let end = $0["end"]?.instant, start < end else {
                    return nil
                }
                return (session, start.seconds..<end.seconds)
            }
        }
        outside = times(periods?["pre"], .before) + times(periods?["post"], .after)
    }

    /// One entry a row that has a close; nil where it is not sound. Rows of nulls are no bars, and no fault.
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
        bars.reduce(into: []) { folded, bar in
            guard var last = folded.last, last.session == bar.session, bar.start - last.start < span else {
                return folded.append(bar)
            }
            (last.high, last.low, last.close) = (max(last.high, bar.high), min(last.low, bar.low), bar.close)
            last.volume = [last.volume, bar.volume].compactMap(\.self).max()
            folded[folded.count - 1] = last
        }
    }

    /// The least seconds between the starts of two bars: a little less than the interval where days and months differ.
    private static func span(of granularity: String?) -> Int {
        switch granularity {
        case "1m": 60
        case "2m": 120
        case "5m": 300
        case "15m": 900
        case "30m": 1800
        case "60m", "1h": 3600
        case "90m": 5400
        case "1wk": 6 * 86_400
        case "1mo": 27 * 86_400
        case "3mo": 88 * 86_400
        default: 22 * 3600
        }
    }
}
