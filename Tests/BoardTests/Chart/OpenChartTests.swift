import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

@testable import Board

struct OpenChartTests {
    private func board() -> Model { smallBoard().after(.focus(.stocks)) }
    private func open() -> Model { board().after(.layer(.chart(.open))) }

    private func bars(_ query: BarsQuery, _ count: Int, zone: String = "UTC", from price: Double = 100)
        -> BarSeries
    {
        let place = Zone(zone) ?? .utc
        var (day, days) = (Day(number: 20_777), [Day]())
        while days.count < count {
            if day.weekday < 5 { days.append(day) }
            day = day + -1
        }
        let bars = days.reversed().enumerated().compactMap { number, day in
            let close = price + Double(number)
            return Bar(
                start: place.instant(day, TimeOfDay(second: 9 * 3600)), open: close - 1, high: close + 1,
                low: close - 2, close: close, volume: 1000)
        }
        return BarSeries(
            query.key, currency: "TWD", zone: zone, source: "yahoo",
            span: (bars.first?.start ?? friday)..<friday, bars: bars)
    }

    private func filled(_ model: Model, _ count: Int = 150) -> Model {
        var model = model
        for query in model.chartQueries {
            _ = model.update(.figures(.bars(query, Seen(bars(query, count), .cached, at: friday))))
        }
        return model
    }

    @Test("A chart opens on the selected card, reads what the store has and asks for what has come since")
    func opens() throws {
        let query = BarsQuery("2330.TW", .day, since: Day(number: 20_586))
        let effects = board().effects(of: .layer(.chart(.open)))
        #expect(effects == [.readBars(query), .ask(.bars(query), freshness: 60)])
        #expect(LayerID(open()) == .chart)
        let clock = smallBoard().after(.focus(.clocks), .layer(.chart(.open)))
        #expect(LayerID(clock) == .board && clock.noticeText?.contains("No chart") == true)
        let demo = smallBoard(isDemo: true).after(.focus(.stocks)).effects(of: .layer(.chart(.open)))
        #expect(demo == [.readBars(query)])
    }

    @Test("Rates are charted as units per one of the base, whatever that is")
    func rates() {
        let model = smallBoard().after(.layer(.chart(.open)))
        #expect(model.chartQueries.map(\.symbol) == ["USDJPY=X"])
        var euro = smallBoard()
        euro.arrangement.base = "EUR"
        #expect(euro.after(.layer(.chart(.open))).chartQueries.map(\.symbol) == ["EURJPY=X"])
    }

    @Test("How charts are drawn is kept with the board, by panel, and undo leaves it alone")
    func looks() {
        let model = open()
        let effects = model.effects(of: .layer(.chart(.nextShape)))
        let changed = model.after(
            .layer(.chart(.nextShape)), .layer(.chart(.nextScale)), .layer(.chart(.range(.year))))
        #expect(effects == [.save(model.after(.layer(.chart(.nextShape))).arrangement)])
        let look = changed.look(of: .stocks)
        #expect(look.shape == .line && look.scale == .logarithmic && look.range == .year)
        #expect(changed.look(of: .rates) == ChartLook())
        #expect(changed.after(.cancel, .undo).look(of: .stocks) == look)
        let usual = changed.after(
            .layer(.chart(.nextShape)), .layer(.chart(.nextShape)), .layer(.chart(.nextScale)),
            .layer(.chart(.nextScale)), .layer(.chart(.range(.halfYear))))
        #expect(usual.arrangement.charts.isEmpty)
    }

    @Test("An average asks for the bars before the span that it needs")
    func warmUp() throws {
        let plain = try #require(open().chartQueries.first)
        let model = open().after(.layer(.chart(.toggle(.simple200))))
        let asked = try #require(model.chartQueries.first)
        #expect(plain.since - asked.since >= 280)
        let chart = try #require(filled(model, 420).openChart)
        let data = try #require(ChartData(chart, filled(model, 420)))
        #expect(data.shown.lowerBound >= 200, "no average begins with a hole")
    }

    @Test("Until there are bars of a new range, the one before stays")
    func before() throws {
        let model = filled(open())
        let changed = model.after(.layer(.chart(.range(.day))))
        let chart = try #require(changed.openChart)
        #expect(changed.shownRange(chart) == .halfYear && changed.awaitedBars == ["2330.TW"])
        #expect(ChartData(chart, changed)?.series.key.interval == .day)
        let query = try #require(changed.chartQueries.first)
        let told = changed.after(.figures(.changed(FigureChanges(finished: [.bars(query)]), at: friday)))
        #expect(told.shownRange(chart) == .day, "where nothing has come, that is what there is to say")
        #expect(filled(changed).shownRange(chart) == .day)
    }

