internal import CivilTime
internal import Market

/// A feed's closes of a stock, and the days without one.
struct FeedCloses: Hashable, Sendable {
    var closes: [DailyClose] = []
    var skipped: [Day] = []

    init() {}
    init(_ quote: Quote) { (closes, skipped) = (quote.closes, quote.skipped) }

    mutating func join(_ newer: FeedCloses) { self = joined(with: newer) }

    func joined(with newer: FeedCloses) -> FeedCloses {
        var joined = self
        joined.closes = DailyClose.joined(closes, newer.closes)
        joined.skipped = DailyClose.joinedDays(skipped, newer.skipped)
        return joined
    }
}

extension AnswerFilter {
    /// The first live answer removes sample quotes. A quote without a price keeps the last one, its time and
    /// source. Returns the indices in `news` of quotes not taken: those that wait for a second answer, and
    /// those of a later feed in the settings while the shown figure is fresh and differs, or is newer.
    mutating func merge(_ news: [Quote], _ origin: Origin, at now: Instant) -> [Int] {
        if origin != .sample, market.hasSampleQuotes { market.quotes = [:] }
        return news.indices.filter { place in
            let quote = news[place].withoutNonsense(at: now)
            let last = market.quotes[quote.symbol]
            guard let price = quote.price, let time = quote.time else {
                market.quotes[quote.symbol] =
                    last.map { merged(quote, into: $0, origin, at: now) } ?? Seen(quote, origin, at: now)
                return false
            }
            guard
                jumps.admits(
                    UnshownFigure(
                        .init(.unconfirmed, .stock(quote.symbol), from: quote.source), price,
                        currency: quote.currency, time: time, arrived: now),
                    last.flatMap { doubt(quote, after: $0.value) })
            else {
                market.quotes[quote.symbol]?.label()
                return true
            }
            if let last, last.value.source != quote.source, last.origin != .sample,
                let lastPrice = last.value.price, let lastTime = last.value.time
            {
                var other = Disagreement(source: quote.source, value: price, time: time)
                let verdict = other.disputes(lastPrice, lastTime, of: last.value.source)
                if isPreferred(last.value.source, to: quote.source) {
                    let isFresh = isFresh(last.at, .stocks, of: last.value.source, at: now)
                    if isFresh, verdict == true {
                        other.isDisputed = true
                        note(other, of: .stock(quote.symbol), at: now)
                        return true
                    }
                    // A price without news gives way to one of about the same time.
                    let lead = isFresh ? 0 : Disagreement.span
                    if !last.at.isAhead(of: now), min(time, now) + lead < min(lastTime, last.at) {
                        return true
                    }
                }
                // At different times, we learn nothing new about the two.
                let old = disagreement(.stock(quote.symbol)).flatMap { $0.source == quote.source ? $0 : nil }
                let disagreement = Disagreement(
                    source: last.value.source, value: lastPrice, time: lastTime,
                    isDisputed: verdict ?? old?.isDisputed ?? false)
                note(disagreement, of: .stock(quote.symbol), at: last.at, insteadOf: quote.source)
            } else if var disagreement = disagreement(.stock(quote.symbol)),
                disagreement.source != quote.source,
                let verdict = disagreement.disputes(price, time, of: quote.source),
                verdict != disagreement.isDisputed
            {
                disagreement.isDisputed = verdict
                note(disagreement, of: .stock(quote.symbol), at: now)
            }
            market.quotes[quote.symbol] =
                last.map { merged(quote, into: $0, origin, at: now) } ?? Seen(quote, origin, at: now)
            return false
        }
    }

    /// For a price that jumped, or is suddenly in another currency.
    private func doubt(_ quote: Quote, after last: Quote) -> JumpFilter.Doubt? {
        guard let price = quote.price, let before = last.price else { return nil }
        if let currency = quote.currency, let known = last.currency, currency != known { return .jump }
        return JumpFilter.factor(price, before) > JumpFilter.widest ? .jump : nil
    }

    /// Completes `quote` from the last one. Closes are those of the price's feed.
    mutating func merged(
        _ quote: Quote, into last: Seen<Quote>, _ origin: Origin, at now: Instant
    ) -> Seen<Quote> {
        var merged = quote
        merged.name = quote.name ?? last.value.name
        merged.localName = quote.localName ?? last.value.localName
        merged.currency = quote.currency ?? last.value.currency
        if quote.kind == .unknown { merged.kind = last.value.kind }
        // Short answers leave out the zone; UTC means unknown.
        if quote.zone == "UTC" { merged.zone = last.value.zone }
        // A feed with an older price knows nothing of another's trial price.
        merged.trial = quote.trial ?? (quote.price == nil ? nil : last.value.trial)
        merged.extended = last.value.extended
        let (known, told) = (FeedCloses(last.value), FeedCloses(quote))
        let closes: FeedCloses
        if quote.source.sharesCloses(with: last.value.source) {
            closes = known.joined(with: told)
        } else if quote.price == nil, last.value.price != nil {
            closes = known
            otherCloses[quote.symbol, default: [:]][quote.source, default: FeedCloses()].join(told)
        } else {
            closes = otherCloses[quote.symbol]?[quote.source]?.joined(with: told) ?? told
            otherCloses[quote.symbol, default: [:]][last.value.source] = known
        }
        (merged.closes, merged.skipped) = (closes.closes, closes.skipped)
        if quote.stated.isEmpty, quote.source == last.value.source { merged.stated = last.value.stated }
        guard quote.price == nil, last.value.price != nil else { return Seen(merged, origin, at: now) }
        merged.price = last.value.price
        merged.time = last.value.time
        merged.today = last.value.today
        merged.source = last.value.source
        return Seen(merged, last.origin, at: last.at)
    }
}
