public import Market

extension Model {
    /// The items that a deck goes through, in the order that they lie in at first.
    ///
    /// Those on the board lie as on the board. Of the others, the currencies that are traded most and the
    /// cities with an exchange come first, and all the rest by name. The base, which has no rate of its own,
    /// is left out, and so are currencies that no country pays with any more.
    func items(_ panel: Panel, _ choice: Deck.Choice) -> [String] {
        if choice == .onBoard { return order(panel) }
        let there = Set(arrangement[panel])
        switch panel {
        case .rates:
            // Feeds go on telling what withdrawn currencies last cost.
            let known = Set(market.rates.keys.filter { !Currency.isWithdrawn($0) })
                .subtracting(there).subtracting([arrangement.base])
            let often = Currency.mostTraded.filter(known.contains)
            return often + known.subtracting(often).sorted()
        case .clocks:
            return City.offered.filter { !there.contains($0) }
        case .stocks:
            return market.quotes.keys.filter { !there.contains($0) }.sorted()
        }
    }

    /// What is known of a currency, on the board or not, against the board's base.
    ///
    /// - Parameter baseline: what the change is measured against; nil for the board's own.
    public func rateFigure(_ code: String, _ baseline: Baseline? = nil) -> RateFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.rates[code] { return figure }
        return RateFigure(code: code, base: arrangement.base, baseline: baseline, in: market)
    }

    /// What is known of a stock, on the board or not.
    ///
    /// - Parameter baseline: what the change is measured against; nil for the board's own.
    public func stockFigure(_ symbol: String, _ baseline: Baseline? = nil) -> StockFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.stocks[symbol] { return figure }
        return market.quotes[symbol].map {
            StockFigure($0, rival: market.quoteRivals[symbol], baseline: baseline)
        } ?? StockFigure(symbol: symbol)
    }
}

extension Currency {
    /// Currencies by their share of all foreign exchange, the largest first.
    ///
    /// Source: Bank for International Settlements, Triennial Central Bank Survey 2022, table 5.
    static let mostTraded = [
        "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD",
        "INR", "MXN", "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF",
        "CLP", "SAR", "PHP", "MYR",
    ]
}

extension City {
    /// The clocks of all cities of the table: those with an exchange first, then the others from A to Z.
    static let offered: [String] = {
        var seen: Set<String> = []
        let clocks = Exchange.all.map(\.clock) + CitySearch.all().map(\.id)
        return clocks.map(\.description).filter { seen.insert($0).inserted }
    }()
}