    @Test("Zooming keeps the bar that is read in its place, and panning back asks for what is before")
    func window() throws {
        let model = filled(open())
        let chart = try #require(model.openChart)
        let data = try #require(ChartData(chart, model))
        let middle = data.series.bars[data.shown.lowerBound + data.shown.count / 2].start
        let half = try #require(ChartWindow(data, around: middle).zoomed(in: true))
        let zoomed = model.after(.layer(.chart(.show(half))))
        let zoomedData = try #require(ChartData(zoomed.openChart ?? chart, zoomed))
        let shown = zoomedData.shown
        #expect(abs(shown.count - data.shown.count / 2) <= 1)
        #expect(data.series.bars[shown].contains { $0.start == middle })
        #expect(ChartWindow(data, around: nil).moved(by: 1) == nil, "nothing comes after the last bar")
        let earlier = try #require(ChartWindow(data, around: nil).moved(by: -1))
        let back = model.effects(of: .layer(.chart(.show(earlier)))).asked
        guard case .bars(let query)? = back.first else {
            Issue.record("no bars are asked for")
            return
        }
        #expect(query.since.number < (model.chartQueries.first?.since.number ?? 0))
    }

    @Test("The neighbour's chart has the same span, is selected on the board, and comes back at the end")
    func neighbours() {
        let model = open().after(.layer(.chart(.range(.year))), .layer(.chart(.neighbour(1))))
        #expect(model.openChart?.item == "AAPL" && model.selectedItem == "AAPL")
        #expect(model.look(of: .stocks).range == .year)
        #expect(
            model.after(.layer(.chart(.neighbour(1))), .layer(.chart(.neighbour(1)))).openChart?.item
                == "2330.TW")
        let details = board().after(.open, .layer(.chart(.open)), .layer(.chart(.neighbour(1))), .cancel)
        #expect(details.openChart?.item == "AAPL" && LayerID(details) == .details)
    }

    @Test("Items are compared by the days that all were traded on")
    func compares() throws {
        var model = open().after(.layer(.chart(.compare(ChartItem(.rates, "JPY")))))
        let queries = model.chartQueries
        #expect(queries.map(\.symbol) == ["2330.TW", "USDJPY=X"])
        var stock = bars(queries[0], 10, zone: "Asia/Taipei")
        stock.bars.remove(at: 4)
        var rate = bars(queries[1], 10, zone: "Europe/London", from: 50)
        rate.bars.remove(at: 7)
        _ = model.update(.figures(.bars(queries[0], Seen(stock, .cached, at: friday))))
        _ = model.update(.figures(.bars(queries[1], Seen(rate, .cached, at: friday))))
        let chart = try #require(model.openChart)
        let data = try #require(ChartData(chart, model))
        let comparison = try #require(ChartComparison(chart, data, model))
        #expect(comparison.slots.count == 8 && comparison.lines.map(\.item) == ["2330.TW", "JPY"])
        let (stockChange, rateChange) = (9.0 / 100, 9.0 / 50)
        #expect(comparison.lines.map(\.last) == [stockChange, rateChange])
        for other: Item in ["TWD", "EUR"] {
            model = model.after(.layer(.chart(.compare(ChartItem(.rates, other)))))
        }
        for other: Item in ["AAPL", "7203.T", "MSFT"] {
            model = model.after(.layer(.chart(.compare(ChartItem(.stocks, other)))))
        }
        #expect(
            model.openChart?.others.count == OpenChart.mostOthers && model.noticeText?.contains("6") == true)
        #expect(model.after(.layer(.chart(.compare(ChartItem(.rates, "JPY"))))).openChart?.others.count == 4)
    }

    @Test("Prices in another currency are told at the rate of their own day, pence as hundredths")
    func currency() throws {
        let query = BarsQuery("BARC.L", .day, since: Day(number: 20_700))
        let prices = bars(query, 6, zone: "Europe/London")
        var rates = bars(
            BarsQuery("GBPUSD=X", .day, since: Day(number: 20_700)), 6, zone: "Europe/London", from: 20)
        rates.bars.remove(at: 3)
        let pence = try #require(MinorUnit("GBp"))
        let told = prices.told(in: rates, pence)
        // The fourth day has no rate of its own, so the day before counts.
        let expected: [Double] = [100 * 20, 101 * 21, 102 * 22, 103 * 22, 104 * 24, 105 * 25]
        #expect(zip(told.bars, expected).allSatisfy { abs($0.close * 100 - $1) < 1e-9 })
        rates.bars.removeFirst()
        #expect(prices.told(in: rates, pence).bars.count == 5)
        #expect(MinorUnit("TWD")?.parts == 1 && MinorUnit("ILA")?.code == "ILS" && MinorUnit("?") == nil)
    }

    @Test("A chart in the base currency asks for the rate too, and one that is in it already says so")
    func swaps() {
        var model = open()
        model.market.quotes["2330.TW"] = Seen(
            Quote(
                symbol: "2330.TW", currency: "TWD", price: 100, time: friday, zone: "Asia/Taipei",
                source: "yahoo"),
            .live, at: friday)
        model.figures.renewStocks(model.arrangement, model.market)
        let swapped = model.after(.layer(.chart(.swapCurrency)))
        #expect(swapped.openChart?.isInBase == true)
        #expect(swapped.chartQueries.map(\.symbol) == ["2330.TW", "TWDUSD=X"])
        #expect(
            filled(swapped).openChart.flatMap { ChartData($0, filled(swapped)) }?.series.currency == "USD")
        let compared = swapped.after(.layer(.chart(.compare(ChartItem(.rates, "JPY")))))
        #expect(compared.openChart?.isInBase == false, "items are compared in their own currencies")
        #expect(compared.after(.layer(.chart(.swapCurrency))).openChart?.others.isEmpty == true)
        model.arrangement.base = "TWD"
        #expect(model.after(.layer(.chart(.swapCurrency))).openChart?.isInBase == false)
    }

    @Test(
        "Whatever has bars can be typed to be compared with",
        arguments: [
            ("jpy", "JPY", "USDJPY=X"), ("eur/jpy", "EUR/JPY", "EURJPY=X"), ("eurjpy", "EUR/JPY", "EURJPY=X"),
            ("EUR JPY", "EUR/JPY", "EURJPY=X"), ("btc", "BTC/USD", "BTC-USD"),
            ("usd/btc", "USD/BTC", "BTC-USD"),
            ("xau", "XAU/USD", "XAUUSD=X"), ("aapl", "AAPL", "AAPL"), ("msft", "MSFT", "MSFT"),
            ("^n225", "^N225", "^N225"), ("sol-eur", "SOL-EUR", "SOL-EUR"), ("zzzz.tw", "ZZZZ.TW", "ZZZZ.TW"),
        ] as [(String, Item, Symbol)])
    func typed(text: String, item: Item, symbol: Symbol) throws {
        let list = open().after(.layer(.chart(.choice(.openItems))), .layer(.type(text)))
        let row = try #require(list.top(ComparisonList.self)?.selected)
        #expect(row.item.item == item)
        let effects = list.effects(of: .layer(.chart(.compare(row.item))))
        let model = list.after(.layer(.chart(.compare(row.item))))
        let query = try #require(model.chartQueries.last)
        #expect(model.chartQueries.count == 2 && query.symbol == symbol)
        #expect(effects.contains(.readBars(query)) && effects.asked.contains(.bars(query)))
        let rows = try #require(model.top(ComparisonList.self))
        #expect(rows.text.isEmpty && rows.selected?.item == row.item)
        let off = model.after(.layer(.chart(.compare(row.item))))
        #expect(off.chartQueries.map(\.symbol) == ["2330.TW"])
    }

    @Test("What cannot be read, or has no bars, gets a message")
    func untypable() {
        let open = open().after(.layer(.chart(.choice(.openItems))))
        for (text, said) in [
            ("a b c", "“a b c” is not a symbol, currency or pair"), ("€", "“€” is not a symbol"),
            ("xau/twd", "XAU/TWD: no price history"),
        ] {
            let model = open.after(.layer(.type(text)))
            #expect(model.top(ComparisonList.self)?.rows.isEmpty == true, "\(text)")
            #expect(model.words[model.refusal(ofComparing: text)].hasPrefix(said))
        }
    }

    @Test("Charts of coins and metals follow what their cards show", arguments: ["BTC/USD", "XAU/USD"])
    func inverse(code: String) throws {
        let arrangement = Arrangement(rates: [code, "JPY"], clocks: [], stocks: [])
        let board = Model(arrangement: arrangement, now: friday, here: .utc).after(.focus(.rates))
        var model = filled(board.after(.layer(.chart(.open))), 3)
        let open = try #require(model.openChart)
        let plain = try #require(ChartData(open, model)).series.bars
        #expect(plain.map(\.close) == [100, 101, 102])
        model = filled(board.after(.edit(.invertRate), .layer(.chart(.open))), 3)
        let chart = try #require(model.openChart)
        let turned = try #require(ChartData(chart, model)).series
        let (closes, highs, lows): ([Double], [Double], [Double]) = (
            [100, 101, 102], [98, 99, 100], [101, 102, 103]
        )
        #expect(turned.bars.map(\.close) == closes.map { 1 / $0 })
        #expect(turned.bars.map(\.high) == highs.map { 1 / $0 })
        #expect(turned.bars.map(\.low) == lows.map { 1 / $0 })
        let name = "USD/" + code.prefix(3)
        #expect(model.chartName(of: Item(stringLiteral: code), in: .rates) == name)
        #expect(turned.currency == nil)
        let compared = filled(model.after(.layer(.chart(.compare(ChartItem(.rates, "JPY"))))), 3)
        let shown = try #require(compared.openChart)
        let data = try #require(ChartData(shown, compared))
        let lines = try #require(ChartComparison(shown, data, compared)).lines
        #expect(lines.map(\.name) == [name, "JPY"])
        #expect(abs((lines[0].last ?? 0) - (100.0 / 102 - 1)) < 1e-12)
    }
}
