package import CivilTime
internal import Market

/// One item in one account, as its rows left it, without today's prices.
struct Holding: Sendable {
    let key: Position.Key
    let unit: String?
    var quantity: Rational { shares * factor }
    /// In shares of the first day until all rows are replayed: a split then changes no lot.
    private(set) var lots: [Lot] = []
    /// Shares of the first day, and how many of today's one of them is.
    private var (shares, factor) = (Rational.zero, Rational.one)
    private(set) var flows = CashFlows()
    private var realised = Figure.zero
    private var income = Figure.zero
    private var fees = Figure.zero
    private var taxes = Figure.zero
    /// Of what is sold, like `currencyGain`.
    private var priceGain = Figure.zero
    private var currencyGain = Figure.zero
    private var homeIncome = Figure.zero
    private var homeFees = Figure.zero
    private var homeTaxes = Figure.zero
    private var (cost, homeCost) = (Figure.zero, Figure.zero)
    /// The home cost of the lots if each cost 1.
    private var atOldRates = Figure.zero
    private(set) var sales: [LotSale] = []
    private(set) var steps: [HeldPast.Step] = []
    /// In binary, of the lots held that have a home cost; and how many have none.
    private var (drawnCost, unpriced) = (0.0, 0)
    /// The factor that the service divided closes of the day by.
    private var laterFactor = Rational.one
    var gaps = Gaps()

    init(_ key: Position.Key, unit: String?) { (self.key, self.unit) = (key, unit) }

    mutating func buy(_ trade: Trade, _ method: CostMethod) {
        let row = trade.row
        let bought = row.quantity / factor
        var lot = Lot(
            day: row.day, quantity: bought, price: trade.price.map { $0 * factor }, rate: trade.rate)
        switch method {
        case .average where !lots.isEmpty:
            lot = lots[0].pooled(with: lot)
            lots[0] = lot
            (drawnCost, unpriced) = (0, 0)
        case .average: lots = [Lot(day: nil, quantity: lot.quantity, price: lot.price, rate: lot.rate)]
        case .fifo: lots.append(lot)
        }
        if let cost = lot.drawnCost(of: lot.quantity) { drawnCost += cost } else { unpriced += 1 }
        shares += bought
        note(row.day)
        charge(trade)
        flow(Figure.zero - row.quantity * trade.price - trade.fee, trade)
    }

    /// - Precondition: At least as many are held.
    mutating func sell(_ trade: Trade) {
        let row = trade.row
        let (sold, price) = (row.quantity / factor, trade.price.map { $0 * factor })
        var (left, emptied) = (sold, 0)
        for place in lots.indices {
            if left.sign == 0 { break }
            let part = min(left, lots[place].quantity)
            let gain = part * (price - lots[place].price)
            realised += gain
            priceGain += gain * lots[place].rate
            drawnCost -= lots[place].drawnCost(of: part) ?? 0
            currencyGain += part * price * (trade.rate - lots[place].rate)
            sales.append(
                LotSale(
                    line: row.line, bought: lots[place].day, sold: row.day, part: part, factor: factor,
                    cost: lots[place].price, oldRate: lots[place].rate, price: price, rate: trade.rate,
                    fee: part == sold ? trade.fee : trade.fee.map { $0 * part / sold }))
            lots[place].quantity -= part
            left -= part
            if lots[place].quantity.sign == 0 { emptied += 1 }
        }
        unpriced -= lots[..<emptied].count { $0.homeCost.missing != nil }
        lots.removeFirst(emptied)
        shares -= sold
        note(row.day)
        charge(trade)
        flow(row.quantity * trade.price - trade.fee, trade)
    }

    func canSplit(by factor: Rational) -> Bool { LaterSplits.range.contains(self.factor * factor) }

    mutating func split(by factor: Rational, on day: Day) {
        self.factor = (self.factor * factor).trimmed
        note(day)
    }

    mutating func earn(_ trade: Trade) {
        income += trade.amount
        if trade.amount != .zero { homeIncome += trade.amount * trade.rate }
        charge(trade)
        flow(trade.amount - trade.fee, trade)
    }

