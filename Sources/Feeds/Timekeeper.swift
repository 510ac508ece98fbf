import Glibc
import Market

/// A clock of any kind, read as the time since the machine was started.
struct Timekeeper: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    /// - Parameter uptime: how long the machine has been up at this moment.
    init(_ clock: some Clock<Duration>, uptime: Duration = .zero) {
        let start = clock.now
        elapsed = { uptime + start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
    }

    /// The present moment, as far as `uptime` was true.
    var now: Uptime { Uptime(elapsed()) }

    /// Waits; throws `CancellationError` if the task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws {
        if duration > .zero { try await wait(duration) }
    }

    /// How long the machine has been up, time asleep included.
    static var uptime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
