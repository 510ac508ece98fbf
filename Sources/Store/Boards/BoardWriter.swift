package import Arrangement
internal import Dispatch
internal import Glibc
internal import Threads

/// Saves in the background: at once, one file at a time, only the newest. Retries until it succeeds.
package final class BoardWriter: Sendable {
    private struct State {
        var unsaved: Arrangement?
        /// Written after the arrangement that it led to.
        var unsavedPast: (past: Past, arrangement: Arrangement)?
        /// Changes of shared boards, all written in order before the board.
        var unsavedShared: [(batch: SharedBatch, board: BoardID)] = []
        var unsavedTold: [BoardID: Int] = [:]
        var isScheduled = false
        var failure: StoreError?
        var pastFile: PastFile?
        var isStopped = false
    }

    private let retry = SaveRetry(after: 2)

    private let file: BoardFile
    private let shared: SharedStore?
    private let thread: SerialThread
    private let report: @Sendable (StoreError) -> Void
    private let saved: @Sendable (String) -> Void
    private let state = Guarded(State())

    /// `Contents.canSave` of `file` must be true; changes of a shared board go to `shared`.
    package convenience init(
        _ file: BoardFile, _ pastFile: PastFile? = nil, shared: SharedStore? = nil,
        report: @escaping @Sendable (StoreError) -> Void,
        saved: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.init(file, pastFile, shared: shared, on: SerialThread(), report: report, saved: saved)
    }

    init(
        _ file: BoardFile, _ pastFile: PastFile? = nil, shared: SharedStore? = nil, on thread: SerialThread,
        report: @escaping @Sendable (StoreError) -> Void,
        saved: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.file, self.shared, self.thread) = (file, shared, thread)
        (self.report, self.saved) = (report, saved)
        state.withLock { $0.pastFile = pastFile }
    }

    package func keepPast(in file: PastFile) { state.withLock { $0.pastFile = file } }

    /// Stops saving, because the file must not be replaced.
    package func stop() { state.withLock { $0.isStopped = true } }

    /// Replaces an arrangement whose write has not started yet.
    package func save(_ arrangement: Arrangement) { schedule { $0.unsaved = arrangement } }

    /// Written after the arrangement that it led to.
    package func save(_ past: Past, of arrangement: Arrangement) {
        schedule { $0.unsavedPast = (past, arrangement) }
    }

    /// Keeps the changes on disk until the team server has them.
    package func keep(_ batch: SharedBatch, of board: BoardID) {
        schedule { $0.unsavedShared.append((batch, board)) }
    }

    package func keep(told number: Int, of board: BoardID) { schedule { $0.unsavedTold[board] = number } }

    private func schedule(_ change: (inout sending State) -> Void) {
        let isFirst = state.withLock { state in
            change(&state)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { thread.run { self.write() } }
    }

    /// Waits until all is on disk, with one retry. Call it at exit.
    package func flush(within milliseconds: Int = 5000) throws(StoreError) {
        thread.run { self.write() }
        guard thread.finish(within: milliseconds) else { throw .timedOut(path: file.path) }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    /// `isRetry`: without a new edit, so a failure needs no second report.
    private func write(isRetry: Bool = false) {
        var failure = writeShared()
        let (next, past, pastFile, last) = state.withLock { state in
            defer { (state.unsaved, state.unsavedPast) = (nil, nil) }
            state.isScheduled = false
            if state.isStopped {
                return (
                    Arrangement?.none, (past: Past, arrangement: Arrangement)?.none, PastFile?.none,
                    state.failure
                )
            }
            return (state.unsaved, state.unsavedPast, state.pastFile, state.failure)
        }
        if let next {
            do { try file.save(next) } catch {
                failure = error
                state.withLock { if $0.unsaved == nil { $0.unsaved = next } }
            }
        }
        // The board comes first; it is complete without its history.
        var isPastKept = true
        if let past, let pastFile {
            do { try pastFile.save(past.past, of: past.arrangement) } catch {
                isPastKept = false
                state.withLock { if $0.unsavedPast == nil { $0.unsavedPast = past } }
            }
        }
        state.withLock { [failure] in $0.failure = failure }
        if let failure {
            if !isRetry || failure != last { report(failure) }
        } else if last != nil {
            saved(file.path)
        }
        if failure != nil || !isPastKept { writeLater() }
    }

    private func writeLater() {
        retry.plan(on: thread) { [weak self] in self?.write(isRetry: true) }
    }

    /// Writes the batches in order. After a failure, the next call retries it and all after it.
    private func writeShared() -> StoreError? {
        let (batches, told) = state.withLock { state in
            defer { (state.unsavedShared, state.unsavedTold) = ([], [:]) }
            return (state.unsavedShared, state.unsavedTold)
        }
        guard let shared else { return nil }
        for (place, unsaved) in batches.enumerated() {
            do throws(StoreError) { try shared.add(unsaved.batch, to: unsaved.board) } catch {
                let rest = Array(batches[place...])
                state.withLock { $0.unsavedShared = rest + $0.unsavedShared }
                return error
            }
        }
        // A repeated notice does no harm.
        for (board, number) in told { try? shared.set(told: number, of: board) }
        return nil
    }
}
