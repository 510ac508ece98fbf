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
    /// When the newest of figures that are all of earlier runs arrived; nil where the label is not about such.
    private var keptAt: Instant?

    /// The age of `panel`'s figures; nil for the clocks, which are always of this moment.
    public init?(_ panel: Panel, _ model: Model) {
        words = model.words
        guard let feed = model.feed(panel), !model.arrangement[panel].isEmpty else { return nil }
        let standing = panel == .rates ? model.figures.rateStanding : model.figures.stockStanding
        if standing.hasSample {
            kind = .sample
            text = "\(words[model.isDemo ? .demoData : .sampleData]) \(PanelAge.date(Sample.asOf))"
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
            if !standing.hasLive { keptAt = newest }
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
            keptAt = newest
        }
    }

    /// Whether it says all that there is to say of the age of a figure in `state`, made at `time` by the clocks of `zone`.
    func covers(_ state: FigureState, _ time: Instant?, in zone: Zone) -> Bool {
        switch state {
        case .live: return true
        case .stale: return false
        case .sample: return kind == .sample
        case .cached:
            guard let keptAt else { return false }
            return time.map { zone.local($0).day == zone.local(keptAt).day } ?? true
        }
    }

    /// The best state that any figure of the panel is in, live before cached before stale. Looks no further than
    /// the first that is live, which is the first one of all as a rule.
    private static func best(_ panel: Panel, _ model: Model) -> FigureState? {
        switch panel.known {
        case .rates:
            return best(of: model.figures.rates, refresh: model.refresh.rates, now: model.now)
        case .clocks:
            return nil
        case .stocks:
            // What no feed has said in this run is cached, however many there are of it.
            guard model.figures.stockStanding.hasLive else { return .cached }
            return best(of: model.figures.stocks, refresh: model.refresh.stocks, now: model.now)
        }
    }

    // By their places: in a loop over the values each of thousands would be copied.
    private static func best(
        of rows: [String: some AgingFigure], refresh: Int, now: Instant
    ) -> FigureState? {
        var best: FigureState?
        for place in rows.indices {
            let state = rows.values[place].state(refresh: refresh, now: now)
            if state == .live { return .live }
            if best == nil || state == .cached { best = state ?? best }
        }
        return best
    }

    /// The first moment at which live figures of the panel may not be so any more.
    static func end(_ panel: Panel, _ model: Model) -> Instant {
        switch panel.known {
        case .rates: end(of: model.figures.rates, refresh: model.refresh.rates, now: model.now)
        case .clocks: .distantFuture
        case .stocks: end(of: model.figures.stocks, refresh: model.refresh.stocks, now: model.now)
        }
    }

    private static func end(of rows: [String: some AgingFigure], refresh: Int, now: Instant) -> Instant {
        for place in rows.indices where rows.values[place].state(refresh: refresh, now: now) == .live {
            return rows.values[place].stateEnd(refresh: refresh, now: now)
        }
        return now
    }

    /// The newest moment that any figure of the panel says it was made at.
    private static func ownTime(_ panel: Panel, _ model: Model) -> Instant? {
        switch panel.known {
        case .rates: model.figures.rates.values.compactMap(\.quotedAt).max()
        case .clocks: nil
        case .stocks: newest(of: model.figures.stocks)
        }
    }

    private static func newest(of rows: [String: StockFigure]) -> Instant? {
        var newest: Instant?
        for place in rows.indices {
            guard let time = rows.values[place].time else { continue }
            newest = max(newest ?? time, time)
        }
        return newest
    }

    static func date(_ instant: Instant) -> Day { Zone.utc.local(instant).day }
}

/// A row's figure, which is of some age.
private protocol AgingFigure {
    func state(refresh: Int, now: Instant) -> FigureState?
    func stateEnd(refresh: Int, now: Instant) -> Instant
}

extension StockFigure: AgingFigure {}
extension RateFigure: AgingFigure {}
