import Foundation
import Loopback
import PseudoTerminal
import Testing
import Words

@Suite(.serialized) struct DetailsRunTests {
    /// 2026-11-20 14:30 UTC, when New York opens, by Python's `datetime`.
    private static let open = 1_795_185_000
    private static let close = open + 23_400

    private static func chart(_ times: [Int], _ prices: [Double], _ granularity: String) -> String {
        let column = prices.map { "\($0)" }.joined(separator: ",")
        return """
            {"chart":{"result":[{"meta":{"symbol":"AAPL","currency":"USD","instrumentType":"EQUITY","longName":"Apple Inc.",
            "exchangeTimezoneName":"America/New_York","dataGranularity":"\(granularity)","regularMarketPrice":227.2,
            "regularMarketTime":\(close),"regularMarketDayLow":225.5,"regularMarketDayHigh":229,"fiftyTwoWeekLow":164.08,
            "fiftyTwoWeekHigh":260.1,"regularMarketVolume":31878433,"fullExchangeName":"NasdaqGS",
            "tradingPeriods":{"pre":[[{"start":\(open - 19_800),"end":\(open)}]],"post":[[{"start":\(close),"end":\(close + 14_400)}]]}},
            "timestamp":[\(times.map(String.init).joined(separator: ","))],"indicators":{"quote":[{"open":[\(column)],
            "high":[\(column)],"low":[\(column)],"close":[\(column)],"volume":[\(column)]}]}}],"error":null}}
            """
    }

    @Test(
        "Open details tell the price after hours and the news, each asked for once; the change of the day knows neither"
    )
    func afterHours() throws {
        let home = try Home()
        let server = try LoopbackServer { request in
            if request.path == "/v1/finance/search" {
                return .text(
                    #"{"news":[{"title":"Hardware, refreshed","publisher":"The Paper","providerPublishTime":\#(Self.open)}]}"#
                )
            }
            guard request.path == "/v8/finance/chart/AAPL" else { return .text("", status: 404) }
            return request.query.contains("interval=5m")
                ? .text(Self.chart([Self.close - 300, Self.close + 9000], [227.1, 228.1], "5m"))
                : .text(Self.chart([Self.open - 86_400, Self.open], [220, 227.2], "1d"))
        }
        try home.useFeeds(of: server)
        let terminal = try home.start(at: Self.close + 10_000)
        try terminal.waitUntil { $0.contains("Apple Inc.") && $0.contains("227.20") }
        #expect(!server.requests.contains { $0.path == "/v1/finance/search" })
        try terminal.press("3jjj<enter>")
        let screen = try terminal.waitUntil { $0.contains("228.10") && $0.contains("Hardware, refreshed") }
        for text in [
            Words.english[.afterHours], "▲ +0.4 %", "225.50 ─────●────── 229.00",
            "164.08 ───────●──── 260.10", "NasdaqGS", "The Paper",
            // (227.2 − 220) ÷ 220
            "▲ +3.27 %",
        ] { #expect(screen.contains(text), "\(text)") }
        try terminal.press("<esc><enter>")
        try terminal.waitUntil { $0.contains("228.10") }
        #expect(server.requests.count { $0.path == "/v1/finance/search" } == 1)
        #expect(server.requests.count { $0.query.contains("interval=5m") } == 1)
        try terminal.press("<esc>q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}
