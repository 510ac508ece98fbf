internal import CivilTime
internal import Glibc
internal import Market
package import Money
internal import Substrings

/// A broker's file, read by a description. Each of its rows becomes transactions, is left out for a reason, or
/// is a mistake.
package struct Statement: Sendable {
    package struct LeftOut: Hashable, Sendable {
        package let line: Int
        package let reason: StatementForm.Reason
        /// The row's type, if that is the reason.
        package let word: String?
    }

    package let title: String
    package private(set) var rows = ImportedRows()
    package private(set) var leftOut: [LeftOut] = []
    /// The first lines of all rows.
    package private(set) var lines: [Int] = []
    /// The first lines of rows that belong to a transaction of another row.
    package private(set) var parts: Set<Int> = []

    private let form: StatementForm
    private let account: String
    private var defaults: [String: String] = [:]
    private var instruments: [String: (isin: String, exchange: String)] = [:]
    private var legs: [Leg] = []
    private var splits: [Split] = []
    private var splitLegs: [Leg] = []

    /// One side of an exchange or a trade.
    private struct Leg {
        var row: Row
        var group: String
        var unit: String
        var amount: Rational
        var fee: Rational
        /// What a coin was worth, and in which currency.
        var value: (Rational, String)?
    }

    /// Shares added.
    private struct Split {
        var row: Row
        var item: String
        var added: Rational
    }

    /// A row with the meaning of its columns.
    private struct Row {
        var line: Int
        var cells: [String]
        var layout: StatementLayout
        var figures: StatementFigures
        var texts: [String: String] = [:]
        var rule = StatementForm.Rule()
    }

    private struct Flaw: Error {
        var column: Transaction.Column?
        var cause: Mistake.Cause
    }

    /// A figure and its currency.
    private struct Amount {
        var value: Rational
        var unit: String
    }

    /// The file by the first description that knows it; nil if none does.
    ///
    /// - Parameter known: The transactions that there are already, from which splits follow.
    package init?(_ bytes: [UInt8], by forms: [StatementForm], account: String, known: TransactionDocument) {
        var sheets: [String: [StatementSheet]] = [:]
        var best: (form: StatementForm, sheet: StatementSheet, score: Int)?
        for form in forms {
            let charset = form.charset ?? ""
            if sheets[charset] == nil {
                let decoded = StatementSheet.decoded(bytes, form.charset)
                sheets[charset] = decoded.map { decoded in
                    CSVSeparator.allCases.map { StatementSheet(decoded, $0) }
                }
            }
            for sheet in sheets[charset] ?? [] {
                let score = form.score(sheet)
                if score > best?.score ?? 0 { best = (form, sheet, score) }
            }
        }
        guard let best else { return nil }
        self.init(best.sheet, form: best.form, account: account, known: known)
    }

    private init(
        _ sheet: StatementSheet, form: StatementForm, account: String, known: TransactionDocument
    ) {
        (self.form, self.account, title) = (form, account, form.title)
        let rows = arranged(sheet)
        // Other rows need the exchanges and ISINs of symbols, which many files have at their end.
        for row in rows where row.layout.table.hasInstruments { read(row) }
        for row in rows where !row.layout.table.hasInstruments { read(row) }
        pairLegs()
        pairSplitLegs()
        addSplits(known)
        self.rows.sort(
            isNewestFirst: Statement.isNewestFirst(rows.map { $0.figures.day(text("date", of: $0)) }))
        leftOut.sort { $0.line < $1.line }
    }
}

extension StatementForm {
    /// How many names of columns make one of the file's rows a header; 0 if none is one.
    fileprivate func score(_ sheet: StatementSheet) -> Int {
        var score = 0
        for row in sheet.rows.prefix(2000) {
            for table in tables where table.header.count > score && table.mayBegin(with: row.cells) {
                if StatementLayout(table, header: row.cells) != nil { score = table.header.count }
            }
        }
        return score
    }
}

// MARK: Rows

