internal import CivilTime
internal import Market

struct Units {
    private var units: [Symbol: String]

    /// From quotes; for other items, from their first row.
    init(_ rows: some Sequence<Transaction>, _ terms: Terms) {
        units = terms.units
        for row in rows {
            if let item = row.item, let unit = row.currency, units[item] == nil { units[item] = unit }
        }
    }

    subscript(item: Symbol) -> String? { units[item] }
}

/// A row in its item's unit, converted from other currencies.
struct Trade {
    let row: Transaction
    let price: Figure
    let fee: Figure
    /// Quantity × price; of tax and interest the quantity itself.
    let amount: Figure
    /// The home value of one unit.
    let rate: Figure

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
        // Zero needs no rate.
        price = row.price.sign == 0 ? .zero : row.price * factor
        fee = row.fee.sign == 0 ? .zero : row.fee * factor
        amount = row.kind.isAmount ? row.quantity * factor : row.quantity * price
    }
}

extension Terms {
    func rate(inUnit unit: String?, of item: Symbol, on day: Day) -> Figure {
        guard let unit = unit.flatMap(MinorUnit.init) else { return .unknown(.currency(item)) }
        return rate(of: unit, on: day)
    }

    /// The row's own rate takes precedence.
    func rate(of row: Transaction, in unit: MinorUnit) -> Figure {
        if usesOwnRates, unit.code != rates.home, let rate = row.rate { return .known(unit.part(of: rate)) }
        return rate(of: unit, on: row.day)
    }

    fileprivate func rate(of unit: MinorUnit, on day: Day) -> Figure {
        Figure(rates.rate(of: unit.code, on: day).map(unit.part), or: .rate(unit.code, on: day))
    }
}

extension MinorUnit {
    fileprivate func part(of rate: Rational) -> Rational { parts == 1 ? rate : rate / Rational(Int(parts)) }
}
