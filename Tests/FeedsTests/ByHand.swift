import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

enum ByHand {
    static func recorded(_ folder: String, _ beginning: String) throws -> [UInt8] {
        let bodies = try Recordings.bodies(in: folder)
        let url = bodies.first { $0.lastPathComponent.hasPrefix(beginning) }
        return Array(try Data(contentsOf: try #require(url, "\(folder)/\(beginning)")))
    }

    static func close(_ entry: (day: String, close: Double)?) throws -> DailyClose? {
        try entry.map { DailyClose(day: try #require(Day($0.day)), close: $0.close) }
    }

    static func chart(
        _ symbol: String, zone: String, currency: String = "USD", price: (Double, at: Int)?,
        bars: [(time: Int, close: Double?)]
    ) -> [UInt8] {
        let told = price.map { #", "regularMarketPrice": \#($0.0), "regularMarketTime": \#($0.at)"# } ?? ""
        let times = bars.map { "\($0.time)" }.joined(separator: ", ")
        let closes = bars.map { $0.close.map { "\($0)" } ?? "null" }.joined(separator: ", ")
        return Array(
            """
            {"chart": {"result": [{"meta": {"symbol": "\(symbol)", "currency": "\(currency)", "dataGranularity": "1d",
            "exchangeTimezoneName": "\(zone)"\(told)}, "timestamp": [\(times)],
            "indicators": {"quote": [{"close": [\(closes)]}]}}], "error": null}}
            """.utf8)
    }

    /// Taiwan's month as Yahoo would send it: days such as `115/07/01` (1912 is year 1), closes in column 7.
    static func chart(ofTaiwansMonth body: [UInt8]) throws -> [UInt8] {
        struct Month: Decodable { let data: [[String]] }
        let bars = try JSONDecoder().decode(Month.self, from: Data(body)).data.map { row in
            let parts = row[0].split(separator: "/").compactMap { Int($0) }
            try #require(parts.count == 3)
            let day = try #require(Day(year: parts[0] + 1911, month: parts[1], day: parts[2]))
            // 09:00 in Taipei is 01:00 UTC.
            return (day.number * 86_400 + 3600, Double(row[6].filter { $0 != "," }))
        }
        return chart("2330.TW", zone: "Asia/Taipei", currency: "TWD", price: nil, bars: bars)
    }

    static func row(_ quotes: [Quote], _ baseline: Baseline) -> StockFigure? {
        guard let symbol = quotes.last?.symbol, let now = quotes.last?.time else { return nil }
        let arrangement = Arrangement(rates: [], clocks: [], stocks: [symbol.text], baseline: baseline)
        var model = Model(arrangement: arrangement, now: now, here: .utc)
        for quote in quotes {
            _ = hear(&model, .quotes([quote]), to: .quotes([symbol]), at: now)
        }
        return model.figures.stocks[symbol]
    }

    static func card(
        _ code: CurrencyCode, against base: CurrencyCode = .usd, _ baseline: Baseline,
        after answers: [FeedAnswer],
        at now: Instant
    ) -> RateFigure? {
        let arrangement = Arrangement(
            rates: [code.text], clocks: [], stocks: [], base: base, baseline: baseline)
        var model = Model(arrangement: arrangement, now: now, here: .utc)
        for answer in answers { _ = hear(&model, answer, to: .rates, at: now) }
        return model.figures.rates[RateID(code)]
    }
}
