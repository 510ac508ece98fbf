internal import Alerts
internal import CivilTime
internal import Figures
internal import Market

/// How far each alert has come, and which of them a figure concerns.
struct AlertWatcher {
    /// Something that alerts need figures of; `positions` stands for all that positions are computed from.
    enum Item: Hashable {
        case rate(CurrencyCode)
        case stock(Symbol)
        case positions
    }

    struct Watched {
        let id: Int
        let rule: AlertRule
        var state: AlertState
        var saved: AlertState
        /// What figures are compared with, made of daily bars for `referenceDay`.
        var reference: Double?
        var referenceDay: Day?
        /// The next moment of a condition of time; nil if it has to be computed.
        var next: Instant?
        /// Until then it waits for bars of an unwatched time; nil if it does not wait.
        var catchesUpUntil: Instant?
    }

    private(set) var watched: [Watched] = []
    private var places: [Item: [Int]] = [:]

    var rules: [Int: AlertRule] { Dictionary(watched.map { ($0.id, $0.rule) }) { $1 } }
    var isEmpty: Bool { watched.isEmpty }
    var needsFigures: Bool { !places.isEmpty }
    var needsEvents: Bool { watched.contains { $0.rule.condition.needsEvents } }
    var needsPositions: Bool { places[.positions] != nil }
    var needsRates: Bool { places.keys.contains { if case .rate = $0 { true } else { $0 == .positions } } }

    var symbols: [Symbol] {
        places.keys.compactMap { if case .stock(let symbol) = $0 { symbol } else { nil } }.sorted()
    }

    /// Progress of known alerts stays. Until `moment`, alerts that may have been crossed while nothing
    /// watched wait for bars; nil if something did.
    mutating func adopt(_ alerts: [Alert], catchingUpUntil moment: Instant? = nil) {
        let known = Dictionary(watched.map { ($0.id, $0) }) { $1 }
        watched = alerts.map { alert in
            if let old = known[alert.id], old.rule == alert.rule { return old }
            var new = Watched(id: alert.id, rule: alert.rule, state: alert.state, saved: alert.state)
            if alert.rule.canCatchUp, alert.state.phase == .armed { new.catchesUpUntil = moment }
            return new
        }
        places = [:]
        for (place, alert) in watched.enumerated() {
            for item in alert.rule.items { places[item, default: []].append(place) }
        }
    }

    /// `items` nil for all; `see` returns nil for an unseen alert. Returns the steps to save.
    mutating func step(
        _ items: Set<Item>?, at now: Instant, _ see: (AlertRule, Double?) -> AlertObservation?
    ) -> [AlertStep] {
        let touched = Set((items ?? Set(places.keys)).flatMap { places[$0] ?? [] })
        var steps: [AlertStep] = []
        for place in touched.sorted() {
            if let end = watched[place].catchesUpUntil, now < end { continue }
            watched[place].catchesUpUntil = nil
            let rule = watched[place].rule
            let seen =
                see(rule, watched[place].reference) ?? AlertObservation(0, at: now, doubt: .missing)
            watched[place].state.forget(aheadOf: now, in: rule.subject.zone)
            let firing = rule.step(&watched[place].state, seen)
            note(place, firing, at: now, &steps)
        }
        return steps
    }

    /// Steps for alerts whose last figures the store lacks.
    func unsaved(at now: Instant) -> [AlertStep] {
        watched.filter { $0.state.last != $0.saved.last && $0.catchesUpUntil == nil }
            .map { AlertStep($0.id, $0.rule, $0.state, nil, at: now) }
    }

    /// Steps for alerts whose saved phase or doubt is old: while the store was behind, a way there and back
    /// looked like no change.
    func moved(since steps: [AlertStep], at now: Instant) -> [AlertStep] {
        let alerts = Set(steps.map(\.alert))
        return watched.indices.filter { alerts.contains(watched[$0].id) && isNews($0) }
            .map { AlertStep(watched[$0].id, watched[$0].rule, watched[$0].state, nil, at: now) }
    }

