import Market

/// A message of Kraken's stream (version 2): `{"channel": "ticker", "type": "update", "data": [{"symbol": "BTC/USD", "last": 105899.4, …}]}`.
///
/// Figures are numbers there, and bitcoin is BTC.
enum KrakenMessage: Hashable {
    /// The last price of a pair; nil where what stands there is none.
    struct Price: Hashable {
        let pair: String
        let last: Double?
    }

    case prices([Price])
    /// A pair that the stream does not have.
    case refused(String)
    /// It says no more than that the stream is alive: a heartbeat, its status, that a wish was heard.
    case sign

    /// Reads a message; nil for what is none.
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
