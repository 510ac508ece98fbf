package import Market

/// A row with a mistake. Sums leave it out, and with it all figures of positions that it makes unknown.
package struct LeftOut: Hashable, Sendable {
    /// The figures that a row may concern.
    package enum Part: Hashable, Sendable {
        /// Quantity, value, cost and gains.
        case holding
        case income
        case fees
    }

    /// The row's first line.
    package let line: Int
    /// The row's item; nil where it cannot be read, or where the row has none.
    package let item: Symbol?
    /// The row's account; nil where it cannot be read.
    package let account: String?
    /// The sums that leave it out.
    package let parts: Set<Part>

    init(_ row: Mistake) {
        (line, item, account) = (row.line, row.item, row.account)
        parts = Set(row.parts)
    }
}

extension HomeFigures {
    /// The rows that the sums of a part leave out.
    package func leftOut(of part: LeftOut.Part) -> [LeftOut] { leftOut.filter { $0.parts.contains(part) } }
}

extension Mistake {
    /// The figures that a row of this kind may concern.
    var parts: [LeftOut.Part] {
        switch kind {
        case .buy, .sell: [.holding, .fees]
        case .split: [.holding]
        case .dividend: [.income, .fees]
        case .fee: [.fees]
        case .deposit, .withdraw: []
        case nil: [.holding, .income, .fees]
        }
    }

    /// True if it may concern a position: a split without an account is of all.
    func concerns(_ key: Position.Key) -> Bool {
        item == key.item
            && (account == nil || account == key.account || account == "" && (kind == .split || kind == nil))
    }
}
