/// A moment by the clock that counts from the machine's start, time asleep included.
///
/// It never jumps, but means nothing after the next start; what is to outlive that is carried over
/// (`FeedRecord.carried`), whereby moments before the start become negative.
package struct Uptime: Hashable, Comparable, Sendable {
    /// The time since the machine's start.
    package var elapsed: Duration

    /// The moment `elapsed` after the machine's start.
    package init(_ elapsed: Duration) { self.elapsed = elapsed }

    /// The moment a number of seconds after the machine's start; nil for one beyond three thousand years.
    package init?(seconds: Double) {
        guard abs(seconds) < 1e11 else { return nil }
        elapsed = .milliseconds((seconds * 1000).rounded())
    }

    /// Seconds since the machine's start, to the next millisecond.
    package var seconds: Double { Double(milliseconds) / 1000 }

    /// Milliseconds since the machine's start, a part of one being a whole one; no more than thirty thousand years.
    package var milliseconds: Int64 {
        let (seconds, attoseconds) = elapsed.components
        let rest = attoseconds / 1_000_000_000_000_000
        let isWhole = attoseconds % 1_000_000_000_000_000 <= 0
        return min(max(seconds, -1_000_000_000_000), 1_000_000_000_000) * 1000 + rest + (isWhole ? 0 : 1)
    }

    /// Whether `a` is earlier than `b`.
    package static func < (a: Uptime, b: Uptime) -> Bool { a.elapsed < b.elapsed }
    /// The moment `duration` later.
    package static func + (moment: Uptime, duration: Duration) -> Uptime { Uptime(moment.elapsed + duration) }
    /// The time from `b` to `a`.
    package static func - (a: Uptime, b: Uptime) -> Duration { a.elapsed - b.elapsed }
}
