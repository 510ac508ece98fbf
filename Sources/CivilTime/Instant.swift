/// A moment in whole seconds since 1970-01-01 00:00 UTC.
package struct Instant: Hashable, Comparable, Sendable {
    package var seconds: Int

    package init(_ seconds: Int) { self.seconds = seconds }

    /// Seconds that a feed's clock may be ahead of the user's; with NTP both are closer.
    package static let clockSkew = 120

    /// So far ahead of `now` that its source must be wrong.
    package func isAhead(of now: Instant) -> Bool { self - now > Instant.clockSkew }

    package static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
    package static func + (instant: Instant, seconds: Int) -> Instant { Instant(instant.seconds + seconds) }
    package static func - (a: Instant, b: Instant) -> Int { a.seconds - b.seconds }

    package var iso8601: String {
        let (day, second) = Day.split(seconds)
        return "\(day)T\(TimeOfDay(second: second))Z"
    }
}

package struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since midnight, 0..<86400.
    package let second: Int

    /// Wraps into one day.
    package init(second: Int) { self.second = (second % 86_400 + 86_400) % 86_400 }

    package var hour: Int { second / 3600 }
    package var minute: Int { second / 60 % 60 }

    package var description: String { TimeOfDay.text(hour, minute, second % 60) }
    package var hoursAndMinutes: String { TimeOfDay.text(hour, minute) }

    /// Hand-written, because clocks need many every second.
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
