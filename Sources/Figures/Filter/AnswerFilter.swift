package import CivilTime
package import Market

/// Decides which figures of feeds' answers may be shown, before they are kept.
///
/// It holds back what a feed cannot mean until a second answer says the same, and what a feed says against a fresh figure of one
/// that comes before it in the settings.
package struct AnswerFilter: Hashable, Sendable {
    /// The part of an answer that may be kept and shown.
    package struct Accepted: Hashable, Sendable {
        /// The figures that were let in, and what is not a figure; nil where nothing was.
        package var answer: FeedAnswer?
        /// Changed figures that are not shown; nil for those that are gone.
        package var unshown: [UnshownFigure.Key: UnshownFigure?] = [:]
    }

    /// The figures that have been let in, and those that have not.
    package internal(set) var market: MarketData
    /// The feeds that the settings name, the preferred ones first.
    private var feeds: [FeedID] = []
    /// Seconds after which a figure is no longer fresh, by list.
    var patience: [FeedList: Int] = [:]
    var jumps = JumpFilter()
    /// Those figures that are not shown by the word of another program's filter.
    var told: Set<UnshownFigure.Key> = []
    /// The figures of other feeds, by what they are of.
    private var others: [UnshownFigure.Subject: Disagreement] = [:]
    /// The closes of stocks by feeds that price them no longer: one that comes back need not tell them again.
    var otherCloses: [Symbol: [FeedID: FeedCloses]] = [:]
    private var changed: [UnshownFigure.Key: UnshownFigure?] = [:]

    /// Makes a filter that goes on where another left off.
    package init(_ market: MarketData) {
        self.market = market
        for figure in market.heldBack { jumps.hold(figure) }
        for (code, other) in market.rateDisagreements { others[.rate(code)] = other }
        for (symbol, other) in market.quoteDisagreements { others[.stock(symbol)] = other }
    }

    /// Makes a filter that goes on where an earlier program left off, by what is kept.
    package init(_ known: Known) {
        var market = MarketData()
        market.adoptRates(known)
        market.adopt(known.quotes)
        // Every later request counts as another answer.
        market.hold(known.unshown.map { $0.arrived(before: 1) })
        self.init(market)
    }

    /// Goes by the feeds of the settings, the preferred ones first, and by the seconds between two questions of a list.
    package mutating func use(_ feeds: FeedSettings, refresh: [FeedList: Int]) {
        self.feeds = (feeds.rates + feeds.stocks).map(\.kind)
        for (list, seconds) in refresh { patience[list] = FigureState.patience(seconds) }
    }

    /// Goes by the pace of requests to a feed.
    package mutating func use(_ pace: FeedPace, of feed: FeedID) { market.paces[feed] = pace }

    /// True if a figure of `list` that came at `time` is as new as the pace of its feed allows. A time ahead of now comes from a
    /// wrong clock.
    func isFresh(_ time: Instant, _ list: FeedList, of source: FeedID, at now: Instant) -> Bool {
        let own = market.paces[source].map { FigureState.patience($0.interval) } ?? 0
        return !time.isAhead(of: now) && now - time <= max(patience[list] ?? 0, own)
    }

    /// Takes in what a feed answered.
    ///
    /// - Returns: the figures that were let in.
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

    /// Changes among the figures that are not shown, since the last call.
    mutating func takeUnshown() -> [UnshownFigure.Key: UnshownFigure?] {
        let unshown = jumps.takeChanges().merging(changed) { $1 }
        changed = [:]
        hold(unshown)
        return unshown
    }

    func disagreement(_ subject: UnshownFigure.Subject) -> Disagreement? { others[subject] }

    /// True if the shown figure's feed comes before another in the settings.
    func isPreferred(_ shown: FeedID, to other: FeedID) -> Bool {
        guard shown != other, let place = feeds.firstIndex(of: shown) else { return false }
        return feeds.firstIndex(of: other).map { place < $0 } ?? true
    }

    /// Notes what is to be remembered of another feed's figure, whose place `shown` may have taken.
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

    /// Forgets the other feed's figure of `subject`.
    mutating func forgetDisagreement(about subject: UnshownFigure.Subject) {
        guard let other = others.removeValue(forKey: subject) else { return }
        for reason in [UnshownFigure.Reason.otherFeed, .disputed] {
            changed.updateValue(nil, forKey: UnshownFigure.Key(reason, subject, from: other.source))
        }
    }

    /// Takes over another feed's figure of another program's filter, or that it has none any more.
    mutating func set(_ figure: UnshownFigure?, of key: UnshownFigure.Key) {
        if let figure {
            others[key.subject] = Disagreement(figure)
        } else if others[key.subject]?.source == key.source {
            others[key.subject] = nil
        }
        changed.updateValue(figure, forKey: key)
    }

    /// Takes over what has changed among the figures that are not shown.
    private mutating func hold(_ changes: [UnshownFigure.Key: UnshownFigure?]) {
        if changes.isEmpty { return }
        market.hold(market.unshown.filter { changes[$0.key] == nil } + changes.values.compactMap(\.self))
    }
}