extension Statement {
    /// The rows below headers, with their tables. Accounts for all others.
    private mutating func arranged(_ sheet: StatementSheet) -> [Row] {
        var arranged: [Row] = []
        var current: StatementLayout?
        var sections: [String: StatementLayout] = [:]
        var carried: [String: String] = [:]
        for (index, row) in sheet.rows.enumerated() {
            lines.append(row.line)
            if let flaw = row.flaw {
                rows.add(Mistake(line: row.line, flaw))
                continue
            }
            if let layout = form.tables.lazy.filter({ $0.mayBegin(with: row.cells) })
                .compactMap({ StatementLayout($0, header: row.cells) }).first
            {
                if form.hasSections { sections[row.cells[0]] = layout }
                current = layout
                carried = [:]
                leave(row.line, .text)
                continue
            }
            noteFacts(row)
            guard let layout = form.hasSections ? sections[row.cells[0]] : current else {
                leave(row.line, current == nil ? .text : .information)
                continue
            }
            if layout.table.continues, let last = arranged.indices.last, let rest = row.cells.last,
                !rest.isEmpty, row.cells.allSatisfy({ $0.isEmpty || $0 == rest }),
                row.cells.filter({ !$0.isEmpty }).count == 1, arranged[last].cells.count == row.cells.count
            {
                arranged[last].cells[row.cells.count - 1] += rest
                parts.insert(row.line)
                continue
            }
            var new = Row(
                line: row.line, cells: row.cells, layout: layout,
                figures: StatementFigures(
                    decimals: layout.table.decimals, dates: layout.table.dates,
                    dayAfter: layout.table.dayAfter))
            for column in layout.table.carried {
                let text = text(column, of: new)
                if text.isEmpty, let before = carried[column] {
                    new.texts[column] = before
                } else {
                    carried[column] = text
                }
            }
            // Rows of many brokers may lack empty values at the end, but not the last row of a file that was cut.
            if index == sheet.rows.count - 1, sheet.endsOpen, row.count < layout.count,
                row.cells.filter({ !$0.isEmpty }).count > 2
            {
                rows.add(Mistake(line: row.line, .tooFewFields(row.count, columns: layout.count)))
                continue
            }
            arranged.append(new)
        }
        learn(&arranged)
        return arranged
    }

    /// Finds the decimal mark of figures that can mean two.
    private func learn(_ arranged: inout [Row]) {
        var counts: [UInt8: Int] = [:]
        for row in arranged where row.layout.table.decimals == .either {
            for column in ["amount", "price", "quantity"] {
                if let mark = StatementFigures.mark(of: text(column, of: row)) {
                    counts[mark, default: 0] += 1
                }
            }
        }
        let usual: UInt8 = counts[44, default: 0] > counts[46, default: 0] ? 44 : 46
        for index in arranged.indices { arranged[index].figures.usual = usual }
    }

    private mutating func noteFacts(_ row: StatementSheet.Row) {
        for fact in form.facts {
            var found: [String: String] = [:]
            let isThere = fact.allSatisfy { condition in
                guard let number = Int(condition.column.dropFirst()), number > 0, number <= row.cells.count
                else {
                    return false
                }
                let cell = row.cells[number - 1]
                guard let holes = condition.patterns.lazy.compactMap({ $0.match(cell) }).first else {
                    return false
                }
                found.merge(holes) { $1 }
                return true
            }
            if isThere { defaults.merge(found) { $1 } }
        }
    }

    /// Our columns, which no column of the same name in a file is unless the description says so.
    private static let columns: Set<String> = [
        "account", "amount", "base", "cash", "currency", "exchange", "group", "into", "isin", "name", "note",
        "out", "price",
        "quantity", "side", "symbol", "text", "time", "unit", "value",
    ]

    /// The text in a column of ours, or of the file's own name.
    private func text(_ column: String, of row: Row) -> String {
        if let text = row.texts[column] { return text }
        let own = Statement.columns.contains(column) ? [] : [column]
        for name in row.layout.table.columns[column] ?? own {
            if let text = row.texts[name], !text.isEmpty { return text }
            if let place = row.layout.place(of: name), place.index < row.cells.count,
                !row.cells[place.index].isEmpty
            {
                return row.cells[place.index]
            }
        }
        return row.layout.table.set[column] ?? defaults[column] ?? ""
    }

    /// True if most rows have a later day than the next one.
    private static func isNewestFirst(_ days: [String]) -> Bool {
        let falls = zip(days, days.dropFirst()).count { $0 > $1 }
        return falls > zip(days, days.dropFirst()).count { $0 < $1 }
    }

