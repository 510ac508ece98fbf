package import CivilTime
package import Market
package import Money

/// All known figures, from whatever source.
package struct MarketData: Hashable, Sendable {
    package var rates: [CurrencyCode: Seen<Rate>] = [:]
    /// Per dollar, one a trading day, oldest first.
    package var rateCloses: [CurrencyCode: [DailyClose]] = [:]
    /// Weekdays without a close from a feed that has closes before and after: bank holidays.
    package var rateSkipped: [CurrencyCode: Set<Day>] = [:]
    package var quotes: [Symbol: Seen<Quote>] = [:]
    package var past = PastCloses()
    package var names = StockNames.readable("en")
    package var paces: [FeedID: FeedPace] = [:]
    package private(set) var unshown: [UnshownFigure] = []
    private(set) var rateDisagreements: [CurrencyCode: Disagreement] = [:]
    private(set) var quoteDisagreements: [Symbol: Disagreement] = [:]

    package init() {}

    /// Seconds between requests, the settings' `refresh` at least.
    package func pace(of source: FeedID?, refresh: Int) -> Int {
        max(refresh, source.flatMap { paces[$0]?.interval } ?? 0)
    }

    package var heldBack: [UnshownFigure] {
        unshown.filter { $0.key.reason == .unconfirmed }.sorted {
            ($0.key.subject.text, $0.key.source) < ($1.key.subject.text, $1.key.source)
        }
    }

    /// A figure that waits for a second answer labels the shown one: its feed no longer stands by that.
    package mutating func hold(_ figures: [UnshownFigure]) {
        unshown = figures
        (rateDisagreements, quoteDisagreements) = ([:], [:])
        for figure in figures.sorted(by: { $0.arrived < $1.arrived }) {
            switch (figure.key.reason, figure.key.subject) {
            case (.unconfirmed, _): break
            case (.otherFeed, .rate(let code)), (.disputed, .rate(let code)):
                rateDisagreements[code] = Disagreement(figure)
            case (.otherFeed, .stock(let symbol)), (.disputed, .stock(let symbol)):
                quoteDisagreements[symbol] = Disagreement(figure)
            }
        }
        labelDoubted()
    }

    /// Marks figures that came no later than one that waits for a second answer.
    private mutating func labelDoubted() {
        for figure in unshown where figure.key.reason == .unconfirmed {
            switch figure.key.subject {
            case .rate(let code): if let at = rates[code]?.at, at <= figure.arrived { rates[code]?.label() }
            case .stock(let symbol):
                if let at = quotes[symbol]?.at, at <= figure.arrived { quotes[symbol]?.label() }
            }
        }
    }

    /// The first live ones remove sample rates and closes; live closes next to sample rates are dropped.
    package mutating func adoptRates(_ known: Known) {
        if known.rates.contains(where: { $0.origin != .sample }) { dropSampleRates() }
        for seen in known.rates where !seen.isKnown(as: rates[seen.value.code]) {
            rates[seen.value.code] = seen
        }
        labelDoubted()
        if hasSampleRates, known.rates.isEmpty { return }
        rateCloses.merge(known.rateCloses) { $1 }
        rateSkipped.merge(known.rateSkipped) { $1 }
    }

    /// The first live quote removes sample quotes.
    package mutating func adopt(_ quotes: [Seen<Quote>]) {
        if hasSampleQuotes, quotes.contains(where: { $0.origin != .sample }) { self.quotes = [:] }
        for seen in quotes {
            if seen.isKnown(as: self.quotes[seen.value.symbol]) {
                // It comes another way than the quote.
                self.quotes[seen.value.symbol]?.value.extended = seen.value.extended
            } else {
                self.quotes[seen.value.symbol] = seen
            }
        }
        labelDoubted()
    }

    package var hasSampleRates: Bool { rates.values.contains { $0.origin == .sample } }

    /// All are or none: the first live quote replaces all.
    package var hasSampleQuotes: Bool { quotes.values.first?.origin == .sample }

    mutating func dropSampleRates() {
        if hasSampleRates { (rates, rateCloses, rateSkipped) = ([:], [:], [:]) }
    }

    package static func dollar(_ code: CurrencyCode) -> Seen<Rate>? {
        guard code == .usd else { return nil }
        let rate = Rate(code: code, perDollar: 1, quotedAt: Instant(0), source: .program)
        return Seen(rate, .live, at: Instant(0))
    }

    package func dollarRate(_ leg: RateLeg) -> DollarRate? {
        switch leg {
        case .currency(let code):
            return (rates[code] ?? MarketData.dollar(code)).map {
                DollarRate(leg, $0.map(\.perDollar), $0.value.quotedAt, $0.value.source)
            }
        case .asset(let asset):
            guard let seen = quotes[asset.symbol], seen.value.currency == CurrencyCode.usd.text,
                let price = seen.value.price, price > 0, let time = seen.value.time
            else { return nil }
            return DollarRate(leg, seen.map { _ in 1 / price }, time, seen.value.source)
        }
    }

    func dollarDisagreement(_ leg: RateLeg) -> Disagreement? {
        switch leg {
        case .currency(let code): return rateDisagreements[code]
        case .asset(let asset):
            guard var other = quoteDisagreements[asset.symbol], other.value > 0 else { return nil }
            other.value = 1 / other.value
            return other
        }
    }

    private func dollarCloses(_ leg: RateLeg) -> [DailyClose] {
        switch leg {
        case .currency(let code): rateCloses[code] ?? []
        case .asset(let asset):
            (quotes[asset.symbol]?.value.closes ?? []).filter { $0.close > 0 }
                .map { DailyClose(day: $0.day, close: 1 / $0.close) }
        }
    }

    /// On the days when both sides have one.
    package func crossCloses(_ pair: RatePair) -> [DailyClose] {
        if pair.base == .usd { return dollarCloses(pair.code) }
        let base = dollarCloses(pair.base)
        if pair.code == .usd { return base.map { DailyClose(day: $0.day, close: 1 / $0.close) } }
        let under = Dictionary(base.map { ($0.day, $0.close) }) { _, last in last }
        return dollarCloses(pair.code).compactMap { entry in
            under[entry.day].map { DailyClose(day: entry.day, close: entry.close / $0) }
        }
    }

    /// Days when a feed has no close for one of the sides.
    func crossSkipped(_ pair: RatePair) -> Set<Day> {
        [pair.base, pair.code].reduce(into: []) { days, leg in
            switch leg {
            case .currency(let code): days.formUnion(rateSkipped[code] ?? [])
            case .asset(let asset): days.formUnion(quotes[asset.symbol]?.value.skipped ?? [])
            }
        }
    }
}

