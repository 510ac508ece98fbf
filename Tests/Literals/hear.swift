package import Board
package import CivilTime
internal import Figures
package import Market

extension Model {
    /// Judged as the collector does, by what the model knows.
    package func news(of answer: FeedAnswer, to subject: FeedSubject, at now: Instant) -> Message {
        var market = market
        // The collector has no sample.
        market.rates = market.rates.filter { $0.value.origin != .sample }
        market.quotes = market.quotes.filter { $0.value.origin != .sample }
        if market.rates.isEmpty { (market.rateCloses, market.rateSkipped) = ([:], [:]) }
        var filter = AnswerFilter(market)
        filter.use(settings.feeds, refresh: [.rates: refresh.rates, .stocks: refresh.stocks])
        let accepted = filter.accept(answer, at: now)
        var changes = FigureChanges()
        if !accepted.unshown.isEmpty { changes.unshown = filter.market.unshown }
        switch accepted.answer {
        case .rates(let rates): changes.known = filter.market.known(rates.map(\.code), [])
        case .pastRates(let closes, _): changes.known = filter.market.known(Array(closes.keys), [])
        case .quotes(let quotes): changes.known = filter.market.known([], quotes.map(\.symbol))
        case .found(let stocks, let text): changes.found = [.init(text: text, stocks: stocks)]
        case .leftOut(let count, let source): changes.leftOut = [source: count]
        case .failed(let failure, let symbol):
            changes.failures = [.init(asking: subject, of: symbol, failure, at: now)]
        case .kind(let figures): changes.kinds = [figures.question: figures]
        case .bars, nil: break
        }
        return .figures(.changed(changes, at: now))
    }

    package func hearing(_ answer: FeedAnswer, to subject: FeedSubject, at now: Instant) -> Model {
        var model = self
        _ = hear(&model, answer, to: subject, at: now)
        return model
    }
}

package func hear(
    _ model: inout Model, _ answer: FeedAnswer, to subject: FeedSubject, at now: Instant
) -> [Effect] {
    let news = model.news(of: answer, to: subject, at: now)
    return model.update(news)
}

extension MarketData {
    fileprivate func known(_ codes: [CurrencyCode], _ symbols: [Symbol]) -> Known {
        var known = Known(rates: codes.compactMap { rates[$0] }, quotes: symbols.compactMap { quotes[$0] })
        for code in codes {
            if let closes = rateCloses[code] { known.rateCloses[code] = closes }
            if let skipped = rateSkipped[code] { known.rateSkipped[code] = skipped }
        }
        return known
    }
}
