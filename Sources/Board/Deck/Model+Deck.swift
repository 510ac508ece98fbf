public import Market

extension Model {
    /// The items that a deck goes through, in the order that they lie in at first: those on the board as on the board.
    func items(_ panel: Panel, _ choice: Deck.Choice) -> [Item] {
        switch choice {
        case .onBoard: order(panel)
        case .offBoard: panel.kind.others(than: Set(arrangement[panel]), self)
        }
    }

    /// What is known of a currency, on the board or not, against the board's base.
    public func rateFigure(_ code: CurrencyCode, _ baseline: Baseline? = nil) -> RateFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.rates[code] { return figure }
        return RateFigure(code: code, base: arrangement.base, baseline: baseline, in: market)
    }

    /// What is known of a stock, on the board or not.
    public func stockFigure(_ symbol: Symbol, _ baseline: Baseline? = nil) -> StockFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.stocks[symbol] { return figure }
        return StockFigure(symbol, baseline, in: market)
    }
}
