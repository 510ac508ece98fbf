import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct YahooTests {
    /// 1795012200 is 09:30 of 18 November 2026 in New York.
    private func chart(
        meta: String = "", timestamp: String = "", close: String = ""
    ) -> String {
        let base = #""symbol": "AAPL", "exchangeTimezoneName": "America/New_York""#
        let times = timestamp.isEmpty ? "" : #""timestamp": \#(timestamp), "#
        let quote = close.isEmpty ? "{}" : #"{"close": \#(close)}"#
        return
            #"{"chart": {"result": [{"meta": {\#(base)\#(meta.isEmpty ? "" : ", ")\#(meta)}, \#(times)"indicators": "#
            + #"{"quote": [\#(quote)]}}], "error": null}}"#
    }

    private func quote(_ body: String, of symbol: Symbol = "AAPL") throws -> Quote {
        try #require(try Yahoo().quotes(of: [symbol], in: Array(body.utf8)).figures.first)
    }

    private let price = #""regularMarketPrice": 229.87, "regularMarketTime": 1795035600"#

    @Test(
        "The day's and the year's figures are told beside the price, and none that contradicts itself",
        arguments: [
            (#""regularMarketDayLow": 8, "regularMarketDayHigh": 9.5"#, SessionFigures(day: 8...9.5)),
            (#""regularMarketDayLow": 9, "regularMarketDayHigh": 8"#, nil),
            (#""fiftyTwoWeekLow": 5, "fiftyTwoWeekHigh": null"#, nil),
            (
                #""fiftyTwoWeekLow": 5, "fiftyTwoWeekHigh": 10, "regularMarketVolume": 0"#,
                SessionFigures(year: 5...10)
            ),
            (
                #""regularMarketVolume": 31878433, "fullExchangeName": "Nasdaq\u001b[31mGS""#,
                SessionFigures(volume: 31_878_433, exchange: "NasdaqGS")
            ),
        ] as [(String, SessionFigures?)])
    func sessionFigures(fields: String, figures: SessionFigures?) throws {
        let text = Scripted.chart("A", price: 9).replacingOccurrences(
            of: #""currency": "USD""#, with: #""currency": "USD", "# + fields)
        #expect(try YahooChart(Array(text.utf8)).quote(of: "A").session == figures)
    }

    @Test(
        "A recorded chart has the day's and the year's figures that Python reads",
        .enabled(if: Recordings.folder != nil))
    func recordedSession() throws {
        // json.load(…)["chart"]["result"][0]["meta"]: regularMarketDay…, fiftyTwoWeek…, …Volume,
        // fullExchangeName.
        let body = try ByHand.recorded("yahoo-chart", "chart-AAPL-1d-with-fullday")
        #expect(
            try YahooChart(body).quote(of: "AAPL").session
                == SessionFigures(
                    day: 330.61...334.54, year: 243.42...345.34, volume: 31_878_433, exchange: "NasdaqGS"))
    }

    @Test("A daily chart gives the price and one close a day, oldest first")
    func daily() throws {
        let quote = try quote(
            chart(
                meta: price + #", "currency": "USD", "shortName": " Apple  Inc. ", "dataGranularity": "1d""#,
                timestamp: "[1794839400, 1794925800, 1795012200]", close: "[1.5, 2.5, 3.5]"))
        #expect(quote.price == 229.87)
        #expect(quote.time == Instant(1_795_035_600))
        #expect(quote.name == "Apple Inc.")
        #expect(quote.currency == "USD")
        #expect(quote.zone == "America/New_York")
        #expect(quote.source == "yahoo")
        #expect(quote.closes.map(\.day.description) == ["2026-11-16", "2026-11-17", "2026-11-18"])
        #expect(quote.closes.map(\.close) == [1.5, 2.5, 3.5])
        #expect(quote.base(.d1) == quote.closes[1])
    }

    @Test("Today twice, first without a close, is one day with the live close")
    func todayTwice() throws {
        let quote = try quote(
            chart(timestamp: "[1794925800, 1795012200, 1795018747]", close: "[2.5, null, 3.25]"))
        #expect(quote.closes.map(\.close) == [2.5, 3.25])
        #expect(quote.price == 3.25)
        #expect(quote.time == Instant(1_795_018_747))
    }

    @Test("Days are the exchange's own, not UTC's")
    func localDays() throws {
        // 23:30 UTC is the next morning in Taipei.
        let body = chart(timestamp: "[1795044600, 1795131000]", close: "[1, 2]")
            .replacing("America/New_York", with: "Asia/Taipei").replacing("AAPL", with: "2330.TW")
        let quote = try quote(body, of: "2330.TW")
        #expect(quote.closes.map(\.day.description) == ["2026-11-19", "2026-11-20"])
    }

    @Test("Nulls, junk and lists of different lengths cost only their own rows")
    func holes() throws {
        let quote = try quote(
            chart(
                timestamp: #"[1794753000, null, "x", 1794839400, 1e300, -1e300, 1794925800, 1795012200]"#,
                close: #"[1, 2, 3, null, 5, 6, "7", 8, 9, 10]"#))
        #expect(quote.closes.map(\.close) == [1, 8])
    }

    @Test("A chart of 1962 has its days before 1970")
    func negativeTimes() throws {
        let quote = try quote(chart(timestamp: "[-252322200]", close: "[7.5]"))
        #expect(quote.closes.map(\.day.description) == ["1962-01-02"])
    }

    @Test("Without bars the price stands alone; without either there is a name and no price")
    func bare() throws {
        let alone = try quote(chart(meta: price, timestamp: "[1795012200]"))
        #expect(alone.price == 229.87)
        #expect(alone.closes.isEmpty)
        let nothing = try quote(chart(meta: #""longName": "Gone Ltd", "regularMarketPrice": null"#))
        #expect(nothing.price == nil)
        #expect(nothing.time == nil)
        #expect(nothing.name == "Gone Ltd")
    }

    @Test(
        "A price that is no price gives way to the last bar",
        arguments: ["0", "-3", "null", #""229""#, "1e999", "true"])
    func badPrice(price: String) throws {
        let quote = try quote(
            chart(
                meta: #""regularMarketPrice": \#(price), "regularMarketTime": 1795035600"#,
                timestamp: "[1795012200]", close: "[3.5]"))
        #expect(quote.price == 3.5)
        #expect(quote.time == Instant(1_795_012_200))
    }

    @Test("Below 0 is a price of futures and indices, and of nothing else; 0 is none")
    func negative() throws {
        func price(_ symbol: String, _ type: String?, _ price: String) throws -> Double? {
            let told = type.map { #", "instrumentType": "\#($0)""# } ?? ""
            let meta = #""regularMarketPrice": \#(price), "regularMarketTime": 1795035600"# + told
            let body = chart(meta: meta, timestamp: "[1794925800, 1795012200]", close: "[-2, 3.5]")
                .replacing("AAPL", with: symbol)
            let quote = try quote(body, of: Symbol(stringLiteral: symbol))
            #expect(quote.closes.map(\.close) == (quote.kind.canBeNegative ? [-2, 3.5] : [3.5]))
            return quote.price
        }
        #expect(try price("CL=F", "FUTURE", "-37.63") == -37.63)
        #expect(try price("CL=F", nil, "-37.63") == -37.63)
        #expect(try price("^OWN", nil, "-1.5") == -1.5)
        #expect(try price("CLK20.NYM", "FUTURE", "-37.63") == -37.63)
        #expect(try price("CL=F", "FUTURE", "0") == 3.5)
        #expect(try price("AAPL", "EQUITY", "-3") == 3.5)
        #expect(try price("BTC-USD", nil, "-3") == 3.5)
    }

    @Test(
        "A symbol's kind comes with the chart, else its form tells",
        arguments: [
            ("AAPL", "EQUITY", Instrument.share), ("SPY", "ETF", .etf), ("^N225", "INDEX", .index),
            ("VFIAX", "MUTUALFUND", .fund), ("BTC-USD", "CRYPTOCURRENCY", .coin),
            ("EURUSD=X", "CURRENCY", .currency), ("GC=F", "FUTURE", .future), ("AAPL", "OPTION", .unknown),
            ("GC=F", "", .future), ("AAPL", "", .unknown),
        ])
    func kinds(symbol: String, type: String, kind: Instrument) throws {
        let body = chart(meta: price + #", "instrumentType": "\#(type)""#).replacing("AAPL", with: symbol)
        #expect(try quote(body, of: Symbol(stringLiteral: symbol)).kind == kind)
    }

    @Test("A day without a row is told from one without a close")
    func skippedDays() throws {
        // Tue 10, Wed 11 null, Fri 13, Mon 16, Wed 18 November 2026, at 09:30 in New York.
        let body = chart(
            meta: price, timestamp: "[1794321000, 1794407400, 1794580200, 1794839400, 1795012200]",
            close: "[1, null, 3, 4, 5]")
        #expect(try quote(body).skipped.map(\.description) == ["2026-11-12", "2026-11-17"])
    }

    @Test("Intraday bars give the day's line and no closes")
    func intraday() throws {
        let quote = try quote(
            chart(
                meta: price + #", "dataGranularity": "5m", "previousClose": 200"#,
                timestamp: "[1794925800, 1795012200, 1795012500]", close: "[2.5, 3.5, 3.75]"))
        #expect(quote.today == [3.5, 3.75])
        #expect(quote.closes.isEmpty)
    }

    @Test("Weekly bars are neither closes nor a line")
    func weekly() throws {
        let quote = try quote(
            chart(meta: price + #", "dataGranularity": "1wk""#, timestamp: "[1794925800]", close: "[2.5]"))
        #expect(quote.closes.isEmpty)
        #expect(quote.today.isEmpty)
    }

    @Test("Without a zone the offset decides, and without that the symbol's exchange")
    func zones() throws {
        let odd = chart(meta: price + #", "gmtoffset": 25200"#).replacing(
            "America/New_York", with: "Mars/Olympus")
        #expect(try quote(odd).zone == "Etc/GMT-7")
        let usual = chart(meta: price + #", "gmtoffset": -18000"#).replacing(
            "America/New_York", with: "Mars/Olympus")
        #expect(try quote(usual).zone == "America/New_York")
        let wild = chart(meta: price + #", "gmtoffset": 1e300"#).replacing(
            "America/New_York", with: "Mars/Olympus")
        #expect(try quote(wild).zone == "America/New_York")
    }

    @Test("Pence stay pence")
    func pence() throws {
        let quote = try quote(
            chart(meta: price + #", "currency": "GBp""#, timestamp: "[1794925800]", close: "[1044.5]"))
        #expect(quote.currency == "GBp")
        #expect(quote.price == 229.87)
        #expect(quote.closes.map(\.close) == [1044.5])
    }

    @Test(
        "A chart about another stock, or about nobody knows what, is refused; a pair by its short name is not"
    )
    func otherStock() throws {
        #expect(throws: FeedFailure.Cause.malformed("it is about AAPL")) {
            try quote(chart(meta: price), of: "MSFT")
        }
        for told in ["", #""symbol": "", "#, #""symbol": 5, "#] {
            #expect(throws: FeedFailure.Cause.malformed("it does not tell its symbol")) {
                try quote(chart(meta: price).replacing(#""symbol": "AAPL", "#, with: told))
            }
        }
        #expect(try quote(chart(meta: price), of: "aapl").symbol == "aapl")
        let pair = chart(meta: price).replacing("AAPL", with: "TWD=X")
        #expect(try quote(pair, of: "USDTWD=X").symbol == "USDTWD=X")
    }

    @Test(
        "What Yahoo says instead of figures is the right failure",
        arguments: [
            (
                #"{"chart": {"result": null, "error": {"code": "Not Found", "description": "No data found"}}}"#,
                FeedFailure.Cause.unknownSymbol
            ),
            (
                #"{"finance": {"result": null, "error": {"code": "Unauthorized", "description": "Invalid \u001b[31mCrumb"}}}"#,
                .malformed("Invalid Crumb")
            ),
            ("Edge: Too Many Requests", .tooManyRequests(retryAfter: 900)),
            (#"{"chart": {"result": [], "error": null}}"#, .malformed("no chart in it")),
            (#"{"chart": {"result": [7], "error": 7}}"#, .malformed("no chart in it")),
            ("{}", .malformed("no chart in it")), ("", .malformed("it is empty")),
        ])
    func refusals(body: String, cause: FeedFailure.Cause) {
        #expect(throws: cause) { try quote(body) }
    }

    @Test("Symbols go encoded, and a slash at the address's end does no harm")
    func addresses() throws {
        let base = try #require(WebAddress("https://example.org/"))
        let urls = ["2330.TW", "^GSPC", "EURUSD=X"].map {
            Yahoo.chart(of: $0, at: base)?.text
        }
        let tail = "?range=1mo&interval=1d"
        #expect(
            urls
                == [
                    "2330.TW", "%5EGSPC", "EURUSD%3DX",
                ].map { "https://example.org/v8/finance/chart/\($0)\(tail)" })
        #expect(WebAddress.encoded("A/../B?c#d") == "A%2F..%2FB%3Fc%23d")
        #expect(WebAddress.encoded("台") == "%E5%8F%B0")
    }
}
