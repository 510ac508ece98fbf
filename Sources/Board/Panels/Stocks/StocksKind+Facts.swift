internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Money

extension StocksKind {
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        Symbol(item).map { ItemFigure(model.stockFigure($0, baseline), model) } ?? ItemFigure()
    }
}

extension ItemFigure {
    init(_ figure: StockFigure, _ model: Model) {
        self.init(
            text: figure.price.map(model.figureText.price), name: figure.name, currency: figure.currency,
            change: figure.change, places: 1, time: figure.time, source: figure.source,
            state: figure.state(refresh: model.refresh.stocks, now: model.now), value: figure.price)
    }
}

extension StocksKind {
    func headlines(of item: Item, _ model: Model) -> [Headline] {
        // News is of now.
        if model.pastDay != nil { return [] }
        return Array((Symbol(item).flatMap { model.kinds[Headline.self, of: $0] } ?? []).prefix(3))
    }

    /// News, and bars for prices before and after the session; the days reach over a long weekend.
    func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject] {
        guard let symbol = Symbol(item), model.settings.feeds.stocks.contains(where: { $0.kind == .yahoo })
        else {
            return []
        }
        let venue = model.market.quotes[symbol]?.value.venue
        let since = Zone.utc.local(model.now).day + -4
        let bars = FeedSubject.bars(BarsQuery(symbol, .fiveMinutes, since: since))
        return (venue?.exchange == nil ? [] : [bars]) + [.headlines(symbol)]
    }
}

extension StocksKind {
    var filterFields: [FilterField] {
        [
            .code, .name, .group, .price, .change, .diff, .currency, .exchange, .market, .volume, .high, .low,
            .yearHigh, .yearLow, .held, .state, .source, .age,
        ]
    }

    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        guard let symbol = Symbol(item) else { return nil }
        let figure = model.stockFigure(symbol)
        var session: SessionFigures? {
            model.pastDay == nil ? model.market.quotes[symbol]?.value.session : nil
        }
        switch field {
        case .code: return FilterFact(symbol.text, Exchange.shortSymbol(symbol))
        case .name: return FilterFact(figure.name)
        case .price: return FilterFact(figure.price)
        case .change: return FilterFact(figure.change.map { $0 * 100 })
        case .diff:
            guard let price = figure.price, let base = figure.base else { return nil }
            return FilterFact(price - base.close)
        case .currency: return FilterFact(figure.currency)
        case .exchange:
            let exchange = figure.venue.exchange
            return FilterFact(exchange?.shortName, exchange?.mic, exchange?.name, session?.exchange)
        case .market:
            if model.pastDay != nil { return nil }
            return FilterFact(figure.venue.hours?.moment(at: model.now, auctions: false).phase.fact)
        case .volume: return FilterFact(session?.volume)
        case .high: return FilterFact(session?.day?.upperBound)
        case .low: return FilterFact(session?.day?.lowerBound)
        case .yearHigh: return FilterFact(session?.year?.upperBound)
        case .yearLow: return FilterFact(session?.year?.lowerBound)
        case .held: return FilterFact(model.held(symbol))
        case .state:
            return FilterFact(figure.state(refresh: model.refresh.stocks, now: model.now)?.rawValue)
        case .source: return FilterFact(figure.source?.text)
        case .age: return FilterFact(figure.time.map { Double(model.now - $0) })
        case .group, .city, .country, .zone, .offset, .hour: return nil
        }
    }
}

extension Model {
    /// The number held in all accounts on the day shown; nil without transactions, or if one of the item's
    /// rows cannot be used.
    fileprivate func held(_ symbol: Symbol) -> Double? {
        guard let portfolio = shownPortfolio else { return nil }
        var sum = Rational.zero
        for position in portfolio.positions.items where position.key.item == symbol {
            guard let quantity = position.quantity.value else { return nil }
            sum = sum + quantity
        }
        return sum.double
    }
}

extension MarketPhase {
    var fact: String {
        switch self {
        case .open: "open"
        case .openingAuction, .closingAuction: "auction"
        case .lunch: "lunch"
        case .closed: "closed"
        }
    }
}
