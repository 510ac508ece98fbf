import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

@Suite(.timeLimit(.minutes(10)))
struct PastRateFailOverTests {
    private static let since = Day(number: 18_262)
    private let clock = LeapingClock()
    private let history = [FeedSource(kind: "frankfurter", url: "https://frankfurter.test")]
    private let stocks = [FeedSource(kind: "yahoo", url: "https://yahoo.test")]

    /// Frankfurter has TWD and JPY, Yahoo every pair but XDR's.
    private func network(
        _ trouble: ScriptedTransport.Reply = .status(502), from start: Int = 0, to end: Int = 0,
        charts: ScriptedTransport.Reply? = nil, until chartsEnd: Int = 0
    ) -> ScriptedTransport {
        ScriptedTransport(clock) { url, time in
            if url.host == "yahoo.test" {
                if let charts, time < .seconds(chartsEnd) { return charts }
                if url.path.contains("XDR") { return .status(404) }
                return .body(
                    """
                    {"chart": {"result": [{"meta": {"symbol": "\(url.lastPathComponent)", "regularMarketPrice": 9,
                    "exchangeTimezoneName": "Europe/London", "regularMarketTime": 1578265200,
                    "dataGranularity": "1d"}, "timestamp": [1577923200],
                    "indicators": {"quote": [{"close": [7]}]}}], "error": null}}
                    """)
            }
            if time >= .seconds(start), time < .seconds(end) { return trouble }
            let known = ["TWD", "JPY"].filter { url.query?.contains($0) ?? false }
            let rows = known.map { #"{"date": "2020-01-02", "base": "USD", "quote": "\#($0)", "rate": 3}"# }
            return .body("[\(rows.joined(separator: ","))]")
        }
    }

    private func desk(
        _ transport: ScriptedTransport, _ record: FeedRecord = FeedRecord(), isPatient: Bool = true
    ) -> FeedClient {
        FeedClient(
            rates: [], stocks: stocks, history: history, client: transport, clock: clock,
            uptime: clock.elapsed, record: record,
            custom: FeedClient.Custom(isPatient: isPatient, luck: { 0 }))
    }

    private func ask(_ desk: FeedClient, _ codes: CurrencyCode...) async -> [String] {
        await desk.answers(to: .pastRates(codes, since: Self.since)).map { answer in
            switch answer {
            case .pastRates(let closes, let source):
                "\(source) \(closes.keys.sorted().map(\.text).joined(separator: ","))"
            case .failed(let failure, _): "no \(failure.source)"
            default: "\(answer)"
            }
        }
    }

    private func asked(_ transport: ScriptedTransport) -> [String] {
        transport.exchanges.map { "\($0.host.prefix { $0 != "." }) \($0.start.components.seconds)" }
    }

    @Test("A feed of past rates that has answered before is waited for 45 s; then Yahoo's charts are asked")
    func afterTolerance() async {
        let transport = network(from: 100, to: 10_000)
        let desk = desk(transport)
        #expect(await ask(desk, "TWD") == ["frankfurter TWD"])
        clock.leap(to: .seconds(100))
        #expect(await ask(desk, "JPY") == ["no frankfurter", "yahoo JPY"])
        #expect(
            asked(transport) == [
                "frankfurter 0", "frankfurter 100", "frankfurter 105", "frankfurter 115", "frankfurter 135",
                "yahoo 145",
            ])
    }

    @Test("One that recovers within that time answers, and Yahoo is not asked")
    func blip() async {
        let transport = network(.body("<html>Bad Gateway</html>"), from: 100, to: 110)
        let desk = desk(transport)
        _ = await ask(desk, "TWD")
        clock.leap(to: .seconds(100))
        #expect(await ask(desk, "JPY") == ["no frankfurter", "frankfurter JPY"])
        #expect(asked(transport).suffix(3) == ["frankfurter 100", "frankfurter 105", "frankfurter 115"])
    }

