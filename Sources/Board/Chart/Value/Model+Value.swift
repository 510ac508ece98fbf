internal import Arrangement
internal import CivilTime
internal import Market
internal import Money

extension Model {
    func held(in chart: OpenChart) -> [HeldPast] {
        let all = shownPortfolio?.positions.ledger.past ?? []
        return chart.item.map { item in all.filter { Item($0.key) == item } } ?? all
    }

    /// Sums in the home currency, as the panel has them now.
    func figures(in chart: OpenChart) -> HomeFigures? {
        guard let portfolio = shownPortfolio else { return nil }
        guard let item = chart.item else {
            // The line is of what was held: rows do not say what cash was before the first of them.
            var total = portfolio.positions.total
            total.value = total.value - total.cash
            return total
        }
        return portfolio[item]?.home
    }

    /// Bars of all positions since their first day; within days also of currencies.
    func valueQueries(of chart: OpenChart) -> [BarsQuery] {
        let held = held(in: chart)
        let (interval, since) = span(of: chart, held)
        let owned = held.filter { past in
            let last = past.steps.last { $0.day <= since }
            return (last?.quantity ?? 0) != 0 || past.steps.contains { $0.day > since && $0.quantity != 0 }
        }
        let symbols = Set(owned.map(\.key.item))
        let units = interval.isIntraday ? Set(owned.compactMap { unit(of: $0)?.code }) : []
        let codes = units.subtracting([homeCurrency]).isEmpty ? [] : units.union([homeCurrency])
        return (symbols.sorted() + codes.subtracting([.usd]).sorted().map { Symbol(dollarIn: $0) }).map {
            BarsQuery($0, interval, since: since)
        }
    }

    /// True if a chart of value needs the query, judged without a list of all queries.
    func isValue(_ chart: OpenChart, of query: BarsQuery) -> Bool {
        let held = held(in: chart)
        return span(of: chart, held) == (query.interval, query.since)
            && (held.contains { $0.key.item == query.symbol }
                || CurrencyCode(dollarSymbol: query.symbol) != nil)
    }

    /// The length of bars and their first day, which is no earlier than the first purchase.
    private func span(of chart: OpenChart, _ held: [HeldPast]) -> (BarInterval, Day) {
        let look = look(of: chart)
        let interval = settings.feeds.interval(of: look.range)
        let first = first(of: look, chart.window, interval)
        return (interval, max(first, (held.compactMap(\.steps.first?.day).min() ?? first) + -7))
    }

    package func lacking(_ chart: OpenChart) -> [String] { ValuePast(chart, self).lacking }

    /// Nil if nothing was ever held.
    func valueSubject(of chart: OpenChart) -> ChartSubject? {
        // A sum has no symbol of its own; we never request this one.
        guard let symbol = held(in: chart).first?.key.item else { return nil }
        return ChartSubject(
            symbol: symbol, zone: here.name, currency: homeCurrency.text,
            price: figures(in: chart)?.value.value?.nearest, form: .amount(homeCurrency))
    }

    /// The range ends on the day shown.
    func firstMoment(of range: BarRange, in zone: Zone) -> Instant {
        let slack = range == .fiveDays ? 14 : 7
        return zone.instant(
            range.firstDay(today: pastDay ?? zone.local(now).day) + slack, TimeOfDay(second: 0))
    }

    func unit(of past: HeldPast) -> MinorUnit? { past.unit.flatMap(MinorUnit.init) }
}
