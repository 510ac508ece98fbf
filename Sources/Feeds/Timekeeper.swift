/// A clock of any kind, read as the time since it was taken up.
struct Timekeeper: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
    }

    /// The time since this was made.
    var now: Duration { elapsed() }

    /// Waits; throws `CancellationError` if the task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws {
        if duration > .zero { try await wait(duration) }
    }
}
