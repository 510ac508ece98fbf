/// A time zone: the only access to the rules of local time.
///
/// The rules come from the system's zoneinfo folder and change with it; without one, only UTC is known. A
/// value keeps its rules and needs no disk access. Two are equal if their names and rules are.
package struct Zone: Hashable, Sendable {
    /// The IANA name, such as `Asia/Taipei`; for rules in `$TZ`, its text.
    package let name: String
    private let rules: ZoneRules

    /// The zone called `name`, if it exists.
    ///
    /// The first zone of a name reads its file; later ones find it in memory, until `renew()`.
    package init?(_ name: String) {
        guard let rules = ZoneFiles.rules(name) else { return nil }
        self.init(name: name, rules: rules)
    }

    /// The zone of a `TZ` string such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil if it is invalid.
    package init?(posix text: String) {
        guard let rules = TZString(text) else { return nil }
        self.init(name: text, rules: ZoneRules(rules))
    }

    /// The zone of `contents`, a TZif file's bytes; `name` becomes its name.
    package init(name: String, tzif contents: [UInt8]) throws(TZifError) {
        self.init(name: name, rules: try ZoneRules.reading(tzif: contents))
    }

    init(name: String, rules: ZoneRules) { (self.name, self.rules) = (name, rules) }

    /// The user's zone: that of `$TZ`, else the system's.
    package static var here: Zone { ZoneFiles.here }

    /// The names that the system lists, those of zones before their aliases.
    package static var names: [String] { ZoneFiles.names.all }

    /// Coordinated universal time.
    package static let utc = Zone(name: "UTC", rules: .utc)

    /// Drops the cached rules if the zoneinfo folder or the system's zone has changed.
    ///
    /// Checks at most every five seconds, however often it is called.
    ///
    /// - Returns: True if new zones may have other rules than existing ones.
    package static func renew() -> Bool { ZoneFiles.renew() }

    /// Seconds east of UTC at `instant`.
    package func offset(at instant: Instant) -> Int { rules.type(at: instant.seconds).offset }

    /// The time's abbreviation at `instant`, such as `CEST`, or `+0545` if it has no name.
    package func abbreviation(at instant: Instant) -> String {
        rules.type(at: instant.seconds).abbreviation
    }

    /// The first change of local time after `instant`, if any.
    package func nextTransition(after instant: Instant) -> ZoneTransition? {
        rules.next(after: instant.seconds)
    }

    /// The last change of local time at or before `instant`, if any.
    package func previousTransition(upTo instant: Instant) -> ZoneTransition? {
        rules.last(upTo: instant.seconds)
    }

    /// The calendar day and the time on the wall at `instant`.
    package func local(_ instant: Instant) -> LocalMoment {
        let (day, second) = Day.split(instant.seconds + offset(at: instant))
        return LocalMoment(day: day, time: TimeOfDay(second: second))
    }

    /// The moment at which the wall reads `time` on `day`.
    ///
    /// Of a time that occurs twice, the first; a time that is skipped reads as if the clocks had not yet
    /// gone forward.
    package func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
        let wall = Instant(day.number * 86_400 + time.second)
        let before = offset(at: wall + -86_400)
        let after = offset(at: wall + 86_400)
        let first = wall + -max(before, after)
        return offset(at: first) == max(before, after) ? first : wall + -min(before, after)
    }

    /// The moments at which the wall reads `time` on `day`, in order: mostly one; two where clocks go back over
    /// it, and none where they go forward over it.
    package func instants(_ day: Day, _ time: TimeOfDay) -> [Instant] {
        let wall = Instant(day.number * 86_400 + time.second)
        let offsets = Set([-86_400, 0, 86_400].map { offset(at: wall + $0) })
        return offsets.map { wall + -$0 }.filter { $0.seconds + offset(at: $0) == wall.seconds }.sorted()
    }

    package static func == (a: Zone, b: Zone) -> Bool { a.name == b.name && a.rules == b.rules }

    /// The name alone: it tells all zones of one moment apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A moment as clocks and calendar tell it at one place.
package struct LocalMoment: Hashable, Sendable {
    /// The calendar day there.
    package var day: Day
    package var time: TimeOfDay

    package init(day: Day, time: TimeOfDay) { (self.day, self.time) = (day, time) }
}

/// A change of clocks soon to come that makes the difference between two places another.
package struct DifferenceAhead: Hashable, Sendable {
    /// Days that are looked ahead.
    package static let days = 14

    /// When clocks are changed.
    package let at: Instant
    /// The difference from then on: seconds that the clocks there are ahead of those here.
    package let difference: Int
    /// True if the clocks change there, false if they change here.
    package let isThere: Bool

    /// The next change within 14 days after `now` that alters the difference between `there` and `here`;
    /// nil if none. If both change together, their difference stays.
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
