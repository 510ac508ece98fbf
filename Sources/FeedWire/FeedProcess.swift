private import Dispatch
private import Glibc
public import Market
private import Threads
internal import Words

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
        /// Whether nobody waits for answers any more.
        var isFinished = false
    }

    private let path: String
    private let log: String
    private let memory: (any FeedMemory)?
    private let state: Guarded<State>
    /// Signalled when a child is gone after `finish`.
    private let gone = DispatchSemaphore(value: 0)

    /// Makes a desk that starts no program before the first question.
    ///
    /// - Parameters:
    ///   - path: the feeds' program.
    ///   - log: the file that what it has to say is appended to.
    ///   - memory: where the record is kept, and shared with other programs; nil keeps it here alone.
    public init(path: String, start: FeedStart, log: String, memory: (any FeedMemory)? = nil) {
        self.path = path
        self.log = log
        self.memory = memory
        state = Guarded(State(start: start))
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
    /// - Parameter milliseconds: how long to wait for a program that does not answer.
    public func finish(within milliseconds: Int = 500) {
        let isOpen = state.withLock { state in
            state.isEnding = true
            state.isFinished = true
            state.child?.endInput()
            return state.child != nil
        }
        if isOpen { _ = gone.wait(timeout: .now() + .milliseconds(milliseconds)) }
    }

    /// Starts a program and puts all open questions to it.
    private func start(_ state: inout State) {
        guard let child = FeedChild(path: path, log: log) else {
            fail(&state, .feedsMissing)
            return
        }
        state.child = child
        state.isEnding = false
        if let recalled = memory?.recall() { state.start.record.merge(recalled) }
        child.send(.begin(state.start))
        for (number, question) in state.questions.sorted(by: { $0.key < $1.key }) {
            child.send(.ask(number, question.subject))
        }
        child.read { report in
            self.hear(report)
        } ended: { isWell in
            self.end(isWell)
        }
    }

    private func hear(_ report: FeedReport) {
        // This is the reader's own thread, which may wait for the disk.
        switch report {
        case .record(let record), .noted(let record): memory?.keep(record)
        case .answer, .finished: break
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
            }
        }
    }

    /// The child is gone. After a fault, its questions are answered with that; others go to a new one.
    private func end(_ isWell: Bool) {
        state.withLock { state in
            state.child = nil
            if state.isFinished {
                gone.signal()
                return
            }
            if !isWell { fail(&state, .feedsStopped) }
            if !state.questions.isEmpty { start(&state) }
        }
    }

    private func fail(_ state: inout State, _ reason: Phrase) {
        for question in state.questions.values {
            let feeds =
                switch question.subject {
                case .rates: state.start.rates
                case .quotes, .search: state.start.stocks
                case .pastRates: state.start.history
                }
            let failure = FeedFailure(
                source: feeds.first?.kind ?? "feeds", cause: .unreachable(Words.english[reason]))
            question.out.yield(.failed(failure, symbol: nil))
            question.out.finish()
        }
        state.questions = [:]
    }
}
