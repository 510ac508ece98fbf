import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

/// d1 and d5 through decoder, board and row, with figures worked out by hand. `<` marks the day of d1's base
/// and `«` that of d5's; the last is the day itself.
@Suite struct ByHandTests {
    struct Sum: Sendable, CustomTestStringConvertible {
        var body: String
        var symbol: String
        var day: String
        var price: Double
        /// The base's day and close, and (price − close) ÷ close; nil if the body does not reach back so far.
        var d1, d5: (day: String, close: Double, change: Double)?

        var testDescription: String { "\(symbol) on \(day)" }
    }

    static let sums: [Sum] = [
        // New York, across a weekend: Fri 2 Oct, Mon 5 «, Tue 6, Wed 7, Thu 8, Fri 9 <, Mon 12.
        Sum(
            body: "chart-AAPL-2020-08-31", symbol: "AAPL", day: "2020-10-12", price: 124.4000015258789,
            d1: ("2020-10-09", 116.97000122070312, 0.06352056277366873),
            d5: ("2020-10-05", 116.5, 0.06781117189595627)),
        // Labor Day, Mon 7 Sep: Mon 31 Aug «, Tue 1, Wed 2, Thu 3, Fri 4 <, Tue 8.
        Sum(
            body: "chart-AAPL-2020-08-31", symbol: "AAPL", day: "2020-09-08", price: 112.81999969482422,
            d1: ("2020-09-04", 120.95999908447266, -0.0672949690084228),
            d5: ("2020-08-31", 129.0399932861328, -0.12569741502808698)),
        // Clocks in New York went back on Sun 1 Nov: Mon 26 Oct «, …, Fri 30 <, Mon 2 Nov.
        Sum(
            body: "chart-AAPL-2020-08-31", symbol: "AAPL", day: "2020-11-02", price: 108.7699966430664,
            d1: ("2020-10-30", 108.86000061035156, -0.0008267863933540868),
            d5: ("2020-10-26", 115.05000305175781, -0.05458501731517734)),
        // Martin Luther King Day, Mon 17 Jan: Mon 10 «, Tue 11, Wed 12, Thu 13, Fri 14 <, Tue 18.
        Sum(
            body: "historical-via-chart-MSFT", symbol: "MSFT", day: "2022-01-18", price: 302.6499938964844,
            d1: ("2022-01-14", 310.20001220703125, -0.024339194111662063),
            d5: ("2022-01-10", 314.2699890136719, -0.03697456175709475)),
        // Thanksgiving, Thu 25 Nov, and a weekend: Fri 19 «, Mon 22, Tue 23, Wed 24, Fri 26 <, Mon 29.
        Sum(
            body: "historical-via-chart-MSFT", symbol: "MSFT", day: "2021-11-29", price: 336.6300048828125,
            d1: ("2021-11-26", 329.67999267578125, 0.021081085784499312),
            d5: ("2021-11-19", 343.1099853515625, -0.018886015404391058)),
        // Tokyo, whose bars begin at 00:00 UTC. Holidays on Tue 29 Apr and from Sat 3 to Tue 6 May: Fri 25
        // Apr «, Mon 28, Wed 30, Thu 1 May, Fri 2 <, Wed 7.
        Sum(
            body: "chart-6309.T", symbol: "6309.T", day: "2025-05-07", price: 1353,
            d1: ("2025-05-02", 1355, -0.0014760147601476014),
            d5: ("2025-04-25", 1403.33337402344, -0.035867011328271366)),
        // Today's bar is off the grid, at 15:30: Mon 12 May «, …, Fri 16 <, Mon 19.
        Sum(
            body: "chart-6309.T", symbol: "6309.T", day: "2025-05-19", price: 1403,
            d1: ("2025-05-16", 1409, -0.0042583392476933995),
            d5: ("2025-05-12", 1409, -0.0042583392476933995)),
        // Taipei, two days.
        Sum(
            body: "chart-2330.TW-2022", symbol: "2330.TW", day: "2022-11-02", price: 395,
            d1: ("2022-11-01", 391.5, 0.008939974457215836), d5: nil),
        // Frankfurt: Fri 4 Aug 34.45, Mon 7 null, Tue 8 33.2. Friday's is no base of one day.
        Sum(
            body: "chart-WSU.DE", symbol: "WSU.DE", day: "2023-08-08", price: 33.20000076293945,
            d1: nil, d5: nil),
        // Trade every day: Thu 8 Oct, Fri 9 null, Sat 10, Sun 11, Mon 12 null, Tue 13 null, Wed 14: no base.
        Sum(
            body: "historicalv8-BTC-USD", symbol: "BTC-USD", day: "2020-10-14", price: 11429.5068359375,
            d1: nil, d5: nil),
        // Currencies trade on Christmas Day, not at weekends, by London: Mon 21 Dec «, …, Fri 25 <, Mon 28.
        Sum(
            body: "historicalv8-EURUSD", symbol: "EURUSD=X", day: "2020-12-28", price: 1.2205095291137695,
            d1: ("2020-12-25", 1.2184720039367676, 0.001672196956859823),
            d5: ("2020-12-21", 1.221612811088562, -0.0009031355637219958)),
        // Clocks in London went forward on Sun 29 March: Mon 30 begins at 23:00 UTC of Sunday. Mon 23 «, …,
        // Fri 27 <, Mon 30.
        Sum(
            body: "historicalv8-EURUSD", symbol: "EURUSD=X", day: "2020-03-30", price: 1.113908290863037,
            d1: ("2020-03-27", 1.1048258543014526, 0.008220695167680536),
            d5: ("2020-03-23", 1.0694386959075928, 0.041582182434220454)),
    ]

