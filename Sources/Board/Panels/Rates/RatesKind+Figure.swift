internal import Market
internal import Places

extension RatesKind {
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        guard let code = CurrencyCode(item) else { return ItemFigure() }
        let figure = model.rateFigure(code, baseline)
        return ItemFigure(
            text: figure.rate.map(figure.written(model.figureText)),
            name: Currency.name(code, locale: model.language), currency: code.text, change: figure.change,
            time: figure.quotedAt, source: figure.source,
            state: figure.state(refresh: model.refresh.rates, now: model.now), value: figure.rate)
    }
}
