internal import CivilTime
internal import Market

/// The SQL that asks for the closes of one item: one a day.
///
/// Of several providers' closes of a day it takes, for rates, that of a feed of closes before all others; then
/// that of the provider preferred, which is `?2`; then the one seen last. A day that lay ahead when it was seen
/// is a provider's mistake, and passed over; tomorrow is none, where the exchange is ahead of UTC.
enum ClosesQuery {
    static let rates = sql(
        column: "per_dollar", table: "rate_day", key: "code", feedsOfCloses: FeedList.history.services)
    static let stocks = sql(column: "close", table: "quote_day", key: "symbol", feedsOfCloses: [])

    private static func sql(
        column: String, table: String, key: String, feedsOfCloses: [FeedID]
    ) -> String {
        let first = feedsOfCloses.map { "WHEN '\($0)' THEN \(Int.max)" }.joined(separator: " ")
        return """
            SELECT day, \(column), CASE provider \(first) WHEN ?2 THEN \(Int.max - 1) ELSE seen_at END
            FROM \(table)
            WHERE \(key) = ?1 AND day BETWEEN ?3 AND ?4 AND day <= seen_at / 86400 + 1 ORDER BY day
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
