internal import Arrangement
internal import Figures
internal import Market

/// The lines of the stock grid in the order of its sort.
struct StockOrder {
    let list: ItemList

    init(_ list: ItemList, by sort: Sort?, _ stocks: [Symbol: StockFigure], _ market: MarketData) {
        let quotes = market.quotes
        let isDescending = sort?.isDescending ?? false
        self.list =
            switch sort?.column {
            case .symbol:
                list.sorted(isDescending: isDescending) { Symbol($0).map(Exchange.shortSymbol) }
            case .price:
                list.sorted(isDescending: isDescending) { place(of: $0, in: stocks).flatMap { stocks.values[$0].price } }
            case .change:
                list.sorted(isDescending: isDescending) {
                    place(of: $0, in: stocks).flatMap { stocks.values[$0].change }
                }
            case .yearPlace:
                list.sorted(isDescending: isDescending) {
                    place(of: $0, in: quotes).flatMap { quotes.values[$0].value.placeInYear }
                }
            case .volume:
                list.sorted(isDescending: isDescending) {
                    place(of: $0, in: quotes).flatMap { quotes.values[$0].value.session?.volume }
                }
            case .extended:
                list.sorted(isDescending: isDescending) {
                    place(of: $0, in: quotes).flatMap { quotes.values[$0].value.newerExtended?.change }
                }
            case nil, .quantity, .value, .gain, .gainShare: list
            }
    }

    static func groupChanges(_ list: ItemList, _ stocks: [Symbol: StockFigure]) -> [String: Double] {
        var changes: [String: Double] = [:]
        for group in list.groups {
            let known = list.cards(ofGroup: group.name).compactMap { item in
                place(of: item, in: stocks).flatMap { stocks.values[$0].change }
            }
            if !known.isEmpty { changes[group.name] = known.reduce(0, +) / Double(known.count) }
        }
        return changes
    }
}

/// The place of a stock in a table: what is read there in place is not copied, as each of thousands of figures would be.
private func place<Figure>(of item: Item, in table: [Symbol: Figure]) -> [Symbol: Figure].Index? {
    Symbol(item.text).flatMap { table.index(forKey: $0) }
}
