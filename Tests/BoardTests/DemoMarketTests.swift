import Board
import CivilTime
import Market
import Seeded
import Testing

@Suite("The demo market")
struct DemoMarketTests {
    private let start = Instant(1_800_000_000)

    @Test("The same seed makes the same market, another seed another")
    func seeded() {
        var (one, same, other) = (DemoMarket(seed: 7), DemoMarket(seed: 7), DemoMarket(seed: 8))
        var differs = false
        for step in 0..<50 {
            let (a, b, c) = (
                one.step(at: start + step), same.step(at: start + step), other.step(at: start + step)
            )
            #expect(a.rates == b.rates && a.quotes == b.quotes)
            if a.rates != c.rates { differs = true }
        }
        #expect(differs)
    }

    @Test("A step moves a few figures and dates all of them")
    func step() {
        var market = DemoMarket(seed: 1)
        var last = (rates: Sample.rates, quotes: Sample.quotes)
        for step in 1...100 {
            let next = market.step(at: start + step)
            #expect(next.rates.allSatisfy { $0.quotedAt == start + step })
            #expect(next.quotes.allSatisfy { $0.time == start + step })
            let rates = zip(last.rates, next.rates).count { $0.perDollar != $1.perDollar }
            let prices = zip(last.quotes, next.quotes).count { $0.price != $1.price }
            #expect(rates <= 4 && prices <= 2)
            #expect(rates + prices > 0)
            last = next
        }
    }

    @Test("However long it runs, figures stay near the sample's and prices on the exchange's steps")
    func bounded() throws {
        let seed = SeededGenerator.announcedSeed()
        var market = DemoMarket(seed: seed)
        var last = market.step(at: start)
        for step in 1...5000 { last = market.step(at: start + step) }
        for (rate, anchor) in zip(last.rates, Sample.rates) {
            #expect(abs(rate.perDollar / anchor.perDollar - 1) <= 0.0301, "\(rate.code), seed \(seed)")
        }
        for (quote, anchor) in zip(last.quotes, Sample.quotes) {
            let price = try #require(quote.price)
            let anchorPrice = try #require(anchor.price)
            #expect(abs(price / anchorPrice - 1) <= 0.0301, "\(quote.symbol), seed \(seed)")
            #expect((price * 100).rounded() / 100 == price, "\(quote.symbol) \(price), seed \(seed)")
            #expect(quote.today.last == price && quote.today.count <= 120)
        }
    }

    @Test("Both baselines exist on any day of the year, for rates and for stocks")
    func baselines() throws {
        var market = DemoMarket(seed: 3)
        for days in 0..<366 {
            let instant = start + days * 86_400
            for quote in market.step(at: instant).quotes {
                let day = try #require(quote.day)
                #expect(Baseline.d5.base(in: quote.closes, before: day) != nil, "\(quote.symbol) \(day)")
                #expect(Baseline.d1.base(in: quote.closes, before: day) == quote.closes.last)
            }
            let day = Zone.utc.local(instant).day
            let closes = DemoMarket.rateCloses(before: day)
            #expect(closes.count == Sample.rates.count)
            for (code, closes) in closes {
                #expect(Baseline.d5.base(in: closes, before: day) != nil, "\(code) \(day)")
            }
        }
    }
}
