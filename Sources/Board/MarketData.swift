public import Market

/// All figures that are known, from whatever source.
public struct MarketData: Hashable, Sendable {
    /// Rates against the dollar by ISO code.
    public var rates: [String: Seen<Rate>] = [:]
    /// Closes per dollar by ISO code, one a trading day, oldest first.
    public var rateCloses: [String: [DailyClose]] = [:]
    /// Quotes by symbol.
    public var quotes: [String: Seen<Quote>] = [:]

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

    /// Takes in rates that a feed answered with. Sample rates and closes go with the first live answer.
    mutating func merge(_ news: [Rate], _ origin: Origin, at now: Instant) {
        if origin != .sample, rates.values.contains(where: { $0.origin == .sample }) {
            rates = [:]
            rateCloses = [:]
        }
        for rate in news {
            if let last = rates[rate.code], last.origin == origin || last.origin == .cached {
                close(last.value, before: rate)
            }
            rates[rate.code] = Seen(rate, origin, at: now)
        }
    }

    /// Takes in closes of past days. A feed of closes knows better than our own record of what was seen last.
    ///
    /// Beside sample rates they are passed over: half a sample would be neither.
    mutating func merge(_ news: [String: [DailyClose]], _ origin: Origin) {
        if origin != .sample, rates.values.contains(where: { $0.origin == .sample }) { return }
        for (code, closes) in news {
            var byDay = Dictionary((rateCloses[code] ?? []).map { ($0.day, $0.close) }) { _, last in last }
            for entry in closes where entry.day.weekday < 5 { byDay[entry.day] = entry.close }
            rateCloses[code] = byDay.map { DailyClose(day: $0.key, close: $0.value) }.sorted {
                $0.day < $1.day
            }
        }
    }

    /// The last rate of a day is that day's close, once a rate of a later day has come. Weekends have none.
    private mutating func close(_ last: Rate, before next: Rate) {
        let day = Zone.utc.local(last.quotedAt).day
        guard day < Zone.utc.local(next.quotedAt).day, day.weekday < 5 else { return }
        let known = rateCloses[last.code] ?? []
        guard known.last.map({ $0.day < day }) ?? true else { return }
        rateCloses[last.code] = known + [DailyClose(day: day, close: last.perDollar)]
    }

    /// Takes in quotes that a feed answered with. Sample quotes go with the first live answer.
    ///
    /// A quote without a price keeps the last price there was, with that price's own time, origin and
    /// source; one without closes keeps the closes.
    mutating func merge(_ news: [Quote], _ origin: Origin, at now: Instant) {
        if origin != .sample, quotes.values.contains(where: { $0.origin == .sample }) { quotes = [:] }
        for quote in news {
            guard let last = quotes[quote.symbol] else {
                quotes[quote.symbol] = Seen(quote, origin, at: now)
                continue
            }
            var merged = quote
            var seen = (origin, now)
            merged.name = quote.name ?? last.value.name
            merged.currency = quote.currency ?? last.value.currency
            if quote.closes.isEmpty { merged.closes = last.value.closes }
            if quote.stated.isEmpty, quote.source == last.value.source { merged.stated = last.value.stated }
            if quote.price == nil, last.value.price != nil {
                merged.price = last.value.price
                merged.time = last.value.time
                merged.today = last.value.today
                merged.source = last.value.source
                seen = (last.origin, last.at)
            }
            quotes[quote.symbol] = Seen(merged, seen.0, at: seen.1)
        }
    }
}
