import CivilTime
import Literals
import Market
import Testing

@testable import Feeds

struct CNBCTests {
    private func quotes(_ rows: String, of symbols: [Symbol]) throws -> Decoded<Quote> {
        try CNBC().quotes(
            of: symbols, in: Array(#"{"FormattedQuoteResult":{"FormattedQuote":\#(rows)}}"#.utf8))
    }

    private func row(_ symbol: String, _ fields: String) -> String { #"{"symbol":"\#(symbol)",\#(fields)}"# }

    @Test(
        "Symbols have other names there, or none",
        arguments: [
            ("AAPL", "AAPL"), ("BRK-B", "BRK.B"), ("^GSPC", ".SPX"), ("^VIX", "VIX"), ("^TNX", "US10Y"),
            ("CL=F", "@CL.1"), ("BZ=F", nil), ("^IRX", nil), ("BAC-PL", nil), ("BTC-USD", nil),
            ("2330.TW", nil),
            ("EURUSD=X", nil), ("^N225", nil), ("0P0000XTS7", nil),
        ] as [(Symbol, String?)])
    func names(symbol: Symbol, name: String?) { #expect(CNBC.name(of: symbol) == name) }

    @Test("Many are asked for in one request") func questions() throws {
        let home = FeedAddress.web(try #require(WebAddress("https://quote.cnbc.com")))
        #expect(
            CNBC().questions(about: ["AAPL", "2330.TW", "CL=F"], to: home).map(\.address.text) == [
                "https://quote.cnbc.com/quote-html-webservice/restQuote/symbolType/symbol?symbols=AAPL%7C%40CL.1"
                    + "&requestMethod=itv&noCache=1&output=json"
            ])
    }

    @Test("A share has its price in dollars, with its own time, and the close of the session before")
    func share() throws {
        let fields = #"""
            "name":"Apple Inc","last":"1,234.56","change":"+4.56","change_pct":"-9%","previous_day_closing":"1,230.00",
            "last_time":"2026-10-05T15:59:58.000-0400","currencyCode":"USD"
            """#
        let quote = try #require(try quotes("[\(row("AAPL", fields))]", of: ["AAPL"]).figures.first)
        #expect((quote.name, quote.currency, quote.price) == ("Apple Inc", "USD", 1234.56))
        // datetime(2026, 10, 5, 19, 59, 58, tzinfo=UTC).timestamp()
        #expect(quote.time == Instant(1_791_230_398))
        #expect(quote.stated == [.d1: DailyClose(day: try #require(Day("2026-10-02")), close: 1230)])
    }

    @Test(
        "A close that does not agree with the change, or whose day is not certain, is left out",
        arguments: [
            (#""change":"5.00","previous_day_closing":"95.00","last_time":"2026-10-05""#, true),
            (#""change":"UNCH","previous_day_closing":"100.00","last_time":"2026-10-05""#, true),
            (#""change":"4.00","previous_day_closing":"95.00","last_time":"2026-10-05""#, false),
            (#""previous_day_closing":"95.00","last_time":"2026-10-05""#, false),
            (#""change":"5.00","last_time":"2026-10-05""#, false),
            // A Sunday; and a year whose holidays are not known.
            (#""change":"5.00","previous_day_closing":"95.00","last_time":"2026-10-04""#, false),
            (#""change":"5.00","previous_day_closing":"95.00","last_time":"2031-10-07""#, false),
        ])
    func previous(fields: String, isThere: Bool) throws {
        let quote = try quotes("[\(row("AAPL", #""last":"100.00","# + fields))]", of: ["AAPL"]).figures.first
        #expect(quote?.price == 100)
        #expect((quote?.stated[.d1] != nil) == isThere)
    }

    @Test(
        "A quote without a usable price or time, or of another currency, is dropped",
        arguments: [
            #""last":"N/A","last_time":"2026-10-05""#, #""last":"0","last_time":"2026-10-05""#,
            #""last":"-5","last_time":"2026-10-05""#, #""last":"5""#,
            #""last":"5","last_time":"4:00 PM EDT""#,
            #""last":"5","last_time":"2026-10-05T15:59:58""#,
            #""last":"5","last_time":"2026-10-05T15:59:58-9900""#,
            #""last":"5","last_time":"2026-10-05","currencyCode":"GBP""#,
        ])
    func hostile(fields: String) throws {
        #expect(try quotes("[\(row("AAPL", fields))]", of: ["AAPL"]) == Decoded(figures: [], dropped: 1))
    }

    @Test("One quote may come without a list; what is not known comes without a price")
    func shapes() throws {
        let one = try quotes(
            row("US10Y", #""last":"4.123%","last_time":"2026-10-05T19:00:00Z""#), of: ["^TNX"])
        #expect(one.figures.map(\.price) == [4.123])
        #expect(one.figures.map(\.currency) == [nil])
        #expect(one.figures.map(\.time) == [Instant(1_791_226_800)])
        #expect(try quotes(#"[{"code":1,"symbol":"ZZZZ"}]"#, of: ["ZZZZ"]) == Decoded(figures: []))
        #expect(throws: FeedFailure.Cause.malformed("no quotes in it")) {
            try CNBC().quotes(of: ["AAPL"], in: Array("{}".utf8))
        }
    }

    @Test(
        "The recorded body has the figures that Python reads", .enabled(if: Recordings.folder != nil))
    func recorded() throws {
        // The answer has only the day, so the time is Friday's close: datetime(2026, 10, 2, 16,
        // tzinfo=New_York).timestamp().
        let quote = try #require(
            try CNBC().quotes(of: ["^VIX"], in: ByHand.recorded("cnbc", "cnbc-restQuote")).figures.first)
        #expect(quote.price == 15.31)
        #expect(quote.time == Instant(1_790_971_200))
        #expect(quote.stated == [.d1: DailyClose(day: try #require(Day("2026-10-01")), close: 16.39)])
    }
}
