internal import CivilTime
package import Figures
internal import Glibc
internal import Market
package import Store
internal import Threads

/// Publishes a store's figures on a team server, and passes members' requests to that store, whose collector
/// fetches for it as for any reader. Of several collectors, the one that holds the lock leads and the others
/// wait for its end. The store keeps figures that the team server cannot take now.
package actor Publisher {
    /// Milliseconds: between commits, signs of life, checks of the lock, and sweeps.
    static let span = (commit: 25, tick: 2500, look: 1000, sweep: 60_000, keep: 86_400_000)
    /// Seconds before a retry; doubled each time.
    static let rests = (shortest: 1, longest: 30)
    /// In one commit, to limit the wait of other figures.
    static let mostBars = 20_000

    private let store: FigureStore
    private let address: String
    private let feeds: FeedSettings
    private let version: String
    private let tell: @Sendable (PublisherNews) -> Void
    let bell: WakePipe
    private let isStopped = Guarded(false)
    private let hasEnded = Guarded(false)
    private let thread = SerialThread()
    var questions = DeskQuestions()
    private var rest = Publisher.rests.shortest
    var reader: FigureReader?
    private var told: PublisherNews?
    /// Its own thread, because it blocks on the database.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Nil if the system has no descriptor left. Calls `tell` on any thread.
    package init?(
        _ store: FigureStore, address: String, feeds: FeedSettings, version: String,
        tell: @escaping @Sendable (PublisherNews) -> Void
    ) {
        guard let bell = WakePipe() else { return nil }
        (self.store, self.address, self.feeds, self.bell) = (store, address, feeds, bell)
        (self.version, self.tell) = (version, tell)
    }

    /// Releases the lock after the current commit.
    package nonisolated func stop() {
        isStopped.withLock { $0 = true }
        bell.ring()
    }

    package nonisolated func waitForEnd(seconds: Int) {
        let end = ContinuousClock.now + .seconds(seconds)
        while !hasEnded.withLock({ $0 }), ContinuousClock.now < end { usleep(1000) }
    }

    /// Returns once the lock is released after `stop`.
    package func run() async {
        defer { hasEnded.withLock { $0 = true } }
        let isWatching = store.watchChanges { [bell] in bell.ring() }
        if !isWatching { return }
        while !hasStopped {
            do throws(PublisherTrouble) { try await serve() } catch { say(error.news) }
            let end = ContinuousClock.now + .seconds(rest)
            while !hasStopped, let left = Publisher.milliseconds(until: end) { bell.wait(left) }
            rest = min(rest * 2, Publisher.rests.longest)
        }
    }

    var hasStopped: Bool { isStopped.withLock { $0 } }

    func say(_ news: PublisherNews) {
        if news == told { return }
        told = news
        tell(news)
    }

    private func serve() async throws(PublisherTrouble) {
        let name = try await reading { store throws(StoreError) in try await store.name() }
        if reader == nil {
            let (version, feeds) = (version, feeds)
            reader = try await reading { store throws(StoreError) in
                try await store.enter(version: version, feeds: feeds)
            }
        }
        let connection = try onDesk { () throws(DeskFailure) in try connect() }
        try check(connection)
        rest = Publisher.rests.shortest
        guard var lead = try waitForLead(connection, name) else { return }
        say(.leads)
        questions = DeskQuestions()
        try await work(&lead)
    }

    /// Nil if this publisher is stopped first. It polls: queueing for the lock could give the lead to a
    /// process that is stopped or cut off.
    private func waitForLead(
        _ connection: Connection, _ name: String
    ) throws(PublisherTrouble) -> DeskLead? {
        try onDesk { () throws(DeskFailure) in try DeskLead.enroll(connection) }
        while !hasStopped {
            let lead = try onDesk { () throws(DeskFailure) in
                try DeskLead(connection, store: name, version: version, kinds: store.kinds)
            }
            if let lead { return lead }
            say(.waits(try onDesk { () throws(DeskFailure) in try Publisher.leader(connection) }))
            let end = ContinuousClock.now + .milliseconds(Publisher.span.look)
            while !hasStopped, let left = Publisher.milliseconds(until: end) {
                try onDesk { () throws(DeskFailure) in
                    if try connection.wait(left, or: bell.descriptor) == .called { bell.silence() }
                    // The leader reads all requests.
                    _ = connection.notices()
                }
            }
        }
        return nil
    }

    private func connect() throws(DeskFailure) -> Connection {
        let connection = try Connection(address, name: "fxterm-publisher")
        // The database ends a session after this silence, and with it the lead of a stopped process.
        try connection.execute(
            """
            SET idle_session_timeout = '8s'; SET idle_in_transaction_session_timeout = '8s';
            SET lock_timeout = '8s'; SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1;
            SET tcp_keepalives_count = 3; SET tcp_user_timeout = '6s'; SET client_connection_check_interval = '2s';
            LISTEN \(FigureNotice.requests)
            """)
        return connection
    }

    private func check(_ connection: Connection) throws(PublisherTrouble) {
        let oldest: Int
        do throws(DeskFailure) {
            oldest = try connection.run("SELECT oldest FROM fxterm.desk").integer(0, 0) ?? 0
        } catch {
            throw error.isOfStatement ? .noDesk(error) : .desk(error)
        }
        if oldest > DeskSchema.version { throw .newer(oldest) }
    }

    private static func leader(_ connection: Connection) throws(DeskFailure) -> String {
        let rows = try connection.run("SELECT role, host, process FROM fxterm.leader")
        let words = (0..<3).compactMap { rows.count > 0 ? rows.text(0, $0) : nil }
        return words.count == 3 ? "\(words[0]), \(words[1]), \(words[2])" : "?"
    }

    func onDesk<Result>(
        _ body: () throws(DeskFailure) -> Result
    ) throws(PublisherTrouble) -> Result {
        do throws(DeskFailure) { return try body() } catch { throw .desk(error) }
    }

    /// Runs work other than figures: if the database refuses it, the next round retries.
    func lenient(_ body: () throws(DeskFailure) -> Void) throws(PublisherTrouble) {
        do throws(DeskFailure) { try body() } catch { try PublisherTrouble.desk(error).pass() }
    }

    func reading<Result: Sendable>(
        _ body: (FigureStore) async throws(StoreError) -> Result
    ) async throws(PublisherTrouble) -> Result {
        do throws(StoreError) { return try await body(store) } catch { throw .store(error) }
    }

    static func milliseconds(until moment: ContinuousClock.Instant) -> Int? {
        let left = ContinuousClock.now.duration(to: moment)
        guard left > .zero else { return nil }
        return Int(left / .milliseconds(1)) + 1
    }
}

