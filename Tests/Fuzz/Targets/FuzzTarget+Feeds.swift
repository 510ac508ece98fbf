import Arrangement
import Board
import CivilTime
import Foundation
import Literals
import Market
import Screens
import TUI

@testable import Feeds

extension FuzzTarget {
    static let rates = FuzzTarget(name: "rates") { bytes in
        for provider in Providers.rates {
            guard let decoded = try? provider.rates(in: bytes) else { continue }
            see([.rates(decoded.figures)], to: .rates)
        }
        let codes: [CurrencyCode] = ["JPY", "TWD", "EUR"]
        for provider in Providers.history {
            _ = provider.refused(of: codes, in: bytes)
            guard let decoded = try? provider.pastRates(of: codes, in: bytes) else { continue }
            let closes = decoded.figures.map { ($0.code, $0.closes) }
            see(
                [.pastRates(Dictionary(closes) { $1 }, source: "frankfurter")],
                to: .pastRates(codes, since: Day(number: 20_000)))
        }
    }

    static let yahoo = FuzzTarget(name: "yahoo") { bytes in
        for symbols in [["2330.TW"], ["AAPL", "2330.TW"]] as [[Symbol]] {
            guard let decoded = try? Yahoo().quotes(of: symbols, in: bytes) else { continue }
            see([.quotes(decoded.figures)], to: .quotes(symbols))
        }
        _ = try? YahooChart(bytes).shortQuote(of: "2330.TW")
        if let past = try? YahooPast().past(of: "TWD", in: bytes, today: Day(number: 20_700)) {
            see(
                [.pastRates([past.code: past.closes], source: "yahoo")],
                to: .pastRates(["TWD"], since: Day(number: 20_000)))
        }
        for interval in [BarInterval.fiveMinutes, .day] {
            _ = try? Yahoo().bars(BarSeries.Key("2330.TW", interval), in: bytes)
        }
        if let headlines = try? YahooHeadlines().figures(of: "2330.TW", in: bytes) {
            see([.headlines(headlines, of: "2330.TW")], to: .headlines("2330.TW"))
        }
        if let found = try? YahooSearch().found(in: bytes) {
            see([.found(found, for: "a")], to: .search("a"))
        }
    }

    static let taiwan = FuzzTarget(name: "taiwan") { bytes in
        quotes(in: bytes, of: [Twse(), TwseDay()])
    }

    static let dash = FuzzTarget(name: "dash") { bytes in
        quotes(in: bytes, of: [Dash()])
    }

    /// The first line has paths, formats of times, addresses and descriptions; the rest is an answer.
    static let described = FuzzTarget(name: "described") { bytes in
        let head = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
        let body = Array(bytes.drop { $0 != 10 }.dropFirst())
        _ = try? TimeFormat(head).stamp(String(decoding: body.prefix(60), as: UTF8.self))
        _ = try? FeedTemplate(head)
        let path = (try? JSONPath(head)) != nil ? head : "$"
        let fields = ["symbol", "price", "time", "currency", "label", "previousClose", "line"]
        for symbol in ["$.symbol", "~", path] {
            var facts = [
                JSONFeed.Fact(key: "name", values: ["x"], place: "a:1"),
                JSONFeed.Fact(key: "serves", values: ["stocks"], place: "a:1"),
                JSONFeed.Fact(key: "url", values: ["https://a.test/{symbols}"], place: "a:1"),
                JSONFeed.Fact(key: "rows", values: [path], place: "a:1"),
            ]
            facts += fields.map { field in
                .init(key: field, values: [field == "symbol" ? symbol : "$.\(field)", path], place: "a:1")
            }
            guard let feed = try? JSONFeed(facts) else { continue }
            guard JSONFeed(line: feed.line) == feed else { fatalError("the store loses \(head)") }
            quotes(in: body, of: [JSONFeedProvider(feed)])
        }
    }

    /// A path, a format of time or an address from the first line, tried on the second; and a description of
    /// all lines `key=value`.
    static let descriptions = FuzzTarget(name: "descriptions") { bytes in
        let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        let (first, second) = (lines.first ?? "", lines.dropFirst().first ?? "")
        _ = try? TimeFormat(first).stamp(second)
        _ = try? FeedTemplate(first)
        if let path = try? JSONPath(first), let root = try? JSON(Array(second.utf8)) {
            _ = path.values(in: root)
        }
        let facts = lines.compactMap { line -> JSONFeed.Fact? in
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.count == 2 ? JSONFeed.Fact(key: parts[0], values: [parts[1]], place: "a:1") : nil
        }
        guard let feed = try? JSONFeed(facts) else { return }
        guard JSONFeed(line: feed.line) == feed else { fatalError("the store loses \(facts)") }
    }

    private static func quotes(in bytes: [UInt8], of providers: [any StockProvider]) {
        let symbols: [Symbol] = ["2330.TW", "6488.TWO"]
        for provider in providers {
            guard let decoded = try? provider.quotes(of: symbols, in: bytes) else { continue }
            see([.quotes(decoded.figures)], to: .quotes(symbols))
        }
    }

    static func see(_ answers: [FeedAnswer], to subject: FeedSubject) {
        var model = Model(arrangement: .first, now: Sample.asOf, here: .utc)
        for answer in answers {
            _ = hear(&model, answer, to: subject, at: Sample.asOf)
        }
        look(at: &model)
    }

    static func look(at model: inout Model) {
        let size = Size(width: 120, height: 40)
        expectClean(view(model, size))
        for panel in [Panel.rates, .stocks] {
            _ = model.update(.focus(panel))
            _ = model.update(.open)
            expectClean(view(model, size))
            _ = model.update(.cancel)
        }
        _ = model.update(.tick(Sample.asOf + 86_400, here: .utc))
        expectClean(view(model, Size(width: 60, height: 20)))
    }

    /// Crashes if a frame has control characters or misleading ones.
    private static func expectClean(_ frame: Frame<Target>) {
        for cell in frame.canvas.cells {
            for value in [cell.glyph.base, cell.glyph.marks.0, cell.glyph.marks.1] where value >= 0x7F {
                guard let scalar = Unicode.Scalar(value) else { continue }
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    fatalError("U+\(String(value, radix: 16)) in a frame")
                default: break
                }
            }
        }
    }
}
