package import CivilTime
package import Market

/// The sales and income of a year, or of all years.
package struct Gains: Hashable, Sendable {
    /// A lot, or part of one, that a row sold.
    package struct Sale: Hashable, Sendable {
        package let key: Position.Key
        /// As in `Quote.currency`.
        package let currency: String?
        /// Nil for an average, and if a row with a mistake may have changed the lots.
        package let bought: Day?
        package let sold: Day
        /// In shares of the day of the sale.
        package let quantity: Rational
        /// Proceeds and cost are without fees.
        package let proceeds: Figure
        package let cost: Figure
        /// By the rates of the two days.
        package let home: Sums
    }

    package struct Earning: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable {
            case dividend
            case interest
        }

        package let day: Day
        /// Nil for the interest of an account.
        package let item: Symbol?
        package let account: String
        package let kind: Kind
        /// In the row's `currency`.
        package let amount: Rational
        package let currency: String?
        package let home: Figure
    }

    /// In the home currency, each rounded to 10 places for print.
    package struct Sums: Hashable, Sendable {
        package var proceeds = Figure.zero
        package var cost = Figure.zero
        package var priceGain = Figure.zero
        package var currencyGain = Figure.zero
        /// Of the sales, as a positive number.
        package var fees = Figure.zero
        package var income = Figure.zero

        package var total: Figure { priceGain + currencyGain + income - fees }
    }

    package struct Year: Hashable, Sendable {
        package let year: Int
        package let sums: Sums
    }

    /// Like income by day and line, then by lot.
    package let sales: [Sale]
    package let income: [Earning]
    package let total: Sums
    package let years: [Year]
    package let mistakes: [Mistake]

    package init(_ rows: [Transaction], mistakes: [Mistake] = [], _ terms: Terms, year: Int? = nil) {
        let ledger = Ledger(rows, mistakes: mistakes, terms)
        let counted = rows.filter { $0.day <= terms.day }.sorted { ($0.day, $0.line) < ($1.day, $1.line) }
        func isWanted(_ day: Day?) -> Bool { day.map { year == nil || $0.civil.year == year } ?? true }
        self.mistakes = ledger.mistakes
        var sold: [(lot: LotSale, sale: Sale)] = []
        var earned: [(line: Int, earning: Earning)] = []
        for holding in ledger.holdings {
            for lot in holding.sales where isWanted(lot.sold) { sold.append((lot, Sale(lot, of: holding))) }
        }
        let units = Units(counted, terms)
        for row in counted where isWanted(row.day) {
            if let earning = Earning(row, units, terms) { earned.append((row.line, earning)) }
        }
        // Sorting keeps the order of lots.
        sales = sold.sorted { ($0.lot.sold, $0.lot.line) < ($1.lot.sold, $1.lot.line) }.map(\.sale)
        income = earned.sorted { ($0.earning.day, $0.line) < ($1.earning.day, $1.line) }.map(\.earning)
        // A sum that may lack a row is unknown.
        let broken = ledger.ignored.filter { isWanted($0.day) }
        total = Sums(sales, income, broken)
        var years: [Year] = []
        for year in Set(sales.map(\.sold.civil.year) + income.map(\.day.civil.year)).sorted() {
            let sums = Sums(
                sales.filter { $0.sold.civil.year == year }, income.filter { $0.day.civil.year == year },
                broken.filter { ($0.day?.civil.year ?? year) == year })
            years.append(Year(year: year, sums: sums))
        }
        self.years = years
    }
}

extension Gains.Sums {
    fileprivate init(_ sales: [Gains.Sale], _ income: [Gains.Earning], _ broken: [Mistake]) {
        for sale in sales {
            proceeds += sale.home.proceeds
            cost += sale.home.cost
            priceGain += sale.home.priceGain
            currencyGain += sale.home.currencyGain
            fees += sale.home.fees
        }
        if let gap = Self.gap(broken, [.sell]) {
            proceeds = gap
            cost = gap
            priceGain = gap
            currencyGain = gap
            fees = gap
        }
        for earning in income { self.income += earning.home }
        self.income = Self.gap(broken, [.dividend, .interest]) ?? self.income
    }

    private static func gap(_ broken: [Mistake], _ kinds: Set<Transaction.Kind>) -> Figure? {
        broken.first { $0.kind.map(kinds.contains) ?? true }.map { .unknown(.row(line: $0.line)) }
    }
}

extension Gains.Sale {
    fileprivate init(_ lot: LotSale, of holding: Holding) {
        // A lot that a row with a mistake may have bought, sold or split.
        let line = holding.gaps.unknownSince.flatMap { $0 <= lot.sold ? holding.gaps.holdingLine : nil }
        func known(_ figure: Figure) -> Figure { line.map { .unknown(.row(line: $0)) } ?? figure }
        (key, currency, sold) = (holding.key, holding.unit, lot.sold)
        bought = line == nil ? lot.bought : nil
        quantity = lot.part * lot.factor
        proceeds = lot.part * lot.price
        cost = known(lot.part * lot.cost)
        home = Gains.Sums(
            proceeds: (proceeds * lot.rate).printed,
            cost: (cost * lot.oldRate).printed,
            priceGain: known(lot.part * (lot.price - lot.cost) * lot.oldRate).printed,
            currencyGain: known(proceeds * (lot.rate - lot.oldRate)).printed,
            // Zero needs no rate.
            fees: lot.fee == .zero ? .zero : (lot.fee * lot.rate).printed)
    }
}

extension Gains.Earning {
    /// Nil for a row that is no income.
    fileprivate init?(_ row: Transaction, _ units: Units, _ terms: Terms) {
        (day, item, account) = (row.day, row.item, row.account)
        currency = row.currency ?? row.item.flatMap { units[$0] }
        if row.kind == .interest {
            (kind, amount) = (.interest, row.quantity)
            let rate = currency.flatMap(MinorUnit.init).map { terms.rate(of: row, in: $0) }
            // A row without a currency has an item.
            home = rate.map { (row.quantity * $0).printed } ?? .unknown(.row(line: row.line))
        } else if row.kind == .dividend, let item = row.item {
            let trade = Trade(row, of: item, inUnit: units[item], terms)
            (kind, amount) = (.dividend, row.quantity * row.price)
            // Zero needs no rate.
            home = amount.sign == 0 ? .zero : (row.quantity * trade.price * trade.rate).printed
        } else {
            return nil
        }
    }
}

/// A part of a lot that a row sold; `bought` is nil for an average. Prices are of one share of the first day.
struct LotSale: Sendable {
    let line: Int
    let bought: Day?
    let sold: Day
    /// Shares of the first day, and how many of the day of the sale one of them is.
    let part, factor: Rational
    /// The price paid for one, and the home value of one unit then.
    let cost, oldRate: Figure
    let price, rate: Figure
    let fee: Figure
}
