private import Glibc

/// The continuous clock, with a thread for each wait. What sleeps by Swift's own leaves a timer of libdispatch's behind, which wakes
/// the program once a second for ever.
package struct ThreadClock: Clock {
    /// A clock; all of them tell the same.
    package init() {}

    package var now: ContinuousClock.Instant { .now }
    /// The shortest time that it tells apart.
    package var minimumResolution: Duration { ContinuousClock().minimumResolution }

    /// Waits until `deadline`, within a millisecond.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled, and where the system has no descriptor or thread left.
    package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CancellationError() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (wake, bell) = (ends[0], ends[1])
        defer {
            close(wake)
            close(bell)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                let hasBegun = SerialThread.begin {
                    var watched = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
                    while case let left = ContinuousClock.now.duration(to: deadline), left > .zero {
                        let milliseconds = Int32(clamping: left.components.seconds) &* 1000
                        let rest = Int32(left.components.attoseconds / 1_000_000_000_000_000) + 1
                        let wait = left.components.seconds > 2_000_000 ? .max : milliseconds + rest
                        if poll(&watched, 1, wait) > 0 { break }
                    }
                    done.resume()
                }
                if !hasBegun { done.resume() }
            }
        } onCancel: {
            var byte: UInt8 = 1
            _ = write(bell, &byte, 1)
        }
        try Task.checkCancellation()
    }
}
