internal import CivilTime
internal import Market

/// The closes that go with the latest figures, kept ready for the next start: each in one row, rewritten in the
/// transaction that changes what it is made of.
extension Database {
    /// Writes those of `items` anew, within a transaction.
    func noteLatestCloses(
        of subject: PointRecorder.Subject, _ items: some Sequence<String>
    ) throws(SQLiteFailure) {
        let latest = try prepare(
            subject == .rate
                ? """
                SELECT provider, quoted_at, seen_at FROM rate WHERE code = ?1
                ORDER BY \(Database.seenAt) DESC, min(quoted_at, seen_at) DESC LIMIT 1
                """
                : "SELECT provider, coalesce(time, seen_at), seen_at FROM quote WHERE symbol = ?1")
        let query = try prepare(subject == .rate ? ClosesQuery.rates : ClosesQuery.stocks)
        let kept = try prepare(
            """
            INSERT INTO latest_closes (subject, item, closes) VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET closes = excluded.closes WHERE closes <> excluded.closes
            """)
        for item in Set(items) {
            try latest.bind([.text(item)])
            guard try latest.step(), Entry.isMoment(latest.integer(1)), Entry.isMoment(latest.integer(2))
            else {
                continue
            }
            let time = Instant(min(latest.integer(1), latest.integer(2)))
            let first = Zone.utc.local(time).day + -Database.daysRead
            var closes = try query.closes(
                of: item, preferring: latest.text(0), (first, Day(number: Int(Int32.max))))
            if subject == .rate {
                closes.removeAll { $0.day.weekday > 4 }
                let there = Set(closes.map(\.day))
                let skipped = try days(ofFeedsOfCloses: item, since: first)
                closes += DailyClose.skipped(skipped).filter { !there.contains($0) }
                    .map { DailyClose(day: $0, close: .nan) }
                closes.sort { $0.day < $1.day }
            }
            try kept.run([.integer(subject.rawValue), .text(item), .blob(CloseLine.bytes(closes))])
        }
    }

    private func days(
        ofFeedsOfCloses code: String, since first: Day
    ) throws(SQLiteFailure) -> [Day] {
        let feeds = FeedList.history.services.map { "'\($0)'" }.joined(separator: ", ")
        let statement = try prepare(
            "SELECT day FROM rate_day WHERE code = ?1 AND day >= ?2 AND provider IN (\(feeds))")
        try statement.bind([.text(code), .integer(first.number)])
        var days: [Day] = []
        while try statement.step() {
            if Entry.isDay(statement.integer(0)) { days.append(Day(number: statement.integer(0))) }
        }
        return days
    }

    /// Writes those of all items, within a transaction.
    func fillLatestCloses() throws(SQLiteFailure) {
        try noteLatestCloses(of: .rate, words("SELECT DISTINCT code FROM rate"))
        try noteLatestCloses(of: .stock, words("SELECT symbol FROM quote"))
    }

    /// A question for `latest_closes`, to be put about one item after another.
    func latestCloses() throws(SQLiteFailure) -> Statement {
        try prepare("SELECT closes FROM latest_closes WHERE subject = ?1 AND item = ?2")
    }

    private func words(_ sql: String) throws(SQLiteFailure) -> [String] {
        let statement = try prepare(sql)
        var words: [String] = []
        while try statement.step() {
            if let word = statement.text(0) { words.append(word) }
        }
        return words
    }
}

extension Statement {
    borrowing func latestCloses(
        of item: String, _ subject: PointRecorder.Subject, _ days: (first: Day, last: Day)
    ) throws(SQLiteFailure) -> [DailyClose] {
        try bind([.integer(subject.rawValue), .text(item)])
        guard try step() else { return [] }
        return withBlob(0) { CloseLine.closes($0, from: days.first, to: days.last) }
    }

    /// Answers it for the days that a feed leaves out.
    borrowing func latestSkipped(
        of item: String, _ subject: PointRecorder.Subject, _ days: (first: Day, last: Day)
    ) throws(SQLiteFailure) -> [Day] {
        try bind([.integer(subject.rawValue), .text(item)])
        guard try step() else { return [] }
        return withBlob(0) { CloseLine.skipped($0, from: days.first, to: days.last) }
    }
}
