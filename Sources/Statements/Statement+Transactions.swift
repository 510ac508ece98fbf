internal import CivilTime
internal import Glibc
internal import Market
internal import Money
internal import Substrings

extension Statement {
    mutating func make(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
        let count = rows.transactions.count + rows.mistakes.count
        switch make {
        case .buy, .sell, .trade: try trade(make, row)
        case .dividend: try dividend(row)
        case .reward: try reward(row)
        case .fee, .tax, .interest: try money(make, row)
        case .deposit, .withdraw, .cash: try move(make, row)
        case .leg: return try leg(row)
        case .exchange: try exchange(row)
        case .swap: try swap(row)
        case .splitAdded:
            guard let item = item(row, unit: currency(row)) else { return leave(row.line, .nameless) }
            guard let added = try figure("quantity", row, .quantity) else {
                throw Flaw(column: .quantity, cause: .valueMissing(.split))
            }
            splits.append(Split(row: row, item: item, added: added))
            return
        case .splitRatio:
            guard let item = item(row, unit: currency(row)) else { return leave(row.line, .nameless) }
            guard let new = try figure("new", row, .quantity), let old = try figure("old", row, .quantity)
            else {
                throw Flaw(column: .quantity, cause: .valueMissing(.split))
            }
            emit(
                row, .split,
                [.item: item, .quantity: "\(new.shortText(places: 10)):\(old.shortText(places: 10))"])
        case .splitLeg:
            guard let amount = try figure("quantity", row, .quantity) else {
                throw Flaw(column: .quantity, cause: .valueMissing(.split))
            }
            let day = row.figures.day(text("date", of: row))
            splitLegs.append(Leg(row: row, group: day, unit: text("isin", of: row), amount: amount, fee: 0))
            return
        case .instrument:
            let known = (isin: text("isin", of: row), exchange: text("exchange", of: row))
            for symbol in text("symbol", of: row).split(separator: ",") {
                instruments[String(symbol.drop { $0 == " " })] = known
            }
            return leave(row.line, .information)
        }
        if rows.transactions.count + rows.mistakes.count == count, leftOut.last?.line != row.line {
            leave(row.line, .empty)
        }
    }

    mutating func emit(_ row: Row, _ kind: Transaction.Kind, _ texts: [Transaction.Column: String]) {
        var texts = texts
        texts[.date] = row.figures.day(text("date", of: row))
        texts[.type] = kind.rawValue
        let own = text("account", of: row)
        texts[.account] = own.isEmpty ? account : own
        let note = [text("note", of: row), text("name", of: row), text("text", of: row)].first { !$0.isEmpty }
        texts[.note] = CleanText.line(note ?? "", limit: 120)
        _ = rows.add(line: row.line, texts)
    }

    static func quantity(_ figure: Rational) -> String { figure.magnitude.shortText(places: 10) }
    static func price(_ figure: Rational) -> String { figure.magnitude.shortText(places: 20) }

    /// Money that goes out (below 0) or comes in, apart from trades.
    mutating func emitMoney(
        _ row: Row, _ amount: Amount, item: String?, out: Transaction.Kind,
        comes: Transaction.Kind = .interest
    ) {
        guard Statement.quantity(amount.value) != "0" else { return }
        var texts: [Transaction.Column: String] = [.item: item ?? "", .currency: amount.unit]
        let kind = amount.value.sign < 0 ? out : comes
        if kind == .fee {
            texts[.fee] = Statement.price(amount.value)
        } else if kind == .dividend {
            (texts[.quantity], texts[.price]) = ("1", Statement.price(amount.value))
        } else {
            texts[.quantity] = Statement.quantity(amount.value)
        }
        emit(row, kind, texts)
    }

    mutating func emitCosts(_ row: Row, _ costs: [Amount], item: String?, out: Transaction.Kind) {
        for cost in costs {
            emitMoney(row, Amount(value: -cost.value, unit: cost.unit), item: item, out: out)
        }
    }

