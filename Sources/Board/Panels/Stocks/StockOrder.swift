internal import Arrangement
internal import Figures
internal import Market

struct StockOrder {
    let list: ItemList

    init(_ list: ItemList, by sort: Sort?, _ stocks: [Symbol: StockFigure], _ market: MarketData) {
        let quotes = market.quotes
        let isDescending = sort?.isDescending ?? false
        // Looking up a whole figure copies it, which takes longer than the rest of the sort.
        func sorted(by figures: [Symbol: Double?]) -> ItemList {
            list.sorted(isDescending: isDescending) { Symbol($0.text).flatMap { figures[$0] ?? nil } }
        }
        self.list =
            switch sort?.column {
            case .symbol:
                list.sorted(isDescending: isDescending) { Symbol($0).map(Exchange.shortSymbol) }
            case .price: sorted(by: stocks.mapValues { $0.price })
            case .change: sorted(by: stocks.mapValues { $0.change })
            case .yearPlace: sorted(by: quotes.mapValues { $0.value.placeInYear })
            case .volume: sorted(by: quotes.mapValues { $0.value.session?.volume })
            case .extended: sorted(by: quotes.mapValues { $0.value.newerExtended?.change })
            case .since(let baseline):
                list.sorted(isDescending: isDescending) {
                    Symbol($0.text).flatMap { StockFigure($0, baseline, in: market).change }
                }
            case nil, .quantity, .value, .gain, .gainShare: list
            }
    }

    static func groupChanges(_ list: ItemList, _ stocks: [Symbol: StockFigure]) -> [String: Double] {
        if list.groups.isEmpty { return [:] }
        var changes: [String: Double] = [:]
        let all = stocks.mapValues { $0.change }
        for group in list.groups {
            let known = list.cards(ofGroup: group.name).compactMap {
                Symbol($0.text).flatMap { all[$0] ?? nil }
            }
            if !known.isEmpty { changes[group.name] = known.reduce(0, +) / Double(known.count) }
        }
        return changes
    }
}
