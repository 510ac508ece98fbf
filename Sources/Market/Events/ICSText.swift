package import CivilTime

/// Text of `.ics` files (RFC 5545): lines of at most 75 bytes, folded, that end with CR LF.
package enum ICSText {
    /// A calendar of events, with the rules of their zones.
    ///
    /// - Parameters:
    ///   - title: An event's title.
    ///   - stamp: When it is written.
    package static func calendar(
        _ events: [MarketEvent], stamp: Instant, title: (MarketEvent) -> String
    ) -> String {
        let zones = Set(events.filter { !$0.isAllDay && $0.zone != Zone.utc.name }.map(\.zone)).sorted()
        let rules = zones.map { name in
            ICSText.zone(name, events.filter { $0.zone == name && !$0.isAllDay })
        }
        return head + rules.joined()
            + events.map { event in
                ICSText.event(event, title: title(event), stamp: stamp)
            }.joined() + tail
    }

    /// The lines before and after the events of a calendar.
    private static let head = lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//fxterm//fxterm//EN"])
    private static let tail = lines(["END:VCALENDAR"])

    /// The lines of one event.
    ///
    /// An event without an identifier gets one that stays the same as long as its kind, subject and time do.
    package static func event(_ event: MarketEvent, title: String, stamp: Instant) -> String {
        var text = [
            "BEGIN:VEVENT", "UID:\(ContentLine.escaped(event.uid ?? identifier(event)))",
            "DTSTAMP:\(ContentLine.utc(stamp))",
        ]
        switch event.timing {
        case .days(let first, let last):
            // The end is the first day after it.
            text += [
                "DTSTART;VALUE=DATE:\(ContentLine.date(first))",
                "DTEND;VALUE=DATE:\(ContentLine.date(last + 1))",
            ]
        case .moment(let start, let end):
            text.append("DTSTART" + ContentLine.time(start, event.zone))
            if let end { text.append("DTEND" + ContentLine.time(end, event.zone)) }
        }
        text.append("SUMMARY:\(ContentLine.escaped(title))")
        switch event.certainty {
        case .expected: text.append("STATUS:TENTATIVE")
        case .confirmed: text.append("STATUS:CONFIRMED")
        }
        // The day is not one on which the user is away.
        if event.isAllDay { text.append("TRANSP:TRANSPARENT") }
        switch event.subject {
        case .city(let clock)?: text.append("X-FXTERM-CITY:\(ContentLine.escaped(clock.text))")
        case let subject?: text.append("X-FXTERM-ITEM:\(ContentLine.escaped(subject.text))")
        case nil: break
        }
        return lines(text + ["END:VEVENT"])
    }

    private static func lines(_ lines: [String]) -> String {
        lines.map { ContentLine.folded($0, "\r\n") + "\r\n" }.joined()
    }

    // MARK: Times

    /// The rules of a zone from a year before the first event to a year after the last one: each change of clocks as an
    /// observance of its own.
    private static func zone(_ name: String, _ events: [MarketEvent]) -> String {
        guard let zone = Zone(name) else { return "" }
        let year = 366 * 86_400
        let first = (events.map(\.start).min() ?? Instant(0)) + -year
        let last = (events.map(\.end).max() ?? Instant(0)) + year
        let before = zone.offset(at: first)
        var text = observance(first, before, before, zone)
        var moment = first
        while let change = zone.nextTransition(after: moment), change.at < last {
            text += observance(change.at, change.offsetBefore, change.offsetAfter, zone)
            moment = change.at
        }
        return lines(["BEGIN:VTIMEZONE", "TZID:\(name)"] + text + ["END:VTIMEZONE"])
    }

    private static func observance(_ start: Instant, _ before: Int, _ after: Int, _ zone: Zone) -> [String] {
        let name = after > before ? "DAYLIGHT" : "STANDARD"
        // Begins by the clock before it.
        let wall = ContentLine.utc(start + before).dropLast()
        return [
            "BEGIN:\(name)", "DTSTART:\(wall)", "TZOFFSETFROM:\(offset(before))",
            "TZOFFSETTO:\(offset(after))",
            "TZNAME:\(zone.abbreviation(at: start))", "END:\(name)",
        ]
    }

    private static func offset(_ seconds: Int) -> String {
        let size = abs(seconds)
        let text = padded(size / 3600, 2) + padded(size / 60 % 60, 2)
        return (seconds < 0 ? "-" : "+") + text + (size % 60 == 0 ? "" : padded(size % 60, 2))
    }

    private static func identifier(_ event: MarketEvent) -> String {
        let time =
            switch event.timing {
            case .days(let first, _): ContentLine.date(first)
            case .moment(let start, _): ContentLine.utc(start)
            }
        return [event.kind.rawValue, event.subject?.id ?? event.zone, time].joined(separator: "-") + "@fxterm"
    }
}
