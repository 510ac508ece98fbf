package import CivilTime
package import Market

/// Everything that a rate card or a printed row says about one rate.
package struct RateFigure: Hashable, Sendable {
    /// Figures are in units of `pair.code` per one of `pair.base`.
    package let pair: RatePair
    /// Shown for so many units of the base; the figures themselves are for one.
    package let units: Int
    /// Per one unit of the base; nil if unknown.
    package var rate: Double?
    /// Of a cross rate, the older of the two.
    package var quotedAt: Instant?
    package var arrived: Instant?
    package var source: FeedID?
    /// Seconds between requests to the feed, whatever the settings say.
    package private(set) var pace = 0
    package var origin: Origin?
    /// In units per base; the change is measured against it.
    package var base: DailyClose?
    /// (rate − base) ÷ base; nil if either is unknown.
    package var change: Double?
    /// In units per base; nil up to a difference of 1 %.
    package var disagreement: Disagreement?
    /// Why there is no base and no change despite a close.
    package var doubt: ChangeDoubt?
    /// Why there is no close to measure against; nil if there is one.
    package private(set) var lack: PastBase?
    /// Up to then a close may be another feed's, which disagrees.
    private var disputedUpTo: Day?
    /// The last month and the rate itself, oldest first, in units per base.
    package var line: [Double]
    package private(set) var lineSpan = LineSpan.month

    /// Feeds' rates of the sides other than the dollar, in dollars: two of a cross rate.
    package private(set) var legs: [DollarRate] = []

    /// Without the dollar, it is the cross of both dollar rates; its closes are on days when both have one.
    /// `units` are of the base, nil for the usual ones.
    package init(_ pair: RatePair, units: Int? = nil, _ baseline: Baseline, in market: MarketData) {
        self.pair = pair
        self.units = units ?? pair.base.rateUnits
        line = []
        if market.past.day != nil {
            show(market.past, baseline)
            return
        }
        guard let quoted = market.dollarRate(pair.code), let against = market.dollarRate(pair.base) else {
            return
        }
        let cross = quoted.perDollar / against.perDollar
        guard cross.isFinite, cross > 0 else { return }
        rate = cross
        // The dollar against itself is always true, so its age and source do not count.
        legs = [against, quoted].filter { $0.leg != .usd }
        guard let oldest = legs.min(by: { $0.quotedAt < $1.quotedAt }) else { return }
        quotedAt = oldest.quotedAt
        arrived = legs.map(\.arrived).min()
        source = oldest.source
        pace = legs.map { market.pace(of: $0.source, refresh: 0) }.max() ?? 0
        origin =
            [.whatIf, .sample, .cached].first { origin in legs.contains { $0.origin == origin } } ?? .live
        // Another feed's figure of either side makes another cross rate.
        let disagreements = [
            (quoted, market.dollarDisagreement(pair.code), false),
            (against, market.dollarDisagreement(pair.base), true),
        ]
        var others: [Disagreement] = []
        for case (let seen, var other?, let isBase) in disagreements where other.source != seen.source {
            guard other.disagrees(with: seen.perDollar) else { continue }
            let isOfSameTime = other.against(seen.perDollar, seen.quotedAt, of: seen.source) != nil
            other.value = isBase ? quoted.perDollar / other.value : other.value / against.perDollar
            others.append(other)
            if isOfSameTime, disagreement == nil { disagreement = other }
        }
        disputedUpTo = others.map { Zone.utc.local($0.time).day }.max()
        let closes = market.crossCloses(pair)
        let today = Zone.utc.local(oldest.quotedAt).day
        line =
            DailyClose.run(in: closes, upTo: today, atMost: 22)
            .filter { $0.isBelievable(beside: cross, of: today) }.map(\.close) + [cross]
        if legs.contains(where: { $0.quotedAt.isAhead(of: $0.arrived) }) {
            doubt = .ahead
            return
        }
        if let closes = market.past.line(.rate(pair), baseline, upTo: today), baseline.isFar, closes.count > 1
        {
            line = closes + [cross]
            lineSpan = .since(baseline)
        }
        let skipped = market.crossSkipped(pair)
        let venue = pair.venue
        let recent = baseline.recentBase(in: closes, before: today, skipped: skipped) {
            venue.hasClose(on: $0)
        }
        let found = recent.map(PastBase.close) ?? market.past.base(.rate(pair), baseline, before: today)
        guard let base = found.close else {
            if baseline.isFar { lack = found }
            return
        }
        if let disagreement {
            doubt = .disputed(source: disagreement.source)
        } else if let other = others.first(where: { base.day <= Zone.utc.local($0.time).day }) {
            // Up to the other feed's last day, a close may be its own.
            doubt = .disputed(source: other.source)
        } else if !base.isBelievable(beside: cross, of: today) {
            doubt = .jump
        } else {
            self.base = base
            change = Baseline.change(from: base.close, to: cross)
        }
    }

    private mutating func show(_ past: PastCloses, _ baseline: Baseline) {
        lack = .unread
        guard let answer = past[.rate(pair)], let figure = answer.figure else { return }
        (rate, quotedAt, arrived) = (figure.close.close, figure.time, figure.arrived)
        (source, origin) = (figure.source, .past)
        line = past.line(.rate(pair), baseline, upTo: figure.close.day) ?? []
        lineSpan = baseline.isFar ? .since(baseline) : .month
        let found = past.base(.rate(pair), baseline, before: figure.close.day)
        base = found.close
        lack = base == nil ? found : nil
        change = base.flatMap { Baseline.change(from: $0.close, to: figure.close.close) }
    }

    package func written(_ text: FigureText) -> (Double) -> String {
        { [units] in text.rate($0 * Double(units)) }
    }

    /// True if both are of the same feed, and of known days.
    package func isComparable(to close: DailyClose) -> Bool {
        guard disagreement == nil, doubt != .ahead else { return false }
        return disputedUpTo.map { $0 < close.day } ?? true
    }

    /// Nil without a figure.
    package func state(refresh: Int, now: Instant) -> FigureState? {
        guard let origin, let arrived else { return nil }
        // The older side decides the age.
        let oldest = legs.min { $0.quotedAt < $1.quotedAt }
        let state = FigureState(
            origin: origin, arrived: arrived, ownTime: quotedAt, source: source,
            hours: oldest?.leg.asset.map { $0.venue.hours } ?? TradingHours.currencies,
            refresh: max(refresh, pace), now: now)
        return state == .live && legs.contains { $0.source.isReference } ? .reference : state
    }
}

extension RatePair {
    /// A coin in dollars has a price every day, anything else on the days of currencies.
    package var venue: Venue {
        let legs = [base, code].filter { $0 != .usd }
        return legs.lazy.map { $0.asset?.venue ?? .currencies }.first { $0 != .always } ?? .always
    }
}

extension Asset {
    fileprivate var venue: Venue { isMetal ? .currencies : .always }
}
