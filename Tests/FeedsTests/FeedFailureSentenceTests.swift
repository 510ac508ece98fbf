import Board
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

struct FeedFailureSentenceTests {
    @Test(
        "A failure is told in words that say what happened and what comes next",
        arguments: [
            (
                FeedFailure.Cause.tooManyRequests(retryAfter: 900), nil,
                "yahoo: too many requests; retrying in 15 min"
            ),
            (.tooManyRequests(retryAfter: 1), nil, "yahoo: too many requests; retrying in 1 s"),
            (.tooManyRequests(retryAfter: 91), nil, "yahoo: too many requests; retrying in 2 min"),
            (.tooManyRequests(retryAfter: 7201), nil, "yahoo: too many requests; retrying in 3 h"),
            (.unknownSymbol, "ZZZZ.TW", "yahoo does not know ZZZZ.TW; check the spelling"),
            (
                .unknownSymbol, "2330",
                "yahoo does not know 2330; did you mean 2330.TW, 2330.T or 2330.HK?"
            ),
            (.unknownSymbol, nil, "yahoo does not know this symbol; check the spelling"),
            (
                .malformed("no rates in it"), nil,
                "yahoo: unexpected format (no rates in it); retrying at next refresh"
            ),
            (.timedOut, "AAPL", "yahoo, AAPL: timed out; retrying at next refresh"),
            (.timedOut, nil, "yahoo: timed out; retrying at next refresh"),
            (
                .unreachable(.known(.noConnection)), nil,
                "yahoo cannot be reached (no connection); retrying at next refresh"
            ),
            (.status(401), nil, "yahoo: access refused (HTTP 401); check it in the settings"),
            (
                .status(404), nil, "yahoo: address not found (HTTP 404); check it in the settings"
            ),
            (
                .status(503), nil,
                "yahoo: the feed is down (HTTP 503); retrying at next refresh"
            ),
            (
                .status(302), nil,
                "yahoo: no usable answer (HTTP 302); retrying at next refresh"
            ),
            (
                .tooLarge(limit: 8 << 20), nil,
                "yahoo: answer larger than 8 MiB, ignored; check it in the settings"
            ),
            (
                .badRedirect("http://example.org/"), nil,
                "yahoo: redirects to another host, not followed (http://example.org/); check it in the settings"
            ),
            (
                .insecureAddress("http://example.org"), nil,
                "yahoo: plain http is only for this machine; use https in the settings (http://example.org)"
            ),
        ] as [(FeedFailure.Cause, String?, String)])
    func sentence(cause: FeedFailure.Cause, symbol: String?, words: String) {
        #expect(
            FeedFailure(source: "yahoo", cause: cause).sentence(
                .english, about: symbol.map { Symbol(stringLiteral: $0) }) == words)
    }

    @Test("Files and feeds name each reason as ever, and only a screen says it in words")
    func names() {
        #expect(
            FeedFailure.Known.allCases.map(\.rawValue) == [
                "no network",
                "no connection",
                "its name is not known",
                "the proxy was not found",
                "its certificate is not trusted",
                "its certificate is out of date",
                "its certificate is another host's",
                "the list of certificate authorities cannot be read",
                "no secure connection",
                "the connection broke off",
                "it breaks off half-way",
                "its program fxterm-collector is missing: install it again",
                "fxterm-collector cannot be started: install it again",
                "the system has no process or thread left for fxterm-collector; close other programs",
                "the system has no file descriptors left; close other programs",
                "the collector stopped, see the log",
                "fxterm-collector did not respond and was stopped",
                "fxterm-collector does not respond and runs where this fxterm cannot stop it, such as in another container",
                "the desk's database does not answer",
                "the desk is of a newer version",
                "the desk is of an older version",
                "there is no desk in that database",
                "the desk refuses the login",
                "no password for the desk was found",
                "others can read the file of passwords",
                "the desk refuses the password",
                "the desk's server has no such database",
                "the desk's address makes no sense",
                "the desk's certificate is not trusted",
                "no collector feeds the desk",
            ])
        for known in FeedFailure.Known.allCases {
            #expect(FeedFailure.Reason(name: known.rawValue) == .known(known))
            let failure = FeedFailure(source: "rter", cause: .unreachable(.known(known)))
            #expect(Words(.german)[failure.happened()].contains(Words(.german)[known.phrase]))
        }
        #expect(FeedFailure.Reason(name: "quota").name == "quota")
    }

    @Test("The host that was asked is named where the settings name another")
    func host() {
        let failure = FeedFailure(source: "twse-day", cause: .timedOut, host: "www.tpex.org.tw")
        #expect(Words.english[failure.happened()] == "twse-day (www.tpex.org.tw): timed out")
    }

    @Test("What a feed said cannot steer the terminal through a failure's sentence")
    func hostileText() {
        let hostile = "\u{1B}]0;title\u{07}gone\u{202E}evil\nline\u{9B}31m"
        let sentences = [
            FeedFailure(source: "yahoo", cause: .malformed(.said(hostile))).sentence(.english),
            FeedFailure(source: "yahoo", cause: .badRedirect(hostile)).sentence(.english),
            FeedFailure(source: "yahoo", cause: .unknownSymbol, host: hostile).sentence(.english),
        ]
        for sentence in sentences {
            #expect(sentence.contains("gone"))
            #expect(CleanText.line(sentence, limit: 200) == sentence)
        }
    }

    @Test("An answer without words leaves no empty brackets")
    func emptyText() {
        let sentence = FeedFailure(source: "rter", cause: .malformed("\u{1B}[31m")).sentence(.english)
        #expect(
            sentence
                == "rter: unexpected format; retrying at next refresh")
    }

    @Test("Each kind of feed belongs to one list, under the word the settings use")
    func kinds() {
        #expect(FeedList.rates.services.map(\.text) == ["rter", "er-api", "frankfurter"])
        #expect(
            FeedList.stocks.services.map(\.text) == [
                "yahoo", "twse", "twse-day", "kraken", "coinbase", "cnbc", "tencent", "dash",
            ])
        #expect(FeedList.history.services.map(\.text) == ["frankfurter"])
        #expect(FeedList.events.services.map(\.text) == ["twse", "nasdaq"])
    }

    @Test("A close that the feed states wins over one counted back, which serves where it is silent")
    func statedBase() throws {
        let closes = (1...7).map { DailyClose(day: Day(number: 20_000 + $0), close: Double($0)) }
        let noon = Instant((20_000 + 8) * 86_400 + 43_200)
        let stated = DailyClose(day: Day(number: 19_990), close: 99)
        let quote = Quote(
            symbol: "X", price: 8, time: noon, zone: "UTC", closes: closes, stated: [.d5: stated],
            source: "dash")
        #expect(quote.base(.d5) == stated)
        #expect(quote.base(.d1) == closes.last)
        #expect(Quote(symbol: "X", zone: "UTC", closes: closes, source: "dash").base(.d1) == nil)
    }
}
