import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Seeded
import Testing

@testable import Board

/// Compared with a table calculated by hand.
@Suite struct ValueChartTests {
    /// Friday 2026-11-20, at the close in New York.
    private let now = Sample.asOf
    /// Half of the shares are sold before a split by 2. Bars give earlier prices divided by 2.
    private static let file = """
        date,type,item,quantity,price,currency,rate
        2026-11-09,buy,AAPL,10,100,USD,30
        2026-11-10,buy,2330.TW,100,900,TWD,
        2026-11-12,sell,AAPL,4,110,USD,31
        2026-11-16,split,AAPL,2,,,
        """
    /// New York has a holiday on the 16th that is in no calendar.
    private static let apple = [9: 50, 10: 52, 11: 51, 12: 55, 13: 54, 17: 56, 18: 57, 19: 58.0]
    private static let taiwan = [
        9: 890, 10: 905, 11: 910, 12: 900, 13: 915, 16: 920, 17: 925, 18: 930, 19: 935.0,
    ]
    /// No rate exists from the 11th to the 18th. On the 18th the last one is 8 days old.
    private static let dollars = [9: 30, 10: 30, 19: 32.0]

    private static func series(_ query: BarsQuery, _ closes: [Int: Double], _ zone: String) -> BarSeries {
        let place = Zone(zone) ?? .utc
        let bars = closes.sorted { $0.key < $1.key }.compactMap { day, close in
            Day(year: 2026, month: 11, day: day).flatMap {
                Bar(
                    start: place.instant($0, TimeOfDay(second: 9 * 3600)), open: close, high: close,
                    low: close, close: close)
            }
        }
        return BarSeries(
            query.key, currency: query.symbol == "AAPL" ? "USD" : "TWD", zone: zone, source: "yahoo",
            span: Sample.asOf..<Sample.asOf + 1, bars: bars)
    }

    private static func bars(_ query: BarsQuery) -> BarSeries? {
        switch query.symbol {
        case "AAPL": series(query, apple, "America/New_York")
        case "2330.TW": series(query, taiwan, "Asia/Taipei")
        case "USDTWD=X": series(query, dollars, "Europe/London")
        default: nil
        }
    }

    private func quote(_ symbol: Symbol, _ price: Double, _ currency: String, _ zone: String) -> Seen<Quote> {
        Seen(
            Quote(
                symbol: symbol, currency: currency, price: price,
                time: now + (symbol == "AAPL" ? 0 : -15 * 3600), zone: zone, source: "yahoo"), .live, at: now)
    }

    private func model(_ file: String = file, here: Zone = .utc) -> Model {
        var model = Model(
            arrangement: Arrangement(rates: ["USD"], clocks: [], stocks: [], base: "TWD"), now: now,
            here: here)
        let known = Known(
            rates: [Seen(Rate(code: "TWD", perDollar: 32.5, quotedAt: now, source: "rter"), .live, at: now)],
            quotes: [
                quote("AAPL", 61, "USD", "America/New_York"), quote("2330.TW", 941, "TWD", "Asia/Taipei"),
            ])
        _ = model.update(.figures(.known(known)))
        send(.disk(.transactions(TransactionDocument(Array(file.utf8)))), &model)
        return model.after(.focus(.positions))
    }

    private func send(_ message: Message, _ model: inout Model) {
        for case .readBars(let query) in model.update(message) {
            let seen = Self.bars(query).map { Seen($0, .live, at: now) }
            _ = model.update(.figures(.bars(query, seen)))
        }
    }

    private func opened(
        _ file: String = file, here: Zone = .utc, _ range: BarRange = .month
    ) -> Model {
        var model = model(file, here: here)
        send(.layer(.chart(.open)), &model)
        send(.layer(.chart(.range(range))), &model)
        return model
    }

    private func data(_ model: Model) throws -> ChartData {
        let chart = try #require(model.openChart)
        return try #require(ChartData(chart, model))
    }

