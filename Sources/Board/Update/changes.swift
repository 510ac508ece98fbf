internal import CivilTime
internal import Market
package import Words

/// Applies the changes that wait, in the order they came, up to one that is made a digest of.
func applyChanges(_ model: inout Model) -> [Effect] {
    var effects: [Effect] = []
    while !model.isDigesting, !model.isRecalling, !model.changes.isEmpty {
        let changes = model.changes.removeFirst()
        effects += apply(changes, to: &model)
    }
    return effects
}

/// Takes over what a store has come to know. The collector has judged it.
private func apply(_ changes: FigureChanges, to model: inout Model) -> [Effect] {
    let known = changes.known
    var effects: [Effect] = []
    takePaces(&model, changes.paces)
    var symbols = Set(known.quotes.map(\.value.symbol))
    if let unshown = changes.unshown { effects += hold(&model, unshown, &symbols) }
    if !known.rates.isEmpty || !known.rateCloses.isEmpty || changes.unshown != nil {
        effects += applyRates(&model, known)
    }
    model.kinds.merge(changes.kinds) { $1 }
    for question in changes.kinds.keys { model.kindFailures[question] = nil }
    let queries = model.chartQueries + model.portfolioQueries
    effects += queries.filter { changes.bars.contains($0.key) }.map { .readBars($0) }
    for found in changes.found { effects += applyFound(&model, found.stocks, for: found.text) }
    for count in changes.leftOut.values { effects += say(&model, .count(.figuresLeftOut, count)) }
    effects += apply(known.quotes, of: symbols, to: &model)
    // The store forgets failures that figures have made good.
    for failure in changes.failures { effects += apply(failure, to: &model) }
    for subject in changes.finished { effects += finish(&model, subject) }
    return effects
}

/// Takes over the pace of feeds, which decides when their figures are stale.
private func takePaces(_ model: inout Model, _ paces: [FeedID: FeedPace]) {
    let (before, refresh) = (model.market.paces, min(model.refresh.rates, model.refresh.stocks))
    model.market.paces.merge(paces) { $1 }
    // A shared pace changes a little with each request, which makes no figure stale.
    let isNews = paces.contains { feed, pace in
        let old = max(before[feed]?.interval ?? 0, refresh)
        return abs(max(pace.interval, refresh) - old) * 5 > old
    }
    guard isNews else { return }
    model.figures.renewRates(model.arrangement, model.market)
    model.figures.renewStocks(model.arrangement, model.market)
}

private func applyRates(_ model: inout Model, _ known: Known) -> [Effect] {
    let news = known.rates.filter { $0.isNews(after: model.market.rates[$0.value.code]) }
    let hasNewCloses = known.rateCloses.contains { model.market.rateCloses[$0] != $1 }
    let before = model.figures.rates.compactMapValues(\.seenRate)
    model.market.adoptRates(known)
    model.figures.renewRates(model.arrangement, model.market)
    model.renewPortfolio()
    for (code, old) in before {
        guard let new = model.figures.rates[code]?.seenRate, new != old else { continue }
        model.moves.note(code, old, new, at: model.changedAt)
    }
    if hasNewCloses { model.feeds[.history, default: FeedStatus()].heard(at: model.now) }
    guard let last = news.map(\.at).max() else { return [] }
    model.feeds[.rates, default: FeedStatus()].heard(at: last)
    return model.isDemo || model.isPaused ? [] : askPast(&model)
}

/// - Parameter symbols: the stocks whose rows are to be made anew.
private func apply(_ quotes: [Seen<Quote>], of symbols: Set<Symbol>, to model: inout Model) -> [Effect] {
    let news = quotes.filter { $0.isNews(after: model.market.quotes[$0.value.symbol]) }
    if let last = news.map(\.at).max() {
        model.feeds[.stocks, default: FeedStatus()].heard(at: last)
        for quote in news where !model.stockFailures.isEmpty {
            model.stockFailures[quote.value.symbol] = nil
        }
    }
    if quotes.count > Digest.large { return digest(&model, quotes) }
    if symbols.isEmpty { return [] }
    let stock = model.selectedLine(.stocks)
    defer { model.revaluePortfolio(symbols) }
    let replacesSample = model.market.hasSampleQuotes && quotes.contains { $0.origin != .sample }
    model.market.adopt(quotes)
    if replacesSample {
        model.figures.renewStocks(model.arrangement, model.market)
    } else {
        let before = symbols.compactMap { symbol in
            model.figures.stocks[symbol]?.seenPrice.map { (symbol, $0) }
        }
        model.figures.renewRows(symbols, model.arrangement, model.market)
        for (symbol, old) in before {
            guard let new = model.figures.stocks[symbol]?.seenPrice, new != old else { continue }
            model.moves.note(symbol, old, new, at: model.changedAt)
        }
    }
    select(&model, stock, in: .stocks)
    return []
}

extension Seen {
    /// Whether a feed has answered with this since it gave `last`. The end of a question brings the same figures again.
    fileprivate func isNews(after last: Seen?) -> Bool {
        origin != .cached && (last?.origin != .live || last?.at != at || last?.value != value)
    }
}

extension RateFigure {
    /// The rate, if it was told in this run: to fill the board is no change.
    fileprivate var seenRate: Double? { origin == .cached ? nil : rate }
}

