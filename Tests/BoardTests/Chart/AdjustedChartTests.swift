import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Board

struct AdjustedChartTests {
    private func model(_ actions: [CorporateAction.Kind] = [], change: Bool = true) throws -> Model {
        var model = smallBoard().after(.focus(.stocks), .layer(.chart(.open)))
        let query = try #require(model.chartQueries.first)
        let zone = try #require(Zone("Asia/Taipei"))
        let bars = (0..<40).compactMap { number -> Bar? in
            let day = Day(number: 20_777 - 39 + number)
            let price = number < 30 || !change ? 100.0 : 25
            return Bar(
                start: zone.instant(day, TimeOfDay(second: 9 * 3600)), open: price, high: price, low: price,
                close: price)
        }
        let series = BarSeries(
            query.key, kind: .share, currency: "TWD", zone: "Asia/Taipei", source: "yahoo",
            span: bars[0].start..<friday, bars: bars,
            actions: actions.compactMap { CorporateAction(at: bars[30].start, $0) })
        _ = model.update(.figures(.bars(query, Seen(series, .cached, at: friday))))
        return model
    }

    private func data(_ model: Model) throws -> ChartData {
        let chart = try #require(model.openChart)
        return try #require(ChartData(chart, model))
    }

    @Test(
        "A key switches what prices are adjusted for; it is kept with the panel's look, and asks for no bars")
    func switches() throws {
        var model = try model([.dividend(4)], change: false)
        var closes: [Double?] = []
        for adjustment in [PriceAdjustment.splits, .total, .asTraded, .splits] {
            #expect(model.look(of: .stocks).adjustment == adjustment)
            closes.append(try data(model).series.bars.first?.close)
            let effects = model.update(.layer(.chart(.nextAdjustment)))
            #expect(effects == [.save(model.arrangement)])
        }
        #expect(closes == [100, 96, 100, 100])
        #expect(model.look(of: .rates) == ChartLook())
    }

    @Test("A split that the feed has not adjusted for yet is adjusted, and one as traded is not joined over")
    func splits() throws {
        let model = try model([.split(new: 4, old: 1)])
        let settled = try data(model)
        #expect(settled.series.bars.allSatisfy { $0.close == 25 })
        #expect(settled.untoldSplits.isEmpty && !settled.slots.contains { $0.isBreak })
        let traded = try data(model.after(.layer(.chart(.nextAdjustment)), .layer(.chart(.nextAdjustment))))
        #expect(traded.series.bars.map(\.close).first == 100)
        #expect(traded.slots.firstIndex { $0.isBreak } == traded.slots.firstIndex { $0.bars == 30..<30 })
        #expect(traded.untoldSplit == nil)
    }

    @Test("A jump like a split that nobody tells of is named and not joined over, and changes no price")
    func untold() throws {
        let data = try data(model())
        #expect(data.untoldSplit?.ratio == "4:1" && data.untoldSplit?.day == Day(number: 20_768))
        #expect(
            data.series.bars.map(\.close) == Array(repeating: 100, count: 30)
                + Array(repeating: 25, count: 10))
        let gap = try #require(data.slots.firstIndex { $0.isBreak })
        #expect(data.slots[gap - 1].bar?.close == 100 && data.slots[gap + 1].bar?.close == 25)
        let later = (data.series.bars[32].start)...(data.series.bars[39].start)
        #expect(try self.data(model().after(.layer(.chart(.show(later))))).untoldSplit == nil)
    }

    @Test("Beside others, nothing is joined over a jump of any of them")
    func compared() throws {
        var model = try model(change: false).after(
            .layer(.chart(.compare(ChartItem(.stocks, "AAPL")))),
            .layer(.chart(.compare(ChartItem(.rates, "JPY")))))
        for query in model.chartQueries.dropFirst() {
            var series = try #require(model.bars[.init("2330.TW", .day)]).value
            series.key = query.key
            if query.symbol == "AAPL" {
                for place in 20..<40 {
                    let start = series.bars[place].start
                    series.bars[place] = try #require(
                        Bar(start: start, open: 20, high: 20, low: 20, close: 20))
                }
            }
            series.bars.remove(at: query.symbol == "AAPL" ? 3 : 20)
            _ = model.update(.figures(.bars(query, Seen(series, .cached, at: friday))))
        }
        let chart = try #require(model.openChart)
        let comparison = try #require(ChartComparison(chart, try data(model), model))
        let gap = try #require(comparison.slots.firstIndex { $0.isBreak })
        let line = try #require(comparison.lines.first { $0.item == "AAPL" })
        // Of the day of the jump one item has no bar.
        #expect(comparison.slots[gap - 1].bars == 19..<20 && comparison.slots[gap + 1].bars == 21..<22)
        #expect(line.change(at: comparison.slots[gap]) == nil)
        #expect(line.change(at: comparison.slots[gap + 1]) == -0.8)
        #expect(comparison.slots.count { $0.isBreak } == 1)
    }

    @Test("In another currency dividends are told at their day's rate")
    func currency() throws {
        let series = try data(model([.dividend(4)], change: false)).series
        let rates = BarSeries(
            BarSeries.Key("TWDUSD=X", .day), zone: "Europe/London", source: "yahoo", span: series.span,
            bars: series.bars.compactMap { bar in
                Bar(
                    start: bar.start, open: 0.03, high: 0.04, low: 0.03,
                    close: bar.start < series.bars[30].start ? 0.03 : 0.04)
            })
        let told = series.told(in: rates, try #require(MinorUnit("TWD")))
        #expect(told.actions.map(\.kind) == [.dividend(0.16)])
        #expect(told.bars.first?.close == 3 && told.bars.last?.close == 4)
    }
}
