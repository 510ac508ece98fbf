internal import Figures
internal import Market
internal import Money
internal import Words

/// Takes over what the file of transactions says.
///
/// The panel of positions comes with the first file, and stays until the program ends.
func applyTransactions(_ model: inout Model, _ document: TransactionDocument) -> [Effect] {
    if model.transactions == nil, document.transactions.isEmpty, document.mistakes.isEmpty { return [] }
    guard model.transactions != document else { return [] }
    let before = Set(model.heldSymbols)
    model.makePortfolio(document, closes: model.portfolioCloses)
    return model.awaitedPortfolio == nil ? showPortfolio(&model, insteadOf: before) : []
}

/// Takes over positions that were made away from the loop. Prices may have changed meanwhile.
func apply(_ made: Portfolio, to model: inout Model) -> [Effect] {
    guard let work = model.portfolioInWork, work.basis == made.basis, work.document == made.document else {
        return []
    }
    model.portfolioInWork = nil
    // Sums in an earlier home currency would have the wrong label.
    guard made.basis.home == model.homeCurrency else { return [] }
    let before = Set(model.heldSymbols)
    var portfolio = made
    portfolio.revalue(model)
    if let newest = model.awaitedPortfolio?.document { portfolio.document = newest }
    model.portfolio = portfolio
    return showPortfolio(&model, insteadOf: before)
}

private func showPortfolio(_ model: inout Model, insteadOf before: Set<Symbol>) -> [Effect] {
    if !model.panels.contains(.positions) { model.panels.append(.positions) }
    if let portfolio = model.portfolio { model.arrangement.show(portfolio) }
    let appeared = model.heldSymbols.filter { !before.contains($0) && model.market.quotes[$0] == nil }
    let effects = askPortfolio(model)
    if appeared.isEmpty || model.isPaused || model.isDemo { return effects }
    let question = FeedSubject.quotes(appeared)
    return effects + [.ask(question, freshness: model.freshness(of: question))]
}

/// Shows the positions of a demo, or says how to enter some.
func showPositions(_ model: inout Model) -> [Effect] {
    guard model.isDemo, model.portfolio == nil else { return say(&model, .phrase(.noPositionsYet)) }
    let effects = applyTransactions(&model, DemoMarket.transactions(at: model.now))
    model.focus = .positions
    return effects
}

/// Reckons the positions anew where the home currency, the method or the day is another.
func keepPortfolio(_ model: inout Model) -> [Effect] {
    guard let basis = model.portfolioBasis, basis != Portfolio.Basis(model) else {
        return model.beginPortfolioWork()
    }
    model.renewPortfolio()
    return (basis.home == model.homeCurrency ? [] : askPortfolio(model)) + model.beginPortfolioWork()
}

/// Reads the rates of past days that positions need, and asks for those that have come since.
private func askPortfolio(_ model: Model) -> [Effect] {
    let queries = model.portfolioQueries
    let reading = queries.map { Effect.readBars($0) }
    guard !model.isPaused, !model.isDemo else { return reading }
    return reading + queries.map { .ask(.bars($0), freshness: model.freshness(of: .bars($0))) }
}

extension Arrangement {
    /// Gives the panel of positions a row for each of them, in the order made by hand; new ones come last.
    mutating func show(_ portfolio: Portfolio) {
        let items = portfolio.positions.items.map { Item($0.key) }
        let (there, wanted) = (Set(self[.positions]), Set(items))
        if there == wanted { return }
        changeList(.positions) { list in
            let groups = list.groups.map(\.name)
            let new = portfolio.positions.items.filter { !there.contains(Item($0.key)) }
            list.keep(
                wanted.contains,
                adding: new.map { position in
                    (
                        Item(position.key),
                        groups.first { [position.key.account, position.currency].contains($0) }
                    )
                })
        }
    }
}
