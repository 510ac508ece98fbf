package import CivilTime

/// A rule for the day whose close changes are measured against.
package enum Baseline: Hashable, Sendable {
    /// So many trading days back: `d5`.
    case sessions(Int)
    /// The last close before a period began: `ytd`.
    case toDate(Period)
    /// The last close at or before the same date so long ago: `3m`.
    case ago(Int, Unit)
    /// The last close at or before a date.
    case date(Day)

    /// A week begins on Monday.
    package enum Period: String, Hashable, Sendable, CaseIterable {
        case week = "wtd"
        case month = "mtd"
        case quarter = "qtd"
        case year = "ytd"
    }

    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case weeks = "w"
        case months = "m"
        case years = "y"
    }

    package static let d1 = Baseline.sessions(1)
    package static let d5 = Baseline.sessions(5)
    package static let usual: [Baseline] = [
        .d1, .d5, .ago(1, .months), .ago(3, .months), .ago(6, .months), .toDate(.year), .ago(1, .years),
        .ago(5, .years),
    ]
    package static let mostSessions = 250

    /// Reads `d5`, `ytd`, `3m` or `2024-03-01`, in any case; nil for anything else.
    package init?(_ token: String) {
        let text = token.lowercased()
        if let period = Period(rawValue: text) {
            self = .toDate(period)
        } else if text.hasPrefix("d") {
            guard let days = Baseline.count(text.dropFirst()), days <= Baseline.mostSessions else {
                return nil
            }
            self = .sessions(days)
        } else if let last = text.last, let unit = Unit(rawValue: String(last)) {
            guard let count = Baseline.count(text.dropLast()), count <= unit.most else { return nil }
            self = .ago(count, unit)
        } else if let day = Day(text) {
            self = .date(day)
        } else {
            return nil
        }
    }

    private static func count(_ digits: Substring) -> Int? {
        guard let first = digits.utf8.first, (49...57).contains(first), digits.utf8.count < 5 else {
            return nil
        }
        return digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
    }

    package var text: String {
        switch self {
        case .sessions(let days): "d\(days)"
        case .toDate(let period): period.rawValue
        case .ago(let count, let unit): "\(count)\(unit.rawValue)"
        case .date(let day): day.description
        }
    }

    package var heading: String {
        switch self {
        case .sessions(let days): "\(days)D"
        case .toDate, .ago: text.uppercased()
        case .date: text
        }
    }

    package var days: Int? { if case .sessions(let days) = self { days } else { nil } }
}

extension Baseline.Unit {
    fileprivate var most: Int {
        switch self {
        case .weeks: 5_200
        case .months: 1_200
        case .years: 100
        }
    }
}

extension Baseline {
    /// The last possible day of the close; nil for trading days, or a date from `day` on.
    package func lastDay(before day: Day) -> Day? {
        let (year, month, _) = day.civil
        func before(_ month: Int) -> Day { (Day(year: year, month: month, day: 1) ?? day) + -1 }
        return switch self {
        case .sessions: nil
        case .toDate(.week): day + (-day.weekday - 1)
        case .toDate(.month): before(month)
        case .toDate(.quarter): before((month - 1) / 3 * 3 + 1)
        case .toDate(.year): before(1)
        case .ago(let count, .weeks): day + -7 * count
        case .ago(let count, .months): day.monthsBefore(count)
        case .ago(let count, .years): day.monthsBefore(12 * count)
        case .date(let date): date < day ? date : nil
        }
    }

    /// Closes are needed from here on to find the one for a figure of `day`.
    package func firstDay(before day: Day) -> Day {
        let slack = DailyClose.longestPause
        guard let days else { return (lastDay(before: day) ?? day) + -slack }
        // About twelve of 250 weekdays are holidays.
        return day + -(days * 7 / 5 + days / 10 + slack)
    }
}

extension Day {
    /// The same day of an earlier month, or its last day if it is shorter.
    package func monthsBefore(_ count: Int) -> Day {
        let months = civil.year * 12 + civil.month - 1 - count
        let (year, month) = (months / 12, months % 12 + 1)
        return (0...3).lazy.compactMap { Day(year: year, month: month, day: civil.day - $0) }.first ?? self
    }
}

