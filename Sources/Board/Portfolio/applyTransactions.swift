internal import Market
internal import Money
internal import Words

/// Takes over what the file of transactions says.
///
/// The panel of positions comes with the first file, and stays until the program ends.
func applyTransactions(_ model: inout Model, _ document: TransactionDocument) -> [Effect] {
    if model.portfolio == nil, document.transactions.isEmpty, document.mistakes.isEmpty { return [] }
    guard model.portfolio?.document != document else { return [] }
    let before = Set(model.heldSymbols)
    model.portfolio = Portfolio(document, closes: model.portfolio?.closes ?? [:], model)
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
    guard let portfolio = model.portfolio, portfolio.basis != Portfolio.Basis(model) else { return [] }
    model.renewPortfolio()
    return portfolio.basis.home == model.homeCurrency ? [] : askPortfolio(model)
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
        let there = self[.positions]
        if there.count == items.count, Set(there) == Set(items) { return }
        let wanted = Set(items)
        for item in there where !wanted.contains(item) { remove(item, from: .positions) }
        changeList(.positions) { list in
            for position in portfolio.positions.items where !there.contains(Item(position.key)) {
                let group = list.groups.first { [position.key.account, position.currency].contains($0.name) }
                list.add(Item(position.key), toGroup: group?.name)
            }
        }
    }
}