    private func isNews(_ place: Int) -> Bool {
        let (state, saved) = (watched[place].state, watched[place].saved)
        return state.phase != saved.phase || state.doubt != saved.doubt
    }

    private func note(_ place: Int, _ firing: AlertFiring?, at now: Instant, _ steps: inout [AlertStep]) {
        guard firing != nil || isNews(place) else { return }
        steps.append(
            AlertStep(watched[place].id, watched[place].rule, watched[place].state, firing, at: now))
    }

    mutating func stepTimes(at now: Instant, _ agenda: Agenda = .empty) -> [AlertStep] {
        var steps: [AlertStep] = []
        for place in watched.indices where watched[place].rule.condition.isOfTime {
            // Clocks may have been set back far.
            if let next = watched[place].next, next > now, next - now < 8 * 86_400 { continue }
            let rule = watched[place].rule
            let events = rule.eventSubject.map { agenda.events(of: [$0]) } ?? []
            let firing = rule.step(&watched[place].state, at: now, events: events)
            watched[place].next = rule.nextMoment(after: watched[place].state.time ?? now, events: events)
            note(place, firing, at: now, &steps)
        }
        return steps
    }

    mutating func forgetEvents() {
        for place in watched.indices where watched[place].rule.eventSubject != nil {
            watched[place].next = nil
        }
    }

    var nextMoment: Instant? { watched.filter { $0.state.phase != .done }.compactMap(\.next).min() }

    /// The store has saved these steps.
    mutating func confirm(_ steps: [AlertStep]) {
        let places = Dictionary(watched.enumerated().map { ($1.id, $0) }) { $1 }
        for step in steps {
            if let place = places[step.alert] { watched[place].saved = step.state }
        }
    }

    /// Sets what alerts are compared with, by their numbers.
    mutating func set(_ references: [Int: (value: Double?, day: Day)]) {
        for place in watched.indices {
            guard let reference = references[watched[place].id] else { continue }
            (watched[place].reference, watched[place].referenceDay) = reference
        }
    }

    mutating func wait(for id: Int, until moment: Instant) {
        guard let place = watched.firstIndex(where: { $0.id == id && $0.catchesUpUntil != nil }) else {
            return
        }
        watched[place].catchesUpUntil = moment
    }

    /// Finds a crossing in bars of the unwatched time, and watches from then on.
    mutating func catchUp(
        _ id: Int, _ bars: [Bar], source: FeedID?, at now: Instant, reference: (Bar) -> Double?
    ) -> [AlertStep] {
        guard let place = watched.firstIndex(where: { $0.id == id && $0.catchesUpUntil != nil }) else {
            return []
        }
        watched[place].catchesUpUntil = nil
        let rule = watched[place].rule
        let firing = rule.missed(&watched[place].state, bars: bars, source: source, reference: reference)
        var steps: [AlertStep] = []
        note(place, firing, at: now, &steps)
        return steps
    }
}

extension AlertRule {
    var items: [AlertWatcher.Item] {
        var items = subject.items
        if case .figure(let other)? = reference { items += other.items }
        return condition.isOfTime ? [] : items
    }

    /// Bars can show if it was crossed.
    var canCatchUp: Bool {
        switch condition {
        case .level, .change, .extreme, .average: true
        case .move, .ratio, .gain, .value, .time, .bell, .clocksChange, .event, .digest: false
        }
    }

    var needsDayBars: Bool {
        switch reference {
        case .extreme, .average: true
        // The latest closes come with the figures.
        case .close(let baseline): (baseline.days ?? .max) > 5
        case .figure, .cost, nil: false
        }
    }
}

extension AlertSubject {
    fileprivate var items: [AlertWatcher.Item] {
        switch self {
        case .rate(let code, let base): [code, base].map(AlertWatcher.Item.init)
        case .stock(let symbol): [.stock(symbol)]
        case .position, .allPositions: [.positions]
        case .clock: []
        }
    }
}

extension AlertWatcher.Item {
    fileprivate init(_ leg: RateLeg) {
        switch leg {
        case .currency(let code): self = .rate(code)
        case .asset(let asset): self = .stock(asset.symbol)
        }
    }
}
