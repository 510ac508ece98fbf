internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

extension RatesScreen {
    func inWords(_ item: Item, _ model: Model) -> ItemInWords {
        guard let id = RateID(item) else { return ItemInWords(item.text) }
        let (figure, words) = (model.rateFigure(id), model.words)
        let pair = figure.pair.text
        var text = ItemInWords(figure.units == 1 ? pair : "\(figure.units) \(pair)")
        let write = figure.written(model.figureText)
        text.name = model.figures.rateNames[id] ?? id.name(locale: model.language) ?? ""
        text.change = .init(figure.change, places: 2, model)
        text.takeAlert(item, in: panel, model)
        guard let rate = figure.rate else {
            text.remarks = RateCards.reason(model).map { [words[$0]] } ?? []
            return text
        }
        text.figure = write(rate)
        text.take(
            figure.state(refresh: model.refresh.rates, now: model.now), figure.quotedAt, figure.source, model)
        if let base = figure.base {
            text.base =
                words[.fromOn, ["close": write(base.close), "date": model.viewer.shortDate(base.day)]]
        }
        text.remark(rate, figure.disagreement, figure.doubt, figure.lack, model, write)
        if let amount = CardAmount(item, figure, model) { text.remarks.insert(amount.equation, at: 0) }
        text.take(
            line: figure.line, figure.lineSpan, base: figure.base?.close,
            closes: panel.kind.closes(of: item, atMost: max(1, figure.line.count - 1), model),
            today: figure.quotedAt.map { Zone.utc.local($0).day }, model, write)
        return text
    }
}
