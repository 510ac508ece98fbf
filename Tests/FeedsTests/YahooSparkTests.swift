import CivilTime
import Foundation
import Literals
import Loopback
import Market
import Testing

@testable import Feeds

struct YahooSparkTests {
    private func quotes(_ body: String, of symbols: [Symbol] = ["AAPL", "2330.TW"]) throws -> Decoded<Quote> {
        try Yahoo().quotes(of: symbols, in: Array(body.utf8))
    }

    /// 1795012200 is 09:30 of 18 November 2026 in New York.
    private func line(_ symbol: String, _ times: String, _ closes: String, meta: String = "") -> String {
        """
        {"symbol": "\(symbol)", "response": [{"meta": {"symbol": "\(symbol)", "exchangeTimezoneName": "America/New_York",
        "dataGranularity": "15m"\(meta)}, "timestamp": \(times), "indicators": {"quote": [{"close": \(closes)}]}}]}
        """
    }

    private func spark(_ lines: String...) -> String {
        #"{"spark": {"result": [\#(lines.joined(separator: ","))], "error": null}}"#
    }

    @Test("The price is the last bar's that has one, the line is that of its day, and there are no closes")
    func charts() throws {
        let decoded = try quotes(
            spark(
                line("AAPL", "[1794925800, 1795012200, 1795013100, 1795014000]", "[2.5, 3.5, 3.75, null]"),
                line("MSFT", "[1795012200]", "[9]")))
        #expect(
            decoded.figures == [
                Quote(
                    symbol: "AAPL", price: 3.75, time: Instant(1_795_013_100), zone: "America/New_York",
                    today: [3.5, 3.75], source: "yahoo")
            ])
        #expect(decoded.dropped == 0)
    }

    @Test("A price that is told beside the bars counts where it is newer, and so do a name and a currency")
    func told() throws {
        let newer =
            #", "regularMarketPrice": 4, "regularMarketTime": 1795035600, "currency": "USD", "shortName": "Apple""#
        let quote = try #require(
            try quotes(spark(line("AAPL", "[1795012200]", "[3.5]", meta: newer))).figures.first)
        #expect(quote.price == 4)
        #expect(quote.time == Instant(1_795_035_600))
        #expect(quote.today == [3.5])
        #expect(quote.name == "Apple")
        #expect(quote.currency == "USD")
        let older = newer.replacing("1795035600", with: "1795012199")
        #expect(
            try quotes(spark(line("AAPL", "[1795012200]", "[3.5]", meta: older))).figures.first?.price == 3.5)
    }

    @Test("The shape of bare lists is read too")
    func bareLists() throws {
        let decoded = try quotes(
            """
            {"2330.TW": {"timestamp": [1795044600, 1795131000, 1795131900], "close": [1, 2, 3], "dataGranularity": 900},
             "AAPL": {"timestamp": [1795012200], "close": [null]}, "MSFT": 7}
            """)
        #expect(
            decoded.figures == [
                Quote(
                    symbol: "2330.TW", price: 3, time: Instant(1_795_131_900), zone: "Asia/Taipei",
                    today: [2, 3], source: "yahoo")
            ])
        #expect(decoded.dropped == 1)
    }

    @Test("A stock without a usable line is left out, and one that is about another as well")
    func unusable() throws {
        let decoded = try quotes(
            spark(
                "7", #"{"symbol": "AAPL", "response": []}"#, line("2330.TW", "[]", "[]"),
                line("AAPL", "[1795012200]", "[3.5]").replacing(
                    #"{"symbol": "AAPL", "e"#, with: #"{"symbol": "MSFT", "e"#)
            ))
        #expect(decoded.figures.isEmpty)
        #expect(decoded.dropped == 2)
    }

    @Test(
        "What is no answer is a failure",
        arguments: [
            (
                #"{"spark": {"result": null, "error": {"code": "Bad Request", "description": "Too many symbols"}}}"#,
                FeedFailure.Cause.malformed("Too many symbols")
            ),
            (
                #"{"finance": {"result": null, "error": {"code": "Unauthorized"}}}"#,
                .malformed("Unauthorized")
            ),
            ("Too Many Requests", .tooManyRequests(retryAfter: 900)), ("{}", .malformed("no stocks in it")),
            (#"{"chart": {"result": []}}"#, .malformed("no stocks in it")),
            ("", .malformed("it is empty")), ("<html>", .malformed("a web page instead of figures")),
        ])
    func noAnswer(body: String, cause: FeedFailure.Cause) {
        #expect(throws: cause) { try quotes(body) }
    }

    @Test("Those known go fifteen a request after those that are not, one alone in full")
    func questions() throws {
        let address = try FeedAddress("https://example.org/", allowsFiles: false)
        let known: [Symbol] = ["^GSPC", "EURUSD=X"] + (1...14).map { "S\($0)" }
        let questions = Yahoo().questions(about: ["A", "B"], inShort: known, to: address)
        #expect(questions.map(\.symbols) == [["A"], ["B"], Array(known.prefix(15)), ["S14"]])
        let urls = questions.map { question in
            if case .web(let url) = question.address { url.text } else { "" }
        }
        let list = "%5EGSPC,EURUSD%3DX," + (1...13).map { "S\($0)" }.joined(separator: ",")
        #expect(
            urls == [
                "https://example.org/v8/finance/chart/A?range=1mo&interval=1d",
                "https://example.org/v8/finance/chart/B?range=1mo&interval=1d",
                "https://example.org/v7/finance/spark?symbols=\(list)&range=5d&interval=15m",
                "https://example.org/v8/finance/chart/S14?range=1mo&interval=1d",
            ])
    }

    @Test(
        "Recorded lines are those that Python reads",
        .enabled(if: Recordings.folder != nil && Recordings.python != nil, Recordings.areMissing))
    func recorded() throws {
        let script = """
            import json, sys, datetime, zoneinfo
            body, zones = json.load(open(sys.argv[1])), {"HSBA.L": "Europe/London"}
            if "spark" in body:
                for entry in body["spark"]["result"]:
                    meta = entry["response"][0]["meta"]
                    print(entry["symbol"], float(meta["regularMarketPrice"]), meta["regularMarketTime"])
            else:
                for symbol, line in sorted(body.items()):
                    bars = [b for b in zip(line["timestamp"], line["close"]) if b[1]]
                    zone = zoneinfo.ZoneInfo(zones.get(symbol, "America/New_York"))
                    day = lambda bar: datetime.datetime.fromtimestamp(bar[0], zone).date()
                    today = [float(b[1]) for b in bars if day(b) == day(bars[-1])]
                    print(symbol, float(bars[-1][1]), bars[-1][0], *today)
            """
        var seen = 0
        for url in try Recordings.bodies(in: "yahoo-spark") {
            let symbols: [Symbol] = ["AAPL", "EURUSD=X", "HSBA.L", "MSFT", "^GSPC"]
            let ours = try Yahoo().quotes(of: symbols, in: Array(Data(contentsOf: url))).figures.map {
                quote in
                let figures =
                    [quote.price, quote.time.map { Double($0.seconds) }].compactMap { $0 } + quote.today
                return "\(quote.symbol) " + figures.map { "\($0)" }.joined(separator: " ")
            }
            let theirs = try Recordings.python(script, url)
            #expect(
                ours.sorted().map(Recordings.figures) == theirs.sorted().map(Recordings.figures),
                "\(url.lastPathComponent)")
            seen += ours.count
        }
        #expect(seen == 6)
    }
}

