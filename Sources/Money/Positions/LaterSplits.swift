internal import CivilTime
internal import Market

/// The splits up to today, which the service's closes of the days before them already take into account.
struct LaterSplits {
    private var rows: [Symbol: [Transaction]] = [:]

    /// The product that splits can have. Beyond it they are a mistake, and exact fractions would grow without end.
    static let range = Rational(1) / Rational(tenTo: 30)...Rational(tenTo: 30)

    /// Finds them among all rows, which are in order.
    init(_ rows: [Transaction], _ terms: Terms) {
        for row in rows where row.kind == .split && row.day <= terms.rates.today {
            if let item = row.item, row.quantity.sign > 0 { self.rows[item, default: []].append(row) }
        }
    }

    /// The product of the factors after a day.
    func factor(of key: Position.Key, after day: Day) -> Rational {
        all(of: key).reduce(.one) { $1.day > day ? ($0 * $1.factor).trimmed : $0 }
    }

    /// The factors that concern a position, oldest first. An account's own rows come first; where it has none on a day,
    /// another's tell.
    func all(of key: Position.Key) -> [(day: Day, factor: Rational)] {
        guard let rows = rows[key.item] else { return [] }
        var product = Rational.one
        return Dictionary(grouping: rows, by: \.day).sorted { $0.key < $1.key }.flatMap { day, rows in
            let own = rows.filter { $0.splits(key.account) }
            let told = own.isEmpty ? rows.filter { $0.account == rows[0].account } : own
            return told.filter { row in
                guard Self.range.contains(product * row.quantity) else { return false }
                product = (product * row.quantity).trimmed
                return true
            }.map { (day, $0.quantity) }
        }
    }
}

extension Transaction {
    /// Whether a split is of an account.
    func splits(_ account: String) -> Bool { self.account.isEmpty || self.account == account }
}
