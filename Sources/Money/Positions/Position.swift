package import CivilTime
package import Market

/// A holding of an item in one account, and its gains.
package struct Position: Hashable, Sendable {
    /// The item and the account.
    package struct Key: Hashable, Sendable {
        package var item: Symbol
        /// The account; empty for the only one.
        package var account: String

        package init(_ item: Symbol, account: String = "") { (self.item, self.account) = (item, account) }
    }

    /// The item and the account.
    package let key: Key
    /// The unit of its figures, as in `Quote.currency`; nil if no quote and no row gives it.
    package let currency: String?
    package let quantity: Figure
    /// The cost of the lots held, without fees.
    package let cost: Figure
    /// Per share of today; on a day before a split, per share of that day.
    package let price: Figure
    /// Quantity × price.
    package let value: Figure
    /// Quantity × (price − close before).
    package let dayChange: Figure
    /// The gain of sales.
    package let realised: Figure
    /// Dividends and interest.
    package let income: Figure
    /// Fees, as a positive number.
    package let fees: Figure
    /// Taxes, as a positive number.
    package let taxes: Figure
    /// The same in the home currency.
    package let home: HomeFigures
    /// The lots held, oldest first; one with the average method.
    package let lots: [Lot]

    /// Cost ÷ quantity; nil without a position.
    package var averageCost: Figure? {
        guard let quantity = quantity.value else { return quantity }
        return quantity.sign == 0 ? nil : cost.map { $0 / quantity }
    }

    /// The gain of the lots held: value − cost.
    package var unrealised: Figure { value - cost }
}

/// Figures in the home currency, each rounded to 10 places for print.
package struct HomeFigures: Hashable, Sendable {
    /// The value of the lots held and of cash, at the requested day's price and rate.
    package var value = Figure.zero
    /// The part of the value that is cash.
    package var cash = Figure.zero
    /// The cost of the lots held, at their purchase prices and rates.
    package var cost = Figure.zero
    /// The change of the value since the previous close, from price and rate.
    package var dayChange = Figure.zero
    /// The part of it by currency alone: value × (1 − rate of the close's day ÷ rate now).
    package var dayCurrency = Figure.zero
    /// The gain by price, of lots sold and held: q(p₁ − p₀)r₀.
    package var priceGain = Figure.zero
    /// The gain by currency, of lots sold and held: q·p₁(r₁ − r₀).
    package var currencyGain = Figure.zero
    /// Dividends and interest.
    package var income = Figure.zero
    /// Fees, as a positive number.
    package var fees = Figure.zero
    /// Taxes, as a positive number.
    package var taxes = Figure.zero
    /// The return in a year, weighted by money.
    package var yearlyReturn = YearlyReturn.none
    /// The rows with mistakes that a sum leaves out, with the figures they make unknown.
    package var leftOut: [LeftOut] = []

    /// Price, currency and income, less fees and taxes: the sum of the printed parts.
    package var total: Figure { priceGain + currencyGain + income - fees - taxes }
}

/// A quantity of an item bought at one price.
package struct Lot: Hashable, Sendable {
    /// When it was bought; nil for an average.
    package let day: Day?
    /// The remaining quantity.
    package internal(set) var quantity: Rational
    /// The price of one in the item's unit, without fees.
    package internal(set) var price: Figure
    /// The home value of one unit of the item's currency as quoted.
    package internal(set) var rate: Figure

    /// The cost of the rest.
    package var cost: Figure { quantity * price }
    /// The same in the home currency.
    package var homeCost: Figure { cost * rate }
    package func gain(at price: Figure) -> Figure { quantity * (price - self.price) }
}

/// A yearly return, weighted by money (XIRR): 0.05 for 5 %.
package enum YearlyReturn: Hashable, Sendable {
    case rate(Double)
    /// No rate balances the flows.
    case none
    case unknown(Missing)

    /// The return; nil if there is no return or it is unknown.
    package var value: Double? {
        switch self {
        case .rate(let rate): rate
        case .none, .unknown: nil
        }
    }
}

extension HomeFigures {
    /// The sums of printed parts, without those that a row with a mistake makes unknown.
    ///
    /// Their yearly return is not calculated, and the rows that they leave out are not listed.
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

/// All positions at the prices of one moment.
package struct Positions: Sendable {
    /// The positions, in the order of their first rows.
    package private(set) var items: [Position]
    /// Cash by account and currency, in the order of the first rows; none without a deposit or withdrawal.
    package let cash: [Cash]
    /// Their sums in the home currency, with fees, taxes and interest that belong to no item.
    package private(set) var total: HomeFigures
    /// The rows behind them.
    package let ledger: Ledger

    init(_ ledger: Ledger, _ prices: [Symbol: ItemPrice]) {
        self.ledger = ledger
        items = ledger.holdings.map { $0.position(at: prices[$0.key.item], ledger.terms) }
        cash = ledger.book?.cash(ledger.terms) ?? []
        total = ledger.total(of: items, cash)
    }

    /// Takes over new prices of some items.
    package mutating func revalue(at prices: [Symbol: ItemPrice]) {
        for place in items.indices {
            guard let price = prices[items[place].key.item] else { continue }
            items[place] = ledger.holdings[place].position(at: price, ledger.terms)
        }
        total = ledger.total(of: items, cash)
    }

    /// A position's share of the total home value; 0 for a sold one, nil unless the total is above 0.
    package func weight(of position: Position) -> Figure? {
        position.quantity == .zero ? .zero : share(of: position.home.value)
    }

    /// The same of cash.
    package func weight(of cash: Cash) -> Figure? {
        cash.amount == .zero ? .zero : share(of: cash.home.value)
    }

    private func share(of value: Figure) -> Figure? {
        guard let all = total.value.value else { return total.value }
        return all.sign > 0 ? value.map { $0 / all } : nil
    }

    /// The sums over some positions and some cash, such as those of an account or of a group. Fees, taxes and
    /// interest that belong to no item are only in `total`.
    ///
    /// Their yearly return is not calculated.
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
    /// The item, and its account after an `@` if it has one: `AAPL`, `AAPL@broker`.
    package var text: String { account.isEmpty ? item.text : "\(item.text)@\(account)" }

    /// Reads a text; nil without a valid item.
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
