internal import Arrangement
internal import CivilTime
package import Figures
internal import Market
package import Words

extension Model {
    /// Applies waiting changes in order, up to one that another thread merges.
    mutating func takeWaitingChanges() -> [Effect] {
        var effects: [Effect] = []
        while !isDigesting, !isRecalling, !self.changes.isEmpty {
            let changes = self.changes.removeFirst()
            effects += takeChanges(changes)
        }
        return effects
    }

    /// The collector has judged it.
    private mutating func takeChanges(_ changes: FigureChanges) -> [Effect] {
        let known = changes.known
        var effects: [Effect] = []
        takePaces(changes.paces)
        let hasMany = known.quotes.count > Digest.large
        var symbols = hasMany ? [] : Set(known.quotes.map(\.value.symbol))
        if let unshown = changes.unshown { effects += holdBack(unshown, &symbols) }
        if !known.rates.isEmpty || !known.rateCloses.isEmpty || changes.unshown != nil {
            effects += takeRates(known)
        }
        forgetPast(changes)
        kinds.merge(changes.kinds) { $1 }
        for question in changes.kinds.keys { kindFailures[question] = nil }
        noteEvents(changes.kinds)
        let queries = chartQueries + portfolioQueries
        effects += queries.filter { changes.bars.contains($0.key) }.map { .readBars($0) }
        for found in changes.found { effects += takeFound(found.stocks, for: found.text) }
        for count in changes.leftOut.values { effects += say(.count(.figuresLeftOut, count)) }
        if hasMany || !known.quotes.isEmpty && figures.stocks.count > Digest.manyRows {
            // The rest is about the quotes and waits for them.
            self.changes.insert(FigureChanges(failures: changes.failures, finished: changes.finished), at: 0)
            return effects + digest(known.quotes, of: hasMany || market.hasSampleQuotes ? nil : symbols)
        }
        takeQuotes(known.quotes, of: symbols)
        // The store forgets failures that figures have made good.
        for failure in changes.failures { effects += takeFailure(failure) }
        for subject in changes.finished { effects += finish(subject) }
        return effects
    }

    /// The pace decides when figures are stale.
    private mutating func takePaces(_ paces: [FeedID: FeedPace]) {
        let (before, refresh) = (market.paces, min(self.refresh.rates, self.refresh.stocks))
        market.paces.merge(paces) { $1 }
        // A shared pace changes a little with each request, which makes no figure stale.
        let isNews = paces.contains { feed, pace in
            let old = max(before[feed]?.interval ?? 0, refresh)
            return abs(max(pace.interval, refresh) - old) * 5 > old
        }
        guard isNews else { return }
        figures.renewRates(arrangement, shownMarket)
        figures.renewStocks(arrangement, shownMarket)
    }

    private mutating func takeRates(_ known: Known) -> [Effect] {
        let news = known.rates.filter { $0.isNews(after: market.rates[$0.value.code]) }
        let hasNewCloses = known.rateCloses.contains { market.rateCloses[$0] != $1 }
        market.adoptRates(known)
        renewRates()
        renewPortfolio()
        if hasNewCloses {
            feeds[.history, default: FeedStatus()].heard(at: now, from: [.frankfurter, .yahoo])
        }
        guard let last = news.map(\.at).max() else { return [] }
        feeds[.rates, default: FeedStatus()].heard(at: last, from: Set(news.map(\.value.source)))
        return isDemo || isPaused ? [] : askPast()
    }

    private mutating func renewRates() {
        let before = figures.rates.compactMapValues(\.seenRate)
        figures.renewRates(arrangement, shownMarket)
        for (id, old) in before {
            guard let new = figures.rates[id]?.seenRate, new != old else { continue }
            moves.note(id, at: changedAt)
        }
    }

    private mutating func takeQuotes(_ quotes: [Seen<Quote>], of symbols: Set<Symbol>) {
        let news = quotes.filter { $0.isNews(after: market.quotes[$0.value.symbol]) }
        noteAnswer(
            about: news.map(\.value.symbol), at: news.map(\.at).max(), from: Set(news.map(\.value.source)))
        if symbols.isEmpty { return }
        let stock = selectedLine(.stocks)
        defer { revaluePortfolio(symbols) }
        let replacesSample = market.hasSampleQuotes && quotes.contains { $0.origin != .sample }
        market.adopt(quotes)
        if replacesSample || !symbols.isDisjoint(with: arrangement.rateSymbols) { renewRates() }
        if replacesSample {
            figures.renewStocks(arrangement, shownMarket)
        } else {
            let before = symbols.compactMap { symbol in
                figures.stocks[symbol]?.seenPrice.map { (symbol, $0) }
            }
            figures.renewRows(symbols, arrangement, shownMarket)
            for (symbol, old) in before {
                guard let new = figures.stocks[symbol]?.seenPrice, new != old else { continue }
                moves.note(symbol, at: changedAt)
            }
        }
        select(stock, in: .stocks)
    }

    private mutating func noteAnswer(about symbols: [Symbol], at moment: Instant?, from feeds: Set<FeedID>) {
        guard let moment else { return }
        self.feeds[.stocks, default: FeedStatus()].heard(at: moment, from: feeds)
        if stockFailures.isEmpty { return }
        for symbol in symbols { stockFailures[symbol] = nil }
    }
}

