internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import TUI
internal import Words

extension Facts {
    /// A position's quantity, cost and gains, and its lots.
    func position(_ position: Position) -> [Fact] {
        let (text, home) = (PositionText(model), model.homeCurrency)
        let unit = position.currency.flatMap(MinorUnit.init)?.code ?? home
        func amount(_ label: Phrase, _ figure: Figure, _ code: CurrencyCode, isSigned: Bool = true) -> Fact {
            guard let missing = figure.missing else {
                let written = isSigned ? text.signed(figure, code) : text.money(figure, code)
                return Fact(words[label], "\(written) \(code)")
            }
            return Fact(words[label], "\(FigureText.absent)  \(words[missing.saying(words)])", .warning)
        }
        var facts = [
            Fact(words[.quantityHeading], text.quantity(position.quantity), .title),
            amount(.valueHeading, position.home.value, home, isSigned: false),
            amount(.labelCost, position.home.cost, home, isSigned: false),
            amount(.labelPriceGain, position.home.priceGain, home),
            amount(.labelCurrencyGain, position.home.currencyGain, home),
            amount(.labelIncome, position.home.income, home),
            amount(.labelFees, position.home.fees, home, isSigned: false),
            amount(.labelTotalReturn, position.home.total, home),
        ]
        if let rate = position.home.yearlyReturn.value {
            facts.append(
                Fact(words[.labelYearlyReturn], model.figureText.marked(rate, places: 1)))
        }
        if let average = position.averageCost {
            facts.append(amount(.labelAverageCost, average, unit, isSigned: false))
        }
        for (place, lot) in position.lots.suffix(20).reversed().enumerated() {
            let day = lot.day.map { words.date($0, withYear: true) + "  " } ?? ""
            let gain = text.share(lot.gain(at: position.price).share(of: lot.cost))
            var fact = Fact(
                place == 0 ? words[.labelLots] : "",
                "\(day)\(text.quantity(.known(lot.quantity))) × \(text.money(lot.price, unit))  ")
            if let gain { fact.value.append(Span(gain.text, Style(gain.role))) }
            facts.append(fact)
        }
        return facts
    }
}

extension Missing {
    /// The figure that is lacking, in words.
    func saying(_ words: Words) -> Saying {
        switch self {
        case .price(let symbol): .phrase(.missingPrice, verbatim: ["code": symbol.text])
        case .close(let symbol): .phrase(.missingClose, verbatim: ["code": symbol.text])
        case .currency(let symbol): .phrase(.missingCurrency, verbatim: ["code": symbol.text])
        case .rate(let code, let day):
            .phrase(.missingRate, verbatim: ["code": code.text, "day": words.date(day, withYear: true)])
        case .row(let line): .phrase(.missingRow, verbatim: ["line": "\(line)"])
        }
    }
}
