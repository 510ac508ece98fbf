import Foundation
import Loopback
import PseudoTerminal
import Testing

@Suite struct MarketHoursTests {
    /// Sunday 22 November 2026, 17:00 UTC.
    private static let sunday = 1_795_366_800
    private static let hour = 3600
    private static let day = 86_400

    private func chart(
        _ symbol: String, _ type: String, _ zone: String, price: Double, age: Int,
        bars: [(age: Int, close: Double?)] = []
    ) -> [UInt8] {
        let now = Self.sunday
        let times = bars.map { "\(now - $0.age)" }.joined(separator: ",")
        let closes = bars.map { $0.close.map { "\($0)" } ?? "null" }.joined(separator: ",")
        return Array(
            """
            {"chart":{"result":[{"meta":{"currency":"USD","symbol":"\(symbol)","instrumentType":"\(type)",
            "exchangeTimezoneName":"\(zone)","regularMarketPrice":\(price),"regularMarketTime":\(now - age),
            "dataGranularity":"1d"},"timestamp":[\(times)],"indicators":{"quote":[{"close":[\(closes)]}]}}],"error":null}}
            """.utf8)
    }

    // Takes seconds: the pace for stocks is one request per second.
    @Test(
        "Figures are judged by their own hours, the same whether they come from a feed or from the run before",
        .enabled(if: FakeClock.isAvailable))
    func hours() throws {
        let home = try Home()
        let (hour, day) = (Self.hour, Self.day)
        let newYork = "America/New_York"
        // New York closed 44 hours ago, at 21:00 UTC of Friday; its bars begin at 14:30.
        let friday = 2 * day + 2 * hour + 1800
        func bars(_ thursday: Double?) -> [(age: Int, close: Double?)] {
            [(friday + 2 * day, 98), (friday + day, thursday), (friday, 100)]
        }
        let charts = [
            "AAPL": chart("AAPL", "EQUITY", newYork, price: 100, age: 44 * hour, bars: bars(99)),
            "SPY": chart("SPY", "ETF", newYork, price: 100, age: 44 * hour, bars: bars(nil)),
            "BTC-USD": chart("BTC-USD", "CRYPTOCURRENCY", "UTC", price: 90_000, age: 65 * hour),
            "EURUSD%3DX": chart("EURUSD=X", "CURRENCY", "Europe/London", price: 1.15, age: 43 * hour),
            "GC%3DF": chart("GC=F", "FUTURE", newYork, price: 4000, age: 60 * hour),
            "CL%3DF": chart("CL=F", "FUTURE", newYork, price: -37.63, age: 43 * hour, bars: bars(18.27)),
            "%5EN225": chart("^N225", "INDEX", "Asia/Tokyo", price: 48_000, age: 58 * hour + 1800),
            "VFIAX": chart("VFIAX", "MUTUALFUND", newYork, price: 600, age: 44 * hour),
            "7203.T": chart("7203.T", "EQUITY", "Asia/Tokyo", price: 3000, age: -hour),
        ]
        var bodies = Dictionary(
            uniqueKeysWithValues: charts.map { ("/v8/finance/chart/\($0.key)", $0.value) })
        bodies["/capi.php"] = Array(
            """
            {"USDJPY": {"Exrate": 149.23, "UTC": "2026-11-20 21:59:00"},
             "USDTWD": {"Exrate": 32.1, "UTC": "2026-11-20 08:00:00"},
             "USDDEM": {"Exrate": 1.7, "UTC": "2015-07-01 12:00:00"}}
            """.utf8)
        let server = try Replay(bodies).serve()
        try home.useFeeds(of: server)
        let symbols = [
            "AAPL", "SPY", "BTC-USD", "EURUSD=X", "GC=F", "CL=F", "^N225", "VFIAX", "7203.T",
        ]
        let stale = ["BTC-USD", "GC=F", "7203.T"]
        let stocks = ["print", "stocks"] + symbols + ["--format", "json"]
        let first = try home.run(stocks, at: Self.sunday).items("stocks")
        for symbol in symbols {
            let expected = stale.contains(symbol) ? "stale" : "live"
            #expect(first[symbol]?["state"] as? String == expected, "\(symbol)")
        }
        #expect(first["CL=F"]?["price"] as? Double == -37.63)
        #expect(first["AAPL"]?["baseDay"] as? String == "2026-11-19")
        #expect(first["AAPL"]?["baseClose"] as? Double == 99)
        #expect(first["AAPL"]?["change"] is Double)
        #expect(first["SPY"]?["price"] as? Double == 100)
        #expect(first["SPY"]?["baseDay"] is NSNull, "Thursday's close is null")
        #expect(first["SPY"]?["change"] is NSNull)

        let rates = ["print", "rates", "JPY", "TWD", "DEM", "--format", "json"]
        let told = try home.run(rates, at: Self.sunday).items("rates")
        #expect(told.mapValues { $0["state"] as? String } == ["JPY": "live", "TWD": "stale", "DEM": "stale"])

        server.stop()
        let second = try home.run(stocks, at: Self.sunday + 60).items("stocks")
        for symbol in symbols {
            let expected = stale.contains(symbol) ? "stale" : "cached"
            #expect(second[symbol]?["state"] as? String == expected, "\(symbol)")
            #expect(second[symbol]?["price"] as? Double == first[symbol]?["price"] as? Double)
            #expect(second[symbol]?["change"] as? Double == first[symbol]?["change"] as? Double)
        }
        let kept = try home.run(rates, at: Self.sunday + 60).items("rates")
        #expect(
            kept.mapValues { $0["state"] as? String } == ["JPY": "cached", "TWD": "stale", "DEM": "stale"])

        // Monday noon in New York: cached data are old by now, except for the fund.
        let monday = try home.run(stocks, at: Self.sunday + day).items("stocks")
        for symbol in symbols where symbol != "7203.T" {
            let expected = symbol == "VFIAX" || symbol == "^N225" ? "cached" : "stale"
            #expect(monday[symbol]?["state"] as? String == expected, "\(symbol)")
        }
    }
}