    private mutating func leave(_ line: Int, _ reason: StatementForm.Reason, word: String? = nil) {
        leftOut.append(LeftOut(line: line, reason: reason, word: word))
    }

    private static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Finds the rule of a row, and follows it.
    private mutating func read(_ row: Row) {
        for rule in row.layout.table.rules {
            guard let holes = holes(rule, row) else { continue }
            var row = row
            row.rule = rule
            row.texts.merge(rule.set) { $1 }
            row.texts.merge(holes) { $1 }
            for column in ["amount", "price", "quantity"] where row.figures.nearby == nil {
                row.figures.nearby = StatementFigures.mark(of: text(column, of: row))
            }
            switch rule.outcome {
            case .leave(let reason): leave(row.line, reason)
            case .make(let make):
                do throws(Flaw) {
                    try self.make(make, row)
                } catch {
                    rows.add(Mistake(line: row.line, column: error.column, error.cause))
                }
            }
            return
        }
        // Footers have few values, and none is a day.
        let isText =
            row.cells.filter { !$0.isEmpty }.count < 3 || !text("date", of: row).contains(where: \.isNumber)
        if isText {
            leave(row.line, .text)
        } else {
            let word = [text("type", of: row), text("text", of: row)].first { !$0.isEmpty }
            leave(row.line, .unknown, word: CleanText.line(word ?? "", limit: 40))
        }
    }

    /// The texts in the holes of a rule's conditions; nil if the row does not meet them.
    private func holes(_ rule: StatementForm.Rule, _ row: Row) -> [String: String]? {
        var found: [String: String] = [:]
        for condition in rule.when {
            let cell = text(condition.column, of: row)
            let isMet = condition.patterns.contains { pattern in
                if let sign = pattern.sign {
                    let figure = (try? row.figures.figure(cell)) ?? nil
                    return ((figure ?? 0).sign == sign) != pattern.isNegated
                }
                guard let holes = pattern.match(cell) else { return pattern.isNegated }
                if !pattern.isNegated { found.merge(holes.mapValues(Statement.trimmed)) { $1 } }
                return !pattern.isNegated
            }
            guard isMet else { return nil }
        }
        return found
    }
}

// MARK: Values

extension Statement {
    private func figure(_ column: String, _ row: Row, _ ours: Transaction.Column) throws(Flaw) -> Rational? {
        let text = text(column, of: row)
        do throws(Mistake.Cause) {
            guard let figure = try row.figures.figure(text) else { return nil }
            return row.rule.negate.contains(column) ? -figure : figure
        } catch {
            throw Flaw(column: ours, cause: error)
        }
    }

    /// A currency as we write it; nil if it is empty.
    private func unit(_ text: String) -> String? {
        let named = form.symbols.names[text] ?? text
        if named.isEmpty { return nil }
        return ["GBp", "ZAc"].contains(named) ? named : named.uppercased()
    }

    /// The currency of prices.
    private func currency(_ row: Row) -> String? {
        unit(text("currency", of: row)) ?? star("price", of: row)
            ?? StatementFigures.currency(of: text("price", of: row)) ?? cash(row, isAsked: true)
    }

    /// The currency of the amount.
    private func cash(_ row: Row, isAsked: Bool = false) -> String? {
        if let cash = unit(text("cash", of: row)) { return cash }
        return star("amount", of: row) ?? StatementFigures.currency(of: text("amount", of: row))
            ?? (isAsked ? nil : currency(row))
    }

    /// The currency in the name of a column: `Total (EUR)`.
    private func star(_ column: String, of row: Row) -> String? {
        (row.layout.table.columns[column] ?? []).lazy.compactMap { row.layout.place(of: $0)?.star }.first
    }

