internal import Board
internal import CivilTime
internal import Collector
internal import Feeds
internal import Glibc
internal import Market
internal import Store
internal import Threads
internal import Words

/// The program that speaks to the network and writes figures, for all fxterm of a user.
///
/// It is started by the first that needs figures, and ends half a minute after the last has gone. With `--stay` it goes on until it is
/// stopped, as `fxterm collect` has it.
@main
struct CollectorProgram {
    /// Seconds that it stays when nobody reads any more.
    private static let linger: UInt32 = 30

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        // No folder is held that somebody may want to unmount.
        chdir("/")
        let arguments = CommandLine.arguments.dropFirst()
        guard let path = arguments.first, path.hasPrefix("/"), arguments.dropFirst().allSatisfy({ $0 == "--stay" }) else {
            Log.say("fxterm-collector is started by fxterm; there is nothing to do with it by hand.")
            exit(2)
        }
        do throws(StoreError) {
            guard let lock = try CollectorLock.take(of: path) else { exit(0) }
            try run(path, lock, stays: arguments.count > 1)
        } catch {
            Log.say(error)
            exit(1)
        }
    }

    private static func run(_ path: String, _ lock: CollectorLock, stays: Bool) throws(StoreError) {
        let opening = History.open(at: path, now: MachineStart.now.wall)
        if let notice = opening.notice { Log.say(notice.saying) }
        guard let store = opening.history else { exit(1) }
        let known = Known(opening.cached)
        let hasBegun = SerialThread.begin {
            if !stays { leaveWithReaders(lock) }
        }
        guard hasBegun else { exit(1) }
        Task.detached {
            let now = MachineStart.now
            let record = (try? await store.pace(at: now)) ?? FeedRecord()
            do throws(StoreError) {
                try await store.replace(pace: record, at: now)
                try await store.reopenRequests()
            } catch {
                Log.say(error)
            }
            let collector = Collector(
                store, known: known, record: record,
                makeDesk: { feeds, record, note in
                    FeedDesk(
                        rates: feeds.rates, stocks: feeds.stocks, history: feeds.history,
                        userAgent: "fxterm/\(ProgramVersion.current.text)", record: record, note: note)
                }, report: Log.say)
            let isWatching = store.watchRequests {
                Task.detached {
                    // Exchanges' days go by the zones' rules, which may be renewed while this runs.
                    _ = Zone.renew()
                    let readers = await collector.look()
                    // One that is newer starts its own collector as soon as the lock is free.
                    if readers.contains(where: { ProgramVersion.current < ProgramVersion($0.version) }) {
                        exit(0)
                    }
                }
            }
            if !isWatching { exit(1) }
        }
        while true { pause() }
    }

    /// Ends the program some time after the last reader has gone.
    private static func leaveWithReaders(_ lock: CollectorLock) {
        while lock.waitUntilNobodyReads() {
            sleep(linger)
            if !lock.hasReaders { exit(0) }
        }
    }
}

/// What the collector says, on standard error, which is the log.
private enum Log {
    static func say(_ saying: Saying) { say(Words.english[saying]) }

    static func say(_ text: String) {
        let line = Array("fxterm-collector: \(text)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    @Sendable static func say(_ error: StoreError) { say(error.saying) }
}
