internal import Board
internal import Market
internal import Places
internal import TUI
internal import Words

extension DeckCardView {
    init?(currency item: Item, _ model: Model) {
        guard let code = CurrencyCode(item) else { return nil }
        let figures = Baseline.allCases.map { ($0, model.rateFigure(code, $0)) }
        let figure = figures[0].1
        let base = model.arrangement.base
        self.init(
            title: DeckCardView.title(code.text, Currency.name(code, locale: model.language)),
            figure: figure.rate.map(model.figureText.rate) ?? FigureText.absent,
            status: DeckCardView.currencyStatus(model))
        if model.settings.flags, model.terminal.hasPictures {
            flag = Flags(small: Flag.small(ofCurrency: code.text), large: Flag.large(ofCurrency: code.text))
        }
        isASCII = model.terminal.isASCII
        unit = model.words[.unitPer, ["code": code.text, "base": base.text]]
        changes = figures.map { DeckCardView.change($0, $1.change, $1.base, model.figureText.rate, model) }
        line = Style.change(figure.change, places: 2)
        ages = DeckCardView.ages(
            figure.state(refresh: model.refresh.rates, now: model.now), figure.source, figure.arrived,
            figure.quotedAt, model)
        disagreements =
            figure.disagreement.map { DeckCardView.disagreements($0, model.figureText.rate) } ?? []
        if let rate = figure.rate {
            body = .month(Month(.rates, item, .rate, now: rate, base: figure.base, model))
        }
    }
}