private struct PublisherTasks {
    /// The store may have changed; check at `publishAt` or later.
    var mustPublish = true
    var publishAt = ContinuousClock.now
    /// Requests may be waiting; check at `askAt` or later.
    var mustAsk = true
    var askAt = ContinuousClock.now
    /// For a sign of life, departed members, and old data.
    var tickAt = ContinuousClock.now
    var sweepAt = ContinuousClock.now
    var keepAt = ContinuousClock.now
    /// Seconds before a retry of a refused commit; 0 after success.
    var pause = 0

    var next: ContinuousClock.Instant {
        min(tickAt, mustPublish ? publishAt : tickAt, mustAsk ? askAt : tickAt)
    }
}

extension Publisher {
    func work(_ lead: inout DeskLead) async throws(PublisherTrouble) {
        let last = try await reading { store throws(StoreError) in
            try await store.publication(since: .max, at: MachineStart.now.wall).sequence
        }
        lead.begin(last: last)
        var tasks = PublisherTasks()
        while !hasStopped {
            let now = ContinuousClock.now
            if tasks.mustPublish, now >= tasks.publishAt { try await publish(&lead, &tasks, now) }
            if tasks.mustAsk, now >= tasks.askAt {
                (tasks.mustAsk, tasks.askAt) = (false, now + .milliseconds(Publisher.span.commit))
                do throws(PublisherTrouble) { try await ask(&lead) } catch { try error.pass() }
            }
            try await lookAfter(&lead, &tasks, now)
            guard let left = Publisher.milliseconds(until: tasks.next) else { continue }
            let waking = try onDesk { () throws(DeskFailure) in
                try lead.connection.wait(left, or: bell.descriptor)
            }
            switch waking {
            case .notice: if !lead.connection.notices().isEmpty { tasks.mustAsk = true }
            case .called:
                bell.silence()
                tasks.mustPublish = true
            case .timeout: break
            }
        }
    }

