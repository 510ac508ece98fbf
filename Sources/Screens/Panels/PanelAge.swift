public import Board
internal import Market
internal import Words

/// What is said of the age of a panel's figures.
public struct PanelAge: Hashable, Sendable {
    /// How much there is to worry about, least first.
    public enum Kind: Int, Comparable, Sendable {
        /// A feed answered lately.
        case live
        /// A first answer is awaited.
        case waiting
        /// Figures of an earlier run.
        case cached
        /// The feed has not answered for a while, or its figures are old.
        case stale
        /// The feed cannot be reached.
        case offline
        /// The figures are made up.
        case sample

        /// Whether `a` is less to worry about than `b`.
        public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    /// How much there is to worry about.
    public let kind: Kind
    /// What to say, such as `live, 12:30`.
    public let text: String

    /// The same in one or two words, for where there is no room.
    public var short: String {
        switch kind {
        case .live: words[.live]
        case .waiting: text
        case .cached: words[.cached]
        case .stale: words[.stale]
        case .offline: words[.offline]
        case .sample: words[.sampleData]
        }
    }
    /// The same in a single word.
    public var shortest: String { kind == .sample ? words[.sample].uppercased() : short }
    private let words: Words

    /// The age of `panel`'s figures; nil for the clocks, which are always of this moment.
    public init?(_ panel: Panel, _ model: Model) {
        words = model.words
        guard let feed = model.feed(panel), !model.arrangement[panel].isEmpty else { return nil }
        let standing = panel == .rates ? model.figures.rateStanding : model.figures.stockStanding
        if standing.hasSample {
            kind = .sample
            text = "\(words[model.choices.isDemo ? .demoData : .sampleData]) \(PanelAge.date(Sample.asOf))"
            return
        }
        let isCutOff =
            switch feed.failure?.cause {
            case .unreachable, .timedOut: true
            default: false
            }
        guard let newest = standing.newestArrival else {
            kind = feed.failure == nil ? .waiting : .offline
            text = words[feed.isAsking ? .asking : feed.failure == nil ? .noFiguresYet : .noAnswer]
            return
        }
        if isCutOff {
            kind = .offline
            text = words[.offlineOf, ["moment": model.moment(newest)]]
            return
        }
        switch PanelAge.best(panel, model) {
        case .live:
            kind = .live
            text = words[.liveOf, ["moment": model.moment(newest)]]
        case .stale:
            kind = .stale
            let moment = model.moment(PanelAge.ownTime(panel, model) ?? newest)
            text = words[.staleOf, ["moment": moment]]
        case .cached, .sample, nil:
            kind = .cached
            text = words[.cachedOf, ["moment": model.moment(newest)]]
        }
    }

    /// The best state that any figure of the panel is in, live before stale before cached. Looks no further than
    /// the first that is live, which is the first one of all as a rule.
    private static func best(_ panel: Panel, _ model: Model) -> FigureState? {
        var best: FigureState?
        func isLive(_ state: FigureState?) -> Bool {
            if state == .live || best == nil || state == .stale { best = state ?? best }
            return state == .live
        }
        switch panel {
        case .rates:
            let refresh = model.choices.ratesRefresh
            _ = model.figures.rates.values.contains { isLive($0.state(refresh: refresh, now: model.now)) }
        case .clocks:
            break
        case .stocks:
            // What no feed has said in this run is cached, however many there are of it.
            guard model.figures.stockStanding.hasLive else { return .cached }
            let refresh = model.choices.stocksRefresh
            _ = model.figures.stocks.values.contains { isLive($0.state(refresh: refresh, now: model.now)) }
        }
        return best
    }

    /// The first moment at which live figures of the panel may not be so any more.
    static func end(_ panel: Panel, _ model: Model) -> Instant {
        switch panel {
        case .rates:
            let refresh = model.choices.ratesRefresh
            let live = model.figures.rates.values.first {
                $0.state(refresh: refresh, now: model.now) == .live
            }
            return live?.stateEnd(refresh: refresh, now: model.now) ?? model.now
        case .clocks:
            return .distantFuture
        case .stocks:
            let refresh = model.choices.stocksRefresh
            let live = model.figures.stocks.values.first {
                $0.state(refresh: refresh, now: model.now) == .live
            }
            return live?.stateEnd(refresh: refresh, now: model.now) ?? model.now
        }
    }

    /// The newest moment that any figure of the panel says it was made at.
    private static func ownTime(_ panel: Panel, _ model: Model) -> Instant? {
        switch panel {
        case .rates: model.figures.rates.values.compactMap(\.quotedAt).max()
        case .clocks: nil
        case .stocks: model.figures.stocks.values.compactMap(\.time).max()
        }
    }

    static func date(_ instant: Instant) -> Day { Zone.utc.local(instant).day }
}
