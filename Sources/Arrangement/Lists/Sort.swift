package import Market
package import Words

/// The sort of a table.
package struct Sort: Hashable, Sendable {
    /// A figure that rows are compared by.
    package enum Column: Hashable, Sendable {
        case symbol
        case quantity
        case price
        case value
        /// The change since the close of the board's baseline, in percent.
        case change
        case gain
        /// The gain in percent of the cost.
        case gainShare
        /// The place of the price between the lowest and the highest of 52 weeks.
        case yearPlace
        case volume
        /// The change since the session, in percent.
        case extended
        /// The change since the close of another baseline, in percent.
        case since(Baseline)

        private static let named: [Column] = [
            .symbol, .quantity, .price, .value, .change, .gain, .gainShare, .yearPlace, .volume, .extended,
        ]

        /// Reads its name in files; nil for anything else.
        package init?(_ name: String) {
            guard
                let column = Column.named.first(where: { $0.text == name })
                    ?? Baseline(name).map(Column.since)
            else { return nil }
            self = column
        }

        /// Its name in files.
        package var text: String {
            switch self {
            case .symbol: "symbol"
            case .quantity: "quantity"
            case .price: "price"
            case .value: "value"
            case .change: "change"
            case .gain: "gain"
            case .gainShare: "gainShare"
            case .yearPlace: "year"
            case .volume: "volume"
            case .extended: "extended"
            case .since(let baseline): baseline.text
            }
        }
    }

    /// The figure that rows are compared by.
    package var column: Column
    /// True if the largest comes first.
    package var isDescending: Bool

    package init(_ column: Column, isDescending: Bool) {
        (self.column, self.isDescending) = (column, isDescending)
    }
}

extension Sort.Column {
    /// The column's name in sentences about the sort.
    package var saying: Saying {
        switch self {
        case .symbol: .phrase(.symbolColumn)
        case .quantity: .phrase(.quantityColumn)
        case .price: .phrase(.priceColumn)
        case .value: .phrase(.valueColumn)
        case .change: .phrase(.changeColumn)
        case .gain: .phrase(.gainColumn)
        case .gainShare: .phrase(.gainShareColumn)
        case .yearPlace: .phrase(.yearColumn)
        case .volume: .phrase(.volumeColumn)
        case .extended: .phrase(.extendedColumn)
        case .since(let baseline): .verbatim(baseline.heading)
        }
    }
}

extension ItemList {
    /// Sorts the lines of each group, and of those without a group. Equal lines, and those without a key,
    /// keep their manual order, the latter at the end.
    package func sorted(isDescending: Bool, by key: (Item) -> Double?) -> ItemList {
        ordered(isDescending, by: key)
    }

    package func sorted(isDescending: Bool, by key: (Item) -> String?) -> ItemList {
        ordered(isDescending, by: key)
    }

    /// Internal to the module: elsewhere the compiler does not specialize it for the type of keys, and
    /// 10,000 stocks take 100 ms to sort.
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
