/// A thread for each wait: Swift's own sleep leaves a libdispatch timer behind that fires every second.
package struct ThreadClock: Clock {
    package init() {}

    package var now: ContinuousClock.Instant { .now }
    package var minimumResolution: Duration { ContinuousClock().minimumResolution }

    /// Within a millisecond. Throws once the task is cancelled, or without a free descriptor or thread.
    package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
        guard let bell = WakePipe() else { throw CancellationError() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                let hasBegun = SerialThread.begin {
                    while case let left = ContinuousClock.now.duration(to: deadline), left > .zero {
                        let seconds = Int(min(left.components.seconds, 2_000_000))
                        let rest = Int(left.components.attoseconds / 1_000_000_000_000_000) + 1
                        if bell.wait(seconds * 1000 + rest) { break }
                    }
                    done.resume()
                }
                if !hasBegun { done.resume() }
            }
        } onCancel: {
            bell.ring()
        }
        try Task.checkCancellation()
    }
}
