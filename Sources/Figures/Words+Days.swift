package import CivilTime
package import Words

extension Words {
    /// `20 Nov`, or `20 Nov 2026`.
    package func date(_ day: Day, withYear: Bool = false) -> String {
        let (year, month, number) = day.civil
        let name = self[Words.months[month - 1]]
        if withYear {
            return self[.dateWithYear, ["day": String(number), "month": name, "year": String(year)]]
        }
        return self[.date, ["day": String(number), "month": name]]
    }

    package func month(_ day: Day) -> String { self[Words.months[day.civil.month - 1]] }

    package func weekday(_ day: Day) -> String { self[Words.weekdays[day.weekday]] }

    /// `Sat 21 Nov`, or `Sat 21 Nov 2026`.
    package func dateWithWeekday(_ day: Day, withYear: Bool = false) -> String {
        self[.dateWithWeekday, ["weekday": weekday(day), "date": date(day, withYear: withYear)]]
    }

    package func weekdayTime(_ day: Day, _ time: String) -> String {
        self[.weekdayTime, ["weekday": weekday(day), "time": time]]
    }

    /// Opposite ends of the date line can be two days apart.
    package func relativeDay(_ day: Day, from today: Day) -> String {
        switch day - today {
        case 0: self[.today]
        case 1: self[.tomorrow]
        case -1: self[.yesterday]
        case let days where days > 0: self[.inDays, count: days]
        case let days: self[.daysAgo, count: -days]
        }
    }

    /// `same time`, `+1 HR`, `−13 HRS`, `−2:15 HRS`. Seconds east, whole minutes, as in all zones since 1972.
    package func hoursOffset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        if minutes == 0 { return self[.sameTime] }
        let rest = minutes % 60 == 0 ? "" : ":" + padded(minutes % 60, 2)
        let offset = (seconds < 0 ? "−" : "+") + String(minutes / 60) + rest
        return self[minutes == 60 ? .hourOffset : .hoursOffset, ["offset": offset]]
    }

    private static let months: [Phrase] = [
        .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november,
        .december,
    ]
    private static let weekdays: [Phrase] = [
        .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
}
