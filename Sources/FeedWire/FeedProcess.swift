private import Dispatch
private import Glibc
public import Market
private import Threads

/// The feeds, asked by a program of their own beside this one.
///
/// The network library can end its process on a hostile answer, holds megabytes and threads for ever, and
/// takes long to load. In another process none of that reaches the screen. The program is started with the
/// first question, ends when the last has been answered, and leaves its record of the pace to the next.
public final class FeedProcess: Sendable {
    private struct Question {
        let subject: FeedSubject
        let out: AsyncStream<FeedAnswer>.Continuation
    }

    private struct State {
        var start: FeedStart
        var questions: [Int: Question] = [:]
        var count = 0
        var child: FeedChild?
        /// Whether the present child has been told that nothing more comes.
        var isEnding = false
        /// Whether the present child was ended for the sake of other feeds.
        var isReplaced = false
        /// Whether nobody waits for answers any more.
        var isFinished = false
        /// The hosts that the present child has claimed, and what lets go of each once it is there.
        var claims: [String: (@Sendable () -> Void)?] = [:]
        /// How many children in a row have come to a bad end, and until when there is no other.
        var faults = 0
        var restsUntil: SuspendingClock.Instant?
        /// How the last child ended.
        var lastEnd = FeedChild.End.well
    }

    /// The rest after a second bad end in a row; doubled after each further one.
    private static let rest = Duration.seconds(5)
    private static let longestRest = Duration.seconds(15 * 60)
    /// More hosts than any settings name.
    private static let mostClaims = 64

    private let path: String
    private let log: String
    private let memory: (any FeedMemory)?
    private let limits: FeedChild.Limits
    private let state: Guarded<State>
    /// Signalled when a child is gone after `finish`.
    private let gone = DispatchSemaphore(value: 0)

    /// Makes a desk that starts no program before the first question.
    ///
    /// - Parameters:
    ///   - path: the feeds' program.
    ///   - log: the file that what it has to say is appended to.
    ///   - memory: where the record is kept, and shared with other programs; nil keeps it here alone.
    public convenience init(
        path: String, start: FeedStart, log: String, memory: (any FeedMemory)? = nil
    ) {
        self.init(path: path, start: start, log: log, memory: memory, limits: FeedChild.Limits())
    }

    init(
        path: String, start: FeedStart, log: String, memory: (any FeedMemory)?, limits: FeedChild.Limits
    ) {
        self.limits = limits
        self.path = path
        self.log = log
        self.memory = memory
        state = Guarded(State(start: start))
    }

    /// The feeds of a list, the preferred one first.
    public func sources(of list: FeedList) -> [FeedSource] { state.withLock { $0.start.feeds(of: list) } }

    /// Asks other feeds from now on. What the former ones were asked ends without an answer.
    public func use(rates: [FeedSource], stocks: [FeedSource], history: [FeedSource]) {
        state.withLock { state in
            (state.start.rates, state.start.stocks, state.start.history) = (rates, stocks, history)
            for question in state.questions.values { question.out.finish() }
            state.questions = [:]
            guard let child = state.child else { return }
            (state.isEnding, state.isReplaced) = (true, true)
            child.kill()
        }
    }

    /// Asks the feeds.
    ///
    /// - Returns: the answers as they come, then the end.
    public func ask(_ subject: FeedSubject) -> AsyncStream<FeedAnswer> {
        AsyncStream { out in
            state.withLock { state in
                if state.isFinished { return out.finish() }
                state.count += 1
                state.questions[state.count] = Question(subject: subject, out: out)
                guard let child = state.child else { return start(&state) }
                // One that is ending takes no more; its successor will be asked.
                if !state.isEnding { child.send(.ask(state.count, subject)) }
            }
        }
    }

    /// Asks no more, and waits until what was asked is in the memory. For the way out.
    ///
    /// - Parameter milliseconds: how long to wait for a program that does not answer. It is killed then.
    public func finish(within milliseconds: Int = 500) {
        let child = state.withLock { state in
            state.isEnding = true
            state.isFinished = true
            state.child?.endInput()
            return state.child
        }
        guard let child, gone.wait(timeout: .now() + .milliseconds(milliseconds)) == .timedOut else { return }
        // Stopped, it would be there for ever.
        child.kill()
        _ = gone.wait(timeout: .now() + .milliseconds(min(milliseconds, 500)))
    }

    /// Starts a program and puts all open questions to it.
    private func start(_ state: inout State) {
        if let end = state.restsUntil, end > .now { return fail(&state, state.lastEnd.reason) }
        let child: FeedChild
        do throws(FeedChild.Refusal) {
            child = try FeedChild(path: path, log: log, limits: limits)
            // Before anything is sent: a program that nobody hears could not be told to end.
            try child.read { report in
                self.hear(report, from: child)
            } ended: { end in
                self.end(end)
            }
        } catch {
            return fail(&state, error.reason)
        }
        state.child = child
        state.isEnding = false
        if let recalled = memory?.recall() { state.start.record.merge(recalled) }
        child.send(.begin(state.start))
        for (number, question) in state.questions.sorted(by: { $0.key < $1.key }) {
            child.send(.ask(number, question.subject))
        }
    }

