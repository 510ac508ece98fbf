import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct RateDecoderTests {
    private func rter(_ text: String) throws -> Decoded<Rate> { try Rter().rates(in: Array(text.utf8)) }
    private func erAPI(_ text: String) throws -> Decoded<Rate> { try ERAPI().rates(in: Array(text.utf8)) }

    @Test("Each rate of rter keeps its own age")
    func rates() throws {
        let decoded = try rter(
            """
            {"USDTWD": {"UTC": "2024-02-29 23:59:59", "Exrate": 32.1},
             "USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 15:08:03"}}
            """)
        #expect(
            decoded.figures == [
                Rate(code: "JPY", perDollar: 149.23, quotedAt: Instant(1_795_187_283), source: "rter"),
                Rate(code: "TWD", perDollar: 32.1, quotedAt: Instant(1_709_251_199), source: "rter"),
            ])
        #expect(decoded.dropped == 0)
    }

    @Test(
        "What is no currency is passed over without a word",
        arguments: [
            "USD", "USDUSD", "USDXAUX", "GOLD1OZ", "SILVER1OZ999NY", "COPPERHIGHGRADE", "USDXAU", "USDXXX",
            "USDDOGE",
            "USDjpy", "USD\u{FF2A}PY", "EURJPY", "", "USDJP\u{1B}",
        ])
    func noCurrency(key: String) throws {
        let entry = #"{"Exrate": 2, "UTC": "2026-11-20 15:08:03"}"#
        let body = try #require(String(data: JSONEncoder().encode([key: 1]), encoding: .utf8))
        let decoded = try rter(#"{"USDXAF": \#(entry), \#(body.dropFirst().dropLast(2))\#(entry)}"#)
        #expect(decoded.figures.map(\.code) == ["XAF"])
        #expect(decoded.dropped == 0)
    }

    @Test(
        "A currency without a usable figure or time is left out and counted",
        arguments: [
            "null", "1", "[]", "{}", #"{"Exrate": 149}"#, #"{"UTC": "2026-11-20 15:08:03"}"#,
            #"{"Exrate": 0, "UTC": "2026-11-20 15:08:03"}"#, #"{"Exrate": -1, "UTC": "2026-11-20 15:08:03"}"#,
            #"{"Exrate": "149", "UTC": "2026-11-20 15:08:03"}"#,
            #"{"Exrate": true, "UTC": "2026-11-20 15:08:03"}"#,
            #"{"Exrate": 1e999, "UTC": "2026-11-20 15:08:03"}"#,
            #"{"Exrate": 149, "UTC": "2026-02-30 15:08:03"}"#,
            #"{"Exrate": 149, "UTC": "2026-11-20 25:08:03"}"#, #"{"Exrate": 149, "UTC": "2026-11-20"}"#,
            #"{"Exrate": 149, "UTC": 1795187283}"#, #"{"Exrate": 149, "UTC": "2026-11-20 +1:08:03"}"#,
        ])
    func unusable(entry: String) throws {
        let decoded = try rter(
            #"{"USDJPY": \#(entry), "USDTWD": {"Exrate": 32, "UTC": "2026-11-20 15:08:03"}}"#)
        #expect(decoded.figures.map(\.code) == ["TWD"])
        #expect(decoded.dropped == 1)
    }

    @Test(
        "A body without a rate is not an answer",
        arguments: [
            ("", "it is empty"), (" \r\n", "it is empty"), ("{}", "no rates in it"),
            ("<html><body>Maintenance", "a web page instead of figures"),
            ("[1, 2]", "its JSON is broken or of another shape"),
            (#"{"USDJPY": "#, "its JSON is broken or of another shape"),
            (
                #"{"USDJPY": {"Exrate": NaN, "UTC": "2026-11-20 15:08:03"}}"#,
                "its JSON is broken or of another shape"
            ),
            ("Too Many Requests", "no JSON: Too Many Requests"), (#"{"error": "quota"}"#, "no rates in it"),
        ])
    func noAnswer(body: String, complaint: String) {
        #expect(throws: FeedFailure.Cause.malformed(.said(complaint))) { try rter(body) }
    }

    @Test("er-api's rates carry its one time")
    func daily() throws {
        let decoded = try erAPI(
            """
            {"result": "success", "time_last_update_unix": 1724025751, "base_code": "USD",
             "rates": {"USD": 1, "JPY": 147.5, "BBD": 2, "XAU": 0.0004, "TWD": 0, "EUR": "0.9"}}
            """)
        #expect(decoded.figures.map(\.code) == ["BBD", "JPY"])
        #expect(decoded.figures.allSatisfy { $0.quotedAt == Instant(1_724_025_751) && $0.source == "er-api" })
        #expect(decoded.dropped == 2)
    }

    @Test("er-api tells when it ends; 0 is never")
    func end() {
        func end(_ field: String) -> Instant? { ERAPI().end(in: Array("{\(field)}".utf8)) }
        #expect(end(#""time_eol_unix": 1803859200"#) == Instant(1_803_859_200))
        #expect(end(#""time_eol_unix": 0"#) == nil && end(#""result": "success""#) == nil && end("{") == nil)
    }

    @Test(
        "er-api's refusals and odd answers are failures",
        arguments: [
            (#"{"result": "error", "error-type": "unsupported-code"}"#, "unsupported-code"),
            (#"{"rates": {"JPY": 1}}"#, "it does not say success"),
            (#"{"result": "success", "base_code": "EUR", "rates": {"JPY": 1}}"#, "its base is EUR, not USD"),
            (
                #"{"result": "success", "time_last_update_unix": 1, "rates": {"USD": 1.08, "JPY": 160}}"#,
                "its rates are not per dollar"
            ),
            (#"{"result": "success", "time_last_update_unix": 1e300, "rates": {"JPY": 1}}"#, "no time in it"),
            (#"{"result": "success", "time_last_update_unix": 1, "rates": []}"#, "no rates in it"),
        ])
    func refusals(body: String, complaint: String) {
        #expect(throws: FeedFailure.Cause.malformed(.said(complaint))) { try erAPI(body) }
    }
}
