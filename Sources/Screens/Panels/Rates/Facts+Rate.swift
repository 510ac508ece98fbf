internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import TUI
internal import Words

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
