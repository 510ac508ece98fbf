package import CivilTime
package import Market

/// The contents of an agenda. Equal queries give equal agendas.
package struct AgendaQuery: Hashable, Sendable {
    package var kinds: [KindQuestion: KindFigures]
    /// The preferred one first.
    package var calendars: [EventCalendar]
    package var stocks: Set<Symbol>
    package var clocks: [ClockID]
    package var here: String
    package var days: ClosedRange<Day>

    package init(
        _ kinds: [KindQuestion: KindFigures], calendars: [EventCalendar], stocks: Set<Symbol>,
        clocks: [ClockID], here: String, today: Day
    ) {
        (self.kinds, self.calendars, self.stocks, self.clocks) = (kinds, calendars, stocks, clocks)
        self.here = here
        days = (today + -MarketEvent.window.before)...(today + MarketEvent.window.after)
    }

    /// Fetched events of wanted stocks and of nothing in particular, and days of exchanges and clocks.
    package var agenda: Agenda { Agenda(fetched + computed) }

    private var fetched: [MarketEvent] {
        var dated: Set<DatedEvent> = []
        return calendars.flatMap { calendar in
            let events = (kinds[MarketEvent.self, of: calendar] ?? []).filter { event in
                if case .stock(let symbol) = event.subject { stocks.contains(symbol) } else { true }
            }
            // Two feeds may report the same dividend; a dividend can have two parts in one list.
            let fresh = events.filter { event in DatedEvent(event).map { !dated.contains($0) } ?? true }
            dated.formUnion(fresh.compactMap(DatedEvent.init))
            return fresh
        }
    }

    /// Most of thousands of stocks share a suffix, and with it the exchange.
    private var exchangeClocks: [ClockID] {
        var clocks: Set<ClockID> = []
        var suffixes: Set<Substring> = []
        for symbol in stocks {
            let text = symbol.text
            let isPlain = !text.utf8.contains { "^=-".utf8.contains($0) }
            let suffix = text.lastIndex(of: ".").map { text[$0...] } ?? ""
            if isPlain, suffixes.contains(suffix) { continue }
            guard let clock = Exchange.trading(symbol)?.clock else { continue }
            clocks.insert(clock)
            if isPlain { suffixes.insert(suffix) }
        }
        return clocks.sorted()
    }

    private var computed: [MarketEvent] {
        let ofStocks = exchangeClocks
        var seen: Set<ClockID> = []
        let exchanges = (clocks.flatMap { Exchange.at($0).map(\.clock) } + ofStocks)
            .filter { seen.insert($0).inserted }
        let start = Instant(days.lowerBound.number * 86_400)
        let end = Instant((days.upperBound.number + 1) * 86_400)
        return .exchangeDays(of: exchanges, in: days)
            + .clockChanges(of: clocks + ofStocks + [ClockID(here)].compactMap(\.self), in: start..<end)
    }
}

private struct DatedEvent: Hashable {
    let kind: MarketEvent.Kind
    let symbol: Symbol
    let day: Day

    init?(_ event: MarketEvent) {
        guard [.dividend, .results].contains(event.kind), case .stock(let symbol)? = event.subject else {
            return nil
        }
        (kind, self.symbol) = (event.kind, symbol)
        switch event.timing {
        case .days(let day, _): self.day = day
        case .moment(let moment, _): day = (Zone(event.zone) ?? .utc).local(moment).day
        }
    }
}
