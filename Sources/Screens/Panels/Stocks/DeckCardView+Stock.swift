internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import TUI
internal import Words

extension DeckCardView {
    init?(stock item: Item, _ model: Model) {
        guard let symbol = Symbol(item) else { return nil }
        let figures = Baseline.allCases.map { ($0, model.stockFigure(symbol, $0)) }
        let figure = figures[0].1
        self.init(
            title: DeckCardView.title(Exchange.shortSymbol(symbol), figure.name),
            figure: figure.price.map(model.figureText.price) ?? FigureText.absent,
            status: DeckCardView.stockStatus(figure.venue, model))
        terminal = model.terminal
        unit = figure.currency ?? ""
        changes = figures.map { DeckCardView.change($0, $1.change, $1.base, model.figureText.price, model) }
        ages = DeckCardView.ages(
            figure.state(refresh: model.refresh.stocks, now: model.now), figure.source, figure.arrived,
            figure.time, model)
        disagreements =
            figure.disagreement.map { DeckCardView.disagreements($0, model.figureText.price) } ?? []
        if let price = figure.price {
            body = .month(Month(.stocks, item, .price, now: price, base: figure.base, model))
        }
    }
}
