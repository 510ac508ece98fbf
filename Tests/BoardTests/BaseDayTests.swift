import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

/// Changes are measured by the calendar, so that a gap in the record does not pass for one day.
@Suite struct BaseDayTests {
    /// Closes of November 2026 by day, and the base of a price of `day` by both baselines.
    struct Case: Sendable, CustomTestStringConvertible {
        var symbol: String
        var kind = Instrument.unknown
        var zone: String
        var days: [Int]
        var skipped: [Int] = []
        var month = 11
        var year = 2026
        var day: Int
        var d1: Int?
        var d5: Int?
        var why: String

        var testDescription: String { "\(symbol): \(why)" }

        func date(_ number: Int) -> Day? { Day(year: year, month: month, day: number) }
    }

    static let cases = [
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [12, 13, 16, 17, 18, 19], day: 20, d1: 19, d5: 13,
            why: "nothing is missing"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [12, 13, 16, 17, 18], day: 20, d1: nil, d5: 13,
            why: "yesterday is missing"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [11, 12, 16, 17, 18, 19], day: 20, d1: 19,
            d5: nil, why: "the fifth day is missing"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [12, 13, 16, 18, 19], day: 20, d1: 19, d5: 13,
            why: "a day between is missing"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [12, 13, 16, 18, 19], skipped: [17], day: 20,
            d1: 19, d5: nil, why: "the feed has no row of a day of trade"),
        // Thanksgiving on Thursday the 26th.
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [19, 20, 23, 24, 25], day: 27, d1: 25, d5: 19,
            why: "a holiday that is known"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [19, 20, 23, 24, 25, 26], day: 27, d1: 25, d5: 19,
            why: "a bar on a holiday counts for none"),
        // Tokyo is closed on Monday the 23rd.
        Case(
            symbol: "^N225", kind: .index, zone: "Asia/Tokyo", days: [16, 17, 18, 19, 20], day: 24, d1: 20,
            d5: 16, why: "an index by its exchange"),
        // November 2030: the 1st is a Friday; holidays of that year are not known.
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [1, 4, 5, 6, 7], year: 2030, day: 8, d1: 7, d5: 1,
            why: "beyond the table, with all days"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [1, 4, 5, 6], year: 2030, day: 8, d1: nil,
            d5: nil, why: "beyond the table, a day may be a holiday or a hole"),
        Case(
            symbol: "AAPL", zone: "America/New_York", days: [1, 4, 5, 6], skipped: [7], year: 2030, day: 8,
            d1: 6, d5: nil, why: "beyond the table, the feed leaves a day out"),
        Case(
            symbol: "TEVA.TA", zone: "Asia/Jerusalem", days: [13, 16, 17, 18, 19], day: 20, d1: 19, d5: 13,
            why: "no hours known"),
        Case(
            symbol: "TEVA.TA", zone: "Asia/Jerusalem", days: [13, 16, 17, 18], day: 20, d1: nil, d5: nil,
            why: "no hours known, a hole"),
        Case(
            symbol: "BTC-USD", kind: .coin, zone: "UTC", days: [17, 18, 19, 20, 21], day: 22, d1: 21, d5: 17,
            why: "coins have a close each day"),
        Case(
            symbol: "BTC-USD", kind: .coin, zone: "UTC", days: [17, 18, 19, 20], day: 22, d1: nil, d5: 17,
            why: "coins, a hole"),
        Case(
            symbol: "EURUSD=X", kind: .currency, zone: "Europe/London", days: [16, 17, 18, 19, 20, 22],
            day: 23, d1: 20, d5: 16, why: "Sunday's last hours are no day"),
        Case(
            symbol: "EURUSD=X", kind: .currency, zone: "Europe/London", days: [16, 17, 18, 19], day: 23,
            d1: nil, d5: nil, why: "currencies, Friday is missing"),
        Case(
            symbol: "GC=F", kind: .future, zone: "America/New_York", days: [13, 16, 17, 18, 19], day: 20,
            d1: 19, d5: 13, why: "futures"),
        Case(
            symbol: "2330.TW", zone: "Asia/Taipei", days: [4, 5, 6, 9, 10, 11], month: 2, day: 23, d1: 11,
            d5: 5, why: "Lunar New Year"),
    ]

    @Test("The base is the close of the day that the calendar names, or there is none", arguments: cases)
    func bases(_ entry: Case) throws {
        let day = try #require(entry.date(entry.day))
        let quote = Quote(
            symbol: Symbol(stringLiteral: entry.symbol), kind: entry.kind, price: 110,
            time: try #require(Zone(entry.zone)).instant(day, TimeOfDay(second: 12 * 3600)),
            zone: entry.zone,
            closes: entry.days.compactMap(entry.date).map {
                DailyClose(day: $0, close: 100 + Double($0.number % 7))
            },
            skipped: entry.skipped.compactMap(entry.date), source: "yahoo")
        for (baseline, expected) in [(Baseline.d1, entry.d1), (.d5, entry.d5)] {
            let arrangement = Arrangement(rates: [], clocks: [], stocks: [entry.symbol], baseline: baseline)
            let now = try #require(quote.time)
            let model = Model(arrangement: arrangement, now: now, here: .utc)
                .hearing(.quotes([quote]), to: .quotes([quote.symbol]), at: now)
            let row = try #require(model.figures.stocks[quote.symbol])
            #expect(row.base?.day == expected.flatMap(entry.date))
            #expect((row.change == nil) == (expected == nil))
        }
    }

    @Test(
        "A rate's close is of the weekday before; a day that its feed leaves out between others is a holiday")
    func rates() {
        let today = Zone.utc.local(friday).day
        func base(_ backs: [Int], of origin: String?) -> Day? {
            var model = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday)
            let closes = backs.map { DailyClose(day: today + -$0, close: 149) }
            if let origin {
                model = model.hearing(
                    .pastRates(["JPY": closes], source: FeedID(stringLiteral: origin)),
                    to: .pastRates([], since: today),
                    at: friday)
            } else {
                model = smallBoard().after(
                    .known(
                        Known(
                            rates: [Seen(rate("JPY", 150), .cached, at: friday)],
                            rateCloses: ["JPY": closes])))
            }
            return model.figures.rates["JPY"]?.base?.day
        }
        #expect(base([3, 2, 1], of: "frankfurter") == today + -1)
        #expect(base([3, 2], of: "frankfurter") == nil, "its latest row is not there yet")
        #expect(base([3, 2], of: nil) == nil, "nobody looked yesterday")
        #expect(base([4, 3, 2, 1], of: "yahoo") == today + -1)
        let model = smallBoard().hearing(.rates([rate("JPY", 150)]), to: .rates, at: friday).hearing(
            .pastRates(
                ["JPY": [7, 4, 2, 1].map { DailyClose(day: today + -$0, close: 149) }], source: "yahoo"),
            to: .pastRates([], since: today), at: friday
        ).after(.setBaseline(.d5))
        #expect(model.figures.rates["JPY"]?.base == nil, "a chart's row may have lost its close")
    }

    @Test("A close that a feed states is the base if it is of the day that is meant, by the calendar")
    func stated() throws {
        // Friday the 20th of November 2026, in the middle of the session.
        func isBase(_ baseline: Baseline, _ stated: Int, _ symbol: Symbol = "AAPL") throws -> Bool {
            let close = DailyClose(day: try #require(Day(year: 2026, month: 11, day: stated)), close: 99)
            let quote = Quote(
                symbol: symbol, price: 100, time: Instant(1_795_190_400), zone: Exchange.zone(of: symbol),
                stated: [baseline: close], source: "dash")
            return quote.base(baseline) == close
        }
        #expect(try isBase(.d1, 19))
        #expect(try !isBase(.d1, 18), "two sessions back")
        #expect(try !isBase(.d1, 20), "its own day")
        #expect(try isBase(.d5, 13))
        #expect(try !isBase(.d5, 12))
        #expect(try !isBase(.d5, 19), "one session back")
        #expect(try isBase(.d1, 18, "1234.XX"), "nobody knows that exchange's holidays")
    }

    @Test("A bank's holiday loses no change")
    func bankHoliday() {
        // Friday 1 January 2027 has no fixings; those of Monday 4 have not begun.
        let monday = Instant(1_799_049_600)
        let day = Zone.utc.local(monday).day
        let closes = [-7, -6, -5, -4, 0].map { DailyClose(day: day + $0, close: 150) }
        let later = rate("JPY", 151, at: monday + 86_400 + 36_000)
        let model = smallBoard().hearing(.rates([later]), to: .rates, at: monday + 86_400 + 36_060).hearing(
            .pastRates(["JPY": closes], source: "frankfurter"), to: .pastRates([], since: day),
            at: monday + 86_400 + 36_120)
        #expect(model.market.rateSkipped["JPY"] == [day + -3])
        #expect(model.figures.rates["JPY"]?.base?.day == day)
        #expect(model.after(.setBaseline(.d5)).figures.rates["JPY"]?.base?.day == day + -7)
    }

    @Test("A price below 0 is shown, with a change over a base above 0 and none over one below")
    func negative() throws {
        let day = try #require(Day(year: 2026, month: 11, day: 20))
        func change(from base: Double, to price: Double) -> Double?? {
            let quote = Quote(
                symbol: "CL=F", kind: .future, price: price, time: friday, zone: "America/New_York",
                closes: [DailyClose(day: day + -1, close: base)], source: "yahoo")
            let model = Model(
                arrangement: Arrangement(rates: [], clocks: [], stocks: ["CL=F"]),
                now: friday, here: .utc
            ).hearing(.quotes([quote]), to: .quotes(["CL=F"]), at: friday)
            #expect(model.figures.stocks["CL=F"]?.price == price)
            return model.figures.stocks["CL=F"].map(\.change)
        }
        #expect(change(from: 18.27, to: -37.63) == (-37.63 - 18.27) / 18.27)
        #expect(change(from: -37.63, to: 10.01) == .some(nil))
        #expect(FigureText().price(-37.63) == "−37.63")
    }
}
