internal import Arrangement
internal import CivilTime
internal import Figures
package import Market
internal import Words

extension Model {
    mutating func refreshFigures() -> [Effect] {
        if pastDay != nil { forgetPast() }
        let saying = refreshing
        return askAll(freshness: 0) + say(saying)
    }

    /// `freshness` is in seconds; nil for the settings' value.
    mutating func askAll(freshness: Int? = nil) -> [Effect] {
        ask(questionForRates, freshness) + askPast() + askStocks(freshness) + askEvents(freshness) + [
            schedule(.rates), schedule(.stocks),
        ]
    }

    package var questionsForBoard: [FeedSubject] {
        let panels = Panel.standard.flatMap { $0.kind.questions(self) }
        let held = heldSymbols.filter { !arrangement.symbols.contains($0) }
        return
            (panels.filter { $0.list != .rates }
            + (panels.contains { $0.list == .rates } ? [questionForRates] : []))
            + (held.isEmpty ? [] : [.quotes(held)])
    }

    /// Requests the stocks at the top of the table first, and those in view on the deck.
    mutating func askStocks(_ freshness: Int? = nil) -> [Effect] {
        let shown = order(.stocks)
        let others = (arrangement.rateSymbols + heldSymbols).map { Item($0) }
        let board = shown + others.filter { !shown.contains($0) }
        let symbols =
            deck.map { $0.ahead(.stocks).filter { !board.contains($0) } + board } ?? board
        return symbols.isEmpty ? [] : ask(.quotes(symbols.compactMap(Symbol.init)), freshness)
    }

    /// Sends a request; it is not repeated while its answer is awaited, to spare slow feeds.
    mutating func ask(_ subject: FeedSubject, _ freshness: Int? = nil) -> [Effect] {
        if feeds[subject.list, default: FeedStatus()].isAsking { return [] }
        feeds[subject.list, default: FeedStatus()].isAsking = true
        return [.ask(subject, freshness: freshness ?? self.freshness(of: subject))]
    }

    package var questionForRates: FeedSubject {
        .rates(of: Set(arrangement.currencies + [arrangement.base] + heldCurrencies).sorted())
    }

    /// Requests missing closes, unless there is only a sample to compare with them.
    mutating func askPast() -> [Effect] {
        guard market.rates.values.contains(where: { $0.origin != .sample }),
            let question = questionForPast
        else { return [] }
        return ask(question)
    }

    /// The greatest age in seconds. Less than the time between two requests, since another program's answer
    /// may come a moment later.
    package func freshness(of subject: FeedSubject) -> Int {
        switch subject {
        case .rates: refresh.rates * 9 / 10
        case .quotes: refresh.stocks * 9 / 10
        case .pastRates, .search: 0
        case .bars: 60
        case .kind(let question): question.kind.freshness
        }
    }

    fileprivate var refreshing: Saying {
        let waits = FeedList.allCases.filter(isAsked).map(wait)
        guard let longest = waits.compactMap(\.self).max(by: { $0.seconds < $1.seconds }), !isDemo else {
            return .phrase(.askingFeeds)
        }
        let next = Saying.phrase(
            .nextRequest, ["source": .verbatim(longest.source.text), "span": .wait(longest.seconds)])
        return waits.contains { $0 == nil } ? .joined([.phrase(.askingFeeds), .verbatim(" · "), next]) : next
    }

    private func isAsked(_ list: FeedList) -> Bool {
        if settings.feeds[list].isEmpty { return false }
        return switch list {
        case .rates: !arrangement.currencies.isEmpty
        case .stocks: !order(.stocks).isEmpty || !arrangement.rateSymbols.isEmpty
        case .history, .events: false
        }
    }

    /// Nil if a request is possible now.
    private func wait(_ list: FeedList) -> (source: FeedID, seconds: Int)? {
        let refresh = list == .stocks ? self.refresh.stocks : self.refresh.rates
        let known = settings.feeds[list].compactMap { feed in
            market.paces[feed.kind].flatMap { pace in
                pace.isIdle(at: now, refresh: refresh)
                    ? nil : (source: feed.kind, seconds: pace.wait(at: now))
            }
        }
        if known.contains(where: { $0.seconds == nil }) { return nil }
        return known.compactMap { feed in feed.seconds.map { (feed.source, $0) } }.min { $0.1 < $1.1 }
    }

    /// The request for currencies that lack the last month or the last trading day; nil if none does.
    package var questionForPast: FeedSubject? {
        questionForPast(of: arrangement.currencies + [arrangement.base])
    }

    func questionForPast(of codes: [CurrencyCode]) -> FeedSubject? {
        let today = Zone.utc.local(now).day
        var last = today + -1
        while last.weekday > 4 { last = last + -1 }
        let lacking = codes.filter { code in
            guard code != .usd else { return false }
            let skipped = market.rateSkipped[code] ?? []
            let rate = market.rates[code]?.value.perDollar
            // Requests a close again that is implausible for the rate.
            let known = (market.rateCloses[code] ?? []).filter { close in
                rate.map { close.isBelievable(beside: $0, of: today) } ?? true
            }
            let closes = DailyClose.run(in: known, upTo: today, atMost: 20)
            return closes.count < 15 || (closes.last?.day ?? last) < last
                || DailyClose.skipped(closes.suffix(6).map(\.day)).contains { !skipped.contains($0) }
        }
        return lacking.isEmpty ? nil : .pastRates(lacking, since: today + -45)
    }

    func schedule(_ timer: Timer) -> Effect {
        .schedule(timer, .after(timer == .rates ? refresh.rates : refresh.stocks))
    }

    /// Requests once and many at a time: closes and quotes of deck cards that are not on the board.
    mutating func askAhead() -> [Effect] {
        guard let open = deck, !isPaused, !isDemo,
            !open.asked.isSuperset(of: open.ahead(open.deck.panel))
        else { return [] }
        let items = open.ahead(open.deck.panel, OpenDeck.batch).filter { !open.asked.contains($0) }
        let question: FeedSubject?
        switch open.deck.panel.kind.question(about: items, self) {
        case .later: return []
        case .nothing: question = nil
        case .ask(let subject): question = subject
        }
        let effects = question.map { ask($0) } ?? []
        // Another answer is awaited: the next swipe tries again.
        if question == nil || !effects.isEmpty { deck?.asked.formUnion(items) }
        return effects
    }
}
