package import Money
package import Words

/// Saves edits of the transactions in the background, in order. Retries failed writes until they succeed,
/// and at exit.
package final class TransactionWriter: Sendable {
    private struct Edit {
        let document: TransactionDocument
        let base: TransactionDocument
    }

    private let queue: EditQueue<Edit, TransactionFile.Failure>

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
        queue = EditQueue(
            write: { edit throws(TransactionFile.Failure) in
                _ = try file.save(edit.document, madeFrom: edit.base)
            },
            isLasting: { failure in
                switch failure {
                case .store, .keepsChanging: false
                case .refused: true
                }
            }, report: report, saved: saved, caughtUp: caughtUp)
    }

    /// True if no edit waits to be written. Otherwise `caughtUp` follows as soon as none does.
    package func isAtRest() -> Bool { queue.isAtRest() }

    /// Saves an edit of `base` in the background.
    package func save(
        _ document: TransactionDocument, madeFrom base: TransactionDocument, saying: Saying? = nil
    ) {
        queue.save(Edit(document: document, base: base), saying: saying)
    }

    /// Waits until everything is on disk, with one retry of failed writes. Call it at exit.
    ///
    /// - Returns: True if everything is saved.
    package func flush(within milliseconds: Int = 5000) -> Bool { queue.flush(within: milliseconds) }
}
