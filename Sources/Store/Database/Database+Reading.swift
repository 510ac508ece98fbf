package import CivilTime
internal import Figures
package import Market

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

    /// Oldest first, of all feeds.
    func intraday(
        of item: String, _ subject: PointRecorder.Subject, since time: Instant
    ) throws(SQLiteFailure) -> [IntradayPoint] {
        try rows(
            """
            SELECT time, value, provider FROM series JOIN point ON series = id
            WHERE subject = ?1 AND item = ?2 AND time >= ?3 ORDER BY time, provider
            """, [.integer(subject.rawValue), .text(item), .integer(time.seconds)]
        ) { row in
            guard let time = row.moment(0), Entry.isPrice(row.real(1)), let source: FeedID = row.id(2) else {
                return nil
            }
            return IntradayPoint(time: time, value: row.real(1), source: source)
        }
    }

    /// Drops points before `time`; their day's close stays.
    func dropPoints(before time: Instant) throws(SQLiteFailure) {
        // Series by series, since the points are in that order: each is a look at its beginning.
        try write(
            "DELETE FROM point WHERE series IN (SELECT id FROM series) AND time < ?1",
            [.integer(time.seconds)])
    }

    private func word(_ sql: String, about item: String) throws(SQLiteFailure) -> String? {
        try rows(sql, [.text(item)]) { $0.text(0) }.first
    }
}

/// One close a day. For rates, a feed of closes comes first; then the preferred feed (`?2`); then the close
/// seen last. Skips days that lay ahead when seen, except tomorrow, which may have begun at the exchange.
enum ClosesQuery {
    static let rates = sql(
        column: "per_dollar", table: "rate_day", key: "code", first: "WHEN \(isOfCloses) THEN \(Int.max)")
    /// Closes of stocks from the feed of the price, with those of the same exchange.
    static let stocks = sql(
        column: "close", table: "quote_day", key: "symbol",
        and: "AND (provider = ?2 OR provider IN (\(exchange)) AND ?2 IN (\(exchange)))")
    private static let exchange = FeedID.services.filter { $0.sharesCloses(with: .twse) }.map { "'\($0)'" }
        .joined(separator: ", ")

    /// Recognises a feed of closes by its name; the rows say nothing else.
    static let isOfCloses: String = {
        let feeds = FeedList.history.services.map { "'\($0)'" }.joined(separator: ", ")
        return "(provider IN (\(feeds)) OR provider LIKE '%\(FeedID.closesSuffix)')"
    }()

    private static func sql(
        column: String, table: String, key: String, first: String = "", and condition: String = ""
    ) -> String {
        return """
            SELECT day, \(column), CASE \(first) WHEN provider IS ?2 THEN \(Int.max - 1) ELSE seen_at END
            FROM \(table)
            WHERE \(key) = ?1 AND day BETWEEN ?3 AND ?4 AND day <= seen_at / 86400 + 1 \(condition) ORDER BY day
            """
    }
}

extension Statement {
    borrowing func closes(
        of item: String, preferring provider: String?, _ days: (first: Day, last: Day)
    ) throws(SQLiteFailure) -> [DailyClose] {
        try bind([.text(item), .optional(provider), .integer(days.first.number), .integer(days.last.number)])
        var closes: [DailyClose] = []
        closes.reserveCapacity(Database.daysRead)
        var best = Int.min
        while try step() {
            guard Entry.isPrice(real(1)), Entry.isDay(integer(0)) else { continue }
            let close = DailyClose(day: Day(number: integer(0)), close: real(1))
            if closes.last?.day != close.day {
                closes.append(close)
                best = integer(2)
            } else if integer(2) > best {
                closes[closes.count - 1] = close
                best = integer(2)
            }
        }
        return closes
    }
}

/// A figure that a feed gave within the last 7 days.
package struct IntradayPoint: Hashable, Sendable {
    /// The source's time; the time of the fetch if the source's lay ahead.
    package var time: Instant
    /// Units per US dollar, or a price in the stock's own currency; finite and above 0.
    package var value: Double
    package var source: FeedID

    package init(time: Instant, value: Double, source: FeedID) {
        (self.time, self.value, self.source) = (time, value, source)
    }
}

extension Database {
    /// The last close up to the day, at most a week old: of a feed of closes if possible, else seen last.
    func rates(of codes: [CurrencyCode], on day: Day) throws(SQLiteFailure) -> [CurrencyCode: Seen<Rate>] {
        let statement = try prepare(
            """
            SELECT per_dollar, provider, quoted_at, seen_at FROM rate_day
            WHERE code = ?1 AND day BETWEEN ?2 AND ?3 AND day <= seen_at / 86400 + 1
            ORDER BY day DESC, \(ClosesQuery.isOfCloses) DESC, seen_at DESC
            """)
        var rates: [CurrencyCode: Seen<Rate>] = [:]
        for code in codes {
            try statement.bind([
                .id(code), .integer(day.number - RatesOfDay.oldest), .integer(day.number),
            ])
            while rates[code] == nil, try statement.step() {
                guard Entry.isPrice(statement.real(0)), let source: FeedID = statement.id(1),
                    let quotedAt = statement.moment(2), let seenAt = statement.moment(3)
                else { continue }
                let rate = Rate(code: code, perDollar: statement.real(0), quotedAt: quotedAt, source: source)
                rates[code] = Seen(rate, .cached, at: seenAt)
            }
        }
        return rates
    }
}
