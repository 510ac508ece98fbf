import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

struct FrankfurterTests {
    private func pasts(_ body: String, of codes: [CurrencyCode] = ["JPY", "TWD"]) throws -> Decoded<RatePast>
    {
        try Frankfurter().pastRates(of: codes, in: Array(body.utf8))
    }

    private func row(_ date: String, _ quote: String, _ rate: String, base: String = "USD") -> String {
        #"{"date": "\#(date)", "base": "\#(base)", "quote": "\#(quote)", "rate": \#(rate)}"#
    }

    private func lines(_ decoded: Decoded<RatePast>) -> [String] {
        decoded.figures.flatMap { past in past.closes.map { "\(past.code) \($0.day) \($0.close)" } }
    }

    @Test("All currencies are asked for at once, in one order, with the day to begin at")
    func address() throws {
        let day = try #require(Day("2026-10-06"))
        for base in ["https://example.org", "https://example.org/"] {
            let question = Frankfurter().question(
                about: ["TWD", "JPY", "USD", "TWD"], since: day,
                to: try FeedAddress(base, allowsFiles: false))
            let url = try #require(
                WebAddress("https://example.org/v2/rates?base=USD&quotes=JPY,TWD&from=2026-10-06"))
            #expect(question == Question(address: .web(url)))
        }
        #expect(
            Frankfurter().question(
                about: ["USD"], since: day, to: try FeedAddress("https://example.org", allowsFiles: false))
                == nil)
    }

    @Test("The latest rates are those of currencies, each of its own day, and none of a day to come")
    func latest() throws {
        let now = Instant(1_795_014_000)  // 18 November 2026, 15:00 UTC
        let provider = Frankfurter(now: { now })
        let rows = [
            row("2026-11-18", "JPY", "149.4"), row("2026-11-19", "TWD", "31.2"),
            row("2026-11-09", "ARS", "1400"),
            row("2026-11-18", "USD", "1"), row("2026-11-18", "XAU", "0.00024"),
            row("2026-11-18", "CHF", "0.8", base: "EUR"), row("2026-11-18", "SEK", "0"),
        ]
        let decoded = try provider.rates(in: Array("[\(rows.joined(separator: ","))]".utf8))
        // datetime(2026, 11, 18, tzinfo=UTC).timestamp() and that of the 9th.
        #expect(
            decoded.figures.map { "\($0.code) \($0.perDollar) \($0.quotedAt.seconds)" } == [
                "JPY 149.4 1794960000", "TWD 31.2 1794960000", "ARS 1400.0 1794182400",
            ])
        #expect(decoded.figures.allSatisfy { $0.source == .frankfurter } && decoded.dropped == 2)
        let question = provider.question(
            aboutRatesTo: try FeedAddress("https://api.frankfurter.dev", allowsFiles: false))
        #expect(question?.address.text == "https://api.frankfurter.dev/v2/rates?base=USD")
        for body in ["[]", #"{"status": 503, "message": "busy"}"#, "<html>"] {
            #expect(throws: FeedFailure.Cause.self) { try provider.rates(in: Array(body.utf8)) }
        }
    }

    @Test("Rows become closes by currency, oldest first, of the currencies asked for")
    func rows() throws {
        let decoded = try pasts(
            "["
                + [
                    row("2026-09-08", "TWD", "31.5"), row("2026-09-04", "TWD", "31.25"),
                    row("2026-09-08", "JPY", "150"),
                    row("2026-09-08", "EUR", "0.9"), row("2026-09-07", "TWD", "30"),
                    row("2026-09-07", "TWD", "31.75"),
                ].joined(separator: ",") + "]")
        #expect(
            lines(decoded) == [
                "JPY 2026-09-08 150.0", "TWD 2026-09-04 31.25", "TWD 2026-09-07 31.75", "TWD 2026-09-08 31.5",
            ])
        #expect(decoded.dropped == 0)
        #expect(try pasts("[]") == Decoded<RatePast>(figures: []))
    }

    @Test(
        "A row that cannot be used is left out and counted",
        arguments: [
            ("2026-02-30", "TWD", "31.5", "USD"), ("2026-09-08", "TWD", "0", "USD"),
            ("2026-09-08", "TWD", "-3", "USD"),
            ("2026-09-08", "TWD", #""31.5""#, "USD"), ("2026-09-08", "TWD", "1e999", "USD"),
            ("2026-09-08", "TWD", "null", "USD"), ("2026-09-08", "TWD", "24.9", "SGD"),
            ("", "TWD", "31.5", "USD"),
            ("2026-09-08", "", "31.5", "USD"),
        ])
    func unusable(date: String, quote: String, rate: String, base: String) throws {
        let decoded = try pasts(
            "[\(row(date, quote, rate, base: base)), \(row("2026-09-08", "JPY", "150"))]")
        #expect(lines(decoded) == ["JPY 2026-09-08 150.0"])
        #expect(decoded.dropped == 1)
    }

    @Test("The first version's answers are read too, in whatever order their days come")
    func firstVersion() throws {
        let range = try pasts(
            #"""
            {"amount": 1.0, "base": "USD", "start_date": "2026-06-30",
             "rates": {"2026-07-01": {"JPY": 151, "EUR": 0.9}, "2026-06-30": {"JPY": 150}, "junk": {"JPY": 1}}}
            """#)
        #expect(lines(range) == ["JPY 2026-06-30 150.0", "JPY 2026-07-01 151.0"])
        let latest = try pasts(#"{"base": "USD", "date": "2026-09-02", "rates": {"JPY": 159.5}}"#)
        #expect(lines(latest) == ["JPY 2026-09-02 159.5"])
    }

    @Test(
        "What is no answer is a failure",
        arguments: [
            ("", "it is empty"), ("<html>", "a web page instead of figures"), ("{}", "no rates in it"),
            (#"{"status": 404, "message": "not \u001b[31mfound"}"#, "not found"),
            (#"{"base": "EUR", "date": "2026-09-02", "rates": {"JPY": 159.5}}"#, "its base is EUR, not USD"),
            ("7", "no JSON: 7"),
        ])
    func noAnswer(body: String, complaint: String) {
        #expect(throws: FeedFailure.Cause.malformed(.said(complaint))) { try pasts(body) }
    }

    @Test("A refusal names the currencies it is about")
    func refusal() {
        func refused(_ message: String) -> [CurrencyCode] {
            Frankfurter().refused(
                of: ["BTC", "TWD", "XDR"], in: Array(#"{"status": 422, "message": "\#(message)"}"#.utf8))
        }
        #expect(refused("invalid currency: BTC") == ["BTC"])
        #expect(refused("invalid currency: XDR, BTC") == ["BTC", "XDR"])
        #expect(refused("invalid currency: ZZZ").isEmpty)
        #expect(refused("invalid date: TWD").isEmpty)
        #expect(Frankfurter().refused(of: ["BTC"], in: Array("[]".utf8)).isEmpty)
    }

    @Test(
        "Recorded figures are those that Python reads",
        .enabled(if: Recordings.folder != nil && Recordings.python != nil, Recordings.areMissing))
    func recorded() throws {
        let script = """
            import json, sys
            body = json.load(open(sys.argv[1]))
            if isinstance(body, list):
                rows = [(r["quote"], r["date"], r["rate"]) for r in body if r["base"] == "USD"]
            elif "date" in body:
                rows = [(c, body["date"], r) for c, r in body["rates"].items()]
            else:
                rows = [(c, d, r) for d, rates in body.get("rates", {}).items() for c, r in rates.items()]
            for row in sorted(rows): print(*row)
            """
        var seen = 0
        for url in try Recordings.bodies(in: "frankfurter") {
            let body = try Array(Data(contentsOf: url))
            let theirs = try Recordings.python(script, url)
            if url.lastPathComponent.contains("error") {
                #expect(throws: FeedFailure.Cause.self) { try Frankfurter().pastRates(of: ["EUR"], in: body) }
                continue
            }
            let ours = lines(
                try Frankfurter().pastRates(of: ["EUR", "GBP", "JPY", "KRW", "TWD", "USD"], in: body))
            #expect(
                ours.map(Recordings.figures) == theirs.map(Recordings.figures), "\(url.lastPathComponent)")
            seen += ours.count
        }
        #expect(seen == 10)
        let refusal = try #require(
            try Recordings.bodies(in: "frankfurter").first { $0.lastPathComponent.contains("422") })
        #expect(
            Frankfurter().refused(of: ["TWD", "ZZZ"], in: Array(try Data(contentsOf: refusal))) == ["ZZZ"])
    }
}
