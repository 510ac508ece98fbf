internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

extension StocksKind {
    func printed(_ model: Model) -> PrintedPanel {
        let figures = order(model).compactMap { model.figures.stocks[of: $0] }
        var printed = PrintedPanel(
            facts: [.init("baseline", .text(model.arrangement.baseline.text))] + model.dayFacts,
            [
                .init("symbol", .phrase(.printSymbol)), .init("name", .phrase(.printName)),
                .init("currency", .phrase(.printCurrency)), .init("baseDay", .phrase(.printBaseDay)),
                .init("baseClose", .phrase(.printBaseClose), isRight: true),
                .init("price", .phrase(.printPrice), isRight: true), .init("time", .phrase(.printTime)),
                .init("change", .phrase(.printChange), isRight: true),
                .init("source", .phrase(.printSource)), .init("state", .phrase(.printState)),
                .init("disputed"),
            ] + model.dayColumns, rows: figures.map { row($0, model) },
            isEmpty: figures.allSatisfy { $0.price == nil })
        printed.compare(
            model.printedBaselines, { model.figureText.change($0, places: 1) },
            figures.map { figure in
                model.printedBaselines.map { baseline in
                    let compared = model.stockFigure(figure.symbol, baseline)
                    return (compared.base, compared.change)
                }
            })
        for figure in figures {
            printed.remark(
                on: figure.symbol.text, figure.price, figure.disagreement, figure.doubt, figure.lack,
                model, model.figureText.price)
        }
        // A symbol that a feed has named is no misspelling.
        let symbols = model.arrangement.stocks.compactMap(Symbol.init)
        let unnamed = symbols.first { model.market.quotes[$0] == nil }
        printed.hint = Saying.didYouMean(unnamed.map { Nearest.symbols(to: $0) } ?? []).map {
            model.words[$0]
        }
        return printed
    }

    func questions(_ model: Model) -> [FeedSubject] {
        let symbols = model.arrangement.stocks.compactMap(Symbol.init)
        return symbols.isEmpty ? [] : [.quotes(symbols)]
    }

    func needs(_ subject: UnshownFigure.Subject, _ model: Model) -> Bool {
        switch subject {
        case .rate: false
        case .stock(let symbol): model.arrangement.stocks.contains(symbol.text)
        }
    }

    private func row(_ figure: StockFigure, _ model: Model) -> [PrintedPanel.Cell] {
        let (text, absent) = (model.figureText, FigureText.absent)
        let state = figure.state(refresh: model.refresh.stocks, now: model.now)
        let quote = model.market.quotes[figure.symbol]?.value
        return [
            .init(.text(figure.symbol.text), figure.symbol.text),
            // Programs read the same in every language.
            .init(.text(quote?.name ?? quote?.localName), figure.name ?? ""),
            .init(.text(figure.currency), figure.currency ?? ""),
            .init(.text(figure.base?.day.description), figure.base?.day.description ?? absent),
            .init(.figure(figure.base?.close), figure.base.map { text.price($0.close) } ?? absent),
            .init(.figure(figure.price), figure.price.map { text.price($0) } ?? absent),
            .init(.text(figure.time?.iso8601), figure.time.map { model.viewer.moment($0) } ?? absent),
            .init(.figure(figure.change), figure.change.map { text.change($0, places: 1) } ?? absent),
            .init(.text(figure.source?.text), figure.source?.text ?? absent),
            .init(.text(state?.rawValue), state.map { model.words[$0.phrase] } ?? absent),
            .init(figure.disagreement.printed("price")),
        ] + model.dayCells(figure.local?.day)
    }
}
