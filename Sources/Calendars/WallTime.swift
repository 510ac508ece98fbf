internal import CICal
internal import CivilTime

/// A time by the wall clock, in seconds since 1970-01-01 00:00 there; or a day.
struct WallTime: Hashable, Comparable {
    var seconds: Int
    var isDate: Bool
    var isUTC = false

    var day: Day { Day(number: (seconds - ((seconds % 86_400) + 86_400) % 86_400) / 86_400) }
    var time: TimeOfDay { TimeOfDay(second: seconds) }

    init(_ day: Day, _ time: TimeOfDay? = nil) {
        (seconds, isDate) = (day.number * 86_400 + (time?.second ?? 0), time == nil)
    }

    init(_ seconds: Int) { (self.seconds, isDate) = (seconds, false) }

    /// `20261127`, `20261127T090000` or `20261127T090000Z`. Second 60 becomes 59.
    init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16 && bytes[15] == UInt8(ascii: "Z"),
            let day = Day(String(decoding: bytes[..<8], as: UTF8.self))
        else { return nil }
        guard bytes.count > 8 else {
            self.init(day)
            return
        }
        let digits = bytes[9..<15].map { Int($0) - 48 }
        guard bytes[8] == UInt8(ascii: "T"), digits.allSatisfy((0...9).contains) else { return nil }
        let parts = [0, 2, 4].map { digits[$0] * 10 + digits[$0 + 1] }
        guard parts[0] < 24, parts[1] < 60, parts[2] <= 60 else { return nil }
        self.init(day, TimeOfDay(second: parts[0] * 3600 + parts[1] * 60 + min(parts[2], 59)))
        isUTC = bytes.count == 16
    }

    static func < (a: WallTime, b: WallTime) -> Bool { a.seconds < b.seconds }
}

extension WallTime {
    var icalTime: fxterm_ical_time {
        let (date, time) = (day.civil, time)
        return fxterm_ical_time(
            year: Int32(date.year), month: Int32(date.month), day: Int32(date.day), hour: Int32(time.hour),
            minute: Int32(time.minute), second: Int32(time.second % 60), is_date: isDate ? 1 : 0)
    }
}

/// A length of time as calendars write it: days by the calendar, and seconds by the clock.
struct CalendarDuration: Hashable {
    var days = 0
    var seconds = 0

    /// `P1DT2H`, `PT15M` or `P2W`; nil for negative ones.
    init?(_ text: some StringProtocol) {
        var rest = Substring(text)
        if rest.first == "+" { rest.removeFirst() }
        guard rest.first == "P" else { return nil }
        rest.removeFirst()
        var digits = ""
        for character in rest {
            if character == "T" { continue }
            guard let scale = Self.scales[character] else {
                digits.append(character)
                continue
            }
            guard let count = Int(digits), (0...100_000_000).contains(count) else { return nil }
            if scale % 86_400 == 0 { days += count * scale / 86_400 } else { seconds += count * scale }
            digits = ""
        }
        guard digits.isEmpty, days < 100_000 else { return nil }
    }

    private static let scales: [Character: Int] = [
        "W": 7 * 86_400, "D": 86_400, "H": 3600, "M": 60, "S": 1,
    ]
}
