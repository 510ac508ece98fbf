import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct OutageTests {
    private static let rter = FeedSource(kind: "rter", url: "https://rter.test/capi.php")
    private static let er = FeedSource(kind: "er-api", url: "https://er.test/v6/latest/USD")
    private static let yahoo = FeedSource(kind: "yahoo", url: "https://yahoo.test")
    private static let frankfurter = FeedSource(kind: "frankfurter", url: "https://frankfurter.test")

    private static func good(_ url: URL, _ time: Duration) -> String {
        let now = SimulatedBoard.moment(time)
        switch url.host {
        case "rter.test":
            let local = Zone.utc.local(now)
            let clock = "\(local.time.hoursAndMinutes):30"
            return """
                {"USDJPY": {"Exrate": 149.25, "UTC": "\(local.day) \(clock)"},
                "USDTWD": {"Exrate": 31.125, "UTC": "\(local.day) \(clock)"}}
                """
        case "er.test":
            return """
                {"result": "success", "time_last_update_unix": \(now.seconds - 3600),
                "rates": {"JPY": 149.5, "TWD": 31.25}}
                """
        case "frankfurter.test":
            let today = Zone.utc.local(now).day
            let rows = (1...40).map { today + -$0 }.filter { $0.weekday < 5 }.flatMap { day in
                [("JPY", 148.0), ("TWD", 31.0)].map { code, rate in
                    #"{"date": "\#(day)", "base": "USD", "quote": "\#(code)", "rate": \#(rate)}"#
                }
            }
            return "[\(rows.joined(separator: ","))]"
        default:
            return """
                {"chart": {"result": [{"meta": {"symbol": "AAPL", "currency": "USD", "regularMarketPrice": 222.5,
                "regularMarketTime": \(now.seconds - 5), "exchangeTimezoneName": "America/New_York",
                "dataGranularity": "1d"}, "timestamp": [\(now.seconds - 86_400)],
                "indicators": {"quote": [{"close": [220.0]}]}}], "error": null}}
                """
        }
    }

    enum Trouble: String, CaseIterable, CustomTestStringConvertible {
        case refused, refusedFor, broken, unavailable, reset, silent, page, half, empty

        var testDescription: String { rawValue }

        func reply(_ good: String) -> ScriptedTransport.Reply {
            switch self {
            case .refused: .status(429)
            case .refusedFor: .status(429, retryAfter: 700)
            case .broken: .status(500)
            case .unavailable: .status(503, retryAfter: 120)
            case .reset: .unreachable
            case .silent: .timeOut(after: .seconds(10))
            case .page: .body("<html><body>Sorry</body></html>")
            case .half: .body(String(good.prefix(good.count / 2)))
            case .empty: .body("")
            }
        }

        /// A refusal without a time pauses requests for 15 or 20 minutes, which double each time.
        var aftermath: Duration { self == .refused ? .seconds(2 * 3600) : .seconds(1800) }
    }

    private static func faults(_ text: String, wasGood: Bool) -> [String] {
        var faults: [String] = []
        for word in ["Rates", "Clocks", "Stocks", "JPY", "TWD", "AAPL", "Taipei"] where !text.contains(word) {
            faults.append("\(word) is missing")
        }
        let zeros = text.replacing(" 0 s ", with: " ").split { $0 == " " || $0 == "\n" || $0 == "│" }.filter {
            word in
            word.contains("0") && word.allSatisfy { "0.,+-−".contains($0) }
        }
        if !zeros.isEmpty { faults.append("a zero: \(zeros)") }
        if text.contains("nan") || text.contains("inf ") { faults.append("no number") }
        let header = text.prefix { $0 != "\n" }
        let words = ["live", "cached", "stale", "offline", "loading", "no answer", "no data", "SAMPLE"]
        if !words.contains(where: header.contains) { faults.append("no word of age") }
        for figure in ["149.2", "31.1", "222.50"] where wasGood && !text.contains(figure) {
            // The second feed has slightly different figures.
            let other = figure == "149.2" ? "149.5" : figure == "31.1" ? "31.25" : figure
            if !text.contains(other) { faults.append("\(figure) is gone") }
        }
        return faults
    }

    @Test(
        "The board never blanks, never shows 0 for unknown, says its age, keeps the pace and recovers by itself",
        arguments: [
            (.refused, 600), (.refusedFor, 600), (.unavailable, 600), (.broken, 600), (.reset, 600),
            (.silent, 600), (.page, 600), (.half, 600), (.empty, 600),
            // From the first second on: there are no earlier figures, only the sample.
            (.reset, 0),
        ] as [(Trouble, Int)])
    func outage(trouble: Trouble, begin: Int) async throws {
        let clock = LeapingClock()
        let (start, end) = (Duration.seconds(begin), Duration.seconds(begin + 3600))
        let transport = ScriptedTransport(clock) { url, time in
            let good = Self.good(url, time)
            return time >= start && time < end ? trouble.reply(good) : .body(good)
        }
        let desk = FeedClient(
            rates: [Self.rter, Self.er], stocks: [Self.yahoo], history: [Self.frankfurter], client: transport,
            clock: clock, custom: FeedClient.Custom(luck: { 0.5 }))
        var frames = 0
        var wasGood = false
        var wasSaid = false
        var last = ""
        var board = SimulatedBoard(desk, clock, known: begin == 0 ? .sample : Known()) { text, model, time in
            frames += 1
            wasGood = wasGood || text.contains("149.2") && text.contains("222.50")
            let header = text.prefix { $0 != "\n" }
            if time > start + .seconds(1800), time < end, !header.contains("● live") { wasSaid = true }
            if text == last { return }
            var faults = Self.faults(text, wasGood: wasGood)
            if begin == 0, time < end, !header.contains("SAMPLE DATA") {
                faults.append("the sample has no label")
            }
            if !faults.isEmpty { Issue.record("at \(time): \(faults)\n\(text)") }
            last = text
        }
        await board.run(until: end + trouble.aftermath)
        #expect(frames > 150)
        #expect(wasSaid, "half an hour into the outage the header still says live")

        #expect(last.contains("149.25") && last.contains("31.125") && last.contains("222.50"), "\(last)")
        #expect(last.prefix { $0 != "\n" }.contains("● live"), "\(last)")
        #expect(board.model.feeds.values.allSatisfy { $0.failure == nil })
        #expect(board.model.figures.rates["JPY"]?.source == "rter")

        #expect(transport.mostAtOnce == 1)
        check("rter.test", .rter, Rter().manners, transport)
        check("er.test", .erAPI, ERAPI().manners, transport)
        check("yahoo.test", .yahoo, Yahoo().manners, transport)
        check("frankfurter.test", .frankfurter, Frankfurter().manners, transport)
    }

    /// Checks docs/reference/feeds.md: the distance, the hour's budget, the floor after an answer, and no request
    /// before a pause is over.
    private func check(_ host: String, _ kind: FeedID, _ manners: Manners, _ transport: ScriptedTransport) {
        let own = transport.exchanges.filter { $0.host == host }
        var open = Duration.zero
        var answered: [URL: Duration] = [:]
        for (number, exchange) in own.enumerated() {
            let start = exchange.start
            #expect(start >= open, "\(host) at \(start) is to be left alone until \(open)")
            if number > 0 { #expect(start - own[number - 1].start >= manners.spacing, "\(host) at \(start)") }
            if let budget = kind.budget, number >= budget {
                #expect(start - own[number - budget].start >= .seconds(3600), "\(host) at \(start)")
            }
            if let before = answered[exchange.url] {
                #expect(start - before >= manners.floor, "\(exchange.url) at \(start)")
            }
            answered[exchange.url] = nil
            switch exchange.reply {
            case .status(429, let demanded): open = start + (demanded.map { .seconds($0) } ?? manners.pause)
            case .status(_, let demanded): open = start + (demanded.map { .seconds($0) } ?? manners.backOff)
            case .unreachable, .timeOut: open = start + manners.backOff
            case .body(let body) where body == Self.good(exchange.url, start): answered[exchange.url] = start
            case .body: break
            }
        }
    }
}
