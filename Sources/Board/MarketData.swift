public import CivilTime
public import Market

/// All figures that are known, from whatever source.
public struct MarketData: Hashable, Sendable {
    /// Rates against the dollar.
    public var rates: [CurrencyCode: Seen<Rate>] = [:]
    /// Closes per dollar, one a trading day, oldest first.
    public var rateCloses: [CurrencyCode: [DailyClose]] = [:]
    /// Weekdays for which a feed of closes has none, though it has them for days before and after: the holidays of the
    /// banks that it asks.
    public var rateSkipped: [CurrencyCode: Set<Day>] = [:]
    /// Quotes of stocks.
    public var quotes: [Symbol: Seen<Quote>] = [:]
    private(set) var rateDisagreements: [CurrencyCode: Disagreement] = [:]
    private(set) var quoteDisagreements: [Symbol: Disagreement] = [:]
    /// The feeds that the settings name, the preferred ones first.
    var feeds: [FeedID]
    /// Seconds after which a figure is no longer fresh, by list.
    var patience: [FeedList: Int]
    private var filter = JumpFilter()
    /// The figures of other feeds that have changed since `takeUnshown`.
    private var changed: [UnshownFigure.Key: UnshownFigure?] = [:]

    /// Makes an empty record.
    public init(feeds: [FeedID] = [], patience: [FeedList: Int] = [:]) {
        (self.feeds, self.patience) = (feeds, patience)
    }

    /// The figures that wait for a second answer.
    public var heldBack: [UnshownFigure] {
        filter.held.values.sorted {
            ($0.key.subject.text, $0.key.source) < ($1.key.subject.text, $1.key.source)
        }
    }

    mutating func holdBack(_ figures: [UnshownFigure]) {
        for figure in figures.sorted(by: { $0.arrived < $1.arrived }) {
            switch figure.key.reason {
            case .unconfirmed: filter.holdBack(figure)
            case .otherFeed, .disputed:
                let disagreement = Disagreement(
                    source: figure.key.source, value: figure.value, time: figure.time,
                    isDisputed: figure.key.reason == .disputed)
                switch figure.key.subject {
                case .rate(let code): rateDisagreements[code] = disagreement
                case .stock(let symbol): quoteDisagreements[symbol] = disagreement
                }
            }
        }
    }

    /// The changes since the last call among the figures that are not shown, nil for those that are gone.
    mutating func takeUnshown() -> [UnshownFigure.Key: UnshownFigure?] {
        defer { changed = [:] }
        return filter.takeChanges().merging(changed) { $1 }
    }

    /// Whether the shown figure's feed comes before another in the settings.
    private func isPreferred(_ shown: FeedID, to other: FeedID) -> Bool {
        guard shown != other, let place = feeds.firstIndex(of: shown) else { return false }
        return feeds.firstIndex(of: other).map { place < $0 } ?? true
    }

    /// The dollar against itself, which no feed has to tell.
    static func dollar(_ code: CurrencyCode) -> Seen<Rate>? {
        guard code == .usd else { return nil }
        let rate = Rate(code: code, perDollar: 1, quotedAt: Instant(0), source: .program)
        return Seen(rate, .live, at: Instant(0))
    }

    /// Closes of `code` in units per one unit of `base`, on the days both have one.
    func crossCloses(_ code: CurrencyCode, against base: CurrencyCode) -> [DailyClose] {
        if base == .usd { return rateCloses[code] ?? [] }
        let under = Dictionary((rateCloses[base] ?? []).map { ($0.day, $0.close) }) { _, last in last }
        if code == .usd {
            return (rateCloses[base] ?? []).map { DailyClose(day: $0.day, close: 1 / $0.close) }
        }
        return (rateCloses[code] ?? []).compactMap { entry in
            under[entry.day].map { DailyClose(day: entry.day, close: entry.close / $0) }
        }
    }

    /// Days on which the cross has no close because a feed has none of one of the two.
    func crossSkipped(_ code: CurrencyCode, against base: CurrencyCode) -> Set<Day> {
        (rateSkipped[code] ?? []).union(rateSkipped[base] ?? [])
    }