    mutating func tax(_ trade: Trade) {
        taxes += trade.amount
        if trade.amount != .zero { homeTaxes += trade.amount * trade.rate }
        charge(trade)
        flow(Figure.zero - trade.amount - trade.fee, trade)
    }

    mutating func pay(_ trade: Trade) {
        charge(trade)
        flow(Figure.zero - trade.fee, trade)
    }

    /// Sums up after the last row. `laterFactor`: the product of the splits after the requested day.
    mutating func close(laterFactor: Rational) {
        self.laterFactor = laterFactor
        for place in lots.indices {
            lots[place].quantity = lots[place].quantity * factor
            lots[place].price = lots[place].price.map { $0 / factor }
        }
        (shares, factor) = (quantity, .one)
        for lot in lots {
            cost += lot.cost
            homeCost += lot.homeCost
            atOldRates += lot.quantity * lot.rate
        }
    }

    private mutating func note(_ day: Day) {
        // Drop what rounding left.
        if shares.sign == 0 { drawnCost = 0 }
        if steps.last?.day == day { steps.removeLast() }
        steps.append(
            HeldPast.Step(day: day, quantity: quantity.double, cost: unpriced == 0 ? drawnCost : nil))
    }

    /// Zero needs no rate.
    private mutating func charge(_ trade: Trade) {
        guard trade.fee != .zero else { return }
        fees += trade.fee
        homeFees += trade.fee * trade.rate
    }

    private mutating func flow(_ amount: Figure, _ trade: Trade) {
        if amount != .zero { flows.add(amount * trade.rate, on: trade.row.day) }
    }

    func position(at quote: ItemPrice?, _ terms: Terms) -> Position {
        let factor = quote?.isOfThatDay == true ? .one : laterFactor
        let price = Figure(quote?.price.map { $0 * factor }, or: .price(key.item))
        let rate = terms.rate(inUnit: unit, of: key.item, on: terms.day)
        let change = change(quote, price, rate, factor, terms)
        let held = gaps.holding(quantity)
        // Zero shares are worth zero at any price.
        func ofHeld(_ figure: @autoclosure () -> Figure) -> Figure {
            quantity.sign == 0 ? gaps.holding(Figure.zero) : held.missing.map { .unknown($0) } ?? figure()
        }
        let value = ofHeld(held * price)
        var home = HomeFigures()
        home.value = ofHeld(value * rate).printed
        home.cost = ofHeld(homeCost).printed
        home.dayChange = ofHeld(held * change.home).printed
        home.priceGain = gaps.holding(priceGain + ofHeld(atOldRates * price - homeCost)).printed
        home.currencyGain = gaps.holding(currencyGain + ofHeld(value * rate - atOldRates * price)).printed
        home.income = gaps.income(homeIncome).printed
        home.fees = gaps.fees(homeFees).printed
        home.taxes = gaps.taxes(homeTaxes).printed
        home.dayCurrency = ofHeld(held * change.currency).printed
        home.yearlyReturn = YearlyReturn(flows, value: home.value, on: terms.day, gap: gaps.any)
        return Position(
            key: key, currency: unit, quantity: held, cost: gaps.holding(cost), price: price, value: value,
            dayChange: ofHeld(held * change.own), realised: gaps.holding(realised),
            income: gaps.income(income), fees: gaps.fees(fees), taxes: gaps.taxes(taxes), home: home,
            lots: lots)
    }

    /// The day's change of one in its unit, at home, and at home by the currency alone.
    private func change(
        _ quote: ItemPrice?, _ price: Figure, _ rate: Figure, _ factor: Rational, _ terms: Terms
    ) -> (own: Figure, home: Figure, currency: Figure) {
        let isAtHome = unit.flatMap(MinorUnit.init)?.code == terms.rates.home
        guard let day = quote?.closeDay, let close = quote?.close else {
            let unknown = Figure.unknown(price.missing ?? .close(key.item))
            return (unknown, unknown, isAtHome ? price.map { _ in .zero } : unknown)
        }
        let (old, then) = (Figure.known(close * factor), terms.rate(inUnit: unit, of: key.item, on: day))
        return (price - old, price * rate - old * then, price * (rate - then))
    }
}

