internal import Dispatch
internal import Glibc
package import Money
internal import Threads
package import Words

/// Saves edits of the transactions in the background, in order. Retries failed writes until they succeed,
/// and at exit.
package final class TransactionWriter: Sendable {
    private struct Edit {
        let document: TransactionDocument
        let base: TransactionDocument
        let saying: Saying?
    }

    private struct State {
        var unsaved: [Edit] = []
        /// True if a caller asked about the file meanwhile.
        var hasNews = false
    }

    private let retry = SaveRetry(after: 2)

    private let file: TransactionFile
    private let thread = SerialThread()
    private let report: @Sendable (TransactionFile.Failure, [Saying]) -> Void
    private let saved: @Sendable (Saying) -> Void
    private let caughtUp: @Sendable () -> Void
    private let state = Guarded(State())

    /// A writer of `file`.
    ///
    /// - Parameters:
    ///   - report: Called with a refused edit, which is dropped, or with the reason that others are not
    ///     saved yet.
    ///   - saved: Called with the file's new contents.
    package init(
        _ file: TransactionFile, report: @escaping @Sendable (TransactionFile.Failure, [Saying]) -> Void,
        saved: @escaping @Sendable (Saying) -> Void = { _ in }, caughtUp: @escaping @Sendable () -> Void = {}
    ) {
        (self.file, self.report, self.saved) = (file, report, saved)
        self.caughtUp = caughtUp
    }

    /// True if no edit waits to be written. Otherwise `caughtUp` follows as soon as none does.
    package func isAtRest() -> Bool {
        state.withLock { state in
            state.hasNews = !state.unsaved.isEmpty
            return state.unsaved.isEmpty
        }
    }

    /// Saves an edit of `base` in the background.
    package func save(
        _ document: TransactionDocument, madeFrom base: TransactionDocument, saying: Saying? = nil
    ) {
        state.withLock { $0.unsaved.append(Edit(document: document, base: base, saying: saying)) }
        thread.run { self.write() }
    }

    /// Waits until everything is on disk, with one retry of failed writes. Call it at exit.
    ///
    /// - Returns: True if everything is saved.
    package func flush(within milliseconds: Int = 5000) -> Bool {
        let done = DispatchSemaphore(value: 0)
        thread.run {
            self.write()
            done.signal()
        }
        guard done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return false }
        return state.withLock { $0.unsaved.isEmpty }
    }

    /// - Parameter isRetry: True for another try without a new edit, whose failure needs no second report.
    private func write(isRetry: Bool = false) {
        while let edit = state.withLock({ $0.unsaved.first }) {
            var isSaved = false
            do throws(TransactionFile.Failure) {
                try file.save(edit.document, madeFrom: edit.base)
                isSaved = true
            } catch {
                switch error {
                case .store, .keepsChanging:
                    if !isRetry { report(error, state.withLock { $0.unsaved.compactMap(\.saying) }) }
                    return writeLater()
                case .refused: report(error, [])
                }
            }
            state.withLock { _ = $0.unsaved.removeFirst() }
            if isSaved, let saying = edit.saying { saved(saying) }
        }
        let hasNews = state.withLock { state in
            guard state.unsaved.isEmpty else { return false }
            defer { state.hasNews = false }
            return state.hasNews
        }
        if hasNews { caughtUp() }
    }

    private func writeLater() {
        retry.plan(on: thread) { [weak self] in self?.write(isRetry: true) }
    }
}
