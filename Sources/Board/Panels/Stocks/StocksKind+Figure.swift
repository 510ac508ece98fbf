internal import Arrangement
internal import Figures
internal import Market

extension StocksKind {
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        guard let symbol = Symbol(item) else { return ItemFigure() }
        let figure = model.stockFigure(symbol, baseline)
        return ItemFigure(
            text: figure.price.map(model.figureText.price), name: figure.name, currency: figure.currency,
            change: figure.change, places: 1, time: figure.time, source: figure.source,
            state: figure.state(refresh: model.refresh.stocks, now: model.now), value: figure.price)
    }
}
