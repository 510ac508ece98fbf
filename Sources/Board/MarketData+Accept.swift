public import CivilTime
public import Market

extension MarketData {
    /// What may be kept and shown of an answer.
    public struct Accepted: Hashable, Sendable {
        /// The figures that were let in; nil where none were.
        public var answer: FeedAnswer?
        /// What has changed among the figures that are not shown, nil for those that are gone.
        public var unshown: [UnshownFigure.Key: UnshownFigure?] = [:]
    }

    /// Takes in what a feed answered.
    ///
    /// - Returns: the figures that were let in, without those that wait for a second answer and those that another feed disputes.
    public mutating func accept(_ answer: FeedAnswer, _ origin: Origin = .live, at now: Instant) -> Accepted {
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
        case .found, .leftOut, .failed:
            accepted.answer = answer
        }
        accepted.unshown = takeUnshown()
        return accepted
    }

    /// Takes over what a store has, before the first answer.
    public mutating func adopt(_ known: Known) {
        for seen in known.rates { rates[seen.value.code] = seen }
        rateCloses.merge(known.rateCloses) { $1 }
        rateSkipped.merge(known.rateSkipped) { $1 }
        for seen in known.quotes { quotes[seen.value.symbol] = seen }
        holdBack(known.unshown)
    }

    /// Goes by other feeds.
    ///
    /// - Parameters:
    ///   - feeds: the feeds of the settings.
    ///   - refresh: seconds between two questions, by list.
    public mutating func use(_ feeds: Settings.Feeds, refresh: [FeedList: Int]) {
        self.feeds = (feeds.rates + feeds.stocks).map(\.kind)
        for (list, seconds) in refresh { patience[list] = FigureState.patience(seconds) }
    }
}