/// The dollar in a side of a rate, with its feed and time.
package struct DollarRate: Hashable, Sendable {
    package let leg: RateLeg
    package let perDollar: Double
    package let quotedAt: Instant
    package let source: FeedID
    package let arrived: Instant
    package let origin: Origin

    fileprivate init(_ leg: RateLeg, _ seen: Seen<Double>, _ quotedAt: Instant, _ source: FeedID) {
        (self.leg, self.quotedAt, self.source) = (leg, quotedAt, source)
        (perDollar, origin, arrived) = (seen.value, seen.origin, seen.at)
    }
}

extension Seen {
    fileprivate func map<Other>(_ transform: (Value) -> Other) -> Seen<Other> {
        Seen<Other>(transform(value), origin, at: at)
    }
}

extension Seen {
    /// Marks a figure as kept from an earlier answer: its feed no longer stands by it.
    mutating func label() {
        if origin == .live { origin = .cached }
    }
}

extension Disagreement {
    init(_ figure: UnshownFigure) {
        self.init(
            source: figure.key.source, value: figure.value, time: figure.time,
            isDisputed: figure.key.reason == .disputed)
    }
}

extension Seen {
    /// A figure of an earlier request that `last` already answers in this run.
    fileprivate func isKnown(as last: Seen?) -> Bool {
        origin == .cached && last?.origin == .live && last?.at == at
    }
}

extension MarketData {
    /// Rates and last prices; closes are of the past and stay.
    package func supposing(_ scenario: Scenario, home: CurrencyCode) -> MarketData {
        var supposed = self
        // Other feeds' figures are of the real ones.
        (supposed.rateDisagreements, supposed.quoteDisagreements) = ([:], [:])
        let now = rates.compactMapValues { Rational($0.value.perDollar) }
        let changed = scenario.rates(now, home: home)
        for code in rates.keys {
            supposed.rates[code]?.origin = .whatIf
            if let rate = changed[code], rate != now[code] {
                supposed.rates[code]?.value.perDollar = rate.nearest
            }
        }
        for (symbol, seen) in quotes {
            supposed.quotes[symbol]?.origin = .whatIf
            supposed.quotes[symbol]?.value.price = seen.value.price.map { scenario.price($0, of: symbol) }
        }
        return supposed
    }
}