    mutating func emitExchange(_ row: Row, out: Amount, into: Amount, fee: Rational = 0) {
        guard let from = MinorUnit(out.unit)?.code.text, let to = MinorUnit(into.unit)?.code.text,
            let paid = Statement.converted(out, to: from), let got = Statement.converted(into, to: to),
            paid.sign > 0, got.sign > 0, Statement.quantity(paid) != "0"
        else { return }
        let quantity = paid.rounded(places: 10)
        emit(
            row, .exchange,
            [
                .item: to, .quantity: Statement.quantity(quantity), .price: Statement.price(got / quantity),
                .currency: from, .fee: fee.sign > 0 ? Statement.price(fee) : "",
            ])
    }

    mutating func trade(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
        let symbol = text("symbol", of: row)
        if form.symbols.contracts.contains(where: { $0.match(symbol) != nil }) {
            return leave(row.line, .contract)
        }
        var row = row
        try settle(&row)
        let price = row.rule.isByAmount ? nil : try figure("price", row, .price)
        guard let quantity = try figure("quantity", row, .quantity) else {
            throw Flaw(column: .quantity, cause: .valueMissing(make == .sell ? .sell : .buy))
        }
        guard quantity.sign != 0 else { return }
        let isSale = make == .sell || make == .trade && quantity.sign < 0
        let unit = row.rule.isByAmount ? cash(row) ?? currency(row) : currency(row)
        let paidIn = cash(row) ?? unit
        guard let item = item(row, unit: unit) else { return leave(row.line, .nameless) }
        let (fees, taxes) = (
            try costs(row.layout.table.fees, row, .fee), try costs(row.layout.table.taxes, row, .fee)
        )
        var paid = try figure("amount", row, .price)?.magnitude
        if row.rule.isNet, let net = paid {
            let costs = (fees + taxes).compactMap { Statement.converted($0, to: paidIn ?? "") }
            paid = costs.reduce(net) { isSale ? $0 + $1 : $0 - $1 }
        }
        var each = price
        // The file of transactions has ten decimals; coins have more.
        let size = quantity.magnitude.rounded(places: 10)
        guard size.sign > 0 else { return }
        let isSame = Statement.converted(Amount(value: 1, unit: paidIn ?? ""), to: unit ?? "") != nil
        if isSame, let paid, paid.sign > 0 {
            let cost = Statement.converted(Amount(value: paid, unit: paidIn ?? ""), to: unit ?? "") ?? paid
            // Bonds have prices per 100.
            let ratio = each.map { $0 * size / cost }
            if ratio == nil || ratio.map({ $0 > 90 && $0 < 110 }) ?? false { each = cost / size }
        }
        guard let each else { throw Flaw(column: .price, cause: .valueMissing(isSale ? .sell : .buy)) }
        var fee = Rational.zero
        var others: [Amount] = []
        for cost in fees {
            if let own = Statement.converted(cost, to: unit ?? cost.unit) {
                fee += own
            } else {
                others.append(cost)
            }
        }
        if row.rule.hasRest, isSame, let paid {
            let rest = isSale ? each * size - paid : paid - each * size
            if rest.sign > 0, rest < paid { fee += rest }
        }
        emit(
            row, isSale ? .sell : .buy,
            [
                .item: item, .quantity: Statement.quantity(quantity), .price: Statement.price(each),
                .currency: unit ?? "", .fee: fee.sign > 0 ? Statement.price(fee) : "",
            ])
        if fee.sign < 0 { others.append(Amount(value: fee, unit: unit ?? "")) }
        emitCosts(row, others, item: item, out: .fee)
        emitCosts(row, taxes, item: item, out: .tax)
        guard !isSame, let paid, paid.sign > 0, let unit, let paidIn else { return }
        let costs = taxes.compactMap { Statement.converted($0, to: unit) }.reduce(fee, +)
        let value = each.magnitude * size
        if isSale {
            emitExchange(
                row, out: Amount(value: value - costs, unit: unit), into: Amount(value: paid, unit: paidIn))
        } else {
            emitExchange(
                row, out: Amount(value: paid, unit: paidIn), into: Amount(value: value + costs, unit: unit))
        }
    }

