import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

/// Expected figures are by Python's `fractions`, over the same bodies.
@Suite struct ConvertTests {
    private static let payloads = ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]
        .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }

    private static let rates = """
        {"USD": {"UTC": "2017-08-24 14:59:59", "Exrate": 1},
        "USDEUR": {"UTC": "2017-08-24 15:02:59", "Exrate": 0.8475},
        "USDJPY": {"UTC": "2017-08-24 15:07:01", "Exrate": 109.375},
        "USDTWD": {"UTC": "2017-08-24 15:06:59", "Exrate": 30.232},
        "USDKWD": {"UTC": "2017-08-24 14:59:59", "Exrate": 0.30188}}
        """
    /// 2017-08-24 15:09 UTC.
    private static let moment = 1_503_587_340

    /// As the second version of frankfurter sends them; 2024-03-02 is a Saturday.
    private static let past = """
        [{"date":"2024-02-29","base":"USD","quote":"EUR","rate":0.9},
        {"date":"2024-03-01","base":"USD","quote":"EUR","rate":0.9236},
        {"date":"2024-03-01","base":"USD","quote":"JPY","rate":150.02},
        {"date":"2024-03-01","base":"USD","quote":"TWD","rate":31.59},
        {"date":"2024-03-04","base":"USD","quote":"EUR","rate":0.92}]
        """

    private func home() throws -> (Home, LoopbackServer) {
        let home = try Home()
        let server = try Replay([
            "/capi.php": Array(Self.rates.utf8), "/v2/rates": Array(Self.past.utf8),
        ]).serve()
        try home.useFeeds(of: server)
        return (home, server)
    }

    private func convert(_ outcome: Outcome) -> [String: Any] {
        outcome.json?["convert"] as? [String: Any] ?? [:]
    }

    private func items(_ outcome: Outcome) -> [[String: Any]] {
        convert(outcome)["items"] as? [[String: Any]] ?? []
    }

    /// As printed: Foundation's reader is off by a last digit.
    private func figures(_ name: String, _ outcome: Outcome) -> [String] {
        outcome.output.split(separator: "\n").filter { $0.hasPrefix("        \"\(name)\": ") }
            .map { String($0.split(separator: " ")[1].prefix { $0 != "," }) }
    }

    @Test("An amount below 0 is no option, wherever it stands")
    func negative() throws {
        let home = try Home()
        for words in [["-1250.5", "EUR", "JPY"], ["--format", "json", "-1250.5", "EUR", "JPY"]] {
            let outcome = try home.run(["convert", "--demo"] + words)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains(words.count > 3 ? "-1250.5" : "−1250.50"), "\(outcome.output)")
        }
        let refused = try home.run(["convert", "--demo", "250", "EUR", "--margin", "-3"])
        #expect(refused.status == 2 && refused.errors.contains("“-3”"), "\(refused.errors)")
    }

    @Test("The demo says from which day on it has rates")
    func demoDays() throws {
        let outcome = try Home().run(["convert", "250", "EUR", "JPY", "--on", "2020-01-02", "--demo"])
        #expect(
            outcome.status == 1 && outcome.errors.contains("the demo has rates from "), "\(outcome.errors)")
    }

    @Test("JSON has each sum in full, as old as the older of two rates, live and then cached")
    func json() throws {
        let (home, server) = try home()
        for (state, delay) in [("live", 0), ("cached", 30)] {
            let outcome = try home.run(
                ["convert", "250", "EUR", "jpy", "TWD", "KWD", "USD", "--format", "json"],
                at: Self.moment + delay)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.json?["asOf"] as? String != nil)
            let whole = convert(outcome)
            #expect(whole["amount"] as? Double == 250 && whole["from"] as? String == "EUR")
            #expect(whole["on"] is NSNull)
            let items = items(outcome)
            #expect(items.map { $0["code"] as? String } == ["JPY", "TWD", "KWD", "USD"])
            #expect(
                figures("amount", outcome) == [
                    "32264.01179941003", "8917.994100294985", "89.05014749262537", "294.9852507374631",
                ])
            #expect(
                figures("rate", outcome) == [
                    "129.0560471976401", "35.67197640117994", "0.35620058997050147", "1.1799410029498525",
                ])
            #expect(
                items.map { $0["quotedAt"] as? String } == [
                    "2017-08-24T15:02:59Z", "2017-08-24T15:02:59Z", "2017-08-24T14:59:59Z",
                    "2017-08-24T15:02:59Z",
                ])
            #expect(items.allSatisfy { $0["source"] as? String == "rter" })
            #expect(items.allSatisfy { $0["state"] as? String == state }, "\(outcome.output)")
            server.stop()
        }
    }

    @Test(
        "The table rounds to minor units; CSV does not; a margin is taken off", arguments: ["option", "line"])
    func forms(way: String) throws {
        let (home, server) = try home()
        defer { server.stop() }
        let words = way == "option" ? ["250", "EUR", "--margin", "2.5"] : ["250 EUR +2.5%"]
        let table = try home.run(["convert"] + words + ["JPY", "TWD", "KWD"], at: Self.moment)
        let lines = table.output.split(separator: "\n")
        #expect(lines.first == "250 EUR +2.5 %")
        let sums = lines.dropFirst(2).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(sums == ["JPY 31457", "TWD 8695.04", "KWD 86.824"])
        let csv = try home.run(["convert"] + words + ["JPY", "--format", "csv"], at: Self.moment)
        let rows = csv.output.split(separator: "\n")
        #expect(rows.first == "code,amount,rate,quotedAt,source,state,disputed")
        #expect(
            rows.last?.hasPrefix("JPY,31457.411504424777,129.0560471976401,2017-08-24T15:02:59Z,rter,")
                == true)
    }

    @Test(
        "Without currencies those of the board count, with its base; without one in the amount, that base does"
    )
    func board() throws {
        let (home, server) = try home()
        defer { server.stop() }
        try home.write(
            #"{ "version": 1, "rates": ["EUR", "JPY"], "clocks": [], "stocks": [], "base": "TWD" }"#,
            to: home.board)
        let euro = try home.run(["convert", "250", "EUR", "--format", "json"], at: Self.moment)
        #expect(items(euro).map { $0["code"] as? String } == ["TWD", "JPY"])
        let own = try home.run(["convert", "=1200/12", "--format", "json"], at: Self.moment)
        #expect(convert(own)["from"] as? String == "TWD" && convert(own)["amount"] as? Double == 100)
        #expect(items(own).map { $0["code"] as? String } == ["EUR", "JPY"])
    }

    @Test("On a past day the closes of that day count, or the last ones before it; a second run asks nobody")
    func pastDay() throws {
        let (home, server) = try home()
        for (words, state) in [
            (["250", "EUR", "JPY", "TWD", "USD", "--on", "2024-03-02"], "live"),
            (["250 EUR on 2024-03-02", "JPY", "TWD", "USD"], "cached"),
        ] {
            let outcome = try home.run(["convert"] + words + ["--format", "json"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(convert(outcome)["on"] as? String == "2024-03-02")
            let items = items(outcome)
            #expect(
                figures("amount", outcome) == [
                    "40607.40580337809", "8550.779558250324", "270.67994802945",
                ])
            #expect(figures("rate", outcome).first == "162.42962321351234")
            #expect(items.allSatisfy { $0["quotedAt"] as? String == "2024-03-01T23:59:59Z" })
            #expect(items.allSatisfy { $0["source"] as? String == "frankfurter" })
            #expect(items.allSatisfy { $0["state"] as? String == state }, "\(outcome.output)")
            if state == "live" { server.stop() }
        }
        #expect(server.requests.count == 1)
        #expect(server.requests.first?.query.contains("from=2024-02-24") == true)
    }

    @Test("What is not known is null and said; where nothing is known, the exit code is 1")
    func unknown() throws {
        let (home, server) = try home()
        defer { server.stop() }
        let some = try home.run(["convert", "250", "EUR", "JPY", "XQZ", "--format", "json"], at: Self.moment)
        #expect(some.status == 0)
        #expect(items(some).last?["amount"] is NSNull && items(some).last?["state"] is NSNull)
        #expect(some.errors.contains("XQZ"))
        let (other, itsServer) = try self.home()
        defer { itsServer.stop() }
        let past = try other.run(["convert", "250", "EUR", "KWD", "--on", "2024-03-01"])
        #expect(past.status == 1 && past.output.isEmpty)
        #expect(past.errors.contains("KWD: no rate for 1 Mar 2024"), "\(past.errors)")
        let offline = try Home()
        try offline.useFeeds(of: nil)
        let none = try offline.run(["convert", "250", "EUR", "JPY"])
        #expect(none.status == 1 && none.output.isEmpty && !none.errors.isEmpty)
        let sample = try offline.run(["convert", "250", "EUR", "JPY", "--demo", "--format", "json"])
        #expect(items(sample).first?["state"] as? String == "sample")
    }

    @Test(
        "Wrong usage is said in one line, exit code 2",
        arguments: [
            ([], "needs an amount"), (["250/0", "EUR"], "division by zero (at 4)"),
            (["250", "XQZ"], "unknown currency XQZ (at 5)"), (["250", "EUR", "nonsense"], "nonsense"),
            (["250", "EUR", "--on", "2024-02-30"], "--on"),
            (["250", "EUR", "--on", "2099-01-01"], "2099-01-01"),
            (["250", "EUR", "--margin", "100"], "--margin"),
            (["250", "EUR", "--baseline", "d1"], "--margin"),
            (["250", "EUR", "--format", "xml"], "xml"),
        ])
    func usage(words: [String], part: String) throws {
        let home = try Home()
        let outcome = try home.run(["convert"] + words)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(part), "\(outcome.errors)")
        #expect(try home.run(["watch", "--on", "2024-03-01"]).errors.contains("--on, "))
    }

    @Test(
        "The recorded body gives the sums that fractions give",
        .enabled(if: payloads != nil, "FXTERM_PAYLOADS names no folder of recorded bodies"))
    func recorded() throws {
        let body = try Data(
            contentsOf: try #require(Self.payloads).appending(path: "rter/capi-2017-08-24.json"))
        let home = try Home()
        let server = try Replay(["/capi.php": [UInt8](body)]).serve()
        try home.useFeeds(of: server)
        let outcome = try home.run(
            ["convert", "250/3", "EUR", "JPY", "TWD", "KWD", "USD", "--format", "json"], at: Self.moment)
        #expect(
            figures("amount", outcome) == [
                "10754.670599803343", "2972.6647000983285", "29.68338249754179", "98.32841691248771",
            ])
    }
}
