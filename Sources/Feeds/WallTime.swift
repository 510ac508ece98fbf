import CivilTime

/// A day and a time as some clock on a wall showed them: `2026-11-20 15:08:03`.
struct WallTime: Hashable, Sendable {
    let day: Day
    let time: TimeOfDay

    /// Reads `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd HH:mm`, with a blank or a `T` between and with or without dashes; nil for
    /// anything else.
    init?(_ text: String) {
        var text = text
        guard let wall = text.withUTF8({ WallTime(UnsafeRawBufferPointer($0)) }) else { return nil }
        self = wall
    }

    /// Reads a text by its bytes.
    init?(_ bytes: UnsafeRawBufferPointer) {
        // Its length tells which of the four forms it has.
        let hasDashes = bytes.count == 16 || bytes.count == 19
        let hasSeconds = bytes.count == 17 || bytes.count == 19
        guard hasDashes || hasSeconds || bytes.count == 14 else { return nil }
        let (month, day, clock) = hasDashes ? (5, 8, 11) : (4, 6, 9)
        if hasDashes, bytes[4] != UInt8(ascii: "-") || bytes[7] != UInt8(ascii: "-") { return nil }
        guard bytes[clock - 1] == UInt8(ascii: " ") || bytes[clock - 1] == UInt8(ascii: "T"),
            bytes[clock + 2] == UInt8(ascii: ":"), !hasSeconds || bytes[clock + 5] == UInt8(ascii: ":"),
            let century = bytes.twoDigits(at: 0), let year = bytes.twoDigits(at: 2),
            let month = bytes.twoDigits(at: month), let date = bytes.twoDigits(at: day),
            let hour = bytes.twoDigits(at: clock), hour < 24,
            let minute = bytes.twoDigits(at: clock + 3), minute < 60,
            let second = hasSeconds ? bytes.twoDigits(at: clock + 6) : 0, second < 60,
            let day = Day(year: century * 100 + year, month: month, day: date)
        else { return nil }
        self.day = day
        time = TimeOfDay(second: (hour * 60 + minute) * 60 + second)
    }

    /// The moment it was, on a wall in `zone`.
    func instant(in zone: Zone) -> Instant { zone.instant(day, time) }
}

extension UnsafeRawBufferPointer {
    /// The number that two digits make; nil where others stand.
    fileprivate func twoDigits(at place: Int) -> Int? {
        let (tens, ones) = (Int(self[place]) - 48, Int(self[place + 1]) - 48)
        guard (0...9).contains(tens), (0...9).contains(ones) else { return nil }
        return tens * 10 + ones
    }
}
