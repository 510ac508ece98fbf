import CivilTime
import Market

/// One stock a request in full, with the last price and a month of closes; or several in short, with the last
/// price and the day's line.
struct Yahoo: StockProvider {
    let kind = FeedID.yahoo
    /// Measured by others: it refuses after eight to forty quick calls.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(60))
    let asksOneByOne = true
    /// The most stocks of a short request; Yahoo has answered up to twenty.
    static let batch = 15

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return symbols.compactMap { symbol in
            Self.chart(of: symbol, at: base).map { Question(address: .web($0), symbols: [symbol]) }
        }
    }

    func questions(
        about symbols: [Symbol], inShort short: [Symbol], to address: FeedAddress
    ) -> [Question] {
        guard case .web(let base) = address else { return [] }
        let batches = batches(of: short, by: Self.batch, to: address) { Self.spark(of: $0, at: base) }
        return questions(about: symbols, to: address) + batches
    }

    func cause(ofStatus status: Int) -> FeedFailure.Cause {
        status == 404 ? .unknownSymbol : .status(status)
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        guard let symbol = symbols.first else { return Decoded(figures: []) }
        guard symbols.count == 1 else { return try YahooSpark(body).quotes(of: symbols) }
        return Decoded(figures: [try YahooChart(body).quote(of: symbol)])
    }

    /// Has d1, d5 and a month's line in one request.
    static func chart(of symbol: Symbol, at base: WebAddress) -> WebAddress? {
        base.below("/v8/finance/chart/\(WebAddress.encoded(symbol.text))?range=1mo&interval=1d")
    }

    static func spark(of symbols: [Symbol], at base: WebAddress) -> WebAddress? {
        let list = symbols.map { WebAddress.encoded($0.text) }.joined(separator: ",")
        return base.below("/v7/finance/spark?symbols=\(list)&range=5d&interval=15m")
    }
}

extension Yahoo: BarProvider {
    func questions(
        aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress
    ) -> [BarQuestion] {
        guard case .web(let base) = address else { return [] }
        let times = "period1=\(span.lowerBound.seconds)&period2=\(span.upperBound.seconds)"
        let outside = key.interval.isIntraday ? "&includePrePost=true" : ""
        let path = "/v8/finance/chart/\(WebAddress.encoded(key.symbol.text))"
        return base.below("\(path)?\(times)&interval=\(key.interval.rawValue)\(outside)&events=div%7Csplit")
            .map {
                [BarQuestion(question: Question(address: .web($0), symbols: [key.symbol]), span: span)]
            } ?? []
    }

    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars {
        try YahooBars.told(key, in: body)
    }
}

/// Prices and last days of many stocks in short, without a close of any day. Two shapes: the usual one has a
/// chart a stock, `{"spark": {"result": [{"symbol": "AAPL", "response": [{"meta": {…}, "timestamp": […],
/// …}]}]}}`; the other bare lists, `{"AAPL": {"timestamp": […], "close": […], "dataGranularity": 300}}`.
/// Unknown stocks are missing.
struct YahooSpark {
    private typealias Line = (symbol: String, chart: YahooAnswer.Chart)?
    private let lines: [Line]
    private static let most = 1000

    /// Throws `.tooManyRequests` or `.malformed`.
    init(_ body: [UInt8]) throws(FeedFailure.Cause) {
        let answer = try YahooAnswer.read(body)
        let envelope = answer["spark"]?.object ?? answer["finance"]?.object
        guard let lines = envelope.map({ Self.lines(of: $0) }) ?? Self.bareLines(of: answer) else {
            throw .malformed(.said(YahooAnswer.complaint(in: envelope) ?? "no stocks in it"))
        }
        self.lines = lines
    }

    func quotes(of symbols: [Symbol]) -> Decoded<Quote> {
        var decoded = Decoded<Quote>(figures: [])
        var wanted = Dictionary(symbols.map { ($0.text.uppercased(), $0) }) { first, _ in first }
        for line in lines {
            guard let line else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = wanted.removeValue(forKey: line.symbol.uppercased()),
                let quote = try? YahooChart(line.chart).shortQuote(of: symbol), quote.price != nil
            else { continue }
            decoded.figures.append(quote)
        }
        return decoded
    }

    private static func lines(of envelope: JSON) -> [Line]? {
        envelope["result"]?.elements?.map { line in
            guard let symbol = line["symbol"]?.text,
                let first = line["response"]?.elements?.first(where: { _ in true }),
                let chart = YahooAnswer.Chart(first)
            else { return nil }
            return (symbol, chart)
        }
    }

    private static func bareLines(of answer: JSON) -> [Line]? {
        guard let members = answer.members, members.count <= most else { return nil }
        let lines = members.map { symbol, lists -> Line in
            guard let times = lists["timestamp"], let closes = lists["close"], times.elements != nil,
                closes.elements != nil
            else { return nil }
            return (symbol, YahooAnswer.Chart(times, closes))
        }
        return lines.contains { $0 != nil } ? lines : nil
    }
}
