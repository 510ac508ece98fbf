internal import CArguments
internal import Calendars
internal import CivilTime
internal import Collector
internal import Desk
internal import Feeds
internal import Figures
internal import Glibc
internal import Market
internal import Notifications
internal import Store
internal import SystemFiles
internal import Threads
internal import Words

/// Fetches and writes figures for all fxterm of a user. The first fxterm starts it; it ends half a minute
/// after the last, or `--linger` seconds; `--stay` keeps it, and with `--desk URL` it publishes too.
@main
struct CollectorProgram {
    private struct Arguments {
        let store: String
        /// Seconds to stay without readers; nil to stay on.
        var linger: UInt32?
        var desk: DeskAddress?

        init?(_ words: [String]) throws(DeskAddress.Problem) {
            guard let path = words.first, path.hasPrefix("/") else { return nil }
            store = path
            linger = FigureStore.isTemporary(path) ? 0 : 30
            let rest = Array(words.dropFirst())
            if rest == ["--stay"] {
                linger = nil
            } else if rest.count == 3, rest[..<2] == ["--stay", "--desk"] {
                (linger, desk) = (nil, try DeskAddress(rest[2]))
            } else if rest.count == 2, rest[0] == "--linger", let seconds = UInt32(rest[1]) {
                linger = seconds
            } else if !rest.isEmpty {
                return nil
            }
        }
    }

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        // A program that stays would keep inherited pipes open, and others wait for their end.
        for descriptor in (STDERR_FILENO + 1)..<max(STDERR_FILENO + 2, min(getdtablesize(), 4096)) {
            close(descriptor)
        }
        LibraryFolders.addCharacterSets()
        let words = (0..<Int(fxterm_argument_count())).dropFirst().compactMap { index in
            fxterm_arguments()[index].map { String(cString: $0) }
        }
        if words == ["calendar"] { CalendarProgram.run() }
        // Administrator's commands need no store. The address may name files of the current folder.
        if words.first == "desk" { exit(DeskProgram.run(Array(words.dropFirst()))) }
        if words.first == "feeds" {
            FeedsProgram.run(Array(words.dropFirst()), agent: FigureSources.agent, keys: FigureSources.keys)
        }
        // Do not hold a folder that somebody may want to unmount.
        chdir("/")
        let arguments: Arguments
        do throws(DeskAddress.Problem) {
            guard let read = try Arguments(words) else {
                Log.say("fxterm-collector is started by fxterm; there is nothing to do with it by hand.")
                exit(2)
            }
            arguments = read
        } catch {
            Log.say(Words.english[error.saying(of: words.last ?? "")])
            exit(2)
        }
        do throws(StoreError) {
            if let desk = arguments.desk {
                DeskService.holdSignals()
                DeskService.begin(arguments.store, on: desk, Log.say)
            }
            try run(arguments, try takeLock(arguments))
        } catch {
            Log.end(error)
        }
    }

    /// A publisher waits for the lock: what another collector fetches is published meanwhile.
    private static func takeLock(_ arguments: Arguments) throws(StoreError) -> CollectorLock {
        while true {
            if let lock = try CollectorLock.take(of: arguments.store) { return lock }
            if arguments.desk == nil { exit(0) }
            guard CollectorLock.waitUntilFree(of: arguments.store) else { exit(1) }
        }
    }

    private static func run(_ arguments: Arguments, _ lock: CollectorLock) throws(StoreError) {
        let opening = FigureStore.open(at: arguments.store, now: MachineStart.now.wall)
        if let notice = opening.notice { Log.say(Words.english[notice.saying]) }
        guard let store = opening.history else {
            if case .unavailable(let error)? = opening.notice { exit(error.exitStatus) }
            exit(1)
        }
        let (known, thread) = (opening.cached, SerialThread())
        let hasBegun = SerialThread.begin {
            if let linger = arguments.linger { leaveWithReaders(lock, of: arguments.store, after: linger) }
        }
        guard hasBegun else { Log.endWithoutThread() }
        Task.detached(executorPreference: thread) {
            let now = MachineStart.now
            // Without the record we would request too often, and not answer an earlier collector's.
            var (found, problem): (FeedRecord?, StoreError?) = (nil, nil)
            while found == nil {
                do throws(StoreError) {
                    let record = try await store.pace(at: now)
                    try await store.replace(pace: record, at: now)
                    try await store.reopenRequests()
                    found = record
                } catch {
                    if error != problem { Log.report(error) }
                    problem = error
                    sleep(1)
                }
            }
            let record = found ?? FeedRecord()
            // A publisher uses feeds, whatever a reader's settings say.
            let publishes = arguments.desk != nil
            @Sendable func sources(_ feeds: FeedSettings) -> FeedSettings {
                publishes ? feeds.withoutDesk : feeds
            }
            let collector = Collector(
                store, known: known, record: record,
                makeDesk: {
                    FigureSources.make(sources($0), $1, path: store.path, note: $2, push: $3)
                },
                makeStream: { FigureSources.makeStream(sources($0), hear: $1) },
                tell: { notice in
                    guard let bus = DesktopBus() else { return false }
                    return await bus.show(notice.title, notice.body)
                },
                send: WebPoster(keys: FigureSources.keys, userAgent: FigureSources.agent).send,
                report: Log.report)
            let isWatching = store.watchRequests {
                Task.detached(executorPreference: thread) {
                    // Days of exchanges follow the zones' rules, which may change.
                    _ = Zone.renew()
                    let readers = await collector.look()
                    // A newer fxterm starts its own collector as soon as the lock is free.
                    if arguments.desk == nil,
                        readers.contains(where: { ProgramVersion.current < ProgramVersion($0.version) })
                    {
                        exit(0)
                    }
                }
            }
            if !isWatching { Log.endWithoutThread() }
        }
        while true { pause() }
    }

    private static func leaveWithReaders(_ lock: CollectorLock, of path: String, after linger: UInt32) {
        while lock.waitUntilNobodyReads() {
            sleep(linger)
            if lock.hasReaders { continue }
            FigureStore.removeTemporary(path)
            exit(0)
        }
    }
}

