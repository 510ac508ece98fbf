internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

extension DeckCardView {
    init?(currency item: Item, _ model: Model) {
        guard let code = CurrencyCode(item) else { return nil }
        let figures = Baseline.allCases.map { ($0, model.rateFigure(code, $0)) }
        let figure = figures[0].1
        let text = figure.written(model.figureText)
        self.init(
            title: DeckCardView.title(code.text, Currency.name(code, locale: model.language)),
            figure: figure.rate.map(text) ?? FigureText.absent,
            status: DeckCardView.currencyStatus(model))
        if model.settings.flags, model.terminal.hasPictures {
            flag = Flags(small: Flag.small(ofCurrency: code.text), large: Flag.large(ofCurrency: code.text))
        }
        terminal = model.terminal
        unit = model.words.unit(code, per: model.arrangement.base)
        if let amount = CardAmount(item, figure, model) {
            self.amount = Span(amount.equation, Style(amount.role))
        }
        changes = figures.map { DeckCardView.change($0, $1.change, $1.base, text, model) }
        ages = DeckCardView.ages(
            figure.state(refresh: model.refresh.rates, now: model.now), figure.source, figure.arrived,
            figure.quotedAt, model)
        disagreements =
            figure.disagreement.map { DeckCardView.disagreements($0, text) } ?? []
        if let rate = figure.rate {
            body = .month(
                Month(.rates, item, .rate(units: figure.units), now: rate, base: figure.base, model))
        }
    }
}

extension Facts {
    func rate(_ figure: RateFigure) -> [Fact] {
        let (code, base) = (figure.code, model.arrangement.base)
        guard let rate = figure.rate else {
            return [Fact(words[.labelRate], words[.noneYet], .warning)] + errors()
        }
        let text = figure.written(model.figureText)
        let inverse = code.rateUnits
        var facts = [
            Fact(words[.labelRate], "\(figure.units) \(base) = \(text(rate)) \(code)", .title),
            Fact("", "\(inverse) \(code) = \(model.figureText.rate(Double(inverse) / rate)) \(base)"),
        ]
        if let amount = CardAmount(item, figure, model) {
            facts.append(Fact(words[.labelAmount], amount.equation, amount.role))
        }
        facts += [change(figure.change, figure.base, figure.doubt, text)]
        facts += monthRange(rate, text)
        facts += source(
            figure.source, figure.quotedAt, figure.arrived,
            figure.state(refresh: model.refresh.rates, now: model.now))
        if let disagreement = figure.disagreement {
            facts += otherFeed(disagreement, rate, text(disagreement.value))
        }
        return facts + currencyMarket + errors()
    }
}
