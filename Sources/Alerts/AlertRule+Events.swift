package import CivilTime
package import Market

extension AlertRule {
    package var eventSubject: MarketEvent.Subject? {
        guard case .event = condition else { return nil }
        return switch subject {
        case .stock(let symbol), .position(let symbol): .stock(symbol)
        case .clock(let clock): .city(clock)
        case .rate(.currency(let code), _): .currency(code)
        case .rate, .allPositions: nil
        }
    }

    /// Nil for other kinds of events. Days count by the event's calendar, an all-day event from 09:00;
    /// minutes and hours count back from the start, for results from the exchange's bell.
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

    /// An event that becomes known after its moment fires at once if it lies ahead; one that passed while
    /// nothing ran fires late. Each fires once: the state knows the last one.
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
        // If the alert was made after the moment, it is not late.
        return AlertFiring(
            value: nil, quotedAt: event.moment, isLate: last != nil && now - event.moment > AlertRule.latest)
    }

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
