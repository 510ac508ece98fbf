package import CivilTime
package import Market

/// Conditions that wait for events of an item, such as `ex-div -2d`.
extension AlertRule {
    /// The subject whose events it waits for; nil for other conditions.
    package var eventSubject: MarketEvent.Subject? {
        guard case .event = condition else { return nil }
        return switch subject {
        case .stock(let symbol), .position(let symbol): .stock(symbol)
        case .clock(let clock): .city(clock)
        case .rate(.currency(let code), _): .currency(code)
        case .rate, .allPositions: nil
        }
    }

    /// The moment at which it fires for an event of its subject; nil if it does not wait for events of that kind.
    ///
    /// Days count by the calendar of the event's zone: to the same time of day, of an all-day event to 09:00. Minutes and hours
    /// count back from the start; of results before or after trading, from the exchange's bell.
    package func moment(of event: MarketEvent) -> Instant? {
        guard case .event(let kind, let span) = condition, kind.includes(event.kind) else { return nil }
        let zone = Zone(event.zone) ?? .utc
        switch (span?.unit, event.timing) {
        case (.minutes, _), (.hours, _): return event.due + -(span?.seconds ?? 0)
        case (nil, .days(let day, _)) where event.due == event.start:
            return zone.instant(day, AlertRule.morning)
        case (nil, _): return event.due
        case (.days, .days(let day, _)), (.weeks, .days(let day, _)):
            return zone.instant(day + -(span?.days ?? 0), AlertRule.morning)
        case (.days, .moment(let start, _)), (.weeks, .moment(let start, _)):
            let local = zone.local(start)
            return zone.instant(local.day + -(span?.days ?? 0), local.time)
        }
    }

    /// Updates a condition that waits for events to `now`, and returns the firing if the moment of one has come.
    ///
    /// An event that becomes known after its moment fires at once, as long as it lies ahead; one that passed while nothing ran
    /// fires late. Each event fires once: the state knows the last one.
    ///
    /// - Parameter events: Those of its subject.
    func step(_ state: inout AlertState, at now: Instant, _ events: [MarketEvent]) -> AlertFiring? {
        let last = state.time
        state.phase = .armed
        state.time = max(now, last ?? now)
        let due = events.compactMap { event -> (due: Instant, moment: Instant)? in
            guard let moment = moment(of: event), moment <= now, event.due > state.told ?? Instant(.min),
                !event.isOver(at: now) || last.map({ moment > $0 }) ?? false
            else { return nil }
            return (event.due, moment)
        }
        guard let event = due.max(by: { $0.due < $1.due }) else { return nil }
        state.told = event.due
        fired(&state, at: event.moment)
        // Of an alert that is made after the moment, nothing is late.
        return AlertFiring(
            value: nil, quotedAt: event.moment, isLate: last != nil && now - event.moment > AlertRule.latest)
    }

    /// The events that fire it at a moment.
    package func events(firingAt moment: Instant, of events: [MarketEvent]) -> [MarketEvent] {
        events.filter { self.moment(of: $0) == moment }
    }
}

extension AlertCondition.EventKind {
    fileprivate func includes(_ kind: MarketEvent.Kind) -> Bool {
        switch self {
        case .any: true
        case .exDividend: kind == .dividend
        case .results: kind == .results
        }
    }
}

extension AlertSpan {
    fileprivate var days: Int { seconds / 86_400 }
}
