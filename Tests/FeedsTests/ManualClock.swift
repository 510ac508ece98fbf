import Synchronization

final class ManualClock: Clock, Sendable {
    typealias Duration = Swift.Duration

    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct State {
        var time = Duration.zero
        var sleepers: [Int: Sleeper] = [:]
        var nextID = 0
    }

    private struct Sleeper {
        let deadline: Duration
        let wake: CheckedContinuation<Void, any Error>
    }

    private let state = Mutex(State())
    let minimumResolution = Duration.zero

    var now: Instant { Instant(offset: state.withLock { $0.time }) }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.time += duration
            let due = state.sleepers.filter { $0.value.deadline <= state.time }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.wake)
        }
        for sleeper in due { sleeper.resume() }
    }

    func waitForSleeper() async throws {
        while state.withLock({ $0.sleepers.isEmpty }) { try await Task.sleep(for: .milliseconds(1)) }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
                let isDue = state.withLock { state in
                    if deadline.offset <= state.time { return true }
                    state.sleepers[id] = Sleeper(deadline: deadline.offset, wake: wake)
                    return false
                }
                if isDue { wake.resume() }
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
        sleeper?.wake.resume(throwing: CancellationError())
    }
}