    @Test(
        "Bases and changes of recorded charts are those worked out by hand",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing), arguments: sums)
    func charts(sum: Sum) throws {
        let body = try ByHand.recorded("yahoo-chart", sum.body)
        var quote = try #require(
            try Yahoo().quotes(of: [Symbol(stringLiteral: sum.symbol)], in: body).figures.first)
        let day = try #require(Day(sum.day))
        quote.price = try #require(quote.closes.first { $0.day == day }?.close)
        quote.time = try #require(Zone(quote.zone)).instant(day, TimeOfDay(second: 15 * 3600))
        #expect(quote.price == sum.price)
        for (baseline, expected) in [(Baseline.d1, sum.d1), (.d5, sum.d5)] {
            let base = try ByHand.close(expected.map { ($0.day, $0.close) })
            #expect(quote.base(baseline) == base)
            let row = try #require(ByHand.row([quote], baseline))
            #expect(row.base == base)
            #expect(row.change == expected?.change)
        }
    }

    @Test(
        "A recorded price of today is held against the closes before it",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing))
    func recordedToday() throws {
        let tokyo = try Yahoo().quotes(
            of: ["6309.T"], in: ByHand.recorded("yahoo-chart", "chart-6309.T")
        ).figures
        // 1403 at 15:30 of Mon 19 May in Tokyo; Fri 16 1409.
        #expect(ByHand.row(tokyo, .d1)?.change == -0.0042583392476933995)
        let apple = try Yahoo().quotes(
            of: ["AAPL"], in: ByHand.recorded("yahoo-chart", "chart-AAPL-1mo-1d")
        ).figures
        // One bar a week: Mon 5 Oct, Tue 29 Sep and three more. The calendar's days, Fri 2 Oct and Mon 28
        // Sep, are not among them.
        for baseline in [Baseline.d1, .d5] {
            let row = try #require(ByHand.row(apple, baseline))
            #expect(row.price == 333.825)
            #expect(row.base == nil)
            #expect(row.change == nil)
        }
    }

    @Test(
        "Taipei's live price is held against a month of closes, across a day without trade",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing))
    func taipei() throws {
        let live = try Twse().quotes(
            of: ["2330.TW"], in: ByHand.recorded("twse-mis", "getStockInfo-tse_2330-otc_6547")
        ).figures
        let month = try ByHand.chart(ofTaiwansMonth: ByHand.recorded("twse", "STOCK_DAY-2330"))
        let closes = try Yahoo().quotes(of: ["2330.TW"], in: month).figures.map { quote in
            var quote = quote
            quote.source = "twse-day"
            return quote
        }
        // 2425 on Fri 31 July. Fri 24 « 2350, Mon 27, Tue 28, Wed 29, Thu 30 < 2205. 220 ÷ 2205 and 75 ÷ 2350
        let row = try #require(ByHand.row(closes + live, .d1))
        #expect(row.price == 2425)
        #expect(row.base == (try ByHand.close(("2026-07-30", 2205))))
        #expect(row.change == 0.09977324263038549)
        let five = try #require(ByHand.row(closes + live, .d5))
        #expect(five.base == (try ByHand.close(("2026-07-24", 2350))))
        #expect(five.change == 0.031914893617021274)
        // No trade on Fri 10 July: Fri 3 « 2445, Mon 6, Tue 7, Wed 8, Thu 9 < 2415, Mon 13 2440. 25 ÷ 2415,
        // −5 ÷ 2445
        let monday = try #require(Day("2026-07-13"))
        let known = try #require(closes.first).closes
        let one = try #require(Baseline.d1.base(in: known, before: monday))
        #expect(one == (try ByHand.close(("2026-07-09", 2415))))
        #expect(Baseline.change(from: one.close, to: 2440) == 0.010351966873706004)
        let week = try #require(Baseline.d5.base(in: known, before: monday))
        #expect(week == (try ByHand.close(("2026-07-03", 2445))))
        #expect(Baseline.change(from: week.close, to: 2440) == -0.002044989775051125)
    }
}