extension Lot {
    /// In binary, for charts; nil without a rate.
    fileprivate func drawnCost(of part: Rational) -> Double? {
        price.value.flatMap { price in rate.value.map { part.double * price.double * $0.double } }
    }

    fileprivate func pooled(with other: Lot) -> Lot {
        let (all, cost) = (quantity + other.quantity, cost + other.cost)
        guard all.sign != 0 else { return other }
        // The rate is home cost ÷ cost. If both cost nothing, weigh by shares.
        let rate =
            cost == .zero
            ? (quantity * rate + other.quantity * other.rate).map { $0 / all }
            : (homeCost + other.homeCost) / cost
        return Lot(
            day: nil, quantity: all, price: cost.map { ($0 / all).trimmed }, rate: rate.map(\.trimmed))
    }
}

/// The ignored rows, by the figures of a position that they make unknown.
struct Gaps: Hashable, Sendable {
    private var lines: [LeftOut.Part: Int] = [:]
    /// The first day of a row that may change the quantity; nil for none. An unreadable day may be any.
    private(set) var unknownSince: Day?

    /// Rows come by line.
    mutating func add(_ row: Mistake) {
        let parts = row.parts(hasCash: false)
        for part in parts where lines[part] == nil { lines[part] = row.line }
        guard parts.contains(.holding) else { return }
        let day = row.day ?? Day(number: .min)
        unknownSince = min(unknownSince ?? day, day)
    }

    /// The figure, unless a row is missing that may change the quantity or gains.
    func holding(_ figure: Figure) -> Figure { missing(.holding) ?? figure }
    func holding(_ value: Rational) -> Figure { holding(.known(value)) }
    func income(_ figure: Figure) -> Figure { missing(.income) ?? figure }
    func fees(_ figure: Figure) -> Figure { missing(.fees) ?? figure }
    func taxes(_ figure: Figure) -> Figure { missing(.taxes) ?? figure }
    var holdingLine: Int? { lines[.holding] }
    var any: Missing? {
        (lines[.holding] ?? lines[.income] ?? lines[.fees] ?? lines[.taxes]).map { .row(line: $0) }
    }

    private func missing(_ part: LeftOut.Part) -> Figure? { lines[part].map { .unknown(.row(line: $0)) } }
}

/// The quantity of a position since its first row, in binary: only for charts.
package struct HeldPast: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        package let day: Day
        /// In today's shares: later splits multiply it, as they divide prices.
        package let quantity: Double
        /// At home, by the rates of the purchase days; nil where one is unknown.
        package let cost: Double?
    }

    package let key: Position.Key
    package let unit: String?
    /// Oldest first, at most one a day.
    package let steps: [Step]
    /// From here on a row with a mistake makes the quantity unknown; nil for none.
    package let unknownSince: Day?

    init(_ holding: Holding, splits: [(day: Day, factor: Rational)]) {
        (key, unit, unknownSince) = (holding.key, holding.unit, holding.gaps.unknownSince)
        let told = holding.steps
        // A split that only another account's row has is no step of this one, but changes its prices too.
        let days = Set(told.map(\.day) + splits.map(\.day).filter { $0 > told.first?.day ?? $0 }).sorted()
        var factor = splits.reduce(1) { $0 * $1.factor.double }
        var (place, next, steps) = (0, 0, [Step]())
        for day in days {
            while next < splits.count, splits[next].day <= day {
                factor /= splits[next].factor.double
                next += 1
            }
            while place + 1 < told.count, told[place + 1].day <= day { place += 1 }
            let step = told[place]
            steps.append(
                Step(day: day, quantity: step.quantity * (next == splits.count ? 1 : factor), cost: step.cost)
            )
        }
        self.steps = steps
    }
}
