internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

/// The age of a panel's figures in words.
package struct PanelAge: Hashable, Sendable {
    /// The least to worry about first.
    package enum Kind: Int, Comparable, Sendable {
        case live
        /// Rates of a day, at which nobody trades.
        case reference
        /// A feed fails, and others of its list stand in.
        case standIn
        case waiting
        case cached
        /// The feed has not answered for a while, or its figures are old.
        case stale
        case offline
        case sample

        package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    package let kind: Kind
    package let text: String

    package var short: String {
        switch kind {
        case .live, .standIn: words[.live]
        case .reference: words[.referenceRate]
        case .waiting: text
        case .cached: words[.cached]
        case .stale: words[.stale]
        case .offline: words[.offline]
        case .sample: words[.sampleData]
        }
    }
    package var shortest: String { kind == .sample ? words[.sample].uppercased() : short }
    private let words: Words
    /// When the newest arrived, if all are of earlier runs; nil for another label.
    private var keptAt: Instant?

    /// Nil for clocks, which are always of this moment, for a past day and for a scenario.
    init?(_ screen: any PanelScreen, _ model: __shared Model) {
        let panel = screen.panel
        words = model.words
        // The header says the day, and the scenario.
        guard model.pastDay == nil, model.scenario == nil, let feed = model.feed(panel),
            !model.arrangement[panel.id].isEmpty,
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
                .insecureAddress, .noKey, .openKeys, nil:
                false
            }
        guard let newest = summary.newestArrival else {
            kind = feed.failure == nil ? .waiting : .offline
            text = words[feed.isAsking ? .asking : feed.failure == nil ? .noFiguresYet : .noAnswer]
            return
        }
        if let replaced = StandIn(panel, model) {
            kind = .standIn
            text = replaced.text(words, model.viewer)
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
            // The newest may be of a clock that has been set back since.
            text = words[.liveOf, ["moment": model.viewer.moment(min(newest, model.now))]]
        case .reference:
            kind = .reference
            text = words[.referenceRate]
        case .stale:
            kind = .stale
            let moment = model.viewer.moment(screen.newestTime(model) ?? newest)
            text = words[.staleOf, ["moment": moment]]
        case .cached, .sample, .past, .whatIf, nil:
            kind = .cached
            text = words[.cachedOf, ["moment": model.viewer.moment(newest)]]
            keptAt = newest
        }
    }

    /// The label says all there is to say of the age of a figure made at `time` by the clocks of `zone`.
    func covers(_ state: FigureState, _ time: Instant?, in zone: Zone) -> Bool {
        switch state {
        // The header names the day of past figures, and the scenario.
        case .live, .past, .whatIf: return true
        case .reference: return kind == .reference || kind == .standIn
        case .stale: return false
        case .sample: return kind == .sample
        case .cached:
            guard let keptAt else { return false }
            return time.map { zone.local($0).day == zone.local(keptAt).day } ?? true
        }
    }
}

/// A feed of a panel that fails while others of its list answer for it.
private struct StandIn {
    let failing: FeedID
    let isRefused: Bool
    let others: [FeedID]
    /// The first of them began to answer then.
    let since: Instant

    /// Nil if the first feeds answer, or none stands in.
    init?(_ panel: Panel, _ model: Model) {
        guard let list = panel.kind.feeds else { return nil }
        let feeds = model.settings.feeds[list].map { ($0.kind, model.market.paces[$0.kind]) }
        let refresh = list == .rates ? model.refresh.rates : model.refresh.stocks
        for (place, feed) in feeds.enumerated() {
            guard let pace = feed.1, case .failing(let begin, let isRefused) = pace.state else { continue }
            var (others, first): ([FeedID], Instant?) = ([], nil)
            for case (let other, let pace?) in feeds[(place + 1)...] {
                guard case .answering(let since, let last) = pace.state, last >= begin,
                    model.now - last <= 3 * max(refresh, pace.interval) + 15
                else { continue }
                others.append(other)
                first = min(first ?? .init(.max), max(since, begin))
            }
            guard let first else { continue }
            (failing, self.isRefused, self.others, since) = (feed.0, isRefused, others, first)
            return
        }
        return nil
    }

