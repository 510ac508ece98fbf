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
            var (known, unknown): ([(key: Key, place: Int)], [Line]) = ([], [])
            for (place, item) in items.enumerated() {
                if let key = key(item) { known.append((key, place)) } else { unknown.append(.card(item)) }
            }
            known.sort { a, b in
                a.key == b.key ? a.place < b.place : (a.key < b.key) != isDescending
            }
            return known.map { .card(items[$0.place]) } + unknown
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
        return ItemList(unique: sections + sorted(section))
    }
}
