internal import Arrangement
internal import Board
internal import Figures
internal import Market

/// The stocks of the rows in sight.
struct StockList: Equatable {
    let figures: [Shared<StockFigure>]
    /// Why there is no news of them.
    let failures: [FeedFailure?]
    /// Which way their prices have just gone; nil for those that have not.
    let moves: [Bool?]
    /// Whether they are held.
    let held: [Bool]
    /// The words on their day and year; empty where no column says it.
    let quotes: [Quote?]
    /// The exchanges that any of them is traded at.
    let exchanges: [Exchange]

    init(_ cards: CardsInSight) {
        let model = cards.model.value
        let symbols = cards.items.compactMap(Symbol.init)
        figures = symbols.map { Shared(model.stockFigure($0)) }
        failures = symbols.map { model.stockFailures[$0] }
        moves = symbols.map { model.moves[$0] }
        let owned = model.ownedStocks
        held = symbols.map(owned.contains)
        let isToldOfQuotes = model.arrangement.stockColumns?.contains(where: \.isOfQuote) ?? false
        quotes = isToldOfQuotes ? symbols.map { model.market.quotes[$0]?.value } : []
        exchanges = figures.reduce(into: []) { exchanges, figure in
            guard let exchange = figure.value.venue.exchange, !exchanges.contains(exchange) else { return }
            exchanges.append(exchange)
        }
    }
}

extension StockColumn {
    /// Whether it says what only the quote itself knows.
    fileprivate var isOfQuote: Bool {
        switch self {
        case .dayRange, .yearRange, .volume, .extended: true
        case .name, .close, .price, .time, .change, .source, .age, .chart, .market: false
        }
    }
}
