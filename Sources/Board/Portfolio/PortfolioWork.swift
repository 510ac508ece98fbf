internal import CivilTime
internal import Figures
internal import Market
internal import Money

/// Everything that positions depend on, so that another thread can make them.
package struct PortfolioWork: Hashable, Sendable {
    /// Files with more rows are replayed on another thread.
    static let large = 1000

    let document: TransactionDocument
    let closes: [CurrencyCode: [DailyClose]]
    let basis: Portfolio.Basis
    let terms: Terms
    let prices: [Symbol: ItemPrice]

    /// `day` is nil for now.
    init(
        _ document: TransactionDocument, closes: [CurrencyCode: [DailyClose]] = [:], on day: Day? = nil,
        _ model: Model
    ) {
        (self.document, self.closes) = (document, closes)
        basis = Portfolio.Basis(model, on: day)
        prices = Self.prices(document, day, model)
        let known = closes.merging(model.market.rateCloses) { DailyClose.joined($0, $1) }
            .merging(day == nil ? [:] : model.market.past.dollarCloses) { DailyClose.joined($0, $1) }
        let rates = HomeRates(
            home: model.homeCurrency, today: basis.today, now: model.recentRates, closes: known)
        var units: [Symbol: String] = [:]
        for item in document.items {
            let past = day.flatMap { _ in model.market.past[.stock(item)]?.figure?.currency }
            units[item] = past ?? model.market.quotes[item]?.value.currency
        }
        terms = Terms(
            on: day, method: basis.method, rates: rates,
            usesOwnRates: model.settings.rowsHome.map { $0 == model.homeCurrency } ?? true, units: units)
    }

    package func done() -> Portfolio { Portfolio(self) }

    static func prices(_ document: TransactionDocument, _ day: Day?, _ model: Model) -> [Symbol: ItemPrice] {
        var prices: [Symbol: ItemPrice] = [:]
        for item in document.items {
            prices[item] =
                day == nil
                ? model.market.quotes[item].map { ItemPrice($0.value) }
                : model.market.past[.stock(item)].flatMap { ItemPrice($0) }
        }
        return prices
    }
}

extension Model {
    /// The file with the last edit; nil without a file.
    var transactions: TransactionDocument? {
        (awaitedPortfolio ?? portfolioInWork)?.document ?? portfolio?.document
    }

    /// Nil without a file, and until they are made.
    package var shownPortfolio: Portfolio? {
        pastDay == nil ? supposedPortfolio ?? portfolio : pastPortfolio?.portfolio
    }

    var portfolioBasis: Portfolio.Basis? { (awaitedPortfolio ?? portfolioInWork)?.basis ?? portfolio?.basis }

    var portfolioCloses: [CurrencyCode: [DailyClose]] {
        (awaitedPortfolio ?? portfolioInWork)?.closes ?? portfolio?.closes ?? [:]
    }

    /// Makes positions. Those of many rows are made on another thread; earlier ones stay until then.
    mutating func makePortfolio(_ document: TransactionDocument, closes: [CurrencyCode: [DailyClose]]) {
        let isSame = awaitedPortfolio == nil && portfolioInWork == nil && portfolio?.document == document
        let work = PortfolioWork(document, closes: closes, self)
        let ledger = isSame ? portfolio?.positions.ledger.renewed(work.terms) : nil
        if ledger != nil || document.transactions.count <= PortfolioWork.large {
            awaitedPortfolio = nil
            portfolioInWork = nil
            portfolio = Portfolio(work, ledger: ledger)
            return
        }
        awaitedPortfolio = work
        if portfolio?.basis.home == work.basis.home {
            portfolio?.document = document
        } else {
            // Their sums are in another currency.
            portfolio = nil
        }
    }

    mutating func beginPortfolioWork() -> [Effect] {
        guard portfolioInWork == nil, let work = awaitedPortfolio else { return [] }
        portfolioInWork = work
        awaitedPortfolio = nil
        return [.makePortfolio(work)]
    }
}
