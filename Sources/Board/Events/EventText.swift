internal import CivilTime
internal import Figures
package import Market
internal import Places
internal import Words

package struct EventText: Hashable, Sendable {
    private let viewer: Viewer

    package init(_ viewer: Viewer) { self.viewer = viewer }

    private var words: Words { viewer.words }
    private var figures: FigureText { viewer.figureText }
    private var times: TimeText { viewer.writing.times }
    private var today: Day { viewer.here.local(viewer.now).day }

    private var names: EventWords {
        EventWords(words, figures, minute: times.minute, stock: Exchange.shortSymbol)
    }

    /// `2330 Ex-dividend 5.0 TWD`.
    package func title(_ row: EventRow) -> String { titles(row)[0] }

    package func title(_ event: MarketEvent) -> String { names.title(event) }

    /// The longest first: `NYSE, NASDAQ closed: Thanksgiving`, then `NYSE +1 closed`.
    package func titles(_ row: EventRow) -> [String] {
        let event = row.event
        let short = short(event)
        switch event.happening {
        case .text(let title): return [title]
        case .holiday(let holiday, _):
            let (all, few) = exchanges(of: row)
            return [names.closed(all, holiday), names.closed(few, holiday), "\(few) \(short)"]
        case .earlyClose:
            let few = exchanges(of: row).few
            return [title(event), "\(few) \(short)", "\(event.exchanges.first ?? "") \(short)"]
        case .exDividend, .exRights, .results, .clockChange:
            return [title(event), names.of(event, short)]
        }
    }

    /// The exchanges of a row: all, and `NYSE +1`.
    private func exchanges(of row: EventRow) -> (all: String, few: String) {
        var seen: Set<String> = []
        let names = ([row.event] + row.others).flatMap(\.exchanges).filter { seen.insert($0).inserted }
        let more = names.count > 1 ? " +\(names.count - 1)" : ""
        return (words.list(names), "\(names.first ?? "")\(more)")
    }

    private func short(_ event: MarketEvent) -> String {
        switch event.happening {
        case .text(let title): title
        case .exDividend: words[.shortDividend]
        case .exRights: words[.shortRights]
        case .results: words[.shortResults]
        case .holiday: words[.shortClosed]
        case .earlyClose(let close, _): words[.shortEarlyClose, ["time": times.minute(close)]]
        case .clockChange(let seconds): words[.shortClocks, ["offset": words.hoursOffset(seconds)]]
        }
    }

    package func whose(_ event: MarketEvent) -> String? { names.whose(event) }

    package func what(_ event: MarketEvent) -> String { names.what(event) }

    /// `ex-div Thu`, `results tonight`. Nil beyond `days` ahead.
    package func remark(_ event: MarketEvent, within days: Int) -> String? {
        let zone = Zone(event.zone) ?? viewer.here
        let (day, today) = (event.firstDay(here: zone), zone.local(viewer.now).day)
        guard (0...days).contains(day - today) else { return nil }
        if case .results(.afterClose?, _) = event.happening, day == today {
            return "\(short(event)) \(words[.shortTonight])"
        }
        return "\(short(event)) \(near(day, from: today))"
    }

    /// `today`, `Thu`, `3 Dec`, for the middle of a line.
    private func near(_ day: Day, from today: Day) -> String {
        switch day - today {
        case 0, 1:
            let name = words.relativeDay(day, from: today)
            // German has a capital only at the start of a line.
            return name.prefix(1).lowercased() + name.dropFirst()
        case 2...6: return words.weekday(day)
        default: return words.date(day)
        }
    }

    /// `in 2 h 10 min`; for whole days `in 6 d`; `now` once it has begun.
    package func countdown(_ event: MarketEvent) -> String {
        let days = event.firstDay(here: viewer.here) - today
        if event.isAllDay {
            if days < 0 { return words[.now] }
            if days < 2 { return words.relativeDay(today + days, from: today) }
            return words[.ahead, ["span": words[.days, count: days]]]
        }
        let left = event.start - viewer.now
        return left <= 0 ? words[.now] : words[.ahead, ["span": words.span(left)]]
    }

    /// `2 h`, `6 d`.
    package func shortCountdown(_ event: MarketEvent) -> String {
        let days = event.firstDay(here: viewer.here) - today
        if event.isAllDay { return days <= 0 ? "" : words[.days, count: days] }
        let left = event.start - viewer.now
        return left <= 0 ? words[.now] : words.age(left)
    }

    /// Empty for whole days.
    package func timeHere(_ event: MarketEvent) -> String {
        event.isAllDay ? "" : times.minute(viewer.here.local(event.start).time)
    }

    /// `13:00 New York`, with the weekday on another day. Nil for whole days, and if clocks agree with ours.
    package func timeThere(_ event: MarketEvent) -> String? {
        guard !event.isAllDay, let zone = Zone(event.zone), event.zone != "UTC",
            zone.offset(at: event.start) != viewer.here.offset(at: event.start)
        else { return nil }
        let (there, here) = (zone.local(event.start), viewer.here.local(event.start))
        let time = times.minute(there.time)
        let place =
            event.city.map { City.name(ofClock: $0, language: viewer.writing.language) }
            ?? City.name(ofZone: event.zone, language: viewer.writing.language)
        return (there.day == here.day ? time : words.weekdayTime(there.day, time)) + " " + place
    }

    /// When the event is, there and here, and how soon.
    package func occasion(of event: MarketEvent) -> [String] {
        var parts = [whenThere(event)]
        if timeThere(event) != nil {
            parts.append(whenHere(event))
        }
        return parts + [countdown(event)]
    }

    /// `Fri 4 Dec 14:00–15:00 New York`.
    package func whenThere(_ event: MarketEvent) -> String {
        let zone = Zone(event.zone) ?? viewer.here
        let place =
            event.city.map { City.name(ofClock: $0, language: viewer.writing.language) }
            ?? City.name(ofZone: zone.name, language: viewer.writing.language)
        switch event.timing {
        case .days(let first, let last):
            let until = first == last ? [] : [words[.eventUntil, ["date": viewer.shortDate(last)]]]
            let named = event.zone == viewer.here.name ? [] : [place]
            return ([viewer.date(first)] + until + named).joined(separator: " ")
        case .moment(let start, let end):
            return "\(span(start, end, zone)) \(place)"
        }
    }

    package func whenHere(_ event: MarketEvent) -> String {
        let place = City.name(ofZone: viewer.here.name, language: viewer.writing.language)
        guard case .moment(let start, let end) = event.timing else { return whenThere(event) }
        return "\(span(start, end, viewer.here)) \(place)"
    }

    private func span(_ start: Instant, _ end: Instant?, _ zone: Zone) -> String {
        let first = zone.local(start)
        let text = "\(viewer.date(first.day)) \(times.minute(first.time))"
        guard let last = end.map(zone.local) else { return text }
        let time = times.minute(last.time)
        return text + "–" + (last.day == first.day ? time : words.weekdayTime(last.day, time))
    }
}

extension Model {
    package var eventText: EventText { EventText(viewer) }
}

extension MarketEvent {
    /// The exchanges that a holiday or an early close is of.
    fileprivate var exchanges: [String] {
        switch happening {
        case .holiday(_, let exchanges), .earlyClose(_, let exchanges):
            exchanges.split(separator: ",").map { String($0.drop { $0 == " " }) }
        case .text, .exDividend, .exRights, .results, .clockChange: []
        }
    }
}
