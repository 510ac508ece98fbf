internal import Glibc
internal import Threads

/// Retries a failed save after a pause. At most one retry is planned at a time.
final class SaveRetry: Sendable {
    private let isPlanned = Guarded(false)
    private let seconds: UInt32

    init(after seconds: UInt32) { self.seconds = seconds }

    func plan(on thread: SerialThread, _ work: @escaping @Sendable () -> Void) {
        let isFirst = isPlanned.withLock { isPlanned in
            defer { isPlanned = true }
            return !isPlanned
        }
        guard isFirst else { return }
        // Sleep on another thread: `thread` has edits to save meanwhile.
        let hasBegun = SerialThread.begin { [self] in
            sleep(seconds)
            isPlanned.withLock { $0 = false }
            thread.run(work)
        }
        if !hasBegun { isPlanned.withLock { $0 = false } }
    }
}
