package import CivilTime
package import Market

/// Decides which figures of feeds may be kept and shown. Implausible ones wait for a second answer that
/// agrees. Those that contradict a fresh figure of an earlier feed in the settings are not shown.
package struct AnswerFilter: Hashable, Sendable {
    package struct Accepted: Hashable, Sendable {
        /// Nil if no figure was accepted, nor anything else.
        package var answer: FeedAnswer?
        /// Nil for those that are gone.
        package var unshown: [UnshownFigure.Key: UnshownFigure?] = [:]
    }

    package internal(set) var market: MarketData
    /// The preferred ones first.
    private var feeds: [FeedID] = []
    /// Seconds until a figure is no longer fresh, by list.
    var patience: [FeedList: Int] = [:]
    var jumps = JumpFilter()
    /// Not shown because another program's filter reported them.
    var told: Set<UnshownFigure.Key> = []
    private var others: [UnshownFigure.Subject: Disagreement] = [:]
    /// Closes of feeds that no longer price a stock; one that returns need not send them again.
    var otherCloses: [Symbol: [FeedID: FeedCloses]] = [:]
    private var changed: [UnshownFigure.Key: UnshownFigure?] = [:]

    package init(_ market: MarketData) {
        self.market = market
        for figure in market.heldBack { jumps.hold(figure) }
        for (code, other) in market.rateDisagreements { others[.rate(code)] = other }
        for (symbol, other) in market.quoteDisagreements { others[.stock(symbol)] = other }
    }

    package init(_ known: Known) {
        var market = MarketData()
        market.adoptRates(known)
        market.adopt(known.quotes)
        // Every later request counts as another answer.
        market.hold(known.unshown.map { $0.arrived(before: 1) })
        self.init(market)
    }

    package mutating func use(_ feeds: FeedSettings, refresh: [FeedList: Int]) {
        self.feeds = (feeds.rates + feeds.stocks).map(\.kind)
        for (list, seconds) in refresh { patience[list] = FigureState.patience(seconds) }
    }

    package mutating func use(_ pace: FeedPace, of feed: FeedID) { market.paces[feed] = pace }

    /// As new as its feed's pace allows. A time in the future comes from a wrong clock.
    func isFresh(_ time: Instant, _ list: FeedList, of source: FeedID, at now: Instant) -> Bool {
        let own = market.paces[source].map { FigureState.patience($0.interval) } ?? 0
        return !time.isAhead(of: now) && now - time <= max(patience[list] ?? 0, own)
    }

    package mutating func accept(_ answer: FeedAnswer, _ origin: Origin = .live, at now: Instant) -> Accepted
    {
        var accepted = Accepted()
        switch answer {
        case .rates(let rates):
            let taken = merge(rates, origin, at: now)
            if !taken.isEmpty { accepted.answer = .rates(taken) }
        case .quotes(let quotes):
            let held = Set(merge(quotes, origin, at: now))
            let taken = quotes.indices.filter { !held.contains($0) }.map { quotes[$0] }
            if !taken.isEmpty { accepted.answer = .quotes(taken) }
        case .pastRates(let closes, let source):
            let taken = merge(closes, from: source, origin, at: now)
            if !taken.isEmpty { accepted.answer = .pastRates(taken, source: source) }
        case .kind(let figures): accepted.answer = figures.judged(at: now).map(FeedAnswer.kind)
        case .found, .bars, .leftOut, .failed:
            accepted.answer = answer
        }
        accepted.unshown = takeUnshown()
        return accepted
    }

    mutating func takeUnshown() -> [UnshownFigure.Key: UnshownFigure?] {
        let unshown = jumps.takeChanges().merging(changed) { $1 }
        changed = [:]
        hold(unshown)
        return unshown
    }

    func disagreement(_ subject: UnshownFigure.Subject) -> Disagreement? { others[subject] }

    func isPreferred(_ shown: FeedID, to other: FeedID) -> Bool {
        guard shown != other, let place = feeds.firstIndex(of: shown) else { return false }
        return feeds.firstIndex(of: other).map { place < $0 } ?? true
    }

    /// `shown` may have taken the place of this figure.
    mutating func note(
        _ disagreement: Disagreement, of subject: UnshownFigure.Subject, at time: Instant,
        insteadOf shown: FeedID? = nil
    ) {
        others[subject] = disagreement
        for source in [disagreement.source, shown].compactMap(\.self) {
            for reason in [UnshownFigure.Reason.otherFeed, .disputed] {
                changed.updateValue(nil, forKey: UnshownFigure.Key(reason, subject, from: source))
            }
        }
        let reason: UnshownFigure.Reason = disagreement.isDisputed ? .disputed : .otherFeed
        let key = UnshownFigure.Key(reason, subject, from: disagreement.source)
        changed[key] = UnshownFigure(key, disagreement.value, time: disagreement.time, arrived: time)
    }

    mutating func forgetDisagreement(about subject: UnshownFigure.Subject) {
        guard let other = others.removeValue(forKey: subject) else { return }
        for reason in [UnshownFigure.Reason.otherFeed, .disputed] {
            changed.updateValue(nil, forKey: UnshownFigure.Key(reason, subject, from: other.source))
        }
    }

    mutating func set(_ figure: UnshownFigure?, of key: UnshownFigure.Key) {
        if let figure {
            others[key.subject] = Disagreement(figure)
        } else if others[key.subject]?.source == key.source {
            others[key.subject] = nil
        }
        changed.updateValue(figure, forKey: key)
    }

    private mutating func hold(_ changes: [UnshownFigure.Key: UnshownFigure?]) {
        if changes.isEmpty { return }
        market.hold(market.unshown.filter { changes[$0.key] == nil } + changes.values.compactMap(\.self))
    }
}
