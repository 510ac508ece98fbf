import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

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

    /// The example of docs/explanation/money.md, in dollars.
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
            "fees", "taxes", "weight",
        ]
        let figures: [Double] = [8, 190, 1520, 230, 1840, 16, 320, 460, 2, 3.5, 0, 1]
        #expect(names.map { item[$0] as? Double } == figures)
        let own = try #require(item["home"] as? [String: Any])
        let homeNames = [
            "value", "cost", "dayChange", "priceGain", "currencyGain", "income", "fees", "taxes", "total",
        ]
        let parts: [Double] = [1840, 1520, 16, 780, 0, 2, 3.5, 0, 778.5]
        #expect(homeNames.map { own[$0] as? Double } == parts)
        let total = try #require(positions(outcome)["total"] as? [String: Any])
        #expect(homeNames.map { total[$0] as? Double } == parts)
        #expect(total["xirr"] as? Double == item["xirr"] as? Double)
        #expect(positions(outcome)["mistakes"] == nil)
        #expect((positions(outcome)["cash"] as? [Any])?.isEmpty == true)
        server.stop()
    }

    @Test("--base is the currency of all sums, as --home is, which counts where both are given")
    func base() throws {
        let (home, server) = try home(Self.rows)
        defer { withExtendedLifetime(server) {} }
        func sums(_ words: String...) throws -> [String] {
            let outcome = try home.run(["print"] + words + ["--format", "json"], at: Self.now)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let printed = try #require(outcome.json?[words[0]] as? [String: Any])
            let total = printed["total"] as? [String: Any] ?? [:]
            return [printed["home"] as? String ?? "?"]
                + ["value", "home", "proceeds", "income"].map { "\(total[$0] ?? "-")" }
        }
        for command in ["positions", "exposure", "gains"] {
            let twd = try sums(command, "--home", "TWD")
            // The rates of the sales' days are unknown here, and so is what gains come to.
            #expect(twd[0] == "TWD" && (command == "gains" || twd.contains { Double($0) != nil }), "\(twd)")
            #expect(try sums(command, "--base", "TWD") == twd)
            #expect(try sums(command, "--base", "USD", "--home", "TWD") == twd)
            #expect(try sums(command, "--base", "USD") != twd)
        }
        let wrong = try home.run(["print", "gains", "--base", "EURO"])
        #expect(wrong.status == 2 && wrong.errors.contains("--base"))
    }

    /// 8 × 230 of now and 8 × 228 of the close before, in TWD × 31 and × 30.5: the figures of docs/explanation/money.md.
    @Test("A status line has what all positions come to by the store, and its change")
    func total() throws {
        let (home, server) = try home(Self.rows)
        // Stores the rates of the days in both currencies.
        for code in ["USD", "TWD"] {
            #expect(try home.run(["print", "positions", "--base", code], at: Self.now).status == 0)
        }
        func line(_ words: String...) throws -> String {
            let outcome = try home.run(["status", "--format"] + words, at: Self.now)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return outcome.output
        }
        let count = server.requests.count
        #expect(try line("{total} {total.change}") == "1840.00 USD +0.88 %\n")
        #expect(try line("{total:+}", "--base", "TWD") == "57040.00 TWD ▲ +2.53 %\n")
        let json = try home.run(["status", "--format", "json", "--base", "TWD"], at: Self.now)
        let total = try #require(json.json?["total"] as? [String: Any], "\(json.output)")
        #expect(total["value"] as? Double == 57_040 && total["currency"] as? String == "TWD")
        #expect(abs((total["change"] as? Double ?? 0) - 1408 / 55_632) < 1e-12)
        #expect(total["stale"] as? Bool == false && json.json?["base"] as? String == "TWD")
        #expect(server.requests.count == count)
        let (empty, other) = try self.home(nil)
        defer { withExtendedLifetime(other) {} }
        #expect(try empty.run(["status", "--format", "{total:+}"], at: Self.now).output == "— —\n")
        #expect(try empty.run(["status", "--format", "json"], at: Self.now).json?["total"] is NSNull)
        #expect(try empty.run(["status", "--format", "{total.age}"]).status == 2)
    }

    private static let cashRows = """
        2024-01-02,deposit,,3000,,USD,5,,broker,
        2024-01-02,exchange,TWD,100,31.5,USD,,,broker,
        2026-11-17,buy,AAPL,10,200,,1,,broker,
        2026-11-18,tax,AAPL,3,,,,,broker,
        2026-11-18,interest,,2,,USD,,,broker,
        2026-11-18,withdraw,,4000,,TWD,,,broker,

        """

    /// 3000 − 5 − 100 − 2001 − 3 + 2 dollars, 3150 − 4000 New Taiwan dollars; a dollar is 31, and was 30.5.
    @Test("With a deposit there is cash by account and currency, in JSON, CSV and table")
    func cash() throws {
        let (home, server) = try home(Self.cashRows)
        defer { server.stop() }
        let words = ["print", "positions", "--home", "TWD", "--format"]
        let outcome = try home.run(words + ["json"], at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let cash = positions(outcome)["cash"] as? [[String: Any]] ?? []
        #expect(cash.map { $0["currency"] as? String } == ["USD", "TWD"])
        #expect(cash.map { $0["account"] as? String } == ["broker", "broker"])
        #expect(cash.map { $0["amount"] as? Double } == [893, -850])
        let own = cash.map { $0["home"] as? [String: Any] ?? [:] }
        #expect(own.map { $0["value"] as? Double } == [27_683, -850])
        #expect(own.map { $0["dayChange"] as? Double } == [446.5, 0])
        #expect(cash.map { $0["state"] as? String } == ["live", "live"])
        let total = try #require(positions(outcome)["total"] as? [String: Any])
        // And 10 × 230 × 31.
        #expect(total["value"] as? Double == 98_133)
        let item = try #require(items(outcome).first)
        #expect((item["home"] as? [String: Any])?["taxes"] as? Double == 91.2)
        let weights = (items(outcome) + cash).compactMap { $0["weight"] as? Double }
        #expect(abs(weights.reduce(0, +) - 1) < 1e-9)
        let csv = try home.run(words + ["csv"], at: Self.now + 1)
        #expect(csv.output.contains("\n\ncash,account,amount,home.value,home.dayChange,weight,state\n"))
        #expect(csv.output.contains("\nUSD,broker,893,27683,446.5,"))
        let table = try home.run(words + ["table"], at: Self.now + 1)
        #expect(table.output.contains("cash · overdrawn"))
        #expect(table.output.contains(" 27683.00 "))
        let one = try home.run(words + ["json", "AAPL"], at: Self.now + 1)
        #expect((positions(one)["cash"] as? [Any])?.isEmpty == true)
    }

    @Test("Exposure has the members of the contract, by each key, and adds up")
    func exposure() throws {
        let (home, server) = try home(Self.cashRows)
        defer { server.stop() }
        var moment = Self.now
        func read(_ words: [String]) throws -> (outcome: Outcome, items: [[String: Any]], total: Double?) {
            // Feeds would refuse two requests at once.
            moment += 30
            let outcome = try home.run(
                ["print", "exposure", "--home", "twd", "--format", "json"] + words, at: moment)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let exposure = outcome.json?["exposure"] as? [String: Any] ?? [:]
            let items = exposure["items"] as? [[String: Any]] ?? []
            #expect(exposure["home"] as? String == "TWD")
            let total = (exposure["total"] as? [String: Any])?["home"] as? Double
            #expect(
                items.compactMap { $0["home"] as? Double }.reduce(0, +) == total,
                "\(outcome.output) \(outcome.errors)")
            return (outcome, items, total)
        }
        let now = try read([])
        #expect(now.total == 98_133)
        #expect(now.items.map { $0["key"] as? String } == ["USD", "TWD"])
        #expect(now.items.map { $0["value"] as? Double } == [3193, -850])
        #expect(now.items.map { $0["home"] as? Double } == [98_983, -850])
        // 3193 × (31 − 30.5)
        #expect(now.items.map { $0["todayFromCurrency"] as? Double } == [1596.5, 0])
        #expect(now.items.map { $0["state"] as? String } == ["live", "live"])
        #expect(abs((now.items[0]["share"] as? Double ?? 0) - 98_983.0 / 98_133) < 1e-9)
        let account = try read(["--by", "account"])
        #expect(account.items.map { $0["key"] as? String } == ["broker"])
        #expect(account.items.first?["value"] is NSNull)
        let market = try read(["--by", "market"]).items.compactMap { $0["key"] as? String }
        #expect(market == ["NYSE", "cash"])
        #expect(try read(["--by", "group"]).items.map { $0["key"] as? String } == [""])
        let past = try read(["--on", "2026-11-18"])
        #expect(past.items.map { $0["state"] as? String } == ["past", "past"])
        // 10 × 224 and 893 dollars at 30.4.
        #expect(past.items.first?["home"] as? Double == 95_243.2)
        let csv = try home.run(["print", "exposure", "--home", "TWD", "--format", "csv"], at: moment + 30)
        #expect(csv.output.hasPrefix("key,value,home,share,todayFromCurrency,state\nUSD,3193,98983,"))
        let table = try home.run(["print", "exposure", "--home", "TWD"], at: moment + 60)
        #expect(table.output.hasPrefix("currency") && table.output.contains(" 98133.00 "))
    }

    @Test("A scenario changes prices and rates of what is held, and no cost, with the state what-if")
    func whatIf() throws {
        let (home, server) = try home(Self.cashRows)
        defer { server.stop() }
        func json(_ words: [String]) throws -> Outcome {
            let outcome = try home.run(words + ["--format", "json"], at: Self.now)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome
        }
        let before = try json(["print", "positions", "--home", "TWD"])
        let after = try json(["print", "positions", "--home", "TWD", "--what-if", "USD -10%, AAPL 250"])
        let (old, new) = (try #require(items(before).first), try #require(items(after).first))
        #expect(new["price"] as? Double == 250)
        #expect(new["state"] as? String == "what-if")
        func own(_ item: [String: Any], _ name: String) -> Double? {
            (item["home"] as? [String: Any])?[name] as? Double
        }
        // 10 × 250 × 27.9
        #expect(own(new, "value") == 69_750)
        #expect(own(new, "cost") == own(old, "cost"))
        let cash = positions(after)["cash"] as? [[String: Any]] ?? []
        #expect(cash.map { own($0, "value") } == [24_914.7, -850])
        #expect(cash.map { $0["state"] as? String } == ["what-if", "what-if"])
        let exposure = try json(["print", "exposure", "--home", "TWD", "--what-if", "USD/TWD 30"])
        let list = (exposure.json?["exposure"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
        #expect(list.map { $0["home"] as? Double } == [95_790, -850])
        #expect(list.map { $0["state"] as? String } == ["what-if", "what-if"])
        let rates = try json(["print", "rates", "TWD", "--base", "USD", "--what-if", "TWD -50%"])
        let rate = ((rates.json?["rates"] as? [String: Any])?["items"] as? [[String: Any]])?.first
        #expect(rate?["rate"] as? Double == 62)
        #expect(rate?["state"] as? String == "what-if")
        let again = try json(["print", "positions", "--home", "TWD"])
        #expect(items(again).first?["price"] as? Double == 230)
        for words in [
            ["--what-if", "USD"], ["--what-if", "USD -10%", "--on", "2026-11-18"], ["--what-if", "X -100%"],
        ] {
            let wrong = try home.run(["print", "positions"] + words, at: Self.now)
            #expect(wrong.status == 2 && wrong.output.isEmpty, "\(wrong.output) \(wrong.errors)")
        }
        let unknown = try home.run(["print", "positions", "--what-if", "MSFT +5%"], at: Self.now)
        #expect(unknown.status == 1 && unknown.errors.contains("MSFT"))
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
                "AAPL,,8,USD,190,1520,230,1840,16,320,460,2,3.5,0,1840,1520,16,780,0,2,3.5,0,778.5,1,"))
        #expect(
            lines[3]
                == "home,value,cost,dayChange,priceGain,currencyGain,income,fees,taxes,total,xirr,timeWeighted,"
                + "leftOutLines"
        )
        #expect(lines[4].hasPrefix("USD,1840,1520,16,780,0,2,3.5,0,778.5,"))
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
