package import Market

/// All positions at the prices of one moment.
package struct Positions: Sendable {
    /// The positions, in the order of their first rows.
    package private(set) var items: [Position]
    /// Their sums in the home currency, with the fees that belong to no item.
    package private(set) var total: HomeFigures
    /// The rows behind them.
    package let ledger: Ledger

    init(_ ledger: Ledger, _ prices: [Symbol: ItemPrice]) {
        self.ledger = ledger
        items = ledger.holdings.map { $0.position(at: prices[$0.key.item], ledger.terms) }
        total = ledger.total(of: items)
    }

    /// Takes over new prices of some items.
    package mutating func revalue(at prices: [Symbol: ItemPrice]) {
        for place in items.indices {
            guard let price = prices[items[place].key.item] else { continue }
            items[place] = ledger.holdings[place].position(at: price, ledger.terms)
        }
        total = ledger.total(of: items)
    }

    /// A position's part of all that is held, by value at home; 0 for one that is sold, nil where all is not worth more than 0.
    package func weight(of position: Position) -> Figure? {
        if position.quantity == .zero { return .zero }
        guard let all = total.value.value else { return total.value }
        return all.sign > 0 ? position.home.value.map { $0 / all } : nil
    }

    /// The sums over some positions, such as those of an account or of a group. Fees that belong to no item stand in `total` alone.
    ///
    /// Their yearly return is not calculated.
    package func sum(of chosen: (Position) -> Bool) -> HomeFigures {
        let items = items.filter(chosen)
        var sum = HomeFigures(sumOf: items.map(\.home))
        sum.leftOut = ledger.leftOut { row in items.contains { row.concerns($0.key) } }
        return sum
    }
}
