internal import Dispatch
internal import Threads
package import Words

/// Saves edits of a file in the background, in order. Retries until it succeeds, and at exit.
package final class EditQueue<Edit: Sendable, Failure: Error>: Sendable {
    private struct Waiting {
        let edit: Edit
        let saying: Saying?
    }

    private struct State {
        var unsaved: [Waiting] = []
        /// A caller asked about the file meanwhile.
        var hasNews = false
    }

    private let retry = SaveRetry(after: 2)
    private let thread = SerialThread()
    private let write: @Sendable (Edit) throws(Failure) -> Void
    private let isLasting: @Sendable (Failure) -> Bool
    private let report: @Sendable (Failure, [Saying]) -> Void
    private let saved: @Sendable (Saying) -> Void
    private let caughtUp: @Sendable () -> Void
    private let state = Guarded(State())

    /// `isLasting`: another try would fail too, so drop the edit. `report` gets a lasting failure, or why
    /// edits are not saved yet, and which.
    package init(
        write: @escaping @Sendable (Edit) throws(Failure) -> Void,
        isLasting: @escaping @Sendable (Failure) -> Bool,
        report: @escaping @Sendable (Failure, [Saying]) -> Void,
        saved: @escaping @Sendable (Saying) -> Void = { _ in }, caughtUp: @escaping @Sendable () -> Void = {}
    ) {
        (self.write, self.isLasting, self.report) = (write, isLasting, report)
        (self.saved, self.caughtUp) = (saved, caughtUp)
    }

    /// True if no edit waits; otherwise `caughtUp` follows as soon as none does.
    package func isAtRest() -> Bool {
        state.withLock { state in
            state.hasNews = !state.unsaved.isEmpty
            return state.unsaved.isEmpty
        }
    }

    package func save(_ edit: Edit, saying: Saying? = nil) {
        state.withLock { $0.unsaved.append(Waiting(edit: edit, saying: saying)) }
        thread.run { self.writeAll() }
    }

    /// Waits until all is on disk, with one retry. Call it at exit. True if everything is saved.
    package func flush(within milliseconds: Int = 5000) -> Bool {
        let done = DispatchSemaphore(value: 0)
        thread.run {
            self.writeAll()
            done.signal()
        }
        guard done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return false }
        return state.withLock { $0.unsaved.isEmpty }
    }

    /// `isRetry`: a try without a new edit, so a failure needs no second report.
    private func writeAll(isRetry: Bool = false) {
        while let next = state.withLock({ $0.unsaved.first }) {
            var isSaved = false
            do throws(Failure) {
                try write(next.edit)
                isSaved = true
            } catch {
                guard isLasting(error) else {
                    if !isRetry { report(error, state.withLock { $0.unsaved.compactMap(\.saying) }) }
                    return retry.plan(on: thread) { [weak self] in self?.writeAll(isRetry: true) }
                }
                report(error, [])
            }
            state.withLock { _ = $0.unsaved.removeFirst() }
            if isSaved, let saying = next.saying { saved(saying) }
        }
        let hasNews = state.withLock { state in
            guard state.unsaved.isEmpty else { return false }
            defer { state.hasNews = false }
            return state.hasNews
        }
        if hasNews { caughtUp() }
    }
}
