public import Board
internal import Dispatch
internal import Synchronization

/// Saves the arrangement behind the caller's back: at once, one file at a time, the newest only.
public final class BoardWriter: Sendable {
    private struct State {
        /// What is to be written; stays here when writing failed, so that the next try has it.
        var unsaved: Arrangement?
        /// Whether the queue is going to look at `unsaved`.
        var isScheduled = false
        /// Why the last try failed.
        var failure: StoreError?
    }

    private let file: BoardFile
    private let queue: DispatchQueue
    private let report: @Sendable (StoreError) -> Void
    private let state = Mutex(State())

    /// A writer of `file`, for a file whose `Contents.canSave` is true.
    ///
    /// - Parameter report: Called on the writer's own thread each time that saving failed.
    public convenience init(_ file: BoardFile, report: @escaping @Sendable (StoreError) -> Void) {
        let queue = DispatchQueue(label: "fxterm.board", qos: .userInitiated)
        self.init(file, on: queue, report: report)
    }

    /// A writer that works on a given serial queue.
    init(_ file: BoardFile, on queue: DispatchQueue, report: @escaping @Sendable (StoreError) -> Void) {
        self.file = file
        self.queue = queue
        self.report = report
    }

    /// Sees to it that `arrangement` gets onto the disk, and returns at once.
    ///
    /// What was waiting to be written and is not yet begun is dropped in favour of it.
    public func save(_ arrangement: Arrangement) {
        let isFirst = state.withLock { state in
            state.unsaved = arrangement
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { queue.async { self.write() } }
    }

    /// Waits until everything is on the disk, trying once more what failed before. For the way out.
    ///
    /// - Parameter milliseconds: How long to wait for a disk that does not answer.
    /// - Throws: Why the last change could not be saved.
    public func flush(within milliseconds: Int = 2000) throws(StoreError) {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            self.write()
            done.signal()
        }
        guard done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
            throw .timedOut(path: file.path)
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    private func write() {
        let next = state.withLock { state in
            defer { state.unsaved = nil }
            state.isScheduled = false
            return state.unsaved
        }
        guard let next else { return }
        do {
            try file.save(next)
            state.withLock { $0.failure = nil }
        } catch {
            state.withLock { state in
                state.failure = error
                if state.unsaved == nil { state.unsaved = next }
            }
            report(error)
        }
    }
}
