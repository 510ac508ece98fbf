internal import CivilTime
internal import Market

/// The closes that go with the latest figures, ready for the next start: one row each, rewritten in the same
/// transaction as its source.
extension Database {
    /// Rewrites the rows of `items`, within a transaction.
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
            guard try latest.step(), let time = latest.moment(1), let seen = latest.moment(2) else {
                continue
            }
            let first = Zone.utc.local(min(time, seen)).day + -Database.daysRead
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
        return try rows(
            "SELECT day FROM rate_day WHERE code = ?1 AND day >= ?2 AND \(ClosesQuery.isOfCloses)",
            [.text(code), .integer(first.number)]
        ) { Entry.isDay($0.integer(0)) ? Day(number: $0.integer(0)) : nil }
    }

    /// Writes the rows of all items, within a transaction.
    func fillLatestCloses() throws(SQLiteFailure) {
        try noteLatestCloses(of: .rate, rows("SELECT DISTINCT code FROM rate") { $0.text(0) })
        try noteLatestCloses(of: .stock, rows("SELECT symbol FROM quote") { $0.text(0) })
    }

    /// One statement for one item after another.
    func latestCloses() throws(SQLiteFailure) -> Statement {
        try prepare("SELECT closes FROM latest_closes WHERE subject = ?1 AND item = ?2")
    }
}

extension Statement {
    /// The closes, and the days that a feed leaves out.
    borrowing func latestCloses(
        ofRate code: CurrencyCode, _ days: (first: Day, last: Day)
    ) throws(SQLiteFailure) -> (closes: [DailyClose], skipped: [Day]) {
        try bind([.integer(PointRecorder.Subject.rate.rawValue), .id(code)])
        guard try step() else { return ([], []) }
        return withBlob(0) {
            (
                CloseLine.closes($0, from: days.first, to: days.last),
                CloseLine.skipped($0, from: days.first, to: days.last)
            )
        }
    }
}
