package import CivilTime

/// The user's file of events, `events.ics`: its exact bytes, and the events in them.
///
/// Edits replace the lines of one event and keep every other byte, whoever wrote it.
package struct EventDocument: Sendable {
    package let bytes: [UInt8]
    /// The identifiers of all events in it.
    package private(set) var uids: Set<String> = []

    private var components: [Component] = []
    /// The properties of those that no rule repeats and no other part of the file changes.
    private var plain: [(uid: String, properties: [Property])] = []
    /// The place of the line that ends the calendar; nil without one.
    private var end: Int?

    /// The lines of one event.
    private struct Component {
        let uid: String
        let range: Range<Int>
    }

    package init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
        var reader = LineReader(bytes)
        var (start, depth): (Int?, [String]) = (nil, [])
        var properties: [Property] = []
        while let line = reader.next() {
            guard let property = Property(line.text) else { continue }
            switch property.name {
            case "BEGIN":
                depth.append(property.value.uppercased())
                if depth == ["VCALENDAR", "VEVENT"] { (start, properties) = (line.range.lowerBound, []) }
            case "END":
                let ended = depth.popLast()
                if depth == ["VCALENDAR"], ended == "VEVENT", let first = start {
                    take(properties, first..<line.range.upperBound)
                    start = nil
                } else if depth.isEmpty, ended == "VCALENDAR" {
                    end = line.range.lowerBound
                }
            default:
                if depth == ["VCALENDAR", "VEVENT"] { properties.append(property) }
            }
        }
        // Of an event with exceptions, no part is plain.
        let repeated = Dictionary(grouping: components, by: \.uid).filter { $0.value.count > 1 }
        plain.removeAll { repeated[$0.uid] != nil }
    }

    /// The events that need no rules to be read: one moment or some days, in a zone that the system knows.
    /// Others, such as repeated ones, are only known by `uids`.
    ///
    /// - Parameter here: The zone of times that name none.
    package func events(here: Zone) -> [MarketEvent] {
        plain.compactMap { MarketEvent($0.properties, uid: $0.uid, here: here) }
    }

    private mutating func take(_ properties: [Property], _ range: Range<Int>) {
        guard let uid = properties.first(where: { $0.name == "UID" })?.value, !uid.isEmpty else { return }
        uids.insert(uid)
        components.append(Component(uid: uid, range: range))
        let rules = ["RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID", "DURATION"]
        if !properties.contains(where: { rules.contains($0.name) }) { plain.append((uid, properties)) }
    }
}

extension EventDocument: Hashable {
    package static func == (a: EventDocument, b: EventDocument) -> Bool { a.bytes == b.bytes }
    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// A change of one event in the file: its lines before and after, none where it was or is not there.
package struct EventEdit: Hashable, Sendable {
    package let uid: String
    package let before: [UInt8]
    package let after: [UInt8]
    /// The event that the lines stand before; nil for the end of the calendar.
    let follower: String?

    /// The edit that undoes this one.
    package var reversed: EventEdit {
        EventEdit(uid: uid, before: after, after: before, follower: follower)
    }
}

/// The reason the file of events was not changed.
package enum EventRefusal: Error, Hashable, Sendable {
    /// Another program has changed the event, or removed it.
    case changedMeanwhile
    /// The file is no calendar.
    case noCalendar
}

extension EventDocument {
    /// The lines that an edit needs of an event; empty without it.
    private func lines(of uid: String) -> [UInt8] {
        components.filter { $0.uid == uid }.flatMap { bytes[$0.range] }
    }

    private func follower(of uid: String) -> String? {
        components.lastIndex { $0.uid == uid }.flatMap { last in
            components.dropFirst(last + 1).first?.uid
        }
    }

    /// The edit that adds an event, or replaces the one with its identifier.
    package func putting(_ event: MarketEvent, stamp: Instant) -> EventEdit? {
        guard let uid = event.uid else { return nil }
        let lines = event.calendarLines(stamp: stamp)
        let text = lines.map { ContentLine.folded($0, lineEnd) + lineEnd }.joined()
        return EventEdit(
            uid: uid, before: self.lines(of: uid), after: Array(text.utf8), follower: follower(of: uid))
    }