    func text(_ words: Words, _ viewer: Viewer) -> String {
        var names: [String] = []
        for name in others.map(\.name) where !names.contains(name) { names.append(name) }
        return words[
            isRefused ? .refusedStandIn : .failingStandIn,
            [
                "source": failing.name, "other": words.list(names),
                "moment": viewer.moment(since),
            ]]
    }
}

extension FigureState {
    /// Live before cached before stale. Looks no further than the first live one, mostly the first of all.
    static func best<Key: Hashable, Figure>(
        of rows: [Key: Figure], _ state: (Figure) -> FigureState?
    ) -> FigureState? {
        var best: FigureState?
        // By their places: in a loop over the values each of thousands would be copied.
        for place in rows.indices {
            let state = state(rows.values[place])
            if state == .live { return .live }
            if best == nil || state == .reference || state == .cached && best != .reference {
                best = state ?? best
            }
        }
        return best
    }
}

struct PanelAges: Equatable {
    private let ages: [Panel: PanelAge]
    /// The age most worth worrying about. Sample data only if all are.
    let worst: PanelAge?
    /// All are the sample's: saying it once is enough.
    let areSample: Bool
    /// Only some are the sample's: each panel says what its own are.
    let areMixed: Bool

    init(_ model: __shared Model, _ screens: ScreenList) {
        var ages: [Panel: PanelAge] = [:]
        let panels = model.shownPanels
        for panel in panels { ages[panel] = screens[panel].flatMap { PanelAge($0, model) } }
        self.ages = ages
        let all = panels.compactMap { ages[$0] }
        let others = all.filter { $0.kind != .sample }
        areSample = others.isEmpty
        areMixed = !areSample && others.count < all.count
        worst = (areSample ? all : others).max { $0.kind < $1.kind }
    }

    /// Nil for the clocks and for an empty panel.
    subscript(panel: Panel) -> PanelAge? { ages[panel] }
}

/// Words next to a figure whose age its panel's label does not give.
struct AgeMark: Hashable, Sendable {
    let state: FigureState
    /// `cached 12 Nov 14:59`, then shorter ones.
    let wordings: [String]

    /// Replaces the words if there is no room. The top line has it before the age of figures that are not live.
    static let sign = "○"

    /// Made at `time` by the clocks of `zone`; nil if `label` says as much.
    init?(
        _ state: FigureState?, _ time: Instant?, in zone: @autoclosure () -> Zone,
        _ label: __shared PanelAge?, _ viewer: __shared Viewer
    ) {
        guard let state, state != .live, let label else { return nil }
        let zone = zone()
        if label.covers(state, time, in: zone) { return nil }
        self.state = state
        let words = viewer.words
        switch state {
        case .live, .past, .whatIf:
            return nil
        case .reference: wordings = [words[.referenceRate], AgeMark.sign]
        case .sample:
            wordings = [words[.sampleData], words[.sample].uppercased()]
        case .stale:
            // A time that lies ahead is no age.
            let age = time.flatMap { $0 <= viewer.now ? words.age(viewer.now - $0) : nil }
            wordings =
                (age.map { [words[.staleFor, ["age": $0]], "\(AgeMark.sign) \($0)"] } ?? []) + [words[.stale]]
        case .cached:
            guard let time else {
                wordings = [words[.cached]]
                return
            }
            let (then, today) = (zone.local(time), zone.local(viewer.now).day)
            let minute = viewer.writing.times.minute(then.time)
            let date = words.date(then.day, withYear: then.day.civil.year != today.civil.year)
            let moments = then.day == today ? [minute] : ["\(date) \(minute)", date]
            wordings =
                moments.map { words[.cachedAt, ["moment": $0]] }
                + ["\(AgeMark.sign) \(moments.last ?? "")", words[.cached]]
        }
    }

    var role: Role {
        switch state {
        case .live, .reference, .cached, .past, .whatIf: .faint
        case .stale: .warning
        case .sample: .label
        }
    }

    func text(atMost width: Int) -> String? { wordings.first { CellWidth.of($0) <= width } }
}
