package import CivilTime
internal import Market

extension AlertRule {
    /// The first moment after `time` at which a condition of time fires; nil where none is known.
    ///
    /// A time that clocks go forward over fires once, as if they had not yet; one that comes twice, the first time.
    package func nextMoment(after time: Instant) -> Instant? {
        let zone = subject.zone
        switch condition {
        case .time(let wall, let weekdays):
            // Clocks move by less than a day, but a whole day may be skipped.
            return moment(after: time, in: zone, days: 10) { day in
                weekdays.contains(Weekdays(day.weekday)) ? zone.instant(day, wall) : nil
            }
        case .bell(let bell, let minutes):
            guard let hours = subject.hours else { return nil }
            return moment(after: time, in: zone, days: 30) { day in
                hours.bells(on: day).map { (bell == .opens ? $0.opens : $0.closes) + -60 * minutes }
            }
        case .clocksChange:
            var last = time
            while let change = zone.nextTransition(after: last) {
                // The day by the clocks before the change, and the morning before it.
                let day = Day(number: AlertRule.floor(change.at.seconds + change.offsetBefore, by: 86_400))
                let told = zone.instant(day + -1, AlertRule.morning)
                if change.offsetBefore != change.offsetAfter, told > time { return told }
                last = change.at
            }
            return nil
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value: return nil
        }
    }

    /// When it is said that clocks change tomorrow.
    static let morning = TimeOfDay(second: 9 * 3600)

    private static func floor(_ number: Int, by size: Int) -> Int {
        (number - (number % size + size) % size) / size
    }

    /// The first moment after `time` among those of the days from the one before.
    private func moment(
        after time: Instant, in zone: Zone, days: Int, _ moment: (Day) -> Instant?
    ) -> Instant? {
        let today = zone.local(time).day
        for ahead in -1...days {
            if let moment = moment(today + ahead), moment > time { return moment }
        }
        return nil
    }

    /// Brings a condition of time up to `now`, and says whether its moment has come since the last time.
    ///
    /// Of moments that were missed, the last one fires, once. Clocks that were set back repeat none.
    package func step(_ state: inout AlertState, at now: Instant) -> AlertFiring? {
        guard condition.isOfTime, state.phase != .done else { return nil }
        guard let last = state.time else {
            (state.phase, state.time) = (.armed, now)
            return nil
        }
        // A clock that was wrong by days and is right again begins anew.
        if last - now > AlertRule.longestSetBack { state.time = now }
        guard now > last else { return nil }
        state.time = now
        guard var moment = nextMoment(after: last), moment <= now else { return nil }
        while let next = nextMoment(after: max(moment, now + -AlertRule.longestLookedBack)), next <= now {
            moment = next
        }
        fired(&state, at: moment)
        return AlertFiring(value: nil, quotedAt: moment, isLate: now - moment > AlertRule.latest)
    }

    /// Seconds after which a moment is told as missed.
    static let latest = 120
    private static let longestSetBack = 2 * 86_400
    private static let longestLookedBack = 8 * 86_400
}
