package import Money
package import Words

/// Saves edits of the transactions in the background, in order. Retries until it succeeds, and at exit.
package final class TransactionWriter: Sendable {
    private struct Edit {
        let document: TransactionDocument
        let base: TransactionDocument
    }

    private let queue: EditQueue<Edit, TransactionFile.Failure>

    /// `report` gets a refused edit, which is dropped, or why others are not saved yet.
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

    package func isAtRest() -> Bool { queue.isAtRest() }

    package func save(
        _ document: TransactionDocument, madeFrom base: TransactionDocument, saying: Saying? = nil
    ) {
        queue.save(Edit(document: document, base: base), saying: saying)
    }

    package func flush(within milliseconds: Int = 5000) -> Bool { queue.flush(within: milliseconds) }
}
