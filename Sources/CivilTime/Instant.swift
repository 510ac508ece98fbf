/// A moment in whole seconds since 1970-01-01 00:00 UTC.
package struct Instant: Hashable, Comparable, Sendable {
    /// Seconds since the epoch; negative before 1970.
    package var seconds: Int

    /// The moment `seconds` after the epoch.
    package init(_ seconds: Int) { self.seconds = seconds }

    /// Seconds that a feed's clock may be ahead of the user's: a network's time servers keep both within less.
    package static let clockSkew = 120

    /// Whether it lies so far ahead of `now` that it is a mistake of whoever told it.
    package func isAhead(of now: Instant) -> Bool { self - now > Instant.clockSkew }

    /// Whether `a` is earlier than `b`.
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
