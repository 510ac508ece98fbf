public import Board
private import Glibc
public import Market
public import Store
private import Threads

/// A reader of the store, and of the collector behind it: it sees to it that there is one while this program needs figures.
public actor CollectorClient {
    /// What there is to hear.
    public enum News: Sendable {
        /// Figures have changed.
        case changes(FigureChanges)
        /// The store cannot be read or written.
        case unreadable(StoreError)
    }

    /// Seconds after which a collector that has not looked at a question is said to be silent, and after which it is ended.
    private static let silence: (said: UInt32, ended: UInt32) = (5, 30)
    /// Seconds before a collector that crashed is started again; doubled each time.
    private static let rest: (shortest: UInt32, longest: UInt32) = (1, 900)

    private let store: History
    private let program: String
    private let log: String
    private let hear: @Sendable (News) -> Void
    private let thread = SerialThread()
    private var sequence: Int
    private var feeds: Settings.Feeds
    /// Becomes a reader with the first question; the others wait for it.
    private var entering: Task<Result<FigureReader, StoreError>, Never>?
    private var isLooking = false
    /// Whether something has changed since the present look began.
    private var mustLookAgain = false
    /// The questions that are not answered yet, by their numbers.
    private var waiting: [Int: FeedSubject] = [:]
    /// The client's own thread, which is there while there is something to do.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Makes a client of `store`; nothing happens before `begin`.
    ///
    /// - Parameters:
    ///   - sequence: The last commit that is known already.
    ///   - program: The collector's program.
    ///   - log: Where it says what goes wrong.
    ///   - feeds: The feeds of the settings.
    ///   - hear: Told what there is to hear, on any thread.
    public init(
        _ store: History, since sequence: Int, program: String, log: String, feeds: Settings.Feeds,
        hear: @escaping @Sendable (News) -> Void
    ) {
        (self.store, self.sequence, self.program, self.log) = (store, sequence, program, log)
        (self.feeds, self.hear) = (feeds, hear)
    }

    /// Asks for figures no older than `freshness` seconds.
    ///
    /// - Parameter isPatient: Whether to wait for other feeds where one begins to fail.
    public func ask(_ subject: FeedSubject, freshness: Int, isPatient: Bool) async {
        do throws(StoreError) {
            let reader = try await enter()
            let id = try await store.ask(
                subject, freshness: freshness, isPatient: isPatient, by: reader, at: WallClock.now)
            waiting[id] = subject
            watch(id)
        } catch {
            hear(.unreadable(error))
            hear(.changes(FigureChanges(finished: [subject])))
        }
    }

    /// Goes by other feeds from now on.
    public func use(_ feeds: Settings.Feeds) async {
        self.feeds = feeds
        guard case .success(let reader)? = await entering?.value else { return }
        do throws(StoreError) { try await store.use(feeds, by: reader) } catch { hear(.unreadable(error)) }
    }

    private func enter() async throws(StoreError) -> FigureReader {
        if let entering { return try await entering.value.get() }
        let (store, feeds) = (store, feeds)
        let task = Task { () -> Result<FigureReader, StoreError> in
            do throws(StoreError) {
                return .success(try await store.enter(version: ProgramVersion.current.text, feeds: feeds))
            } catch {
                return .failure(error)
            }
        }
        entering = task
        let reader = try await task.value.get()
        lookAfterCollector()
        return reader
    }

    /// Hears of changes, and has a collector for as long as this program needs one.
    private func lookAfterCollector() {
        let isWatching = store.watchChanges { [weak self] in Task { await self?.look() } }
        let isKeeping = SerialThread.begin { [weak self, store, program, log] in
            var faults: UInt32 = 0
            while true {
                let fault = Self.keepOne(store, program, log)
                if let fault { Task { [weak self] in await self?.fail(fault) } }
                faults = fault == nil ? 0 : min(faults + 1, 10)
                if fault != nil { sleep(min(Self.rest.shortest << faults, Self.rest.longest)) }
                if self == nil { return }
            }
        }
        if !isWatching || !isKeeping { fail(.feedsNoRoom) }
    }

    /// Has a collector, ours or another's, until it ends.
    ///
    /// - Returns: What was wrong with it, if it was ours.
    private static func keepOne(_ store: History, _ program: String, _ log: String) -> FeedFailure.Known? {
        if CollectorLock.isTaken(of: store.path) {
            return CollectorLock.waitUntilFree(of: store.path) ? nil : .feedsNoRoom
        }
        do throws(CollectorProcess.Refusal) {
            let process = try CollectorProcess(program, store: store.path, log: log)
            return process.wait() ? nil : .feedsStopped
        } catch {
            return error.reason
        }
    }

    /// Says of all that was asked that nothing comes of it for now.
    private func fail(_ reason: FeedFailure.Known) {
        let failure = FeedFailure(source: .program, cause: .unreachable(.known(reason)))
        let lists = waiting.isEmpty ? Set(FeedList.allCases) : Set(waiting.values.map(\.list))
        let failures = lists.map { FigureChanges.Failure(of: .list($0), failure, at: WallClock.now) }
        hear(.changes(FigureChanges(failures: failures, finished: Array(Set(waiting.values)))))
        waiting = [:]
    }

    /// Reads what has changed; one look at a time, so that nothing older follows on something newer.
    private func look() async {
        mustLookAgain = true
        if isLooking { return }
        isLooking = true
        defer { isLooking = false }
        while mustLookAgain {
            mustLookAgain = false
            guard case .success(let reader)? = await entering?.value else { return }
            do throws(StoreError) {
                let (changes, last) = try await store.changes(since: sequence, for: reader, at: WallClock.now)
                sequence = max(sequence, last)
                waiting = waiting.filter { !changes.finished.contains($0.value) }
                if !changes.isEmpty { hear(.changes(changes)) }
            } catch {
                hear(.unreadable(error))
            }
        }
    }

    /// Says that the collector does not look at a question, and ends it when it goes on like that.
    private func watch(_ question: Int) {
        let began = SerialThread.begin { [weak self] in
            sleep(Self.silence.said)
            Task { [weak self] in await self?.complain(of: question) }
            sleep(Self.silence.ended - Self.silence.said)
            Task { [weak self] in await self?.endCollector(silentOn: question) }
        }
        if !began { fail(.feedsNoRoom) }
    }

    private func complain(of question: Int) async {
        guard waiting[question] != nil, (try? await store.state(of: question)) == .waiting else { return }
        fail(.feedsSilent)
    }

    private func endCollector(silentOn question: Int) async {
        guard (try? await store.state(of: question)) == .waiting,
            let process = CollectorLock.holder(of: store.path), process > 1
        else { return }
        kill(process, SIGKILL)
    }
}

extension CollectorClient.News {
    /// What the board is told.
    public var message: Message {
        switch self {
        case .changes(let changes): .figures(.changed(changes, at: WallClock.now))
        case .unreadable(let error): .disk(.notSaved(error.saying))
        }
    }
}
