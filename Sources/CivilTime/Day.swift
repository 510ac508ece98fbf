package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01.
    package let number: Int

    package init(number: Int) { self.number = number }

    /// Nil for impossible dates (month 13, 30 February).
    package init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), (1...31).contains(day), (-9999...9999).contains(year) else {
            return nil
        }
        // Days from civil: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
        let back = civil
        guard back.year == year, back.month == month, back.day == day else { return nil }
    }

    /// `2026-11-20` or `20261120`.
    @inlinable package init?(_ text: some StringProtocol) {
        var (number, digits, dashes) = (0, 0, 0)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "-") {
                guard digits == 4 + 2 * dashes, dashes < 2 else { return nil }
                dashes += 1
            } else {
                guard (48...57).contains(byte), digits < 8 else { return nil }
                number = number * 10 + Int(byte) - 48
                digits += 1
            }
        }
        guard digits == 8, dashes != 1 else { return nil }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    package var civil: (year: Int, month: Int, day: Int) {
        // Civil from days: the inverse of the above, same source.
        let z = number + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let m = (5 * dayOfYear + 2) / 153
        let month = m < 10 ? m + 3 : m - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * m + 2) / 5 + 1)
    }

    /// 0 for Monday to 6 for Sunday.
    package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    package var description: String {
        let (year, month, day) = civil
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    package static func < (a: Day, b: Day) -> Bool { a.number < b.number }
    package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
    package static func - (a: Day, b: Day) -> Int { a.number - b.number }

    /// The day and its second (0..<86400), of seconds since 1970-01-01 00:00.
    static func split(_ seconds: Int) -> (day: Day, second: Int) {
        var day = seconds / 86_400
        var second = seconds % 86_400
        if second < 0 {
            day -= 1
            second += 86_400
        }
        return (Day(number: day), second)
    }
}

package func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
}