private enum Log {
    static func say(_ text: String) {
        let line = Array("fxterm-collector: \(text)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    /// Locks end and disks get room again; only a useless file or a newer fxterm's ends the collector.
    @Sendable static func report(_ error: StoreError) {
        switch error {
        case .damaged, .newer: end(error)
        case .diskFull, .notPermitted, .busy, .timedOut, .failed, .noHome: say(Words.english[error.saying])
        }
    }

    static func endWithoutThread() -> Never {
        say(Words.english[.feedsNoRoom])
        exit(1)
    }

    static func end(_ error: StoreError) -> Never {
        say(Words.english[error.saying])
        exit(error.exitStatus)
    }
}

enum FigureSources {
    static let agent = "fxterm/\(ProgramVersion.current.text)"

    /// Keys of services, from the environment, else from the user's file.
    static let keys: KeyRing = {
        let names = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]
        let found = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        return KeyRing(file: (try? Folders(environment: Dictionary(uniqueKeysWithValues: found)))?.keys)
    }()

    /// The source of figures. With a team server, the boards of the store are shared too.
    static func make(
        _ feeds: FeedSettings, _ record: FeedRecord, path: String,
        note: @escaping @Sendable (FeedRecord) async -> Void, push: @escaping Collector.Push
    ) -> any FigureSource {
        func services() -> FeedClient {
            FeedClient(
                rates: feeds.rates, stocks: feeds.stocks, history: feeds.history, events: feeds.events,
                userAgent: agent, record: record, keys: keys, note: note)
        }
        guard let desk = feeds.desk else { return services() }
        let calendars = FeedClient(
            rates: [], stocks: [], events: feeds.events.filter { $0.json != nil || $0.isCalendar },
            userAgent: agent, record: record, keys: keys, note: note)
        let member = DeskMember(
            desk.address, version: ProgramVersion.current.text, services: desk.isOnly ? nil : services(),
            record: record, errands: [BoardErrand(SharedStore(path: path), address: desk.address).errand],
            note: note, push: push)
        return PersonalCalendars(calendars, beside: member)
    }

    /// Nil with a team server, which has the prices of its collector's stream.
    static func makeStream(_ feeds: FeedSettings, hear: @escaping CoinStream.Hear) -> CoinStream? {
        feeds.desk == nil ? CoinStream(feeds.stocks, userAgent: agent, hear: hear) : nil
    }
}

extension FeedSettings {
    var withoutDesk: FeedSettings {
        var feeds = self
        feeds.desk = nil
        return feeds
    }
}
