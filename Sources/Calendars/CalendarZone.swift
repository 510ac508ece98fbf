internal import CICal
internal import CivilTime

enum CalendarZone {
    case known(Zone)
    /// Rules of the calendar's own, with the zone that it names for them, if any.
    case own(OpaquePointer, Zone?, fxterm_ical)
    /// In seconds east of UTC.
    case fixed(Int)

    /// The first of a time that occurs twice; a skipped one reads as if clocks had not moved yet.
    func instant(_ wall: WallTime) -> Instant {
        switch self {
        case .known(let zone): zone.instant(wall.day, wall.time)
        case .own(let rules, _, var ical):
            Instant(wall.seconds - Int(fxterm_ical_offset(&ical, rules, wall.icalTime)))
        case .fixed(let offset): Instant(wall.seconds - offset)
        }
    }

    func wall(_ instant: Instant) -> WallTime {
        switch self {
        case .known(let zone): return WallTime(instant.seconds + zone.offset(at: instant))
        case .own:
            // The wall time gives its offset: the second step has it right.
            var wall = WallTime(instant.seconds)
            for _ in 0..<2 { wall = WallTime(instant.seconds + wall.seconds - self.instant(wall).seconds) }
            return wall
        case .fixed(let offset): return WallTime(instant.seconds + offset)
        }
    }

    /// The IANA name of a zone that has the same time at `instant`.
    func name(at instant: Instant) -> String {
        if case .known(let zone) = self { return zone.name }
        let offset = wall(instant).seconds - instant.seconds
        if case .own(_, let zone?, _) = self, zone.offset(at: instant) == offset { return zone.name }
        // These names have the sign of POSIX: hours west of UTC.
        guard offset != 0, offset % 3600 == 0 else { return Zone.utc.name }
        let name = "Etc/GMT\(offset > 0 ? "-" : "+")\(abs(offset / 3600))"
        return Zone(name) == nil ? Zone.utc.name : name
    }
}

struct CalendarZones {
    let floating: Zone
    private let own: [String: OpaquePointer]
    private let places: [String: String]
    private let ical: fxterm_ical
    private var found: [String: CalendarZone?] = [:]

    /// `own` rules by identifier, the IANA names for them (`places`), and the name of the calendar's zone.
    init(
        own: [String: OpaquePointer], places: [String: String], floating: String?, else here: Zone,
        _ ical: fxterm_ical
    ) {
        (self.own, self.places, self.ical) = (own, places, ical)
        self.floating = floating.flatMap { CalendarZones.zone($0) } ?? here
    }

    /// Nil if its offset is unknown.
    mutating func zone(_ name: String) -> CalendarZone? {
        if let known = found[name] { return known }
        let zone = find(name)
        found[name] = .some(zone)
        return zone
    }

    private func find(_ name: String) -> CalendarZone? {
        let name = CalendarZones.plain(name)
        if let zone = CalendarZones.iana(name) { return .known(zone) }
        if let rules = own[name] {
            return .own(
                rules, (places[name] ?? WindowsZones.iana(name)).flatMap { CalendarZones.iana($0) }, ical)
        }
        if let zone = CalendarZones.zone(name) { return .known(zone) }
        return CalendarZones.offset(name).map(CalendarZone.fixed)
    }

    /// By an IANA name, also in a path (`/example.org/20050126_1/Europe/Berlin`), or Windows's name.
    private static func zone(_ name: String) -> Zone? {
        let name = plain(name)
        return iana(name) ?? WindowsZones.iana(name).flatMap { Zone($0) }
    }

    private static func iana(_ name: String) -> Zone? {
        if ["UTC", "Z", "GMT"].contains(name) { return .utc }
        guard name.hasPrefix("/") else { return Zone(name) }
        let parts = name.split(separator: "/")
        return (1...3).reversed().lazy.compactMap { Zone(parts.suffix($0).joined(separator: "/")) }.first
    }

    static func plain(_ name: String) -> String {
        let inner = name.drop { $0 == " " || $0 == "\"" }
        return String(inner.dropLast(inner.reversed().prefix { $0 == " " || $0 == "\"" }.count))
    }

    /// Seconds east of UTC of `UTC+11`, `GMT-0530` or `UTC+05:30`.
    static func offset(_ name: String) -> Int? {
        guard name.hasPrefix("UTC") || name.hasPrefix("GMT") else { return nil }
        let rest = name.dropFirst(3)
        guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
        let digits = rest.dropFirst().filter { $0 != ":" }
        guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = Int(digits)
        else { return nil }
        let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
        guard hours <= 14, minutes < 60 else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }
}
