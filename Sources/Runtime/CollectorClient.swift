internal import Alerts
package import Arrangement
package import Board
package import CivilTime
package import Figures
private import Glibc
package import Market
package import Store
internal import Threads
package import Words

/// Reads the store, and starts a collector while this program needs figures.
package actor CollectorClient {
    package enum News: Sendable {
        case changes(FigureChanges)
        /// All shared boards, after one or more have changed.
        case shares([BoardShare])
        case unreadable(StoreError)
        /// The user's store, by path, can be written again.
        case back(String)
        /// An edit of the alerts is in the store.
        case saved(Saying)
        /// Edits of the alerts that wait until the store can be written.
        case waiting([Saying], StoreError)
    }

    /// Seconds between checks for requests that the collector has not picked up; when we report it as silent,
    /// and when we end it.
    private static let silence: (step: UInt32, said: Duration, ended: Duration) = (
        5, .seconds(5), .seconds(30)
    )
    /// Seconds between two tries to go back to the user's store.
    static let comeback: UInt32 = 2

    private struct Question {
        let subject: FeedSubject
        let freshness: Int
        let isPatient: Bool
    }

    /// A store with its collector, and this program as a reader of it.
    struct Place {
        let store: FigureStore
        let reader: FigureReader
    }

    /// An edit of the alerts that waits for the store.
    struct Edit {
        let edit: AlertEdit
        let saying: Saying?
        let at: Instant
    }

    /// A store that this program left and may return to.
    struct Left {
        let store: FigureStore
        var place: Place?
        let sequence: Int
    }

    let program: String
    let log: String
    let hear: @Sendable (News) -> Void
    let thread = SerialThread()
    /// The user's, or this program's own while that cannot be written.
    private(set) var store: FigureStore?
    private var sequence: Int
    /// Nil if the user's store cannot be opened later.
    let path: String?
    /// The user's store while we use another: a reader there keeps its collector watching alerts.
    var home: Left?
    /// This program's own store while we use another.
    private var spare: Left?
    private var isAway = false
    /// Why the user's store was left.
    var awayError: StoreError?
    /// Edits that are not in the user's store yet, oldest first.
    var edits: [Edit] = []
    var editing: Task<StoreError?, Never>?
    var isEditingLater = false
    /// Stores with a thread that keeps a collector running.
    var lookedAfter: Set<String> = []
    private var feeds: FeedSettings
    var alerts: AlertSettings?
    /// The first request makes this program a reader; the others wait for it.
    var entering: Task<Result<Place, StoreError>, Never>?
    /// When each unread request was sent. The time that a machine sleeps does not count.
    private var unseen: [Int: SuspendingClock.Instant] = [:]
    private var isWaitingForLook = false
    private var isLooking = false
    private var heard: Set<FigureChanges.Failure> = []
    private var mustLookAgain = false
    private var waiting: [Int: Question] = [:]
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Does nothing before the first request. `store` nil if it cannot be opened, which was reported;
    /// `sequence` is the last commit we know; `alerts` nil without notifications. `hear` may run on any
    /// thread.
    package init(
        _ store: FigureStore?, at path: String? = nil, since sequence: Int, program: String, log: String,
        feeds: FeedSettings, alerts: AlertSettings? = nil, hear: @escaping @Sendable (News) -> Void
    ) {
        (self.store, self.sequence, self.program, self.log) = (store, sequence, program, log)
        self.path = path ?? store?.path
        (self.feeds, self.alerts, self.hear) = (feeds, alerts, hear)
    }

    /// `freshness` is in seconds; `isPatient` waits for other feeds if one begins to fail.
    package func ask(_ subject: FeedSubject, freshness: Int, isPatient: Bool) async {
        await put(Question(subject: subject, freshness: freshness, isPatient: isPatient))
    }

    /// Becomes a reader without requesting figures.
    package func join() async {
        do throws(StoreError) { _ = try await enter() } catch { hear(.unreadable(error)) }
    }

    private func put(_ question: Question) async {
        do throws(StoreError) {
            let place = try await enter()
            do throws(StoreError) {
                let id = try await place.store.ask(
                    question.subject, freshness: question.freshness, isPatient: question.isPatient,
                    by: place.reader, at: WallClock.now)
                // If we left meanwhile, no one answers in that store.
                guard store === place.store else { return await put(question) }
                waiting[id] = question
                watch(id)
            } catch {
                try await leave(place.store, error)
                await put(question)
            }
        } catch {
            hear(.unreadable(error))
            hear(.changes(FigureChanges(finished: [question.subject])))
        }
    }

    package func use(_ feeds: FeedSettings) async {
        self.feeds = feeds
        guard case .success(let place)? = await entering?.value else { return }
        do throws(StoreError) { try await place.store.use(feeds, by: place.reader) } catch {
            hear(.unreadable(error))
        }
    }

    package func bars(_ query: BarsQuery) async -> KeptBars? {
        let since = Instant((query.since.number - 1) * 86_400)
        // Possible requests to the feeds go out in any case.
        return (try? await store?.bars(of: query.key, in: since...Instant(.max))) ?? nil
    }

    package func figures(of questions: [KindQuestion]) async -> [KindQuestion: KindFigures] {
        (try? await store?.figures(of: questions)) ?? [:]
    }

    package func rates(of codes: [CurrencyCode], on day: Day) async -> [CurrencyCode: Seen<Rate>] {
        (try? await store?.rates(of: codes, on: day)) ?? [:]
    }

    package func past(_ query: PastQuery) async -> [PastCloses.Subject: PastAnswer] {
        (try? await store?.past(query)) ?? [:]
    }

    func enter() async throws(StoreError) -> Place {
        if let entering { return try await entering.value.get() }
        let (given, feeds, alerts) = (store, feeds, alerts)
        let task = Task(executorPreference: thread) { () -> Result<Place, StoreError> in
            guard let store = given ?? .temporary(now: WallClock.now) else { return .failure(.noHome) }
            do throws(StoreError) {
                let reader = try await store.enter(version: ProgramVersion.current.text, feeds: feeds)
                if let alerts { try await store.use(alerts, by: reader) }
                return .success(Place(store: store, reader: reader))
            } catch {
                return .failure(error)
            }
        }
        entering = task
        do throws(StoreError) {
            let place = try await task.value.get()
            if store !== place.store {
                store = place.store
                if FigureStore.isTemporary(place.store.path) { comeBackLater() }
            }
            lookAfterCollector(of: place.store)
            return place
        } catch {
            guard let given else { throw error }
            try await leave(given, error)
            return try await enter()
        }
    }

    /// Uses a temporary store while the user's accepts no writes, and repeats open requests there.
    func leave(_ old: FigureStore, _ error: StoreError) async throws(StoreError) {
        // Another request noticed it before.
        if store !== old { return }
        if FigureStore.isTemporary(old.path) { throw error }
        let place = await place
        if store !== old { return }
        hear(.unreadable(error))
        awayError = error
        home = Left(store: old, place: place, sequence: sequence)
        await move(to: spare)
        comeBackLater()
    }

    private var place: Place? {
        get async {
            guard case .success(let place)? = await entering?.value else { return nil }
            return place
        }
    }

    /// Repeats unanswered requests in another store; nil for a new one.
    private func move(to left: Left?) async {
        let questions = waiting.values
        (waiting, unseen) = ([:], [:])
        (store, sequence) = (left?.store, left?.sequence ?? 0)
        entering = left?.place.map { place in
            Task<Result<Place, StoreError>, Never> { .success(place) }
        }
        for question in questions { await put(question) }
    }

    private func comeBackLater() {
        if isAway { return }
        isAway = SerialThread.begin { [weak self, thread] in
            sleep(Self.comeback)
            Task(executorPreference: thread) { await self?.comeBack() }
        }
    }

    /// Goes back once the user's store can be written and has a collector; else tries again later.
    private func comeBack() async {
        isAway = false
        do throws(StoreError) {
            guard let path else { return }
            if home == nil {
                // It was not available at the start.
                guard let store = FigureStore.open(at: path, now: WallClock.now).history else {
                    return comeBackLater()
                }
                home = Left(store: store, place: nil, sequence: 0)
            }
            guard var left = home else { return }
            if left.place == nil {
                let reader = try await left.store.enter(
                    version: ProgramVersion.current.text, feeds: feeds)
                left.place = Place(store: left.store, reader: reader)
                home = left
            }
            guard let place = left.place else { return }
            try await place.store.checkWriting()
            try await place.store.use(feeds, by: place.reader)
            if let alerts { try await place.store.use(alerts, by: place.reader) }
            lookAfterCollector(of: place.store)
            guard CollectorLock.isTaken(of: place.store.path) else { return comeBackLater() }
            if let own = await self.place { spare = Left(store: own.store, place: own, sequence: sequence) }
            home = nil
            await move(to: left)
            hear(.back(path))
            await look()
        } catch {
            comeBackLater()
        }
    }

    func fail(_ reason: FeedFailure.Known) {
        let failure = FeedFailure(source: .program, cause: .unreachable(.known(reason)))
        let lists = waiting.isEmpty ? Set(FeedList.allCases) : Set(waiting.values.map(\.subject.list))
        let failures = lists.map { FigureChanges.Failure(of: .list($0), failure, at: WallClock.now) }
        hear(.changes(FigureChanges(failures: failures, finished: Array(Set(waiting.values.map(\.subject))))))
        waiting = [:]
    }

    /// Reads changes, one read at a time, so that older news does not follow newer news.
    func look() async {
        mustLookAgain = true
        if isLooking { return }
        isLooking = true
        defer { isLooking = false }
        while mustLookAgain {
            mustLookAgain = false
            guard case .success(let place)? = await entering?.value else { return }
            do throws(StoreError) {
                let since = sequence
                var (changes, last) = try await place.store.changes(
                    since: since, for: place.reader, at: WallClock.now)
                let shares = try await place.store.shares(since: since)
                guard store === place.store else { continue }
                sequence = max(sequence, last)
                waiting = waiting.filter { !changes.finished.contains($0.value.subject) }
                // A failure comes with its commit, and again with each request that it leaves unanswered.
                if heard.count > 1000 { heard = [] }
                changes.failures.removeAll { !heard.insert($0).inserted }
                if !changes.isEmpty { hear(.changes(changes)) }
                if let shares { hear(.shares(shares)) }
            } catch {
                // A store that cannot be read usually cannot be written either.
                if (try? await leave(place.store, error)) == nil { hear(.unreadable(error)) }
            }
        }
    }

    /// Ends the collector if it keeps ignoring requests. One thread watches all of them.
    private func watch(_ question: Int) {
        unseen[question] = .now
        waitForLook()
    }

    private func waitForLook() {
        if isWaitingForLook { return }
        isWaitingForLook = true
        let began = SerialThread.begin { [weak self, thread] in
            sleep(Self.silence.step)
            Task(executorPreference: thread) { [weak self] in await self?.lookAfterQuestions() }
        }
        if began { return }
        isWaitingForLook = false
        unseen = [:]
        fail(.feedsNoRoom)
    }

    private func lookAfterQuestions() async {
        isWaitingForLook = false
        // If the disk allows no writes, there are no answers, and the collector is not to blame.
        if !waiting.isEmpty, let place = await place {
            do throws(StoreError) { try await place.store.checkWriting() } catch {
                try? await leave(place.store, error)
                if !waiting.isEmpty { waitForLook() }
                return
            }
        }
        for question in unseen.keys where await !isWaiting(question) { unseen[question] = nil }
        let longest = unseen.values.min().map { .now - $0 } ?? Duration.zero
        if longest >= Self.silence.said, !waiting.isEmpty { fail(.feedsSilent) }
        if longest >= Self.silence.ended, let store {
            switch CollectorLock.endHolder(of: store.path) {
            case .ended: unseen = unseen.mapValues { _ in .now }
            case .nobody: break
            case .outOfReach:
                unseen = [:]
                return fail(.feedsOutOfReach)
            }
        }
        if !unseen.isEmpty || !waiting.isEmpty { waitForLook() }
    }

    private func isWaiting(_ question: Int) async -> Bool {
        (try? await store?.state(of: question)) == .waiting
    }
}

extension CollectorClient.News {
    package var message: Message {
        switch self {
        case .changes(let changes):
            .figures(.changed(changes, at: WallClock.now, moment: WallClock.steady / 1_000_000))
        case .shares(let shares): .disk(.boards(.sharesChanged(shares)))
        case .unreadable(let error): .disk(.notSaved(error.saying))
        case .back(let path): .disk(.saved(.phrase(.savedAgain, verbatim: ["file": path])))
        case .saved(let saying): .disk(.saved(saying))
        case .waiting(let sayings, let error): .disk(.notSaved(error.saying(keeping: sayings)))
        }
    }
}
