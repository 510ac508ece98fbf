import CivilTime
import Market

/// Decides what to send to Kraken's stream and when to reconnect, and reads its messages; without a clock.
struct KrakenStream {
    enum Step: Hashable {
        case connect
        case send(String)
        case cut
        /// Nothing to do until a message comes or the moment has come.
        case wait(until: Uptime)
        /// Nothing to do until something is wanted.
        case rest
    }

    private enum Link {
        case down(until: Uptime?)
        case opening(since: Uptime)
        case up(since: Uptime)
    }

    private struct Wish {
        let symbol: Symbol
        let coin: Coin
        var until: Uptime
    }

    /// One second between two connections at first, up to five minutes.
    static let manners = Manners(backOff: .seconds(1), longestBackOff: .seconds(300))
    /// After so much silence, ping: the stream has a heartbeat a second.
    static let quiet = Duration.seconds(5)
    /// After so much silence it is gone.
    static let silence = Duration.seconds(10)
    /// From this duration on, a connection was a good one.
    private static let steady = Duration.seconds(30)

    private let manners: Manners
    private let luck: () -> Double
    private var link = Link.down(until: nil)
    /// Failed connections in a row.
    private var failures = 0
    private var wishes: [String: Wish] = [:]
    private var asked: Set<String> = []
    private var lastHeard = Uptime(.zero)
    private var lastPing = Uptime(.zero)
    /// The items whose prices this connection gives.
    private(set) var live: Set<Symbol> = []

    init(manners: Manners = KrakenStream.manners, luck: @escaping () -> Double = { .random(in: 0...1) }) {
        (self.manners, self.luck) = (manners, luck)
    }

    mutating func want(_ symbols: [Symbol: Uptime]) {
        for (symbol, until) in symbols {
            guard let coin = Coin(symbol) else { continue }
            wishes[coin.krakenPair, default: Wish(symbol: symbol, coin: coin, until: until)].until = until
        }
    }

    mutating func step(at now: Uptime) -> Step {
        wishes = wishes.filter { $0.value.until > now }
        let lapse = wishes.values.map(\.until).min()
        switch link {
        case .down(let until):
            guard let lapse else { return .rest }
            if let until, until > now { return .wait(until: min(until, lapse)) }
            link = .opening(since: now)
            return .connect
        case .opening(let since):
            guard let lapse else { return end() }
            if since + Self.silence <= now { return fail(at: now) }
            return .wait(until: min(since + Self.silence, lapse))
        case .up:
            guard let lapse else { return end() }
            if let text = subscription() { return .send(text) }
            if lastHeard + Self.silence <= now { return fail(at: now) }
            let ping = max(lastHeard, lastPing) + Self.quiet
            if ping <= now {
                lastPing = now
                return .send(#"{"method":"ping"}"#)
            }
            return .wait(until: min(ping, lastHeard + Self.silence, lapse))
        }
    }

    mutating func opened(at now: Uptime) {
        (link, lastHeard, lastPing) = (.up(since: now), now, now)
    }

    mutating func closed(at now: Uptime) {
        if case .up(let since) = link, since + Self.steady <= now { failures = 0 }
        failures += 1
        forget(until: now + manners.rest(after: failures) * (0.5 + luck() / 2))
    }

    /// Returns the prices in a message, as of `wall`; an invalid message is no sign of life.
    mutating func heard(_ message: [UInt8], at now: Uptime, _ wall: Instant) -> [Quote] {
        guard let message = KrakenMessage(message) else { return [] }
        lastHeard = now
        switch message {
        case .sign: return []
        case .refused(let pair):
            // It stays in `asked`, so that it is not requested again before the next connection.
            if let wish = wishes[pair] { live.remove(wish.symbol) }
            return []
        case .prices(let prices):
            return prices.compactMap { price in
                guard asked.contains(price.pair), let wish = wishes[price.pair] else { return nil }
                guard let last = price.last else {
                    // A placeholder says nothing of the last price.
                    live.remove(wish.symbol)
                    return nil
                }
                live.insert(wish.symbol)
                return wish.coin.quote(of: wish.symbol, price: last, time: wall, source: .kraken)
            }
        }
    }

    private mutating func subscription() -> String? {
        let gone = asked.subtracting(wishes.keys)
        if !gone.isEmpty {
            asked.subtract(gone)
            live.formIntersection(wishes.values.map(\.symbol))
            return Self.text("unsubscribe", gone)
        }
        let new = Set(wishes.keys).subtracting(asked)
        if new.isEmpty { return nil }
        asked.formUnion(new)
        return Self.text("subscribe", new)
    }

    private static func text(_ method: String, _ pairs: Set<String>) -> String {
        let list = pairs.sorted().map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"method":"\#(method)","params":{"channel":"ticker","symbol":[\#(list)]}}"#
    }

    private mutating func end() -> Step {
        forget(until: nil)
        return .cut
    }

    private mutating func fail(at now: Uptime) -> Step {
        closed(at: now)
        return .cut
    }

    private mutating func forget(until: Uptime?) {
        (link, asked, live) = (.down(until: until), [], [])
    }
}

extension Coin {
    /// Kraken's streams have BTC where its other answers have XBT.
    fileprivate var krakenPair: String { base + "/" + currency }
}

/// Version 2: `{"channel": "ticker", "type": "update", "data": [{"symbol": "BTC/USD", "last": 105899.4,
/// …}]}`. Figures are numbers.
enum KrakenMessage: Hashable {
    struct Price: Hashable {
        let pair: String
        let last: Double?
    }

    case prices([Price])
    case refused(String)
    /// Only a sign of life: a heartbeat, a status, an acknowledgement.
    case sign

    init?(_ body: [UInt8]) {
        guard let message = try? JSON.object(body) else { return nil }
        switch (message["channel"]?.text, message["method"]?.text) {
        case ("ticker", _):
            guard let data = message["data"]?.elements else { return nil }
            let prices = data.compactMap { entry in
                entry["symbol"]?.text.map { Price(pair: $0, last: entry["last"]?.positive) }
            }
            guard !prices.isEmpty else { return nil }
            self = .prices(prices)
        case ("heartbeat", _), ("status", _), (_, "pong"), (_, "unsubscribe"):
            self = .sign
        case (_, "subscribe"):
            if message["error"]?.text != nil, let pair = message["symbol"]?.text {
                self = .refused(pair)
            } else {
                self = .sign
            }
        default: return nil
        }
    }
}
