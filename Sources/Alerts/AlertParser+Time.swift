internal import CivilTime

extension AlertParser {
    /// `09:00 mon-fri`, `9am`, `noon sat,sun`; nil where no time begins here.
    mutating func time() throws(AlertMistake) -> AlertCondition? {
        let start = scanner.place
        guard let time = try timeOfDay() else {
            scanner.place = start
            return nil
        }
        var days: Weekdays = []
        while let some = weekdays() {
            days.formUnion(some)
            _ = scanner.take(",")
        }
        return .time(time, days.isEmpty ? .all : days)
    }

    private mutating func timeOfDay() throws(AlertMistake) -> TimeOfDay? {
        if scanner.take(word: "noon") { return TimeOfDay(second: 43_200) }
        if scanner.take(word: "midnight") { return TimeOfDay(second: 0) }
        let start = scanner.place
        let digits = scanner.takeRun { $0.isASCII && $0.isNumber || $0 == ":" }
        guard !digits.isEmpty else { return nil }
        scanner.skipBlanks()
        var half: String?
        for word in ["am", "pm"] where scanner.take(word: word) { half = word }
        // On anything but a clock a number begins something else.
        guard half != nil || digits.contains(":") || subject.kind == .clock else { return nil }
        guard let time = AlertParser.timeOfDay(digits, half) else {
            throw AlertMistake(.noSuchTime(scanner.text(from: start)), at: start)
        }
        return time
    }

    private static func timeOfDay(_ digits: String, _ half: String?) -> TimeOfDay? {
        var parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 1, digits.count == 4 { parts = [parts[0].prefix(2), parts[0].suffix(2)] }
        guard (1...2).contains(parts.count), (1...2).contains(parts[0].count),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, var hour = numbers.first else { return nil }
        let minute = numbers.count == 2 ? numbers[1] : 0
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        return hour < 24 && minute < 60 ? TimeOfDay(second: hour * 3600 + minute * 60) : nil
    }

    /// `mon-fri`, `sat`, `weekdays`, `daily`; nil where no day begins here.
    private mutating func weekdays() -> Weekdays? {
        let start = scanner.place
        switch scanner.takeWord() {
        case "weekdays": return Weekdays(0, through: 4)
        case "weekends", "weekend": return Weekdays(5, through: 6)
        case "daily": return .all
        case let word:
            if let first = AlertParser.weekday(word) {
                let end = scanner.place
                if scanner.take("-"), let last = AlertParser.weekday(scanner.takeWord()) {
                    return Weekdays(first, through: last)
                }
                scanner.place = end
                return Weekdays(first)
            }
            scanner.place = start
            return nil
        }
    }

    private static func weekday(_ word: String) -> Int? {
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        guard word.count >= 3 else { return nil }
        return names.firstIndex { $0.hasPrefix(word) }
    }
}