    /// Picks the decimal mark by the amount, if quantity or price is ambiguous.
    func settle(_ row: inout Row) throws(Flaw) {
        let texts = [text("quantity", of: row), text("price", of: row)]
        let isOpen = texts.contains { text in
            text.contains(where: { $0 == "," || $0 == "." }) && StatementFigures.mark(of: text) == nil
        }
        guard row.layout.table.decimals == .either, isOpen,
            let amount = try figure("amount", row, .price)?.magnitude, amount.sign > 0
        else { return }
        var best: (mark: UInt8, error: Double)?
        for mark in [UInt8(ascii: ","), UInt8(ascii: ".")] {
            var other = row
            other.figures.nearby = mark
            guard let quantity = try? figure("quantity", other, .quantity),
                let price = try? figure("price", other, .price)
            else { continue }
            let ratio = (quantity * price / amount).magnitude.double
            let error = [1.0, 100].map { abs(Glibc.log(ratio / $0)) }.min() ?? .infinity
            if error < best?.error ?? .infinity { best = (mark, error) }
        }
        if let best { row.figures.nearby = best.mark }
    }

    mutating func dividend(_ row: Row) throws(Flaw) {
        let (unit, paidIn) = (currency(row), cash(row))
        let item = item(row, unit: unit)
        let (fees, taxes) = (
            try costs(row.layout.table.fees, row, .fee), try costs(row.layout.table.taxes, row, .fee)
        )
        let amount = try figure("amount", row, .price)
        let (quantity, price) = (
            row.rule.isByAmount ? nil : try figure("quantity", row, .quantity),
            row.rule.isByAmount ? nil : try figure("price", row, .price)
        )
        var income: Amount
        var isForeign = false
        if let quantity, let price, let unit,
            amount == nil || MinorUnit(unit)?.code != paidIn.flatMap(MinorUnit.init)?.code,
            price.sign != 0
        {
            income = Amount(value: quantity.magnitude * price, unit: unit)
            isForeign = amount != nil
        } else if let amount {
            income = Amount(value: amount, unit: paidIn ?? unit ?? "")
        } else {
            throw Flaw(column: .price, cause: .valueMissing(.dividend))
        }
        let net = income
        if row.rule.isNet {
            for cost in fees + taxes { income.value += Statement.converted(cost, to: income.unit) ?? 0 }
        }
        let kind: Transaction.Kind = item == nil ? .interest : .dividend
        emitMoney(row, income, item: item, out: .fee, comes: kind)
        emitCosts(row, fees, item: item, out: .fee)
        // A tax withheld in another currency was income in that one.
        for tax in taxes where row.rule.isNet && Statement.converted(tax, to: income.unit) == nil {
            emitMoney(row, tax, item: item, out: .fee, comes: kind)
        }
        emitCosts(row, taxes, item: item, out: .tax)
        if isForeign, let amount, let paidIn, net.value.sign > 0, amount.sign > 0 {
            emitExchange(row, out: net, into: Amount(value: amount, unit: paidIn))
        }
    }

    mutating func exchange(_ row: Row) throws(Flaw) {
        var (out, into): (Amount, Amount)
        if let paid = try figure("out", row, .quantity), let got = try figure("into", row, .quantity) {
            out = Amount(value: paid.magnitude, unit: unit(text("out.unit", of: row)) ?? "")
            into = Amount(value: got.magnitude, unit: unit(text("into.unit", of: row)) ?? "")
        } else {
            guard let quantity = try figure("quantity", row, .quantity) else {
                throw Flaw(column: .quantity, cause: .valueMissing(.exchange))
            }
            var amount = try figure("amount", row, .price)?.magnitude
            if amount == nil, let price = try figure("price", row, .price) {
                amount = price * quantity.magnitude
            }
            guard let amount else { throw Flaw(column: .price, cause: .valueMissing(.exchange)) }
            out = Amount(value: amount, unit: unit(text("currency", of: row)) ?? "")
            into = Amount(value: quantity.magnitude, unit: unit(text("base", of: row)) ?? "")
            let isSale = text("side", of: row).lowercased().hasPrefix("s") || quantity.sign < 0
            if isSale { (out, into) = (into, out) }
        }
        guard MinorUnit(out.unit) != nil else {
            throw Flaw(column: .currency, cause: .unknownCurrency(out.unit))
        }
        guard MinorUnit(into.unit) != nil else {
            throw Flaw(column: .item, cause: .unknownCurrency(into.unit))
        }
        let fees = try costs(row.layout.table.fees, row, .fee)
        emitExchange(row, out: out, into: into)
        emitCosts(row, fees, item: nil, out: .fee)
    }

