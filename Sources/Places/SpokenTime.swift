package import CivilTime
internal import Market

/// A time with an optional day and place: `09:00`, `9am in New York`, `tomorrow 14:30`, `fri noon UTC`,
/// `2026-11-23 09:00 New York`; or in the forms of `LocalTime`.
package struct SpokenTime: Hashable, Sendable {
    package enum DayWish: Hashable, Sendable {
        case date(Day)
        /// Days after the present day at the place; negative before it.
        case later(Int)
        /// The next such day after today at the place; 0 for Monday.
        case weekday(Int)

        package func day(from today: Day) -> Day {
            switch self {
            case .date(let day): return day
            case .later(let days): return today + days
            case .weekday(let weekday):
                let ahead = (weekday - today.weekday + 7) % 7
                return today + (ahead == 0 ? 7 : ahead)
            }
        }
    }

    /// Nil for the present one at the place.
    package let day: DayWish?
    package let time: TimeOfDay
    package let place: String?

    package init?(_ text: String) {
        guard let text = LocalTime.inEnglish(CleanText.line(text, limit: 200) ?? "") else { return nil }
        var words = text.split { $0 == " " || $0 == "," }[...]
        var (day, time): (DayWish?, TimeOfDay?) = (nil, nil)
        var isUTC = false
        while let word = words.first {
            let lower = word.lowercased()
            if day == nil, let found = SpokenTime.day(lower) {
                day = found
                words.removeFirst()
            } else if time == nil, let found = SpokenTime.time(words) {
                time = found.time
                isUTC = found.isUTC
                words.removeFirst(found.words)
            } else if day == nil, time == nil, let both = SpokenTime.both(lower) {
                (day, time, isUTC) = both
                words.removeFirst()
            } else if ["at", "on", "@"].contains(lower), time == nil || day == nil {
                words.removeFirst()
            } else {
                break
            }
        }
        guard let time else { return nil }
        if words.first.map({ ["in", "at"].contains($0.lowercased()) }) ?? false, words.count > 1 {
            words.removeFirst()
        }
        if isUTC, !words.isEmpty { return nil }
        (self.day, self.time) = (day, time)
        place = isUTC ? "UTC" : words.isEmpty ? nil : words.joined(separator: " ")
    }

    package static func hasUnclearTwelve(_ text: String) -> Bool {
        LocalTime.inEnglish(CleanText.line(text, limit: 200) ?? "") == nil
    }

    /// Mostly one; two if clocks go back over the time, none if they go forward over it.
    package func moments(in zone: Zone, at now: Instant) -> [Instant] {
        zone.instants(day(in: zone, at: now), time)
    }

    package func day(in zone: Zone, at now: Instant) -> Day {
        let today = zone.local(now).day
        return day?.day(from: today) ?? today
    }

    private static func day(_ word: String) -> DayWish? {
        switch word {
        case "today": return .later(0)
        case "tomorrow": return .later(1)
        case "yesterday": return .later(-1)
        default:
            let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
            if word.count >= 3,
                let weekday = weekdays.firstIndex(where: { $0 == word || $0.prefix(3) == word })
            {
                return .weekday(weekday)
            }
            return word.utf8.count == 10 ? Day(word).map { .date($0) } : nil
        }
    }

    /// `2026-11-23T09:00` and `2026-11-23T09:00:00Z`.
    private static func both(_ word: String) -> (DayWish?, TimeOfDay?, Bool)? {
        let halves = word.split(separator: "t", omittingEmptySubsequences: false)
        guard halves.count == 2, let day = day(String(halves[0])), let found = time(halves[1...]),
            found.words == 1
        else {
            return nil
        }
        return (day, found.time, found.isUTC)
    }

    /// `9`, `0900`, `9:30`, `09:30:15`, `9am`, `9:30 pm`, `noon`, `midnight`, `09:00Z`.
    private static func time(_ words: ArraySlice<Substring>) -> (time: TimeOfDay, words: Int, isUTC: Bool)? {
        guard var word = words.first?.lowercased() else { return nil }
        if word == "noon" { return (TimeOfDay(second: 43_200), 1, false) }
        if word == "midnight" { return (TimeOfDay(second: 0), 1, false) }
        let isUTC = word.hasSuffix("z")
        if isUTC { word.removeLast() }
        var (count, half): (Int, String?) = (1, nil)
        for suffix in ["am", "pm"] {
            if word.hasSuffix(suffix) {
                half = suffix
                word.removeLast(2)
            } else if words.dropFirst().first?.lowercased() == suffix, !isUTC {
                half = suffix
                count = 2
            }
        }
        guard let second = seconds(word, half: half) else { return nil }
        return (TimeOfDay(second: second), count, isUTC)
    }

    private static func seconds(_ word: String, half: String?) -> Int? {
        var parts = word.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 1, word.utf8.count == 4 { parts = [word.prefix(2), word.suffix(2)] }
        guard (1...3).contains(parts.count), (1...2).contains(parts[0].utf8.count),
            parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        var hour = numbers[0]
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        guard hour < 24 else { return nil }
        return hour * 3600 + (numbers.count > 1 ? numbers[1] * 60 : 0) + (numbers.count > 2 ? numbers[2] : 0)
    }
}
