import Synchronization

/// A clock on which sleeping takes no time: it leaps to the sleeper's hour.
final class LeapingClock: Clock, Sendable {
    typealias Duration = Swift.Duration
    typealias Instant = ManualClock.Instant

    private let time = Mutex(Swift.Duration.zero)
    let minimumResolution = Swift.Duration.zero

    var now: Instant { Instant(offset: elapsed) }

    /// The time since the clock was made.
    var elapsed: Swift.Duration { time.withLock { $0 } }

    /// Puts the clock forward to a moment, unless it is later already.
    func leap(to moment: Swift.Duration) {
        time.withLock { $0 = max($0, moment) }
    }

    func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        try Task.checkCancellation()
        leap(to: deadline.offset)
    }
}
