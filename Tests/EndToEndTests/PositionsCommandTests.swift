import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

/// `fxterm print positions` against a server on loopback.
@Suite struct PositionsCommandTests {
    /// 2026-11-20 15:00 UTC by Python's `datetime`: a Friday, half an hour after New York opened.
    static let now = 1_795_186_800
    /// 2026-11-19 and the two days before, at New York's opening.
    private static let days = [now - 3 * 86_400 - 1800, now - 2 * 86_400 - 1800, now - 86_400 - 1800]

    private static func chart(_ symbol: String, _ currency: String, zone: String, _ closes: [Double])
        -> [UInt8]
    {
        let list = closes.map { "\($0)" }.joined(separator: ",")
        let stamps = (days + [now - 60]).suffix(closes.count).map(String.init).joined(separator: ",")
        return Array(
            """
            {"chart":{"result":[{"meta":{"symbol":"\(symbol)","currency":"\(currency)","instrumentType":"EQUITY",
            "exchangeTimezoneName":"\(zone)","regularMarketPrice":\(closes[closes.count - 1]),
            "regularMarketTime":\(now - 60),"dataGranularity":"1d"},"timestamp":[\(stamps)],
            "indicators":{"quote":[{"open":[\(list)],"high":[\(list)],"low":[\(list)],"close":[\(list)],
            "volume":[\(closes.map { _ in "1" }.joined(separator: ","))]}]}}],"error":null}}
            """.utf8)
    }