extension StockFigure {
    /// The price, if it was told in this run: to fill the board is no change.
    fileprivate var seenPrice: Double? { origin == .cached ? nil : price }
}

func digest(_ model: inout Model, _ quotes: [Seen<Quote>]) -> [Effect] {
    model.isDigesting = true
    return [
        .digest(
            Digest(
                quotes: quotes, arrangement: model.arrangement, market: model.market, figures: model.figures))
    ]
}

/// Takes over what was made away from the loop. Board, settings and zones may have changed meanwhile.
func apply(_ digest: Digest, to model: inout Model) -> [Effect] {
    guard model.isDigesting else { return [] }
    (model.isDigesting, model.isRecalling) = (false, false)
    let (zones, stock) = (model.figures.zones, model.selectedLine(.stocks))
    model.market = digest.market
    model.figures = digest.figures
    model.renewPortfolio()
    model.figures.renewZones(zones)
    model.figures.rearrange(
        model.arrangement, from: digest.arrangement, model.market, language: model.language)
    select(&model, stock, in: .stocks)
    // A search among stocks finds those too.
    if var picker = model.picker {
        let selected = picker.selected
        picker.offers = picker.panel.kind.offers(for: picker, model)
        picker.index = picker.offers.firstIndex { $0.item == selected?.item } ?? 0
        model.top = .picker(picker)
    }
    return applyChanges(&model)
}

/// Applies a failure. It stays beside the figures until an answer comes; in a line of its own it is said only
/// when it is news, and a stock that nobody knows says so in its row.
private func apply(_ failure: FigureChanges.Failure, to model: inout Model) -> [Effect] {
    let (earlier, symbol): (FeedFailure?, Symbol?)
    switch failure.subject {
    case .search(let text): return applySearchFailure(&model, failure.failure, for: text)
    case .stock(let stock):
        (earlier, symbol) = (model.stockFailures.updateValue(failure.failure, forKey: stock), stock)
        if failure.failure.cause == .unknownSymbol {
            // The user has just added it and may have mistyped it.
            guard earlier != failure.failure, model.selectedLine(.stocks) == .card(Item(stock)) else {
                return []
            }
            let known = Array(model.market.quotes.keys)
            return say(&model, failure.failure.saying(about: stock, known: known), isWarning: true)
        }
    // A chart says so itself.
    case .bars(let symbol):
        model.barFailures[symbol] = failure.failure
        return []
    case .kind(let question):
        model.kindFailures[question] = failure.failure
        return []
    case .list(let list):
        (earlier, symbol) = (model.feeds[list]?.failure, nil)
        model.feeds[list, default: FeedStatus()].failure = failure.failure
    }
    // Beside the figures it is said anyway, so it does not stand in line: the keys are wanted back.
    guard earlier != failure.failure, model.notices.isEmpty else { return [] }
    return say(&model, failure.failure.saying(about: symbol), isWarning: true, isOfFeed: true)
}

private func finish(_ model: inout Model, _ subject: FeedSubject) -> [Effect] {
    switch subject {
    case .search(let text): return finishSearch(&model, for: text)
    case .bars(let query):
        model.awaitedBars.remove(query.symbol)
        return []
    case .kind: return []
    case .pastRates(_, let since):
        model.feeds[subject.list]?.isAsking = false
        return finishRatesOfDay(&model, since: since) + askAhead(&model)
    case .rates, .quotes:
        model.feeds[subject.list]?.isAsking = false
        return askAhead(&model)
    }
}

/// Replaces the figures that are not shown, and says which of them are new among those that wait for a second answer.
///
/// - Parameter symbols: gains the stocks of which another feed says something new.
private func hold(_ model: inout Model, _ unshown: [UnshownFigure], _ symbols: inout Set<Symbol>) -> [Effect]
{
    let before = Set(model.market.unshown)
    model.market.hold(unshown)
    for figure in before.symmetricDifference(unshown) {
        if case .stock(let symbol) = figure.key.subject { symbols.insert(symbol) }
    }
    let held = model.market.heldBack.filter { !before.contains($0) }
    guard let first = held.first else { return [] }
    let others = Set(held.map(\.key.subject)).count - 1
    let values = ["code": first.key.subject.text, "others": String(others)]
    return say(
        &model,
        others == 0 ? first.saying(model.figureText) : .phrase(.heldBackMore, verbatim: values),
        isWarning: true)
}

/// Applies a message and takes in at once what it would have taken in elsewhere, for callers that nothing else waits for.
package func updateAtOnce(_ model: inout Model, _ message: Message) -> [Effect] {
    var (waiting, effects) = (update(&model, message)[...], [Effect]())
    while let effect = waiting.popFirst() {
        if case .digest(let digest) = effect {
            waiting = update(&model, .figures(.digested(digest.done()))) + waiting
        } else if case .makePortfolio(let work) = effect {
            waiting = update(&model, .disk(.portfolio(work.done()))) + waiting
        } else {
            effects.append(effect)
        }
    }
    return effects
}

extension UnshownFigure {
    /// That the figure waits for a second answer.
    package func saying(_ text: FigureText) -> Saying {
        let figure =
            switch key.subject {
            case .rate: text.rate(value)
            case .stock: text.price(value)
            }
        return .phrase(
            .heldBack,
            verbatim: [
                "code": key.subject.text, "source": key.source.text,
                "figure": [figure, currency].compactMap(\.self).joined(separator: " "),
            ])
    }
}
