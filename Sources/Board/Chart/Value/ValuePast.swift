internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// The value of positions over time in the home currency, and their cost. Sums are binary, because they are
/// only drawn; the last value and cost are the panel's exact ones.
struct ValuePast {
    struct Point {
        let start: Instant
        /// Nil if nothing was held, or if a price or rate is unknown.
        let value: Double?
        /// Nil if the rate of a purchase is unknown.
        let cost: Double?
    }

    /// All times at which a position has a price, oldest first.
    private(set) var points: [Point] = []
    /// Items and currencies without prices in the visible range.
    private(set) var lacking: [String] = []
    /// The zone of the positions, or the user's if they are in several.
    let zone: Zone

    init(_ chart: OpenChart, _ model: Model) {
        let interval = model.settings.feeds.interval(of: model.shownRange(chart))
        // The total leaves out items that a row with a mistake makes unknown; so does the chart.
        let held = model.held(in: chart).filter { chart.item != nil || $0.unknownSince == nil }
        let bars = Dictionary(
            held.map { ($0.key.item, model.bars[BarSeries.Key($0.key.item, interval)]?.value) }
        ) { first, _ in first }.compactMapValues(\.self)
        let zones = Set(bars.values.map(\.zone))
        zone = (zones.count == 1 ? zones.first.flatMap { Zone($0) } : nil) ?? model.here

        let prices = bars.mapValues { PastPrices($0.adjusted(for: .splits)) }
        let past = model.pastDay
        let last = (past == nil ? held : []).compactMap { model.market.quotes[$0.key.item]?.value }.compactMap
        { quote in
            quote.time.map { interval.moment(of: $0, in: Zone(quote.zone) ?? .utc) }
        }.max()
        // The price at the bell is the close of the bar before.
        var moments = PastPrices.moments(
            Array(prices.values), upTo: last.map { interval.isIntraday ? $0 - 1 : $0 })
        if let past { moments.removeAll { interval.day(of: $0, in: zone) > past } }
        guard let newest = moments.last else { return }
        // The panel counts rows of today even before an exchange opens: they belong to no earlier day.
        let today = past ?? model.portfolio?.basis.today ?? model.here.local(model.now).day
        if held.contains(where: { ($0.steps.last?.day ?? today) > interval.day(of: newest, in: zone) }) {
            let time =
                interval.isIntraday && past == nil
                ? model.now : zone.instant(today, TimeOfDay(second: 43_200))
            let present = interval.moment(of: time, in: zone)
            if present > newest { moments = PastPrices.moments(Array(prices.values), upTo: present) }
        }
        // The last moment is the present, which the panel's own totals describe.
        let present = moments.count - 1
        let days = moments.map { interval.day(of: $0, in: zone) }
        let rates = PastRates(model, interval, moments, days)
        var ratesOf: [CurrencyCode: [Double]] = [:]

        var values = [Double](repeating: 0, count: moments.count)
        var costs = values
        var isHeld = [Bool](repeating: false, count: moments.count)
        // The last place at which something lacks a price.
        var lacks: [String: Int] = [:]
        for past in held {
            isHeld[present] = isHeld[present] || past.steps.last?.quantity ?? 0 != 0
            let unit = bars[past.key.item]?.currency.flatMap(MinorUnit.init) ?? model.unit(of: past)
            let price = prices[past.key.item]?.lasting(over: moments)
            if let code = unit?.code, ratesOf[code] == nil { ratesOf[code] = rates.atHome(code) }
            let rate = unit.flatMap { ratesOf[$0.code] }
            var step = -1
            for place in 0..<present {
                let day = days[place]
                while step + 1 < past.steps.count, past.steps[step + 1].day <= day { step += 1 }
                guard step >= 0 else { continue }
                let (quantity, cost) = (past.steps[step].quantity, past.steps[step].cost)
                if past.unknownSince.map({ $0 <= day }) ?? false { values[place] = .nan }
                if quantity == 0 { continue }
                isHeld[place] = true
                costs[place] += cost ?? .nan
                let (price, rate) = (price?[place] ?? .nan, rate?[place] ?? .nan)
                values[place] += quantity * price * rate / (unit?.parts ?? 1)
                if price.isNaN || unit == nil {
                    lacks[past.key.item.text] = place
                } else if rate.isNaN {
                    lacks[unit?.code.text ?? ""] = place
                }
            }
        }
        let now = model.figures(in: chart)
        values[present] = now?.value.value?.nearest ?? .nan
        costs[present] = now?.cost.value?.nearest ?? .nan
        if isHeld[present], let name = now?.value.missing?.name { lacks[name] = present }
        guard let first = isHeld.firstIndex(of: true), let end = isHeld.lastIndex(of: true) else { return }
        points = (first...end).map { place in
            Point(
                start: interval.start(of: moments[place], in: zone),
                value: isHeld[place] && values[place].isFinite && values[place] != 0 ? values[place] : nil,
                cost: costs[place].isFinite && isHeld[place] ? costs[place] : nil)
        }
        let shown = chart.window?.lowerBound ?? model.firstMoment(of: model.shownRange(chart), in: zone)
        lacking = lacks.filter { interval.start(of: moments[$0.value], in: zone) >= shown }.keys.sorted()
    }
}

extension ValuePast {
    var costs: [Double?] { points.filter { $0.value != nil }.map(\.cost) }

    /// The slots of bars, with one for each time of unknown value and for each night.
    func slots(of series: BarSeries, in range: Range<Int>) -> [ChartSlot] {
        let bars = series.bars
        guard let first = bars[range].first, let end = bars[range].last else { return [] }
        // After the last known value there may be unknown ones.
        let last = range.upperBound == bars.count ? points.last?.start ?? end.start : end.start
        var (slots, place): ([ChartSlot], Int) = ([], range.lowerBound)
        var before = first.start
        for point in points where point.start >= first.start && point.start <= last {
            if series.key.interval.isIntraday, point.start - before > series.key.interval.seconds {
                slots.append(ChartSlot(nil, bars: place..<place))
            }
            before = point.start
            if place < range.upperBound, bars[place].start == point.start {
                slots.append(ChartSlot(bars[place], bars: place..<place + 1))
                place += 1
            } else {
                slots.append(ChartSlot(nil, bars: place..<place, start: point.start))
            }
        }
        return slots
    }
}

extension Missing {
    fileprivate var name: String? {
        switch self {
        case .price(let item), .close(let item), .currency(let item): item.text
        case .rate(let code, _): code.text
        case .row: nil
        }
    }
}
