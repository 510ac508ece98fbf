import CivilTime
import Foundation
import Literals
import Market
import Testing

@testable import Money

@Suite struct TimeWeightedTests {
    private struct Case: Decodable {
        let rows: [[Double]]
        let growth, rate, benchmark: Double
    }

    @Test("1,000 random cases come to what pandas says")
    func againstPandas() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "returns.json")
        let cases = try JSONDecoder().decode([Case].self, from: try Data(contentsOf: file))
        #expect(cases.count == 1000)
        for (number, one) in cases.enumerated() {
            var (growth, benchmark) = (TimeWeightedReturn(), Benchmark())
            for row in one.rows {
                growth.add(flow: row[0], value: row[1])
                benchmark.add(flow: row[0], price: row[2])
            }
            let last = try #require(one.rows.last)
            let values = [
                (growth.growth, one.growth), (growth.yearly(days: one.rows.count - 1), one.rate),
                (benchmark.value(at: last[2]), one.benchmark),
            ]
            for (own, other) in values {
                let own = try #require(own, "case \(number)")
                #expect(abs(own - other) <= 1e-9 * max(1, abs(other)), "case \(number): \(own), not \(other)")
            }
        }
    }

    /// 100 become 110 (+10 %); 110 more, and 220 become 198 (−10 %): 1.1 × 0.9.
    @Test("What is put in and taken out is no return")
    func flowsAreNoReturn() throws {
        var growth = TimeWeightedReturn()
        for (flow, value) in [(-100.0, 100.0), (0, 110), (-110, 198), (198, 0), (0, 0)] {
            growth.add(flow: flow, value: value)
        }
        #expect(abs(try #require(growth.growth) - 0.99) < 1e-12)
        growth.add(flow: -10, value: .nan)
        #expect(growth.growth == nil)
    }

    /// Two shares bought at 100, and 20 more at 110 the day after: 10 %, though the money hardly grew.
    @Test("Of a ledger it is of the days' closes, and unknown where one is missing")
    func ofLedger() throws {
        let text = """
            date,type,item,quantity,price,currency,fee,rate,account,note
            2025-11-20,buy,AAPL,2,100,USD,,,,
            2026-05-20,buy,AAPL,20,110,USD,,,,

            """
        let rows = TransactionDocument(Array(text.utf8)).transactions
        let today = Day(number: 20_777)
        let ledger = Ledger(
            rows, Terms(rates: HomeRates(home: "USD", today: today, now: [:], closes: [:])))
        let start = rows[0].day
        let closes = (0..<365).map {
            DailyClose(day: start + $0, close: start + $0 < rows[1].day + -1 ? 100 : 110)
        }
        let rate = try #require(ledger.timeWeighted(["AAPL": closes], value: 22 * 110))
        #expect(abs(rate - 0.1) < 1e-12)
        #expect(ledger.timeWeighted(["AAPL": Array(closes.prefix(100))], value: 22 * 110) == nil)
        #expect(ledger.timeWeighted([:], value: 22 * 110) == nil)
    }
}
