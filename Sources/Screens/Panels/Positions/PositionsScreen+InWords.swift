internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Money
internal import Words

extension PositionsScreen {
    /// Hidden amounts are dots.
    func inWords(_ item: Item, _ model: Model) -> ItemInWords {
        let (text, words, home) = (PositionText(model), model.words, model.homeCurrency)
        guard let portfolio = model.shownPortfolio else { return ItemInWords(item.text) }
        func weight(_ figure: Figure?) -> [ItemInWords.Part] {
            guard let weight = figure?.value?.double, weight >= 0 else { return [] }
            return [.init(words[.weightHeading], model.figureText.share(weight))]
        }
        if let cash = portfolio.cash(item) {
            var said = ItemInWords(panel.kind.name(of: item, language: model.language))
            said.name = text.name(of: cash)
            (said.figure, said.unit) = (text.money(cash.home.value, home), home.text)
            said.change = .init(cash.home.dayShare, places: 1, model)
            said.parts =
                [.init(words[.quantityHeading], text.money(cash.amount, cash.key.currency))]
                + weight(portfolio.positions.weight(of: cash))
            return said
        }
        guard let position = portfolio[item] else { return ItemInWords(item.text) }
        let stock = StocksScreen().inWords(
            position.key.item, Exchange.shortSymbol(position.key.item), Item(position.key.item), model)
        var said = ItemInWords(
            [stock.title, position.key.account].filter { !$0.isEmpty }.joined(separator: " "))
        (said.name, said.state, said.age) = (stock.name, stock.state, stock.age)
        (said.time, said.source, said.remarks) = (stock.time, stock.source, stock.remarks)
        said.isDisputed = stock.isDisputed
        (said.figure, said.unit) = (text.money(position.home.value, home), home.text)
        said.change = .init(position.home.dayShare, places: 1, model)
        let gain = ItemInWords.Change(position.home.gainShare, places: 1, model)
        said.parts =
            [
                .init(words[.quantityHeading], text.quantity(position.quantity)),
                .init(words[.priceHeading], "\(stock.figure) \(stock.unit)"),
                .init(
                    words[.gainHeading],
                    position.home.gainShare == nil
                        ? gain.text : "\(text.signed(position.home.gain, home)) \(gain.text)",
                    gain.direction),
            ] + weight(portfolio.positions.weight(of: position))
        if let missing = position.home.value.missing {
            said.remarks.append(words[missing.saying(words)])
        }
        said.takeAlert(item, in: panel, model)
        return said
    }
}
