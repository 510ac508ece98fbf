internal import Market

/// What messages from outside do: the clock, the feeds, the disk.
func hear(_ model: inout Model, _ message: Message) -> [Effect] {
    switch message {
    case .start:
        return [tick(model)] + askAll(&model)
    case .tick(let now, let here):
        model.now = now
        model.here = here
        return [tick(model)]
    case .known(let known):
        return take(&model, known)
    case .ratesDue:
        return (model.isPaused ? [] : ask(&model, .rates) + askPast(&model)) + [schedule(.rates, model)]
    case .stocksDue:
        return (model.isPaused ? [] : askStocks(&model)) + [schedule(.stocks, model)]
    case .answered(let answer, let subject, let now):
        model.now = max(model.now, now)
        return take(&model, answer, to: subject, at: now)
    case .finished(let subject):
        switch subject {
        case .rates: model.ratesFeed.isAsking = false
        case .quotes: model.stocksFeed.isAsking = false
        case .pastRates: model.pastFeed.isAsking = false
        }
        return []
    case .notSaved(let why):
        return say(&model, why, isWarning: true)
    case .noticeExpired:
        if !model.notices.isEmpty { model.notices.removeFirst() }
        return model.notices.first.map { [expiry(of: $0)] } ?? []
    default:
        return []
    }
}

/// Asks all feeds now, as the user's `r` does.
func refresh(_ model: inout Model) -> [Effect] {
    askAll(&model) + say(&model, "Asking the feeds")
}

/// Asks all feeds and begins their rounds anew.
func askAll(_ model: inout Model) -> [Effect] {
    ask(&model, .rates) + askPast(&model) + askStocks(&model) + [
        schedule(.rates, model), schedule(.stocks, model),
    ]
}

private func askStocks(_ model: inout Model) -> [Effect] {
    let symbols = model.order(.stocks)
    return symbols.isEmpty ? [] : ask(&model, .quotes(symbols))
}

/// A question is not repeated while its answer is awaited: a slow feed is not hurried by asking twice.
private func ask(_ model: inout Model, _ subject: FeedSubject) -> [Effect] {
    switch subject {
    case .rates:
        if model.ratesFeed.isAsking { return [] }
        model.ratesFeed.isAsking = true
    case .quotes:
        if model.stocksFeed.isAsking { return [] }
        model.stocksFeed.isAsking = true
    case .pastRates:
        if model.pastFeed.isAsking { return [] }
        model.pastFeed.isAsking = true
    }
    return [.ask(subject)]
}

/// Asks for the closes of the currencies on the board that lack those of the last month or of the last trading
/// day; nothing when all are there, or while there is but a sample to measure against them.
func askPast(_ model: inout Model) -> [Effect] {
    guard model.market.rates.values.contains(where: { $0.origin != .sample }) else { return [] }
    let today = Zone.utc.local(model.now).day
    var last = today + -1
    while last.weekday > 4 { last = last + -1 }
    let codes = (model.arrangement.rates + [model.arrangement.base]).filter { code in
        guard code != "USD" else { return false }
        let closes = DailyClose.run(in: model.market.rateCloses[code] ?? [], upTo: today, atMost: 20)
        return closes.count < 15 || (closes.last?.day ?? last) < last
    }
    return codes.isEmpty ? [] : ask(&model, .pastRates(codes, since: today + -45))
}

private func tick(_ model: Model) -> Effect {
    .schedule(.tick, .nextMultiple(of: model.choices.showsSeconds ? 1 : 60))
}

private func schedule(_ timer: Timer, _ model: Model) -> Effect {
    .schedule(timer, .after(timer == .rates ? model.choices.ratesRefresh : model.choices.stocksRefresh))
}

/// Takes in what was known before any feed answered.
private func take(_ model: inout Model, _ known: Known) -> [Effect] {
    for seen in known.rates { model.market.rates[seen.value.code] = seen }
    model.market.rateCloses.merge(known.rateCloses) { _, new in new }
    for seen in known.quotes { model.market.quotes[seen.value.symbol] = seen }
    model.figures.renew(model.arrangement, model.market)
    return []
}

/// Takes in a piece of an answer.
private func take(
    _ model: inout Model, _ answer: FeedAnswer, to subject: FeedSubject, at now: Instant
) -> [Effect] {
    let origin: Origin = model.choices.isDemo ? .sample : .live
    let isDemo = model.choices.isDemo
    func keeping(_ answer: FeedAnswer) -> [Effect] { isDemo ? [] : [.keep(answer, seenAt: now)] }
    switch answer {
    case .rates(let rates):
        guard !rates.isEmpty else { return [] }
        let accepted = model.market.merge(rates, origin, at: now)
        model.ratesFeed.lastAnswer = now
        model.ratesFeed.failure = nil
        model.figures.renewRates(model.arrangement, model.market)
        return keeping(.rates(accepted)) + sayHeldBack(&model, rates.map(\.code), accepted.map(\.code))
            + (model.choices.isDemo || model.isPaused ? [] : askPast(&model))
    case .quotes(let quotes):
        guard !quotes.isEmpty else { return [] }
        return followingSelectedStock(&model) { model in
            let replacesSample =
                origin != .sample
                && model.market.quotes.values.contains { $0.origin == .sample }
            let accepted = model.market.merge(quotes, origin, at: now)
            model.stocksFeed.lastAnswer = now
            model.stocksFeed.failure = nil
            for quote in quotes { model.stockFailures[quote.symbol] = nil }
            let changed = quotes.map(\.symbol).filter(Set(model.arrangement.stocks).contains)
            model.figures.renewStocks(
                model.arrangement, model.market, only: replacesSample ? nil : changed)
            return keeping(.quotes(accepted))
                + sayHeldBack(&model, quotes.map(\.symbol), accepted.map(\.symbol))
        }
    case .pastRates(let closes, _):
        guard !closes.isEmpty else { return [] }
        model.market.merge(closes, origin)
        model.pastFeed.lastAnswer = now
        model.pastFeed.failure = nil
        model.figures.renewRates(model.arrangement, model.market)
        return keeping(answer)
    case .failed(let failure, let symbol):
        return take(&model, failure, of: symbol, to: subject)
    case .remark(let text, _):
        return say(&model, text)
    }
}

/// Takes in a failure. It stays beside the figures until an answer comes; in a line of its own it is said only
/// when it is news, and a stock that nobody knows says so in its row.
private func take(
    _ model: inout Model, _ failure: FeedFailure, of symbol: String?, to subject: FeedSubject
) -> [Effect] {
    let earlier: FeedFailure?
    if let symbol {
        earlier = model.stockFailures.updateValue(failure, forKey: symbol)
        if failure.cause == .unknownSymbol { return [] }
    } else if case .pastRates = subject {
        earlier = model.pastFeed.failure
        model.pastFeed.failure = failure
    } else if case .rates = subject {
        earlier = model.ratesFeed.failure
        model.ratesFeed.failure = failure
    } else {
        earlier = model.stocksFeed.failure
        model.stocksFeed.failure = failure
    }
    return earlier == failure ? [] : say(&model, failure.sentence(about: symbol), isWarning: true)
}

/// Says which figures jumped beyond belief and were held back.
private func sayHeldBack(_ model: inout Model, _ given: [String], _ accepted: [String]) -> [Effect] {
    let held = Set(given).subtracting(accepted).sorted()
    guard let first = held.first else { return [] }
    let others = held.count == 1 ? "" : " and \(held.count - 1) more"
    return say(
        &model, "\(first)\(others) jumped more than tenfold; held back until another answer says the same",
        isWarning: true)
}
