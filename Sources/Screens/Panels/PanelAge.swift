internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Words

/// What is said of the age of a panel's figures.
package struct PanelAge: Hashable, Sendable {
    /// How much there is to worry about, least first.
    package enum Kind: Int, Comparable, Sendable {
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
        case sample

        /// Whether `a` is less to worry about than `b`.
        package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    /// How much there is to worry about.
    package let kind: Kind
    /// What to say, such as `live, 12:30`.
    package let text: String

    /// The same in one or two words, for where there is no room.
    package var short: String {
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
    package var shortest: String { kind == .sample ? words[.sample].uppercased() : short }
    private let words: Words
    /// When the newest of figures that are all of earlier runs arrived; nil where the label is not about such.
    private var keptAt: Instant?

    /// The age of `panel`'s figures; nil for the clocks, which are always of this moment.
    init?(_ screen: any PanelScreen, _ model: __shared Model) {
        let panel = screen.panel
        words = model.words
        guard let feed = model.feed(panel), !model.arrangement[panel.id].isEmpty,
            let summary = screen.summary(model)
        else { return nil }
        if summary.hasSample {
            kind = .sample
            // The demo's figures are always of now.
            let day = model.isDemo ? model.here.local(model.now).day : Zone.utc.local(Sample.asOf).day
            text = "\(words[model.isDemo ? .demoData : .sampleData]) \(day)"
            return
        }
        let isCutOff =
            switch feed.failure?.cause {
            case .unreachable, .timedOut: true
            case .tooManyRequests, .unknownSymbol, .status, .tooLarge, .badRedirect, .malformed,
                .insecureAddress, nil:
                false
            }
        guard let newest = summary.newestArrival else {
            kind = feed.failure == nil ? .waiting : .offline
            text = words[feed.isAsking ? .asking : feed.failure == nil ? .noFiguresYet : .noAnswer]
            return
        }
        if isCutOff {
            kind = .offline
            text = words[.offlineOf, ["moment": model.viewer.moment(newest)]]
            if !summary.hasLive { keptAt = newest }
            return
        }
        switch screen.bestState(model) {
        case .live:
            kind = .live
            // The newest of all may be of a clock that has been set back since.
            text = words[.liveOf, ["moment": model.viewer.moment(min(newest, model.now))]]
        case .stale:
            kind = .stale
            let moment = model.viewer.moment(screen.newestTime(model) ?? newest)
            text = words[.staleOf, ["moment": moment]]
        case .cached, .sample, nil:
            kind = .cached
            text = words[.cachedOf, ["moment": model.viewer.moment(newest)]]
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

}

extension FigureState {
    /// The best state that any of `rows` is in, live before cached before stale. Looks no further than the first that is
    /// live, which is the first one of all as a rule.
    static func best<Key: Hashable, Figure>(
        of rows: [Key: Figure], _ state: (Figure) -> FigureState?
    ) -> FigureState? {
        var best: FigureState?
        // By their places: in a loop over the values each of thousands would be copied.
        for place in rows.indices {
            let state = state(rows.values[place])
            if state == .live { return .live }
            if best == nil || state == .cached { best = state ?? best }
        }
        return best
    }
}
