import CivilTime
import Glibc
import Market

/// One coin's days in full, or the last prices of many in short: `{"error": [], "result": {"XXBTZUSD": …}}`,
/// with errors under status 200. Figures are texts.
struct Kraken: StockProvider {
    let kind = FeedID.kraken
    /// One request a second is well within its limits.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(15))
    let asksOneByOne = true
    private static let batch = 30
    var now: @Sendable () -> Instant = { Instant(time(nil)) }

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return symbols.compactMap { symbol in
            Coin(symbol).flatMap { base.below("/0/public/OHLC?pair=\(Self.pair($0))&interval=1440") }
                .map { Question(address: .web($0), symbols: [symbol]) }
        }
    }

    func questions(
        about symbols: [Symbol], inShort short: [Symbol], to address: FeedAddress
    ) -> [Question] {
        guard case .web(let base) = address else { return [] }
        let batches = batches(of: short, by: Self.batch, to: address) { batch in
            let pairs = batch.compactMap(Coin.init).map(Self.pair).joined(separator: ",")
            return base.below("/0/public/Ticker?pair=\(pairs)")
        }
        return questions(about: symbols, to: address) + batches
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        var decoded = Decoded<Quote>(figures: [])
        let pairs = try Self.pairs(in: body)
        for symbol in symbols {
            guard let coin = Coin(symbol) else { continue }
            let names = Self.names(of: coin)
            guard let pair = pairs.first(where: { names.contains($0.name) })?.value else { continue }
            decoded.add(
                pair.elements.map { rows in
                    coin.quote(of: symbol, rows.compactMap(\.krakenBar), source: kind, now: now())
                } ?? ticked(pair, coin, symbol))
        }
        return decoded
    }

    static func bars(of symbol: Symbol, in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Bar> {
        guard let names = Coin(symbol).map(names),
            let rows = try pairs(in: body).first(where: { names.contains($0.name) })?.value.elements
        else { throw .unknownSymbol }
        return Decoded(bars: rows.map(\.krakenBar))
    }

    /// A quote with only today's price: answers give no time, only the number of trades since 00:00 UTC.
    private func ticked(_ ticker: JSON, _ coin: Coin, _ symbol: Symbol) -> Quote? {
        guard let price = ticker["c"]?.elements?.head?.decimal?.ifPositive,
            let trades = ticker["t"]?.elements?.head?.number, trades > 0
        else { return nil }
        return coin.quote(of: symbol, price: price, time: now(), source: kind)
    }

    private static func pairs(in body: [UInt8]) throws(FeedFailure.Cause) -> [(name: String, value: JSON)] {
        let answer = try JSON.object(body)
        if let complaint = answer["error"]?.elements?.head?.line() {
            if complaint.hasPrefix("EQuery:Unknown asset pair") { throw .unknownSymbol }
            if complaint.hasPrefix("EAPI:Rate limit") || complaint.hasPrefix("EGeneral:Too many") {
                throw .tooManyRequests(retryAfter: 60)
            }
            throw .malformed(.said(complaint))
        }
        guard let pairs = answer["result"]?.members else { throw .malformed("no pairs in it") }
        return pairs
    }

    private static func letters(_ text: String) -> String {
        switch text {
        case "BTC": "XBT"
        case "DOGE": "XDG"
        default: text
        }
    }

    static func pair(_ coin: Coin) -> String { letters(coin.base) + letters(coin.currency) }

    /// The names under which a pair may come back: `XBTUSD`, `XXBTZUSD`, `XETHXXBT`. The oldest coins have an
    /// `X` before their letters, and the oldest currencies a `Z`.
    private static func names(of coin: Coin) -> Set<String> {
        let (base, currency) = (letters(coin.base), letters(coin.currency))
        return Set([base, "X" + base].flatMap { base in ["", "X", "Z"].map { base + $0 + currency } })
    }
}

extension JSON {
    fileprivate var krakenBar: Bar? {
        guard var rest = elements, let start = rest.next()?.instant, let open = rest.next()?.decimal,
            let high = rest.next()?.decimal, let low = rest.next()?.decimal, let close = rest.next()?.decimal
        else { return nil }
        _ = rest.next()
        return low > 0
            ? Bar(start: start, open: open, high: high, low: low, close: close, volume: rest.next()?.decimal)
            : nil
    }
}

extension JSON.Elements {
    var head: JSON? {
        var rest = self
        return rest.next()
    }
}

extension Kraken: BarProvider {
    func questions(
        aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress
    ) -> [BarQuestion] {
        guard case .web(let base) = address, let coin = Coin(key.symbol),
            let name = kind.reach(of: key.interval)?.name
        else { return [] }
        // Gives bars that begin after `since`, the newest 720 of them.
        let query = "pair=\(Self.pair(coin))&interval=\(name)&since=\(span.lowerBound.seconds - 1)"
        return base.below("/0/public/OHLC?\(query)").map {
            [BarQuestion(question: Question(address: .web($0), symbols: [key.symbol]), span: span)]
        } ?? []
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        ToldBars(
            bars: try Self.bars(of: key.symbol, in: body), kind: .coin,
            currency: Coin(key.symbol)?.currency, zone: "UTC")
    }
}
