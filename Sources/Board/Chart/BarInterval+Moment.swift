internal import CivilTime
internal import Market

extension BarInterval {
    /// The number that bars of the same time share at different exchanges: for those of a day or more the day, week or month there.
    func moment(of time: Instant, in zone: Zone) -> Int {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour: return time.seconds / seconds
        case .day: return zone.local(time).day.number
        case .week: return (zone.local(time).day.number + 3) / 7
        case .month:
            let day = zone.local(time).day.civil
            return day.year * 12 + day.month - 1
        }
    }

    /// When the bar of a moment begins; for those of a day or more, noon of its first day.
    func start(of moment: Int, in zone: Zone) -> Instant {
        isIntraday ? Instant(moment * seconds) : zone.instant(first(of: moment), TimeOfDay(second: 43_200))
    }

    /// The day at whose end a moment's prices are closes.
    func day(of moment: Int, in zone: Zone) -> Day {
        isIntraday ? zone.local(Instant(moment * seconds)).day : first(of: moment + 1) + -1
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
