internal import Arrangement
internal import Figures
internal import Market
internal import Places

extension RatesKind {
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        guard let code = CurrencyCode(item) else { return ItemFigure() }
        let figure = model.rateFigure(code, baseline)
        // A figure for 100 units names them: it may stand without its card's title.
        let unit = figure.units == 1 ? "" : "/\(figure.units) \(model.arrangement.base)"
        return ItemFigure(
            text: figure.rate.map { figure.written(model.figureText)($0) + unit },
            name: Currency.name(code, locale: model.language), currency: code.text, change: figure.change,
            time: figure.quotedAt, source: figure.source,
            state: figure.state(refresh: model.refresh.rates, now: model.now), value: figure.rate)
    }
}
