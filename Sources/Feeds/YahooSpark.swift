import Foundation
import Market

/// The body of many stocks' lines, as Yahoo sends it: prices and the last days in short, without a close of any day.
///
/// There are two shapes. The one that is asked for has a chart a stock,
/// `{"spark": {"result": [{"symbol": "AAPL", "response": [{"meta": {…}, "timestamp": […], …}]}]}}`; the other has bare lists,
/// `{"AAPL": {"timestamp": […], "close": […], "dataGranularity": 300}}`. Stocks that Yahoo does not know are not in it.
struct YahooSpark {
    private let lines: [Line?]

    /// Reads a body.
    ///
    /// - Throws: `.tooManyRequests` or `.malformed`, by what it says instead of figures.
    init(_ body: Data) throws(FeedFailure.Cause) {
        try YahooAnswer.checkForRefusal(body)
        let answer = try decodeBody(Answer.self, from: body)
        guard let lines = answer.lines else {
            throw .malformed(.said(answer.error?.description ?? answer.error?.code ?? "no stocks in it"))
        }
        self.lines = lines
    }

    /// The quotes of `symbols`, each under the name it was asked by, of those that have a price.
    func quotes(of symbols: [Symbol]) -> Decoded<Quote> {
        var decoded = Decoded<Quote>(figures: [])
        var wanted = Dictionary(symbols.map { ($0.text.uppercased(), $0) }) { first, _ in first }
        for line in lines {
            guard let line, let chart = line.chart else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = wanted.removeValue(forKey: line.symbol.uppercased()),
                let quote = try? YahooChart(chart).shortQuote(of: symbol), quote.price != nil
            else { continue }
            decoded.figures.append(quote)
        }
        return decoded
    }

    private struct Line: Decodable {
        let symbol: String
        let chart: YahooAnswer.Chart?

        private enum Key: CodingKey { case symbol, response }

        init(symbol: String, chart: YahooAnswer.Chart?) {
            (self.symbol, self.chart) = (symbol, chart)
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            symbol = try fields.decode(String.self, forKey: .symbol)
            chart = fields.lenient(.response, as: LenientList<YahooAnswer.Chart>.self)?.values.first ?? nil
        }
    }

    private struct Answer: Decodable {
        let lines: [Line?]?
        let error: YahooAnswer.Complaint?
        /// Far more stocks than are asked for at once.
        private static let most = 1000

        private enum Key: String { case spark, finance, result, error }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: TextKey.self)
            let envelope = [Key.spark, .finance].lazy.compactMap { key in
                try? fields.nestedContainer(keyedBy: TextKey.self, forKey: TextKey(key.rawValue))
            }.first
            if let envelope {
                error = envelope.lenient(TextKey(Key.error.rawValue))
                lines = envelope.lenient(TextKey(Key.result.rawValue), as: LenientList<Line>.self)?.values
                return
            }
            error = nil
            let keys = fields.allKeys
            guard !keys.isEmpty, keys.count <= Self.most else {
                lines = nil
                return
            }
            let bare = keys.map { key in
                Line(symbol: key.stringValue, chart: fields.lenient(key, as: Bare.self)?.chart)
            }
            // Any object at all would do otherwise.
            lines = bare.contains { $0.chart != nil } ? bare : nil
        }
    }

    /// A line of the other shape: a chart's lists without the chart around them.
    private struct Bare: Decodable {
        let chart: YahooAnswer.Chart

        private enum Key: CodingKey { case timestamp, close }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            chart = YahooAnswer.Chart(
                times: try fields.decode(LenientList<Double>.self, forKey: .timestamp).values,
                closes: try fields.decode(LenientList<Double>.self, forKey: .close).values)
        }
    }
}