    private func lookAfter(
        _ lead: inout DeskLead, _ tasks: inout PublisherTasks, _ now: ContinuousClock.Instant
    ) async throws(PublisherTrouble) {
        if now >= tasks.tickAt {
            tasks.tickAt = now + .milliseconds(Publisher.span.tick)
            // Catches requests whose notice was lost.
            tasks.mustAsk = true
            let start = MachineStart.now
            let record = try await reading { store throws(StoreError) in try await store.pace(at: start) }
            try lenient { () throws(DeskFailure) in
                try lead.tick()
                try lead.publish(record, at: start)
            }
        }
        if now >= tasks.sweepAt {
            tasks.sweepAt = now + .milliseconds(Publisher.span.sweep)
            try lenient { () throws(DeskFailure) in
                try lead.sweep()
                try lead.readLimits()
            }
        }
        if now >= tasks.keepAt {
            tasks.keepAt = now + .milliseconds(Publisher.span.keep)
            try lenient { () throws(DeskFailure) in try lead.keep() }
        }
    }

    private func publish(
        _ lead: inout DeskLead, _ tasks: inout PublisherTasks, _ now: ContinuousClock.Instant
    ) async throws(PublisherTrouble) {
        (tasks.mustPublish, tasks.publishAt) = (false, now + .milliseconds(Publisher.span.commit))
        do throws(PublisherTrouble) {
            // An answer frees a slot for other requests.
            if try await publish(&lead) { tasks.mustAsk = true }
            if tasks.pause > 0 { say(.recovered) }
            tasks.pause = 0
        } catch {
            // A full disk will have room again, and the connection works.
            guard case .desk(let failure) = error, failure.isOfStatement else { throw error }
            say(.late(failure))
            tasks.pause = min(max(tasks.pause * 2, 1), Publisher.rests.longest)
            (tasks.mustPublish, tasks.publishAt) = (true, now + .seconds(tasks.pause))
        }
    }

    /// True if a request was answered.
    private func publish(_ lead: inout DeskLead) async throws(PublisherTrouble) -> Bool {
        // In this order, the changes include the answers.
        let (numbers, sequence) = (questions.numbers, lead.sequence)
        let answered = try await reading { store throws(StoreError) in
            try await store.answered(of: numbers)
        }
        let publication = try await reading { store throws(StoreError) in
            try await store.publication(since: sequence, at: MachineStart.now.wall)
        }
        let done = questions.questions(of: answered)
        if done.isEmpty, lead.isPublished(publication) { return false }
        var rest: Publication? = publication
        var keys = publication.bars[...]
        repeat {
            let series = try await nextBars(&keys)
            let isWhole = keys.isEmpty
            let refused = try onDesk { () throws(DeskFailure) in
                try lead.publish(
                    rest, upTo: publication.sequence, series, done: isWhole ? done : [], isWhole: isWhole)
            }
            if let first = refused.first { say(.refused(first, count: refused.count)) }
            rest = nil
        } while !keys.isEmpty
        questions.forget(answered)
        return !answered.isEmpty
    }

    private func nextBars(
        _ keys: inout ArraySlice<BarSeries.Key>
    ) async throws(PublisherTrouble) -> [KeptBars] {
        var (series, count) = ([KeptBars](), 0)
        while count < Publisher.mostBars, let key = keys.popFirst() {
            let bars = try await reading { store throws(StoreError) in
                try await store.bars(of: key, in: Instant(Int(Int32.min))...Instant(.max))
            }
            guard let bars else { continue }
            series.append(bars)
            count += bars.series.bars.count
        }
        return series
    }

    private func ask(_ lead: inout DeskLead) async throws(PublisherTrouble) {
        let waiting = try onDesk { () throws(DeskFailure) in try lead.waitingQuestions() }
        let chosen = questions.next(waiting)
        guard !chosen.isEmpty, let reader else { return }
        try onDesk { () throws(DeskFailure) in try lead.take(chosen.map(\.id)) }
        var unknown: [Int] = []
        for question in chosen {
            guard let subject = question.subject else {
                unknown.append(question.id)
                continue
            }
            if questions.join(question) { continue }
            let number = try await reading { store throws(StoreError) in
                try await store.ask(
                    subject, freshness: DeskQuestions.freshness(of: question), isPatient: question.isPatient,
                    by: reader, at: MachineStart.now.wall)
            }
            questions.note(question, subject, as: number)
        }
        if unknown.isEmpty { return }
        try onDesk { () throws(DeskFailure) in
            _ = try lead.publish(nil, upTo: lead.sequence, [], done: unknown, isWhole: false)
        }
    }
}
