/// A time zone: the one door to the rules of local time.
///
/// The rules are the system's own, read from its zoneinfo folder and renewed with it; without one, only UTC is known. A value
/// keeps the rules that it was made with, and asks no disk. Two are equal when they have the same name and the same rules.
package struct Zone: Hashable, Sendable {
    /// The IANA name, such as `Asia/Taipei`; for rules out of `$TZ`, what stands there.
    package let name: String
    private let rules: ZoneRules

    /// The zone called `name`, unless there is none.
    ///
    /// The first zone of a name reads its file; later ones find it in memory, until `renew()`.
    package init?(_ name: String) {
        guard let rules = ZoneFiles.rules(name) else { return nil }
        self.init(name: name, rules: rules)
    }

    /// The zone of a `TZ` string such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil for what is none.
    package init?(posix text: String) {
        guard let rules = TZString(text) else { return nil }
        self.init(name: text, rules: ZoneRules(rules))
    }

    /// The zone of `contents`, a TZif file's bytes; `name` is what it shall be called.
    package init(name: String, tzif contents: [UInt8]) throws(TZifError) {
        self.init(name: name, rules: try ZoneRules.reading(tzif: contents))
    }

    init(name: String, rules: ZoneRules) { (self.name, self.rules) = (name, rules) }

    /// The zone that the user is in: `$TZ`'s, else the system's.
    package static var here: Zone { ZoneFiles.here }

    /// The names that the system lists, those of zones before their aliases.
    package static var names: [String] { ZoneFiles.names.all }

    /// Coordinated universal time.
    package static let utc = Zone(name: "UTC", rules: .utc)

    /// Looks whether the zoneinfo folder or the system's zone has changed, and if so forgets what was read.
    ///
    /// It looks at most once in five seconds, however often it is called.
    ///
    /// - Returns: whether zones made from now on may have other rules than those made before.
    package static func renew() -> Bool { ZoneFiles.renew() }

    /// Seconds east of UTC at `instant`.
    package func offset(at instant: Instant) -> Int { rules.type(at: instant.seconds).offset }

    /// What the way of telling the time at `instant` is called, such as `CEST`, or `+0545` where it has no name.
    package func abbreviation(at instant: Instant) -> String {
        rules.type(at: instant.seconds).abbreviation
    }

    /// The first moment after `instant` at which another way of telling the time begins; nil where none does.
    package func nextTransition(after instant: Instant) -> ZoneTransition? {
        rules.next(after: instant.seconds)
    }

    /// The last moment at or before `instant` at which another way of telling the time began; nil where none did.
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

    /// Equal names, and equal rules.
    package static func == (a: Zone, b: Zone) -> Bool { a.name == b.name && a.rules == b.rules }

    /// The name alone: it tells all zones of one moment apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
