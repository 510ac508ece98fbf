internal import Arrangement
internal import CivilTime
package import Figures
internal import Market
internal import Places
package import Words

extension RatesKind {
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        guard let id = RateID(item) else { return ItemFigure() }
        let figure = model.rateFigure(id, baseline)
        // It may appear without its card's title, so 100 units are named.
        let unit = figure.units == 1 ? "" : "/\(figure.units) \(figure.pair.base)"
        return ItemFigure(
            text: figure.rate.map { figure.written(model.figureText)($0) + unit },
            name: id.name(locale: model.language), currency: figure.pair.code.text, change: figure.change,
            time: figure.quotedAt, source: figure.source,
            state: figure.state(refresh: model.refresh.rates, now: model.now), value: figure.rate)
    }
}

extension RatesKind {
    var filterFields: [FilterField] {
        [.code, .name, .group, .price, .change, .diff, .currency, .state, .source, .age]
    }

    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        guard let id = RateID(item) else { return nil }
        let figure = model.rateFigure(id)
        // Filters compare the number on the card.
        let units = Double(figure.units)
        switch field {
        case .code: return FilterFact(id.text)
        case .currency: return FilterFact(figure.pair.code.text)
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

extension Words {
    /// `JPY per USD`, or `USD per 100 JPY` if one JPY would be too little to read.
    package func unit(of figure: RateFigure) -> String {
        let (code, base) = (figure.pair.code.text, figure.pair.base.text)
        return figure.units == 1
            ? self[.unitPer, ["code": code, "base": base]]
            : self[.unitPerMany, ["code": code, "count": "\(figure.units)", "base": base]]
    }
}
