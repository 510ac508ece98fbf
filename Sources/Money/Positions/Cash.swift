internal import CivilTime
package import Market

package struct Cash: Hashable, Sendable {
    package struct Key: Hashable, Sendable {
        package let currency: CurrencyCode
        /// Empty for the only one.
        package let account: String

        package init(_ currency: CurrencyCode, account: String) {
            (self.currency, self.account) = (currency, account)
        }
    }

    package let key: Key
    /// Below 0 if more was spent than there was.
    package let amount: Figure
    package let home: HomeFigures

    package var isOverdrawn: Bool { amount.value.map { $0.sign < 0 } ?? false }
}

extension Cash.Key: Identity {
    /// No symbol begins with it.
    private static let sign = "$"

    /// `$USD`, `$USD@broker`
    package var text: String { Self.sign + currency.text + (account.isEmpty ? "" : "@" + account) }

    package init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, name.hasPrefix(Self.sign),
            let code = CurrencyCode(String(name.dropFirst()))
        else { return nil }
        self.init(code, account: parts.count > 1 ? String(parts[1]) : "")
    }
}

/// The cash that rows leave, and the money that they bring from outside.
struct CashBook: Sendable {
    private var keys: [Cash.Key] = []
    private var amounts: [Cash.Key: Rational] = [:]
    /// Why cash is unknown, in one currency of an account or in all.
    private var doubts: [Cash.Key: Missing] = [:]
    private var accounts: [String: Missing] = [:]
    private var all: Missing?
    /// Deposits and withdrawals in the home currency.
    private(set) var flows = CashFlows()

    mutating func enter(_ row: Transaction, unit: String?, _ terms: Terms) {
        if row.kind == .split { return }
        let money = row.money
        guard let unit = unit.flatMap(MinorUnit.init) else {
            guard money.sign != 0, let item = row.item else { return }
            return doubt(.currency(item), in: row.account)
        }
        add(money, unit, row.account)
        if let into = row.into.flatMap(MinorUnit.init) { add(row.quantity * row.price, into, row.account) }
        if row.kind == .deposit || row.kind == .withdraw {
            let amount = row.quantity * terms.rate(of: row, in: unit)
            flows.add(row.kind == .deposit ? amount.map { -$0 } : amount, on: row.day)
        }
    }

    private mutating func add(_ money: Rational, _ unit: MinorUnit, _ account: String) {
        let key = Cash.Key(unit.code, account: account)
        if amounts[key] == nil { keys.append(key) }
        amounts[key] = (amounts[key] ?? .zero) + money / Rational(Int(unit.parts))
    }

    /// The cash that an ignored row may have moved is unknown.
    mutating func doubt(_ row: Mistake, unit: (Symbol) -> String?) {
        if row.kind == .split { return }
        let missing = Missing.row(line: row.line)
        // An exchange moves two currencies.
        let isOfOne = row.kind != nil && row.kind != .exchange
        let name = isOfOne ? row.currency : nil
        let code = (name == "" ? row.item.flatMap(unit) : name).flatMap(MinorUnit.init)?.code
        guard let account = row.account else {
            guard let code else {
                all = all ?? missing
                return
            }
            for key in keys where key.currency == code { doubts[key] = doubts[key] ?? missing }
            return
        }
        guard let code else { return doubt(missing, in: account) }
        let key = Cash.Key(code, account: account)
        doubts[key] = doubts[key] ?? missing
    }

    private mutating func doubt(_ missing: Missing, in account: String) {
        accounts[account] = accounts[account] ?? missing
    }

    func cash(_ terms: Terms) -> [Cash] {
        keys.map { key in
            let missing = all ?? accounts[key.account] ?? doubts[key]
            let amount = missing.map { Figure.unknown($0) } ?? .known(amounts[key] ?? .zero)
            let now = Figure(
                terms.rates.rate(of: key.currency, on: terms.day), or: .rate(key.currency, on: terms.day))
            let day = terms.day + -1
            let then = Figure(terms.rates.rate(of: key.currency, on: day), or: .rate(key.currency, on: day))
            var home = HomeFigures()
            // Zero needs no rate.
            if amount != .zero {
                home.value = (amount * now).printed
                home.cash = home.value
                home.dayChange = (amount * (now - then)).printed
                home.dayCurrency = home.dayChange
            }
            return Cash(key: key, amount: amount, home: home)
        }
    }
}
