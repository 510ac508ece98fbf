import Foundation
import Market
import Threads

/// One request on its way; it ends exactly once: by its answer, an error, a limit or the clock.
final class Transfer: Sendable {
    /// What came of it.
    enum Reply: Hashable, Sendable {
        case answer(HTTPAnswer)
        case redirect(URL)
    }
    typealias Outcome = Result<Reply, FeedFailure.Cause>

    private struct State {
        var body = Data()
        var lastSign = ContinuousClock.now
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let limit: Int
    private let state = Guarded(State())

    /// - Parameter limit: the largest body, in bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// The body so far.
    var body: Data { state.withLock { $0.body } }

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
            state.body = Data()
            return state.waiter.take()
        }
        waiter?.resume(returning: outcome)
    }

    /// Takes in a piece of the body.
    func receive(_ piece: Data) {
        let isTooLarge = state.withLock { state in
            guard state.outcome == nil else { return false }
            if state.body.count + piece.count > limit { return true }
            state.body.append(piece)
            state.lastSign = .now
            return false
        }
        if isTooLarge { end(.failure(.tooLarge(limit: limit))) }
    }

    /// When it is to end if nothing more comes: after so much silence, and at `end` in any case.
    func due(idle: Duration, until end: ContinuousClock.Instant) -> ContinuousClock.Instant {
        min(state.withLock { $0.lastSign } + idle, end)
    }
}
