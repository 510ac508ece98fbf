internal import Glibc
internal import Market
package import Store
internal import Threads

/// The sync of a member's shared boards as an errand. What others changed is read on the member's own connection. The user's changes
/// go by another one, on a thread of its own: they may have to wait for somebody who is changing the same board, and figures
/// never wait for that.
package final class BoardErrand: Sendable {
    private struct State {
        var isStopped = false
        /// True while the thread for changes runs, and while it has something to do.
        var isBusy = false
        var isCalled = false
    }

    /// Seconds until a change that failed is tried again: the first time, and at most.
    private static let pauses = (shortest: 2, longest: 16)
    /// Milliseconds in which the database has to answer.
    private static let silence = 20_000

    private let sync: BoardSync
    private let address: String
    private let state = Guarded(State())
    private let bell = WakePipe()

    /// Makes the errand of the boards of one store, at a desk's address as the settings have it.
    package init(_ store: SharedStore, address: String) {
        (sync, self.address) = (BoardSync(store), address)
    }

    package var errand: DeskMember.Errand {
        DeskMember.Errand(
            channels: [BoardSync.channel], isDue: { self.hasWork },
            run: { connection, isNew throws(DeskFailure) in try self.run(connection, isNew: isNew) },
            stop: { self.stop() })
    }

    // A store that cannot be read has its own words elsewhere.
    private var hasWork: Bool { (try? sync.hasWork()) ?? false }

    private func run(_ connection: Connection, isNew: Bool) throws(DeskFailure) {
        let hasWork = hasWork
        let (isTaken, mustBegin) = state.withLock { state in
            guard !state.isStopped, hasWork || state.isBusy else { return (false, false) }
            defer { (state.isCalled, state.isBusy) = (true, true) }
            return (true, !state.isBusy)
        }
        // Reading waits for no lock.
        if !isTaken { return try sync.serve(on: connection, isNew: isNew, sends: false) }
        if mustBegin, !SerialThread.begin({ self.work() }) { state.withLock { $0.isBusy = false } }
    }

    private func stop() {
        state.withLock { $0.isStopped = true }
        bell?.ring()
    }

    /// Makes changes as long as there are any; what fails is tried again.
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

    /// True if the thread goes on; it ends otherwise.
    private var isCalled: Bool {
        state.withLock { state in
            state.isBusy = state.isCalled && !state.isStopped
            return state.isBusy
        }
    }

    private func connectAndSync() throws {
        let connection = try Connection(try DeskAddress(address).connecting, name: "fxterm boards")
        connection.patience = BoardErrand.silence
        // A desk of before has no limit of its own.
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