    /// The edit that removes an event, with all its exceptions; nil if it is not there.
    package func removing(_ uid: String) -> EventEdit? {
        guard uids.contains(uid) else { return nil }
        return EventEdit(uid: uid, before: lines(of: uid), after: [], follower: follower(of: uid))
    }

    /// The document after an edit.
    package func applying(_ edit: EventEdit) throws(EventRefusal) -> EventDocument {
        guard lines(of: edit.uid) == edit.before else { throw .changedMeanwhile }
        if components.isEmpty, end == nil {
            guard bytes.allSatisfy({ [9, 10, 13, 32].contains($0) }) else { throw .noCalendar }
            return EventDocument(Array(EventDocument.head.utf8) + edit.after + Array("END:VCALENDAR\r\n".utf8))
        }
        let own = components.filter { $0.uid == edit.uid }
        let place =
            own.first?.range.lowerBound
            ?? components.first { $0.uid == edit.follower }?.range.lowerBound ?? end
        guard let place else { throw .noCalendar }
        var new = Array(bytes[..<place]) + edit.after
        var rest = place
        for component in own {
            new += bytes[rest..<component.range.lowerBound]
            rest = component.range.upperBound
        }
        return EventDocument(new + bytes[rest...])
    }

    private static let head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//fxterm//events//EN\r\n"

    /// The line end of the file, by its first line.
    private var lineEnd: String {
        guard let place = bytes.firstIndex(of: 10) else { return "\r\n" }
        return place > 0 && bytes[place - 1] == 13 ? "\r\n" : "\n"
    }
}

/// A line of a calendar with the lines that continue it.
private struct LineReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A mark of the byte order may come first.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    mutating func next() -> (range: Range<Int>, text: String)? {
        guard place < bytes.count else { return nil }
        let start = place
        var text = physical()
        while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 { text += physical().dropFirst() }
        return (start..<place, String(decoding: text, as: UTF8.self))
    }

    /// The bytes up to the next line end, without it.
    private mutating func physical() -> [UInt8] {
        let end = bytes[place...].firstIndex(of: 10) ?? bytes.count
        var line = Array(bytes[place..<end])
        if line.last == 13 { line.removeLast() }
        place = min(bytes.count, end + 1)
        return line
    }
}

/// A property of an event: `DTSTART;TZID=Europe/Berlin:20261204T140000`.
struct Property: Sendable {
    let name: String
    /// Its parameters, by names in capitals.
    let parameters: [String: String]
    let value: String

    init?(_ line: String) {
        var isQuoted = false
        guard
            let colon = line.firstIndex(where: { character in
                if character == "\"" { isQuoted.toggle() }
                return character == ":" && !isQuoted
            })
        else { return nil }
        let parts = line[..<colon].split(separator: ";")
        guard let first = parts.first else { return nil }
        name = first.uppercased()
        value = String(line[line.index(after: colon)...])
        parameters = parts.dropFirst().reduce(into: [:]) { found, part in
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return }
            found[sides[0].uppercased()] = String(sides[1].filter { $0 != "\"" })
        }
    }
}

extension MarketEvent {
    /// An event without rules; nil for others, and for a cancelled one.
    fileprivate init?(_ properties: [Property], uid: String, here: Zone) {
        func value(_ name: String) -> Property? { properties.first { $0.name == name } }
        guard let start = value("DTSTART"), value("STATUS")?.value.uppercased() != "CANCELLED",
            let title = CleanText.line(ContentLine.plain(value("SUMMARY")?.value ?? ""), limit: 200)
        else { return nil }
        let place = ContentLine.plain(value("X-FXTERM-CITY")?.value ?? "")
        let city = ClockID(place).flatMap { Zone($0.zone) == nil ? nil : $0 }
        if let first = Day(start.value), start.value.utf8.count == 8 {
            // The end is the first day after it.
            let last = value("DTEND").flatMap { Day($0.value) }.map { $0 + -1 } ?? first
            let zone = city?.zone ?? here.name
            self.init(
                .own, .text(title), of: city.map(Subject.city), .days(first, through: max(first, last)),
                zone: zone, source: .own, uid: uid)
            return
        }
        guard let (moment, zone) = start.moment(city, here) else { return nil }
        let end = value("DTEND")?.moment(city, here)?.moment
        self.init(
            .own, .text(title), of: city.map(Subject.city),
            .moment(moment, end: end.flatMap { $0 > moment ? $0 : nil }), zone: zone, source: .own, uid: uid)
    }

