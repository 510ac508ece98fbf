package import CivilTime

/// The user's `events.ics`. Edits replace the lines of one event and keep every other byte.
package struct EventDocument: Sendable {
    package let bytes: [UInt8]
    package private(set) var uids: Set<String> = []

    private var components: [Component] = []
    /// The properties of those that no rule repeats and no other part of the file changes.
    private var plain: [(uid: String, properties: [Property])] = []
    private var end: Int?

    private struct Component {
        let uid: String
        let range: Range<Int>
    }

    package init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
        var reader = LineReader(bytes)
        var (start, depth): (Int?, [String]) = (nil, [])
        var (properties, isWhole): ([Property], Bool) = ([], true)
        while let line = reader.next() {
            guard let property = Property(line.text) else { continue }
            switch property.name {
            case "BEGIN":
                depth.append(property.value.uppercased())
                if depth == ["VCALENDAR", "VEVENT"] { (start, properties) = (line.range.lowerBound, []) }
            case "END":
                let ended = depth.popLast()
                isWhole = isWhole && ended == property.value.uppercased()
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
        // Where components end that never began, lines cannot be told apart.
        if !isWhole || !depth.isEmpty { end = nil }
        // Of an event with exceptions, no part is plain.
        let repeated = Dictionary(grouping: components, by: \.uid).filter { $0.value.count > 1 }
        plain.removeAll { repeated[$0.uid] != nil }
    }

    /// The events that need no rules: one moment or some days, in a zone that the system knows. Others, such
    /// as repeated ones, are only known by `uids`. `here` is the zone of times that name none.
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

/// A change of one event: its lines before and after, empty if it was or is not there.
package struct EventEdit: Hashable, Sendable {
    package let uid: String
    package let before: [UInt8]
    package let after: [UInt8]
    /// The event that the lines stand before; nil for the end of the calendar.
    let follower: String?

    package var reversed: EventEdit {
        EventEdit(uid: uid, before: after, after: before, follower: follower)
    }
}

package enum EventRefusal: Error, Hashable, Sendable {
    case changedMeanwhile
    case noCalendar
}

extension EventDocument {
    private func lines(of uid: String) -> [UInt8] {
        components.filter { $0.uid == uid }.flatMap { bytes[$0.range] }
    }

    private func follower(of uid: String) -> String? {
        components.lastIndex { $0.uid == uid }.flatMap { last in
            components.dropFirst(last + 1).first?.uid
        }
    }

    package func putting(_ event: MarketEvent, stamp: Instant) -> EventEdit? {
        guard let uid = event.uid else { return nil }
        let title = if case .text(let title) = event.happening { title } else { event.plainTitle }
        let text = lineEnd(of: ICSText.event(event, title: title, stamp: stamp))
        return EventEdit(
            uid: uid, before: self.lines(of: uid), after: Array(text.utf8), follower: follower(of: uid))
    }

    package func removing(_ uid: String) -> EventEdit? {
        guard uids.contains(uid) else { return nil }
        return EventEdit(uid: uid, before: lines(of: uid), after: [], follower: follower(of: uid))
    }

    package func applying(_ edit: EventEdit) throws(EventRefusal) -> EventDocument {
        guard lines(of: edit.uid) == edit.before else { throw .changedMeanwhile }
        guard let end else {
            guard bytes.allSatisfy({ [9, 10, 13, 32].contains($0) }) else { throw .noCalendar }
            return EventDocument(Array(ICSText.head.utf8) + edit.after + Array(ICSText.tail.utf8))
        }
        let own = components.filter { $0.uid == edit.uid }
        let place =
            own.first?.range.lowerBound
            ?? components.first { $0.uid == edit.follower }?.range.lowerBound ?? end
        var new = Array(bytes[..<place]) + edit.after
        var rest = place
        for component in own {
            new += bytes[rest..<component.range.lowerBound]
            rest = component.range.upperBound
        }
        return EventDocument(new + bytes[rest...])
    }

    private func lineEnd(of text: String) -> String {
        guard let place = bytes.firstIndex(of: 10), place == 0 || bytes[place - 1] != 13 else { return text }
        return String(text.unicodeScalars.filter { $0 != "\r" }.map(Character.init))
    }
}

/// Reads lines with those that continue them.
private struct LineReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    mutating func next() -> (range: Range<Int>, text: String)? {
        guard place < bytes.count else { return nil }
        let start = place
        var text = physical()
        while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 { text += physical().dropFirst() }
        return (start..<place, String(decoding: text, as: UTF8.self))
    }

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
    /// Nil for an event with rules, and for a cancelled one.
    fileprivate init?(_ properties: [Property], uid: String, here: Zone) {
        func value(_ name: String) -> Property? { properties.first { $0.name == name } }
        guard let start = value("DTSTART"), value("STATUS")?.value.uppercased() != "CANCELLED",
            let title = CleanText.line(
                value("SUMMARY")?.value.unescaped ?? "", limit: MarketEvent.longestTitle)
        else { return nil }
        let place = (value("X-FXTERM-CITY") ?? value("X-FXTERM-ITEM"))?.value.unescaped ?? ""
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
}

extension Property {
    /// The moment in UTC, in a zone or by the clocks here, and the zone it is written in.
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

extension String {
    fileprivate var unescaped: String {
        var (plain, isEscaped) = ("", false)
        for character in self {
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
}
