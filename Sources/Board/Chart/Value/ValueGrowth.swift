internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// How positions grew, and their value if each flow had bought another item. By the places of the bars.
package struct ValueGrowth: Hashable, Sendable {
    /// Growth of 1 since the first bar without flows; nil once something is unknown.
    package let own: [Double?]
    package let name: String?
    /// Nil if a price is unknown.
    package let values: [Double?]
    /// The price of one unit in the home currency, with its dividends reinvested.
    package let prices: [Double?]

    init(_ chart: OpenChart, _ series: BarSeries, _ model: Model) {
        let ledger = model.shownPortfolio?.positions.ledger
        let flows = ledger?.flows(of: chart.item.flatMap { Position.Key($0.text) })
        let (zone, interval) = (Zone(series.zone) ?? .utc, series.key.interval)
        let today = model.pastDay ?? model.here.local(model.now).day
        let days = series.bars.map { bar in
            min(today, interval.day(of: interval.moment(of: bar.start, in: zone), in: zone))
        }
        own = flows.map { Self.growths($0, series.bars.map(\.close), days) } ?? days.map { _ in nil }
        guard let other = chart.others.first, let rates = ledger?.terms.rates else {
            (name, values, prices) = (nil, [], [])
            return
        }
        name = model.chartName(of: other.item, in: other.panel)
        guard let flows, let closes = BenchmarkCloses(other, rates, model) else {
            (values, prices) = (days.map { _ in nil }, days.map { _ in nil })
            return
        }
        var (benchmark, next, values, prices) = (Benchmark(), 0, [Double?](), [Double?]())
        for day in days {
            while next < flows.count, flows[next].day <= day {
                benchmark.add(flow: flows[next].amount, price: closes.price(on: flows[next].day))
                next += 1
            }
            let price = closes.price(on: day)
            values.append(benchmark.value(at: price))
            prices.append(price > 0 ? price : nil)
        }
        (self.values, self.prices) = (values, prices)
    }

    private static func growths(
        _ flows: [(day: Day, amount: Double)], _ values: [Double], _ days: [Day]
    ) -> [Double?] {
        guard let first = values.first else { return [] }
        var (growth, next, growths) = (TimeWeightedReturn(from: first), 0, [Double?]())
        for (place, day) in days.enumerated() {
            var flow = 0.0
            while next < flows.count, flows[next].day <= day {
                flow += flows[next].amount
                next += 1
            }
            if place > 0 { growth.add(flow: flow, value: values[place]) }
            growths.append(growth.growth)
        }
        return growths
    }
}

/// A benchmark's closes in the home currency, with dividends reinvested.
private struct BenchmarkCloses {
    private let closes: [DailyClose]
    private let unit: MinorUnit
    private let rates: HomeRates
    private let perDollar: [CurrencyCode: [DailyClose]]

    init?(_ other: ChartItem, _ rates: HomeRates, _ model: Model) {
        func daily(_ symbol: Symbol) -> BarSeries? { model.bars[BarSeries.Key(symbol, .day)]?.value }
        guard let symbol = other.panel.kind.chartSubject(of: other.item, model)?.symbol,
            let series = daily(symbol), let unit = series.currency.flatMap(MinorUnit.init)
        else { return nil }
        (self.unit, self.rates) = (unit, rates)
        closes = series.adjusted(for: .total).dailyCloses
        perDollar = Dictionary(
            [unit.code, rates.home].compactMap { code in
                daily(Symbol(dollarIn: code)).map { (code, $0.dailyCloses) }
            }
        ) { $1 }
    }

    /// The price of one on a day; NaN if unknown.
    func price(on day: Day) -> Double {
        guard let close = closes.last(upTo: day, atMost: BenchmarkCloses.longestAge),
            let rate = rates.drawnRate(of: unit.code, on: day) ?? rate(on: day)
        else { return .nan }
        return close * rate / unit.parts
    }

    /// Uses bars of currencies whose rates the positions do not need.
    private func rate(on day: Day) -> Double? {
        func perDollar(_ code: CurrencyCode) -> Double? {
            code == .usd
                ? 1 : self.perDollar[code]?.last(upTo: day, atMost: HomeRates.longestAge)
        }
        guard let home = perDollar(rates.home), let other = perDollar(unit.code), other > 0 else {
            return nil
        }
        return home / other
    }

    /// Exchanges have holidays of up to 12 days.
    private static let longestAge = 15
}

extension BarSeries {
    fileprivate var dailyCloses: [DailyClose] {
        let zone = Zone(zone) ?? .utc
        return bars.filter { $0.session == .regular }.map {
            DailyClose(day: zone.local($0.start).day, close: $0.close)
        }
    }
}

extension [DailyClose] {
    fileprivate func last(upTo day: Day, atMost age: Int) -> Double? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].day <= day { low = middle + 1 } else { high = middle }
        }
        guard low > 0, day - self[low - 1].day <= age else { return nil }
        return self[low - 1].close
    }
}

extension Model {
    /// Bars of the other item since the first flow, and of currencies whose rates the positions do not need.
    func benchmarkQueries(of chart: OpenChart) -> [BarsQuery] {
        guard chart.isOfValue, let other = chart.others.first,
            let subject = other.panel.kind.chartSubject(of: other.item, self),
            let first = held(in: chart).compactMap(\.steps.first?.day).min()
        else { return [] }
        let told = bars[BarSeries.Key(subject.symbol, .day)]?.value.currency ?? subject.currency
        let codes = Set([told.flatMap(MinorUnit.init)?.code, homeCurrency].compactMap(\.self))
        let needed = codes.count > 1 ? codes.subtracting([.usd]).subtracting(heldCurrencies) : []
        return ([subject.symbol] + needed.sorted().map { Symbol(dollarIn: $0) }).map {
            BarsQuery($0, .day, since: first + -14)
        }
    }
}
