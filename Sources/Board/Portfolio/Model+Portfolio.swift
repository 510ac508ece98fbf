internal import Arrangement
internal import CivilTime
internal import Figures
package import Market
package import Money

extension Model {
    package var homeCurrency: CurrencyCode { settings.home ?? arrangement.base }

    /// Current rates per dollar; none is older than a close of a day may be.
    package var recentRates: [CurrencyCode: Rational] {
        market.rates.filter { now - $0.value.value.quotedAt <= HomeRates.longestAge * 86_400 }
            .compactMapValues { Rational($0.value.perDollar) }
    }

    var heldSymbols: [Symbol] {
        var seen: Set<Symbol> = []
        return (portfolio?.positions.items ?? []).map(\.key.item).filter { seen.insert($0).inserted }
    }

    package var ownedStocks: Set<Symbol> {
        Set((shownPortfolio?.positions.items ?? []).filter { !$0.lots.isEmpty }.map(\.key.item))
    }

    var heldCurrencies: [CurrencyCode] {
        guard let document = portfolio?.document, document.firstDay != nil else { return [] }
        let units =
            document.currencies
            + heldSymbols.compactMap {
                market.quotes[$0]?.value.currency ?? market.past[.stock($0)]?.figure?.currency
            }
        let codes = Set(units.compactMap { MinorUnit($0)?.code } + [homeCurrency]).subtracting([.usd])
        return units.isEmpty ? [] : codes.sorted()
    }

    var portfolioQueries: [BarsQuery] {
        guard let first = portfolio?.document.firstDay else { return [] }
        return heldCurrencies.map { BarsQuery(Symbol(dollarIn: $0), .day, since: first + -14) }
    }

    mutating func renewPortfolio() {
        if let transactions { makePortfolio(transactions, closes: portfolioCloses) }
    }

    mutating func revaluePortfolio(_ symbols: Set<Symbol>) {
        guard var portfolio else { return }
        let symbols = symbols.intersection(portfolio.document.items)
        if symbols.isEmpty { return }
        // A quote's unit may differ from its rows', or be the first known one.
        let hasNewUnits = symbols.contains { symbol in
            market.quotes[symbol]?.value.currency != portfolio.positions.ledger.terms.units[symbol]
        }
        if hasNewUnits { return renewPortfolio() }
        portfolio.revalue(symbols, self)
        self.portfolio = portfolio
    }

    /// Takes a currency's bars. Those of a chart begin later than the positions need them.
    mutating func takePast(_ series: BarSeries, for query: BarsQuery) {
        guard let transactions, let code = CurrencyCode(dollarSymbol: query.symbol),
            portfolioQueries.contains(query)
        else { return }
        var closes = portfolioCloses
        let zone = Zone(series.zone) ?? .utc
        closes[code] = series.bars.map { DailyClose(day: zone.local($0.start).day, close: $0.close) }
        makePortfolio(transactions, closes: closes)
    }
}

extension CurrencyCode {
    /// The currency of a symbol by `Symbol(dollarIn:)`.
    init?(dollarSymbol symbol: Symbol) {
        guard symbol.text.hasPrefix("USD"), symbol.text.hasSuffix("=X") else { return nil }
        self.init(String(symbol.text.dropFirst(3).dropLast(2)))
    }
}

extension Figure {
    /// Nil if one is unknown, or the whole is not above 0.
    package func share(of whole: Figure) -> Double? {
        guard let part = value, let whole = whole.value, whole.sign > 0 else { return nil }
        return (part / whole).double
    }
}

extension HomeFigures {
    /// The gain of lots since they were bought, by price and currency together.
    package var gain: Figure { value - cash - cost }
    /// As a part of the cost.
    package var gainShare: Double? { gain.share(of: cost) }
    /// As a part of the value before.
    package var dayShare: Double? { dayChange.share(of: value - dayChange) }
}
