/// The rules come from the system's zoneinfo folder; without one, only UTC is known. A value keeps its rules
/// and needs no disk access.
package struct Zone: Hashable, Sendable {
    package let name: String
    private let rules: ZoneRules

    /// Reads the zone's file only once until `renew()`.
    package init?(_ name: String) {
        guard let rules = ZoneFiles.rules(name) else { return nil }
        self.init(name: name, rules: rules)
    }

    package init?(posix text: String) {
        guard let rules = TZString(text) else { return nil }
        self.init(name: text, rules: ZoneRules(rules))
    }

    package init(name: String, tzif contents: [UInt8]) throws(TZifError) {
        self.init(name: name, rules: try ZoneRules.reading(tzif: contents))
    }

    init(name: String, rules: ZoneRules) { (self.name, self.rules) = (name, rules) }

    /// That of `$TZ`, else the system's.
    package static var here: Zone { ZoneFiles.here }

    package static var names: [String] { ZoneFiles.names.all }

    package static let utc = Zone(name: "UTC", rules: .utc)

    /// Drops the cached rules if the zoneinfo folder or the system's zone has changed: true if new zones may
    /// have other rules. Checks at most every five seconds.
    package static func renew() -> Bool { ZoneFiles.renew() }

    /// Seconds east of UTC.
    package func offset(at instant: Instant) -> Int { rules.type(at: instant.seconds).offset }

    /// `CEST`, or `+0545` if it has no name.
    package func abbreviation(at instant: Instant) -> String {
        rules.type(at: instant.seconds).abbreviation
    }

    package func nextTransition(after instant: Instant) -> ZoneTransition? {
        rules.next(after: instant.seconds)
    }

    package func previousTransition(upTo instant: Instant) -> ZoneTransition? {
        rules.last(upTo: instant.seconds)
    }

    package func local(_ instant: Instant) -> LocalMoment {
        let (day, second) = Day.split(instant.seconds + offset(at: instant))
        return LocalMoment(day: day, time: TimeOfDay(second: second))
    }

    /// The first of a time that occurs twice; a skipped time reads as if the clocks had not yet gone forward.
    package func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
        let wall = Instant(day.number * 86_400 + time.second)
        let before = offset(at: wall + -86_400)
        let after = offset(at: wall + 86_400)
        let first = wall + -max(before, after)
        return offset(at: first) == max(before, after) ? first : wall + -min(before, after)
    }

    /// Mostly one; two if clocks go back over the time, none if they go forward over it.
    package func instants(_ day: Day, _ time: TimeOfDay) -> [Instant] {
        let wall = Instant(day.number * 86_400 + time.second)
        let offsets = Set([-86_400, 0, 86_400].map { offset(at: wall + $0) })
        return offsets.map { wall + -$0 }.filter { $0.seconds + offset(at: $0) == wall.seconds }.sorted()
    }

    package static func == (a: Zone, b: Zone) -> Bool { a.name == b.name && a.rules == b.rules }

    /// The name alone: it tells all zones of one moment apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

package struct LocalMoment: Hashable, Sendable {
    package var day: Day
    package var time: TimeOfDay

    package init(day: Day, time: TimeOfDay) { (self.day, self.time) = (day, time) }
}

package struct DifferenceAhead: Hashable, Sendable {
    package static let days = 14

    package let at: Instant
    /// From then on: seconds that the clocks there are ahead of those here.
    package let difference: Int
    /// False if the clocks change here.
    package let isThere: Bool

    /// The next change within `days`; nil if none alters the difference.
    package init?(_ there: Zone, from here: Zone, at now: Instant) {
        func difference(_ moment: Instant) -> Int { there.offset(at: moment) - here.offset(at: moment) }
        let end = now + DifferenceAhead.days * 86_400
        let present = difference(now)
        var moments: [Instant] = []
        for zone in [there, here] {
            var moment = now
            while let next = zone.nextTransition(after: moment), next.at <= end {
                moments.append(next.at)
                moment = next.at
            }
        }
        guard let first = moments.sorted().first(where: { difference($0) != present }) else { return nil }
        at = first
        self.difference = difference(first)
        isThere = there.offset(at: first) != there.offset(at: first + -1)
    }
}