    /// The lines of its VEVENT, not yet folded.
    fileprivate func calendarLines(stamp: Instant) -> [String] {
        var lines = ["BEGIN:VEVENT", "UID:" + (uid ?? ""), "DTSTAMP:" + ContentLine.utc(stamp)]
        switch timing {
        case .days(let first, let last):
            lines += ["DTSTART;VALUE=DATE:\(ContentLine.date(first))", "DTEND;VALUE=DATE:\(ContentLine.date(last + 1))"]
        case .moment(let start, let end):
            lines.append("DTSTART" + ContentLine.time(start, zone))
            if let end { lines.append("DTEND" + ContentLine.time(end, zone)) }
        }
        if case .text(let title) = happening { lines.append("SUMMARY:" + ContentLine.escaped(title)) }
        if case .city(let clock)? = subject { lines.append("X-FXTERM-CITY:" + ContentLine.escaped(clock.text)) }
        return lines + ["END:VEVENT"]
    }
}

extension Property {
    /// The moment of a time in UTC, in a zone or by the clocks here, and the zone it is written in.
    fileprivate func moment(_ city: ClockID?, _ here: Zone) -> (moment: Instant, zone: String)? {
        let isUTC = value.last == "Z" || value.last == "z"
        let parts = value.dropLast(isUTC ? 1 : 0).split { $0 == "T" || $0 == "t" }
        guard parts.count == 2, parts[0].utf8.count == 8, let day = Day(parts[0]), parts[1].utf8.count == 6,
            let digits = Int(parts[1]), digits / 10_000 < 24, digits / 100 % 100 < 60, digits % 100 < 61
        else { return nil }
        let time = TimeOfDay(second: digits / 10_000 * 3600 + digits / 100 % 100 * 60 + min(59, digits % 100))
        let name = isUTC ? "UTC" : parameters["TZID"] ?? here.name
        guard let zone = isUTC ? .utc : name == here.name ? here : Zone(name) else { return nil }
        return (zone.instant(day, time), isUTC ? city?.zone ?? name : name)
    }
}

/// How values are written in a calendar.
enum ContentLine {
    /// A line in pieces of at most 75 bytes, each but the first after a blank, none of them within a character.
    static func folded(_ line: String, _ lineEnd: String) -> String {
        var (text, room) = ("", 75)
        for scalar in line.unicodeScalars {
            let bytes = UTF8.width(scalar)
            if bytes > room {
                text += lineEnd + " "
                room = 74
            }
            text.unicodeScalars.append(scalar)
            room -= bytes
        }
        return text
    }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\;,".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    /// A value without its escapes.
    static func plain(_ text: String) -> String {
        var (plain, isEscaped) = ("", false)
        for character in text {
            if isEscaped {
                plain.append(character == "n" || character == "N" ? " " : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                plain.append(character)
            }
        }
        return plain
    }

    static func date(_ day: Day) -> String { String(day.description.filter { $0 != "-" }) }

    static func utc(_ moment: Instant) -> String { stamp(Zone.utc.local(moment)) + "Z" }

    /// `;TZID=Europe/Berlin:20261204T140000`; in UTC where the zone would not tell the moment apart.
    static func time(_ moment: Instant, _ name: String) -> String {
        guard name != "UTC", let zone = Zone(name), zone.name.contains("/") else { return ":" + utc(moment) }
        let local = zone.local(moment)
        guard zone.instant(local.day, local.time) == moment else { return ":" + utc(moment) }
        return ";TZID=\(name):" + stamp(local)
    }

    private static func stamp(_ local: LocalMoment) -> String {
        date(local.day) + "T" + local.time.description.filter { $0 != ":" }
    }
}
