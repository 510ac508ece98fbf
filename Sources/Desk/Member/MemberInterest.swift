internal import CivilTime
internal import Market

/// The recent requests of a member's readers, and the part not read yet.
struct MemberInterest {
    /// Seconds for which a request stays current, at least.
    private static let least = 180

    struct Bars {
        var since: Day
        var end: ContinuousClock.Instant
        /// By feed: the first moment and the start of the last bar.
        var read: [FeedID: (since: Instant, last: Instant)] = [:]
    }

    private(set) var rates: ContinuousClock.Instant?
    private(set) var quotes: [Symbol: ContinuousClock.Instant] = [:]
    private(set) var closes: [CurrencyCode: (since: Day, end: ContinuousClock.Instant)] = [:]
    private(set) var kinds: [KindQuestion: ContinuousClock.Instant] = [:]
    private(set) var searches: [String: ContinuousClock.Instant] = [:]
    var bars: [BarSeries.Key: Bars] = [:]
    var fresh = Fresh()

    /// Not read on this connection yet.
    struct Fresh {
        var hasRates = false
        var quotes: Set<Symbol> = []
        var closes: [CurrencyCode: Day] = [:]
        var kinds: Set<KindQuestion> = []
        var searches: Set<String> = []

        var isEmpty: Bool {
            !hasRates && quotes.isEmpty && closes.isEmpty && kinds.isEmpty && searches.isEmpty
        }
    }

    /// Adds a request for three times `freshness` seconds. True if a part of it must be read in full.
    mutating func add(_ subject: FeedSubject, freshness: Int, at now: ContinuousClock.Instant) -> Bool {
        let end = now + .seconds(max(3 * min(freshness, 1_000_000), MemberInterest.least))
        switch subject {
        case .rates:
            if rates == nil { fresh.hasRates = true }
            rates = max(rates ?? end, end)
        case .quotes(let symbols):
            for symbol in symbols {
                if quotes[symbol] == nil { fresh.quotes.insert(symbol) }
                quotes[symbol] = max(quotes[symbol] ?? end, end)
            }
        case .pastRates(let codes, let since):
            for code in codes {
                fresh.closes[code] = min(fresh.closes[code] ?? since, since)
                let had = closes[code]
                closes[code] = (min(had?.since ?? since, since), max(had?.end ?? end, end))
            }
        case .kind(let question):
            if kinds[question] == nil { fresh.kinds.insert(question) }
            kinds[question] = max(kinds[question] ?? end, end)
        case .search(let text):
            fresh.searches.insert(text)
            searches[text] = max(searches[text] ?? end, end)
        case .bars(let query):
            let key = query.key
            let had = bars[key]
            bars[key, default: Bars(since: query.since, end: end)].end = max(had?.end ?? end, end)
            bars[key]?.since = min(had?.since ?? query.since, query.since)
        }
        return !fresh.isEmpty
    }

    mutating func expire(at now: ContinuousClock.Instant) {
        if let end = rates, end < now { rates = nil }
        quotes = quotes.filter { $0.value >= now }
        closes = closes.filter { $0.value.end >= now }
        kinds = kinds.filter { $0.value >= now }
        searches = searches.filter { $0.value >= now }
        bars = bars.filter { $0.value.end >= now }
        fresh.quotes.formIntersection(quotes.keys)
        fresh.kinds.formIntersection(kinds.keys)
    }

    /// A new connection may reach another server.
    mutating func forgetRead() {
        fresh.hasRates = rates != nil
        fresh.quotes = Set(quotes.keys)
        fresh.closes = closes.mapValues(\.since)
        fresh.kinds = Set(kinds.keys)
        for key in bars.keys { bars[key]?.read = [:] }
    }

    mutating func note(read other: MemberInterest) {
        for (key, bars) in other.bars { self.bars[key]?.read = bars.read }
        if other.fresh.hasRates { fresh.hasRates = false }
        fresh.quotes.subtract(other.fresh.quotes)
        fresh.kinds.subtract(other.fresh.kinds)
        fresh.searches.subtract(other.fresh.searches)
        for (code, day) in other.fresh.closes where fresh.closes[code].map({ $0 >= day }) ?? false {
            fresh.closes[code] = nil
        }
    }

    var lists: [FeedList] {
        FeedList.allCases.filter { list in
            switch list {
            case .rates: rates != nil
            case .stocks: !quotes.isEmpty
            case .history: !closes.isEmpty
            case .events: !kinds.isEmpty
            }
        }
    }

    func concerns(_ notice: FigureNotice) -> Bool {
        guard let items = notice.items else { return true }
        return items.contains { subject, items in
            switch subject {
            case .rate: rates != nil
            case .closes: items.contains { CurrencyCode($0).map { closes[$0] != nil } ?? false }
            case .quote: items.contains { Symbol($0).map { quotes[$0] != nil } ?? false }
            case .bars: bars.keys.contains { items.contains($0.symbol.text) }
            case .kind(let kind):
                items.contains { KindQuestion(kind, key: $0).map { kinds[$0] != nil } ?? false }
            case .unshown:
                items.contains { item in
                    rates != nil && CurrencyCode(item) != nil
                        || Symbol(item).map { quotes[$0] != nil } ?? false
                }
            case .found: false
            case .failures, .leftOut, .done: true
            case .alerts: false
            }
        }
    }
}
