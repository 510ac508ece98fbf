import Arrangement
import Board
import CivilTime
import Literals
import Market
import Places
import Testing

@Suite("The bundled sample")
struct SampleTests {
    @Test("It is of New York's close on 20 November 2026, and says that it is a sample")
    func labelled() {
        #expect(Sample.asOf.iso8601 == "2026-11-20T21:00:00Z")
        #expect(Sample.rates.allSatisfy { $0.source == "sample" && $0.quotedAt == Sample.asOf })
        #expect(Sample.quotes.allSatisfy { $0.source == "sample" })
    }

    @Test(
        "It holds all that a first board holds, and for the deck two dozen currencies and a dozen stocks more"
    )
    func complete() {
        let (codes, symbols) = (Sample.rates.map(\.code), Sample.quotes.map(\.symbol))
        #expect(
            codes.map(\.text).starts(
                with: Arrangement.first.rates + ["GBP", "AUD", "CHF", "NZD", "INR", "VND", "SEK"]))
        #expect(codes.count == 36 && Set(codes).count == 36)
        #expect(codes.allSatisfy { Currency.name($0) != nil })
        #expect(symbols.map(\.text).starts(with: Arrangement.first.stocks))
        #expect(symbols.count == 18 && Set(symbols).count == 18)
        #expect(Sample.quotes.allSatisfy { ($0.name ?? $0.localName) != nil && $0.currency != nil })
    }

    @Test("Every rate has thirty closes before its own day, and both baselines")
    func rates() throws {
        let day = try #require(Day("2026-11-20"))
        for rate in Sample.rates {
            let closes = try #require(Sample.rateCloses[rate.code])
            #expect(closes.count == 30)
            try expectHistory(closes, rate.perDollar, before: day, rate.code.text)
        }
        #expect(Sample.rateCloses.count == Sample.rates.count)
    }

    @Test(
        "Every stock has 22 closes on its exchange's days, its own price's day left out, and both baselines")
    func quotes() throws {
        for quote in Sample.quotes {
            let price = try #require(quote.price)
            let day = try #require(quote.day)
            #expect("\(day)" == "2026-11-20")
            #expect(quote.closes.count == 22)
            #expect(quote.today.count == 24 && quote.today.last == price)
            try expectHistory(quote.closes, price, before: day, quote.symbol.text)
        }
    }

    @Test("Prices are of the exchange's last minute")
    func closingTimes() throws {
        let times = try Sample.quotes.map { quote in
            let zone = try #require(Zone(quote.zone))
            return try zone.local(#require(quote.time)).time.hoursAndMinutes
        }
        #expect(times.prefix(6) == ["13:30", "13:30", "13:30", "16:00", "16:00", "15:30"])
        for (quote, time) in zip(Sample.quotes, times) {
            let expected = quote.currency == "TWD" ? "13:30" : quote.currency == "JPY" ? "15:30" : "16:00"
            #expect(time == expected, "\(quote.symbol)")
        }
    }

    @Test("No stock traded on its exchange's holiday")
    func holidays() throws {
        let taiwan = try #require(Day("2026-10-26"))
        let tokyo = try #require(Day("2026-11-03"))
        for quote in Sample.quotes {
            let days = Set(quote.closes.map(\.day))
            #expect(days.contains(taiwan) == (quote.currency != "TWD"), "\(quote.symbol)")
            #expect(days.contains(tokyo) == (quote.currency != "JPY"), "\(quote.symbol)")
        }
    }

    private func expectHistory(
        _ closes: [DailyClose], _ figure: Double, before day: Day, _ name: String
    ) throws {
        #expect(zip(closes, closes.dropFirst()).allSatisfy { $0.day < $1.day }, "\(name)")
        #expect(closes.allSatisfy { $0.day < day && $0.day.weekday < 5 }, "\(name)")
        #expect(closes.allSatisfy { $0.close > 0 && abs($0.close / figure - 1) < 0.3 }, "\(name)")
        for baseline in [Baseline.d1, .d5] {
            let base = try #require(baseline.base(in: closes, before: day), "\(name) \(baseline)")
            #expect(base == closes[closes.count - (baseline.days ?? 0)], "\(name) \(baseline)")
        }
    }
}
