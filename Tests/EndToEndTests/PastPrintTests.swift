import Foundation
import Loopback
import Testing

@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]?.isEmpty == false, "no recorded bodies"))
struct PastPrintTests {
    /// 2026-11-20 14:30 UTC.
    private static let now = 1_795_185_000

    private func home(_ symbol: String, _ file: String) throws -> (Home, LoopbackServer) {
        let folder = try #require(ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"])
        let url = URL(filePath: folder).appending(path: "yahoo-chart/" + file)
        let home = try Home()
        let server = try Replay(["/v8/finance/chart/\(symbol)": Array(try Data(contentsOf: url))]).serve()
        try home.useFeeds(of: server)
        return (home, server)
    }

    private func item(_ outcome: Outcome) throws -> [String: Any] {
        let panel = try #require(
            outcome.json?["stocks"] as? [String: Any], "\(outcome.output) \(outcome.errors)")
        return try #require((panel["items"] as? [[String: Any]])?.first)
    }

    @Test func `Bitcoin from 19 February to 23 March 2020, as its chart has it`() throws {
        let (home, server) = try home(
            "BTC-USD", "historicalv8-BTC-USD-2020-01-01-to-2021-01-04.200.rec20211113.json")
        defer { server.stop() }
        let outcome = try home.run(
            [
                "print", "stocks", "BTC-USD", "--on", "2020-03-23", "--baseline", "2020-02-19,1m,d5,ytd",
                "--format",
                "json",
            ], at: Self.now)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let item = try item(outcome)
        #expect(item["state"] as? String == "past")
        #expect(item["day"] as? String == "2020-03-23")
        #expect(item["time"] as? String == "2020-03-23T23:59:59Z")
        #expect(item["price"] as? Double == 6416.31494140625)
        #expect(item["baseDay"] as? String == "2020-02-19")
        #expect(item["baseClose"] as? Double == 9633.38671875)
        let changes = try #require(item["changes"] as? [String: [String: Any]])
        #expect(changes["1m"]?["baseDay"] as? String == "2020-02-23")
        #expect(changes["d5"]?["baseDay"] as? String == "2020-03-18")
        #expect(changes["ytd"]?["base"] is NSNull)
        #expect(outcome.errors.contains("no close before") == false, "the first baseline has one")
    }

    @Test(arguments: [
        ("splits", 72.64399719238281, "2021-07-01", 80.8479995727539),
        ("none", 72.64399719238281, "2021-07-01", 80.8479995727539),
    ])
    func `before a split prices are of the shares of the day`(
        _ adjustment: String, _ price: Double, _ day: String, _ base: Double
    ) throws {
        let (home, server) = try home(
            "NVDA", "historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.200.rec20240916.json")
        defer { server.stop() }
        let outcome = try home.run(
            [
                "print", "stocks", "NVDA", "--on", "2021-07-18", "--baseline", day, "--adjust", adjustment,
                "--format",
                "json",
            ], at: Self.now)
        let item = try item(outcome)
        #expect(item["day"] as? String == "2021-07-16", "a Sunday shows Friday's close")
        #expect(abs((item["price"] as? Double ?? 0) - price) < 1e-6)
        #expect(abs((item["baseClose"] as? Double ?? 0) - base) < 1e-6)
    }

    @Test(arguments: [("splits", 1.0), ("none", 4.0)])
    func `a change over a split is on one scale, or not if prices are as traded`(
        _ adjustment: String, _ factor: Double
    ) throws {
        let (home, server) = try home(
            "NVDA", "historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.200.rec20240916.json")
        defer { server.stop() }
        let outcome = try home.run(
            [
                "print", "stocks", "NVDA", "--on", "2021-07-20", "--baseline", "d1", "--adjust", adjustment,
                "--format", "json",
            ], at: Self.now)
        let item = try item(outcome)
        #expect(item["baseDay"] as? String == "2021-07-19")
        #expect(abs((item["price"] as? Double ?? 0) - 18.61199951171875) < 1e-6)
        #expect(abs((item["baseClose"] as? Double ?? 0) - 18.77975082397461 * factor) < 1e-6)
    }
}
