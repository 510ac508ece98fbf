package import Market

extension Arrangement {
    /// The symbols of the stocks, in the order made by hand, each once.
    package var stocks: [String] { self[.stocks].map(\.text) }
}

extension Arrangement {
    /// The stocks in the first `rows` lines of the grid, if these are all that has to be known of stocks for a picture of
    /// them; nil where it takes all: to sort them, and for what the heading of a group says of its cards.
    package func stocksInSight(rows: Int) -> [Symbol]? {
        guard sorts[.stocks] == nil else { return nil }
        let lines = list(.stocks).shown.all.prefix(rows)
        let cards = lines.compactMap { $0.card.flatMap(Symbol.init) }
        return cards.count == lines.count ? cards : nil
    }
}
