internal import CivilTime
internal import Market

/// The units that items are quoted in.
struct Units {
    private var units: [Symbol: String]

    /// Those of quotes; of other items, what their first row says.
    init(_ rows: some Sequence<Transaction>, _ terms: Terms) {
        units = terms.units
        for row in rows {
            if let item = row.item, let unit = row.currency, units[item] == nil { units[item] = unit }
        }
    }

    subscript(item: Symbol) -> String? { units[item] }

    /// Whether two names are of one unit: pence are `GBp` and `GBX`.
    static func same(_ a: String, _ b: String) -> Bool {
        if a == b { return true }
        guard let a = MinorUnit(a), let b = MinorUnit(b) else { return false }
        return a == b
    }
}

extension Terms {
    /// The home value of one of `unit` on a day.
    func rate(inUnit unit: String?, of item: Symbol, on day: Day) -> Figure {
        guard let unit = unit.flatMap(MinorUnit.init) else { return .unknown(.currency(item)) }
        return rate(of: unit, on: day)
    }

    /// The same for a row, whose own rate comes first.
    func rate(of row: Transaction, inUnit unit: String?, item: Symbol) -> Figure {
        guard let unit = unit.flatMap(MinorUnit.init) else { return .unknown(.currency(item)) }
        return rate(of: row, in: unit)
    }

    /// The same, of a unit that is known.
    func rate(of row: Transaction, in unit: MinorUnit) -> Figure {
        if usesOwnRates, unit.code != rates.home, let rate = row.rate { return .known(unit.part(of: rate)) }
        return rate(of: unit, on: row.day)
    }

    private func rate(of unit: MinorUnit, on day: Day) -> Figure {
        Figure(rates.rate(of: unit.code, on: day).map(unit.part), or: .rate(unit.code, on: day))
    }
}

extension MinorUnit {
    /// The value of one of the unit, by its currency's.
    fileprivate func part(of rate: Rational) -> Rational { parts == 1 ? rate : rate / Rational(Int(parts)) }
}
