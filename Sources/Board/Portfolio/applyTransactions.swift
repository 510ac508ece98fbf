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
    model.showPositions()
    let appeared = model.heldSymbols.filter { !before.contains($0) && model.market.quotes[$0] == nil }
    var effects = model.portfolioQueries.map { Effect.readBars($0) }
    guard !model.isPaused, !model.isDemo else { return effects }
    effects += model.portfolioQueries.map {
        .ask(.bars($0), freshness: model.freshness(of: .bars($0)))
    }
    if appeared.isEmpty { return effects }
    let question = FeedSubject.quotes(appeared)
    return effects + [.ask(question, freshness: model.freshness(of: question))]
}

extension Model {
    /// Gives the panel a row for each position, in the order made by hand; new ones come last.
    fileprivate mutating func showPositions() {
        if !panels.contains(.positions) { panels.append(.positions) }
        let items = (portfolio?.positions.items ?? []).map { Item($0.key) }
        let (wanted, there) = (Set(items), Set(arrangement[.positions]))
        for item in arrangement[.positions] where !wanted.contains(item) {
            arrangement.remove(item, from: .positions)
        }
        arrangement.changeList(.positions) { list in
            for item in items where !there.contains(item) { list.add(item, toGroup: nil) }
        }
    }
}
