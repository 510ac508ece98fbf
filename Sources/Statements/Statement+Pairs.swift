internal import CivilTime
internal import Glibc
internal import Market
internal import Money
internal import Substrings

extension Statement {
    func group(_ row: Row) -> String {
        let named = text("group", of: row)
        return named.isEmpty ? text("date", of: row) + " " + text("time", of: row) : named
    }

    mutating func leg(_ row: Row) throws(Flaw) {
        guard var amount = try figure("amount", row, .quantity) else {
            throw Flaw(column: .quantity, cause: .valueMissing(.exchange))
        }
        var symbol = text("unit", of: row)
        if symbol.isEmpty { symbol = text("currency", of: row) }
        if symbol.isEmpty { symbol = cash(row) ?? "" }
        for end in form.symbols.ends where symbol.hasSuffix(end) {
            symbol = String(symbol.dropLast(end.count))
        }
        let fee = try costs(row.layout.table.fees, row, .fee).map(\.value).reduce(0, +)
        if row.rule.isNet { amount += fee }
        guard amount.sign != 0 || fee.sign != 0 else { return leave(row.line, .empty) }
        var value: (Rational, String)?
        if let worth = try figure("value", row, .price), worth.sign != 0 {
            value = (worth.magnitude, unit(text("value.currency", of: row)) ?? "USD")
        }
        legs.append(
            Leg(
                row: row, group: group(row), unit: form.symbols.names[symbol] ?? symbol, amount: amount,
                fee: fee,
                value: value))
    }

    mutating func pairLegs() {
        for group in Statement.grouped(legs) {
            let sides = Statement.merged(group.filter { $0.amount.sign != 0 }, &parts)
            var outs = sides.filter { $0.amount.sign < 0 }
            var ins = sides.filter { $0.amount.sign > 0 }
            // Costs of a group in separate rows.
            let costs = group.filter { $0.amount.sign == 0 }
            while let out = outs.first, let into = ins.first(where: { $0.unit != out.unit }) ?? ins.first {
                outs.removeFirst()
                ins.removeFirst { $0.row.line == into.row.line }
                pair(out, into)
            }
            for leg in outs + ins { leave(leg.row.line, .half) }
            for leg in costs {
                emitMoney(leg.row, Amount(value: -leg.fee, unit: leg.unit), item: nil, out: .fee)
            }
        }
        legs = []
    }

    static func grouped(_ legs: [Leg]) -> [[Leg]] {
        var places: [String: Int] = [:]
        var groups: [[Leg]] = []
        for leg in legs {
            if let place = places[leg.group] {
                groups[place].append(leg)
            } else {
                places[leg.group] = groups.count
                groups.append([leg])
            }
        }
        return groups
    }

    /// One leg a unit: merges the fills of an order, and costs taken from what was bought.
    static func merged(_ legs: [Leg], _ parts: inout Set<Int>) -> [Leg] {
        guard legs.count > 2 else { return legs }
        var merged: [Leg] = []
        for leg in legs {
            guard let place = merged.firstIndex(where: { $0.unit == leg.unit }) else {
                merged.append(leg)
                continue
            }
            merged[place].amount += leg.amount
            merged[place].fee += leg.fee
            if let value = leg.value, let before = merged[place].value {
                merged[place].value = (before.0 + value.0, value.1)
            }
            parts.insert(leg.row.line)
        }
        return merged
    }

    mutating func pair(_ out: Leg, _ into: Leg) {
        let row = out.row.line < into.row.line ? out.row : into.row
        let paid = out.amount.magnitude
        switch (Fiat.codes.contains(out.unit), Fiat.codes.contains(into.unit)) {
        case (true, true):
            parts.insert(max(out.row.line, into.row.line))
            emitExchange(
                row, out: Amount(value: paid, unit: out.unit),
                into: Amount(value: into.amount - into.fee, unit: into.unit), fee: out.fee)
        case (true, false):
            parts.insert(max(out.row.line, into.row.line))
            trade(
                row, .buy, into.unit, into.amount - into.fee, for: Amount(value: paid, unit: out.unit),
                fee: out.fee)
        case (false, true):
            parts.insert(max(out.row.line, into.row.line))
            trade(
                row, .sell, out.unit, paid + out.fee, for: Amount(value: into.amount, unit: into.unit),
                fee: into.fee)
        case (false, false):
            guard let (value, unit) = into.value ?? out.value else {
                leave(out.row.line, .coins)
                leave(into.row.line, .coins)
                return
            }
            trade(out.row, .sell, out.unit, paid + out.fee, for: Amount(value: value, unit: unit))
            trade(into.row, .buy, into.unit, into.amount - into.fee, for: Amount(value: value, unit: unit))
        }
    }

