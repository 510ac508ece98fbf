package import CivilTime
package import Market

/// Events in the order of their starts, without cancelled ones.
package struct Agenda: Sendable {
    package let events: [MarketEvent]
    private let spans: [Range<Instant>]
    /// In seconds.
    private let longest: Int
    private let places: [MarketEvent.Subject: [Int]]
    private let clockChanges: [String: [Int]]

    package static let empty = Agenda([])

    package init(_ events: [MarketEvent]) {
        var seen: Set<MarketEvent> = []
        let timed = events.filter { seen.insert($0).inserted }.enumerated().map { place, event in
            let start = event.start
            return (place, event, start..<max(start, event.end))
        }
        .sorted { ($0.2.lowerBound, $0.0) < ($1.2.lowerBound, $1.0) }
        self.events = timed.map(\.1)
        spans = timed.map(\.2)
        longest = spans.map { $0.upperBound - $0.lowerBound }.max() ?? 0
        var places: [MarketEvent.Subject: [Int]] = [:]
        var clockChanges: [String: [Int]] = [:]
        for (place, event) in self.events.enumerated() {
            if let subject = event.subject { places[subject, default: []].append(place) }
            if event.kind == .clockChange { clockChanges[event.zone, default: []].append(place) }
        }
        (self.places, self.clockChanges) = (places, clockChanges)
    }

    /// Those that start before `end` and are not over at `start`.
    package func events(from start: Instant, to end: Instant) -> [MarketEvent] {
        (place(of: start + -longest)..<place(of: max(start + -longest, end)))
            .filter { spans[$0].lowerBound >= start || !isOver($0, at: start) }.map { events[$0] }
    }

    package func events(of subjects: Set<MarketEvent.Subject>) -> [MarketEvent] {
        Set(subjects.flatMap { places(of: $0) }).sorted().map { events[$0] }
    }

    /// The first event that is not over at `now`; today's all-day event is one.
    package func next(for subject: MarketEvent.Subject, after now: Instant) -> MarketEvent? {
        places(of: subject).first { !isOver($0, at: now) }.map { events[$0] }
    }

    package func next(after now: Instant) -> MarketEvent? {
        (place(of: now + -longest)..<events.count).first { !isOver($0, at: now) }.map { events[$0] }
    }

    private func isOver(_ place: Int, at now: Instant) -> Bool { spans[place].upperBound <= now }

    /// In order. A city has those of its clock's exchanges, and the clock changes of its zone.
    private func places(of subject: MarketEvent.Subject) -> [Int] {
        guard case .city(let clock) = subject else { return places[subject] ?? [] }
        let cities = Set(Exchange.at(clock).map(\.clock) + [clock])
        let found = cities.flatMap { places[.city($0)] ?? [] } + (clockChanges[clock.zone] ?? [])
        return Set(found).sorted()
    }

    private func place(of moment: Instant) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].lowerBound < moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Agenda: Hashable {
    package static func == (a: Agenda, b: Agenda) -> Bool { a.events == b.events }
    package func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