    /// Takes in rates that a feed answered with. Sample rates and closes go with the first live answer.
    ///
    /// - Returns: the rates taken in. Not among them are those held back until a second answer, and those of a feed that
    ///   disagrees with a fresh figure of one that comes before it in the settings.
    mutating func merge(_ news: [Rate], _ origin: Origin, at now: Instant) -> [Rate] {
        if origin != .sample, rates.values.contains(where: { $0.origin == .sample }) {
            rates = [:]
            rateCloses = [:]
            rateSkipped = [:]
        }
        let before = rates
        return news.filter { rate in
            guard rate.perDollar.isFinite, rate.perDollar > 0 else { return false }
            let last = before[rate.code]
            let key = UnshownFigure.Key(.unconfirmed, .rate(rate.code), from: rate.source)
            guard
                filter.admits(
                    UnshownFigure(key, rate.perDollar, time: rate.quotedAt, arrived: now),
                    last.flatMap { doubt(rate, after: $0.value, among: before) })
            else {
                MarketData.label(&rates[rate.code])
                return false
            }
            if let last, last.origin != .sample || origin == .sample {
                if last.value.source != rate.source {
                    let other = Disagreement(source: rate.source, value: rate.perDollar, time: rate.quotedAt)
                    if isPreferred(last.value.source, to: rate.source),
                        now - last.at <= patience[.rates] ?? 0,
                        other.against(last.value.perDollar, last.value.quotedAt, of: last.value.source) != nil
                    {
                        rateDisagreements[rate.code] = other
                        note(other, of: .rate(rate.code), at: now)
                        return false
                    }
                    let disagreement = Disagreement(
                        source: last.value.source, value: last.value.perDollar, time: last.value.quotedAt)
                    rateDisagreements[rate.code] = disagreement
                    note(disagreement, of: .rate(rate.code), at: last.at, insteadOf: rate.source)
                }
                close(last, before: rate, at: now)
            }
            rates[rate.code] = Seen(rate, origin, at: now)
            return true
        }
    }

    /// The fault of `rate`: it jumped, or it is another currency's rate.
    private func doubt(
        _ rate: Rate, after last: Rate, among others: [CurrencyCode: Seen<Rate>]
    ) -> JumpFilter.Doubt? {
        let factor = JumpFilter.factor(rate.perDollar, last.perDollar)
        if factor > JumpFilter.widest { return .jump }
        guard factor > 1.1 else { return nil }
        let isAnothers = others.contains { code, other in
            code != rate.code && abs(other.value.perDollar / rate.perDollar - 1) < 0.01
        }
        return isAnothers ? .swapped : nil
    }

    /// Labels a figure that a feed no longer stands by: it is kept from an earlier answer.
    private static func label<Value>(_ seen: inout Seen<Value>?) {
        if seen?.origin == .live { seen?.origin = .cached }
    }

    /// Notes what is to be remembered of another feed's figure, whose place `shown` may have taken.
    private mutating func note(
        _ disagreement: Disagreement, of subject: UnshownFigure.Subject, at time: Instant,
        insteadOf shown: FeedID? = nil
    ) {
        for source in [disagreement.source, shown].compactMap(\.self) {
            for reason in [UnshownFigure.Reason.otherFeed, .disputed] {
                changed.updateValue(nil, forKey: UnshownFigure.Key(reason, subject, from: source))
            }
        }
        let reason: UnshownFigure.Reason = disagreement.isDisputed ? .disputed : .otherFeed
        let key = UnshownFigure.Key(reason, subject, from: disagreement.source)
        changed[key] = UnshownFigure(key, disagreement.value, time: disagreement.time, arrived: time)
    }

    /// Takes in closes of past days. A feed of closes knows better than our own record of what was seen last.
    ///
    /// Beside sample rates they are passed over: half a sample would be neither. So are closes of days to come, and those
    /// more than tenfold off the rate, or where there is none, off most of the others.
    ///
    /// - Parameter source: the feed. What a feed of closes has no row for is a bank's holiday; Yahoo's charts also have
    ///   rows without a close.
    /// - Returns: the closes that may be kept.
    mutating func merge(
        _ news: [CurrencyCode: [DailyClose]], from source: FeedID, _ origin: Origin, at now: Instant
    ) -> [CurrencyCode: [DailyClose]] {
        let hasAllRows = source.list == .history
        let last = Zone.utc.local(now).day + 1
        var taken: [CurrencyCode: [DailyClose]] = [:]
        for (code, closes) in news {
            let middle = closes.map(\.close).sorted().dropFirst(closes.count / 2).first
            guard let yardstick = rates[code]?.value.perDollar ?? middle else { continue }
            let believed = closes.filter { $0.day <= last && $0.isBelievable(beside: yardstick, of: last) }
            if !believed.isEmpty { taken[code] = believed }
        }
        if origin != .sample, rates.values.contains(where: { $0.origin == .sample }) { return taken }
        for (code, closes) in taken {
            let ofWeekdays = closes.filter { $0.day.weekday < 5 }
            rateCloses[code] = DailyClose.joined(rateCloses[code] ?? [], ofWeekdays)
            guard hasAllRows else { continue }
            // A close that is not believed is no holiday.
            let told = (news[code] ?? []).map(\.day).filter { $0.weekday < 5 && $0 <= last }
            rateSkipped[code, default: []].formUnion(DailyClose.skipped(told))
        }
        return taken
    }