    mutating func swap(_ row: Row) throws(Flaw) {
        guard let quantity = try figure("quantity", row, .quantity)?.magnitude,
            let got = try figure("into", row, .quantity)?.magnitude
        else { throw Flaw(column: .quantity, cause: .valueMissing(.sell)) }
        guard let value = try figure("value", row, .price)?.magnitude, let unit = currency(row),
            value.sign > 0
        else { return leave(row.line, .coins) }
        let (from, to) = (text("symbol", of: row), text("into.unit", of: row))
        let names = form.symbols.names
        trade(row, .sell, names[from] ?? from, quantity, for: Amount(value: value, unit: unit))
        trade(row, .buy, names[to] ?? to, got, for: Amount(value: value, unit: unit))
    }

    mutating func reward(_ row: Row) throws(Flaw) {
        var unit = [currency(row), cash(row)].lazy.compactMap(\.self).first(where: Fiat.codes.contains)
        guard let item = item(row, unit: unit) else { return leave(row.line, .nameless) }
        guard let quantity = try figure("quantity", row, .quantity), quantity.sign > 0 else { return }
        var price = try figure("price", row, .price)
        if price == nil, let value = try figure("value", row, .price), value.sign > 0 {
            (price, unit) = (value / quantity, self.unit(text("value.currency", of: row)) ?? unit ?? "USD")
        }
        let rounded = quantity.rounded(places: 10)
        if let price, price.sign > 0, rounded.sign > 0 {
            emit(
                row, .dividend,
                [
                    .item: item, .quantity: Statement.quantity(rounded), .price: Statement.price(price),
                    .currency: unit ?? "",
                ])
        }
        if rounded.sign > 0 {
            emit(
                row, .buy,
                [
                    .item: item, .quantity: Statement.quantity(rounded), .price: Statement.price(price ?? 0),
                    .currency: unit ?? "",
                ])
        }
    }

    mutating func money(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
        let taxes = try costs(row.layout.table.taxes, row, .fee)
        let fees = try costs(row.layout.table.fees, row, .fee)
        let (unit, amount) = (cash(row) ?? "", try figure("amount", row, .quantity))
        if amount == nil && taxes.isEmpty && fees.isEmpty {
            let kind: Transaction.Kind = make == .tax ? .tax : make == .fee ? .fee : .interest
            throw Flaw(column: kind == .fee ? .fee : .quantity, cause: .valueMissing(kind))
        }
        let item = item(row, unit: unit)
        var value = amount ?? 0
        // The amount may already lack the costs in separate columns.
        if row.rule.isNet {
            for cost in fees + taxes { value += Statement.converted(cost, to: unit) ?? 0 }
        }
        emitMoney(row, Amount(value: value, unit: unit), item: item, out: make == .tax ? .tax : .fee)
        emitCosts(row, fees, item: item, out: .fee)
        emitCosts(row, taxes, item: item, out: .tax)
    }

    mutating func move(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
        guard let amount = try figure("amount", row, .quantity) else {
            throw Flaw(column: .quantity, cause: .valueMissing(make == .withdraw ? .withdraw : .deposit))
        }
        let (fees, taxes) = (
            try costs(row.layout.table.fees, row, .fee), try costs(row.layout.table.taxes, row, .fee)
        )
        let isOut = make == .withdraw || make == .cash && amount.sign < 0
        let unit = cash(row) ?? ""
        let fee = fees.compactMap { Statement.converted($0, to: unit) }.reduce(0, +)
        var value = amount.magnitude
        if row.rule.isNet { value = isOut ? value - fee : value + fee }
        if value.sign > 0 {
            emit(
                row, isOut ? .withdraw : .deposit,
                [
                    .quantity: Statement.quantity(value), .currency: unit,
                    .fee: fee.sign > 0 ? Statement.price(fee) : "",
                ])
        } else if fee.sign > 0 {
            emitMoney(row, Amount(value: -fee, unit: unit), item: nil, out: .fee)
        }
        emitCosts(row, taxes, item: nil, out: .tax)
    }
}