extension RateFigure {
    /// Nil if it did not arrive in this run: filling the board is no change.
    fileprivate var seenRate: Double? { origin == .cached || origin == .past ? nil : rate }
}

extension StockFigure {
    var seenPrice: Double? { origin == .cached || origin == .past ? nil : price }
}

extension Model {
    /// `rows` nil for the rows of all stocks.
    mutating func digest(_ quotes: [Seen<Quote>], of rows: Set<Symbol>? = nil) -> [Effect] {
        isDigesting = true
        return [
            .digest(
                Digest(
                    quotes: quotes, rows: rows, changedAt: changedAt, arrangement: arrangement,
                    market: market,
                    figures: figures))
        ]
    }

    /// Takes the digest; board, settings and zones may have changed meanwhile.
    mutating func takeDigest(_ digest: Digest) -> [Effect] {
        guard isDigesting else { return [] }
        (isDigesting, isRecalling) = (false, false)
        let (zones, stock) = (figures.zones, selectedLine(.stocks))
        noteAnswer(
            about: digest.news, at: digest.heardAt,
            from: Set(digest.news.compactMap { digest.market.quotes[$0]?.value.source }))
        for symbol in digest.moves { moves.note(symbol, at: digest.changedAt) }
        let (names, past) = (market.names, market.past)
        market = digest.market
        figures = digest.figures
        if market.names != names || market.past != past || scenario != nil {
            (market.names, market.past) = (names, past)
            figures.renew(arrangement, shownMarket, language: language)
        }
        renewPortfolio()
        figures.renewZones(zones)
        figures.rearrange(
            arrangement, from: digest.arrangement, shownMarket, language: language)
        select(stock, in: .stocks)
        // A search among stocks finds those too.
        if var picker {
            let selected = picker.selected
            picker.offers = picker.panel.kind.offers(for: picker, self)
            picker.index = picker.offers.firstIndex { $0.item == selected?.item } ?? 0
            replaceTop(with: picker)
        }
        return takeWaitingChanges()
    }

    /// Shows next to the figures until an answer comes; a notice appears only for news.
    private mutating func takeFailure(_ failure: FigureChanges.Failure) -> [Effect] {
        let (isNews, symbol): (Bool, Symbol?)
        switch failure.subject {
        case .search(let text): return takeSearchFailure(failure.failure, for: text)
        case .stock(let stock):
            let earlier = stockFailures.updateValue(failure.failure, forKey: stock)
            (isNews, symbol) = (earlier != failure.failure, stock)
            if failure.failure.cause == .unknownSymbol {
                // The user has just added it and may have mistyped it.
                guard isNews, selectedLine(.stocks) == .card(Item(stock)) else {
                    return []
                }
                let known = Array(market.quotes.keys)
                return say(failure.failure.saying(about: stock, known: known), isWarning: true)
            }
        // A chart says so itself.
        case .bars(let symbol):
            barFailures[symbol] = failure.failure
            return []
        case .kind(let question):
            kindFailures[question] = failure.failure
            return []
        case .list(let list):
            let sources = settings.feeds[list]
            isNews = feeds[list, default: FeedStatus()].failed(failure.failure, of: sources)
            symbol = nil
        }
        // The figures show it too, so it need not wait: the keys should return.
        guard isNews, notices.isEmpty else { return [] }
        return say(failure.failure.saying(about: symbol), isWarning: true, isOfFeed: true)
    }

    private mutating func finish(_ subject: FeedSubject) -> [Effect] {
        switch subject {
        case .search(let text): return finishSearch(for: text)
        case .bars(let query):
            awaitedBars.remove(query.symbol)
            finishPast(query.symbol)
            return []
        case .kind: return []
        case .pastRates(_, let since):
            feeds[subject.list]?.isAsking = false
            return finishRatesOfDay(since: since) + askAhead()
        case .rates, .quotes:
            feeds[subject.list]?.isAsking = false
            return askAhead()
        }
    }

    /// Reports new ones that wait for a second answer. `symbols` gains stocks that have another one now.
    private mutating func holdBack(_ unshown: [UnshownFigure], _ symbols: inout Set<Symbol>) -> [Effect] {
        let before = Set(market.unshown)
        market.hold(unshown)
        for figure in before.symmetricDifference(unshown) {
            if case .stock(let symbol) = figure.key.subject { symbols.insert(symbol) }
        }
        let held = market.heldBack.filter { !before.contains($0) }
        guard let first = held.first else { return [] }
        let others = Set(held.map(\.key.subject)).count - 1
        let values = ["code": first.key.subject.text, "others": String(others)]
        return say(
            others == 0 ? first.saying(figureText) : .phrase(.heldBackMore, verbatim: values),
            isWarning: true)
    }

    /// Applies a message and does the work of other threads at once, for callers without a screen.
    package mutating func updateAtOnce(_ message: Message) -> [Effect] {
        var (waiting, effects) = (update(message)[...], [Effect]())
        while let effect = waiting.popFirst() {
            if case .digest(let digest) = effect {
                waiting = update(.figures(.digested(digest.done()))) + waiting
            } else if case .makePortfolio(let work) = effect {
                waiting = update(.disk(.portfolio(work.done()))) + waiting
            } else {
                effects.append(effect)
            }
        }
        return effects
    }
}

extension UnshownFigure {
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
