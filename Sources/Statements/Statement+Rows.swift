internal import CivilTime
internal import Glibc
internal import Market
internal import Money
internal import Substrings

extension Statement {
    mutating func arranged(_ sheet: StatementSheet) -> [Row] {
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
            // Rows may lack empty values at the end, but not the last row of a file that was cut.
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

    /// Finds the decimal mark of ambiguous figures.
    func learn(_ arranged: inout [Row]) {
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

    mutating func noteFacts(_ row: StatementSheet.Row) {
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

    /// A file's column of the same name is ours only if the description says so.
    static let columns: Set<String> = [
        "account", "amount", "base", "cash", "currency", "exchange", "group", "into", "isin", "name", "note",
        "out", "price",
        "quantity", "side", "symbol", "text", "time", "unit", "value",
    ]

    func text(_ column: String, of row: Row) -> String {
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
    static func isNewestFirst(_ days: [String]) -> Bool {
        let falls = zip(days, days.dropFirst()).count { $0 > $1 }
        return falls > zip(days, days.dropFirst()).count { $0 < $1 }
    }

    mutating func leave(_ line: Int, _ reason: StatementForm.Reason, word: String? = nil) {
        leftOut.append(LeftOut(line: line, reason: reason, word: word))
    }

    static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    mutating func read(_ row: Row) {
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

    func holes(_ rule: StatementForm.Rule, _ row: Row) -> [String: String]? {
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
