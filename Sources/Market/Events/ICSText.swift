package import CivilTime

/// Text of `.ics` files (RFC 5545): folded lines of at most 75 bytes that end with CR LF.
package enum ICSText {
    package static func calendar(
        _ events: [MarketEvent], stamp: Instant, title: (MarketEvent) -> String
    ) -> String {
        let zones = Set(events.filter { !$0.isAllDay && $0.zone != Zone.utc.name }.map(\.zone)).sorted()
        let rules = zones.map { name in
            ICSText.zone(name, events.filter { $0.zone == name && !$0.isAllDay })
        }
        return head + rules.joined() + events.map { event($0, title: title($0), stamp: stamp) }.joined()
            + tail
    }

    package static let head = lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//fxterm//fxterm//EN"])
    package static let tail = lines(["END:VCALENDAR"])

    /// An event without an identifier gets one that depends on its kind, subject and time.
    package static func event(_ event: MarketEvent, title: String, stamp: Instant) -> String {
        var text = [
            "BEGIN:VEVENT", "UID:\(escaped(event.uid ?? identifier(event)))", "DTSTAMP:\(utc(stamp))",
        ]
        switch event.timing {
        case .days(let first, let last):
            // DTEND is the first day after the event.
            text += ["DTSTART;VALUE=DATE:\(day(first))", "DTEND;VALUE=DATE:\(day(last + 1))"]
        case .moment(let start, let end):
            text.append("DTSTART" + time(start, event.zone))
            if let end { text.append("DTEND" + time(end, event.zone)) }
        }
        text.append("SUMMARY:\(escaped(title))")
        switch event.certainty {
        case .expected: text.append("STATUS:TENTATIVE")
        case .confirmed: text.append("STATUS:CONFIRMED")
        }
        // The user is not away on that day.
        if event.isAllDay { text.append("TRANSP:TRANSPARENT") }
        switch event.subject {
        case .city(let clock)?: text.append("X-FXTERM-CITY:\(escaped(clock.text))")
        case let item?: text.append("X-FXTERM-ITEM:\(escaped(item.text))")
        case nil: break
        }
        return lines(text + ["END:VEVENT"])
    }

    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case "\r": continue
            case "\t": escaped += "\t"
            default: if scalar.value >= 0x20, scalar.value != 0x7F { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }

    /// Folds each after at most 75 bytes, between characters.
    package static func lines(_ lines: [String]) -> String {
        var text = ""
        for line in lines {
            var width = 0
            for character in line {
                let bytes = character.utf8.count
                if width + bytes > 75, width > 1 {
                    text += "\r\n "
                    width = 1
                }
                text.append(character)
                width += bytes
            }
            text += "\r\n"
        }
        return text
    }

    private static func day(_ day: Day) -> String { day.description.filter { $0 != "-" } }

    private static func wall(_ moment: LocalMoment) -> String {
        day(moment.day) + "T" + moment.time.description.filter { $0 != ":" }
    }

    private static func utc(_ instant: Instant) -> String { wall(Zone.utc.local(instant)) + "Z" }

    /// A moment after its property's name; in UTC if its zone's clocks show it twice, which leaves no doubt.
    private static func time(_ instant: Instant, _ name: String) -> String {
        guard name != Zone.utc.name, let zone = Zone(name) else { return ":" + utc(instant) }
        let local = zone.local(instant)
        guard zone.instant(local.day, local.time) == instant else { return ":" + utc(instant) }
        return ";TZID=\(name):\(wall(local))"
    }

    /// A zone's rules from a year before the first event to a year after the last, one for each change.
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
        let wall = wall(Zone.utc.local(start + before))
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
            case .days(let first, _): day(first)
            case .moment(let start, _): utc(start)
            }
        return [event.kind.rawValue, event.subject?.id ?? event.zone, time].joined(separator: "-") + "@fxterm"
    }
}
