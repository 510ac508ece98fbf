internal import Arrangement
package import Figures
package import Market

extension Model {
    /// Puts what board and market have become into `deck`: those on the board lie as on the board.
    func renew(_ deck: inout Deck) {
        let (panel, kind) = (deck.panel, deck.panel.kind)
        switch deck.choice {
        case .onBoard: deck.renew(items: order(panel))
        case .offBoard:
            deck.renew(items: kind.others(than: Set(arrangement[panel.id]), self)) { kind.ranked($0, self) }
        }
    }

    /// What is known of a currency, on the board or not, against the board's base.
    package func rateFigure(_ code: CurrencyCode, _ baseline: Baseline? = nil) -> RateFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.rates[code] { return figure }
        return RateFigure(code: code, base: arrangement.base, baseline: baseline, in: market)
    }

    /// What is known of a stock, on the board or not.
    package func stockFigure(_ symbol: Symbol, _ baseline: Baseline? = nil) -> StockFigure {
        let baseline = baseline ?? arrangement.baseline
        if baseline == arrangement.baseline, let figure = figures.stocks[symbol] { return figure }
        return StockFigure(symbol, baseline, in: market)
    }
}
