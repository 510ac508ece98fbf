public import Board
internal import Market

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
    /// What to say, such as `live, 12 s ago`.
    public let text: String

    /// The same in one or two words, for where there is no room.
    public var short: String {
        switch kind {
        case .live: "live"
        case .waiting: text
        case .cached: "cached"
        case .stale: "stale"
        case .offline: "offline"
        case .sample: "SAMPLE DATA"
        }
    }

    /// The age of `panel`'s figures; nil for the clocks, which are always of this moment.
    public init?(_ panel: Panel, _ model: Model) {
        guard let feed = model.feed(panel), !model.arrangement[panel].isEmpty else { return nil }
        let states = PanelAge.states(panel, model)
        if states.contains(where: { $0.state == .sample }) {
            kind = .sample
            text =
                (model.choices.isDemo ? "DEMO · SAMPLE DATA " : "SAMPLE DATA ")
                + "\(PanelAge.date(Sample.asOf))"
            return
        }
        let isCutOff =
            switch feed.failure?.cause {
            case .unreachable, .timedOut: true
            default: false
            }
        let newest = states.map(\.arrived).max()
        guard let newest else {
            kind = feed.failure == nil ? .waiting : .offline
            text = feed.isAsking ? "asking…" : feed.failure == nil ? "no figures yet" : "no answer"
            return
        }
        let since = FigureText.age(model.now - newest)
        if isCutOff {
            kind = .offline
            text = "offline, of \(PanelAge.moment(newest, model))"
        } else if states.contains(where: { $0.state == .live }) {
            kind = .live
            text = "live, \(since) ago"
        } else if states.contains(where: { $0.state == .stale }) {
            kind = .stale
            text = "stale, of \(PanelAge.moment(PanelAge.ownTime(panel, model) ?? newest, model))"
        } else {
            kind = .cached
            text = "cached, of \(PanelAge.moment(newest, model))"
        }
    }

    private static func states(_ panel: Panel, _ model: Model) -> [(state: FigureState, arrived: Instant)] {
        switch panel {
        case .rates:
            model.figures.rates.values.compactMap { figure in
                guard let state = figure.state(refresh: model.choices.ratesRefresh, now: model.now) else {
                    return nil
                }
                return figure.arrived.map { (state, $0) }
            }
        case .clocks: []
        case .stocks:
            model.figures.stocks.values.compactMap { figure in
                guard let state = figure.state(refresh: model.choices.stocksRefresh, now: model.now) else {
                    return nil
                }
                return figure.arrived.map { (state, $0) }
            }
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

    /// A moment as short as it can be said: the time if it was today, else the date too.
    static func moment(_ instant: Instant, _ model: Model) -> String {
        let then = model.here.local(instant)
        let today = model.here.local(model.now).day
        if then.day == today { return then.time.hoursAndMinutes }
        return
            "\(date(then.day, withYear: then.day.civil.year != today.civil.year)) \(then.time.hoursAndMinutes)"
    }

    static func date(_ instant: Instant) -> Day { Zone.utc.local(instant).day }

    /// `20 Nov`, or `20 Nov 2026`.
    static func date(_ day: Day, withYear: Bool) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let (year, month, number) = day.civil
        return "\(number) \(months[month - 1])" + (withYear ? " \(year)" : "")
    }
}