    /// The costs in some columns, each with its currency.
    private func costs(_ columns: [[String]], _ row: Row, _ ours: Transaction.Column) throws(Flaw) -> [Amount]
    {
        var costs: [Amount] = []
        for names in columns {
            for name in names {
                let place = row.layout.place(of: name) ?? (-1, nil)
                let cell =
                    row.texts[name] ?? (row.cells.indices.contains(place.index) ? row.cells[place.index] : "")
                if cell.isEmpty { continue }
                var value: Rational?
                do throws(Mistake.Cause) {
                    value = try row.figures.figure(cell)
                } catch {
                    throw Flaw(column: ours, cause: error)
                }
                guard let value, value.sign != 0 else { break }
                let own = row.layout.table.currencyOf.lazy.compactMap { pattern -> String? in
                    let name = pattern.replacing("*", with: row.layout.name(at: place.index))
                    guard let place = row.layout.place(of: name), place.index < row.cells.count else {
                        return nil
                    }
                    return self.unit(row.cells[place.index]).flatMap {
                        Fiat.codes.contains($0.uppercased()) ? $0 : nil
                    }
                }.first
                let unit =
                    own ?? place.star ?? StatementFigures.currency(of: cell) ?? cash(row)
                let cost = row.layout.table.costs == .signed ? -value : value.magnitude
                costs.append(Amount(value: cost, unit: unit ?? ""))
                break
            }
        }
        return costs
    }

    /// An amount in another unit of the same currency; nil if the currencies differ.
    private static func converted(_ amount: Amount, to unit: String) -> Rational? {
        if amount.unit == unit { return amount.value }
        guard let from = MinorUnit(amount.unit), let to = MinorUnit(unit), from.code == to.code else {
            return nil
        }
        return amount.value * Rational(Int(to.parts)) / Rational(Int(from.parts))
    }

    /// The item as Yahoo or an ISIN names it; nil if the row names none.
    private func item(_ row: Row, unit: String?) -> String? {
        let (rules, isin) = (form.symbols, text("isin", of: row).uppercased())
        var symbol = text("symbol", of: row)
        symbol = rules.names[symbol] ?? symbol
        for end in rules.ends where symbol.hasSuffix(end) { symbol = String(symbol.dropLast(end.count)) }
        symbol = rules.names[symbol] ?? symbol
        if row.rule.isCoin { return symbol.isEmpty ? nil : Statement.coin(symbol) }
        let instrument = instruments[symbol]
        let exchange = [text("exchange", of: row), instrument?.exchange ?? ""].first { !$0.isEmpty } ?? ""
        let code = isin.isEmpty ? instrument?.isin ?? "" : isin
        if !symbol.isEmpty, let suffix = rules.suffixes[exchange] { return Statement.listed(symbol, suffix) }
        let isAmerican = code.hasPrefix("US") && unit == "USD"
        if ISIN(code) != nil, symbol.isEmpty || symbol == code || !isAmerican { return code }
        let text = symbol.isEmpty ? code : Statement.listed(symbol, rules.suffix, isAmerican: unit == "USD")
        return Symbol(text) == nil ? nil : text
    }

    /// A symbol with the suffix of its exchange. Hong Kong's numbers have four digits at Yahoo.
    private static func listed(_ symbol: String, _ suffix: String, isAmerican: Bool = false) -> String {
        if suffix == ".HK", symbol.allSatisfy(\.isNumber) {
            let number = symbol.drop { $0 == "0" }
            return String(repeating: "0", count: max(0, 4 - number.count)) + number + suffix
        }
        // One letter behind a dot is a class of American shares, unless Yahoo has such a suffix.
        let ending = symbol.split(separator: ".").last ?? ""
        let isClass = isAmerican && ending.count == 1 && !["L", "T", "F", "V"].contains(String(ending))
        if symbol.contains("."), suffix.isEmpty, !isClass { return symbol }
        return dashed(symbol) + suffix
    }

    private static func coin(_ symbol: String) -> String { symbol.contains("-") ? symbol : symbol + "-USD" }

    /// `BRK B`, `BRK/B` and `BRK.B` as Yahoo writes them.
    private static func dashed(_ symbol: String) -> String {
        String(symbol.map { " ./".contains($0) ? "-" : $0 })
    }
}

// MARK: Transactions