@Suite(.timeLimit(.minutes(10)))
struct ShortQuestionTests {
    private func given(_ answers: [FeedAnswer]) -> [Symbol] {
        answers.flatMap { if case .quotes(let quotes) = $0 { quotes.map(\.symbol) } else { [] as [Symbol] } }
    }

    private func yahoo(lines: [String], at time: Int = 1_795_104_900) throws -> LoopbackServer {
        try LoopbackServer { request in
            guard request.path == "/v7/finance/spark" else {
                let symbol = request.path.split(separator: "/").last.map(String.init) ?? ""
                return .text(Scripted.chart(symbol, price: 2))
            }
            let bodies = lines.map { #""\#($0)": {"timestamp": [\#(time)], "close": [3]}"# }
            return .text("{\(bodies.joined(separator: ","))}")
        }
    }

    private func paths(_ server: LoopbackServer, from start: Int) -> [String] {
        server.requests.dropFirst(start).map { request in
            request.path.contains("spark")
                ? String(request.query.prefix { $0 != "&" }) : String(request.path.suffix(1))
        }
    }

    @Test("After a minute, stocks told in full are asked for in short, together; a new one first and in full")
    func short() async throws {
        let server = try yahoo(lines: ["A", "B", "C", "D"])
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        #expect(await given(desk.answers(to: .quotes(["A", "B", "C"]))) == ["A", "B", "C"])
        #expect(paths(server, from: 0) == ["A", "B", "C"])
        clock.advance(by: .seconds(60))
        let answers = await desk.answers(to: .quotes(["A", "B", "D", "C"]))
        #expect(given(answers).first == "D")
        #expect(Set(given(answers)) == ["A", "B", "C", "D"])
        #expect(paths(server, from: 3) == ["D", "symbols=A,B,C"])
        clock.advance(by: .seconds(30))
        #expect(await desk.answers(to: .quotes(["B", "A"])).isEmpty)
        clock.advance(by: .seconds(30))
        #expect(await Set(given(desk.answers(to: .quotes(["B", "A"])))) == ["A", "B"])
        #expect(paths(server, from: 5) == ["symbols=B,A"])
    }

    @Test("A later desk goes on with what an earlier one was told")
    func record() async throws {
        let server = try yahoo(lines: ["A", "B"])
        let feeds = [FeedSource(kind: "yahoo", url: server.url)]
        let first = Scripted.desk(stocks: feeds, clock: ManualClock())
        _ = await first.answers(to: .quotes(["A", "B"]))
        let second = FeedClient(
            rates: [], stocks: feeds, client: Scripted.client(), clock: ManualClock(), uptime: .seconds(60),
            record: await first.record, custom: Scripted.custom(spacing: .zero))
        #expect(await Set(given(second.answers(to: .quotes(["A", "B"])))) == ["A", "B"])
        #expect(paths(server, from: 2) == ["symbols=A,B"])
    }

    @Test("After six hours they are asked for in full again")
    func fullAgain() async throws {
        let server = try yahoo(lines: ["A", "B"])
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        for _ in 0..<3 {
            #expect(await Set(given(desk.answers(to: .quotes(["A", "B"])))) == ["A", "B"])
            clock.advance(by: .seconds(3 * 3600))
        }
        #expect(paths(server, from: 0) == ["A", "B", "symbols=A,B", "A", "B"])
    }

    @Test("A stock that is missing in short is asked for in full at once")
    func missing() async throws {
        let server = try yahoo(lines: ["A", "B"])
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        _ = await desk.answers(to: .quotes(["A", "B", "C"]))
        clock.advance(by: .seconds(60))
        let answers = await desk.answers(to: .quotes(["A", "B", "C"]))
        #expect(answers.count == 2)
        #expect(Set(given(answers)) == ["A", "B", "C"])
        #expect(paths(server, from: 3) == ["symbols=A,B,C", "C"])
    }

    @Test(
        "On another day than when it was told in full, a stock is told in full again, with the closes until then"
    )
    func nextDay() async throws {
        // 1795190400 is 11:00 of 20 November 2026 in New York; the charts are of the 19th.
        let server = try yahoo(lines: ["A", "B"], at: 1_795_190_400)
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        _ = await desk.answers(to: .quotes(["A", "B"]))
        clock.advance(by: .seconds(60))
        let answers = await desk.answers(to: .quotes(["A", "B"]))
        #expect(given(answers) == ["A", "B"])
        for case .quotes(let quotes) in answers { #expect(quotes.allSatisfy { !$0.closes.isEmpty }) }
        #expect(paths(server, from: 2) == ["symbols=A,B", "A", "B"])
    }

    @Test(
        "Where nothing is told in short, all are told in full",
        arguments: [
            LoopbackResponse.text("{}", status: 404), .text("{}", status: 500), .text("{}"), .text("<html>"),
        ])
    func refused(response: LoopbackResponse) async throws {
        let server = try LoopbackServer { request in
            guard request.path != "/v7/finance/spark" else { return response }
            return .text(Scripted.chart(String(request.path.suffix(1)), price: 2))
        }
        let clock = ManualClock()
        let desk = Scripted.desk(stocks: [FeedSource(kind: "yahoo", url: server.url)], clock: clock)
        for _ in 0..<2 {
            let answers = await desk.answers(to: .quotes(["A", "B"]))
            #expect(given(answers) == ["A", "B"])
            #expect(answers.count == 2)
            clock.advance(by: .seconds(60))
        }
        #expect(paths(server, from: 0) == ["A", "B", "symbols=A,B", "A", "B"])
    }
}
