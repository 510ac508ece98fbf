internal import CivilTime
internal import Market
internal import Words

func apply(
    _ answer: FeedAnswer, to subject: FeedSubject, at now: Instant, _ model: inout Model
) -> [Effect] {
    let origin: Origin = model.isDemo ? .sample : .live
    let isDemo = model.isDemo
    func keeping(_ answer: FeedAnswer) -> [Effect] { isDemo ? [] : [.keep(answer, seenAt: now)] }
    switch answer {
    case .rates(let rates):
        guard !rates.isEmpty else { return [] }
        let accepted = model.market.merge(rates, origin, at: now)
        model.feeds[.rates, default: FeedStatus()].heard(at: now)
        model.figures.renewRates(model.arrangement, model.market)
        return keeping(.rates(accepted)) + keepUnshown(&model)
            + sayHeldBack(
                &model,
                Set(rates.map { .rate($0.code) }).subtracting(accepted.map { .rate($0.code) }))
            + (model.isDemo || model.isPaused ? [] : askPast(&model))
    case .quotes(let quotes):
        // A list of none is no news; others are taken in as a whole.
        precondition(quotes.isEmpty)
        return []
    case .pastRates(let closes, let source):
        guard !closes.isEmpty else { return [] }
        let taken = model.market.merge(closes, from: source, origin, at: now)
        model.feeds[.history, default: FeedStatus()].heard(at: now)
        model.figures.renewRates(model.arrangement, model.market)
        return taken.isEmpty ? [] : keeping(.pastRates(taken, source: source))
    case .found(let stocks, let text):
        return applyFound(&model, stocks, for: text)
    case .failed(let failure, let symbol):
        if case .search(let text) = subject { return applySearchFailure(&model, failure, for: text) }
        return applyFailure(&model, failure, of: symbol, to: subject)
    case .leftOut(let count, _):
        return say(&model, .count(.figuresLeftOut, count))
    }
}

/// Applies a failure. It stays beside the figures until an answer comes; in a line of its own it is said only
/// when it is news, and a stock that nobody knows says so in its row.
private func applyFailure(
    _ model: inout Model, _ failure: FeedFailure, of symbol: Symbol?, to subject: FeedSubject
) -> [Effect] {
    let earlier: FeedFailure?
    if let symbol {
        earlier = model.stockFailures.updateValue(failure, forKey: symbol)
        if failure.cause == .unknownSymbol { return [] }
    } else {
        earlier = model.feeds[subject.list]?.failure
        model.feeds[subject.list, default: FeedStatus()].failure = failure
    }
    // Beside the figures it is said anyway, so it does not stand in line: the keys are wanted back.
    guard earlier != failure, model.notices.isEmpty else { return [] }
    return say(&model, failure.saying(about: symbol), isWarning: true, isOfFeed: true)
}
