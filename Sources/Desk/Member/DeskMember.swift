package import Collector
internal import Glibc
package import Market
internal import Store
internal import Threads

/// Sends requests to a team server instead of the feeds, and receives changes. Its connection has its own
/// thread, since libpq's calls block. While the team server is unreachable, requests fail with the reason or
/// go to the feeds, depending on the settings.
package final class DeskMember: FigureSource {
    package struct Errand: Sendable {
        package var channels: [String]
        /// True if it has work that no notice triggers.
        package var isDue: @Sendable () -> Bool
        /// After connecting, after a notice on its channels, and when due.
        package var run: @Sendable (Connection, _ isNew: Bool) throws(DeskFailure) -> Void
        package var stop: @Sendable () -> Void

        package init(
            channels: [String], isDue: @escaping @Sendable () -> Bool = { false },
            run: @escaping @Sendable (Connection, _ isNew: Bool) throws(DeskFailure) -> Void,
            stop: @escaping @Sendable () -> Void = {}
        ) {
            (self.channels, self.isDue, self.run, self.stop) = (channels, isDue, run, stop)
        }
    }

    /// Between attempts to connect: the first time, and at most.
    package struct Pauses: Sendable {
        package var shortest: Duration
        package var longest: Duration
        /// How long the database may take to answer.
        package var silence: Duration
        /// How long the leading collector may take to republish commits that the server lost.
        package var repair: Duration

        package init(
            shortest: Duration = .seconds(1), longest: Duration = .seconds(60),
            silence: Duration = .seconds(20), repair: Duration = .seconds(10)
        ) {
            (self.shortest, self.longest, self.silence, self.repair) = (shortest, longest, silence, repair)
        }
    }

    struct Setup: Sendable {
        let address: String
        let version: String
        let pauses: Pauses
        let errands: [Errand]
        let kinds: [FigureKind]
        let now: @Sendable () -> Double
    }

    let setup: Setup
    let state: Guarded<MemberState>
    let services: (any FigureSource)?
    /// The feed record while no feeds are in use.
    private let pace: FeedRecord
    let key: String
    let bell: WakePipe?
    private let thread = SerialThread()
    private let outgoing: AsyncStream<MemberState.Outgoing>.Continuation

    /// Uses `services`, if any, while the team server is unreachable. `record` is from the last run; `note`
    /// gets the team server's record on each change. `now`: seconds since 1970.
    package init(
        _ address: String, version: String, services: (any FigureSource)?, record: FeedRecord,
        pauses: Pauses = Pauses(), errands: [Errand] = [], kinds: [FigureKind] = FigureKind.all,
        now: @escaping @Sendable () -> Double = DeskMember.wallClock,
        note: @escaping @Sendable (FeedRecord) async -> Void = { _ in }, push: @escaping Collector.Push
    ) {
        setup = Setup(
            address: address, version: version, pauses: pauses, errands: errands, kinds: kinds, now: now)
        (self.services, pace) = (services, record)
        key = FeedRecord.key(.desk(at: address))
        state = Guarded(MemberState(health: record.feeds[key] ?? .init(host: nil)))
        bell = WakePipe()
        let (stream, outgoing) = AsyncStream<MemberState.Outgoing>.makeStream()
        self.outgoing = outgoing
        // In order: a request ends after the figures that answer it.
        Task(executorPreference: thread) {
            for await item in stream { await Self.deliver(item, note, push) }
        }
    }

    deinit {
        outgoing.finish()
        bell?.ring()
        for errand in setup.errands { errand.stop() }
    }

    package var record: FeedRecord {
        get async {
            var record = await services?.record ?? pace
            record.feeds[key] = state.withLock { $0.health }
            return record
        }
    }

    package func ask(
        _ subject: FeedSubject, freshness: Int, isPatient: Bool, having spans: [FeedID: BarSpan]
    ) -> AsyncStream<FeedAnswer> {
        AsyncStream { out in
            let question = MemberQuestion(
                subject: subject, freshness: freshness, isPatient: isPatient, spans: spans, out: out)
            let id: Int? = state.withLock { state in
                _ = state.interest.add(subject, freshness: freshness, at: .now)
                // Finding out that the team server is still gone may take seconds.
                return state.isGone && services != nil ? nil : state.add(question)
            }
            guard let id else { return end(question, .unreachable(.known(.deskGone))) }
            out.onTermination = { [weak self] _ in self?.withdraw(id) }
            begin()
        }
    }

    package func want(_ subject: FeedSubject, freshness: Int) {
        let isNews = state.withLock { state in
            state.interest.add(subject, freshness: freshness, at: .now)
        }
        if isNews { begin() }
    }

    /// For good. Waiting requests end without an answer.
    package func stop() {
        let questions = state.withLock { state in
            state.isStopped = true
            return state.takeQuestions()
        }
        for question in questions.values { question.out.finish() }
        services?.stop()
        for errand in setup.errands { errand.stop() }
        bell?.ring()
    }

    package func wake() {
        if setup.errands.contains(where: { $0.isDue() }) { begin() }
    }

    private func begin() {
        let mustBegin = state.withLock { state in
            defer { state.hasThread = true }
            return !state.hasThread && !state.isStopped
        }
        bell?.ring()
        guard mustBegin else { return }
        let hasBegun =
            bell != nil
            && SerialThread.begin { [weak self] in
                self.map { MemberThread($0) }?.run()
            }
        if hasBegun { return }
        state.withLock { $0.hasThread = false }
        fail(.feedsNoRoom)
    }

    package static func wallClock() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func withdraw(_ id: Int) {
        if state.withLock({ $0.withdraw(id) }) { bell?.ring() }
    }

    /// To the collector, after all that was sent before.
    func send(_ item: MemberState.Outgoing) { outgoing.yield(item) }

    /// Ends all waiting requests: passes them to the feeds, or fails with the reason.
    func fail(_ reason: FeedFailure.Known) {
        for question in state.withLock({ $0.takeQuestions() }).values {
            end(question, .unreachable(.known(reason)))
        }
    }

    func end(_ question: MemberQuestion, _ cause: FeedFailure.Cause) {
        guard let services else {
            send(.failure(question, failure(cause)))
            return
        }
        let work = Task(executorPreference: thread) {
            let answers = services.ask(
                question.subject, freshness: question.freshness, isPatient: question.isPatient,
                having: question.spans)
            for await answer in answers { question.out.yield(answer) }
            question.out.finish()
        }
        question.out.onTermination = { _ in work.cancel() }
    }

    func failure(_ cause: FeedFailure.Cause) -> FeedFailure {
        let host = (try? DeskAddress(setup.address))?.shownHost
        return FeedFailure(source: .desk, cause: cause, host: host)
    }

    private static func deliver(
        _ item: MemberState.Outgoing, _ note: @Sendable (FeedRecord) async -> Void, _ push: Collector.Push
    ) async {
        switch item {
        case .news(let news): await push(news)
        case .health(let record): await note(record)
        case .end(let question): question.out.finish()
        case .failure(let question, let failure):
            let symbol: Symbol? =
                switch question.subject {
                case .bars(let query): query.symbol
                case .rates, .quotes, .pastRates, .search, .kind: nil
                }
            question.out.yield(.failed(failure, symbol: symbol))
            question.out.finish()
        }
    }
}

/// The team server as a feed whose health `fxterm doctor` shows.
extension DeskMember {
    /// Seconds between recorded answers while all is well.
    private static let step = 60

    func noteAnswer() {
        let now = MachineStart.now.uptime
        note { health in
            if health.failingSince == nil, let last = health.answeredAt,
                now - last < .seconds(DeskMember.step)
            {
                return false
            }
            (health.answeredAt, health.failingSince) = (now, nil)
            return true
        }
    }

    func noteFailure(_ reason: FeedFailure.Known) {
        let now = MachineStart.now.uptime
        note { health in
            (health.failedAt, health.cause) = (now, .unreachable(.known(reason)))
            health.failingSince = health.failingSince ?? now
            return true
        }
    }

    private func note(_ change: (inout FeedRecord.Feed) -> Bool) {
        let health = state.withLock { state in change(&state.health) ? state.health : nil }
        guard let health else { return }
        var record = FeedRecord()
        record.feeds[key] = health
        send(.health(record))
    }
}
