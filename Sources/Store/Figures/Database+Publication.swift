internal import CivilTime
internal import Glibc
internal import Market

extension Database {
    /// Days before today whose closes a rate may still change.
    private static let openDays = 2

    func publication(since sequence: Int, at now: Instant) throws(SQLiteFailure) -> Publication {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let items = try changedItems(since: sequence)
            let today = Zone.utc.local(now).day
            var closes: [Publication.Close] = []
            for code in items.rates ?? [] where !items.closes.contains(code) {
                let first = sequence <= 0 ? Day(number: 0) : today + -Database.openDays
                closes += try publishedCloses(of: code, since: first)
            }
            for code in items.closes { closes += try publishedCloses(of: code, since: Day(number: 0)) }
            let stocks = items.stocks + items.extended.filter { !items.has($0) }
            return Publication(
                sequence: try lastSequence(), rates: try latestRates(of: items.rates), closes: closes,
                quotes: try latestQuotes(of: stocks, now), bars: items.bars,
                kinds: try figures(of: items.kinds.filter { !$0.isPersonal }).values.map {
                    .init(figures: $0.figures, seenAt: $0.seenAt)
                },
                found: try found(since: sequence, []), leftOut: try leftOut(since: sequence),
                failures: try standingFailures(), unshown: items.hasUnshown ? try unshown(now) : nil,
                fired: items.hasAlerts ? try firedAlerts().reversed() : [])
        }
    }

    /// A random number stored in the file, and its inode: a copy, whose data will differ, has another name.
    func name() throws(SQLiteFailure) -> String {
        let number = try transaction(writing: true) { () throws(SQLiteFailure) in
            let known = try integer("PRAGMA application_id") ?? 0
            if known != 0 { return known }
            let drawn = Int(Int32.random(in: 1...Int32.max))
            try execute("PRAGMA application_id = \(drawn)")
            return drawn
        }
        var status = stat()
        _ = stat(path, &status)
        return String(number, radix: 16) + "-" + String(status.st_ino, radix: 16)
    }

    /// A currency's closes, with weekdays that feeds leave out. Chooses among feeds as `ClosesQuery` does.
    private func publishedCloses(
        of code: CurrencyCode, since first: Day
    ) throws(SQLiteFailure) -> [Publication.Close] {
        let statement = try prepare(
            """
            SELECT day, provider, per_dollar FROM rate_day
            WHERE code = ?1 AND day >= ?2 AND day <= seen_at / 86400 + 1
            ORDER BY day, \(ClosesQuery.isOfCloses), seen_at
            """)
        try statement.bind([.id(code), .integer(first.number)])
        var closes: [Publication.Close] = []
        while try statement.step() {
            guard Entry.isDay(statement.integer(0)), let source: FeedID = statement.id(1),
                Entry.isPrice(statement.real(2))
            else { continue }
            let day = Day(number: statement.integer(0))
            if closes.last?.day == day { closes.removeLast() }
            closes.append(.init(code: code, day: day, source: source, perDollar: statement.real(2)))
        }
        let told = closes.filter { $0.source.lists.contains(.history) || $0.source.isOfDescribedCloses }
        let there = Set(closes.map(\.day))
        guard let source = told.last?.source else { return closes }
        let skipped = DailyClose.skipped(told.map(\.day)).filter { !there.contains($0) }
        return closes
            + skipped.map { .init(code: code, day: $0, source: source, perDollar: nil) }
    }

    /// The last failure of each list and item: the team server keeps one.
    private func standingFailures() throws(SQLiteFailure) -> [Publication.Failure] {
        // SQLite takes the other columns from the row with the highest sequence.
        let sql = """
            SELECT subject, item, provider, cause, detail, host, at, max(sequence) FROM failure
            GROUP BY subject, item
            """
        return try rows(sql) { row in
            guard let subject = row.text(0), let item = row.text(1), let provider = row.text(2),
                let cause = row.text(3), let time = row.moment(6)
            else { return nil }
            let kind = kinds.first { $0.name == subject }
            if kind.flatMap({ KindQuestion($0, key: item) })?.isPersonal == true { return nil }
            return Publication.Failure(
                subject: subject, item: item, provider: provider, cause: cause, detail: row.text(4),
                host: row.label(5), at: time)
        }
    }
}
