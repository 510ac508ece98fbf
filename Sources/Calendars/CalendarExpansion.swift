internal import CICal
internal import CivilTime
internal import Market

/// Works out the occurrences of a calendar's events within a window.
struct CalendarExpansion {
    /// Steps of an event's rules, occurrences of an event and of a calendar.
    static let (mostSteps, mostOfEvent, most) = (1_000_000, 5_000, 20_000)

    struct TooMany: Error {}
    /// An event is invalid, or repeats too often.
    private struct Unusable: Error {}

    let start: Instant
    let end: Instant
    var zones: CalendarZones
    let ical: fxterm_ical
    private(set) var contents = CalendarContents()

    init(from start: Instant, to end: Instant, _ zones: CalendarZones, _ ical: fxterm_ical) {
        (self.start, self.end, self.zones, self.ical) = (start, end, zones, ical)
    }

    mutating func add(_ events: [CalendarEvent]) throws(TooMany) {
        var (order, series): ([String], [String: [CalendarEvent]]) = ([], [:])
        for (place, event) in events.enumerated() {
            // Without an identifier each event is one by itself.
            let key = event.uid.isEmpty ? "\t\(place)" : event.uid
            if series[key] == nil { order.append(key) }
            series[key, default: []].append(event)
        }
        for key in order {
            let found = series[key] ?? []
            do throws(Unusable) {
                contents.occurrences += try occurrences(of: found)
            } catch {
                contents.leftOut += 1
            }
            if contents.occurrences.count > CalendarExpansion.most { throw TooMany() }
        }
    }

    /// The events share an identifier: usually one, and those that replace some of its occurrences.
    private mutating func occurrences(of events: [CalendarEvent]) throws(Unusable) -> [CalendarOccurrence] {
        if events.contains(where: \.isBroken) { throw Unusable() }
        let changes = events.filter { $0.recurrence != nil }
        var masters = events.filter { $0.recurrence == nil }
        // A later version replaces an earlier one.
        let latest = masters.map(\.sequence).max()
        masters = masters.filter { $0.sequence == latest }
        var found: [CalendarOccurrence] = []
        if masters.count == 1 {
            found = try series(masters[0], changes)
        } else {
            // Calendars with one identifier for everything mean each event.
            for master in masters { found += try series(master, []) }
            for change in changes { found += try single(change) }
        }
        var seen: Set<CalendarOccurrence> = []
        found = found.filter { seen.insert($0).inserted }
        if found.count > CalendarExpansion.mostOfEvent { throw Unusable() }
        return found
    }

    private mutating func series(
        _ master: CalendarEvent, _ changes: [CalendarEvent]
    ) throws(Unusable) -> [CalendarOccurrence] {
        guard let first = master.start else { throw Unusable() }
        let clock = clock(of: first)
        var replaced: [Int: CalendarEvent] = [:]
        var later: [(from: Int, by: CalendarEvent)] = []
        for change in changes {
            guard let recurrence = change.recurrence else { continue }
            let place = place(recurrence, clock)
            if let known = replaced[place], known.sequence > change.sequence { continue }
            replaced[place] = change
            if change.isForFuture { later.append((place, change)) }
        }
        later.sort { $0.from < $1.from }
        let excluded = Set(master.exceptions.map { place($0, clock) })
        let excludedDays = Set(
            master.exceptions.filter { $0.wall.isDate || clock.isOfDays }.map { day(of: place($0, clock)) })
        let daysReplaced = Dictionary(
            changes.compactMap { change in
                change.recurrence.flatMap {
                    $0.wall.isDate && !clock.isOfDays ? (day(of: $0.wall.seconds), change) : nil
                }
            }, uniquingKeysWith: { $1 })
        let moved = try later.map { change throws(Unusable) in
            (from: change.from, by: change.by, shift: try shift(change.by, clock))
        }
        let reach = moved.map { abs($0.shift) }.max() ?? 0
        let walls = try walls(of: master, clock, reach: reach)

        var found: [CalendarOccurrence] = []
        var used: Set<Int> = []
        for (wall, extra) in walls.sorted(by: { $0.key < $1.key }) {
            if excluded.contains(wall) || excludedDays.contains(day(of: wall)) { continue }
            if let change = replaced[wall] ?? daysReplaced[day(of: wall)] {
                if used.insert(place(change.recurrence ?? first, clock)).inserted {
                    found += try single(change)
                }
                continue
            }
            let rule = moved.last { $0.from < wall }
            let shown = rule?.by ?? master
            if shown.isCancelled { continue }
            let start = wall + (rule?.shift ?? 0)
            let length =
                try extra.flatMap { extra throws(Unusable) in self.length(of: extra) } ?? length(of: shown)
            found += occurrence(of: shown, start, clock, length).map { [$0] } ?? []
        }
        // Replacements of occurrences that the rules do not have count too.
        for (wall, change) in replaced.sorted(by: { $0.key < $1.key }) where !used.contains(wall) {
            if excluded.contains(wall) || excludedDays.contains(day(of: wall)) { continue }
            // A walk that began at the window may not have met it.
            found += try single(change)
        }
        return found
    }

    private mutating func single(_ event: CalendarEvent) throws(Unusable) -> [CalendarOccurrence] {
        guard !event.isCancelled else { return [] }
        guard let start = event.start else { throw Unusable() }
        let clock = clock(of: start)
        return occurrence(of: event, start.wall.seconds, clock, length(of: event)).map { [$0] } ?? []
    }

    /// Seconds by which a change of all later occurrences moves them.
    private mutating func shift(_ change: CalendarEvent, _ clock: Clock) throws(Unusable) -> Int {
        guard let start = change.start, let recurrence = change.recurrence else { throw Unusable() }
        return place(start, clock) - place(recurrence, clock)
    }

