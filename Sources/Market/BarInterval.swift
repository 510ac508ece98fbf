package import CivilTime

package enum BarInterval: String, Hashable, Sendable, CaseIterable {
    case minute = "1m"
    case fiveMinutes = "5m"
    case quarter = "15m"
    case halfHour = "30m"
    case hour = "60m"
    case day = "1d"
    case week = "1wk"
    case month = "1mo"

    /// Seconds from one bar to the next; for weeks and months, the minimum.
    package var seconds: Int {
        switch self {
        case .minute: 60
        case .fiveMinutes: 300
        case .quarter: 900
        case .halfHour: 1800
        case .hour: 3600
        case .day: 86_400
        case .week: 7 * 86_400
        case .month: 28 * 86_400
        }
    }

    package var isIntraday: Bool { seconds < 86_400 }

    /// Days for which bars are kept: 30 more than Yahoo's history; nil for ever.
    package var daysKept: Int? { FeedID.yahoo.reach(of: self)?.days.map { $0 + 30 } }
}

/// The bars that a feed offers for an interval, which it calls `name`.
package struct BarReach: Hashable, Sendable {
    package var name: String
    /// How many days back bars go; nil for the full history.
    package var days: Int?
    /// The most bars of an answer; nil if only the days limit it.
    package var most: Int?

    init(name: String, days: Int? = nil, most: Int? = nil) {
        (self.name, self.days, self.most) = (name, days, most)
    }
}

extension FeedID {
    /// Sources: Kraken's and Coinbase's documentation; Yahoo's error messages beyond these days.
    package func reach(of interval: BarInterval) -> BarReach? {
        switch self {
        case .yahoo:
            switch interval {
            case .minute: BarReach(name: "1m", days: 7)
            case .fiveMinutes, .quarter, .halfHour: BarReach(name: interval.rawValue, days: 60)
            case .hour: BarReach(name: "60m", days: 730)
            case .day, .week, .month: BarReach(name: interval.rawValue)
            }
        case .kraken:
            switch interval {
            case .minute: BarReach(name: "1", days: 0, most: 720)
            case .fiveMinutes: BarReach(name: "5", days: 2, most: 720)
            case .quarter: BarReach(name: "15", days: 7, most: 720)
            case .halfHour: BarReach(name: "30", days: 15, most: 720)
            case .hour: BarReach(name: "60", days: 30, most: 720)
            case .day: BarReach(name: "1440", days: 720, most: 720)
            case .week: BarReach(name: "10080", days: 5040, most: 720)
            case .month: nil
            }
        case .coinbase:
            switch interval {
            case .minute: BarReach(name: "ONE_MINUTE", most: 350)
            case .fiveMinutes: BarReach(name: "FIVE_MINUTE", most: 350)
            case .quarter: BarReach(name: "FIFTEEN_MINUTE", most: 350)
            case .halfHour: BarReach(name: "THIRTY_MINUTE", most: 350)
            case .hour: BarReach(name: "ONE_HOUR", most: 350)
            case .day: BarReach(name: "ONE_DAY", most: 350)
            case .week, .month: nil
            }
        default: nil
        }
    }
}

extension BarInterval {
    /// The same at all exchanges for bars of one time; from a day on, of the day, week or month there.
    package func moment(of time: Instant, in zone: Zone) -> Int {
        if isIntraday { return time.seconds / seconds }
        return moment(of: zone.local(time).day)
    }

    /// When a bar begins; for a day or more, noon of its first day.
    package func start(of moment: Int, in zone: Zone) -> Instant {
        isIntraday
            ? Instant(moment * seconds) : zone.instant(first(of: moment), TimeOfDay(second: 43_200))
    }

    package func day(of moment: Int, in zone: Zone) -> Day {
        isIntraday ? zone.local(Instant(moment * seconds)).day : first(of: moment + 1) + -1
    }

    package func end(ofBarAt start: Instant, in zone: Zone) -> Instant {
        if isIntraday || self == .day { return start + seconds }
        return zone.instant(first(of: moment(of: start, in: zone) + 1), TimeOfDay(second: 0))
    }

    /// An unfinished bar and the finished one begin at different seconds of the same span. Spans follow the
    /// exchange's calendar; the week of currencies and futures begins on Sunday evening.
    package func isSameSpan(_ a: Instant, _ b: Instant, in zone: Zone, of kind: Instrument) -> Bool {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour: return abs(a - b) < seconds
        case .day: return zone.local(a).day == zone.local(b).day
        case .week, .month:
            if abs(a - b) > 31 * 86_400 { return false }
            func period(of time: Instant) -> Int {
                let day = zone.local(time).day
                let opensNextWeek = day.weekday == 6 && (kind == .currency || kind == .future)
                return moment(of: opensNextWeek ? day + 1 : day)
            }
            let ours = period(of: a)
            // After a change of clocks, Yahoo's bars may begin an hour before midnight, a whole period apart.
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

    private func first(of moment: Int) -> Day {
        switch self {
        case .minute, .fiveMinutes, .quarter, .halfHour, .hour, .day: Day(number: moment)
        case .week: Day(number: moment * 7 - 3)
        case .month: Day(year: moment / 12, month: moment % 12 + 1, day: 1) ?? Day(number: 0)
        }
    }
}
