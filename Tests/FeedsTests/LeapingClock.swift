import Synchronization

/// Sleeping takes no time: the clock leaps to the sleeper's hour.
final class LeapingClock: Clock, Sendable {
    typealias Duration = Swift.Duration
    typealias Instant = ManualClock.Instant

    private let time = Mutex(Swift.Duration.zero)
    let minimumResolution = Swift.Duration.zero

    var now: Instant { Instant(offset: elapsed) }

    var elapsed: Swift.Duration { time.withLock { $0 } }

    func leap(to moment: Swift.Duration) {
        time.withLock { $0 = max($0, moment) }
    }

    func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        try Task.checkCancellation()
        leap(to: deadline.offset)
    }
}
