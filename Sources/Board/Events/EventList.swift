package import Arrangement
package import CivilTime
internal import Figures
package import Market

package struct EventRow: Hashable, Sendable {
    package let item: Item
    /// A holiday stands for all exchanges that close for it on its day.
    package let event: MarketEvent
    package internal(set) var others: [MarketEvent] = []
    /// The day that the event is listed under: for a moment the day here; for whole days the first that is
    /// not over where it happens.
    package let day: Day
}

/// The coming events of the panel, by day, whole days first.
package struct EventList: Hashable, Sendable {
    package private(set) var rows: [EventRow] = []
    /// Today's timed events that are over.
    package private(set) var over: [MarketEvent] = []
    package private(set) var list = ItemList([])
    private var places: [Item: Int] = [:]
    private var agenda = Agenda.empty
    private var here: Zone?
    /// At these moments the list is the same.
    private var valid = Instant(0)..<Instant(0)

    init() {}

    init(_ agenda: Agenda, at now: Instant, here: Zone) {
        (self.agenda, self.here) = (agenda, here)
        let today = here.local(now).day
        let (dawn, midnight) = (here.day(today), here.day(today + 1))
        let all = agenda.events(from: dawn, to: Instant(.max))
        over = all.filter { !$0.isAllDay && $0.isOver(at: now) && $0.start >= dawn }
        var made: [(row: EventRow, start: Instant)] = []
        var holidays: [HolidayKey: Int] = [:]
        for event in all where !event.isOver(at: now) {
            let day = event.dayAhead(at: now, here: here)
            if let key = HolidayKey(event, day) {
                if let place = holidays[key] {
                    made[place].row.others.append(event)
                    continue
                }
                holidays[key] = made.count
            }
            made.append((EventRow(item: Item(EventKey(event)), event: event, day: day), event.start))
        }
        made.sort { a, b in
            let (left, right) = (a.row.event.isAllDay ? 0 : 1, b.row.event.isAllDay ? 0 : 1)
            return (a.row.day, left, a.start, a.row.item) < (b.row.day, right, b.start, b.row.item)
        }
        // Two parts of a dividend can have one key; the rows of a list are different.
        for (row, _) in made where places[row.item] == nil {
            places[row.item] = rows.count
            rows.append(row)
        }
        list = ItemList(cards: rows.map(\.item))
        let ends = (all.lazy.filter { !$0.isOver(at: now) }.map(\.end)).min() ?? midnight
        valid = dawn..<max(now + 1, min(midnight, ends))
    }

    func isCurrent(_ agenda: Agenda, at now: Instant, here: Zone) -> Bool {
        valid.contains(now) && self.here == here && self.agenda == agenda
    }

    package subscript(item: Item) -> EventRow? { places[item].map { rows[$0] } }

    func row(ofOwn uid: String) -> EventRow? { rows.first { $0.event.uid == uid } }
}

struct EventKey: Identity {
    let text: String

    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
    }

    init(_ event: MarketEvent) {
        let what = event.uid ?? event.subject?.text ?? ""
        text = "\(event.kind.rawValue) \(event.start.iso8601) \(what)"
    }
}

private struct HolidayKey: Hashable {
    let holiday: Holiday
    let days: MarketEvent.Timing
    let day: Day

    init?(_ event: MarketEvent, _ day: Day) {
        guard case .holiday(let holiday, _) = event.happening else { return nil }
        (self.holiday, days, self.day) = (holiday, event.timing, day)
    }
}

extension MarketEvent {
    /// For whole days by the event's calendar, for a moment by that of `here`.
    package func firstDay(here: Zone) -> Day {
        switch timing {
        case .days(let first, _): first
        case .moment(let moment, _): here.local(moment).day
        }
    }
}

extension MarketEvent {
    /// The first day that is not over: for whole days maybe yesterday, because their calendar is the event's.
    fileprivate func dayAhead(at now: Instant, here: Zone) -> Day {
        let today = here.local(now).day
        guard case .days(let first, let last) = timing else { return max(today, firstDay(here: here)) }
        let there = (Zone(zone) ?? here).local(now).day
        return min(last, max(first, min(there, today)))
    }
}

extension Zone {
    fileprivate func day(_ day: Day) -> Instant { instant(day, TimeOfDay(second: 0)) }
}
