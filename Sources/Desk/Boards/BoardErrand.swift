internal import Glibc
internal import Market
package import Store
internal import Threads

/// Syncs a member's shared boards. It reads others' changes on the member's own connection. The user's
/// changes use another connection and thread: they may block on someone's change of the same board, and
/// figures must not wait for that.
package final class BoardErrand: Sendable {
    private struct State {
        var isStopped = false
        /// The thread for changes runs.
        var isBusy = false
        /// It has work.
        var isCalled = false
    }

    /// Seconds before a retry of a failed change: the first time, and at most.
    private static let pauses = (shortest: 2, longest: 16)
    /// Milliseconds for the database to answer.
    private static let silence = 20_000

    private let sync: BoardSync
    private let address: String
    private let state = Guarded(State())
    private let bell = WakePipe()

    package init(_ store: SharedStore, address: String) {
        (sync, self.address) = (BoardSync(store), address)
    }

    package var errand: DeskMember.Errand {
        DeskMember.Errand(
            channels: [BoardSync.channel], isDue: { self.hasWork },
            run: { connection, isNew throws(DeskFailure) in try self.run(connection, isNew: isNew) },
            stop: { self.stop() })
    }

    // Other code reports an unreadable store.
    private var hasWork: Bool { (try? sync.hasWork()) ?? false }

    private func run(_ connection: Connection, isNew: Bool) throws(DeskFailure) {
        let hasWork = hasWork
        let (isTaken, mustBegin) = state.withLock { state in
            guard !state.isStopped, hasWork || state.isBusy else { return (false, false) }
            defer { (state.isCalled, state.isBusy) = (true, true) }
            return (true, !state.isBusy)
        }
        // Reads never block on a lock.
        if !isTaken { return try sync.serve(on: connection, isNew: isNew, sends: false) }
        if mustBegin, !SerialThread.begin({ self.work() }) { state.withLock { $0.isBusy = false } }
    }

    private func stop() {
        state.withLock { $0.isStopped = true }
        bell?.ring()
    }

    private func work() {
        var pause = BoardErrand.pauses.shortest
        while isCalled {
            do {
                try connectAndSync()
                pause = BoardErrand.pauses.shortest
            } catch {
                state.withLock { $0.isCalled = true }
                let end = ContinuousClock.now + .seconds(pause)
                while !state.withLock({ $0.isStopped }), let left = Publisher.milliseconds(until: end) {
                    if let bell { bell.wait(left) } else { usleep(UInt32(left) * 1000) }
                }
                pause = min(2 * pause, BoardErrand.pauses.longest)
            }
        }
    }

    private var isCalled: Bool {
        state.withLock { state in
            state.isBusy = state.isCalled && !state.isStopped
            return state.isBusy
        }
    }

    private func connectAndSync() throws {
        let connection = try Connection(try DeskAddress(address).connecting, name: "fxterm boards")
        connection.patience = BoardErrand.silence
        // An older team server has no limit of its own.
        try connection.run("SET lock_timeout = '2s'")
        var isNew = true
        while state.withLock({ state in
            defer { state.isCalled = false }
            return state.isCalled && !state.isStopped
        }) {
            try sync.run(on: connection, isNew: isNew)
            isNew = false
        }
    }
}
