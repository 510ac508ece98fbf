internal import Board
internal import CivilTime
internal import Figures
internal import Market

extension Database {
    /// The rates of a past day: of each currency the last close up to it, at most a week old. Of several feeds' closes, that of
    /// a feed of closes counts, and else the one seen last.
    func rates(of codes: [CurrencyCode], on day: Day) throws(SQLiteFailure) -> [CurrencyCode: Seen<Rate>] {
        let feeds = FeedList.history.services.map { "'\($0)'" }.joined(separator: ", ")
        let statement = try prepare(
            """
            SELECT per_dollar, provider, quoted_at, seen_at FROM rate_day
            WHERE code = ?1 AND day BETWEEN ?2 AND ?3 AND day <= seen_at / 86400 + 1
            ORDER BY day DESC, provider IN (\(feeds)) DESC, seen_at DESC
            """)
        var rates: [CurrencyCode: Seen<Rate>] = [:]
        for code in codes {
            try statement.bind([
                .id(code), .integer(day.number - RatesOfDay.oldest), .integer(day.number),
            ])
            while rates[code] == nil, try statement.step() {
                guard Entry.isPrice(statement.real(0)), let source: FeedID = statement.id(1),
                    Entry.isMoment(statement.integer(2)), Entry.isMoment(statement.integer(3))
                else { continue }
                let rate = Rate(
                    code: code, perDollar: statement.real(0), quotedAt: Instant(statement.integer(2)),
                    source: source)
                rates[code] = Seen(rate, .cached, at: Instant(statement.integer(3)))
            }
        }
        return rates
    }
}
