import CivilTime
import Glibc
import Market

struct JSONFeedProvider {
    let feed: JSONFeed
    /// The current time, for answers without one.
    var now: @Sendable () -> Instant = { Instant(time(nil)) }

    init(_ feed: JSONFeed) { self.feed = feed }

    private static let longestQuote = 200

    private func question(
        _ template: FeedTemplate, symbols: [Symbol] = [], names: [String] = [], days: ClosedRange<Day>? = nil
    ) -> Question? {
        let today = Zone.utc.local(now()).day
        let text = template.filled(
            symbols: names.map(WebAddress.encoded), days: days ?? today...today, today: today)
        return (try? FeedAddress(text, allowsFiles: true)).map { Question(address: $0, symbols: symbols) }
    }

    /// Requests events from today to the end of what is shown.
    func question(aheadIn template: FeedTemplate) -> Question? {
        let today = Zone.utc.local(now()).day
        return question(template, days: today...(today + MarketEvent.window.after))
    }

    func reading(_ table: JSONFeed.Table, _ body: [UInt8]) throws(FeedFailure.Cause) -> FeedReading {
        let root: JSON
        do throws(FeedFailure.Cause) { root = try JSON(body) } catch {
            throw Self.malformed("it is no JSON", body)
        }
        if let cause = refusal(in: root, status: nil) { throw cause }
        return try FeedReading(feed, table, root) { Self.malformed($0, body) }
    }

    private static func malformed(_ problem: String, _ body: [UInt8]) -> FeedFailure.Cause {
        let start = String(decoding: body.prefix(4 * longestQuote), as: UTF8.self)
        let quote = CleanText.line(start, limit: longestQuote) ?? ""
        return .malformed(.said("\(problem); the answer begins: \(quote)"))
    }

    /// The error that an answer reports, by the description's `errors`; nil if it reports none.
    private func refusal(in root: JSON?, status: Int?) -> FeedFailure.Cause? {
        for refusal in feed.refusals {
            if let wanted = refusal.status, wanted != status { continue }
            var said: String?
            if let path = refusal.path {
                let found = root.flatMap { path.values(in: $0) }?.first { !$0.value.isNull }
                guard let value = found?.value, value.plainText != "false" || value.text != nil else {
                    continue
                }
                said = value.plainText
                guard refusal.texts.isEmpty || said.map(refusal.texts.contains) ?? false else { continue }
            }
            switch refusal.meaning {
            case .tooManyRequests: return .tooManyRequests(retryAfter: 0)
            case .unknownSymbol: return .unknownSymbol
            case .refused: if let status { return .status(status) }
            case .failed: break
            }
            return .malformed(
                .said(said.flatMap { CleanText.line($0, limit: 200) } ?? refusal.meaning.rawValue))
        }
        return nil
    }
}

extension JSONFeedProvider: Provider {
    var kind: FeedID { feed.name }
    var readsFiles: Bool { true }
    var asksOneByOne: Bool { feed.asksOneByOne }
    var fields: [HTTPField] { feed.headers.map { HTTPField(name: $0.name, value: $0.value.description) } }

    var manners: Manners {
        let limits = feed.limits
        var manners = Manners(
            spacing: .seconds(1), floor: .seconds(limits.every), budget: limits.perHour, perDay: limits.perDay
        )
        if let most = limits.perMinute { manners.spacing = .milliseconds((60_000 + most - 1) / most) }
        return manners
    }

    func cause(ofStatus status: Int, _ body: [UInt8]) -> FeedFailure.Cause {
        refusal(in: try? JSON(body), status: status) ?? .status(status)
    }
}