    @Test("A question that cannot wait ends with the failure; Yahoo's turn comes once 45 s have gone by")
    func impatient() async {
        let transport = network(from: 100, to: 10_000)
        var record = FeedRecord()
        for (second, code, expected) in [
            (0, "TWD", ["frankfurter TWD"]), (100, "JPY", ["no frankfurter"]),
            (120, "JPY", ["no frankfurter"]),
            (146, "JPY", ["no frankfurter", "yahoo JPY"]),
        ] {
            clock.leap(to: .seconds(second))
            let desk = desk(transport, record, isPatient: false)
            #expect(await ask(desk, CurrencyCode(stringLiteral: code)) == expected, "at \(second)")
            record = await desk.record
        }
    }

    @Test("What a feed did not give is asked of Yahoo within the same hour, by another feeds' program too")
    func notSettled() async {
        let transport = network(charts: .status(503), until: 10)
        let first = desk(transport)
        #expect(await ask(first, "TWD", "KWD") == ["frankfurter TWD", "no yahoo"])
        clock.leap(to: .seconds(300))
        let second = desk(transport, await first.record)
        #expect(await ask(second, "TWD", "KWD") == ["yahoo KWD"])
        #expect(asked(transport) == ["frankfurter 0", "yahoo 0", "yahoo 300"])
    }

    @Test(
        "More than five currencies that no feed has come from Yahoo in several rounds, each asked once an hour"
    )
    func manyCharts() async {
        let transport = network()
        let desk = desk(transport)
        let codes: [CurrencyCode] = ["XDR", "AAA", "AAB", "AAC", "AAD", "AAE", "AAF"]
        func round() async -> [String] {
            await desk.answers(to: .pastRates(codes, since: Self.since)).compactMap { answer in
                if case .pastRates(let closes, _) = answer { closes.keys.first?.text } else { nil }
            }
        }
        #expect(await round() == ["AAA", "AAB", "AAC", "AAD"])
        clock.leap(to: .seconds(300))
        #expect(await round() == ["AAE", "AAF"])
        clock.leap(to: .seconds(600))
        #expect(await round() == [])
        #expect(transport.exchanges.count { $0.host == "yahoo.test" } == 7)
        #expect(transport.exchanges.count { $0.host == "frankfurter.test" } == 1)
    }

    @Test("What was refused by name is not named again within the hour, and a failure after it is waited for")
    func refusedThenFailing() async {
        let clock = clock
        let transport = ScriptedTransport(clock) { url, time in
            if url.host == "yahoo.test" { return .status(404) }
            let query = url.query ?? ""
            if query.contains("XDR") { return .body(#"{"status": 422, "message": "invalid currency: XDR"}"#) }
            if time >= .seconds(4000), time < .seconds(4004) { return .status(500) }
            return .body(#"[{"date": "2020-01-02", "base": "USD", "quote": "TWD", "rate": 3}]"#)
        }
        let desk = desk(transport)
        _ = await ask(desk, "TWD")
        clock.leap(to: .seconds(4000))
        #expect(await ask(desk, "XDR", "TWD") == ["no frankfurter", "frankfurter TWD"])
        let queries = transport.exchanges.filter { $0.host == "frankfurter.test" }.compactMap(\.url.query)
        #expect(queries.map { $0.contains("XDR") } == [false, true, false, false])
        #expect(await ask(desk, "XDR", "TWD") == [])
        #expect(transport.exchanges.count { $0.host == "frankfurter.test" } == 4)
    }

    @Test("A chart that is no chart closes Yahoo for nobody, and a 5xx is Yahoo's failure as any other")
    func chartsFail() async {
        let odd = network(charts: .body("<html>"), until: 10_000)
        let first = desk(odd)
        #expect(await ask(first, "AAA", "AAB") == ["no yahoo"])
        #expect(await first.record.hosts["yahoo.test:https yahoo"]?.closure == nil)

        let down = network(charts: .status(500), until: 10_000)
        let second = desk(down)
        #expect(await ask(second, "AAA", "AAB") == ["no yahoo"])
        #expect(await second.record.hosts["yahoo.test:https yahoo"]?.closure != nil)
    }
}
