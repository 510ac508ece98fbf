internal import Arrangement
internal import CivilTime
package import Figures
package import Market
internal import Money
private import Synchronization

extension Model {
    /// Computed on first use, and again after its inputs change.
    package var agenda: Agenda {
        let basis = AgendaBasis(
            kinds: kinds, document: eventDocument, feeds: settings.feeds.events,
            stocks: arrangement.list(.stocks),
            clocks: arrangement.list(.clocks), held: portfolio?.document.items ?? [], here: here.name,
            zones: figures.zones, today: Zone.utc.local(now).day)
        return agendaMemo.agenda(of: basis) { withOwn(agenda(of: agendaStocks, clocks: agendaClocks)) }
    }

    /// Own events as the file has them now: the store follows later. Recurring events stay the store's.
    private func withOwn(_ agenda: Agenda) -> Agenda {
        guard let document = eventDocument else { return agenda }
        let own = document.events(here: here)
        let plain = Set(own.compactMap(\.uid))
        let others = agenda.events.filter { event in
            guard event.source == .own, let uid = event.uid else { return true }
            return document.uids.contains(uid) && !plain.contains(uid)
        }
        return Agenda(others + own)
    }

    package func agenda(of stocks: Set<Symbol>, clocks: [ClockID]) -> Agenda {
        AgendaQuery(
            kinds, calendars: eventCalendars(of: stocks), stocks: stocks, clocks: clocks, here: here.name,
            today: Zone.utc.local(now).day
        ).agenda
    }

    package var agendaStocks: Set<Symbol> {
        Set(arrangement.symbols).union(portfolio?.document.items ?? [])
    }

    package var agendaClocks: [ClockID] { arrangement[.clocks].compactMap(ClockID.init) }

    /// The preferred first: by the settings, then by day.
    package func eventCalendars(of stocks: Set<Symbol>) -> [EventCalendar] {
        settings.feeds.events.flatMap { $0.calendars(of: stocks, at: now) }
    }

    /// A few at a time, none requested lately: each day of Nasdaq's calendar is a request of its own.
    mutating func askEvents(_ freshness: Int? = nil) -> [Effect] {
        if isDemo { return [] }
        if freshness == 0 { askedCalendars = [:] }
        let longest = MarketEvent.kind.freshness
        let due = eventCalendars(of: agendaStocks).filter { calendar in
            askedCalendars[calendar].map { abs(now - $0) >= longest } ?? true
        }
        return due.prefix(Model.calendarsAtOnce).map { calendar in
            askedCalendars[calendar] = now
            return .ask(.events(of: calendar), freshness: freshness ?? longest * 9 / 10)
        }
    }

    private static let calendarsAtOnce = 6

    func readEvents() -> [Effect] {
        let calendars = eventCalendars(of: agendaStocks)
        return calendars.isEmpty
            ? [] : [.readKinds(calendars.map { KindQuestion(MarketEvent.self, of: $0) })]
    }

    mutating func askOwnEvents() -> [Effect] {
        settings.feeds.ownEvents == nil || isDemo ? [] : [.ask(.events(of: .own), freshness: 0)]
    }

    mutating func noteEvents(_ kinds: [KindQuestion: KindFigures]) {
        let feeds = kinds.keys.compactMap { question in
            question.kind == MarketEvent.kind ? EventCalendar(question.key)?.feed : nil
        }
        if feeds.isEmpty { return }
        self.feeds[.events, default: FeedStatus()].heard(at: now, from: Set(feeds))
    }
}

/// The inputs of an agenda. Copies of the same lists compare fast.
struct AgendaBasis: Equatable {
    let kinds: [KindQuestion: KindFigures]
    let document: EventDocument?
    let feeds: [FeedSource]
    let stocks: ItemList
    let clocks: ItemList
    let held: Set<Symbol>
    let here: String
    let zones: [ClockID: Zone]
    let today: Day
}

/// The last agenda. Copies of a model share it, so it is no part of the model's value.
final class AgendaMemo: Sendable {
    private let last = Mutex<(basis: AgendaBasis, agenda: Agenda)?>(nil)

    func agenda(of basis: AgendaBasis, _ make: () -> Agenda) -> Agenda {
        if let agenda = last.withLock({ $0.flatMap { $0.basis == basis ? $0.agenda : nil } }) {
            return agenda
        }
        let agenda = make()
        last.withLock { $0 = (basis, agenda) }
        return agenda
    }
}

extension AgendaMemo: Hashable {
    static func == (a: AgendaMemo, b: AgendaMemo) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
