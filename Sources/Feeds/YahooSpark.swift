import Market

/// The body of many stocks' lines, as Yahoo sends it: prices and the last days in short, without a close of any day.
///
/// There are two shapes. The one that is asked for has a chart a stock,
/// `{"spark": {"result": [{"symbol": "AAPL", "response": [{"meta": {…}, "timestamp": […], …}]}]}}`; the other has bare lists,
/// `{"AAPL": {"timestamp": […], "close": […], "dataGranularity": 300}}`. Stocks that Yahoo does not know are not in it.
struct YahooSpark {
    /// A stock's symbol and its chart; nil for what is neither.
    private typealias Line = (symbol: String, chart: YahooAnswer.Chart)?
    private let lines: [Line]
    /// Far more stocks than are asked for at once.
    private static let most = 1000

    /// Reads a body.
    ///
    /// - Throws: `.tooManyRequests` or `.malformed`, by what it says instead of figures.
    init(_ body: [UInt8]) throws(FeedFailure.Cause) {
        let answer = try YahooAnswer.read(body)
        let envelope = answer["spark"]?.object ?? answer["finance"]?.object
        guard let lines = envelope.map({ Self.lines(of: $0) }) ?? Self.bareLines(of: answer) else {
            throw .malformed(.said(YahooAnswer.complaint(in: envelope) ?? "no stocks in it"))
        }
        self.lines = lines
    }

    /// The quotes of `symbols`, each under the name it was asked by, of those that have a price.
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

    /// The lines of the other shape: a chart's lists without the chart around them.
    private static func bareLines(of answer: JSON) -> [Line]? {
        guard let members = answer.members, members.count <= most else { return nil }
        let lines = members.map { symbol, lists -> Line in
            guard let times = lists["timestamp"], let closes = lists["close"], times.elements != nil,
                closes.elements != nil
            else { return nil }
            return (symbol, YahooAnswer.Chart(times, closes))
        }
        // Any object at all would do otherwise.
        return lines.contains { $0 != nil } ? lines : nil
    }
}
