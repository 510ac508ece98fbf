internal import Board
internal import TUI
internal import Words

extension Facts {
    func rate(_ figure: RateFigure) -> [Fact] {
        let (code, base) = (figure.code, model.arrangement.base)
        guard let rate = figure.rate else {
            return [Fact(words[.labelRate], words[.noneYet], .warning)] + errors()
        }
        var facts = [
            Fact(words[.labelRate], "1 \(base) = \(model.figureText.rate(rate)) \(code)", .title),
            Fact("", "1 \(code) = \(model.figureText.rate(1 / rate)) \(base)"),
        ]
        facts += [change(figure.change, figure.base, figure.doubt, model.figureText.rate)]
        facts += monthRange(rate, model.figureText.rate)
        facts += source(
            figure.source, figure.quotedAt, figure.arrived,
            figure.state(refresh: model.refresh.rates, now: model.now))
        if let disagreement = figure.disagreement {
            facts += otherFeed(disagreement, rate, model.figureText.rate(disagreement.value))
        }
        return facts + currencyMarket + errors()
    }
}
