internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Words

extension StocksScreen {
    func inWords(_ item: Item, _ model: Model) -> ItemInWords {
        guard let symbol = Symbol(item) else { return ItemInWords(item.text) }
        return inWords(symbol, Exchange.shortSymbol(symbol), item, model)
    }

    func inWords(_ symbol: Symbol, _ title: String, _ item: Item, _ model: Model) -> ItemInWords {
        let (figure, words) = (model.stockFigure(symbol), model.words)
        var text = ItemInWords(title)
        text.name = figure.name ?? ""
        text.change = .init(figure.change, places: 1, model)
        text.takeAlert(item, in: panel, model)
        let figures = model.figureText
        let write: (Double) -> String = { figures.price($0) }
        guard let price = figure.price else {
            let failure = model.stockFailures[symbol]?.sentence(words, about: symbol, known: [])
            text.remarks = [failure ?? words[.noFigureYet]]
            return text
        }
        text.figure = write(price)
        text.unit = figure.currency ?? ""
        text.take(
            figure.state(refresh: model.refresh.stocks, now: model.now), figure.time, figure.source, model)
        if let base = figure.base {
            text.base =
                words[.fromOn, ["close": write(base.close), "date": model.viewer.shortDate(base.day)]]
        }
        text.remark(price, figure.disagreement, figure.doubt, figure.lack, model, write)
        if model.pastDay == nil, let exchange = figure.venue.exchange, let hours = exchange.hours {
            let moment = hours.moment(at: model.now, auctions: false)
            let market = MarketText(exchange, moment, at: model.now, model.writing)
            text.parts = market.wordings.first.map { [.init("", $0)] } ?? []
        }
        text.take(
            line: figure.line, figure.lineSpan, base: figure.base?.close,
            closes: panel.kind.closes(of: item, atMost: max(1, figure.line.count - 1), model),
            today: figure.local?.day, model, write)
        return text
    }
}
