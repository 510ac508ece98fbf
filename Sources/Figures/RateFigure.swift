package import CivilTime
package import Market

/// Everything that a rate card or a printed row says about one currency.
package struct RateFigure: Hashable, Sendable {
    /// The quoted currency.
    package var code: CurrencyCode
    /// How many units of the base its figures are written for; the figures themselves are for one.
    package let units: Int
    /// Units of it per one unit of the base; nil when not known.
    package var rate: Double?
    /// When it was quoted: of a cross rate, the older of the two.
    package var quotedAt: Instant?
    /// When it arrived here.
    package var arrived: Instant?
    /// The feed that told it.
    package var source: FeedID?
    /// Seconds between two questions to the feed, whatever the settings say.
    package private(set) var pace = 0
    /// Where it came from; nil when there is no figure.
    package var origin: Origin?
    /// The close that the change is measured against, in units per base.
    package var base: DailyClose?
    /// (rate − base) ÷ base; nil when either is not known.
    package var change: Double?
    /// Another feed's rate, in units per base, where it differs by more than 1 %.
    package var disagreement: Disagreement?
    /// Why there is no base and no change, when not for want of a close.
    package var doubt: ChangeDoubt?
    /// The last day whose close may be that of another feed, which disagrees; nil where all feeds agree.
    private var disputedUpTo: Day?
    /// Closes of the last month and the rate itself, oldest first, in units per base.
    package var line: [Double]

    /// Makes a figure of `code` against `base` from what is known.
    ///
    /// A rate against another base than the dollar is the cross of two dollar rates, and so are its closes:
    /// only days that both currencies have a close for count.
    package init(code: CurrencyCode, base baseCode: CurrencyCode, baseline: Baseline, in market: MarketData) {
        self.code = code
        units = baseCode.rateUnits
        line = []
        guard let quoted = market.rates[code] ?? MarketData.dollar(code),
            let against = market.rates[baseCode] ?? MarketData.dollar(baseCode)
        else { return }
        let cross = quoted.value.perDollar / against.value.perDollar
        guard cross.isFinite, cross > 0 else { return }
        rate = cross
        // The dollar against itself is true at any time, so it has no say in age or source.
        let legs = [quoted, against].filter { $0.value.code != .usd }
        guard let oldest = legs.min(by: { $0.value.quotedAt < $1.value.quotedAt }) else { return }
        quotedAt = oldest.value.quotedAt
        arrived = legs.map(\.at).min()
        source = oldest.value.source
        pace = legs.map { market.pace(of: $0.value.source, refresh: 0) }.max() ?? 0
        origin =
            legs.contains { $0.origin == .sample }
            ? .sample
            : legs.contains { $0.origin == .cached } ? .cached : .live
        // Another feed's figure of either currency makes another cross rate.
        let disagreements = [
            (quoted, market.rateDisagreements[code], false),
            (against, market.rateDisagreements[baseCode], true),
        ]
        var others: [Disagreement] = []
        for case (let seen, var other?, let isBase) in disagreements where other.source != seen.value.source {
            guard other.disagrees(with: seen.value.perDollar) else { continue }
            let isOfSameTime =
                other.against(seen.value.perDollar, seen.value.quotedAt, of: seen.value.source) != nil
            other.value =
                isBase ? quoted.value.perDollar / other.value : other.value / against.value.perDollar
            others.append(other)
            if isOfSameTime, disagreement == nil { disagreement = other }
        }
        disputedUpTo = others.map { Zone.utc.local($0.time).day }.max()
        let closes = market.crossCloses(code, against: baseCode)
        let today = Zone.utc.local(oldest.value.quotedAt).day
        line =
            DailyClose.run(in: closes, upTo: today, atMost: 22)
            .filter { $0.isBelievable(beside: cross, of: today) }.map(\.close) + [cross]
        if legs.contains(where: { $0.value.quotedAt.isAhead(of: $0.at) }) {
            doubt = .ahead
            return
        }
        let skipped = market.crossSkipped(code, against: baseCode)
        guard
            let base = baseline.base(
                in: closes, before: today, skipped: skipped, hasClose: Venue.isOpenWeekday)
        else { return }
        if let disagreement {
            doubt = .disputed(source: disagreement.source)
        } else if let other = others.first(where: { base.day <= Zone.utc.local($0.time).day }) {
            // Up to the other feed's last day a close may be its own.
            doubt = .disputed(source: other.source)
        } else if !base.isBelievable(beside: cross, of: today) {
            doubt = .jump
        } else {
            self.base = base
            change = Baseline.change(from: base.close, to: cross)
        }
    }

    /// How its rate and all that is compared with it are written.
    package func written(_ text: FigureText) -> (Double) -> String {
        { [units] in text.rate($0 * Double(units)) }
    }

    /// Whether the rate can be measured against `close`: both are of the same feed, and of known days.
    package func isComparable(to close: DailyClose) -> Bool {
        guard disagreement == nil, doubt != .ahead else { return false }
        return disputedUpTo.map { $0 < close.day } ?? true
    }

    /// What to say of the figure's age at `now`; nil when there is no figure.
    package func state(refresh: Int, now: Instant) -> FigureState? {
        guard let origin, let arrived else { return nil }
        return FigureState(
            origin: origin, arrived: arrived, ownTime: quotedAt, source: source,
            hours: TradingHours.currencies, refresh: max(refresh, pace), now: now)
    }
}