    private func hear(_ report: FeedReport, from child: FeedChild) {
        // This is the reader's own thread, which may wait for the disk.
        switch report {
        case .record(let record), .noted(let record): memory?.keep(record)
        case .claim(let host): claim(host, for: child)
        case .release(let host): state.withLock { $0.claims.removeValue(forKey: host) ?? nil }?()
        case .answer, .finished, .alive: break
        }
        state.withLock { state in
            switch report {
            case .answer(let number, let answer):
                state.questions[number]?.out.yield(answer)
            case .finished(let number):
                state.questions.removeValue(forKey: number)?.out.finish()
                if state.questions.isEmpty {
                    state.isEnding = true
                    state.child?.endInput()
                }
            case .noted(let changes):
                // Without it, the requests of a program that is killed would be forgotten, and put again at once.
                state.start.record.merge(changes)
            case .record(let record):
                state.start.record = record
            case .alive, .claim, .release:
                break
            }
        }
    }

    /// Claims a host for the child, on a thread of its own: another program may have it for long.
    private func claim(_ host: String, for child: FeedChild) {
        let isNew = state.withLock { state in
            guard state.claims[host] == nil, state.claims.count < FeedProcess.mostClaims else { return false }
            state.claims[host] = .some(nil)
            return true
        }
        guard isNew else { return }
        SerialThread().run {
            var release: @Sendable () -> Void = {}
            if let memory = self.memory { release = memory.claim(host) }
            // The holder before has saved its notes: it lets go only after that.
            let record = self.memory?.recall().about(host: host) ?? FeedRecord()
            let isOurs = self.state.withLock { state in
                guard state.child === child else { return false }
                state.claims[host] = release
                child.send(.claimed(host, record))
                return true
            }
            if !isOurs { release() }
        }
    }

    /// The child is gone. After a fault, its questions are answered with that; others go to a new one.
    private func end(_ end: FeedChild.End) {
        note(end)
        let claims = state.withLock { state in
            defer { state.claims = [:] }
            state.child = nil
            let end = state.isReplaced ? .well : end
            state.isReplaced = false
            state.lastEnd = end
            if state.isFinished {
                gone.signal()
            } else if end == .well {
                state.faults = 0
                if !state.questions.isEmpty { start(&state) }
            } else {
                state.faults += 1
                if state.faults > 1 {
                    let rest = FeedProcess.rest * (1 << min(state.faults - 2, 16))
                    state.restsUntil = .now + min(rest, FeedProcess.longestRest)
                }
                fail(&state, end.reason)
            }
            return state.claims.values.compactMap { $0 }
        }
        for release in claims { release() }
    }

    /// Puts down, before anybody is told, that a child had to be killed. What was on its way when one died by itself is told by
    /// its host's record.
    private func note(_ end: FeedChild.End) {
        guard end == .silent || end == .flooding else { return }
        FeedLog(path: log).add(end.reason.rawValue)
        memory?.keep(state.withLock { record(of: end, $0) })
    }

    /// That the feeds asked first have failed with the program, for `fxterm doctor`.
    private func record(of end: FeedChild.End, _ state: State) -> FeedRecord {
        var record = FeedRecord()
        for question in state.questions.values {
            guard let source = state.start.feeds(of: question.subject.list).first else { continue }
            var feed = FeedRecord.Feed(host: nil)
            feed.failedAt = FeedProcess.uptime
            feed.failingSince = feed.failedAt
            feed.cause = .unreachable(.known(end.reason))
            record.feeds[FeedRecord.key(source)] = feed
        }
        return record
    }

    private static var uptime: Uptime {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Uptime(.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }

    private func fail(_ state: inout State, _ reason: FeedFailure.Known) {
        for question in state.questions.values {
            let source = state.start.feeds(of: question.subject.list).first?.kind ?? .program
            let failure = FeedFailure(source: source, cause: .unreachable(.known(reason)))
            question.out.yield(.failed(failure, symbol: nil))
            question.out.finish()
        }
        state.questions = [:]
    }
}

extension FeedChild.End {
    /// What is told of it.
    fileprivate var reason: FeedFailure.Known {
        switch self {
        case .well, .stopped: .feedsStopped
        case .silent: .feedsSilent
        case .flooding: .feedsFlooded
        }
    }
}

extension FeedChild.Refusal {
    /// What is told of it.
    fileprivate var reason: FeedFailure.Known {
        switch self {
        case .missing: .feedsMissing
        case .unfit: .feedsUnfit
        case .noDescriptors: .noDescriptors
        case .noRoom: .feedsNoRoom
        }
    }
}

extension FeedRecord {
    /// The record of one host and its feeds.
    fileprivate func about(host: String) -> FeedRecord {
        var record = FeedRecord()
        record.hosts[host] = hosts[host]
        record.feeds = feeds.filter { $0.value.host == host }
        return record
    }
}
