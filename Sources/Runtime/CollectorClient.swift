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
        /// Nothing comes of what was asked, of feeds of these lists.
        case trouble(FeedFailure.Known, Set<FeedList>)
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
    private var reader: FigureReader?
    /// The questions that are not answered yet, by their numbers.
    private var waiting: [Int: FeedSubject] = [:]
    private var isFinished = false
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
        guard let reader else { return }
        do throws(StoreError) { try await store.use(feeds, by: reader) } catch { hear(.unreadable(error)) }
    }

    /// Reads no more.
    public func finish() async {
        isFinished = true
        if let reader { await store.leave(reader) }
        reader = nil
    }

    /// Becomes a reader with the first question, and begins to look after the collector.
    private func enter() async throws(StoreError) -> FigureReader {
        if let reader { return reader }
        let reader = try await store.enter(version: ProgramVersion.current.text, feeds: feeds)
        self.reader = reader
        let isWatching = store.watchChanges { [weak self] in Task { await self?.look() } }
        let isKeeping = SerialThread.begin { [weak self, store, program, log, hear] in
            var faults: UInt32 = 0
            while true {
                let hasCrashed = Self.keepOne(store, program, log, hear)
                faults = hasCrashed ? min(faults + 1, 10) : 0
                if hasCrashed { sleep(min(Self.rest.shortest << faults, Self.rest.longest)) }
                if self == nil { return }
            }
        }
        if !isWatching || !isKeeping { hear(.trouble(.feedsNoRoom, Set(FeedList.allCases))) }
        return reader
    }

    /// Has a collector, ours or another's, until it ends.
    ///
    /// - Returns: Whether it was ours and did not end in order.
    private static func keepOne(
        _ store: History, _ program: String, _ log: String, _ hear: @Sendable (News) -> Void
    ) -> Bool {
        if CollectorLock.isTaken(of: store.path) { return !CollectorLock.waitUntilFree(of: store.path) }
        do throws(CollectorProcess.Refusal) {
            if try CollectorProcess(program, store: store.path, log: log).wait() { return false }
            hear(.trouble(.feedsStopped, Set(FeedList.allCases)))
        } catch {
            hear(.trouble(error.reason, Set(FeedList.allCases)))
        }
        return true
    }

    /// Reads what has changed.
    private func look() async {
        guard let reader, !isFinished else { return }
        do throws(StoreError) {
            let (changes, last) = try await store.changes(since: sequence, for: reader, at: WallClock.now)
            sequence = max(sequence, last)
            for subject in changes.finished {
                waiting = waiting.filter { $0.value != subject }
            }
            if !changes.isEmpty { hear(.changes(changes)) }
        } catch {
            hear(.unreadable(error))
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
        if !began { hear(.trouble(.feedsNoRoom, [])) }
    }

    private func complain(of question: Int) async {
        guard let subject = waiting[question], (try? await store.state(of: question)) == .waiting else {
            return
        }
        hear(.trouble(.feedsSilent, [subject.list]))
    }

    private func endCollector(silentOn question: Int) async {
        guard waiting[question] != nil, (try? await store.state(of: question)) == .waiting,
            let process = CollectorLock.holder(of: store.path), process > 1
        else { return }
        kill(process, SIGKILL)
    }
}
