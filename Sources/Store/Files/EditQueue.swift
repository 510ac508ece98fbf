internal import Dispatch
internal import Threads
package import Words

/// Saves edits of a file in the background, in order. Retries failed writes until they succeed, and at exit.
package final class EditQueue<Edit: Sendable, Failure: Error>: Sendable {
    private struct Waiting {
        let edit: Edit
        let saying: Saying?
    }

    private struct State {
        var unsaved: [Waiting] = []
        /// True if a caller asked about the file meanwhile.
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

    /// - Parameters:
    ///   - isLasting: True if another try would fail too: the edit is dropped.
    ///   - report: Called with a lasting failure, or with the reason that edits are not saved yet and what
    ///     these are.
    ///   - saved: Called with the text of a saved edit.
    package init(
        write: @escaping @Sendable (Edit) throws(Failure) -> Void,
        isLasting: @escaping @Sendable (Failure) -> Bool,
        report: @escaping @Sendable (Failure, [Saying]) -> Void,
        saved: @escaping @Sendable (Saying) -> Void = { _ in }, caughtUp: @escaping @Sendable () -> Void = {}
    ) {
        (self.write, self.isLasting, self.report) = (write, isLasting, report)
        (self.saved, self.caughtUp) = (saved, caughtUp)
    }

    /// True if no edit waits to be written. Otherwise `caughtUp` follows as soon as none does.
    package func isAtRest() -> Bool {
        state.withLock { state in
            state.hasNews = !state.unsaved.isEmpty
            return state.unsaved.isEmpty
        }
    }

    /// Saves an edit in the background.
    package func save(_ edit: Edit, saying: Saying? = nil) {
        state.withLock { $0.unsaved.append(Waiting(edit: edit, saying: saying)) }
        thread.run { self.writeAll() }
    }

    /// Waits until everything is on disk, with one retry of failed writes. Call it at exit.
    ///
    /// - Returns: True if everything is saved.
    package func flush(within milliseconds: Int = 5000) -> Bool {
        let done = DispatchSemaphore(value: 0)
        thread.run {
            self.writeAll()
            done.signal()
        }
        guard done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return false }
        return state.withLock { $0.unsaved.isEmpty }
    }

    /// - Parameter isRetry: True for another try without a new edit, whose failure needs no second report.
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
