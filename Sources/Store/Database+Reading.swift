internal import CivilTime
internal import Market

extension Database {
    func closes(ofRate code: CurrencyCode, since day: Day) throws(SQLiteFailure) -> [DailyClose] {
        let own = try word(
            """
            SELECT provider FROM rate WHERE code = ?1 ORDER BY \(Database.seenAt) DESC, min(quoted_at, seen_at) DESC
            """, about: code.text)
        return try prepare(ClosesQuery.rates)
            .closes(of: code.text, preferring: own, (day, Day(number: .max)))
            .filter { $0.day.weekday < 5 }
    }

    func closes(ofStock symbol: Symbol, since day: Day) throws(SQLiteFailure) -> [DailyClose] {
        let own = try word("SELECT provider FROM quote WHERE symbol = ?1", about: symbol.text)
        return try prepare(ClosesQuery.stocks)
            .closes(of: symbol.text, preferring: own, (day, Day(number: .max)))
    }

    /// The figures of an item from `time` on, oldest first, of all providers.
    func intraday(
        of item: String, _ subject: PointRecorder.Subject, since time: Instant
    ) throws(SQLiteFailure) -> [IntradayPoint] {
        let statement = try prepare(
            """
            SELECT time, value, provider FROM series JOIN point ON series = id
            WHERE subject = ?1 AND item = ?2 AND time >= ?3 ORDER BY time, provider
            """)
        try statement.bind([.integer(subject.rawValue), .text(item), .integer(time.seconds)])
        var points: [IntradayPoint] = []
        while try statement.step() {
            guard Entry.isMoment(statement.integer(0)), Entry.isPrice(statement.real(1)),
                let source: FeedID = statement.id(2)
            else { continue }
            points.append(
                IntradayPoint(
                    time: Instant(statement.integer(0)), value: statement.real(1), source: source))
        }
        return points
    }

    /// Drops the figures before `time`, which have only the day's close to leave behind.
    func dropPoints(before time: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            // Series by series, since the points are in that order: each is a look at its beginning.
            let statement = try prepare(
                "DELETE FROM point WHERE series IN (SELECT id FROM series) AND time < ?1")
            try statement.run([.integer(time.seconds)])
        }
    }

    private func word(_ sql: String, about item: String) throws(SQLiteFailure) -> String? {
        let statement = try prepare(sql)
        try statement.bind([.text(item)])
        return try statement.step() ? statement.text(0) : nil
    }
}