extension JSONFeedProvider: RateProvider {
    func question(aboutRatesTo address: FeedAddress) -> Question? { question(feed.table.url) }

    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate> {
        let (reading, now) = (try reading(feed.table, body), now())
        var decoded = Decoded<Rate>(figures: [])
        var told: [BaseRate] = []
        for row in reading.rows {
            guard let code = reading.currency(row) else { continue }
            guard let price = reading.price(.price, row)?.ifPositive,
                let time = reading.time(row, now: now, in: .utc, of: nil)
            else {
                decoded.dropped += 1
                continue
            }
            told.append(BaseRate(code: code, base: reading.base(row), price: price, time: time))
        }
        for rate in told.perDollar {
            decoded.figures.append(
                Rate(code: rate.code, perDollar: rate.price, quotedAt: rate.time, source: kind))
        }
        try reading.check([.symbol, .price], hasFigures: !decoded.figures.isEmpty)
        if decoded.figures.isEmpty { throw Self.malformed("no rates in it", body) }
        decoded.figures.sort { $0.code < $1.code }
        return decoded
    }
}

private struct BaseRate {
    var code: CurrencyCode
    var base: CurrencyCode
    /// Units of `code` for one of `base`.
    var price: Double
    var time: Instant
}

extension [BaseRate] {
    /// Rates per dollar, each once; for another base, only those of which the answer has the dollar too.
    fileprivate var perDollar: [BaseRate] {
        let dollars = filter { $0.code == .usd }
        func dollar(of rate: BaseRate) -> BaseRate? {
            dollars.first { $0.base == rate.base && $0.time == rate.time }
                ?? dollars.first { $0.base == rate.base }
        }
        var seen: Set<CurrencyCode> = [.usd]
        var rates: [BaseRate] = []
        for var rate in self {
            if rate.base != .usd {
                guard let dollar = dollar(of: rate) else { continue }
                if seen.insert(rate.base).inserted {
                    rates.append(
                        BaseRate(code: rate.base, base: .usd, price: 1 / dollar.price, time: dollar.time))
                }
                rate.price /= dollar.price
                rate.time = Swift.min(rate.time, dollar.time)
            }
            guard rate.price.isFinite, rate.price > 0, seen.insert(rate.code).inserted else { continue }
            rates.append(rate)
        }
        return rates
    }
}

extension JSONFeedProvider: PastRateProvider {
    func question(about codes: [CurrencyCode], since: Day, to address: FeedAddress) -> Question? {
        let names = Set(codes).subtracting([.usd]).map(\.text).sorted()
        let today = Zone.utc.local(now()).day
        guard !names.isEmpty else { return nil }
        return question(
            feed.table.url, names: names.map(feed.theirs), days: Swift.min(since, today)...today)
    }

    func pastRates(of codes: [CurrencyCode], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<RatePast>
    {
        let reading = try reading(feed.table, body)
        var byDay: [Day: [BaseRate]] = [:]
        var dropped = 0
        for row in reading.rows {
            guard let code = reading.currency(row) else { continue }
            guard let day = reading.day(row, in: .utc), let close = reading.price(.close, row)?.ifPositive
            else {
                dropped += 1
                continue
            }
            byDay[day, default: []].append(
                BaseRate(
                    code: code, base: reading.base(row), price: close, time: Instant(day.number * 86_400)))
        }
        try reading.check([.symbol, .day, .close], hasFigures: !byDay.isEmpty)
        let wanted = Set(codes)
        let closes = byDay.flatMap { day, rates in
            rates.perDollar.filter { wanted.contains($0.code) }.map {
                (code: $0.code, close: DailyClose(day: day, close: $0.price))
            }
        }
        return Decoded(closes, dropped: dropped)
    }
}

extension JSONFeedProvider: BarProvider {
    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        let (served, places) = (symbols.filter(feed.serves), feed.table.url.places)
        if served.isEmpty { return [] }
        let size = places.contains(.symbol) ? 1 : places.contains(.symbols) ? feed.batch : served.count
        return served.batches(of: size).compactMap { batch in
            question(feed.table.url, symbols: batch, names: batch.map { feed.theirs(of: $0.text) })
        }
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let reading: FeedReading
        do throws(FeedFailure.Cause) { reading = try self.reading(feed.table, body) } catch {
            // Of several, none says more than that the others are not there either.
            if error == .unknownSymbol, symbols.count > 1 { return Decoded(figures: []) }
            throw error
        }
        var wanted = Dictionary(symbols.map { (feed.theirs(of: $0.text).lowercased(), $0) }) { first, _ in
            first
        }
        let isNamed = feed.table.fields[.symbol] != nil
        var decoded = Decoded<Quote>(figures: [])
        for row in reading.rows {
            let symbol: Symbol
            if isNamed {
                guard let name = reading.text(.symbol, row) else {
                    decoded.dropped += 1
                    continue
                }
                guard let ours = wanted.removeValue(forKey: name.lowercased()) else { continue }
                symbol = ours
            } else {
                guard let first = symbols.first,
                    wanted.removeValue(forKey: feed.theirs(of: first.text).lowercased()) != nil
                else { continue }
                symbol = first
            }
            decoded.add(quote(of: symbol, row, reading))
        }
        try reading.check((isNamed ? [.symbol] : []) + [.price], hasFigures: !decoded.figures.isEmpty)
        return decoded
    }

