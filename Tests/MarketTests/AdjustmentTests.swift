import CivilTime
import Literals
import Market
import Testing

struct AdjustmentTests {
    /// Monday 2 November 2026, 14:30 UTC: 9:30 in New York.
    private static let monday = Instant(1_793_629_800)

    private func series(
        _ prices: [(open: Double, close: Double)], _ actions: [CorporateAction?] = [],
        _ symbol: Symbol = "AAPL", interval: BarInterval = .day, source: FeedID = "yahoo"
    ) throws -> BarSeries {
        let bars = try prices.enumerated().map { day, price in
            try #require(
                Bar(
                    start: Self.monday + day * interval.seconds, open: price.open,
                    high: max(price.open, price.close), low: min(price.open, price.close), close: price.close,
                    volume: 1200))
        }
        return BarSeries(
            BarSeries.Key(symbol, interval), kind: .unknown, currency: "USD", zone: "America/New_York",
            source: source, span: Self.monday..<Self.monday + 400 * 86_400, bars: bars,
            actions: actions.compactMap(\.self))
    }

    private func split(_ new: Double, _ old: Double, _ day: Int) -> CorporateAction? {
        CorporateAction(at: Self.monday + day * 86_400, .split(new: new, old: old))
    }

    private func dividend(_ amount: Double, _ day: Int) -> CorporateAction? {
        CorporateAction(at: Self.monday + day * 86_400, .dividend(amount))
    }

    private func closes(_ series: BarSeries) -> [Double] {
        series.bars.map { ($0.close * 1e6).rounded() / 1e6 }
    }

    @Test("A dividend takes its share of the close before off all earlier prices")
    func total() throws {
        let told = try series([(100, 100), (100, 50), (50, 49), (49, 80)], [dividend(1, 2), dividend(2, 3)])
        // By hand: 1 − 2 ÷ 49 before the second; that × (1 − 1 ÷ 50) before the first.
        #expect(closes(told.adjusted(for: .total)) == [94, 47, 47, 80])
        #expect(told.adjusted(for: .total).bars.map(\.volume) == told.bars.map(\.volume))
        #expect(told.adjusted(for: .splits) == told)
        #expect(
            try closes(series([(10, 10), (10, 10)], [dividend(10, 1)]).adjusted(for: .total)) == [10, 10])
        #expect(
            try closes(series([(10, 10), (10, 10)], [dividend(1, 0)]).adjusted(for: .total)) == [10, 10])
    }

    @Test("As traded, prices before a split are as many times higher, volumes lower and dividends higher")
    func asTraded() throws {
        let told = try series(
            [(25, 25), (25, 26), (26, 26), (26, 26)], [dividend(0.25, 0), split(4, 1, 1), split(1, 2, 3)])
        let traded = told.adjusted(for: .asTraded)
        #expect(closes(traded) == [50, 13, 13, 26])
        #expect(traded.bars.map(\.volume) == [600, 2400, 2400, 1200])
        #expect(traded.bars.map(\.open) == [50, 12.5, 13, 26])
        #expect(traded.actions.first?.kind == .dividend(0.5))
        #expect(told.adjusted(for: .splits) == told)
    }

    @Test(
        "Prices of before a split that jump by what it says, give or take a fifth, have yet to be adjusted",
        arguments: [
            (4.0, 1.0, 100.0, 25.0, true), (4, 1, 100, 21, true), (4, 1, 100, 20.5, false),
            (4, 1, 100, 31.2, true), (4, 1, 100, 32, false), (1, 10, 1, 10, true), (3, 2, 100, 67, true),
            // A bad day is no split, and a small ratio may be either.
            (3, 2, 100, 85, false), (4, 1, 25, 25, false), (11, 10, 100, 91, false),
        ])
    func late(_ new: Double, _ old: Double, _ before: Double, _ after: Double, _ isLate: Bool) throws {
        let told = try series([(before, before), (after, after * 1.5)], [split(new, old, 1)])
        let settled = told.adjusted(for: .splits)
        #expect(settled.bars[1] == told.bars[1])
        #expect((settled != told) == isLate)
        guard isLate else { return }
        #expect(abs(settled.bars[0].close - before / (new / old)) < 1e-9)
        #expect(abs((settled.bars[0].volume ?? 0) - 1200 * new / old) < 1e-9)
        #expect(closes(told.adjusted(for: .asTraded)) == closes(told))
        #expect(settled.untoldSplits.isEmpty)
    }

    @Test("A late split and a dividend before it are both taken into account")
    func lateWithDividend() throws {
        // 0.5 a share of today's 25, of which four were one of 100.
        let told = try series([(100, 100), (100, 100), (25, 25)], [dividend(0.5, 1), split(4, 1, 2)])
        #expect(closes(told.adjusted(for: .total)) == [24.5, 25, 25])
    }

    @Test(
        "What was done in a week or a month counts from that bar on, and by the exchange's day in shorter ones"
    )
    func places() throws {
        let weeks = try series([(10, 10), (10, 10), (10, 10)], interval: .week)
        func place(_ series: BarSeries, _ seconds: Int) throws -> Int {
            series.place(of: try #require(CorporateAction(at: Self.monday + seconds, .dividend(1))))
        }
        #expect(
            try [0, 3 * 86_400, 7 * 86_400, 13 * 86_400, 30 * 86_400].map { try place(weeks, $0) } == [
                0, 0, 1, 1, 3,
            ])
        let hours = try series(Array(repeating: (10, 10), count: 40), interval: .hour)
        // Midnight in New York is 14.5 hours after Monday's open: the next day's first hour begins at 0:30.
        #expect(try place(hours, 86_400) == 15)
        let (early, first) = try (
            #require(CorporateAction(at: Self.monday + -86_400, .dividend(1))),
            #require(CorporateAction(at: Self.monday + 3600, .dividend(1)))
        )
        #expect((hours.place(ofBarWith: early), hours.place(ofBarWith: first)) == (nil, 0))
    }

    @Test(
        "A jump overnight like a usual split that nobody tells of is named, of shares alone",
        arguments: [
            (100.0, 25.0, "AAPL", "4:1"), (100, 26.2, "AAPL", "4:1"), (100, 26.6, "AAPL", nil),
            (100, 50, "AAPL", "2:1"),
            (1, 10, "AAPL", "1:10"), (1, 1.9, "AAPL", nil), (1, 1.96, "AAPL", "1:2"), (100, 67, "AAPL", nil),
            (100, 1, "AAPL", "100:1"), (100, 25, "BTC-USD", nil), (100, 25, "^GSPC", nil),
            (100, 50, "TRY=X", nil),
            (100, 50, "GC=F", nil), (100, 50, "0P0000XTS7", "2:1"),
        ] as [(Double, Double, Symbol, String?)])
    func untold(_ before: Double, _ after: Double, _ symbol: Symbol, _ ratio: String?) throws {
        let told = try series([(before, before), (before, before), (after, after)], [], symbol)
        #expect(told.untoldSplits.map(\.ratio) == (ratio.map { [$0] } ?? []))
        #expect(told.untoldSplits.map(\.place) == (ratio == nil ? [] : [2]))
        #expect(told.adjusted(for: .splits) == told, "prices are never changed by a guess")
        // Within the session it is a crash.
        #expect(try series([(before, before), (before, after)], [], symbol).untoldSplits.isEmpty)
        #expect(
            try series([(before, before), (after, after)], [], symbol, interval: .month).untoldSplits.isEmpty)
    }

    @Test("A feed that tells of splits has told of older ones; one that tells of none may never do so")
    func olderJumps() throws {
        let prices = [(100.0, 100.0), (25, 25)] + Array(repeating: (25.0, 25.0), count: 31)
        #expect(try series(Array(prices.prefix(31))).untoldSplits.map(\.place) == [1])
        #expect(try series(prices).untoldSplits.isEmpty)
        #expect(try series(prices, source: "tencent").untoldSplits.map(\.place) == [1])
        #expect(try series(Array(prices.prefix(3)), [split(2, 1, 1)]).untoldSplits.isEmpty)
    }

    @Test("Actions with figures that no company has are none")
    func sound() {
        for kind in [
            CorporateAction.Kind.split(new: 0, old: 1), .split(new: 1, old: 1),
            .split(new: .infinity, old: 1),
            .split(new: 1e6, old: 1), .dividend(0), .dividend(-1), .dividend(.nan),
        ] { #expect(CorporateAction(at: Self.monday, kind) == nil) }
        #expect(CorporateAction(at: Self.monday, .split(new: 1, old: 4))?.shares == 0.25)
    }
}
