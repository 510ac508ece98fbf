package import Market

/// The parts of positions and cash in each currency, account, group or market.
package struct Exposure: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case position(Position.Key)
        case cash(Cash.Key)

        package var account: String {
            switch self {
            case .position(let key): key.account
            case .cash(let key): key.account
            }
        }
    }

    package struct Item: Hashable, Sendable {
        /// The currency, account, group or market; nil if it is unknown.
        package let key: String?
        /// In the only currency of its parts, pence as pounds; nil if they have several.
        package let value: Figure?
        package let home: Figure
        /// Of the total; nil unless that is above 0.
        package let share: Figure?
        /// The change of the day that came from currencies, at home.
        package let fromCurrency: Figure
        package let parts: [Part]
    }

    /// The largest first, then by key.
    package let items: [Item]
    package let total: Figure

    /// - Parameter key: The item that a part in a currency belongs to.
    package init(_ positions: Positions, key: (Part, CurrencyCode?) -> String?) {
        var (order, sums): ([String?], [String?: Sum]) = ([], [:])
        func add(_ part: Part, _ code: CurrencyCode?, _ value: Figure, _ home: HomeFigures) {
            let key = key(part, code)
            if sums[key] == nil { order.append(key) }
            sums[key, default: Sum()].add(part, code, value, home)
        }
        for item in positions.items where item.quantity != .zero {
            let unit = item.currency.flatMap(MinorUnit.init)
            let value = item.value.map { $0 / Rational(Int(unit?.parts ?? 1)) }
            add(.position(item.key), unit?.code, value, item.home)
        }
        for cash in positions.cash where cash.amount != .zero {
            add(.cash(cash.key), cash.key.currency, cash.amount, cash.home)
        }
        let total = positions.total.value
        self.total = total
        items = order.compactMap { key in sums[key].map { $0.item(key, of: total) } }.sorted { a, b in
            let (one, other) = (a.home.value, b.home.value)
            if one == other { return (a.key ?? "") < (b.key ?? "") }
            guard let one, let other else { return one != nil }
            return one > other
        }
    }

    private struct Sum {
        var codes: Set<CurrencyCode?> = []
        var values: [Figure] = []
        var homes: [HomeFigures] = []
        var parts: [Part] = []

        mutating func add(_ part: Part, _ code: CurrencyCode?, _ value: Figure, _ home: HomeFigures) {
            codes.insert(code)
            values.append(value)
            homes.append(home)
            parts.append(part)
        }

        /// The total leaves out what a row with a mistake makes unknown, and so do these sums.
        func item(_ key: String?, of total: Figure) -> Item {
            let isLeftOut = homes.map { home in if case .unknown(.row) = home.value { true } else { false } }
            let counted = zip(isLeftOut, values).filter { !$0.0 }.map(\.1)
            let sum = HomeFigures(sumOf: homes)
            let missing = isLeftOut.allSatisfy(\.self) ? homes.lazy.compactMap(\.value.missing).first : nil
            let unknown = missing.map { Figure.unknown($0) }
            let home = unknown ?? sum.value
            let share: Figure? =
                switch total {
                case .unknown: total
                case .known(let all): all.sign > 0 ? home.map { $0 / all } : nil
                }
            return Item(
                key: key, value: codes.count == 1 ? unknown ?? counted.reduce(.zero, +) : nil, home: home,
                share: share, fromCurrency: unknown ?? sum.dayCurrency, parts: parts)
        }
    }
}
