import CivilTime
import Glibc
import Market

/// Coinbase: the last days of a coin, one coin a request: `{"candles": [{"start": "1712192400", "low": "66055.14", …}]}`, the
/// newest first and not finished.
struct Coinbase: StockProvider {
    let kind = FeedID.coinbase
    /// Ten requests a second are borne; one in a second harms nobody.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(15))
    let asksOneByOne = true
    /// The present, which the answer does not tell.
    var now: @Sendable () -> Instant = { Instant(time(nil)) }

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        // Whole days: the question stays the same until tomorrow, as its floor needs.
        let midnight = now().seconds / 86_400 * 86_400
        let span = "start=\(midnight - (Coin.mostCloses - 1) * 86_400)&end=\(midnight + 86_400)"
        return symbols.compactMap { symbol in
            Coin(symbol).flatMap { coin in
                let product = "\(coin.base)-\(coin.currency)"
                return base.below(
                    "/api/v3/brokerage/market/products/\(product)/candles?granularity=ONE_DAY&\(span)")
            }.map { Question(address: .web($0), symbols: [symbol]) }
        }
    }

    func cause(ofStatus status: Int) -> FeedFailure.Cause {
        status == 404 ? .unknownSymbol : .status(status)
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let bars = try Self.bars(in: body)
        guard let symbol = symbols.first, let coin = Coin(symbol) else { return Decoded(figures: []) }
        guard let quote = coin.quote(of: symbol, bars.figures, source: kind, now: now()) else {
            throw .malformed("no candles in it")
        }
        return Decoded(figures: [quote], dropped: bars.dropped)
    }

    /// The bars of a body, oldest first.
    static func bars(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Bar> {
        let answer = try JSON.object(body)
        guard let candles = answer["candles"]?.elements else {
            let error = answer["errors"]?.elements?.head?["id"] ?? answer["error"]
            if error?.text == "rate_limit_exceeded" { throw .tooManyRequests(retryAfter: 60) }
            throw .malformed(.said(error?.line() ?? "no candles in it"))
        }
        return Decoded(
            bars: candles.map { candle in
                guard let start = candle["start"]?.decimal.flatMap({ Instant(epoch: $0) }),
                    let open = candle["open"]?.decimal, let high = candle["high"]?.decimal,
                    let low = candle["low"]?.decimal, let close = candle["close"]?.decimal, low > 0
                else { return nil }
                return Bar(
                    start: start, open: open, high: high, low: low, close: close,
                    volume: candle["volume"]?.decimal)
            })
    }
}
