import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Board

@Suite struct JudgedFiguresTests {
    static let now = Instant(1_795_187_062)

    private func rate(_ value: Double, _ source: FeedID = "rter") -> FeedAnswer {
        .rates([Rate(code: "JPY", perDollar: value, quotedAt: Self.now, source: source)])
    }

    private func quote(_ price: Double?, _ source: FeedID = "yahoo", closes: [DailyClose] = []) -> FeedAnswer
    {
        .quotes([
            Quote(
                symbol: "AAPL", currency: "USD", price: price, time: price.map { _ in Self.now },
                zone: "America/New_York", closes: closes, source: source)
        ])
    }

    @Test(arguments: [12.0, 1 / 12.0])
    func `a move of twelve times is shown at once`(factor: Double) {
        var filter = AnswerFilter(MarketData())
        for (place, answers) in [[rate(100), quote(100)], [rate(100 * factor), quote(100 * factor)]]
            .enumerated()
        {
            for answer in answers {
                let accepted = filter.adopt(Seen(answer, .live, at: Self.now + place))
                #expect(accepted.answer == answer)
                #expect(accepted.unshown.isEmpty)
            }
        }
        #expect(filter.market.rates["JPY"]?.value.perDollar == 100 * factor)
        #expect(filter.market.quotes["AAPL"]?.value.price == 100 * factor)
    }

    @Test func `figures are as old as they were there, and older ones change nothing`() {
        var filter = AnswerFilter(MarketData())
        _ = filter.adopt(Seen(rate(100), .live, at: Self.now))
        _ = filter.adopt(Seen(quote(100), .live, at: Self.now))
        #expect(filter.adopt(Seen(rate(99), .live, at: Self.now + -1)).answer == nil)
        #expect(filter.adopt(Seen(quote(99), .live, at: Self.now + -1)).answer == nil)
        #expect(filter.market.rates["JPY"]?.at == Self.now)
        #expect(filter.market.quotes["AAPL"]?.value.price == 100)
        #expect(filter.adopt(Seen(rate(98), .live, at: Self.now), mayBeOlder: true).answer == nil)
        #expect(filter.adopt(Seen(quote(98), .live, at: Self.now), mayBeOlder: true).answer == nil)
        #expect(filter.adopt(Seen(rate(100), .live, at: Self.now)).answer != nil)
        #expect(filter.adopt(Seen(quote(100), .live, at: Self.now)).answer != nil)
        let closes = [DailyClose(day: Day(number: 20_000), close: 98)]
        #expect(filter.adopt(Seen(quote(nil, closes: closes), .live, at: Self.now + -1)).answer != nil)
        #expect(filter.market.quotes["AAPL"]?.value.closes == closes)
        #expect(filter.market.quotes["AAPL"]?.value.price == 100)
    }

    @Test func `a figure that was held back goes, and so does another feed's`() {
        var filter = AnswerFilter(MarketData())
        filter.use(FeedSettings(), refresh: [.rates: 300])
        _ = filter.accept(rate(100), at: Self.now)
        #expect(!filter.accept(rate(1200), at: Self.now + 1).unshown.isEmpty)
        _ = filter.accept(rate(103, "er-api"), at: Self.now + 2)
        #expect(filter.market.unshown.count == 2)
        let accepted = filter.adopt(Seen(rate(1200), .live, at: Self.now + 3))
        #expect(accepted.unshown.count == 3)
        #expect(accepted.unshown.values.allSatisfy { $0 == nil })
        #expect(filter.market.unshown.isEmpty)
    }

    @Test func `figures that the desk does not show stay until it says that they are gone`() {
        var filter = AnswerFilter(MarketData())
        let held = UnshownFigure(
            .init(.unconfirmed, .rate("JPY"), from: "rter"), 1200, time: Self.now, arrived: Self.now)
        let other = UnshownFigure(
            .init(.otherFeed, .rate("JPY"), from: "er-api"), 103, time: Self.now, arrived: Self.now)
        _ = filter.adopt(Seen(rate(100), .live, at: Self.now))
        #expect(filter.adopt(unshown: [held.key: held, other.key: other]).unshown.count == 2)
        #expect(filter.adopt(Seen(rate(101), .live, at: Self.now + 1)).unshown.isEmpty)
        #expect(Set(filter.market.unshown) == [held, other])
        var disputed = other
        disputed.key.reason = .disputed
        let accepted = filter.adopt(unshown: [held.key: nil, other.key: nil, disputed.key: disputed])
        #expect(accepted.unshown == [held.key: nil, other.key: nil, disputed.key: disputed])
        #expect(filter.market.unshown == [disputed])
        _ = filter.adopt(unshown: [disputed.key: nil])
        #expect(filter.market.unshown.isEmpty)
    }

    @Test func `the last rate of a day is its close`() {
        var filter = AnswerFilter(MarketData())
        let day = Zone.utc.local(Self.now).day
        _ = filter.adopt(Seen(rate(100), .live, at: Self.now))
        let next = Rate(code: "JPY", perDollar: 101, quotedAt: Self.now + 86_400, source: "rter")
        _ = filter.adopt(Seen(.rates([next]), .live, at: Self.now + 86_400))
        #expect(filter.market.rateCloses["JPY"] == [DailyClose(day: day, close: 100)])
    }
}
