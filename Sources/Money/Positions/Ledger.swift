internal import CivilTime
package import Market

/// The state after replaying the rows up to a day, so that new prices cost little.
package struct Ledger: Sendable {
    package private(set) var terms: Terms
    /// Of the file, and of rows that contradict others, by line.
    package private(set) var mistakes: [Mistake]
    /// Like `past`, one per item and account, in the order of their first rows.
    private(set) var holdings: [Holding] = []
    package private(set) var past: [HeldPast] = []
    private var places: [Position.Key: Int] = [:]
    private var placesOf: [Symbol?: [Int]] = [:]
    /// The day of the last row that counts.
    private let last: Day?
    /// Those without an item, which only affect the total.
    private var (fees, taxes, income) = (Figure.zero, Figure.zero, Figure.zero)
    private var flows = CashFlows()
    /// Nil without a deposit or withdrawal, since the file then does not say how much cash there was.
    private(set) var book: CashBook?
    private var broken: [Mistake] = []
    /// Without sales of too much.
    var ignored: [Mistake] { broken }

    /// - Parameter mistakes: From the file's reader. Sums that their rows may affect are unknown.
    package init(_ rows: [Transaction], mistakes: [Mistake] = [], _ terms: Terms) {
        (self.terms, self.mistakes) = (terms, mistakes)
        var broken = mistakes.filter { $0.day.map { $0 <= terms.day } ?? true }
        let rows = rows.sorted { ($0.day, $0.line) < ($1.day, $1.line) }
        let counted = rows.prefix { $0.day <= terms.day }
        last = counted.last?.day
        let units = Units(counted, terms)
        let hasCash = (rows.map(\.kind) + mistakes.compactMap(\.kind)).contains {
            $0 == .deposit || $0 == .withdraw
        }
        book = hasCash ? CashBook() : nil
        for row in counted {
            guard let mistake = play(row, units) else {
                book?.enter(row, unit: row.currency ?? row.item.flatMap { units[$0] }, terms)
                continue
            }
            self.mistakes.append(mistake)
            // Ignoring a sale of too much leaves the position of the rows before it.
            if case .moreThanHeld = mistake.cause { continue }
            broken.append(mistake)
        }
        self.mistakes.sort { $0.line < $1.line }
        let splits = LaterSplits(rows, terms)
        for place in holdings.indices {
            holdings[place].close(laterFactor: splits.factor(of: holdings[place].key, after: terms.day))
        }
        self.broken = broken.sorted { $0.line < $1.line }
        for row in self.broken {
            book?.doubt(row) { units[$0] }
            for place in placesOf[row.item] ?? [] where row.concerns(holdings[place].key) {
                holdings[place].gaps.add(row)
            }
        }
        // A position with an unknown part does not count towards the total return. With cash, only deposits
        // and withdrawals come from outside.
        flows =
            book?.flows ?? CashFlows(holdings.filter { $0.gaps.any == nil }.map(\.flows) + [flows])
        past = holdings.map { HeldPast($0, splits: splits.all(of: $0.key)) }
    }

    /// The same rows with new current rates; nil if they need a replay, for other terms or because rows of
    /// today use those rates.
    package func renewed(_ terms: Terms) -> Ledger? {
        var renewed = self
        renewed.terms.rates = terms.rates
        let hasSamePast =
            terms.rates.hasSamePast(as: self.terms.rates) && last.map { $0 < terms.rates.today } ?? true
        return renewed.terms == terms && hasSamePast ? renewed : nil
    }

    package func positions(at prices: [Symbol: ItemPrice]) -> Positions { Positions(self, prices) }

    /// Rows of today keep the rates of today.
    package func supposing(_ scenario: Scenario) -> Ledger {
        var supposing = self
        supposing.terms.rates = terms.rates.supposing(scenario)
        return supposing
    }

    func total(of items: [Position], _ cash: [Cash]) -> HomeFigures {
        var total = HomeFigures(sumOf: items.map(\.home) + cash.map(\.home))
        total.fees += fees.printed
        total.taxes += taxes.printed
        total.income += income.printed
        total.leftOut = leftOut { _ in true }
        if book != nil {
            // Their money came from the deposits, so the return needs all of them.
            let gaps = holdings.lazy.compactMap(\.gaps.any).first
            let gap = gaps ?? cash.lazy.compactMap(\.amount.missing).first
            total.yearlyReturn = YearlyReturn(flows, value: total.value, on: terms.day, gap: gap)
            return total
        }
        let whole = zip(items, holdings).filter { $1.gaps.any == nil }.map(\.0.home)
        total.yearlyReturn = YearlyReturn(flows, value: HomeFigures(sumOf: whole).value, on: terms.day)
        return total
    }

    func leftOut(_ isOfInterest: (Mistake) -> Bool) -> [LeftOut] {
        broken.filter(isOfInterest).map { LeftOut($0, hasCash: book != nil) }.filter { !$0.parts.isEmpty }
    }

    /// The row's mistake, if any; the row is then ignored.
    private mutating func play(_ row: Transaction, _ units: Units) -> Mistake? {
        switch (row.kind, row.item) {
        case (.deposit, _), (.withdraw, _):
            return row.currency == nil ? Mistake(row, .currency, .valueMissing(row.kind)) : nil
        case (.exchange, _): return pay(row, row.fee)
        case (.fee, nil): return pay(row, row.fee)
        case (.tax, nil), (.interest, nil): return pay(row, row.quantity)
        case (_, nil): return nil
        case (.split, let item?):
            guard row.quantity.sign > 0 else { return Mistake(row, .quantity, .isZero) }
            let places = (placesOf[item] ?? []).filter { row.splits(holdings[$0].key.account) }
            guard places.allSatisfy({ holdings[$0].canSplit(by: row.quantity) }) else {
                return Mistake(row, .quantity, .splitsOutOfRange)
            }
            for place in places {
                holdings[place].split(by: row.quantity, on: row.day)
            }
            return nil
        case (_, let item?):
            return trade(row, Position.Key(item, account: row.account), unit: units[item])
        }
    }

    private mutating func trade(_ row: Transaction, _ key: Position.Key, unit: String?) -> Mistake? {
        let known = places[key]
        if row.kind == .sell {
            let held = known.map { holdings[$0].quantity } ?? .zero
            guard row.quantity <= held else { return Mistake(row, .quantity, .moreThanHeld(held)) }
        }
        let place = known ?? holdings.count
        if known == nil {
            places[key] = place
            placesOf[key.item, default: []].append(place)
            holdings.append(Holding(key, unit: unit))
        }
        let trade = Trade(row, of: key.item, inUnit: unit, terms)
        switch row.kind {
        case .buy: holdings[place].buy(trade, terms.method)
        case .sell: holdings[place].sell(trade)
        case .dividend: holdings[place].earn(trade)
        case .interest: holdings[place].earn(trade)
        case .fee: holdings[place].pay(trade)
        case .tax: holdings[place].tax(trade)
        case .split, .deposit, .withdraw, .exchange: break
        }
        return nil
    }

    private mutating func pay(_ row: Transaction, _ amount: Rational) -> Mistake? {
        guard amount.sign != 0 else { return nil }
        guard let unit = row.currency.flatMap(MinorUnit.init) else {
            return Mistake(row, .currency, .valueMissing(row.kind))
        }
        let amount = amount * terms.rate(of: row, in: unit)
        switch row.kind {
        case .interest: income += amount
        case .tax: taxes += amount
        case .buy, .sell, .dividend, .split, .fee, .deposit, .withdraw, .exchange: fees += amount
        }
        flows.add(row.kind == .interest ? amount : amount.map { -$0 }, on: row.day)
        return nil
    }
}

extension Mistake {
    fileprivate init(_ row: Transaction, _ column: Transaction.Column, _ cause: Cause) {
        self.init(
            line: row.line, column: column, cause, day: row.day, kind: row.kind, item: row.item,
            account: row.account)
    }
}

/// The splits up to today, which feeds' earlier closes already include.
struct LaterSplits {
    private var rows: [Symbol: [Transaction]] = [:]

    /// Beyond this product splits are a mistake, and exact fractions would grow without limit.
    static let range = Rational(1) / Rational(tenTo: 30)...Rational(tenTo: 30)

    init(_ rows: [Transaction], _ terms: Terms) {
        for row in rows where row.kind == .split && row.day <= terms.rates.today {
            if let item = row.item, row.quantity.sign > 0 { self.rows[item, default: []].append(row) }
        }
    }

    func factor(of key: Position.Key, after day: Day) -> Rational {
        all(of: key).reduce(.one) { $1.day > day ? ($0 * $1.factor).trimmed : $0 }
    }

    /// Oldest first. An account's own rows take precedence; on a day without one, another account's count.
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
    func splits(_ account: String) -> Bool { self.account.isEmpty || self.account == account }
}
