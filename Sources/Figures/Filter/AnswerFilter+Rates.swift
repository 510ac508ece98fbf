internal import CivilTime
internal import Market

extension AnswerFilter {
    /// The first live answer removes sample rates and closes. Returns the rates taken: not those that wait
    /// for a second answer, nor those of a later feed in the settings that disagrees with a fresh figure.
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

    /// For a rate that jumped, or is another currency's.
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

    /// A feed of closes knows better than our own record. Returns the closes to keep: none next to sample
    /// rates, none of coming days, none more than tenfold off the rate or, without one, off most others. A
    /// day missing from a feed of closes is a bank holiday; Yahoo's charts also have rows without a close.
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
            // A close that we do not believe is no holiday.
            let told = (news[code] ?? []).map(\.day).filter { $0.weekday < 5 && $0 <= last }
            market.rateSkipped[code, default: []].formUnion(DailyClose.skipped(told))
        }
        return taken
    }

    /// A day's last rate is its close once a later day's rate has come. Weekends have none.
    mutating func close(_ seen: Seen<Rate>, before next: Rate, at now: Instant) {
        let last = seen.value
        // A rate from the future closes no day.
        if last.quotedAt.isAhead(of: seen.at) || next.quotedAt.isAhead(of: now) { return }
        let day = Zone.utc.local(last.quotedAt).day
        guard day < Zone.utc.local(next.quotedAt).day, day.weekday < 5 else { return }
        let known = market.rateCloses[last.code] ?? []
        guard known.last.map({ $0.day < day }) ?? true else { return }
        market.rateCloses[last.code] = known + [DailyClose(day: day, close: last.perDollar)]
    }
}
