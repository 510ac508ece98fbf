package import Arrangement
internal import CivilTime
internal import Figures
internal import Market
package import Money

/// The file of transactions, and its positions.
package struct Portfolio: Hashable, Sendable {
    /// The positions may lag while its many rows are replayed.
    package internal(set) var document: TransactionDocument
    package private(set) var positions: Positions
    /// Closes of currencies per dollar, on past days, from bars.
    private(set) var closes: [CurrencyCode: [DailyClose]] = [:]

    /// The input besides rows, rates and quotes.
    struct Basis: Hashable {
        let home: CurrencyCode
        let method: CostMethod
        let today: Day
        /// Nil for now.
        let day: Day?

        init(_ model: Model, on day: Day? = nil) {
            (home, method) = (model.homeCurrency, model.settings.costMethod)
            (today, self.day) = (model.here.local(model.now).day, day)
        }
    }

    let basis: Basis

    /// `ledger` of the same rows saves most of the work.
    init(_ work: PortfolioWork, ledger: Ledger? = nil) {
        (document, closes, basis) = (work.document, work.closes, work.basis)
        let ledger =
            ledger?.renewed(work.terms)
            ?? Ledger(document.transactions, mistakes: document.mistakes, work.terms)
        positions = ledger.positions(at: work.prices)
    }

    /// Rows that cannot be used: the figures they touch are unknown.
    package var mistakes: Int {
        Set(document.mistakes.map(\.line) + positions.ledger.mistakes.map(\.line)).count
    }

    package subscript(item: Item) -> Position? {
        guard let key = Position.Key(item.text) else { return nil }
        return positions.items.first { $0.key == key }
    }

    package func cash(_ item: Item) -> Cash? {
        guard let key = Cash.Key(item.text) else { return nil }
        return positions.cash.first { $0.key == key }
    }

    package func home(of item: Item) -> HomeFigures? { self[item]?.home ?? cash(item)?.home }

    func supposing(_ scenario: Scenario, _ prices: [Symbol: ItemPrice]) -> Portfolio {
        var supposing = self
        supposing.positions = positions.ledger.supposing(scenario).positions(at: scenario.prices(prices))
        return supposing
    }

    mutating func revalue(_ symbols: Set<Symbol>, _ model: Model) {
        var prices: [Symbol: ItemPrice] = [:]
        for symbol in symbols {
            prices[symbol] = model.market.quotes[symbol].map { ItemPrice($0.value) }
        }
        positions.revalue(at: prices)
    }

    mutating func revalue(_ model: Model) {
        positions = positions.ledger.positions(at: PortfolioWork.prices(document, basis.day, model))
    }
}
