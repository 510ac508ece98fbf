import CCurl
import Market
import Threads

/// libcurl on one thread, which sleeps while nothing comes and exists only during requests. Keeps nothing but
/// open connections between requests.
final class Network: Sendable {
    private struct State {
        var begun: [(Transfer, HTTPRequest)] = []
        var isAtWork = false
    }

    /// Runs once in a process, before any other call of the library.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private let thread = SerialThread()
    private let state = Guarded(State())
    /// All requests. Only the thread touches them, apart from waking it up.
    nonisolated(unsafe) private let requests: UnsafeMutableRawPointer?

    init() {
        requests = Network.isReady ? curl_multi_init() : nil
    }

    deinit {
        // The thread holds the network while it is at work.
        if let requests { curl_multi_cleanup(requests) }
    }

    func reply(
        to request: HTTPRequest, limits: HTTPLimits, until end: ContinuousClock.Instant
    ) async throws(FeedFailure.Cause) -> Transfer.Reply {
        let transfer = Transfer(limits: limits, until: end)
        let mustStart = state.withLock { state in
            state.begun.append((transfer, request))
            defer { state.isAtWork = true }
            return !state.isAtWork
        }
        if mustStart { thread.run { self.work() } } else { wake() }
        let outcome = await withTaskCancellationHandler {
            await transfer.outcome()
        } onCancel: {
            transfer.end(.failure(.timedOut))
            wake()
        }
        return try outcome.get()
    }

    private func wake() {
        if let requests { curl_multi_wakeup(requests) }
    }

    private func work() {
        var exchanges: [UnsafeMutableRawPointer: HTTPExchange] = [:]
        while let begun = nextRequests(unless: exchanges.isEmpty) {
            for (transfer, request) in begun where !transfer.isOver {
                guard let requests, let exchange = HTTPExchange(of: transfer, request),
                    curl_multi_add_handle(requests, exchange.handle) == CURLM_OK
                else {
                    transfer.end(.failure(.unreachable("libcurl has no memory left")))
                    continue
                }
                exchanges[exchange.handle] = exchange
            }
            carryOn(&exchanges)
        }
    }

    /// Requests that came meanwhile; nil if none did and the thread `isIdle`, which then counts as ended.
    private func nextRequests(unless isIdle: Bool) -> [(Transfer, HTTPRequest)]? {
        state.withLock { state in
            defer { state.begun = [] }
            state.isAtWork = !(isIdle && state.begun.isEmpty)
            return state.isAtWork ? state.begun : nil
        }
    }

    private func carryOn(_ exchanges: inout [UnsafeMutableRawPointer: HTTPExchange]) {
        var count: Int32 = 0
        curl_multi_perform(requests, &count)
        var outcome = CURLE_OK
        while let handle = fxterm_ended(requests, &outcome) {
            exchanges[handle]?.end(outcome)
            drop(handle, from: &exchanges)
        }
        var wait = Duration.seconds(3600)
        for (handle, exchange) in exchanges {
            let left = exchange.transfer.due - .now
            if left <= .zero { exchange.transfer.end(.failure(.timedOut)) }
            if exchange.transfer.isOver { drop(handle, from: &exchanges) } else { wait = min(wait, left) }
        }
        guard !exchanges.isEmpty else { return }
        // Rounded up, so that the time has come when the thread looks.
        curl_multi_poll(requests, nil, 0, Int32(wait / .milliseconds(1)) + 1, nil)
    }

    private func drop(
        _ handle: UnsafeMutableRawPointer, from exchanges: inout [UnsafeMutableRawPointer: HTTPExchange]
    ) {
        curl_multi_remove_handle(requests, handle)
        exchanges[handle] = nil
    }
}

/// A request on its way. Ends exactly once: by its answer, an error, a limit or the clock.
final class Transfer: Sendable {
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

    init(limits: HTTPLimits, until last: ContinuousClock.Instant) {
        (self.limits, self.last) = (limits, last)
    }

    var body: [UInt8] { state.withLock { $0.body } }

    var isOver: Bool { state.withLock { $0.outcome != nil } }

    func outcome() async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state in
                if state.outcome == nil { state.waiter = waiter }
                return state.outcome
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }

    func end(_ outcome: Outcome) {
        let waiter = state.withLock { state in
            if state.outcome != nil { return nil as CheckedContinuation<Outcome, Never>? }
            state.outcome = outcome
            state.body = []
            return state.waiter.take()
        }
        waiter?.resume(returning: outcome)
    }

    /// False if no more of the body is wanted.
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

    var due: ContinuousClock.Instant { min(state.withLock { $0.lastSign } + limits.idle, last) }
}