    private func quote(of symbol: Symbol, _ row: FeedReading.Row, _ reading: FeedReading) -> Quote? {
        let (kind, zone) = (Instrument(symbol: symbol), Self.zone(of: symbol))
        func isPrice(_ number: Double) -> Bool { number.ifPrice != nil && (number > 0 || kind.canBeNegative) }
        guard let price = reading.price(.price, row), isPrice(price),
            let time = reading.time(row, now: now(), in: zone, of: symbol)
        else { return nil }
        let inCoin = kind == .coin ? symbol.text.split(separator: "-").last.map(String.init) : nil
        var quote = Quote(
            symbol: symbol, name: reading.line(.name, row),
            currency: reading.text(.currency, row).flatMap { CleanText.line($0, limit: 8) } ?? inCoin,
            kind: kind,
            price: price, time: time, zone: zone.name, today: reading.prices(.line, row).filter(isPrice),
            source: self.kind)
        if let close = reading.price(.previousClose, row), isPrice(close),
            let day = reading.hasField(.previousDay)
                ? reading.previousDay(row, in: zone) : quote.sessionBefore
        {
            quote.stated[.d1] = DailyClose(day: day, close: close)
        }
        return quote
    }

    /// UTC stands in should the system know fewer zones than the table.
    private static func zone(of symbol: Symbol) -> Zone { Zone(Exchange.zone(of: symbol)) ?? .utc }

    func questions(aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress)
        -> [BarQuestion]
    {
        guard let table = feed.bars, feed.serves(key.symbol), key.interval == feed.barInterval else {
            return []
        }
        let first = Zone.utc.local(span.lowerBound).day
        let last = Swift.max(first, Zone.utc.local(span.upperBound + -1).day)
        let question = question(
            table.url, symbols: [key.symbol], names: [feed.theirs(of: key.symbol.text)], days: first...last)
        return question.map { [BarQuestion(question: $0, span: span)] } ?? []
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        guard let table = feed.bars else { throw .malformed("it has no bars") }
        let reading = try reading(table, body)
        let (kind, zone) = (Instrument(symbol: key.symbol), Self.zone(of: key.symbol))
        var currency: String?
        let bars = Decoded<Bar>(
            bars: reading.rows.map { row in
                currency = currency ?? reading.text(.currency, row).flatMap { CleanText.line($0, limit: 8) }
                guard let start = reading.barStart(row, in: zone, isCoin: kind == .coin),
                    let open = reading.price(.open, row), let high = reading.price(.high, row),
                    let low = reading.price(.low, row), let close = reading.price(.close, row),
                    min(open, high, low, close) > 0 || kind.canBeNegative
                else { return nil }
                return Bar(
                    start: start, open: open, high: high, low: low, close: close,
                    volume: reading.number(.volume, row))
            })
        try reading.check([.open, .high, .low, .close], hasFigures: !bars.figures.isEmpty)
        return ToldBars(bars: bars, kind: kind, currency: currency, zone: zone.name)
    }
}

extension Quote {
    /// The last session before the price's day; nil unless the calendar is certain of both.
    var sessionBefore: Day? {
        guard var day, venue.hasClose(on: day) == true else { return nil }
        for _ in 0..<10 {
            day = day + -1
            guard let hasClose = venue.hasClose(on: day) else { return nil }
            if hasClose { return day }
        }
        return nil
    }
}