    private func values(_ model: Model) throws -> [Int: Double?] {
        let data = try data(model)
        return Dictionary(
            uniqueKeysWithValues: data.slots.compactMap { slot in
                slot.start.map { (data.zone.local($0).day.civil.day, slot.bar?.close) }
            })
    }

    @Test func `the value of all is that of each day, with a gap where a rate is too old`() throws {
        let model = opened()
        let expected: [Int: Double?] = [
            // 20 shares of today × 50 × 30
            9: 30_000,
            // 20 × 52 × 30 + 100 × 905
            10: 121_700, 11: 121_600,
            // 8 of the 20 are sold: 12 × 55 × 30 + 90,000
            12: 109_800, 13: 110_940,
            // New York is closed: the close of the 13th holds
            16: 111_440, 17: 112_660, 18: nil,
            // 12 × 58 × 32 + 93,500
            19: 115_772,
            // as the panel has it: 12 × 61 × 32.5 + 94,100
            20: 117_890,
        ]
        let values = try values(model)
        #expect(values == expected)
        #expect(model.portfolio?.positions.total.value.value == 117_890)
        let chart = try #require(model.openChart)
        #expect(ChartData(chart, model)?.lacking == ["USD"])
    }

    @Test func `the line below it is what was paid for what is held`() throws {
        let model = opened()
        let data = try data(model)
        let costs = try #require(data.costs)
        // 10 × 100 × 30; with 100 × 900; 6 of the 10 shares are left. The 18th has no bar.
        let expected: [Double] = [30_000, 120_000, 120_000] + Array(repeating: 108_000, count: 6)
        #expect(costs == expected)
    }

    /// It is Saturday in Taipei, before any exchange opens.
    @Test func `a purchase of today counts in value and cost alike, and not yesterday`() throws {
        let taipei = try #require(Zone("Asia/Taipei"))
        let model = opened(Self.file + "\n2026-11-21,buy,2330.TW,1000,980,TWD,", here: taipei)
        let values = try values(model)
        // 12 × 58 × 32 + 93,500; then 12 × 61 × 32.5 + 1,100 × 941
        #expect(values[19] == 115_772 && values[21] == 1_058_890)
        let costs = try #require(try data(model).costs)
        #expect(costs.last == 108_000 + 980_000)
        let sold = opened(Self.file + "\n2026-11-21,sell,2330.TW,100,980,TWD,", here: taipei)
        #expect(try data(sold).costs?.last == 18_000)
    }

    @Test(arguments: BarRange.allCases)
    func `the last point is the panel's totals`(range: BarRange) throws {
        var random = SeededGenerator.announced()
        for zone in ["Asia/Taipei", "America/Los_Angeles", "Pacific/Auckland"].compactMap({ Zone($0) }) {
            for _ in 0..<8 {
                var file = Self.file
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let day = zone.local(now).day + -Int.random(in: 0...4, using: &random)
                    let kind = ["buy", "sell"].randomElement(using: &random) ?? ""
                    let item = ["AAPL", "2330.TW"].randomElement(using: &random) ?? ""
                    let (count, price) = (Int.random(in: 1...9, using: &random), 50)
                    file += "\n\(day),\(kind),\(item),\(count),\(price),,\(item == "AAPL" ? "31" : "")"
                }
                let model = opened(file, here: zone, range)
                let (data, total) = (try data(model), try #require(model.portfolio).positions.total)
                #expect(data.series.bars.last?.close == total.value.value?.nearest, "\(file)")
                #expect(data.costs?.last == total.cost.value?.nearest, "\(file)")
            }
        }
    }