extension Statement {
    private mutating func make(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
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

    /// Adds a transaction of the row.
    private mutating func emit(_ row: Row, _ kind: Transaction.Kind, _ texts: [Transaction.Column: String]) {
        var texts = texts
        texts[.date] = row.figures.day(text("date", of: row))
        texts[.type] = kind.rawValue
        let own = text("account", of: row)
        texts[.account] = own.isEmpty ? account : own
        let note = [text("note", of: row), text("name", of: row), text("text", of: row)].first { !$0.isEmpty }
        texts[.note] = CleanText.line(note ?? "", limit: 120)
        _ = rows.add(line: row.line, texts)
    }

    private static func quantity(_ figure: Rational) -> String { figure.magnitude.shortText(places: 10) }
    private static func price(_ figure: Rational) -> String { figure.magnitude.shortText(places: 20) }

    /// Adds money that goes out (below 0) or comes in, apart from trades.
    private mutating func emitMoney(
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

    /// Adds costs as rows of their own.
    private mutating func emitCosts(_ row: Row, _ costs: [Amount], item: String?, out: Transaction.Kind) {
        for cost in costs {
            emitMoney(row, Amount(value: -cost.value, unit: cost.unit), item: item, out: out)
        }
    }

    private mutating func emitExchange(_ row: Row, out: Amount, into: Amount, fee: Rational = 0) {
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

    private mutating func trade(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
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
        let size = quantity.magnitude
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

    /// Where the marks of quantity or price can mean two, the amount decides.
    private func settle(_ row: inout Row) throws(Flaw) {
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

    private mutating func dividend(_ row: Row) throws(Flaw) {
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

    /// An exchange of one row: from `out` to `into`, or of the quantity of `base` for the amount.
    private mutating func exchange(_ row: Row) throws(Flaw) {
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

    /// One coin for another, whose value the row has.
    private mutating func swap(_ row: Row) throws(Flaw) {
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

    /// Shares or coins that come as income.
    private mutating func reward(_ row: Row) throws(Flaw) {
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

    private mutating func money(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
        let taxes = try costs(row.layout.table.taxes, row, .fee)
        let fees = try costs(row.layout.table.fees, row, .fee)
        let (unit, amount) = (cash(row) ?? "", try figure("amount", row, .quantity))
        if amount == nil && taxes.isEmpty && fees.isEmpty {
            let kind: Transaction.Kind = make == .tax ? .tax : make == .fee ? .fee : .interest
            throw Flaw(column: kind == .fee ? .fee : .quantity, cause: .valueMissing(kind))
        }
        let item = item(row, unit: unit)
        var value = amount ?? 0
        // Costs in columns of their own are in the amount, or beside it.
        if row.rule.isNet {
            for cost in fees + taxes { value += Statement.converted(cost, to: unit) ?? 0 }
        }
        emitMoney(row, Amount(value: value, unit: unit), item: item, out: make == .tax ? .tax : .fee)
        emitCosts(row, fees, item: item, out: .fee)
        emitCosts(row, taxes, item: item, out: .tax)
    }

    private mutating func move(_ make: StatementForm.Make, _ row: Row) throws(Flaw) {
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

// MARK: Pairs

extension Statement {
    private func group(_ row: Row) -> String {
        let named = text("group", of: row)
        return named.isEmpty ? text("date", of: row) + " " + text("time", of: row) : named
    }

    private mutating func leg(_ row: Row) throws(Flaw) {
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

    /// Makes a trade or an exchange of each two legs of a group.
    private mutating func pairLegs() {
        for group in Statement.grouped(legs) {
            let sides = Statement.merged(group.filter { $0.amount.sign != 0 }, &parts)
            var outs = sides.filter { $0.amount.sign < 0 }
            var ins = sides.filter { $0.amount.sign > 0 }
            // Costs of a group in rows of their own.
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

    /// Groups in the order of the file.
    private static func grouped(_ legs: [Leg]) -> [[Leg]] {
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

    /// The legs of a group, those of one unit as one: the fills of an order, and costs taken from what was bought.
    private static func merged(_ legs: [Leg], _ parts: inout Set<Int>) -> [Leg] {
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

    private mutating func pair(_ out: Leg, _ into: Leg) {
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

    private mutating func trade(
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

    /// Makes a split of old shares and new ones.
    private mutating func pairSplitLegs() {
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

    private static func factor(_ factor: Rational) -> String {
        let parts = factor.fractionText.split(separator: "/")
        return parts.count == 2 ? parts.joined(separator: ":") : String(parts.first ?? "") + ":1"
    }

    /// Makes splits of shares added, by the shares held before.
    private mutating func addSplits(_ known: TransactionDocument) {
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

    private static func held(
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
