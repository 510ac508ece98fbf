internal import Dispatch
public import Money
internal import Threads

/// Saves edits of the transactions behind the caller's back, in their order. What the disk refuses is tried again with the
/// next one, and on the way out.
public final class TransactionWriter: Sendable {
    private typealias Edit = (document: TransactionDocument, base: TransactionDocument)

    private let file: TransactionFile
    private let thread = SerialThread()
    private let report: @Sendable (TransactionFile.Failure) -> Void
    private let unsaved = Guarded<[Edit]>([])

    /// A writer of `file`. An edit that is refused is reported and dropped.
    public init(_ file: TransactionFile, report: @escaping @Sendable (TransactionFile.Failure) -> Void) {
        (self.file, self.report) = (file, report)
    }

    /// Sees to it that what was made of `base` gets into the file, and returns at once.
    public func save(_ document: TransactionDocument, madeFrom base: TransactionDocument) {
        unsaved.withLock { $0.append((document, base)) }
        thread.run { self.write() }
    }

    /// Waits until everything is on the disk, trying once more what failed before. For the way out.
    ///
    /// - Returns: Whether it is.
    public func flush(within milliseconds: Int = 5000) -> Bool {
        let done = DispatchSemaphore(value: 0)
        thread.run {
            self.write()
            done.signal()
        }
        guard done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return false }
        return unsaved.withLock { $0.isEmpty }
    }

    private func write() {
        while let edit = unsaved.withLock({ $0.first }) {
            do throws(TransactionFile.Failure) {
                try file.save(edit.document, madeFrom: edit.base)
            } catch {
                report(error)
                switch error {
                case .store, .keepsChanging: return
                case .refused: break
                }
            }
            unsaved.withLock { _ = $0.removeFirst() }
        }
    }
}
