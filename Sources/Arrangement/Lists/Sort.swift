package import Market
package import Words

package struct Sort: Hashable, Sendable {
    package enum Column: Hashable, Sendable {
        case symbol
        case quantity
        case price
        case value
        /// The change in percent, since the board's baseline.
        case change
        case gain
        /// The gain in percent of the cost.
        case gainShare
        /// The price's place between the lowest and the highest of 52 weeks.
        case yearPlace
        case volume
        /// The change in percent, since the last regular session.
        case extended
        case since(Baseline)

        private static let named: [Column] = [
            .symbol, .quantity, .price, .value, .change, .gain, .gainShare, .yearPlace, .volume, .extended,
        ]

        package init?(_ name: String) {
            guard
                let column = Column.named.first(where: { $0.text == name })
                    ?? Baseline(name).map(Column.since)
            else { return nil }
            self = column
        }

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

    package var column: Column
    package var isDescending: Bool

    package init(_ column: Column, isDescending: Bool) {
        (self.column, self.isDescending) = (column, isDescending)
    }
}

extension Sort.Column {
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
    /// Sorts within groups. Equal lines keep their manual order; those without a key come last.
    package func sorted(isDescending: Bool, by key: (Item) -> Double?) -> ItemList {
        ordered(isDescending, by: key)
    }

    package func sorted(isDescending: Bool, by key: (Item) -> String?) -> ItemList {
        ordered(isDescending, by: key)
    }

    /// Internal: across modules the compiler does not specialize it, and 10,000 stocks take 100 ms.
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
