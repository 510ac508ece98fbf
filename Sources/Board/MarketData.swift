public import Market

/// All figures that are known, from whatever source.
public struct MarketData: Hashable, Sendable {
    /// Rates against the dollar by ISO code.
    public var rates: [String: Seen<Rate>] = [:]
    /// Closes per dollar by ISO code, one a trading day, oldest first.
    public var rateCloses: [String: [DailyClose]] = [:]
    /// Weekdays for which a feed of closes has none, though it has them for days before and after, by ISO code: the holidays of
    /// the banks that it asks.
    public var rateSkipped: [String: Set<Day>] = [:]
    /// Quotes by symbol.
    public var quotes: [String: Seen<Quote>] = [:]
    /// What the feed asked before the present one said, by ISO code or symbol.
    private(set) var rivals: [String: Rival] = [:]
    private var gate = Gate()

    /// Makes an empty record.
    public init() {}

    /// The dollar against itself, which no feed has to tell.
    static func dollar(_ code: String) -> Seen<Rate>? {
        guard code == "USD" else { return nil }
        return Seen(Rate(code: "USD", perDollar: 1, quotedAt: Instant(0), source: ""), .live, at: Instant(0))
    }

    /// Closes of `code` in units per one unit of `base`, on the days both have one.
    func crossCloses(_ code: String, against base: String) -> [DailyClose] {
        if base == "USD" { return rateCloses[code] ?? [] }
        let under = Dictionary((rateCloses[base] ?? []).map { ($0.day, $0.close) }) { _, last in last }
        if code == "USD" {
            return (rateCloses[base] ?? []).map { DailyClose(day: $0.day, close: 1 / $0.close) }
        }
        return (rateCloses[code] ?? []).compactMap { entry in
            under[entry.day].map { DailyClose(day: entry.day, close: entry.close / $0) }
        }
    }

    /// Days on which the cross has no close because a feed has none of one of the two.
    func crossSkipped(_ code: String, against base: String) -> Set<Day> {
        (rateSkipped[code] ?? []).union(rateSkipped[base] ?? [])
    }

    /// Takes in rates that a feed answered with. Sample rates and closes go with the first live answer.
    ///
    /// - Returns: the rates taken in; those that jump beyond belief are held back.
    mutating func merge(_ news: [Rate], _ origin: Origin, at now: Instant) -> [Rate] {
        if origin != .sample, rates.values.contains(where: { $0.origin == .sample }) {
            rates = [:]
            rateCloses = [:]
            rateSkipped = [:]
        }
        return news.filter { rate in
            let last = rates[rate.code]
            let lastOfSource = last?.value.source == rate.source ? last?.value.perDollar : nil
            guard gate.admits(rate.perDollar, of: rate.code, from: rate.source, after: lastOfSource) else {
                return false
            }
            if let last, last.origin != .sample || origin == .sample {
                if last.value.source != rate.source {
                    rivals[rate.code] = Rival(
                        source: last.value.source, value: last.value.perDollar, time: last.value.quotedAt)
                }
                close(last.value, before: rate, at: now)
            }
            rates[rate.code] = Seen(rate, origin, at: now)
            return true
        }
    }

    /// Takes in closes of past days. A feed of closes knows better than our own record of what was seen last.
    ///
    /// Beside sample rates they are passed over: half a sample would be neither.
    ///
    /// - Parameter source: the feed's kind. What a feed of closes has no row for is a bank's holiday; Yahoo's charts also have
    ///   rows without a close.
    mutating func merge(_ news: [String: [DailyClose]], from source: String, _ origin: Origin) {
        let hasAllRows = FeedKind(rawValue: source)?.list == .history
        if origin != .sample, rates.values.contains(where: { $0.origin == .sample }) { return }
        for (code, closes) in news {
            let ofWeekdays = closes.filter { $0.day.weekday < 5 }
            rateCloses[code] = DailyClose.joined(rateCloses[code] ?? [], ofWeekdays)
            if hasAllRows {
                rateSkipped[code, default: []].formUnion(DailyClose.skipped(ofWeekdays.map(\.day)))
            }
        }
    }

    /// The last rate of a day is that day's close, once a rate of a later day has come. Weekends have none.
    private mutating func close(_ last: Rate, before next: Rate, at now: Instant) {
        // A rate of a time that has not come closes no day.
        if last.quotedAt.isAhead(of: now) || next.quotedAt.isAhead(of: now) { return }
        let day = Zone.utc.local(last.quotedAt).day
        guard day < Zone.utc.local(next.quotedAt).day, day.weekday < 5 else { return }
        let known = rateCloses[last.code] ?? []
        guard known.last.map({ $0.day < day }) ?? true else { return }
        rateCloses[last.code] = known + [DailyClose(day: day, close: last.perDollar)]
    }

    /// Takes in quotes that a feed answered with. Sample quotes go with the first live answer.
    ///
    /// A quote without a price keeps the last price there was, with that price's own time, origin and
    /// source. Closes are joined by day: a feed of one day's close takes nothing from the month before.
    ///
    /// - Returns: where those stand in `news` that are held back, for their price jumps beyond belief.
    mutating func merge(_ news: ArraySlice<Quote>, _ origin: Origin, at now: Instant) -> [Int] {
        if origin != .sample, hasSampleQuotes { quotes = [:] }
        return news.indices.filter { place in
            let quote = news[place]
            let last = quotes[quote.symbol]
            let lastOfSource = last?.value.source == quote.source ? last?.value.price : nil
            if let price = quote.price,
                !gate.admits(price, of: quote.symbol, from: quote.source, after: lastOfSource)
            {
                return true
            }
            if let last, last.value.source != quote.source, quote.price != nil, let price = last.value.price,
                let time = last.value.time, last.origin != .sample
            {
                rivals[quote.symbol] = Rival(source: last.value.source, value: price, time: time)
            }
            quotes[quote.symbol] =
                last.map { merged(quote, into: $0, origin, at: now) } ?? Seen(quote, origin, at: now)
            return false
        }
    }

    /// Whether the quotes are the sample's: all are, or none, since the first live one takes the place of all.
    var hasSampleQuotes: Bool { quotes.values.first?.origin == .sample }

    private func merged(_ quote: Quote, into last: Seen<Quote>, _ origin: Origin, at now: Instant) -> Seen<
        Quote
    > {
        var merged = quote
        merged.name = quote.name ?? last.value.name
        merged.currency = quote.currency ?? last.value.currency
        if quote.kind == .unknown { merged.kind = last.value.kind }
        // Short answers leave the zone out; UTC stands in for what the symbol does not tell.
        if quote.zone == "UTC" { merged.zone = last.value.zone }
        // A feed that has an older price knows nothing of the trial that another told.
        merged.trial = quote.trial ?? (quote.price == nil ? nil : last.value.trial)
        merged.closes = DailyClose.joined(last.value.closes, quote.closes)
        merged.skipped = DailyClose.joinedDays(last.value.skipped, quote.skipped)
        if quote.stated.isEmpty, quote.source == last.value.source { merged.stated = last.value.stated }
        guard quote.price == nil, last.value.price != nil else { return Seen(merged, origin, at: now) }
        merged.price = last.value.price
        merged.time = last.value.time
        merged.today = last.value.today
        merged.source = last.value.source
        return Seen(merged, last.origin, at: last.at)
    }
}
