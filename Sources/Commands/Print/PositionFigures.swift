internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import Store

/// The known figures behind positions: prices, closes and rates of days.
struct PositionFigures {
    private let rows: [Transaction]
    private let mistakes: [Mistake]
    let home: CurrencyCode
    /// The currency in which rows give their own rates.
    private let own: CurrencyCode
    /// A past day; nil for now.
    private let day: Day?
    let items: [Symbol]
    /// Per dollar.
    private var closes: [CurrencyCode: [DailyClose]] = [:]

    init(
        _ file: (rows: [Transaction], mistakes: [Mistake]), home: CurrencyCode, own: CurrencyCode, day: Day?,
        _ model: Model
    ) {
        (rows, mistakes) = file
        (self.home, self.own, self.day) = (home, own, day)
        items = Set(rows.compactMap(\.item)).sorted { $0.text < $1.text }
    }

    private func first(_ model: Model) -> Day {
        let days = rows.map(\.day) + [day ?? model.here.local(model.now).day]
        return (days.min() ?? Day(number: 0)) + -14
    }

    private func units(_ model: Model) -> [Symbol: String] {
        var units: [Symbol: String] = [:]
        for item in items {
            let past = model.market.past[.stock(item)]?.figure?.currency
            units[item] = past ?? model.market.quotes[item]?.value.currency
        }
        return units
    }

    func codes(_ model: Model) -> [CurrencyCode] {
        let units = Array(units(model).values) + rows.compactMap(\.currency) + rows.compactMap(\.into)
        return Set(units.compactMap { MinorUnit($0)?.code } + [home]).subtracting([.usd]).sorted()
    }

    func isKnown(_ model: Model) -> Bool {
        let prices = prices(model)
        return items.allSatisfy { prices[$0] != nil }
    }

    /// Come first, because prices give their currencies too; none for a past day.
    func questionsForPrices() -> [FeedSubject] {
        if rows.isEmpty || day != nil { return [] }
        let units = rows.compactMap(\.currency) + rows.compactMap(\.into)
        let codes = Set(units.compactMap { MinorUnit($0)?.code } + [home])
        return (items.isEmpty ? [] : [.quotes(items)]) + [.rates(of: codes.sorted())]
    }

    func questionsForRates(_ model: Model) -> [FeedSubject] {
        if rows.isEmpty { return [] }
        return codes(model).map { .bars(BarsQuery(Symbol(dollarIn: $0), .day, since: first(model))) }
    }

    /// Closes of days without a rate; nil if all days have one.
    func questionForCloses(_ model: Model) -> FeedSubject? {
        let terms = terms(model)
        let today = terms.rates.today
        // Cash changes in a day since the close before.
        let hasCash = rows.contains { $0.kind == .deposit || $0.kind == .withdraw }
        let days = Set(
            rows.map(\.day) + prices(model).values.compactMap(\.closeDay) + [terms.day]
                + (hasCash ? [terms.day + -1] : []))
        let codes = codes(model)
        let lacking = days.filter { day in
            day < today && ([.usd] + codes).contains { terms.rates.rate(of: $0, on: day) == nil }
        }
        guard let first = lacking.min(), !rows.isEmpty, !codes.isEmpty else { return nil }
        return .pastRates(codes, since: first + -HomeRates.longestAge)
    }

    mutating func read(_ kept: KeptBoard, _ model: Model) {
        read([kept.history?.path, FigureStore.temporaryPath].compactMap(\.self), model)
    }

    mutating func read(_ paths: [String], _ model: Model) {
        func daily(_ symbol: Symbol) -> KeptBars? {
            paths.lazy.compactMap {
                FigureStore.bars(at: $0, of: .init(symbol, .day), in: Instant(.min)...Instant(.max))
            }.first
        }
        let since = first(model)
        for code in codes(model) {
            let series = daily(Symbol(dollarIn: code))?.series
            let days = series.map { series in
                let zone = Zone(series.zone) ?? .utc
                return series.bars.map { DailyClose(day: zone.local($0.start).day, close: $0.close) }
            }
            let told = paths.lazy.map { FigureStore.closes(at: $0, ofRate: code, since: since) }
            closes[code] = DailyClose.joined(days ?? [], told.first { !$0.isEmpty } ?? [])
        }
    }

    func terms(_ model: Model) -> Terms {
        return Terms(
            on: day, method: model.settings.costMethod,
            rates: HomeRates(
                home: home, today: model.here.local(model.now).day,
                now: model.recentRates, closes: closes),
            usesOwnRates: home == own, units: units(model))
    }

    private func prices(_ model: Model) -> [Symbol: ItemPrice] {
        var prices: [Symbol: ItemPrice] = [:]
        for item in items {
            prices[item] =
                day == nil
                ? model.market.quotes[item].map { ItemPrice($0.value) }
                : model.market.past[.stock(item)].flatMap { ItemPrice($0) }
        }
        return prices
    }

    /// Under the model's scenario, if any.
    func positions(_ model: Model) -> Positions {
        let (ledger, prices) = (Ledger(rows, mistakes: mistakes, terms(model)), prices(model))
        guard let scenario = model.scenario else { return ledger.positions(at: prices) }
        return ledger.supposing(scenario).positions(at: scenario.prices(prices))
    }

    /// In a year, by closes that earlier requests left in the store; nil if unknown.
    func timeWeighted(_ positions: Positions, _ kept: KeptBoard) -> Double? {
        let paths = [kept.history?.path, FigureStore.temporaryPath].compactMap(\.self)
        var closes: [Symbol: [DailyClose]] = [:]
        for item in items {
            let series = paths.lazy.compactMap { path in
                FigureStore.bars(at: path, of: .init(item, .day), in: Instant(.min)...Instant(.max))?.series
            }.first?.adjusted(for: .splits)
            guard let series else { continue }
            let zone = Zone(series.zone) ?? .utc
            closes[item] = series.bars.filter { $0.session == .regular }.map {
                DailyClose(day: zone.local($0.start).day, close: $0.close)
            }
        }
        guard let value = positions.sum(of: { _ in true }).value.value else { return nil }
        return positions.ledger.timeWeighted(closes, value: value.nearest)
    }

    func states(_ model: Model) -> [Symbol: FigureState] {
        var states: [Symbol: FigureState] = [:]
        for item in items {
            if day != nil {
                states[item] = model.market.past[.stock(item)]?.figure.map { _ in .past }
            } else if let seen = model.shownMarket.quotes[item] {
                let venue = seen.value.venue
                states[item] = FigureState(
                    origin: seen.origin, arrived: seen.at, ownTime: seen.value.time,
                    source: seen.value.source,
                    hours: venue.hours, isDaily: venue.isDaily,
                    refresh: model.market.pace(of: seen.value.source, refresh: model.refresh.stocks),
                    now: model.now)
            }
        }
        return states
    }
}
