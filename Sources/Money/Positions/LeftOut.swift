package import Market
package import Words

/// A row with a mistake. Sums leave it out, and all figures of positions that it makes unknown. Its item and
/// account are nil if unreadable.
package struct LeftOut: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        /// Quantity, value, cost and gains.
        case holding
        case income
        case fees
        case taxes
        case cash
    }

    package let line: Int
    package let item: Symbol?
    package let account: String?
    package private(set) var parts: Set<Part>

    init(_ row: Mistake, hasCash: Bool) {
        (line, item, account) = (row.line, row.item, row.account)
        parts = Set(row.parts(hasCash: hasCash))
    }

    func without(_ parts: Set<Part>) -> LeftOut {
        var left = self
        left.parts.subtract(parts)
        return left
    }
}

extension HomeFigures {
    package func leftOut(of parts: LeftOut.Part...) -> [LeftOut] {
        leftOut.filter { !$0.parts.isDisjoint(with: parts) }
    }

    package var leftOutOfValue: [LeftOut] { leftOut(of: .holding, .cash) }
}

extension Mistake {
    func parts(hasCash: Bool) -> [LeftOut.Part] {
        let parts: [LeftOut.Part] =
            switch kind {
            case .buy, .sell: [.holding, .fees]
            case .split: [.holding]
            case .dividend: [.income, .fees]
            case .fee, .exchange: [.fees]
            case .deposit, .withdraw: []
            case .tax: [.taxes]
            case .interest: [.income]
            case nil: [.holding, .income, .fees, .taxes]
            }
        return hasCash && kind != .split ? parts + [.cash] : parts
    }

    /// A split without an account applies to all.
    func concerns(_ key: Position.Key) -> Bool {
        item == key.item
            && (account == nil || account == key.account || account == "" && (kind == .split || kind == nil))
    }
}

extension HomeFigures {
    /// `Totals leave out AAPL (line 7), line 9`
    package var leftOutSaying: Saying? {
        let rows = leftOut.map { row -> Saying in
            let line = Saying.phrase(.leftOutLine, verbatim: ["line": "\(row.line)"])
            guard let item = row.item else { return line }
            return .joined([.verbatim("\(item) ("), line, .verbatim(")")])
        }
        return rows.isEmpty ? nil : .phrase(.sumsLeaveOut, ["what": .several(rows)])
    }

    /// `without AAPL, line 9`
    package var withoutSaying: Saying? {
        var (names, seen): ([Saying], Set<Symbol>) = ([], [])
        for row in leftOutOfValue {
            guard let item = row.item else {
                names.append(.phrase(.leftOutLine, verbatim: ["line": "\(row.line)"]))
                continue
            }
            if seen.insert(item).inserted { names.append(.verbatim(item.text)) }
        }
        guard !names.isEmpty else { return nil }
        let rest: [Saying] = names.count > 3 ? [.verbatim("…")] : []
        return .phrase(.sumWithout, ["what": .several(Array(names.prefix(3)) + rest)])
    }
}
