internal import CivilTime
internal import Glibc
internal import Market
internal import Money
internal import Substrings

extension Statement {
    func figure(_ column: String, _ row: Row, _ ours: Transaction.Column) throws(Flaw) -> Rational? {
        let text = text(column, of: row)
        do throws(Mistake.Cause) {
            guard let figure = try row.figures.figure(text) else { return nil }
            return row.rule.negate.contains(column) ? -figure : figure
        } catch {
            throw Flaw(column: ours, cause: error)
        }
    }

    func unit(_ text: String) -> String? {
        let named = form.symbols.names[text] ?? text
        if named.isEmpty { return nil }
        return ["GBp", "ZAc"].contains(named) ? named : named.uppercased()
    }

    func currency(_ row: Row) -> String? {
        unit(text("currency", of: row)) ?? star("price", of: row)
            ?? StatementFigures.currency(of: text("price", of: row)) ?? cash(row, isAsked: true)
    }

    func cash(_ row: Row, isAsked: Bool = false) -> String? {
        if let cash = unit(text("cash", of: row)) { return cash }
        return star("amount", of: row) ?? StatementFigures.currency(of: text("amount", of: row))
            ?? (isAsked ? nil : currency(row))
    }

    func star(_ column: String, of row: Row) -> String? {
        (row.layout.table.columns[column] ?? []).lazy.compactMap { row.layout.place(of: $0)?.star }.first
    }

    func costs(_ columns: [[String]], _ row: Row, _ ours: Transaction.Column) throws(Flaw) -> [Amount] {
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

    static func converted(_ amount: Amount, to unit: String) -> Rational? {
        if amount.unit == unit { return amount.value }
        guard let from = MinorUnit(amount.unit), let to = MinorUnit(unit), from.code == to.code else {
            return nil
        }
        return amount.value * Rational(Int(to.parts)) / Rational(Int(from.parts))
    }

    /// As Yahoo or an ISIN names it; nil if the row names none.
    func item(_ row: Row, unit: String?) -> String? {
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

    /// Hong Kong's numbers have four digits at Yahoo.
    static func listed(_ symbol: String, _ suffix: String, isAmerican: Bool = false) -> String {
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

    static func coin(_ symbol: String) -> String { symbol.contains("-") ? symbol : symbol + "-USD" }

    /// `BRK B`, `BRK/B` and `BRK.B` as Yahoo writes them.
    static func dashed(_ symbol: String) -> String {
        String(symbol.map { " ./".contains($0) ? "-" : $0 })
    }
}
