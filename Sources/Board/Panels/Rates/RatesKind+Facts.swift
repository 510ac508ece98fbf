internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market

extension RatesKind {
    var filterFields: [FilterField] {
        [.code, .name, .group, .price, .change, .diff, .currency, .state, .source, .age]
    }

    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        guard let code = CurrencyCode(item) else { return nil }
        let figure = model.rateFigure(code)
        // People compare what the card shows.
        let units = Double(figure.units)
        switch field {
        case .code, .currency: return FilterFact(code.text)
        case .name: return .texts(Array(texts(of: item, model).dropFirst()))
        case .price: return FilterFact(figure.rate.map { $0 * units })
        case .change: return FilterFact(figure.change.map { $0 * 100 })
        case .diff:
            guard let rate = figure.rate, let base = figure.base else { return nil }
            return FilterFact((rate - base.close) * units)
        case .state:
            return FilterFact(figure.state(refresh: model.refresh.rates, now: model.now)?.rawValue)
        case .source: return FilterFact(figure.source?.text)
        case .age: return FilterFact(figure.quotedAt.map { Double(model.now - $0) })
        case .group, .exchange, .market, .volume, .high, .low, .yearHigh, .yearLow, .held, .city, .country,
            .zone, .offset, .hour:
            return nil
        }
    }
}
