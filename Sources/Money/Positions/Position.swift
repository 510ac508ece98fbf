package import CivilTime
package import Market

/// An item in one account. Its figures are in `currency` as in `Quote.currency`; nil if no quote and no row
/// gives one. Fees and taxes are positive; income is dividends and interest.
package struct Position: Hashable, Sendable {
    package struct Key: Hashable, Sendable {
        package var item: Symbol
        package var account: String

        package init(_ item: Symbol, account: String = "") { (self.item, self.account) = (item, account) }
    }

    package let key: Key
    package let currency: String?
    package let quantity: Figure
    /// Of the lots held, without fees.
    package let cost: Figure
    /// Per share of today; on a day before a split, per share of that day.
    package let price: Figure
    package let value: Figure
    package let dayChange: Figure
    package let realised: Figure
    /// Dividends and interest.
    package let income: Figure
    package let fees: Figure
    package let taxes: Figure
    package let home: HomeFigures
    /// Oldest first; a single one with the average method.
    package let lots: [Lot]

    /// Nil for a quantity of 0.
    package var averageCost: Figure? {
        guard let quantity = quantity.value else { return quantity }
        return quantity.sign == 0 ? nil : cost.map { $0 / quantity }
    }

    package var unrealised: Figure { value - cost }
}

/// In the home currency, each rounded to 10 places for print.
package struct HomeFigures: Hashable, Sendable {
    /// Of the lots held and of cash, at the requested day's price and rate.
    package var value = Figure.zero
    package var cash = Figure.zero
    /// Of the lots held, at their purchase prices and rates.
    package var cost = Figure.zero
    /// Since the previous close, from price and rate.
    package var dayChange = Figure.zero
    /// The part of it by currency alone: value × (1 − rate of the close's day ÷ rate now).
    package var dayCurrency = Figure.zero
    /// Of lots sold and held: q(p₁ − p₀)r₀.
    package var priceGain = Figure.zero
    /// Of lots sold and held: q·p₁(r₁ − r₀).
    package var currencyGain = Figure.zero
    package var income = Figure.zero
    package var fees = Figure.zero
    package var taxes = Figure.zero
    package var yearlyReturn = YearlyReturn.none
    package var leftOut: [LeftOut] = []

    /// The sum of the printed parts.
    package var total: Figure { priceGain + currencyGain + income - fees - taxes }
}

package struct Lot: Hashable, Sendable {
    /// Nil for an average.
    package let day: Day?
    package internal(set) var quantity: Rational
    /// Of one in the item's unit, without fees.
    package internal(set) var price: Figure
    /// The home value of one unit of the item's currency as quoted.
    package internal(set) var rate: Figure

    package var cost: Figure { quantity * price }
    package var homeCost: Figure { cost * rate }
    package func gain(at price: Figure) -> Figure { quantity * (price - self.price) }
}

/// Weighted by money (XIRR): 0.05 for 5 %.
package enum YearlyReturn: Hashable, Sendable {
    case rate(Double)
    /// No rate balances the flows.
    case none
    case unknown(Missing)

    package var value: Double? {
        switch self {
        case .rate(let rate): rate
        case .none, .unknown: nil
        }
    }
}

extension HomeFigures {
    /// Leaves out figures that a row with a mistake makes unknown, the yearly return, and `leftOut`.
    package init(sumOf parts: [HomeFigures]) {
        value = Self.sum(parts, \.value)
        cost = Self.sum(parts, \.cost)
        dayChange = Self.sum(parts, \.dayChange)
        priceGain = Self.sum(parts, \.priceGain)
        currencyGain = Self.sum(parts, \.currencyGain)
        income = Self.sum(parts, \.income)
        fees = Self.sum(parts, \.fees)
        taxes = Self.sum(parts, \.taxes)
        cash = Self.sum(parts, \.cash)
        dayCurrency = Self.sum(parts, \.dayCurrency)
    }

    static func sum(_ parts: [HomeFigures], _ figure: KeyPath<HomeFigures, Figure>) -> Figure {
        parts.reduce(.zero) { sum, part in
            if case .unknown(.row) = part[keyPath: figure] { sum } else { sum + part[keyPath: figure] }
        }
    }
}

package struct Positions: Sendable {
    package private(set) var items: [Position]
    /// Empty without a deposit or withdrawal.
    package let cash: [Cash]
    /// With fees, taxes and interest that belong to no item.
    package private(set) var total: HomeFigures
    package let ledger: Ledger

    init(_ ledger: Ledger, _ prices: [Symbol: ItemPrice]) {
        self.ledger = ledger
        items = ledger.holdings.map { $0.position(at: prices[$0.key.item], ledger.terms) }
        cash = ledger.book?.cash(ledger.terms) ?? []
        total = ledger.total(of: items, cash)
    }

    package mutating func revalue(at prices: [Symbol: ItemPrice]) {
        for place in items.indices {
            guard let price = prices[items[place].key.item] else { continue }
            items[place] = ledger.holdings[place].position(at: price, ledger.terms)
        }
        total = ledger.total(of: items, cash)
    }

    /// 0 for a sold position; nil unless the total is above 0.
    package func weight(of position: Position) -> Figure? {
        position.quantity == .zero ? .zero : share(of: position.home.value)
    }

    package func weight(of cash: Cash) -> Figure? {
        cash.amount == .zero ? .zero : share(of: cash.home.value)
    }

    private func share(of value: Figure) -> Figure? {
        guard let all = total.value.value else { return total.value }
        return all.sign > 0 ? value.map { $0 / all } : nil
    }

    /// The sums of an account or a group, without a yearly return. Fees, taxes and interest that belong to no
    /// item are only in `total`.
    package func sum(
        of chosen: (Position) -> Bool, cash chosenCash: (Cash) -> Bool = { _ in false }
    ) -> HomeFigures {
        let (items, cash) = (items.filter(chosen), cash.filter(chosenCash))
        var sum = HomeFigures(sumOf: items.map(\.home) + cash.map(\.home))
        let doubts = Set(cash.compactMap(\.amount.missing))
        sum.leftOut = ledger.leftOut { row in
            items.contains { row.concerns($0.key) } || doubts.contains(.row(line: row.line))
        }.map { $0.without(doubts.contains(.row(line: $0.line)) ? [] : [.cash]) }
        return sum
    }
}

extension Position.Key: Identity {
    /// `AAPL`, `AAPL@broker`
    package var text: String { account.isEmpty ? item.text : "\(item.text)@\(account)" }

    package init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let item = parts.first.flatMap({ Symbol(String($0)) }) else { return nil }
        self.init(item, account: parts.count > 1 ? String(parts[1]) : "")
    }
}

extension Positions: Hashable {
    package static func == (a: Positions, b: Positions) -> Bool {
        a.items == b.items && a.cash == b.cash && a.total == b.total
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(total) }
}
