import Dispatch
import Market

/// Ends a transfer that is silent or takes too long.
///
/// A timer of the system, since it is gone once it is cancelled: `Task.sleep`, cancelled, holds its memory until the
/// hour for which it was set, and a program that asks much piles them up.
final class TransferWatch {
    private static let queue = DispatchQueue(label: "fxterm.feeds.watch")
    private let timer: any DispatchSourceTimer

    /// Begins to watch.
    init(_ transfer: Transfer, idle: Duration, until end: ContinuousClock.Instant) {
        timer = DispatchSource.makeTimerSource(queue: Self.queue)
        timer.setEventHandler { [weak self] in
            let left = transfer.due(idle: idle, until: end) - .now
            if left <= .zero {
                transfer.end(.failure(.timedOut))
            } else {
                self?.wake(after: left)
            }
        }
        wake(after: transfer.due(idle: idle, until: end) - .now)
        timer.activate()
    }

    /// Watches no more.
    func end() { timer.cancel() }

    private func wake(after wait: Duration) {
        timer.schedule(deadline: .now() + max(wait / .seconds(1), 0), leeway: .milliseconds(20))
    }
}