    /// The last rate of a day is that day's close, once a rate of a later day has come. Weekends have none.
    private mutating func close(_ seen: Seen<Rate>, before next: Rate, at now: Instant) {
        let last = seen.value
        // A rate of a time that had not come closes no day.
        if last.quotedAt.isAhead(of: seen.at) || next.quotedAt.isAhead(of: now) { return }
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
    /// - Returns: where those stand in `news` that are not taken in: those held back until a second answer, and those of a
    ///   feed that comes later in the settings than that of the figure shown, as long as that is fresh and says something
    ///   else, or is newer.
    mutating func merge(_ news: [Quote], _ origin: Origin, at now: Instant) -> [Int] {
        if origin != .sample, hasSampleQuotes { quotes = [:] }
        return news.indices.filter { place in
            let quote = news[place].withoutNonsense(at: now)
            let last = quotes[quote.symbol]
            guard let price = quote.price, let time = quote.time else {
                quotes[quote.symbol] =
                    last.map { merged(quote, into: $0, origin, at: now) } ?? Seen(quote, origin, at: now)
                return false
            }
            guard
                filter.admits(
                    UnshownFigure(
                        .init(.unconfirmed, .stock(quote.symbol), from: quote.source), price,
                        currency: quote.currency, time: time, arrived: now),
                    last.flatMap { doubt(quote, after: $0.value) })
            else {
                MarketData.label(&quotes[quote.symbol])
                return true
            }
            if let last, last.value.source != quote.source, last.origin != .sample,
                let lastPrice = last.value.price, let lastTime = last.value.time
            {
                var other = Disagreement(source: quote.source, value: price, time: time)
                let verdict = other.disputes(lastPrice, lastTime, of: last.value.source)
                if isPreferred(last.value.source, to: quote.source) {
                    let isFresh = now - last.at <= patience[.stocks] ?? 0
                    if isFresh, verdict == true {
                        other.isDisputed = true
                        quoteDisagreements[quote.symbol] = other
                        note(other, of: .stock(quote.symbol), at: now)
                        return true
                    }
                    if min(time, now) < min(lastTime, last.at) { return true }
                }
                // Of different times nothing new is known of the two.
                let old = quoteDisagreements[quote.symbol].flatMap { $0.source == quote.source ? $0 : nil }
                let disagreement = Disagreement(
                    source: last.value.source, value: lastPrice, time: lastTime,
                    isDisputed: verdict ?? old?.isDisputed ?? false)
                quoteDisagreements[quote.symbol] = disagreement
                note(disagreement, of: .stock(quote.symbol), at: last.at, insteadOf: quote.source)
            } else if var disagreement = quoteDisagreements[quote.symbol],
                disagreement.source != quote.source,
                let verdict = disagreement.disputes(price, time, of: quote.source),
                verdict != disagreement.isDisputed
            {
                disagreement.isDisputed = verdict
                quoteDisagreements[quote.symbol] = disagreement
                note(disagreement, of: .stock(quote.symbol), at: now)
            }
            quotes[quote.symbol] =
                last.map { merged(quote, into: $0, origin, at: now) } ?? Seen(quote, origin, at: now)
            return false
        }
    }

    /// The fault of `quote`: its price jumped, or is suddenly in another currency.
    private func doubt(_ quote: Quote, after last: Quote) -> JumpFilter.Doubt? {
        guard let price = quote.price, let before = last.price else { return nil }
        if let currency = quote.currency, let known = last.currency, currency != known { return .jump }
        return JumpFilter.factor(price, before) > JumpFilter.widest ? .jump : nil
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
