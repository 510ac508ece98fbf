import CivilTime
import Glibc
import Market

/// One coin's last days a request: `{"candles": [{"start": "1712192400", "low": "66055.14", …}]}`, the newest
/// first and not finished.
struct Coinbase: StockProvider {
    let kind = FeedID.coinbase
    /// The service accepts ten requests a second.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(15))
    let asksOneByOne = true
    /// The current time, for prices: answers have none.
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

extension Coinbase: BarProvider {
    /// The bars of a page, a few fewer than the service's limit, and the most requests for one question.
    private static let (page, mostPages) = (300, 12)

    func questions(
        aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress
    ) -> [BarQuestion] {
        guard case .web(let base) = address, let coin = Coin(key.symbol),
            let name = kind.reach(of: key.interval)?.name
        else { return [] }
        let path = "/api/v3/brokerage/market/products/\(coin.base)-\(coin.currency)/candles"
        let length = Self.page * key.interval.seconds
        var (questions, end): ([BarQuestion], Instant) = ([], span.upperBound)
        while end > span.lowerBound, questions.count < Self.mostPages {
            let start = max(span.lowerBound, end + -length)
            let query = "granularity=\(name)&start=\(start.seconds)&end=\(end.seconds)"
            guard let url = base.below("\(path)?\(query)") else { return [] }
            let question = Question(address: .web(url), symbols: [key.symbol])
            questions.append(BarQuestion(question: question, span: start..<end))
            end = start
        }
        return questions
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        ToldBars(
            bars: try Self.bars(in: body), kind: .coin, currency: Coin(key.symbol)?.currency, zone: "UTC")
    }
}

/// A coin in a currency, `BTC-USD` as Yahoo spells it. Services use the same letters for different coins:
/// Yahoo's `UNI-USD` is another coin than Kraken's. So only coins of a table count.
struct Coin: Hashable {
    let name: String
    let base: String
    let currency: String

    /// Coins by Yahoo's letters: those of the coin itself, and its name.
    private static let known: [Substring: (base: String, name: String)] = [
        "BTC": ("BTC", "Bitcoin"), "ETH": ("ETH", "Ethereum"), "XRP": ("XRP", "XRP"),
        "SOL": ("SOL", "Solana"), "ADA": ("ADA", "Cardano"), "DOGE": ("DOGE", "Dogecoin"),
        "LTC": ("LTC", "Litecoin"), "BCH": ("BCH", "Bitcoin Cash"), "DOT": ("DOT", "Polkadot"),
        "LINK": ("LINK", "Chainlink"), "AVAX": ("AVAX", "Avalanche"), "XLM": ("XLM", "Stellar"),
        "ETC": ("ETC", "Ethereum Classic"), "XMR": ("XMR", "Monero"), "ZEC": ("ZEC", "Zcash"),
        "ATOM": ("ATOM", "Cosmos"), "ALGO": ("ALGO", "Algorand"), "FIL": ("FIL", "Filecoin"),
        "XTZ": ("XTZ", "Tezos"), "AAVE": ("AAVE", "Aave"), "UNI7083": ("UNI", "Uniswap"),
    ]
    /// Currencies that both Kraken and Coinbase price coins in.
    private static let currencies: Set<Substring> = [
        "USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "BTC", "ETH",
    ]

    init?(_ symbol: Symbol) {
        let parts = symbol.text.uppercased().split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let coin = Coin.known[parts[0]], Coin.currencies.contains(parts[1]) else {
            return nil
        }
        (name, base, currency) = (coin.name, coin.base, String(parts[1]))
    }

    /// The last price has no time: it gets the last day's end, or now if earlier. `days`: oldest first.
    func quote(of symbol: Symbol, _ days: [Bar], source: FeedID, now: Instant) -> Quote? {
        let days = days.filter { $0.start.seconds.isMultiple(of: 86_400) }
        guard let last = days.last, last.start <= now else { return nil }
        return quote(
            of: symbol, price: last.close, time: min(now, last.start + 86_399), source: source,
            closes: days.suffix(Coin.mostCloses).map {
                DailyClose(day: Zone.utc.local($0.start).day, close: $0.close)
            })
    }

    func quote(
        of symbol: Symbol, price: Double, time: Instant, source: FeedID, closes: [DailyClose] = []
    ) -> Quote {
        Quote(
            symbol: symbol, name: name, currency: currency, kind: .coin, price: price, time: time,
            zone: "UTC",
            closes: closes, source: source)
    }

    static let mostCloses = 32
}
