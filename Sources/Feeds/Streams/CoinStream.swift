import CivilTime
import Glibc
package import Market
import Threads

/// Streams coin prices from the settings' Kraken. Connects while something is wanted, on a thread that exists
/// as long; delivers at most four prices a second of an item, and none while earlier ones are being handled.
package final class CoinStream: Sendable {
    package typealias Hear = @Sendable ([Quote]) async -> Void

    private struct State {
        var wishes: [Symbol: Uptime] = [:]
        var live: Set<Symbol> = []
        var isAtWork = false
        var isDelivering = false
        var isStopped = false
        var wake: (@Sendable () -> Void)?
    }

    private let address: StreamAddress
    private let agent: String
    private let hear: Hear
    private let thread = SerialThread()
    /// Delivers prices: the other thread goes on listening.
    private let courier = SerialThread()
    private let state = Guarded(State())

    /// Nil without a stream. A feed before Kraken that knows coins is preferred, and has no stream.
    package init?(_ stocks: [FeedSource], userAgent: String, hear: @escaping Hear) {
        let first = stocks.first { feed in
            let knowsCoins = feed.json.flatMap { json in Symbol("BTC-USD").map(json.serves) }
            return knowsCoins ?? [.kraken, .yahoo, .coinbase, .dash].contains(feed.kind)
        }
        guard let address = first.flatMap({ StreamAddress($0) }), address.proxy != nil else { return nil }
        (self.address, self.hear) = (address, hear)
        agent = first?.agent ?? userAgent
    }

    package func want(_ symbols: some Sequence<Symbol>, until moment: Uptime) {
        let coins = symbols.filter { Coin($0) != nil }
        if coins.isEmpty { return }
        let mustStart = state.withLock { state in
            for coin in coins { state.wishes[coin] = moment }
            state.wake?()
            defer { state.isAtWork = true }
            return !state.isAtWork && !state.isStopped
        }
        if mustStart { thread.run { self.work() } }
    }

    package func isLive(_ symbol: Symbol) -> Bool { state.withLock { $0.live.contains(symbol) } }

    package func stop() {
        state.withLock { state in
            state.isStopped = true
            state.wake?()
        }
    }

    private func work() {
        let socket = WebSocket(address, as: agent)
        defer { socket.close() }
        let manners = address.isLoopback ? KrakenStream.manners.onLoopback : KrakenStream.manners
        var (stream, conflation) = (KrakenStream(manners: manners), Conflation())
        while true {
            let now = Uptime(Timekeeper.uptime)
            let (wishes, mayDeliver, isStopped) = look(stream.live)
            if isStopped { return end() }
            stream.want(wishes)
            if mayDeliver { deliver(conflation.take(at: now)) }
            var until = mayDeliver ? conflation.due(at: now) : nil
            switch stream.step(at: now) {
            case .connect:
                socket.connect()
                state.withLock { $0.wake = socket.waker }
                continue
            case .send(let text):
                socket.send(text)
                continue
            case .cut:
                socket.cut()
                continue
            case .wait(let moment): until = min(until ?? moment, moment)
            case .rest where conflation.due(at: now) == nil:
                if mayEnd() { return }
                continue
            case .rest: break
            }
            hearEvents(of: socket, within: until.map { $0 - now } ?? .seconds(1), &stream, &conflation)
        }
    }

    private func hearEvents(
        of socket: WebSocket, within wait: Duration, _ stream: inout KrakenStream,
        _ conflation: inout Conflation
    ) {
        let events = socket.events(within: wait)
        let (now, wall) = (Uptime(Timekeeper.uptime), Instant(time(nil)))
        for event in events {
            switch event {
            case .opened: stream.opened(at: now)
            case .message(let message): conflation.add(stream.heard(message, at: now, wall))
            case .closed: stream.closed(at: now)
            }
        }
    }

    private func look(_ live: Set<Symbol>) -> (wishes: [Symbol: Uptime], mayDeliver: Bool, isStopped: Bool) {
        state.withLock { state in
            state.live = live
            defer { state.wishes = [:] }
            return (state.wishes, !state.isDelivering, state.isStopped)
        }
    }

    private func deliver(_ prices: [Quote]) {
        if prices.isEmpty { return }
        state.withLock { $0.isDelivering = true }
        Task(executorPreference: courier) { [self] in
            await hear(prices)
            state.withLock { state in
                state.isDelivering = false
                state.wake?()
            }
        }
    }

    private func mayEnd() -> Bool {
        state.withLock { state in
            if !state.wishes.isEmpty { return false }
            (state.isAtWork, state.wake, state.live) = (false, nil, [])
            return true
        }
    }

    private func end() {
        state.withLock { state in (state.isAtWork, state.wake, state.live) = (false, nil, []) }
    }
}

/// Keeps each item's last price, at most four times a second. The first price after a pause does not wait,
/// and the last one always comes.
struct Conflation {
    static let pause = Duration.milliseconds(250)

    private var waiting: [Symbol: Quote] = [:]
    private var next: Uptime?

    mutating func add(_ quotes: [Quote]) {
        for quote in quotes { waiting[quote.symbol] = quote }
    }

    /// Nil while no prices wait.
    func due(at now: Uptime) -> Uptime? { waiting.isEmpty ? nil : max(next ?? now, now) }

    mutating func take(at now: Uptime) -> [Quote] {
        guard let due = due(at: now), due <= now else { return [] }
        defer { (waiting, next) = ([:], now + Self.pause) }
        return Array(waiting.values)
    }
}
