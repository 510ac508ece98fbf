internal import Market

/// The lines of the stock grid in the order of its sort: each group, and what belongs to none, is sorted by itself.
///
/// Equals, and what has no figure, keep the order made by hand, the latter at the end.
struct StockOrder {
    let list: ItemList

    init(_ list: ItemList, by sort: Sort?, _ stocks: [Symbol: StockFigure]) {
        guard let sort else {
            self.list = list
            return
        }
        var lines: [Line] = []
        var section: [Item] = []
        for line in list.lines {
            switch line {
            case .card(let item): section.append(item)
            case .heading:
                lines += StockOrder.sorted(section, by: sort, stocks)
                section = []
                lines.append(line)
            }
        }
        self.list = ItemList(lines + StockOrder.sorted(section, by: sort, stocks))
    }

    private static func sorted(_ items: [Item], by sort: Sort, _ stocks: [Symbol: StockFigure]) -> [Line] {
        switch sort.column {
        case .symbol:
            return sorted(items, sort) { Symbol($0).map(Exchange.shortSymbol) }
        case .price:
            return sorted(items, sort) { stocks[of: $0]?.price }
        case .change:
            return sorted(items, sort) { stocks[of: $0]?.change }
        }
    }

    private static func sorted<Key: Comparable>(_ items: [Item], _ sort: Sort, _ key: (Item) -> Key?)
        -> [Line]
    {
        let keyed = items.map { (key: key($0), item: $0) }
        let known = keyed.filter { $0.key != nil }.enumerated().sorted { a, b in
            guard let first = a.element.key, let second = b.element.key, first != second else {
                return a.offset < b.offset
            }
            return (first < second) != sort.isDescending
        }
        return known.map { .card($0.element.item) }
            + keyed.filter { $0.key == nil }.map { .card($0.item) }
    }

    static func groupChanges(_ list: ItemList, _ stocks: [Symbol: StockFigure]) -> [String: Double] {
        var changes: [String: Double] = [:]
        for group in list.groups {
            let known = list.cards(ofGroup: group.name).compactMap { stocks[of: $0]?.change }
            if !known.isEmpty { changes[group.name] = known.reduce(0, +) / Double(known.count) }
        }
        return changes
    }
}
