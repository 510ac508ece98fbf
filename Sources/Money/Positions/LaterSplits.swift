internal import CivilTime
internal import Market

/// The splits after the day asked for, which the service's closes of that day already take into account.
struct LaterSplits {
    private var rows: [Symbol: [Transaction]] = [:]

    /// Finds them among all rows, which are in order.
    init(_ rows: [Transaction], _ terms: Terms) {
        for row in rows where row.kind == .split && row.day > terms.day && row.day <= terms.rates.today {
            if let item = row.item, row.quantity.sign > 0 { self.rows[item, default: []].append(row) }
        }
    }

    /// The product of the factors. An account's own rows come first; where it has none on a day, another's tell.
    func factor(of key: Position.Key) -> Rational {
        var factor = Rational.one
        for day in Dictionary(grouping: rows[key.item] ?? [], by: \.day).values {
            let own = day.filter { $0.splits(key.account) }
            let told = own.isEmpty ? day.filter { $0.account == day[0].account } : own
            for row in told { factor = factor * row.quantity }
        }
        return factor
    }
}

extension Transaction {
    /// Whether a split is of an account.
    func splits(_ account: String) -> Bool { self.account.isEmpty || self.account == account }
}
