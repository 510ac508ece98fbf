package import CivilTime
package import Market

/// Everything that a row of the stock table or a printed row says about one stock.
package struct StockFigure: Hashable, Sendable {
    package var symbol: Symbol
    package var name: String?
    package var currency: String?
    package var price: Double?
    package var time: Instant?
    /// By the exchange's clock.
    package var local: LocalMoment?
    /// An IANA name.
    package var zone: String
    package var arrived: Instant?
    package var source: FeedID?
    package private(set) var pace = 0
    package var origin: Origin?
    package var base: DailyClose?
    /// (price − base) ÷ base; nil if either is unknown.
    package var change: Double?
    package let venue: Venue
    /// Nil up to a difference of 1 %.
    package var disagreement: Disagreement?
    /// The exchange would trade at it by the orders so far; nil once there is a later price.
    package var trial: TrialPrice?
    /// Why there is no base and no change despite a close.
    package var doubt: ChangeDoubt?
    /// Why there is no close to measure against; nil if there is one.
    package private(set) var lack: PastBase?
    /// The day's line if the feed has one, else the closes of the last month and the price.
    package var line: [Double]
    package private(set) var lineSpan = LineSpan.month

    private init(symbol: Symbol, zone: String, venue: Venue) {
        (self.symbol, self.zone, self.venue) = (symbol, zone, venue)
        line = []
    }

    package init(_ symbol: Symbol, _ baseline: Baseline, in market: MarketData) {
        if market.past.day != nil {
            self.init(past: symbol, baseline, in: market)
            return
        }
        guard let seen = market.quotes[symbol] else {
            let zone = Exchange.zone(of: symbol)
            self.init(symbol: symbol, zone: zone, venue: Venue(.unknown, symbol: symbol, zone: zone))
            return
        }
        let (quote, disagreement) = (seen.value, market.quoteDisagreements[symbol])
        self.init(symbol: quote.symbol, zone: quote.zone, venue: quote.venue)
        name = quote.name(market.names)
        currency = quote.currency
        price = quote.price
        time = quote.time
        source = quote.source
        pace = market.pace(of: quote.source, refresh: 0)
        origin = seen.origin
        arrived = seen.at
        trial = quote.trial.flatMap { trial in quote.time.map { $0 < trial.time } ?? true ? trial : nil }
        if let time { local = Zone(quote.zone)?.local(time) }
        if let price, let time, let disagreement, disagreement.source != quote.source {
            self.disagreement = disagreement.against(price, time, of: quote.source)
        }
        measure(against: base(baseline, quote, market.past))
        if baseline.isFar, let price,
            let closes = market.past.line(.stock(symbol), baseline, upTo: quote.day),
            closes.count > 1
        {
            line = closes + [price]
            lineSpan = .since(baseline)
        } else if quote.today.count > 1 {
            line = quote.today
            lineSpan = .day
        } else if let price, let day = local?.day {
            line = DailyClose.run(in: quote.closes, upTo: day, atMost: 22).map(\.close) + [price]
        }
    }

    /// As it looked on that day.
    private init(past symbol: Symbol, _ baseline: Baseline, in market: MarketData) {
        let (quote, answer) = (market.quotes[symbol]?.value, market.past[.stock(symbol)])
        let zone = answer?.figure?.zone ?? quote?.zone ?? Exchange.zone(of: symbol)
        let kind = quote.map(\.kind) ?? answer?.figure?.kind ?? .unknown
        self.init(symbol: symbol, zone: zone, venue: Venue(kind, symbol: symbol, zone: zone))
        name = quote?.name(market.names)
        currency = quote?.currency
        lack = .unread
        guard let figure = answer?.figure else { return }
        (price, time, source) = (figure.close.close, figure.time, figure.source)
        (origin, arrived, local) = (.past, figure.arrived, Zone(zone)?.local(figure.time))
        currency = figure.currency ?? currency
        line = market.past.line(.stock(symbol), baseline, upTo: figure.close.day) ?? []
        lineSpan = baseline.isFar ? .since(baseline) : .month
        switch market.past.base(.stock(symbol), baseline, before: figure.close.day) {
        case .close(let close):
            lack = nil
            measure(against: close)
        case let reason: lack = reason
        }
    }

    /// A recent close, else an older one from the store.
    private mutating func base(_ baseline: Baseline, _ quote: Quote, _ past: PastCloses) -> DailyClose? {
        if past.adjustment == .splits, let close = quote.base(baseline, at: venue) { return close }
        guard let day = quote.day, baseline.isFar || past.adjustment != .splits else { return nil }
        if let teller = past[.stock(symbol)]?.source, !teller.sharesCloses(with: quote.source) {
            lack = .otherSource(teller)
            return nil
        }
        switch past.base(.stock(symbol), baseline, before: day) {
        case .close(let close): return close
        case let reason: lack = reason
        }
        return nil
    }

    private mutating func measure(against base: DailyClose?) {
        if let time, let arrived, time.isAhead(of: arrived) {
            doubt = .ahead
            return
        }
        guard let base else { return }
        if let disagreement {
            doubt = .disputed(source: disagreement.source)
        } else if let price, let day = local?.day, !base.isBelievable(beside: price, of: day) {
            doubt = .jump
        } else {
            self.base = base
            if let price { change = Baseline.change(from: base.close, to: price) }
        }
    }

    /// True for the same feed, one scale, and known days.
    package func isComparable(to close: DailyClose) -> Bool {
        guard disagreement == nil, doubt != .ahead else { return false }
        if case .otherSource = lack { return false }
        guard let price, let day = local?.day else { return true }
        return close.isBelievable(beside: price, of: day)
    }

    /// Nil without a figure.
    package func state(refresh: Int, now: Instant) -> FigureState? {
        guard let origin, let arrived else { return nil }
        return FigureState(
            origin: origin, arrived: arrived, ownTime: time, source: source,
            hours: venue.hours, isDaily: venue.isDaily, refresh: max(refresh, pace), now: now)
    }
}
