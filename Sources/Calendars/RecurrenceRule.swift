internal import CivilTime

/// RFC 5545, 3.3.10, by the wall clock: seconds since 1970-01-01 00:00 there. Not libical's: its iterator
/// ignores BYSETPOS of days and weeks, negative days of a month in some rules, and most of BYWEEKNO, and one
/// rule can keep it busy for minutes.
package struct RecurrenceRule {
    package struct TooOften: Error {}

    enum Frequency: String, CaseIterable {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// 0 for Monday, and which one of its month or year; 0 for each.
    private struct Weekday {
        let nth: Int
        let weekday: Int
    }

    let frequency: Frequency
    private(set) var interval = 1
    private(set) var count: Int?
    private(set) var until: WallTime?
    private var weekStart = 0
    private var months: Set<Int> = []
    private var monthDays: Set<Int> = []
    private var yearDays: Set<Int> = []
    private var weeks: Set<Int> = []
    private var weekdays: [Weekday] = []
    private var hours: Set<Int> = []
    private var minutes: Set<Int> = []
    private var seconds: Set<Int> = []
    private var positions: Set<Int> = []

    /// Nil for an invalid rule, and for one of another calendar than the Gregorian one.
    package init?(_ text: String) {
        var parts: [String: Substring] = [:]
        for part in text.uppercased().split(separator: ";") {
            let halves = part.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { return nil }
            parts[String(halves[0])] = halves[1]
        }
        guard let frequency = parts["FREQ"].flatMap({ Frequency(rawValue: String($0)) }),
            parts["RSCALE"] == nil || parts["RSCALE"] == "GREGORIAN"
        else { return nil }
        self.frequency = frequency
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        for (name, value) in parts {
            var isRead = true
            func numbers(_ range: ClosedRange<Int>, canBeNegative: Bool = false) -> Set<Int> {
                let numbers = value.split(separator: ",").compactMap { Int($0) }
                isRead =
                    !numbers.isEmpty
                    && numbers.allSatisfy {
                        range.contains($0) || canBeNegative && range.contains(-$0)
                    }
                return Set(numbers)
            }
            switch name {
            case "INTERVAL":
                interval = Int(value) ?? 0
                isRead = (1...1_000_000_000).contains(interval)
            case "COUNT":
                // Some programs write -1 for no end.
                count = Int(value).flatMap { $0 < 0 ? nil : $0 }
                isRead = Int(value) != nil
            case "UNTIL":
                until = WallTime(value)
                isRead = until != nil
            case "WKST":
                weekStart = names.firstIndex(of: String(value)) ?? 0
                isRead = names.contains(String(value))
            case "BYMONTH": months = numbers(1...12)
            case "BYMONTHDAY": monthDays = numbers(1...31, canBeNegative: true)
            case "BYYEARDAY": yearDays = numbers(1...366, canBeNegative: true)
            case "BYWEEKNO": weeks = numbers(1...53, canBeNegative: true)
            case "BYHOUR": hours = numbers(0...23)
            case "BYMINUTE": minutes = numbers(0...59)
            case "BYSECOND": seconds = Set(numbers(0...60).map { min($0, 59) })
            case "BYSETPOS": positions = numbers(1...366, canBeNegative: true)
            case "BYDAY":
                weekdays = value.split(separator: ",").compactMap { day in
                    guard let weekday = names.firstIndex(of: String(day.suffix(2))) else { return nil }
                    if day.count == 2 { return Weekday(nth: 0, weekday: weekday) }
                    guard let nth = Int(day.dropLast(2)), (1...53).contains(abs(nth)) else { return nil }
                    return Weekday(nth: nth, weekday: weekday)
                }
                isRead = weekdays.count == value.split(separator: ",").count
            case "FREQ", "RSCALE", "SKIP": break
            // A misspelt end would let an event repeat for ever.
            default: isRead = name.hasPrefix("X-")
            }
            if !isRead { return nil }
        }
        // Which one of a week or a day has no meaning.
        if ![.monthly, .yearly].contains(frequency) {
            weekdays = weekdays.map { Weekday(nth: 0, weekday: $0.weekday) }
        }
    }

    /// In order. `last` is nil without an end; each tested time or day is one of `steps`.
    package func walk(
        from start: Int, through last: Int?, in window: Range<Int>, _ steps: inout Int,
        atMost most: Int = .max,
        _ take: (Int) -> Void
    ) throws(TooOften) {
        let rule = completed(by: WallTime(start))
        let end = min(window.upperBound - 1, last ?? .max)
        var (period, left, found) = (0, count ?? .max, 0)
        if count == nil { period = max(0, rule.periods(from: start, before: window.lowerBound)) }
        while left > 0 {
            guard let span = rule.span(period, from: start), span.start <= end else { return }
            let next = try rule.times(in: span, &steps) { time in
                guard left > 0, time >= start, time <= end else { return }
                left -= 1
                guard time >= window.lowerBound else { return }
                found += 1
                if found <= most { take(time) }
            }
            if found > most { throw TooOften() }
            period += 1
            // To the next period that reaches beyond what cannot match.
            if let next, interval > 0 {
                let unit = rule.unit * interval
                let first = rule.span(0, from: start)?.start ?? start
                period = max(period, (next - first + unit - 1) / unit)
            }
        }
    }

    private func completed(by start: WallTime) -> RecurrenceRule {
        var rule = self
        let date = start.day.civil
        if weeks.isEmpty, yearDays.isEmpty, monthDays.isEmpty, weekdays.isEmpty {
            switch frequency {
            case .yearly:
                if months.isEmpty { rule.months = [date.month] }
                rule.monthDays = [date.day]
            case .monthly: rule.monthDays = [date.day]
            case .weekly: rule.weekdays = [Weekday(nth: 0, weekday: start.day.weekday)]
            case .daily, .hourly, .minutely, .secondly: break
            }
        }
        let time = start.time
        if hours.isEmpty, isOfDays { rule.hours = [time.hour] }
        if minutes.isEmpty, isOfDays || frequency == .hourly { rule.minutes = [time.minute] }
        if seconds.isEmpty, frequency != .secondly { rule.seconds = [time.second % 60] }
        return rule
    }

    private var isOfDays: Bool {
        switch frequency {
        case .daily, .weekly, .monthly, .yearly: true
        case .hourly, .minutely, .secondly: false
        }
    }

    /// Seconds of a period of constant length.
    private var unit: Int {
        switch frequency {
        case .secondly: 1
        case .minutely: 60
        case .hourly: 3600
        case .daily: 86_400
        case .weekly: 7 * 86_400
        case .monthly: 28 * 86_400
        case .yearly: 365 * 86_400
        }
    }

    private struct Span {
        let start: Int
        let end: Int
    }

    /// The number of a period that is not after `moment`.
    private func periods(from start: Int, before moment: Int) -> Int {
        guard moment > start else { return 0 }
        switch frequency {
        case .yearly: return (WallTime(moment).day.civil.year - WallTime(start).day.civil.year) / interval
        case .monthly: return (month(of: moment) - month(of: start)) / interval
        case .secondly, .minutely, .hourly, .daily, .weekly: return (moment - start) / unit / interval
        }
    }

    /// Months since the year 0.
    private func month(of moment: Int) -> Int {
        let date = WallTime(moment).day.civil
        return date.year * 12 + date.month - 1
    }

    /// Nil beyond what calendars know.
    private func span(_ period: Int, from start: Int) -> Span? {
        let (steps, isTooLarge) = period.multipliedReportingOverflow(by: interval)
        guard !isTooLarge, steps < 400_000_000_000 else { return nil }
        switch frequency {
        case .yearly, .monthly:
            let months = steps * (frequency == .yearly ? 12 : 1)
            let first = frequency == .yearly ? month(of: start) / 12 * 12 : month(of: start)
            let size = frequency == .yearly ? 12 : 1
            guard let from = day(ofMonth: first + months), let to = day(ofMonth: first + months + size) else {
                return nil
            }
            return Span(start: from.number * 86_400, end: to.number * 86_400)
        case .weekly:
            let day = WallTime(start).day
            let first = day + -((day.weekday - weekStart + 7) % 7) + steps * 7
            return Span(start: first.number * 86_400, end: (first + 7).number * 86_400)
        case .daily, .hourly, .minutely, .secondly:
            let first = start - ((start % unit) + unit) % unit + steps * unit
            return Span(start: first, end: first + unit)
        }
    }

    private func day(ofMonth month: Int) -> Day? {
        month < 12 * 9999 ? Day(year: month / 12, month: month % 12 + 1, day: 1) : nil
    }

    /// In order. Returns the first moment at which another period can match, if known.
    private func times(in span: Span, _ steps: inout Int, _ take: (Int) -> Void) throws(TooOften) -> Int? {
        if positions.isEmpty { return try all(in: span, &steps, take) }
        var times: [Int] = []
        let next = try all(in: span, &steps) { times.append($0) }
        for (place, time) in times.enumerated()
        where positions.contains(place + 1) || positions.contains(place - times.count) { take(time) }
        return next
    }

    private func all(in span: Span, _ steps: inout Int, _ take: (Int) -> Void) throws(TooOften) -> Int? {
        func step() throws(TooOften) {
            steps -= 1
            if steps < 0 { throw TooOften() }
        }
        guard isOfDays else {
            try step()
            let wall = WallTime(span.start)
            if !matches(wall.day) { return (wall.day.number + 1) * 86_400 }
            if !hours.isEmpty, !hours.contains(wall.time.hour) {
                return span.start - span.start % 3600 + 3600
            }
            if frequency == .hourly {
                for minute in minutes.sorted() {
                    for second in seconds.sorted() {
                        try step()
                        take(span.start + minute * 60 + second)
                    }
                }
                return nil
            }
            if !minutes.isEmpty, !minutes.contains(wall.time.minute) {
                return span.start - span.start % 60 + 60
            }
            if frequency == .minutely {
                for second in seconds.sorted() { take(span.start + second) }
            } else if seconds.isEmpty || seconds.contains(wall.time.second % 60) {
                take(span.start)
            }
            return nil
        }
        let times = hours.sorted().flatMap { hour in
            minutes.sorted().flatMap { minute in
                seconds.sorted().map { hour * 3600 + minute * 60 + $0 }
            }
        }
        for number in (span.start / 86_400)..<(span.end / 86_400) {
            try step()
            guard matches(Day(number: number)) else { continue }
            for time in times {
                try step()
                take(number * 86_400 + time)
            }
        }
        return nil
    }

    private func matches(_ day: Day) -> Bool {
        let date = day.civil
        if !months.isEmpty, !months.contains(date.month) { return false }
        if !monthDays.isEmpty {
            let length = RecurrenceRule.length(ofMonth: date.month, date.year)
            guard monthDays.contains(date.day) || monthDays.contains(date.day - length - 1) else {
                return false
            }
        }
        if !weekdays.isEmpty, !weekdays.contains(where: { matches(day, date, $0) }) { return false }
        if !yearDays.isEmpty {
            let (place, length) = RecurrenceRule.placeInYear(day, date.year)
            guard yearDays.contains(place + 1) || yearDays.contains(place - length) else { return false }
        }
        if !weeks.isEmpty {
            let (week, count) = week(of: day, date.year)
            guard weeks.contains(week) || weeks.contains(week - count - 1) else { return false }
        }
        return true
    }

    private func matches(
        _ day: Day, _ date: (year: Int, month: Int, day: Int), _ wanted: Weekday
    ) -> Bool {
        guard day.weekday == wanted.weekday else { return false }
        if wanted.nth == 0 { return true }
        var (place, length) = (date.day - 1, RecurrenceRule.length(ofMonth: date.month, date.year))
        if frequency == .yearly, months.isEmpty {
            (place, length) = RecurrenceRule.placeInYear(day, date.year)
        }
        return place / 7 + 1 == wanted.nth || -((length - 1 - place) / 7 + 1) == wanted.nth
    }

    /// In the year that the week belongs to. The first week has four days or more in its year.
    private func week(of day: Day, _ year: Int) -> (week: Int, count: Int) {
        func first(_ year: Int) -> Day {
            let fourth = Day(year: year, month: 1, day: 4) ?? day
            return fourth + -((fourth.weekday - weekStart + 7) % 7)
        }
        let own = day < first(year) ? year - 1 : day >= first(year + 1) ? year + 1 : year
        return ((day - first(own)) / 7 + 1, (first(own + 1) - first(own)) / 7)
    }

    private static func length(ofMonth month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func placeInYear(_ day: Day, _ year: Int) -> (place: Int, length: Int) {
        let first = Day(year: year, month: 1, day: 1) ?? day
        return (day - first, length(ofMonth: 2, year) + 337)
    }
}