    mutating func trade(
        _ row: Row, _ kind: Transaction.Kind, _ coin: String, _ quantity: Rational, for paid: Amount,
        fee: Rational = 0
    ) {
        let rounded = quantity.rounded(places: 10)
        guard rounded.sign > 0 else { return leave(row.line, .empty) }
        emit(
            row, kind,
            [
                .item: Statement.coin(coin), .quantity: Statement.quantity(rounded),
                .price: Statement.price(paid.value / rounded), .currency: paid.unit,
                .fee: fee.sign > 0 ? Statement.price(fee) : "",
            ])
    }

    mutating func pairSplitLegs() {
        for group in Statement.grouped(splitLegs) {
            var olds = group.filter { $0.amount.sign < 0 }
            var news = group.filter { $0.amount.sign > 0 }
            while let old = olds.first, let new = news.first(where: { $0.unit == old.unit }) ?? news.first {
                olds.removeFirst()
                news.removeFirst { $0.row.line == new.row.line }
                // Shares under another number are others.
                guard ISIN(old.unit) == nil || ISIN(new.unit) == nil || old.unit == new.unit else {
                    leave(old.row.line, .corporate)
                    leave(new.row.line, .corporate)
                    continue
                }
                let row = old.row.line < new.row.line ? old.row : new.row
                let factor = new.amount / old.amount.magnitude
                guard let item = item(new.row, unit: currency(new.row)) else {
                    leave(old.row.line, .nameless)
                    leave(new.row.line, .nameless)
                    continue
                }
                guard factor != 1 else {
                    leave(old.row.line, .corporate)
                    leave(new.row.line, .corporate)
                    continue
                }
                parts.insert(max(old.row.line, new.row.line))
                emit(row, .split, [.item: item, .quantity: Statement.factor(factor)])
            }
            for leg in olds + news { leave(leg.row.line, .half) }
        }
        splitLegs = []
    }

    static func factor(_ factor: Rational) -> String {
        let parts = factor.fractionText.split(separator: "/")
        return parts.count == 2 ? parts.joined(separator: ":") : String(parts.first ?? "") + ":1"
    }

    /// Makes splits of shares added, by the shares held before.
    mutating func addSplits(_ known: TransactionDocument) {
        let days = splits.map { split in (split, split.row.figures.day(text("date", of: split.row))) }
        for (split, day) in days.sorted(by: { $0.1 < $1.1 }) {
            let own = text("account", of: split.row)
            let account = own.isEmpty ? self.account : own
            if let there = known.transactions.first(where: { transaction in
                transaction.kind == .split && transaction.item == known.listing(of: Symbol(split.item))
                    && transaction.day.description == day
                    && (transaction.account == account || transaction.account.isEmpty)
            }) {
                emit(split.row, .split, [.item: split.item, .quantity: there.text(.quantity)])
                continue
            }
            let all = known.transactions + rows.new(to: known)
            let item = known.listing(of: Symbol(split.item))
            let held = Statement.held(
                item, account, before: day,
                all.map { transaction in
                    var transaction = transaction
                    transaction.item = known.listing(of: transaction.item)
                    return transaction
                })
            guard held.sign > 0, (held + split.added).sign > 0, split.added.sign != 0 else {
                leave(split.row.line, .split)
                continue
            }
            emit(
                split.row, .split,
                [.item: split.item, .quantity: Statement.factor((held + split.added) / held)])
        }
        splits = []
    }

    static func held(
        _ item: Symbol?, _ account: String, before day: String, _ transactions: [Transaction]
    ) -> Rational {
        let mine = transactions.filter { $0.item == item && $0.day.description < day }
        var held = Rational.zero
        for (_, transaction) in mine.enumerated().sorted(by: { ($0.1.day, $0.0) < ($1.1.day, $1.0) }) {
            let isHere = transaction.account == account
            switch transaction.kind {
            case .buy where isHere: held += transaction.quantity
            case .sell where isHere: held -= transaction.quantity
            case .split where isHere || transaction.account.isEmpty: held = held * transaction.quantity
            case .buy, .sell, .split, .dividend, .fee, .deposit, .withdraw, .tax, .interest, .exchange: break
            }
        }
        return held
    }
}

extension Array {
    fileprivate mutating func removeFirst(where isMatch: (Element) -> Bool) {
        if let index = firstIndex(where: isMatch) { remove(at: index) }
    }
}
