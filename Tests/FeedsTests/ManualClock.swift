import Synchronization

/// A clock that stands still until it is told otherwise; whoever sleeps on it wakes soon, and then it is later.
final class ManualClock: Clock, Sendable {
    typealias Duration = Swift.Duration

    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private let time = Mutex(Duration.zero)
    let minimumResolution = Duration.zero

    var now: Instant { Instant(offset: time.withLock { $0 }) }

    func advance(by duration: Duration) { time.withLock { $0 += duration } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        // Real time for the answers to come in, as there would be.
        try await Task.sleep(for: .milliseconds(50))
        time.withLock { $0 = max($0, deadline.offset) }
    }
}
