/// A moment in whole seconds since 1970-01-01 00:00 UTC.
package struct Instant: Hashable, Comparable, Sendable {
    /// Seconds since the epoch; negative before 1970.
    package var seconds: Int

    /// The moment `seconds` after the epoch.
    package init(_ seconds: Int) { self.seconds = seconds }

    /// Seconds that a feed's clock may be ahead of the user's; with NTP both are closer.
    package static let clockSkew = 120

    /// True if it is so far ahead of `now` that its source must be wrong.
    package func isAhead(of now: Instant) -> Bool { self - now > Instant.clockSkew }

    package static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
    /// The moment `seconds` later.
    package static func + (instant: Instant, seconds: Int) -> Instant { Instant(instant.seconds + seconds) }
    /// Seconds from `b` to `a`.
    package static func - (a: Instant, b: Instant) -> Int { a.seconds - b.seconds }

    /// The moment in UTC as ISO 8601 to the second, such as `2026-11-21T07:04:22Z`.
    package var iso8601: String {
        let (day, second) = Day.split(seconds)
        return "\(day)T\(TimeOfDay(second: second))Z"
    }
}

/// A time on a 24-hour clock, to the second.
package struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since midnight, 0..<86400.
    package let second: Int

    /// The time `second` seconds after midnight, wrapped into one day.
    package init(second: Int) { self.second = (second % 86_400 + 86_400) % 86_400 }

    /// 0 to 23.
    package var hour: Int { second / 3600 }
    /// 0 to 59.
    package var minute: Int { second / 60 % 60 }

    /// `15:04:22`.
    package var description: String { TimeOfDay.text(hour, minute, second % 60) }
    /// `15:04`.
    package var hoursAndMinutes: String { TimeOfDay.text(hour, minute) }

    /// Two-digit numbers separated by colons. Hand-written, because clocks need many every second.
    private static func text(_ parts: Int...) -> String {
        String(unsafeUninitializedCapacity: 3 * parts.count) { bytes in
            for (place, part) in parts.enumerated() {
                bytes[3 * place] = UInt8(48 + part / 10)
                bytes[3 * place + 1] = UInt8(48 + part % 10)
                if place + 1 < parts.count { bytes[3 * place + 2] = UInt8(ascii: ":") }
            }
            return 3 * parts.count - 1
        }
    }

    package static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.second < b.second }
}
