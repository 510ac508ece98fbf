package import CivilTime

extension BarInterval {
    /// The number that bars of the same time share at different exchanges: for those of a day or more the day, week or month there.
    package func moment(of time: Instant, in zone: Zone) -> Int {
        if isIntraday { return time.seconds / seconds }
        return moment(of: zone.local(time).day)
    }

    /// When the bar of a moment begins; for those of a day or more, noon of its first day.
    package func start(of moment: Int, in zone: Zone) -> Instant {
        isIntraday
            ? Instant(moment * seconds) : zone.instant(first(of: moment), TimeOfDay(second: 43_200))
    }

    /// The day at whose end a moment's prices are closes.
    package func day(of moment: Int, in zone: Zone) -> Day {
        isIntraday ? zone.local(Instant(moment * seconds)).day : first(of: moment + 1) + -1
    }

    /// When the bar that begins at `start` ends.
    package func end(ofBarAt start: Instant, in zone: Zone) -> Instant {
        if isIntraday || self == .day { return start + seconds }
        return zone.instant(first(of: moment(of: start, in: zone) + 1), TimeOfDay(second: 0))
    }

    /// True if two bars of a thing are of one span of time, like a bar that still grows and the finished one, which begin at
    /// different seconds of it.
    ///
    /// Days, weeks from Monday and months are those of the exchange's calendar. The week of currencies and futures begins on
    /// Sunday evening.
    package func isSameSpan(_ a: Instant, _ b: Instant, in zone: Zone, of kind: Instrument) -> Bool {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour: return abs(a - b) < seconds
        case .day: return zone.local(a).day == zone.local(b).day
        case .week, .month:
            // Cheap, and true of most pairs.
            if abs(a - b) > 31 * 86_400 { return false }
            func period(of time: Instant) -> Int {
                let day = zone.local(time).day
                let opensNextWeek = day.weekday == 6 && (kind == .currency || kind == .future)
                return moment(of: opensNextWeek ? day + 1 : day)
            }
            let ours = period(of: a)
            // After a change of clocks, Yahoo's bars may begin an hour before midnight. They are a whole period apart.
            return ours == period(of: b) && abs(a - b) < (first(of: ours + 1) - first(of: ours)) * 86_400
        }
    }

    private func moment(of day: Day) -> Int {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour, .day: return day.number
        case .week: return (day.number - day.weekday + 3) / 7
        case .month:
            let civil = day.civil
            return civil.year * 12 + civil.month - 1
        }
    }

    /// The first day of a moment of a day or more.
    private func first(of moment: Int) -> Day {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour, .day: Day(number: moment)
        case .week: Day(number: moment * 7 - 3)
        case .month: Day(year: moment / 12, month: moment % 12 + 1, day: 1) ?? Day(number: 0)
        }
    }
}
