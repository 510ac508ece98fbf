internal import CivilTime
package import Market

extension AnswerFilter {
    /// Takes figures that another program's filter accepted, however far from earlier ones: a team server's
    /// word is the second answer. `news.at` is when that program had them. Returns those not older than known
    /// ones; with `mayBeOlder`, the known one of the same second stays.
    package mutating func adopt(_ news: Seen<FeedAnswer>, mayBeOlder: Bool = false) -> Accepted {
        var accepted = Accepted()
        // From this moment on, the known figure stays.
        let stays = news.at + (mayBeOlder ? 0 : 1)
        switch news.value {
        case .rates(let rates):
            let taken = adopt(rates, at: news.at, unlessKnownSince: stays)
            if !taken.isEmpty { accepted.answer = .rates(taken) }
        case .quotes(let quotes):
            let taken = adopt(quotes, at: news.at, unlessKnownSince: stays)
            if !taken.isEmpty { accepted.answer = .quotes(taken) }
        case .pastRates(let closes, let source):
            for (code, closes) in closes { adopt(closes, of: code, from: source) }
            accepted.answer = news.value
        case .kind(let figures): accepted.answer = figures.judged(at: news.at).map(FeedAnswer.kind)
        case .found, .bars, .leftOut, .failed:
            accepted.answer = news.value
        }
        accepted.unshown = takeUnshown()
        return accepted
    }

    /// Nil for figures that the other filter no longer holds.
    package mutating func adopt(unshown: [UnshownFigure.Key: UnshownFigure?]) -> Accepted {
        // Removals first: a figure may now have another reason.
        let changes = unshown.sorted { $0.value == nil && $1.value != nil }
        for (key, figure) in changes {
            if figure == nil { told.remove(key) } else { told.insert(key) }
            switch key.reason {
            case .unconfirmed: jumps.set(figure, of: key)
            case .otherFeed, .disputed: set(figure, of: key)
            }
        }
        return Accepted(unshown: takeUnshown())
    }

    private mutating func adopt(
        _ rates: [Rate], at seen: Instant, unlessKnownSince stays: Instant
    ) -> [Rate] {
        market.dropSampleRates()
        return rates.filter { rate in
            let last = market.rates[rate.code]
            if let last, last.at >= stays { return false }
            release(.rate(rate.code))
            if let last { close(last, before: rate, at: seen) }
            market.rates[rate.code] = Seen(rate, .live, at: seen)
            return true
        }
    }

    private mutating func adopt(
        _ quotes: [Quote], at seen: Instant, unlessKnownSince stays: Instant
    ) -> [Quote] {
        if market.hasSampleQuotes { market.quotes = [:] }
        return quotes.filter { quote in
            let last = market.quotes[quote.symbol]
            if quote.price != nil {
                if let last, last.value.price != nil, last.at >= stays { return false }
                release(.stock(quote.symbol))
            }
            market.quotes[quote.symbol] =
                last.map { merged(quote, into: $0, .live, at: seen) } ?? Seen(quote, .live, at: seen)
            if let extended = quote.extended { market.quotes[quote.symbol]?.value.extended = extended }
            return true
        }
    }

    private mutating func adopt(_ closes: [DailyClose], of code: CurrencyCode, from source: FeedID) {
        let ofWeekdays = closes.filter { $0.day.weekday < 5 }
        market.rateCloses[code] = DailyClose.joined(market.rateCloses[code] ?? [], ofWeekdays)
        guard source.lists.contains(.history) else { return }
        market.rateSkipped[code, default: []].formUnion(DailyClose.skipped(ofWeekdays.map(\.day)))
    }

    /// The other program reports its own.
    private mutating func release(_ subject: UnshownFigure.Subject) {
        for key in jumps.held.keys where key.subject == subject && !told.contains(key) { jumps.release(key) }
        let isTold =
            disagreement(subject).map { other in
                [.otherFeed, .disputed].contains { told.contains(.init($0, subject, from: other.source)) }
            } ?? false
        if !isTold { forgetDisagreement(about: subject) }
    }
}
