internal import CivilTime
internal import Market

extension AnswerFilter {
    /// Takes in rates that a feed answered with. Sample rates and closes go with the first live answer.
    ///
    /// - Returns: the rates taken in. Not among them are those held back until a second answer, and those of a feed that
    ///   disagrees with a fresh figure of one that comes before it in the settings.
    mutating func merge(_ news: [Rate], _ origin: Origin, at now: Instant) -> [Rate] {
        if origin != .sample { market.dropSampleRates() }
        let before = market.rates
        return news.filter { rate in
            guard rate.perDollar.isFinite, rate.perDollar > 0 else { return false }
            let last = before[rate.code]
            let key = UnshownFigure.Key(.unconfirmed, .rate(rate.code), from: rate.source)
            guard
                jumps.admits(
                    UnshownFigure(key, rate.perDollar, time: rate.quotedAt, arrived: now),
                    last.flatMap { doubt(rate, after: $0.value, among: before) })
            else {
                market.rates[rate.code]?.label()
                return false
            }
            if let last, last.origin != .sample || origin == .sample {
                if last.value.source != rate.source {
                    let other = Disagreement(source: rate.source, value: rate.perDollar, time: rate.quotedAt)
                    if isPreferred(last.value.source, to: rate.source),
                        isFresh(last.at, .rates, of: last.value.source, at: now),
                        other.against(last.value.perDollar, last.value.quotedAt, of: last.value.source) != nil
                    {
                        note(other, of: .rate(rate.code), at: now)
                        return false
                    }
                    let disagreement = Disagreement(
                        source: last.value.source, value: last.value.perDollar, time: last.value.quotedAt)
                    note(disagreement, of: .rate(rate.code), at: last.at, insteadOf: rate.source)
                }
                close(last, before: rate, at: now)
            }
            market.rates[rate.code] = Seen(rate, origin, at: now)
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
        let hasAllRows = source.lists.contains(.history)
        let last = Zone.utc.local(now).day + 1
        var taken: [CurrencyCode: [DailyClose]] = [:]
        for (code, closes) in news {
            let middle = closes.map(\.close).sorted().dropFirst(closes.count / 2).first
            guard let yardstick = market.rates[code]?.value.perDollar ?? middle else { continue }
            let believed = closes.filter { $0.day <= last && $0.isBelievable(beside: yardstick, of: last) }
            if !believed.isEmpty { taken[code] = believed }
        }
        if origin != .sample, market.hasSampleRates { return taken }
        for (code, closes) in taken {
            let ofWeekdays = closes.filter { $0.day.weekday < 5 }
            market.rateCloses[code] = DailyClose.joined(market.rateCloses[code] ?? [], ofWeekdays)
            guard hasAllRows else { continue }
            // A close that is not believed is no holiday.
            let told = (news[code] ?? []).map(\.day).filter { $0.weekday < 5 && $0 <= last }
            market.rateSkipped[code, default: []].formUnion(DailyClose.skipped(told))
        }
        return taken
    }

    /// The last rate of a day is that day's close, once a rate of a later day has come. Weekends have none.
    mutating func close(_ seen: Seen<Rate>, before next: Rate, at now: Instant) {
        let last = seen.value
        // A rate of a time that had not come closes no day.
        if last.quotedAt.isAhead(of: seen.at) || next.quotedAt.isAhead(of: now) { return }
        let day = Zone.utc.local(last.quotedAt).day
        guard day < Zone.utc.local(next.quotedAt).day, day.weekday < 5 else { return }
        let known = market.rateCloses[last.code] ?? []
        guard known.last.map({ $0.day < day }) ?? true else { return }
        market.rateCloses[last.code] = known + [DailyClose(day: day, close: last.perDollar)]
    }
}
