import CivilTime
import Market
import Threads

/// One request on its way; it ends exactly once: by its answer, an error, a limit or the clock.
final class Transfer: Sendable {
    /// What came of it.
    enum Reply: Hashable, Sendable {
        case answer(HTTPAnswer)
        case redirect(WebAddress)
    }
    typealias Outcome = Result<Reply, FeedFailure.Cause>

    private struct State {
        var body: [UInt8] = []
        var lastSign = ContinuousClock.now
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let limits: HTTPLimits
    private let last: ContinuousClock.Instant
    private let state = Guarded(State())

    /// - Parameter last: when it ends in any case.
    init(limits: HTTPLimits, until last: ContinuousClock.Instant) {
        (self.limits, self.last) = (limits, last)
    }

    /// The body so far.
    var body: [UInt8] { state.withLock { $0.body } }

    /// Whether it has ended.
    var isOver: Bool { state.withLock { $0.outcome != nil } }

    /// Waits for the end.
    func outcome() async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state in
                if state.outcome == nil { state.waiter = waiter }
                return state.outcome
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }

    /// Ends it, unless it has ended already.
    func end(_ outcome: Outcome) {
        let waiter = state.withLock { state in
            if state.outcome != nil { return nil as CheckedContinuation<Outcome, Never>? }
            state.outcome = outcome
            state.body = []
            return state.waiter.take()
        }
        waiter?.resume(returning: outcome)
    }

    /// Takes in a piece of the body; false if nobody wants more of it.
    func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
        let (isOver, isTooLarge) = state.withLock { state in
            guard state.outcome == nil else { return (true, false) }
            if state.body.count + piece.count > limits.body { return (true, true) }
            state.body.append(contentsOf: piece)
            state.lastSign = .now
            return (false, false)
        }
        if isTooLarge { end(.failure(.tooLarge(limit: limits.body))) }
        return !isOver
    }

    /// When it is to end if nothing more comes: after the silence that is allowed, and at the last moment in any case.
    var due: ContinuousClock.Instant { min(state.withLock { $0.lastSign } + limits.idle, last) }
}