package struct DailyClose: Hashable, Sendable {
    package var day: Day
    /// In the units of its figure; finite and not 0.
    package var close: Double

    package init(day: Day, close: Double) { (self.day, self.close) = (day, close) }

    private static func isAscending(_ closes: [DailyClose]) -> Bool {
        var last = Int.min
        for entry in closes {
            guard entry.day.number > last else { return false }
            last = entry.day.number
        }
        return true
    }

    /// `joined` for lists with ascending days, as all from feeds and files are.
    private static func merged(_ older: [DailyClose], _ newer: [DailyClose]) -> [DailyClose] {
        var closes: [DailyClose] = []
        closes.reserveCapacity(max(older.count, newer.count) + 4)
        var place = 0
        for entry in newer {
            while place < older.count, older[place].day < entry.day {
                closes.append(older[place])
                place += 1
            }
            if place < older.count, older[place].day == entry.day { place += 1 }
            closes.append(entry)
        }
        closes += older[place...]
        return closes
    }

    private static let skipsRead = 100

    /// The latest weekdays between the first and the last of `days` that are not among them.
    package static func skipped(_ days: some Collection<Day>) -> [Day] {
        guard let first = days.min(), let last = days.max() else { return [] }
        let there = Set(days)
        let start = max(first, last + -skipsRead)
        return (0..<last - start).map { start + $0 }.filter { $0.weekday < 5 && !there.contains($0) }
    }

    package static func joinedDays(_ older: [Day], _ newer: [Day]) -> [Day] {
        if older.isEmpty || newer.isEmpty || older == newer { return newer.isEmpty ? older : newer }
        let all = Set(older).union(newer).sorted()
        guard let last = all.last else { return [] }
        return all.filter { $0 >= last + -skipsRead }
    }

    /// The longest plausible run of days without trading: Lunar New Year closes Taipei and Shanghai for up to
    /// 12. After a longer hole, a close does not count as the day before.
    package static let longestPause = 15

    /// The closes before `day` that follow one another without a hole up to it. `closes` are oldest first.
    package static func run(in closes: [DailyClose], upTo day: Day, atMost limit: Int) -> ArraySlice<
        DailyClose
    > {
        let end = closes.lastIndex { $0.day < day }.map { $0 + 1 } ?? 0
        var start = end
        var later = day
        while start > 0, end - start < limit, later - closes[start - 1].day <= longestPause {
            start -= 1
            later = closes[start].day
        }
        return closes[start..<end]
    }

    /// The newer list wins.
    package static func joined(_ older: [DailyClose], _ newer: [DailyClose]) -> [DailyClose] {
        if older.isEmpty || newer.isEmpty { return newer.isEmpty ? older : newer }
        if isAscending(older), isAscending(newer) { return merged(older, newer) }
        var byDay = Dictionary(older.map { ($0.day, $0.close) }) { _, last in last }
        for entry in newer { byDay[entry.day] = entry.close }
        return byDay.map { DailyClose(day: $0.key, close: $0.value) }.sorted { $0.day < $1.day }
    }
}

extension Baseline {
    /// Nil if `closes`, one a trading day and oldest first, do not reach it; ignores those from `day` on.
    package func base(in closes: [DailyClose], before day: Day) -> DailyClose? {
        guard let days else { return nil }
        let run = DailyClose.run(in: closes, upTo: day, atMost: days)
        return run.count == days ? run.first : nil
    }

    /// Counts by the calendar; nil if the day has no close, because an older one would measure another span.
    /// A day that the calendar is unsure of counts if it has a close, and does not if the feed skips it
    /// between others, as it skips holidays; otherwise the sessions since an older close are unknown.
    package func base(
        in closes: [DailyClose], before day: Day, skipped: some Collection<Day>, hasClose: (Day) -> Bool?
    ) -> DailyClose? {
        guard let days else { return nil }
        var rest = closes[..<(closes.lastIndex { $0.day < day }.map { $0 + 1 } ?? 0)]
        var left = days
        var date = day
        while let last = rest.last, last.day - day >= -days * DailyClose.longestPause {
            date = date + -1
            let close = last.day == date ? rest.removeLast() : nil
            switch hasClose(date) {
            case false?: continue
            // An unknown day without trade, or a lost row.
            case true? where close == nil && skipped.contains(date): return nil
            case true?: left -= 1
            case nil where close != nil: left -= 1
            case nil where skipped.contains(date): continue
            case nil: return nil
            }
            if left == 0 { return close }
        }
        return nil
    }

    /// True if, by the calendar, exactly as many sessions lie between as the baseline counts.
    func mayMean(_ base: Day, before day: Day, hasClose: (Day) -> Bool?) -> Bool {
        let span = day - base
        guard let days else { return false }
        guard (1...days * DailyClose.longestPause).contains(span) else { return false }
        let told = (0..<span).map { hasClose(base + $0) }
        return told.count { $0 == true } <= days && told.count { $0 != false } >= days
    }

    /// (`now` − `base`) ÷ `base`; nil if the result is not finite.
    package static func change(from base: Double, to now: Double) -> Double? {
        guard base > 0, base.isFinite, now.isFinite else { return nil }
        let change = (now - base) / base
        return change.isFinite ? change : nil
    }
}
