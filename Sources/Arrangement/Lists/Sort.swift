package import Words

/// How a table is sorted.
package struct Sort: Hashable, Sendable {
    /// A figure that rows are compared by. The raw value is its name in files.
    package enum Column: String, Hashable, Sendable, CaseIterable {
        case symbol
        case quantity
        case price
        case value
        /// The change since the close before, in per cent.
        case change
        case gain
        /// The gain in per cent of the cost.
        case gainShare
        /// The place of the price between the lowest and the highest of 52 weeks.
        case yearPlace = "year"
        case volume
        /// The change since the session, in per cent.
        case extended
    }

    /// The figure that rows are compared by.
    package var column: Column
    /// Whether the largest comes first.
    package var isDescending: Bool

    package init(_ column: Column, isDescending: Bool) {
        (self.column, self.isDescending) = (column, isDescending)
    }
}

extension Sort.Column {
    /// The column's name where it is said how a table is sorted.
    package var phrase: Phrase {
        switch self {
        case .symbol: .symbolColumn
        case .quantity: .quantityColumn
        case .price: .priceColumn
        case .value: .valueColumn
        case .change: .changeColumn
        case .gain: .gainColumn
        case .gainShare: .gainShareColumn
        case .yearPlace: .yearColumn
        case .volume: .volumeColumn
        case .extended: .extendedColumn
        }
    }
}

extension ItemList {
    /// The lines with each group, and what belongs to none, sorted by itself. Equals, and what has no key, keep the order made
    /// by hand, the latter at the end.
    package func sorted(isDescending: Bool, by key: (Item) -> Double?) -> ItemList {
        ordered(isDescending, by: key)
    }

    package func sorted(isDescending: Bool, by key: (Item) -> String?) -> ItemList {
        ordered(isDescending, by: key)
    }

    /// Not for other modules: there the compiler makes no version for the type of keys, and 10,000 stocks take 100 ms to sort.
    private func ordered<Key: Comparable>(_ isDescending: Bool, by key: (Item) -> Key?) -> ItemList {
        func sorted(_ items: [Item]) -> [Line] {
            let keyed = items.map { (key: key($0), item: $0) }
            let known = keyed.filter { $0.key != nil }.enumerated().sorted { a, b in
                guard let first = a.element.key, let second = b.element.key, first != second else {
                    return a.offset < b.offset
                }
                return (first < second) != isDescending
            }
            return known.map { .card($0.element.item) }
                + keyed.filter { $0.key == nil }.map { .card($0.item) }
        }
        var (sections, section): ([Line], [Item]) = ([], [])
        for line in lines {
            switch line {
            case .card(let item): section.append(item)
            case .heading:
                sections += sorted(section) + [line]
                section = []
            }
        }
        return ItemList(sections + sorted(section))
    }
}