    private static let bodies = [
        "/v8/finance/chart/AAPL": chart("AAPL", "USD", zone: "America/New_York", [220, 224, 228, 230]),
        "/v8/finance/chart/USDTWD%3DX": chart("TWD=X", "TWD", zone: "Europe/London", [31.5, 30.4, 30.5, 31]),
        "/capi.php": Array(#"{"USDTWD":{"Exrate":31,"UTC":"2026-11-20 14:59:00"}}"#.utf8),
    ]

    private static let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"
    private static let rows = """
        2024-03-01,buy,AAPL,10,180,USD,1,31.5,,
        2024-06-03,buy,AAPL,10,190,USD,1,32.4,,
        2024-09-02,sell,AAPL,12,220,USD,1.5,32,,
        2024-11-15,dividend,AAPL,8,0.25,USD,,32.5,,

        """

    func home(_ rows: String?) throws -> (Home, LoopbackServer) {
        let (home, server) = (try Home(), try Replay(Self.bodies).serve())
        try home.useFeeds(of: server)
        if let rows {
            try home.write(
                Self.header + rows, to: home.folder.appending(path: ".local/share/fxterm/transactions.csv"))
        }
        return (home, server)
    }

    private func positions(_ outcome: Outcome) -> [String: Any] {
        outcome.json?["positions"] as? [String: Any] ?? [:]
    }

    private func items(_ outcome: Outcome) -> [[String: Any]] {
        positions(outcome)["items"] as? [[String: Any]] ?? []
    }

    private static let words = ["print", "positions", "--home", "usd", "--format", "json"]

    /// The example of docs/MONEY.md, in dollars.
    @Test("JSON has all figures in full, in the order of the contract")
    func json() throws {
        let (home, server) = try home(Self.rows)
        let outcome = try home.run(Self.words, at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let item = try #require(items(outcome).first)
        #expect(positions(outcome)["home"] as? String == "USD")
        #expect(positions(outcome)["method"] as? String == "fifo")
        #expect(
            ["item", "account", "currency", "state"].map { item[$0] as? String } == [
                "AAPL", "", "USD", "live",
            ])
        let names = [
            "quantity", "averageCost", "cost", "price", "value", "dayChange", "unrealised", "realised",
            "income",
            "fees", "weight",
        ]
        let figures: [Double] = [8, 190, 1520, 230, 1840, 16, 320, 460, 2, 3.5, 1]
        #expect(names.map { item[$0] as? Double } == figures)
        let own = try #require(item["home"] as? [String: Any])
        let homeNames = [
            "value", "cost", "dayChange", "priceGain", "currencyGain", "income", "fees", "total",
        ]
        let parts: [Double] = [1840, 1520, 16, 780, 0, 2, 3.5, 778.5]
        #expect(homeNames.map { own[$0] as? Double } == parts)
        let total = try #require(positions(outcome)["total"] as? [String: Any])
        #expect(homeNames.map { total[$0] as? Double } == parts)
        #expect(total["xirr"] as? Double == item["xirr"] as? Double)
        #expect(positions(outcome)["mistakes"] == nil)
        server.stop()
    }

    @Test(
        "Rates are the rows' own in the board's base alone, else those of their days; unknown ones are null")
    func otherHome() throws {
        let (home, server) = try home(
            "2026-11-17,buy,AAPL,10,200,,,33,,\n2024-11-18,buy,AAPL,1,200,,,,other,\n")
        let outcome = try home.run(
            ["print", "positions", "--home", "TWD", "--format", "json"], at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let own = items(outcome).map { $0["home"] as? [String: Any] ?? [:] }
        try #require(own.count == 2)
        // The older row comes first.
        #expect(own[1]["cost"] as? Double == 63_000)
        #expect(own[1]["value"] as? Double == 71_300)
        #expect(own[1]["priceGain"] as? Double == 9450)
        #expect(own[1]["currencyGain"] as? Double == -1150)
        #expect(own[1]["dayChange"] as? Double == 1760)
        #expect(own[0]["cost"] is NSNull)
        #expect(own[0]["value"] as? Double == 7130)
        let total = positions(outcome)["total"] as? [String: Any]
        #expect(total?["cost"] is NSNull)
        #expect(total?["value"] as? Double == 78_430)
        server.stop()
    }

    @Test("On a past day it is that day's closes, of the rows up to then, times the splits since")
    func past() throws {
        let (home, server) = try home("2026-11-17,buy,AAPL,10,200,,,,,\n2026-11-19,split,AAPL,2,,,,,,\n")
        let outcome = try home.run(Self.words + ["--on", "2026-11-18"], at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let item = try #require(items(outcome).first)
        let figures: [Double] = [10, 448, 4480, 80]
        #expect(["quantity", "price", "value", "dayChange"].map { item[$0] as? Double } == figures)
        #expect(try home.run(Self.words + ["--on", "2026-11-21"], at: Self.now).status == 2)
        server.stop()
    }

    /// 230 now, 228, 224 and 220 on the days before.
    @Test("Prices are measured against any baselines, on a past day too")
    func baselines() throws {
        let (home, server) = try home("2026-11-17,buy,AAPL,10,200,,,,,\n")
        defer { server.stop() }
        let words = Self.words + ["--baseline", "d1,2026-11-17"]
        func compared(_ outcome: Outcome, _ day: String, _ close: Double, _ old: Double, _ price: Double)
            throws
        {
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(positions(outcome)["baseline"] as? String == "d1")
            let item = try #require(items(outcome).first, "\(outcome.output)")
            #expect(item["price"] as? Double == price)
            #expect(item["baseDay"] as? String == day && item["baseClose"] as? Double == close)
            #expect(abs((item["change"] as? Double ?? 0) - (price / close - 1)) < 1e-12)
            let changes = item["changes"] as? [String: [String: Any]]
            #expect(changes?["d1"]?["base"] as? Double == close)
            let other = try #require(changes?["2026-11-17"])
            #expect(other["baseDay"] as? String == "2026-11-17" && other["base"] as? Double == old)
            #expect(abs((other["change"] as? Double ?? 0) - (price / old - 1)) < 1e-12)
        }
        let now = try home.run(words, at: Self.now)
        try compared(now, "2026-11-19", 228, 220, 230)
        #expect(positions(now)["on"] == nil && items(now).first?["day"] == nil)
        let past = try home.run(words + ["--on", "2026-11-19"], at: Self.now)
        try compared(past, "2026-11-18", 224, 220, 228)
        #expect(positions(past)["on"] as? String == "2026-11-19")
        #expect(items(past).first?["day"] as? String == "2026-11-19")
        #expect(items(past).first?["state"] as? String == "past")
        let csv = try home.run(
            ["print", "positions", "--home", "usd", "--baseline", "d1,2026-11-17", "--on", "2026-11-19"]
                + ["--format", "csv"], at: Self.now)
        let lines = csv.output.split(separator: "\n")
        #expect(lines[0].hasSuffix(",state,baseDay,baseClose,change,day,change.2026-11-17"))
        #expect(lines[1].contains(",past,2026-11-18,224") && lines[1].contains(",2026-11-19,0.036"))
        // An item that was never bought is none.
        let early = try home.run(Self.words + ["--on", "2026-11-17", "MSFT"], at: Self.now)
        #expect(items(early).isEmpty)
    }

    @Test("What has no close that day has no value, and standard error says why")
    func noClose() throws {
        let (home, server) = try home("2026-09-01,buy,AAPL,10,200,,,,,\n")
        defer { server.stop() }
        let outcome = try home.run(Self.words + ["--on", "2026-10-01"], at: Self.now)
        let item = try #require(items(outcome).first, "\(outcome.errors)")
        #expect(item["quantity"] as? Double == 10 && item["value"] is NSNull && item["state"] is NSNull)
        #expect(outcome.errors.contains("AAPL: "), "\(outcome.errors)")
    }

    @Test("A mistake is named by its line and column, the rest is printed, and the exit is 1")
    func mistakes() throws {
        let (home, server) = try home(
            Self.rows + "2026-02-30,buy,MSFT,1,1,USD,,,,\n2026-03-01,sell,AAPL,9,1,,,,,\n")
        let outcome = try home.run(Self.words, at: Self.now)
        #expect(outcome.status == 1)
        let mistakes = positions(outcome)["mistakes"] as? [[String: Any]] ?? []
        #expect(mistakes.map { $0["line"] as? Int } == [6, 7])
        #expect(mistakes.map { $0["column"] as? String } == ["date", "quantity"])
        #expect(mistakes.allSatisfy { ($0["text"] as? String)?.isEmpty == false })
        #expect(outcome.errors.contains("transactions.csv:7: quantity: "))
        #expect(items(outcome).map { $0["quantity"] as? Double } == [8])
        // The total says that it leaves out the row that was to be of MSFT.
        let total = try #require(positions(outcome)["total"] as? [String: Any])
        #expect(total["cost"] as? Double == 1520)
        let leftOut = try #require((total["leftOut"] as? [[String: Any]])?.first)
        #expect(leftOut["line"] as? Int == 6 && leftOut["item"] as? String == "MSFT")
        #expect((leftOut["figures"] as? [String])?.contains("value") == true)
        let table = try home.run(["print", "positions", "--home", "usd"], at: Self.now + 1)
        #expect(table.output.hasSuffix("Totals leave out MSFT (line 6)\n"))
        let check = try home.run(["transactions", "check"], at: Self.now + 1)
        #expect(check.status == 1 && check.errors.contains("Totals leave out MSFT (line 6)"))
        let one = try home.run(Self.words + ["AAPL"], at: Self.now + 1)
        #expect(((positions(one)["total"] as? [String: Any])?["cost"] as? Double) == 1520)
        server.stop()
    }

    @Test("A US share bought in euros is converted by the row's own rate, and no figure of all is missing")
    func otherCurrency() throws {
        let (home, server) = try home(nil)
        let more = home.folder.appending(path: "more.csv")
        try home.write(
            Self.header + "2024-03-01,buy,AAPL,10,180,USD,,,,\n2026-11-20,buy,AAPL,2,200,EUR,1,1.15,,\n",
            to: more)
        #expect(try home.run(["transactions", "import", more.path], at: Self.now).status == 0)
        #expect(try home.run(["transactions", "check"], at: Self.now).status == 0)
        let outcome = try home.run(Self.words, at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let total = try #require(positions(outcome)["total"] as? [String: Any])
        // 10 × 180 + 2 × 200 × 1.15, and 12 × 230
        #expect(total["cost"] as? Double == 2260)
        #expect(total["value"] as? Double == 2760)
        #expect(total["fees"] as? Double == 1.15)
        #expect(total["total"] as? Double == 498.85)
        #expect(total["leftOut"] == nil)
        server.stop()
    }

    @Test("Without a file there are no positions")
    func none() throws {
        let (home, server) = try home(nil)
        let outcome = try home.run(Self.words, at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(positions(outcome)["items"] as? [Int] == [])
        #expect(server.requests.isEmpty)
        server.stop()
    }

    @Test("CSV has a line a position and the total, the table is for people")
    func others() throws {
        let (home, server) = try home(Self.rows)
        let csv = try home.run(["print", "positions", "--home", "USD", "--format", "csv"], at: Self.now)
        let lines = csv.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6)
        #expect(
            lines.first?.hasPrefix("item,account,quantity,currency,averageCost,cost,price,value,") == true)
        #expect(
            lines[1].hasPrefix(
                "AAPL,,8,USD,190,1520,230,1840,16,320,460,2,3.5,1840,1520,16,780,0,2,3.5,778.5,1,"))
        #expect(
            lines[3]
                == "home,value,cost,dayChange,priceGain,currencyGain,income,fees,total,xirr,timeWeighted,"
                + "leftOutLines"
        )
        #expect(lines[4].hasPrefix("USD,1840,1520,16,780,0,2,3.5,778.5,"))
        let table = try home.run(["print", "positions", "--home", "USD"], at: Self.now + 1)
        #expect(table.status == 0)
        #expect(table.output.contains(Words.english[.printPriceGain]))
        #expect(table.output.contains("840.00"))
        server.stop()
    }

    @Test(
        "What cannot be is wrong usage",
        arguments: [
            ["--home", "dollars"], ["--on", "yesterday"], ["--baseline", "soon"], ["--demo"], ["a b"],
        ])
    func usage(_ words: [String]) throws {
        let outcome = try Home().run(["print", "positions"] + words)
        #expect((outcome.status, outcome.output) == (2, ""))
        #expect(try Home().run(["print", "stocks", "--home", "TWD"]).status == 2)
    }
}
