internal import Board
internal import CivilTime
internal import Collector
internal import Market
internal import Store

extension MemberLine {
    func headlines(_ symbols: Set<Symbol>, since number: Int) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        if symbols.isEmpty { return [] }
        let rows = try connection.run(
            """
            SELECT symbol, published, title, publisher, link, seen_at FROM fxterm.headline
            WHERE symbol = ANY ($1::text[]) AND number > $2 ORDER BY symbol, place
            """, [.texts(symbols.map(\.text)), .integer(number)])
        var news: [Symbol: (headlines: [Headline], seenAt: Instant)] = [:]
        for row in 0..<rows.count {
            guard let symbol: Symbol = rows.id(row, 0), let published = rows.moment(row, 1),
                let title = rows.label(row, 2, limit: 160), let seen = rows.moment(row, 5)
            else { continue }
            let headline = Headline(
                published: published, title: title, publisher: rows.label(row, 3),
                link: rows.text(row, 4).flatMap(WebLink.init))
            news[symbol, default: ([], moment(seen))].headlines.append(headline)
        }
        return news.sorted { $0.key < $1.key }
            .map { Seen(.headlines($1.headlines, of: $0), .live, at: $1.seenAt) }
    }

    /// The stocks found for a text; none where nobody has looked for it.
    func found(_ text: String) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        let rows = try connection.run(
            "SELECT symbol, name, exchange, kind FROM fxterm.found WHERE text = $1 ORDER BY place",
            [.text(text)])
        if rows.count == 0 { return [] }
        let stocks = (0..<rows.count).compactMap { row -> FoundStock? in
            guard let symbol: Symbol = rows.id(row, 0) else { return nil }
            return FoundStock(
                symbol: symbol, name: rows.label(row, 1), exchange: rows.label(row, 2),
                kind: rows.label(row, 3))
        }
        return [Seen(.found(stocks, for: text), .live, at: present)]
    }

    /// The failures of what is wanted that have come since a commit, and those that stand of what some questions are about.
    func failures(
        _ interest: MemberInterest, since number: Int, standing questions: [FeedSubject] = []
    ) throws(DeskFailure) -> [FigureChanges.Failure] {
        let rows = try connection.run(
            """
            SELECT subject, item, provider, cause, detail, host, at, number FROM fxterm.failure
            WHERE number > $1 ORDER BY number
            """, [.integer(questions.isEmpty ? number : -1)])
        return (0..<rows.count).compactMap { row in
            guard let name = rows.text(row, 0), let item = rows.text(row, 1),
                let subject = FigureChanges.Failure.Subject(told: name, of: item),
                (rows.integer(row, 7) ?? 0) > number && interest.wants(subject)
                    || questions.contains(where: { $0.concerns(subject) }),
                let source: FeedID = rows.id(row, 2),
                let cause = FeedFailure.Cause(
                    name: rows.text(row, 3) ?? "", detail: rows.label(row, 4, limit: 400)),
                let time = rows.moment(row, 6)
            else { return nil }
            let failure = FeedFailure(source: source, cause: cause, host: rows.label(row, 5))
            return FigureChanges.Failure(of: subject, failure, at: moment(time))
        }
    }

    /// The figures that are not shown of some stocks, and of rates, that have changed since a commit; nil for those that are gone.
    func unshown(
        _ symbols: Set<Symbol>, rates: Bool, since number: Int
    ) throws(DeskFailure) -> [UnshownFigure.Key: UnshownFigure?] {
        if symbols.isEmpty, !rates { return [:] }
        let rows = try connection.run(
            """
            SELECT reason, kind, item, provider, value, currency, quoted_at, seen_at FROM fxterm.unshown
            WHERE number > $1 AND (kind = 'rate' AND $2::boolean OR kind = 'stock' AND item = ANY ($3::text[]))
            """, [.integer(number), .flag(rates), .texts(symbols.map(\.text))])
        let found = (0..<rows.count).compactMap { row in rows.unshown(row, here: moment) }
        return Dictionary(found.map { ($0.key, $0.figure) }) { $1 }
    }

    func leftOut(since number: Int) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        let rows = try connection.run(
            "SELECT provider, count FROM fxterm.left_out WHERE number > $1", [.integer(number)])
        return (0..<rows.count).compactMap { row in
            guard let source: FeedID = rows.id(row, 0), let count = rows.integer(row, 1), count > 0 else {
                return nil
            }
            return Seen(.leftOut(count, source: source), .live, at: present)
        }
    }
}

extension FeedSubject {
    /// Whether a failure of `subject` answers it.
    fileprivate func concerns(_ subject: FigureChanges.Failure.Subject) -> Bool {
        switch (self, subject) {
        case (.rates, .list(let list)), (.pastRates, .list(let list)), (.quotes, .list(let list)):
            list == self.list
        case (.quotes(let symbols), .stock(let symbol)): symbols.contains(symbol)
        case (.search(let text), .search(let other)): text == other
        case (.bars(let query), .bars(let symbol)): query.symbol == symbol
        case (.headlines(let symbol), .bars(let other)): symbol == other
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
        case .bars(let symbol): headlines[symbol] != nil || bars.keys.contains { $0.symbol == symbol }
        }
    }
}
