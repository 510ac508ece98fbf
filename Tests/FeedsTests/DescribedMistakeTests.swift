import Figures
import Foundation
import Literals
import Loopback
import Market
import Testing
import Words

@testable import Feeds
@testable import SettingsFiles

struct DescribedMistakeTests {
    private static let whole = #"kind: "json", name: "x", url: "https://a.test/{symbol}", price: "$.p""#

    private func complaining(_ list: String, _ description: String) -> String? {
        do {
            _ = try Described.settings(list, description)
            return nil
        } catch {
            return (error as? SettingsError).map { Words.english[$0.saying] } ?? "\(error)"
        }
    }

    /// Line 2 of the problem is the description's own.
    private static let mistakes: [(list: String, description: String, problem: String)] = [
        ("stocks", #"{ kind: "json" }"#, "feeds.stocks[0]: name is missing"),
        ("stocks", #"{ kind: "json", name: "x" }"#, "url is missing"),
        ("stocks", #"{ kind: "json", name: "x", url: "https://a.test" }"#, "symbol is missing"),
        ("stocks", #"{ kind: "json", name: "x", url: "https://a.test", symbol: "$.s" }"#, "price is missing"),
        ("rates", #"{ kind: "json", name: "x", url: "https://a.test", price: "$.s" }"#, "symbol is missing"),
        (
            "history",
            #"{ kind: "json", name: "x-closes", url: "https://a.test", symbol: "$.s", close: "$.c" }"#,
            "day is missing"
        ),
        ("events", #"{ kind: "json", name: "x", url: "https://a.test", title: "$.s" }"#, "time is missing"),
        (
            "stocks", #"{ kind: "json", name: "yahoo", url: "https://a.test/{symbol}", price: "$.p" }"#,
            "feeds.stocks[0].name: yahoo is a built-in feed; use another name"
        ),
        (
            "stocks", #"{ kind: "json", name: "a b", url: "https://a.test/{symbol}", price: "$.p" }"#,
            "feeds.stocks[0].name: expected a-z 0-9 -"
        ),
        (
            "history",
            #"{ kind: "json", name: "x", url: "https://a.test", symbol: "$.s", close: "$.c", day: "$.d" }"#,
            "feeds.history[0].name: expected x-closes"
        ),
        ("stocks", "{ \(whole), colour: 1 }", "feeds.stocks[0].colour: unknown key"),
        (
            "stocks", "{ \(whole), serves: 'rates' }",
            "feeds.stocks[0].serves: expected stocks or coins, found “rates”"
        ),
        ("stocks", "{ \(whole), serves: 'fun' }", "feeds.stocks[0].serves: expected"),
        ("stocks", "{ \(whole), day: '$.d' }", "feeds.stocks[0].day: unknown key"),
        ("stocks", "{ \(whole), time: '$.' }", "feeds.stocks[0].time: “$.”: expected a…z _ * at character 3"),
        ("stocks", "{ \(whole), time: 'time' }", "feeds.stocks[0].time: “time”: expected $ at character 1"),
        ("stocks", "{ \(whole), rows: '$[' }", "feeds.stocks[0].rows: “$[”: expected"),
        ("stocks", "{ \(whole), rows: '$$.a' }", "feeds.stocks[0].rows: expected $.data[*]"),
        (
            "stocks", "{ \(whole), time: '$.t', timeFormat: 'HH:mm' }",
            "feeds.stocks[0].timeFormat: “HH:mm”: expected yyyy MM dd at character 6"
        ),
        (
            "stocks", "{ \(whole), zone: 'Mars/Base' }",
            "feeds.stocks[0].zone: expected Asia/Taipei or UTC, found “Mars/Base”"
        ),
        ("stocks", "{ \(whole), factor: 0 }", "feeds.stocks[0].factor: expected 0.01, found “0”"),
        ("stocks", "{ \(whole), factor: 'much' }", "feeds.stocks[0].factor: expected"),
        ("stocks", "{ \(whole), decimal: ';' }", "feeds.stocks[0].decimal: expected . or ,"),
        ("stocks", "{ \(whole), batch: 0 }", "feeds.stocks[0].batch: expected 1–500"),
        ("stocks", "{ \(whole), every: 'soon' }", "feeds.stocks[0].every: expected 60s, 5m, 1h or 1d"),
        ("stocks", "{ \(whole), perDay: -1 }", "feeds.stocks[0].perDay: expected"),
        (
            "stocks", "{ \(whole), symbols: ['*a*'] }",
            "feeds.stocks[0].symbols: expected US, *.XX, FUND-* or AAPL"
        ),
        ("stocks", "{ \(whole), symbols: [] }", "feeds.stocks[0].symbols: expected"),
        ("stocks", "{ \(whole), names: { '*.L': 'LON' } }", "feeds.stocks[0].names.*.L: expected"),
        (
            "stocks", "{ \(whole), headers: { 'A B': 'x' } }",
            "feeds.stocks[0].headers.A B: expected Authorization"
        ),
        (
            "stocks", "{ \(whole), headers: { A: '${1X}' } }",
            "feeds.stocks[0].headers.A: “${1X}”: expected ${NAME} at character 1"
        ),
        ("stocks", "{ \(whole), headers: { A: '{symbol}' } }", "feeds.stocks[0].headers.A: expected"),
        ("stocks", "{ \(whole), headers: 'A' }", "feeds.stocks[0].headers"),
        ("stocks", "{ \(whole), invert: true }", "feeds.stocks[0].invert: unknown key"),
        ("stocks", "{ \(whole), errors: [{ path: '$.e' }] }", "means is missing"),
        ("stocks", "{ \(whole), errors: [{ means: 'failed' }] }", "path is missing"),
        (
            "stocks", "{ \(whole), errors: [{ path: '$.e', means: 'sad' }] }",
            "feeds.stocks[0].errors.0.means: expected"
        ),
        ("stocks", "{ \(whole), errors: [{ what: 1 }] }", "unknown key; valid keys: status, path, is, means"),
        (
            "stocks", "{ \(whole), bars: { url: 'https://a.test/{symbol}', open: '$.o' } }",
            "feeds.stocks[0].bars: day is missing"
        ),
        (
            "stocks",
            "{ \(whole), bars: { url: 'https://a.test', day: '$.d', open: '$.o', high: '$.h', low: '$.l', close: '$.c' } }",
            "feeds.stocks[0].bars.url: expected {symbol}"
        ),
        (
            "stocks", "{ \(whole), bars: { url: 'http://a.test/{symbol}' } }",
            "plain http is only for this machine"
        ),
        (
            "stocks", #"{ kind: "json", name: "x", url: "https://{symbol}.test/", price: "$.p" }"#,
            "not an address"
        ),
        (
            "stocks", #"{ kind: "json", name: "x", url: "https://a.test/{isin}", price: "$.p" }"#,
            "feeds.stocks[0].url: “https://a.test/{isin}”: expected"
        ),
        (
            "rates",
            #"{ kind: "json", name: "x", url: "https://a.test/{symbols}", symbol: "$.s", price: "$.p" }"#,
            "feeds.rates[0].url: expected {today}"
        ),
        (
            "history",
            #"{ kind: "json", name: "x-closes", url: "https://a.test/{symbol}", symbol: "$.s", close: "$.c", day: "$.d" }"#,
            "feeds.history[0].url: expected {symbols}"
        ),
        (
            "stocks", #"{ kind: "json", name: "x", url: "/data/{symbol}.json?${KEY}", price: "$.p" }"#,
            "feeds.stocks[0].url: expected https://…"
        ),
        ("stocks", "{ \(whole) }, { \(whole) }", "two feeds are called x"),
        ("stocks", #"{ recipe: "nobody" }"#, "feeds.stocks[0].recipe: expected"),
        (
            "rates", #"{ recipe: "tiingo" }"#,
            "feeds.rates[0].recipe: expected openexchangerates or ecb, found “tiingo”"
        ),
        ("stocks", #"{ recipe: "tiingo", colour: "red" }"#, "feeds.stocks[0].colour: unknown key"),
        ("events", #"{ kind: "yahoo", url: "https://a.test" }"#, "expected twse, nasdaq, ics or json"),
    ]

    @Test(arguments: mistakes.indices)
    func `a mistake in a description is named with its line and key`(place: Int) throws {
        let (list, description, problem) = Self.mistakes[place]
        let complaint = try #require(complaining(list, description), "\(description) is taken")
        #expect(complaint.contains(problem), "\(description): \(complaint)")
        #expect(complaint.contains("config.json"), "\(complaint)")
    }

    @Test func `the line is that of the key`() {
        let complaint = complaining("stocks", "{ \(Self.whole),\n\n time: 'x' }")
        #expect(
            complaint?.hasPrefix("/home/u/.config/fxterm/config.json:4: feeds.stocks[0].time: ") ?? false,
            "\(complaint ?? "")")
    }

    private static let keys = """
        url: "https://a.test/{symbols}", rows: "$.rows[*]",
        symbol: "$.s", price: "$.p", time: "$.t", currency: "=USD"
        """

    @Test(arguments: [
        ("", "it is no JSON"), ("<html>", "it is no JSON; the answer begins: <html>"),
        ("[1,", "it is no JSON"),
        ("{}", "rows: $.rows[*] finds nothing (config.json:2); the answer begins: {}"),
        (#"{"rows": 1}"#, "rows: $.rows[*] finds nothing"),
        (#"{"rows": [{"s": "AAPL", "x": 1}]}"#, "price: $.p finds nothing in any row (config.json:3)"),
        (#"{"rows": [{"x": "AAPL", "p": 1}]}"#, "symbol: $.s finds nothing in any row (config.json:3)"),
        (#"{"rows": [1, null, "a", []]}"#, "symbol: $.s finds nothing"),
    ])
    func `an answer that does not fit names what found nothing`(body: String, problem: String) throws {
        let lines = try Described.lines("stocks", Self.keys, ["AAPL"], Array(body.utf8))
        #expect(lines.count == 1 && lines[0].contains(problem), "\(lines)")
    }

    @Test(
        arguments: [
            (#"{"rows": []}"#, []),
            (#"{"rows": [{"s": "MSFT", "p": 1, "t": "2026-10-09T20:00Z"}]}"#, []),
            (#"{"rows": [{"s": "AAPL", "p": 0, "t": "2026-10-09T20:00Z"}]}"#, ["1 dropped"]),
            (#"{"rows": [{"s": "AAPL", "p": -5, "t": "2026-10-09T20:00Z"}]}"#, ["1 dropped"]),
            (#"{"rows": [{"s": "AAPL", "p": "n/a", "t": "2026-10-09T20:00Z"}]}"#, ["1 dropped"]),
            (#"{"rows": [{"s": "AAPL", "p": "1e999", "t": "2026-10-09T20:00Z"}]}"#, ["1 dropped"]),
            (#"{"rows": [{"s": "AAPL", "p": 5, "t": "yesterday"}]}"#, ["1 dropped"]),
            (#"{"rows": [{"s": "AAPL", "p": 5, "t": "2027-01-01T20:00Z"}]}"#, ["1 dropped"]),
            (#"{"rows": [{"s": "AAPL", "p": 5}]}"#, ["1 dropped"]),
            (
                #"{"rows": [{"s": "aapl", "p": "1,234.5", "t": "2026-10-09T20:00Z"}]}"#,
                ["AAPL 1234.5 1791576000 USD"]
            ),
            (#"{"rows": [{"s": "AAPL", "p": 5, "t": "2026-10-09"}]}"#, ["AAPL 5.0 1791576000 USD"]),
            // A day alone on the day itself: no later than now, which is 08:00 in New York.
            (#"{"rows": [{"s": "AAPL", "p": 5, "t": "2026-10-10"}]}"#, ["AAPL 5.0 1791633600 USD"]),
            (
                #"{"rows": [{"s": "AAPL", "p": 5, "t": "2026-10-09T20:00Z"}, {"s": "AAPL", "p": 6, "t": "2026-10-09T20:00Z"}]}"#,
                ["AAPL 5.0 1791576000 USD"]
            ),
        ] as [(String, [String])])
    func `rows without a usable price are dropped and counted`(body: String, expected: [String]) throws {
        #expect(try Described.lines("stocks", Self.keys, ["AAPL"], Array(body.utf8)) == expected)
    }

    @Test func `lists side by side must be of one length`() throws {
        let keys = #"url: "https://a.test/", symbol: "$.s[*]", price: "$.p[*]""#
        let even = try Described.lines(
            "stocks", keys, ["A", "B"], Array(#"{"s": ["A", "B"], "p": [1, 2]}"#.utf8))
        #expect(even == ["A 1.0 1791633600 -", "B 2.0 1791633600 -"])
        let odd = try Described.lines(
            "stocks", keys, ["A", "B"], Array(#"{"s": ["A", "B"], "p": [1]}"#.utf8))
        #expect(odd.first?.contains("price has 1 values and symbol 2 (config.json:2)") ?? false, "\(odd)")
    }

    @Test func `units, commas, bases and the other way round`() throws {
        let pence =
            #"url: "https://a.test/{symbol}", price: "$.p", factor: 0.01, decimal: ",", currency: "=GBP", label: "$.n""#
        let body = Array(#"{"p": "1.234,50", "n": "A\u001b[31m  B"}"#.utf8)
        #expect(try Described.lines("stocks", pence, ["A.L"], body) == ["A.L 12.345 1791633600 GBP “A B”"])
        let euros = #"url: "https://a.test/", rows: "$[*]", symbol: "~", price: "$", base: "=EUR""#
        let rates = Array(#"{"USD": 1.25, "JPY": 150, "XAU": 0.1, "CHF": "0"}"#.utf8)
        #expect(
            try Described.lines("rates", euros, ["EUR", "JPY"], rates)
                == ["2 rates, 1 dropped", "EUR 0.8 1791633600", "JPY 120.0 1791633600"])
        let none = try Described.lines("rates", euros, ["JPY"], Array(#"{"JPY": 150}"#.utf8))
        #expect(none.first?.contains("no rates in it") ?? false, "\(none)")
    }

    @Test func `a description goes through the store`() throws {
        let feeds = try Described.settings(
            "stocks", #"{ recipe: "tiingo", every: "2m" }, { recipe: "coingecko" }"#)
        #expect(feeds.stocks.map(\.kind.text) == ["tiingo", "coingecko"])
        #expect(feeds.stocks[0].json?.limits.every == 120)
        for feed in feeds.stocks {
            let json = try #require(feed.json)
            let again = try #require(JSONFeed(line: json.line))
            #expect(again == json && again.table == json.table && again.bars == json.bars)
        }
        #expect(Recipe.all.flatMap(\.feeds).count == 8)
        #expect(Recipe.all.allSatisfy { recipe in recipe.feeds.allSatisfy { $0.feed.help.count == 4 } })
    }
}
