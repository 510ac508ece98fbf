import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Feeds

/// Figures worked out by hand, through decoder, board and card.
@Suite struct ByHandRateTests {
    private func past(_ codes: [CurrencyCode], _ body: [UInt8]) throws -> FeedAnswer {
        let pasts = try Frankfurter().pastRates(of: codes, in: body).figures
        return .pastRates(
            Dictionary(pasts.map { ($0.code, $0.closes) }) { _, last in last }, source: "frankfurter")
    }

    /// Per dollar, at 09:00 UTC.
    private func rates(_ perDollar: [String: Double], on day: String) throws -> (FeedAnswer, at: Instant) {
        let entries = perDollar.map { #""USD\#($0)": {"Exrate": \#($1), "UTC": "\#(day) 09:00:00"}"# }
        let body = Array("{\(entries.joined(separator: ", "))}".utf8)
        let figures = try Rter().rates(in: body).figures
        return (.rates(figures), at: try #require(figures.first).quotedAt)
    }

    @Test(
        "Against the dollar, Monday is held against Friday, and where there are too few days nothing is",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing))
    func dollar() throws {
        // Tue 30 June 0.877, Wed 1 July 0.8785, Fri 3 < 0.87604, not in order. Mon 6 0.88. 0.00396 ÷ 0.87604
        let euro = try past(["EUR"], ByHand.recorded("frankfurter", "v1-range-USD-EUR"))
        let (monday, now) = try rates(["EUR": 0.88], on: "2026-07-06")
        let card = try #require(ByHand.card("EUR", .d1, after: [euro, monday], at: now))
        #expect(card.base == (try ByHand.close(("2026-07-03", 0.87604))))
        #expect(card.change == 0.004520341536916081)
        let five = try #require(ByHand.card("EUR", .d5, after: [euro, monday], at: now))
        #expect(five.base == nil)
        #expect(five.change == nil)
        // Mon 10, Tue 11, Wed 12, Thu 13 August < 1420.29, Fri 14 1413.75. −6.54 ÷ 1420.29
        let won = try past(["KRW"], ByHand.recorded("frankfurter", "v1-range-USD-KRW"))
        let (friday, then) = try rates(["KRW": 1413.75], on: "2026-08-14")
        let korea = try #require(ByHand.card("KRW", .d1, after: [friday, won], at: then))
        #expect(korea.base == (try ByHand.close(("2026-08-13", 1420.29))))
        #expect(korea.change == -0.00460469340768432)
    }

    @Test(
        "Against another base, rate and base are both crossed through the dollar",
        .enabled(if: Recordings.folder != nil, Recordings.areMissing))
    func recordedCross() throws {
        // Wed 2 Sep: 159.6 ÷ 0.86371 = 184.7842447117667 yen a euro. Thu 3: 160.05 ÷ 0.865 =
        // 185.02890173410407
        let wednesday = try past(["EUR", "JPY"], ByHand.recorded("frankfurter", "v1-latest"))
        let (thursday, now) = try rates(["EUR": 0.865, "JPY": 160.05], on: "2026-09-03")
        let yen = try #require(
            ByHand.card("JPY", against: "EUR", .d1, after: [thursday, wednesday], at: now))
        #expect(yen.rate == 185.02890173410407)
        #expect(yen.base == (try ByHand.close(("2026-09-02", 184.7842447117667))))
        #expect(yen.change == 0.0013240145160590038)
        // 1 ÷ 0.86371 = 1.157796019497285, 1 ÷ 0.865 = 1.1560693641618498.
        let dollar = try #require(
            ByHand.card("USD", against: "EUR", .d1, after: [thursday, wednesday], at: now))
        #expect(dollar.base == (try ByHand.close(("2026-09-02", 1.157796019497285))))
        #expect(dollar.change == -0.0014913294797686896)
    }

    @Test("A cross goes by the days that both currencies have: a weekend and a holiday of one are no days")
    func cross() throws {
        // Taipei is closed on Wed 18: five days before Mon 23 are Fri 13 «, Mon 16, Tue 17, Thu 19, Fri 20 <.
        let days: [(day: String, euro: Double, dollar: Double?)] = [
            ("2026-11-13", 0.86, 31), ("2026-11-16", 0.861, 31.1), ("2026-11-17", 0.862, 31.2),
            ("2026-11-18", 0.863, nil), ("2026-11-19", 0.864, 31.4), ("2026-11-20", 0.865, 31.5),
        ]
        let rows = days.flatMap { entry in
            [("EUR", entry.euro)].map { (entry.day, $0.0, $0.1) }
                + (entry.dollar.map { [(entry.day, "TWD", $0)] } ?? [])
        }.map { #"{"date": "\#($0)", "base": "USD", "quote": "\#($1)", "rate": \#($2)}"# }
        let closes = try past(["EUR", "TWD"], Array("[\(rows.joined(separator: ", "))]".utf8))
        let (monday, now) = try rates(["EUR": 0.866, "TWD": 31.6], on: "2026-11-23")
        // 31.6 ÷ 0.866 = 36.489607390300236; 31.5 ÷ 0.865 = 36.41618497109827; 31 ÷ 0.86 = 36.04651162790698
        let one = try #require(ByHand.card("TWD", against: "EUR", .d1, after: [closes, monday], at: now))
        #expect(one.rate == 36.489607390300236)
        #expect(one.base == (try ByHand.close(("2026-11-20", 36.41618497109827))))
        #expect(one.change == 0.002016202939990553)
        let five = try #require(ByHand.card("TWD", against: "EUR", .d5, after: [closes, monday], at: now))
        #expect(five.base == (try ByHand.close(("2026-11-13", 36.04651162790698))))
        #expect(five.change == 0.012292334053490317)
    }

    @Test("A pair's chart counts London's days, in summer time, without Sundays and without today")
    func pairChart() throws {
        // London's 00:00 is 23:00 UTC: Wed 1 July « 28.9, Thu 2, Fri 3, (Sun 5 at 23:00), Mon 6, Tue 7 <
        // 29.3, and Wed 8, which still grows. 29.4 at 09:00 of Wed 8: 0.1 ÷ 29.3 and 0.5 ÷ 28.9
        let chart = ByHand.chart(
            "TWD=X", zone: "Europe/London", currency: "TWD", price: (29.4, at: 1_783_499_400),
            bars: [
                (1_782_860_400, 28.9), (1_782_946_800, 29), (1_783_033_200, 29.1), (1_783_288_800, 27),
                (1_783_292_400, 29.2), (1_783_378_800, 29.3), (1_783_465_200, 29.35), (1_783_499_400, 29.4),
            ])
        let today = try #require(Day("2026-07-08"))
        let past = try YahooPast().past(of: "TWD", in: chart, today: today)
        let closes = FeedAnswer.pastRates(["TWD": past.closes], source: "yahoo")
        let (wednesday, now) = try rates(["TWD": 29.4], on: "2026-07-08")
        let one = try #require(ByHand.card("TWD", .d1, after: [wednesday, closes], at: now))
        #expect(one.base == (try ByHand.close(("2026-07-07", 29.3))))
        #expect(one.change == 0.0034129692832763777)
        let five = try #require(ByHand.card("TWD", .d5, after: [wednesday, closes], at: now))
        #expect(five.base == (try ByHand.close(("2026-07-01", 28.9))))
        #expect(five.change == 0.01730103806228374)
    }
}
