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
}

/// A row in its item's unit. What is in another currency is converted.
struct Trade {
    let row: Transaction
    let price: Figure
    let fee: Figure
    /// The home value of one unit.
    let rate: Figure

    /// - Parameter unit: The item's unit; nil where no quote and no row names it.
    init(_ row: Transaction, of item: Symbol, inUnit unit: String?, _ terms: Terms) {
        self.row = row
        let factor: Figure
        if let unit = unit.flatMap(MinorUnit.init) {
            let own = row.currency.flatMap(MinorUnit.init) ?? unit
            if own.code == unit.code {
                rate = terms.rate(of: row, in: unit)
                factor = .known(own == unit ? .one : Rational(Int(unit.parts)) / Rational(Int(own.parts)))
            } else {
                // The row's own rate is that of its currency.
                rate = terms.rate(of: unit, on: row.day)
                factor = terms.rate(of: row, in: own) / rate
            }
        } else {
            rate = .unknown(.currency(item))
            factor = row.currency == nil || row.currency == unit ? .known(.one) : rate
        }
        // Nothing is nothing in any currency.
        price = row.price.sign == 0 ? .zero : row.price * factor
        fee = row.fee.sign == 0 ? .zero : row.fee * factor
    }
}

extension Terms {
    /// The home value of one of `unit` on a day.
    func rate(inUnit unit: String?, of item: Symbol, on day: Day) -> Figure {
        guard let unit = unit.flatMap(MinorUnit.init) else { return .unknown(.currency(item)) }
        return rate(of: unit, on: day)
    }

    /// The same of a unit that is known, for a row, whose own rate comes first.
    func rate(of row: Transaction, in unit: MinorUnit) -> Figure {
        if usesOwnRates, unit.code != rates.home, let rate = row.rate { return .known(unit.part(of: rate)) }
        return rate(of: unit, on: row.day)
    }

    fileprivate func rate(of unit: MinorUnit, on day: Day) -> Figure {
        Figure(rates.rate(of: unit.code, on: day).map(unit.part), or: .rate(unit.code, on: day))
    }
}

extension MinorUnit {
    /// The value of one of the unit, by its currency's.
    fileprivate func part(of rate: Rational) -> Rational { parts == 1 ? rate : rate / Rational(Int(parts)) }
}
