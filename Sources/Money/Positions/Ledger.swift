internal import CivilTime
public import Market

/// The rows up to a day as they were played through, so that new prices cost little.
public struct Ledger: Sendable {
    /// What it was reckoned by.
    public let terms: Terms
    /// Rows that contradict others, in the order of their lines.
    public private(set) var mistakes: [LedgerMistake] = []
    /// One an item and account, in the order of their first rows.
    private(set) var holdings: [Holding] = []
    private var places: [Position.Key: Int] = [:]
    /// The rows without an item: fees that stand in the total alone.
    private var fees = Figure.zero
    private var flows = CashFlows()
    private var gaps = Gaps()

    /// Plays rows through.
    ///
    /// - Parameter unread: rows that count for nothing, as the file's reader found them.
    public init(_ rows: [Transaction], unread: [UnreadRow] = [], _ terms: Terms) {
        self.terms = terms
        let rows = rows.sorted { ($0.day, $0.line) < ($1.day, $1.line) }
        let counted = rows.prefix { $0.day <= terms.day }
        var unread = unread.filter { $0.day.map { $0 <= terms.day } ?? true }
        let units = Units(counted, terms)
        for row in counted {
            guard let cause = play(row, units) else { continue }
            mistakes.append(LedgerMistake(line: row.line, cause))
            switch cause {
            // What is left without the row is what the rows before it say.
            case .oversold: break
            case .otherCurrency, .noCurrency, .noFactor: unread.append(UnreadRow(row))
            }
        }
        mistakes.sort { $0.line < $1.line }
        let splits = LaterSplits(rows, terms)
        for place in holdings.indices {
            holdings[place].close(laterFactor: splits.factor(of: holdings[place].key))
        }
        for row in unread.sorted(by: { $0.line < $1.line }) {
            gaps.add(row)
            guard let item = row.item else { continue }
            for place in holdings.indices
            where holdings[place].key.item == item && row.mayBe(of: holdings[place].key.account) {
                holdings[place].gaps.add(row)
            }
        }
        flows = CashFlows(holdings.map(\.flows) + [flows])
    }

    /// The positions at these prices.
    public func positions(at prices: [Symbol: ItemPrice]) -> Positions { Positions(self, prices) }

    func total(of items: [Position]) -> HomeFigures {
        var total = HomeFigures(sumOf: items.map(\.home))
        total.fees += fees.printed
        total.leave(gaps)
        total.yearlyReturn = YearlyReturn(flows, value: total.value, on: terms.day, gap: gaps.any)
        return total
    }

    /// Lets a row count.
    ///
    /// - Returns: what is wrong with it; it then counts for nothing.
    private mutating func play(_ row: Transaction, _ units: Units) -> LedgerMistake.Cause? {
        switch (row.kind, row.item) {
        case (.deposit, _), (.withdraw, _): return nil
        case (.fee, nil): return pay(row)
        case (_, nil): return nil
        case (.split, let item?):
            guard row.quantity.sign > 0 else { return .noFactor }
            for place in holdings.indices
            where holdings[place].key.item == item && row.splits(holdings[place].key.account) {
                holdings[place].split(by: row.quantity)
            }
            return nil
        case (_, let item?):
            if let unit = units[item], let own = row.currency, !Units.same(own, unit) {
                return .otherCurrency(than: unit)
            }
            return trade(row, Position.Key(item, account: row.account), unit: units[item])
        }
    }

    private mutating func trade(_ row: Transaction, _ key: Position.Key, unit: String?) -> LedgerMistake
        .Cause?
    {
        let known = places[key]
        if row.kind == .sell {
            let held = known.map { holdings[$0].quantity } ?? .zero
            guard row.quantity <= held else { return .oversold(held: held) }
        }
        let place = known ?? holdings.count
        if known == nil {
            places[key] = place
            holdings.append(Holding(key, unit: unit))
        }
        let rate = terms.rate(of: row, inUnit: unit, item: key.item)
        switch row.kind {
        case .buy: holdings[place].buy(row, rate: rate, terms.method)
        case .sell: holdings[place].sell(row, rate: rate)
        case .dividend: holdings[place].earn(row, rate: rate)
        case .fee: holdings[place].pay(row, rate: rate)
        case .split, .deposit, .withdraw: break
        }
        return nil
    }

    private mutating func pay(_ row: Transaction) -> LedgerMistake.Cause? {
        guard row.fee.sign != 0 else { return nil }
        guard let unit = row.currency.flatMap(MinorUnit.init) else { return .noCurrency }
        let amount = row.fee * terms.rate(of: row, in: unit)
        fees += amount
        flows.add(amount.map { -$0 }, on: row.day)
        return nil
    }
}

extension UnreadRow {
    fileprivate init(_ row: Transaction) {
        self.init(line: row.line, day: row.day, kind: row.kind, item: row.item, account: row.account)
    }

    /// Whether it may concern an account: a split without one is of all.
    fileprivate func mayBe(of account: String) -> Bool {
        self.account == nil || self.account == account
            || (self.account == "" && (kind == .split || kind == nil))
    }
}