    private struct Clock {
        let zone: CalendarZone
        /// For an all-day event, and for one in an unknown zone.
        let isOfDays: Bool
    }

    private enum Length {
        case seconds(Int)
        case duration(CalendarDuration)
        case none
    }

    private mutating func clock(of time: CalendarEvent.Time) -> Clock {
        guard let name = time.zone, !time.wall.isDate else {
            return Clock(zone: .known(zones.floating), isOfDays: time.wall.isDate)
        }
        guard let zone = zones.zone(name) else {
            // An unknown zone: the day is known, the hour is not.
            return Clock(zone: .known(zones.floating), isOfDays: true)
        }
        return Clock(zone: zone, isOfDays: false)
    }

    /// In seconds on a series' wall clock: midnight for days.
    private mutating func place(_ time: CalendarEvent.Time, _ clock: Clock) -> Int {
        if clock.isOfDays || time.wall.isDate { return time.wall.day.number * 86_400 }
        guard let name = time.zone, let zone = zones.zone(name) else { return time.wall.seconds }
        return clock.zone.wall(zone.instant(time.wall)).seconds
    }

    private func day(of wall: Int) -> Int { WallTime(wall).day.number }

    private mutating func instant(_ time: CalendarEvent.Time) -> Instant {
        clock(of: time).zone.instant(time.wall)
    }

    private mutating func length(of event: CalendarEvent) -> Length {
        length(from: event.start, to: event.end, event.duration)
    }

    private mutating func length(of extra: CalendarEvent.Extra) -> Length? {
        extra.end == nil && extra.duration == nil
            ? nil : length(from: extra.start, to: extra.end, extra.duration)
    }

    private mutating func length(
        from start: CalendarEvent.Time?, to end: CalendarEvent.Time?, _ duration: CalendarDuration?
    ) -> Length {
        if let start, let end {
            if start.wall.isDate { return .seconds((end.wall.day - start.wall.day) * 86_400) }
            return .seconds(instant(end) - instant(start))
        }
        return duration.map(Length.duration) ?? .none
    }

    private func occurrence(
        of event: CalendarEvent, _ wall: Int, _ clock: Clock, _ length: Length
    ) -> CalendarOccurrence? {
        let first = WallTime(wall)
        let timing: MarketEvent.Timing
        let span: Range<Instant>
        if clock.isOfDays {
            let days =
                switch length {
                case .seconds(let seconds): (seconds + 86_399) / 86_400
                case .duration(let duration): duration.days + (duration.seconds + 86_399) / 86_400
                case .none: 1
                }
            let last = first.day + max(0, min(days, 100_000) - 1)
            timing = .days(first.day, through: last)
            span = clock.zone.instant(WallTime(first.day))..<clock.zone.instant(WallTime(last + 1))
        } else {
            let begin = clock.zone.instant(first)
            let end: Instant =
                switch length {
                case .seconds(let seconds): begin + seconds
                case .duration(let duration):
                    clock.zone.instant(WallTime(wall + duration.days * 86_400)) + duration.seconds
                case .none: begin
                }
            timing = .moment(begin, end: end > begin ? end : nil)
            span = begin..<max(begin, end)
        }
        guard span.lowerBound < end, span.upperBound > start || span.lowerBound >= start else { return nil }
        return CalendarOccurrence(
            uid: event.uid, title: event.title, timing: timing, zone: clock.zone.name(at: span.lowerBound),
            certainty: event.isTentative ? .expected : .confirmed, item: event.item)
    }

    /// Wall times of a series' occurrences, about within the window, with those of periods. `reach` is how
    /// many seconds occurrences are moved at most.
    private mutating func walls(
        of event: CalendarEvent, _ clock: Clock, reach: Int
    ) throws(Unusable) -> [Int: CalendarEvent.Extra?] {
        guard let start = event.start else { throw Unusable() }
        let first = clock.isOfDays ? start.wall.day.number * 86_400 : start.wall.seconds
        let longest =
            switch length(of: event) {
            case .seconds(let seconds): max(0, seconds)
            case .duration(let duration): duration.days * 86_400 + duration.seconds
            case .none: 0
            }
        let from = clock.zone.wall(self.start).seconds - min(longest, 40_000 * 86_400) - reach - 2 * 86_400
        let to = clock.zone.wall(end).seconds + reach + 2 * 86_400

        var walls: [Int: CalendarEvent.Extra?] = [:]
        let rules = event.rules.compactMap { RecurrenceRule($0) }
        guard rules.count == event.rules.count else { throw Unusable() }
        let untils = rules.map { until(of: $0, clock) }
        var steps = CalendarExpansion.mostSteps
        // A rule that ends before the first time has none.
        if untils.isEmpty || untils.contains(where: { $0 ?? .max >= first }) {
            walls[first] = .some(nil)
        }
        for (rule, until) in zip(rules, untils) {
            do throws(RecurrenceRule.TooOften) {
                // Exceptions may take some away.
                let most = CalendarExpansion.mostOfEvent * 2
                try rule.walk(from: first, through: until, in: from..<to, &steps, atMost: most) { wall in
                    walls[wall] = .some(nil)
                }
            } catch {
                throw Unusable()
            }
        }
        for extra in event.extras { walls[place(extra.start, clock)] = .some(extra) }
        return walls
    }

    private func until(of rule: RecurrenceRule, _ clock: Clock) -> Int? {
        guard let wall = rule.until else { return nil }
        if clock.isOfDays { return wall.day.number * 86_400 }
        // For a series with times, an end that is a day includes all of it.
        if wall.isDate { return wall.seconds + 86_399 }
        return wall.isUTC ? clock.zone.wall(Instant(wall.seconds)).seconds : wall.seconds
    }
}