    @Test func `neighbours are the value of each position, and round again`() throws {
        var model = opened()
        #expect(model.openChart?.item == nil && model.openChart?.isOfValue == true)
        send(.layer(.chart(.neighbour(1))), &model)
        #expect(model.openChart?.item?.text == "AAPL" && model.selectedItem?.text == "AAPL")
        let apple: [Int: Double?] = [
            9: 30_000, 10: 31_200, 11: 30_600, 12: 19_800, 13: 19_440, 17: 20_160, 18: nil, 19: 22_272,
            20: 23_790,
        ]
        #expect(try values(model) == apple)
        send(.layer(.chart(.neighbour(1))), &model)
        #expect(try values(model)[16] == 92_000)
        send(.layer(.chart(.neighbour(1))), &model)
        #expect(model.openChart?.item == nil)
        send(.layer(.chart(.neighbour(-1))), &model)
        #expect(model.openChart?.item?.text == "2330.TW")
    }

    @Test func `details keep the chart of the price`() throws {
        var model = model()
        send(.user(.open), &model)
        send(.layer(.chart(.open)), &model)
        #expect(model.openChart?.isOfValue == false && model.openChart?.item?.text == "AAPL")
    }

    @Test func `it asks once for what was held in the span, and not each minute`() throws {
        let effects = model().effects(of: .layer(.chart(.open)))
        let asked = effects.compactMap { effect -> String? in
            if case .ask(.bars(let query), let freshness) = effect {
                "\(query.symbol) \(freshness)"
            } else {
                nil
            }
        }
        #expect(asked == ["2330.TW 43200", "AAPL 43200"])
        let sold = Self.file + "\n2026-11-17,sell,2330.TW,100,900,TWD,"
        var later = opened(sold)
        later.now = now + 60 * 86_400
        let next = later.effects(of: .layer(.chart(.range(.month))))
        #expect(
            next.contains { if case .readBars(let query) = $0 { query.symbol == "AAPL" } else { false } })
        #expect(
            !next.contains { if case .readBars(let query) = $0 { query.symbol == "2330.TW" } else { false } })
    }

    @Test func `within a day the rates of that time count`() throws {
        var model = opened()
        let effects = model.update(.layer(.chart(.range(.day))))
        let asked = effects.compactMap {
            if case .readBars(let query) = $0 { query.symbol.text } else { nil }
        }
        #expect(asked == ["2330.TW", "AAPL", "USDTWD=X"])
        let start = now + -3600
        for case .readBars(let query) in effects {
            let close = query.symbol == "AAPL" ? 60.0 : query.symbol == "USDTWD=X" ? 33 : 900
            let bars = [start, start + 300].compactMap { time in
                Bar(start: time, open: close, high: close, low: close, close: close)
            }
            var series = try #require(Self.bars(query))
            series.bars = query.symbol == "AAPL" ? bars : Array(bars.prefix(1))
            _ = model.update(.figures(.bars(query, Seen(series, .live, at: now))))
        }
        let data = try data(model)
        // 12 × 60 × 33 + 90,000
        let expected: [Double] = [113_760, 113_760, 117_890]
        #expect(data.series.bars.map(\.close) == expected)
    }

    @Test func `a row that cannot be used leaves its item out of the value of all`() throws {
        var model = opened(Self.file + "\n2026-11-17,buy,AAPL,ten,110,USD,31")
        #expect(try values(model)[10] == 90_500)
        #expect(try values(model)[20] == 94_100)
        #expect(model.portfolio?.positions.total.value.value == 94_100)
        send(.layer(.chart(.neighbour(1))), &model)
        let apple = try values(model)
        #expect(apple[13] == 19_440 && (apple[17] ?? nil) == nil && (apple[20] ?? nil) == nil)
    }

    @Test func `a comparison buys the other item with each flow, on the same days for the same money`() throws
    {
        var model = opened()
        send(.layer(.chart(.neighbour(1))), &model)
        #expect(try data(model).growth?.name == nil)
        let other = ChartItem(.stocks, Item(Symbol("2330.TW")))
        send(.layer(.chart(.compare(other))), &model)
        let growth = try #require(try data(model).growth)
        #expect(growth.name == "2330.TW")
        // 30,000 on the 9th, and 4 × 110 × 31 back on the 12th. The close of the 19th holds.
        let bought = 30_000 / 890.0
        let left = bought - 13_640 / 900.0
        let closes: [Double] = [890, 905, 910, 900, 915, 925, 935, 935]
        let worth = closes.enumerated().map { $0 < 3 ? bought * $1 : left * $1 }
        try #require(growth.values.count == worth.count)
        for (value, expected) in zip(growth.values, worth) {
            #expect(abs(try #require(value) - expected) < 1e-6)
        }
        #expect(growth.prices == closes)
        let own: [Double] = try growth.own.map { try #require($0) }
        let sold: Double = 1.02 * 33_440 / 30_600
        let grown: [Double] = [1, 1.04, 1.02, sold]
        for (value, expected) in zip(own, grown) { #expect(abs(value - expected) < 1e-12) }
        let last: Double = sold * 23_790 / 19_800
        #expect(abs(own[7] - last) < 1e-12)
        send(.layer(.chart(.neighbour(1))), &model)
        #expect(model.openChart?.others == [other])
        send(.layer(.chart(.compare(other))), &model)
        #expect(model.openChart?.others == [])
    }

    @Test func `a value is compared with stocks alone, and with one of them`() throws {
        var model = opened()
        send(.layer(.chart(.choice(.openItems))), &model)
        let list = try #require(model.top(ComparisonList.self))
        #expect(list.rows.allSatisfy { $0.item.panel == .stocks })
        for name: Symbol in ["2330.TW", "AAPL"] {
            send(.layer(.chart(.compare(ChartItem(.stocks, Item(name))))), &model)
        }
        #expect(model.openChart?.others == [ChartItem(.stocks, Item("AAPL" as Symbol))])
    }

    @Test func `what makes no sense of a value is answered in a sentence`() {
        for message: ChartMessage in [.swapCurrency, .nextAdjustment] {
            let model = opened().after(.layer(.chart(message)))
            #expect(model.noticeText?.contains("home currency") == true, "\(message)")
            #expect(LayerID(model) == .chart)
        }
        let hidden = opened().after(.user(.hideAmounts), .layer(.chart(.nextScale)))
        #expect(hidden.noticeText?.contains("percent") == true)
    }

    @Test(arguments: BarInterval.allCases)
    func `a moment begins within itself, and ends with its day`(interval: BarInterval) {
        for zone in ["Asia/Taipei", "America/New_York", "Pacific/Auckland"].compactMap({ Zone($0) }) {
            for day in stride(from: 20_000, through: 20_800, by: 13) {
                let time = zone.instant(Day(number: day), TimeOfDay(second: 43_200))
                let moment = interval.moment(of: time, in: zone)
                #expect(interval.moment(of: interval.start(of: moment, in: zone), in: zone) == moment)
                let end = interval.day(of: moment, in: zone)
                #expect(end >= Day(number: day))
                let night = zone.instant(end, TimeOfDay(second: 86_399))
                if !interval.isIntraday { #expect(interval.moment(of: night, in: zone) == moment) }
            }
        }
    }

    @Test func `a demo has positions of its own, once they are wanted`() throws {
        var demo = Model(arrangement: .first, isDemo: true, now: now, here: .utc)
        _ = demo.update(.figures(.known(.sample)))
        #expect(!demo.panels.contains(.positions))
        let effects = demo.update(.user(.showPositions))
        #expect(!effects.contains { if case .save = $0 { true } else { false } })
        #expect(!effects.contains { if case .saveTransactions = $0 { true } else { false } })
        #expect(demo.focus == .positions)
        let portfolio = try #require(demo.portfolio)
        #expect(portfolio.mistakes == 0)
        #expect(portfolio.document.transactions.allSatisfy { $0.note == "SAMPLE" })
        #expect(Set(portfolio.document.transactions.map(\.kind)) == [.buy, .sell, .dividend, .split])
        #expect(Set(portfolio.positions.items.compactMap(\.currency)) == ["TWD", "USD", "JPY"])
        let other = Model(arrangement: .first, now: now, here: .utc).after(.user(.showPositions))
        #expect(other.portfolio == nil && other.focus == .positions && other.shownPanels.last == .positions)
    }
}
