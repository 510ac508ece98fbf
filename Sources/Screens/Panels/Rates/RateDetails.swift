internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

extension DeckCardView {
    init?(currency item: Item, _ model: Model) {
        guard let id = RateID(item) else { return nil }
        let figures = [Baseline.d1, .d5].map { (baseline: Baseline) in
            (baseline, model.rateFigure(id, baseline))
        }
        let figure = figures[0].1
        let text = figure.written(model.figureText)
        self.init(
            title: DeckCardView.title(id.text, id.name(locale: model.language)),
            figure: figure.rate.map(text) ?? FigureText.absent,
            status: DeckCardView.currencyStatus(model))
        if model.settings.flags, model.terminal.hasPictures {
            let code = id.subject.text
            flag = Flags(small: Flag.small(ofCurrency: code), large: Flag.large(ofCurrency: code))
        }
        terminal = model.terminal
        unit = model.words.unit(of: figure)
        if let amount = CardAmount(item, figure, model) {
            self.amount = Span(amount.equation, Style(amount.role))
        }
        changes = figures.map { DeckCardView.change($0, $1.change, $1.base, text, model) }
        ages = DeckCardView.ages(
            figure.state(refresh: model.refresh.rates, now: model.now), figure.source, figure.arrived,
            figure.quotedAt, model)
        disagreements =
            figure.disagreement.map { DeckCardView.disagreements($0, text) } ?? []
        strip = ChangeStrip(places: 1, model) { model.rateFigure(id, $0).change }
        if let rate = figure.rate {
            body = .month(
                Month(
                    .rates, item, .rate(units: figure.units), now: rate, base: figure.base,
                    model.rateFigure(id).line,
                    model))
        }
    }
}

extension Facts {
    func rate(_ figure: RateFigure) -> [Fact] {
        let (code, base) = (figure.pair.code, figure.pair.base)
        guard let rate = figure.rate else {
            let reason = reasonOfPast(.rate(figure.pair)) ?? words[.noneYet]
            return [Fact(words[.labelRate], reason, .warning)] + errors()
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
        facts += [change(figure.change, figure.base, figure.doubt, figure.lack, text)]
        facts += changes(
            { RateFigure(figure.pair, units: figure.units, $0, in: model.shownMarket).change }, places: 1)
        facts += monthRange(rate, text)
        facts += source(
            figure.source, figure.quotedAt, figure.arrived,
            figure.state(refresh: model.refresh.rates, now: model.now))
        if figure.legs.count == 2 {
            facts += figure.legs.enumerated().map { throughDollar($1, isFirst: $0 == 0) }
        }
        if let disagreement = figure.disagreement {
            facts += otherFeed(disagreement, rate, text(disagreement.value))
        }
        return facts + currencyMarket + errors()
    }

    /// A side of a cross rate: the dollar in it, or it in dollars.
    private func throughDollar(_ side: DollarRate, isFirst: Bool) -> Fact {
        let text = model.figureText
        let rate =
            side.leg.asset == nil
            ? "1 USD = \(text.rate(side.perDollar)) \(side.leg)"
            : "1 \(side.leg) = \(text.rate(1 / side.perDollar)) USD"
        let age = ago(side.quotedAt, "\(side.source) \(model.viewer.moment(side.quotedAt))")
        return Fact(isFirst ? words[.labelThroughDollar] : "", "\(rate) · \(age)", .faint)
    }
}
