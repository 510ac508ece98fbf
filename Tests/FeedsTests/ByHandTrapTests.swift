import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

@Suite struct ByHandTrapTests {
    private func expect(
        _ quotes: [Quote], _ d1: (day: String, close: Double, change: Double),
        _ d5: (day: String, close: Double, change: Double),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (baseline, expected) in [(Baseline.d1, d1), (.d5, d5)] {
            let row = try #require(ByHand.row(quotes, baseline), sourceLocation: sourceLocation)
            #expect(
                row.base == (try ByHand.close((expected.day, expected.close))), sourceLocation: sourceLocation
            )
            #expect(row.change == expected.change, sourceLocation: sourceLocation)
        }
    }

    /// 09:30 in New York on Thu 12, Fri 13, Mon 16, …, Fri 20 November 2026.
    private let newYork: [(time: Int, close: Double?)] = [
        (1_794_493_800, 98), (1_794_580_200, 99), (1_794_839_400, 100), (1_794_925_800, 101),
        (1_795_012_200, 102), (1_795_098_600, 101.5),
    ]
    private let today = 1_795_185_000
    private let afternoon = 1_795_200_420

    @Test("Today twice is one day, and no base for itself", arguments: [nil, 103.1, 0])
    func doubledToday(first: Double?) throws {
        // Fri 13 « 99, Mon 16, Tue 17, Wed 18, Thu 19 < 101.5, Fri 20 103.5. 2 ÷ 101.5 and 4.5 ÷ 99
        let body = ByHand.chart(
            "AAPL", zone: "America/New_York", price: (103.5, at: afternoon),
            bars: newYork + [(today, first), (afternoon, 103.5)])
        try expect(
            Yahoo().quotes(of: ["AAPL"], in: body).figures, ("2026-11-19", 101.5, 0.019704433497536946),
            ("2026-11-13", 99, 0.045454545454545456))
    }

    @Test("A price of the evening in New York belongs to that day, though it is the next in UTC")
    func evening() throws {
        // 19:30 of Fri 20 in New York is 00:30 of Sat 21 in UTC; Friday's own close is no base for it.
        let body = ByHand.chart(
            "AAPL", zone: "America/New_York", price: (103.5, at: 1_795_221_000),
            bars: newYork + [(today, 103)])
        try expect(
            Yahoo().quotes(of: ["AAPL"], in: body).figures, ("2026-11-19", 101.5, 0.019704433497536946),
            ("2026-11-13", 99, 0.045454545454545456))
    }

    @Test("Auckland's mornings are the evenings before in UTC")
    func auckland() throws {
        // Auckland, 21:00 UTC of the day before: Fri 13 « 35, Mon 16, Tue 17, Wed 18, Thu 19 < 36.5, Fri 20
        // 36.2; the price is of 16:45. −0.3 ÷ 36.5 and 1.2 ÷ 35
        let body = ByHand.chart(
            "FPH.NZ", zone: "Pacific/Auckland", currency: "NZD", price: (36.2, at: 1_795_146_300),
            bars: [
                (1_794_517_200, 35), (1_794_776_400, 35.5), (1_794_862_800, 36), (1_794_949_200, 36.25),
                (1_795_035_600, 36.5), (1_795_122_000, 36.2),
            ])
        try expect(
            Yahoo().quotes(of: ["FPH.NZ"], in: body).figures, ("2026-11-19", 36.5, -0.008219178082191704),
            ("2026-11-13", 35, 0.034285714285714364))
    }

    /// 08:00 in London on Mon 24 August to Fri 28, and Tue 1 September 2026, after the Summer Bank Holiday.
    private let london = ByHand.chart(
        "HSBA.L", zone: "Europe/London", currency: "GBp", price: nil,
        bars: [
            (1_787_554_800, 1515), (1_787_641_200, 1520.2), (1_787_727_600, 1526), (1_787_814_000, 1530.6),
            (1_787_900_400, 1529), (1_788_246_000, 1533.4),
        ])

    @Test(
        "A recorded price in pence is held against closes in pence, across a bank holiday",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing))
    func pence() throws {
        // Tue 25 « 1520.2, Wed 26, Thu 27, Fri 28, Tue 1 < 1533.4 (in the body too), Wed 2 1545.2. 11.8 ÷
        // 1533.4, 25 ÷ 1520.2
        let spark = try ByHand.recorded("yahoo-spark", "v8-spark")
        let live = try Yahoo().quotes(of: ["AAPL", "HSBA.L"], in: spark).figures.filter {
            $0.symbol == "HSBA.L"
        }
        let quotes = try Yahoo().quotes(of: ["HSBA.L"], in: london).figures + live
        try expect(
            quotes, ("2026-09-01", 1533.4, 0.007695317594887148), ("2026-08-25", 1520.2, 0.016445204578344953)
        )
        #expect(ByHand.row(quotes, .d1)?.price == 1545.2)
        #expect(ByHand.row(quotes, .d1)?.currency == "GBp")
    }

    @Test(
        "A recorded close in pence is the base as it stands",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing),
        arguments: ["chart-OCDO.L", "historical-via-chart-OCDO.L"])
    func recordedPence(body: String) throws {
        let data = try ByHand.recorded("yahoo-chart", body)
        var quote = try #require(try Yahoo().quotes(of: ["OCDO.L"], in: data).figures.first)
        // 1247.5 at 08:00 of Fri 3 Jan 2020; Thu 2 < 1259.5. −12 ÷ 1259.5
        (quote.price, quote.time) = (1247.5, Instant(1_578_038_400))
        let row = try #require(ByHand.row([quote], .d1))
        #expect(row.currency == "GBp")
        #expect(row.base == (try ByHand.close(("2020-01-02", 1259.5))))
        #expect(row.change == -0.009527590313616514)
    }
}
