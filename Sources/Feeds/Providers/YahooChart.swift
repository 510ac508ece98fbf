import CivilTime
import Market

/// Every trap has been seen in recordings: nulls anywhere, rows of nulls, no `timestamp` at all, today twice,
/// lists of different lengths.
struct YahooChart {
    private let result: YahooAnswer.Chart

    init(_ body: [UInt8]) throws(FeedFailure.Cause) {
        let answer = try YahooAnswer.read(body)
        let envelope = answer["chart"]?.object ?? answer["finance"]
        guard let chart = envelope?["result"]?.elements?.lazy.compactMap(YahooAnswer.Chart.init).first else {
            if envelope?["error"]?["code"]?.line() == "Not Found" { throw .unknownSymbol }
            throw .malformed(.said(YahooAnswer.complaint(in: envelope) ?? "no chart in it"))
        }
        result = chart
    }

    init(_ chart: YahooAnswer.Chart) {
        result = chart
    }

    func quote(of symbol: Symbol) throws(FeedFailure.Cause) -> Quote {
        let meta = result.meta
        if meta?.symbol == nil { throw .malformed("it does not tell its symbol") }
        try check(symbol)
        let kind = kind(of: symbol)
        let bars = result.bars.filter { kind.allows($0.close) }
        var price = meta?.price.flatMap { kind.allows($0) ? $0 : nil }
        var time = meta?.time
        if price == nil || time == nil {
            price = bars.last?.close
            time = bars.last?.time
        }
        let zone = self.zone(of: symbol, at: time)
        var quote = Quote(
            symbol: symbol, name: meta?.longName ?? meta?.shortName, currency: meta?.currency,
            kind: kind, price: price, time: time, zone: zone.name, source: .yahoo, session: meta?.session)
        switch Granularity(meta?.granularity) {
        case .daily:
            quote.closes = Self.dailyCloses(bars, in: zone)
            quote.skipped = DailyClose.skipped(Set(result.rowTimes.map { zone.local($0).day }))
        case .intraday:
            // The last bar of an earlier day need not be that day's close.
            quote.today = bars.filter { zone.local($0.time).day == quote.day }.map(\.close)
        case .coarse:
            break
        }
        return quote
    }

    /// A quote from a chart of a few hours' or days' bars, which has no day's close. The price is the newer
    /// of the last bar's and the chart's own.
    func shortQuote(of symbol: Symbol) throws(FeedFailure.Cause) -> Quote {
        try check(symbol)
        let meta = result.meta
        let kind = kind(of: symbol)
        let bars = result.bars.filter { kind.allows($0.close) }
        var price = bars.last?.close
        var time = bars.last?.time
        if let toldPrice = meta?.price, kind.allows(toldPrice), let toldTime = meta?.time,
            time.map({ $0 <= toldTime }) ?? true
        {
            (price, time) = (toldPrice, toldTime)
        }
        let zone = self.zone(of: symbol, at: time)
        var quote = Quote(
            symbol: symbol, name: meta?.longName ?? meta?.shortName, currency: meta?.currency,
            kind: kind, price: price, time: time, zone: zone.name, source: .yahoo, session: meta?.session)
        quote.today = bars.filter { zone.local($0.time).day == quote.day }.map(\.close)
        return quote
    }

    private func kind(of symbol: Symbol) -> Instrument {
        let told = result.meta?.kind ?? .unknown
        return told == .unknown ? Instrument(symbol: symbol) : told
    }

    private func check(_ symbol: Symbol) throws(FeedFailure.Cause) {
        if let told = result.meta?.symbol, !Self.isSame(told, symbol.text) {
            throw .malformed("it is about \(told)")
        }
    }

    /// Yahoo shortens a pair with the dollar: for `USDTWD=X` it answers about `TWD=X`.
    private static func isSame(_ told: String, _ asked: String) -> Bool {
        let told = told.uppercased()
        let asked = asked.uppercased()
        return told == asked || (asked.hasSuffix("=X") && "USD" + told == asked)
    }

    /// Closes by the exchange's days, oldest first. Today may come twice, first without a close.
    private static func dailyCloses(_ bars: [YahooAnswer.Bar], in zone: Zone) -> [DailyClose] {
        var closes: [DailyClose] = []
        for bar in bars {
            let day = zone.local(bar.time).day
            if closes.last?.day == day { closes.removeLast() }
            closes.append(DailyClose(day: day, close: bar.close))
        }
        return closes
    }

    private func zone(of symbol: Symbol, at time: Instant?) -> Zone {
        if let zone = result.meta?.zone.flatMap({ Zone($0) }) { return zone }
        let usual = Zone(Exchange.zone(of: symbol)) ?? .utc
        guard let offset = result.meta?.offset, let time, usual.offset(at: time) != offset else {
            return usual
        }
        // These names have the opposite sign, by POSIX's custom.
        guard offset.isMultiple(of: 3600),
            let fixed = Zone("Etc/GMT\(offset > 0 ? "-" : "+")\(abs(offset) / 3600)")
        else { return usual }
        return fixed
    }
}

private enum Granularity {
    case intraday, daily, coarse

    init(_ text: String?) {
        switch text {
        case nil, "1d": self = .daily
        case let text? where text.hasSuffix("m") || text.hasSuffix("h"): self = .intraday
        default: self = .coarse
        }
    }
}

extension Instrument {
    fileprivate func allows(_ price: Double) -> Bool { price > 0 || canBeNegative }
}

/// Past rates from charts of `USDTWD=X` and its like, one a request. No feed of the settings: Yahoo as a feed
/// of stocks stands in for what no feed of past rates gave.
struct YahooPast: Provider {
    let kind = FeedID.yahoo
    /// The close of a day does not change, and a pair that is unknown now will not be known in a minute.
    let manners = Manners(spacing: Yahoo().manners.spacing, floor: .seconds(3600))
    /// One unusable chart of a pair says nothing of quotes.
    let asksOneByOne = true
    /// Currencies in a round, so that stocks do not wait long behind them.
    static let most = 5

    func question(about code: CurrencyCode, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address, code != .usd else { return nil }
        let symbol = Symbol(dollarIn: code)
        return Yahoo.chart(of: symbol, at: base).map { Question(address: .web($0), symbols: [symbol]) }
    }

    func cause(ofStatus status: Int) -> FeedFailure.Cause { Yahoo().cause(ofStatus: status) }

    /// `today` is the day in London, by which Yahoo counts; its bar is still growing and is left out.
    func past(of code: CurrencyCode, in body: [UInt8], today: Day) throws(FeedFailure.Cause) -> RatePast {
        let quote = try YahooChart(body).quote(of: Symbol(dollarIn: code))
        // The last hours of a Sunday may come as a separate day, which no bank counts.
        return RatePast(code: code, closes: quote.closes.filter { $0.day < today && $0.day.weekday < 5 })
    }
}
