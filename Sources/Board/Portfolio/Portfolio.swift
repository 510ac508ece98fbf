package import Arrangement
internal import CivilTime
internal import Figures
internal import Market
package import Money

/// The file of transactions, and the positions that it makes at the figures that are known.
package struct Portfolio: Hashable, Sendable {
    /// The file. The positions are of it, or will be once its many rows are played through.
    package internal(set) var document: TransactionDocument
    /// The positions in the home currency.
    package private(set) var positions: Positions
    /// Closes of currencies per dollar on past days, as bars tell them.
    private(set) var closes: [CurrencyCode: [DailyClose]] = [:]

    /// The input of a computation except rows, rates and quotes.
    struct Basis: Hashable {
        let home: CurrencyCode
        let method: CostMethod
        let today: Day
        /// The past day whose end the positions show; nil for now.
        let day: Day?

        init(_ model: Model, on day: Day? = nil) {
            (home, method) = (model.homeCurrency, model.settings.costMethod)
            (today, self.day) = (model.here.local(model.now).day, day)
        }
    }

    /// The basis of the positions.
    let basis: Basis

    /// Plays the rows of a file through.
    ///
    /// - Parameter ledger: The same rows as they were played through before; where they need not be again, that is the most of
    ///   the work.
    init(_ work: PortfolioWork, ledger: Ledger? = nil) {
        (document, closes, basis) = (work.document, work.closes, work.basis)
        let ledger =
            ledger?.renewed(work.terms)
            ?? Ledger(document.transactions, mistakes: document.mistakes, work.terms)
        positions = ledger.positions(at: work.prices)
    }

    /// How many rows cannot be used: what they concern is unknown.
    package var mistakes: Int {
        Set(document.mistakes.map(\.line) + positions.ledger.mistakes.map(\.line)).count
    }

    /// The position that an item of the panel stands for.
    package subscript(item: Item) -> Position? {
        guard let key = Position.Key(item.text) else { return nil }
        return positions.items.first { $0.key == key }
    }

    /// The cash that an item of the panel stands for.
    package func cash(_ item: Item) -> Cash? {
        guard let key = Cash.Key(item.text) else { return nil }
        return positions.cash.first { $0.key == key }
    }

    /// The figures in the home currency of a position or of cash.
    package func home(of item: Item) -> HomeFigures? { self[item]?.home ?? cash(item)?.home }

    /// The same positions as a scenario has them.
    func supposing(_ scenario: Scenario, _ prices: [Symbol: ItemPrice]) -> Portfolio {
        var supposing = self
        supposing.positions = positions.ledger.supposing(scenario).positions(at: scenario.prices(prices))
        return supposing
    }

    /// Takes over the quotes of some items.
    mutating func revalue(_ symbols: Set<Symbol>, _ model: Model) {
        var prices: [Symbol: ItemPrice] = [:]
        for symbol in symbols {
            prices[symbol] = model.market.quotes[symbol].map { ItemPrice($0.value) }
        }
        positions.revalue(at: prices)
    }

    /// Takes over all quotes.
    mutating func revalue(_ model: Model) {
        positions = positions.ledger.positions(at: PortfolioWork.prices(document, basis.day, model))
    }
}
