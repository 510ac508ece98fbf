internal import CivilTime
internal import Figures
internal import Market
internal import Store

extension MemberLine {
    func figures(
        of questions: Set<KindQuestion>, since number: Int
    ) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        var found: [Seen<FeedAnswer>] = []
        for kind in kinds {
            let keys = questions.filter { $0.kind == kind }.map(\.key)
            if keys.isEmpty { continue }
            let table = kind.table
            let rows = try connection.run(
                """
                SELECT \(table.key), seen_at, \(table.list) FROM fxterm.\(table.name)
                WHERE \(table.key) = ANY ($1::text[]) AND number > $2 ORDER BY \(table.key), place
                """, [.texts(keys), .integer(number)])
            found += note(rows) { $0.figures(of: kind, here: moment) }
        }
        return found
    }

    func found(_ text: String) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        let rows = try connection.run(
            "SELECT symbol, name, exchange, kind FROM fxterm.found WHERE text = $1 ORDER BY place",
            [.text(text)])
        return note(rows) { $0.found(text, at: present) }
    }

    /// New failures of requested items since a commit, and standing failures of some requests' items.
    func failures(
        _ interest: MemberInterest, since number: Int, standing questions: [FeedSubject] = []
    ) throws(DeskFailure) -> [FigureChanges.Failure] {
        let rows = try connection.run(
            """
            SELECT subject, item, provider, cause, detail, host, at, number FROM fxterm.failure
            WHERE number > $1 ORDER BY number
            """, [.integer(questions.isEmpty ? number : -1)])
        return note(rows) { $0.failures(kinds, here: moment) }
            .filter { failure, last in
                last > number && interest.wants(failure.subject)
                    || questions.contains { $0.concerns(failure.subject) }
            }.map(\.failure)
    }

    /// Changed since a commit; nil for removed figures.
    func unshown(
        _ symbols: Set<Symbol>, rates: Bool, since number: Int
    ) throws(DeskFailure) -> [UnshownFigure.Key: UnshownFigure?] {
        if symbols.isEmpty, !rates { return [:] }
        let rows = try connection.run(
            """
            SELECT reason, kind, item, provider, value, currency, quoted_at, seen_at FROM fxterm.unshown
            WHERE number > $1 AND (kind = 'rate' AND $2::boolean OR kind = 'stock' AND item = ANY ($3::text[]))
            """, [.integer(number), .flag(rates), .texts(symbols.map(\.text))])
        let found = note(rows) { rows in rows.values { rows.unshown($0, here: moment) } }
        return Dictionary(found.map { ($0.key, $0.figure) }) { $1 }
    }

    func leftOut(since number: Int) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        let rows = try connection.run(
            "SELECT provider, count FROM fxterm.left_out WHERE number > $1", [.integer(number)])
        return note(rows) { $0.leftOut(at: present) }
    }
}

extension Rows {
    /// Columns: key, the collector's fetch time, and those of the kind's table.
    func figures(of kind: FigureKind, here: (Instant) -> Instant) -> [Seen<FeedAnswer>] {
        let found = values { row -> (question: KindQuestion, row: FigureRow, seen: Instant)? in
            guard let question = text(row, 0).flatMap({ KindQuestion(kind, key: $0) }),
                let seen = moment(row, 1), let figure = kind.cleaned(self.row(row, of: kind.table, from: 2))
            else { return nil }
            return (question, figure, here(seen))
        }
        return Dictionary(grouping: found, by: \.question).map { question, rows in
            Seen(.kind(KindFigures(question, rows: rows.map(\.row))), .live, at: rows[0].seen)
        }
    }

    private func row(_ row: Int, of table: FigureTable, from first: Int) -> FigureRow {
        FigureRow(
            zip(first..., table.columns).map { index, column in
                let value: FigureRow.Value? =
                    switch column.value {
                    case .integer: integer(row, index).map(FigureRow.Value.integer)
                    case .real: real(row, index).map(FigureRow.Value.real)
                    case .text: text(row, index).map(FigureRow.Value.text)
                    }
                return value ?? .none
            })
    }

    /// Columns: symbol, name, exchange, kind; a row without a symbol means nothing was found.
    func found(_ text: String, at present: Instant) -> [Seen<FeedAnswer>] {
        if count == 0 { return [] }
        let stocks = values { row -> FoundStock?? in
            if self.text(row, 0) == nil { return .some(nil) }
            guard let symbol: Symbol = id(row, 0) else { return nil }
            return FoundStock(
                symbol: symbol, name: label(row, 1), exchange: label(row, 2), kind: label(row, 3))
        }
        return [Seen(.found(stocks.compactMap(\.self), for: text), .live, at: present)]
    }

    /// Columns: subject, item, provider, cause, detail, host, moment, number.
    func failures(
        _ kinds: [FigureKind] = FigureKind.all, here: (Instant) -> Instant
    ) -> [(failure: FigureChanges.Failure, number: Int)] {
        values { row in
            guard
                let subject = FigureChanges.Failure.Subject(
                    text(row, 0) ?? "", text(row, 1) ?? "", kinds),
                let source: FeedID = id(row, 2),
                let cause = FeedFailure.Cause(
                    name: text(row, 3) ?? "", detail: label(row, 4, limit: 400)),
                let time = moment(row, 6), let number = integer(row, 7)
            else { return nil }
            let failure = FeedFailure(source: source, cause: cause, host: label(row, 5))
            return (FigureChanges.Failure(of: subject, failure, at: here(time)), number)
        }
    }

    /// Columns: provider, count.
    func leftOut(at present: Instant) -> [Seen<FeedAnswer>] {
        values { row in
            guard let source: FeedID = id(row, 0), let count = integer(row, 1), count > 0 else { return nil }
            return Seen(.leftOut(count, source: source), .live, at: present)
        }
    }
}

extension FeedSubject {
    fileprivate func concerns(_ subject: FigureChanges.Failure.Subject) -> Bool {
        switch (self, subject) {
        case (.rates, .list(let list)), (.pastRates, .list(let list)), (.quotes, .list(let list)):
            list == self.list
        case (.quotes(let symbols), .stock(let symbol)): symbols.contains(symbol)
        case (.search(let text), .search(let other)): text == other
        case (.bars(let query), .bars(let symbol)): query.symbol == symbol
        case (.kind(let question), .kind(let other)): question == other
        default: false
        }
    }
}

extension MemberInterest {
    fileprivate func wants(_ subject: FigureChanges.Failure.Subject) -> Bool {
        switch subject {
        case .list(let list): lists.contains(list)
        case .stock(let symbol): quotes[symbol] != nil
        case .search(let text): searches[text] != nil
        case .bars(let symbol): bars.keys.contains { $0.symbol == symbol }
        case .kind(let question): kinds[question] != nil
        }
    }
}
