internal import Arrangement
internal import Figures
internal import Market
internal import Money
internal import Words

extension Model {
    /// The panel appears with the first file, or empty on request, and stays until the program ends.
    mutating func takeTransactions(_ document: TransactionDocument) -> [Effect] {
        if transactions == nil, document.transactions.isEmpty, document.mistakes.isEmpty { return [] }
        guard transactions != document else { return [] }
        let before = Set(heldSymbols)
        makePortfolio(document, closes: portfolioCloses)
        return awaitedPortfolio == nil ? showPortfolio(insteadOf: before) : []
    }

    /// Takes positions of another thread. Prices may have changed meanwhile.
    mutating func takePortfolio(_ made: Portfolio) -> [Effect] {
        if made.basis.day != nil {
            takePastPortfolio(made)
            return []
        }
        guard let work = portfolioInWork, work.basis == made.basis, work.document == made.document else {
            return []
        }
        portfolioInWork = nil
        // Sums in an earlier home currency would have the wrong label.
        guard made.basis.home == homeCurrency else { return [] }
        let before = Set(heldSymbols)
        var portfolio = made
        portfolio.revalue(self)
        if let newest = awaitedPortfolio?.document { portfolio.document = newest }
        self.portfolio = portfolio
        return showPortfolio(insteadOf: before)
    }

    private mutating func showPortfolio(insteadOf before: Set<Symbol>) -> [Effect] {
        addPanel(.positions)
        if let portfolio { arrangement.show(portfolio) }
        let appeared = heldSymbols.filter { !before.contains($0) && market.quotes[$0] == nil }
        let effects = askPortfolio()
        if appeared.isEmpty || isPaused || isDemo { return effects }
        let question = FeedSubject.quotes(appeared)
        return effects + [.ask(question, freshness: freshness(of: question))]
    }

    /// An empty panel says how to fill it.
    mutating func showPositions() -> [Effect] {
        let effects = addPositions()
        guard shownPanels.contains(.positions) else { return effects + say(Panel.positions.isHidden) }
        focus = .positions
        return effects
    }

    /// Adds the panel, empty except in a demo.
    mutating func addPositions() -> [Effect] {
        let isNew = isDemo && portfolio == nil
        let effects = isNew ? takeTransactions(DemoMarket.transactions(at: now)) : []
        addPanel(.positions)
        return effects
    }

    mutating func keepPortfolio() -> [Effect] {
        if portfolio == nil, awaitedPortfolio == nil, portfolioInWork == nil { return [] }
        guard let basis = portfolioBasis, basis != Portfolio.Basis(self) else {
            return beginPortfolioWork()
        }
        renewPortfolio()
        return (basis.home == homeCurrency ? [] : askPortfolio()) + beginPortfolioWork()
    }

    private func askPortfolio() -> [Effect] {
        let queries = portfolioQueries
        let reading = queries.map { Effect.readBars($0) }
        guard !isPaused, !isDemo else { return reading }
        return reading + queries.map { .ask(.bars($0), freshness: freshness(of: .bars($0))) }
    }
}

extension Arrangement {
    /// Gives the panel one row a position, in manual order; new ones come last.
    mutating func show(_ portfolio: Portfolio) {
        let lines = portfolio.lines
        let (there, wanted) = (Set(self[.positions]), Set(lines.map(\.item)))
        if there == wanted { return }
        changeList(.positions) { list in
            let groups = list.groups.map(\.name)
            let new = lines.filter { !there.contains($0.item) }
            list.keep(
                wanted.contains,
                adding: new.map { line in
                    (line.item, groups.first { [line.account, line.currency].contains($0) })
                })
        }
    }
}
