internal import Market

extension Database {
    /// Keeps each rate as its provider's latest and as the last of its day.
    ///
    /// A rate that is none (not finite, not above 0) or of no time one can reckon with is passed over.
    func record(rates: [Rate], seenAt now: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let latest = try prepare(
                """
                INSERT INTO rate (code, provider, per_dollar, quoted_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT DO UPDATE SET
                    per_dollar = excluded.per_dollar, quoted_at = excluded.quoted_at, seen_at = excluded.seen_at
                """)
            let daily = try prepare(
                """
                INSERT INTO rate_day (code, provider, per_dollar, quoted_at, seen_at, day)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT DO UPDATE SET
                    per_dollar = excluded.per_dollar, quoted_at = excluded.quoted_at, seen_at = excluded.seen_at
                WHERE excluded.quoted_at >= quoted_at
                """)
            for rate in rates where Entry.isFigure(rate.perDollar) && Entry.isMoment(rate.quotedAt.seconds) {
                try latest.bind(
                    .text(rate.code), .text(rate.source), .real(rate.perDollar),
                    .integer(rate.quotedAt.seconds), .integer(now.seconds))
                try latest.run()
                try daily.bind(
                    .text(rate.code), .text(rate.source), .real(rate.perDollar),
                    .integer(rate.quotedAt.seconds), .integer(now.seconds),
                    .integer(Zone.utc.local(rate.quotedAt).day.number))
                try daily.run()
            }
        }
    }

    /// Keeps what the quotes say. What a quote does not say stays as it is kept: a name, a price.
    ///
    /// A price that is older than the one kept replaces it only if it is of the same provider.
    func record(quotes: [Quote], seenAt now: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let stock = try prepare(
                """
                INSERT INTO quote (symbol, name, currency, zone, provider, seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT DO UPDATE SET
                    name = coalesce(excluded.name, name), currency = coalesce(currency, excluded.currency)
                """)
            // An answer without a line, as some feeds give, does not wipe out the same day's line.
            let price = try prepare(
                """
                UPDATE quote SET
                    today = CASE WHEN length(?7) = 0 AND day IS ?6 THEN today ELSE ?7 END,
                    currency = coalesce(?2, currency), zone = ?3, price = ?4, time = ?5, day = ?6,
                    provider = ?8, seen_at = ?9
                WHERE symbol = ?1
                    AND (price IS NULL OR provider = ?8 OR min(?5, ?9) >= min(time, seen_at))
                """)
            let close = try prepare(
                """
                INSERT INTO quote_day (symbol, provider, day, close, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT DO UPDATE SET close = excluded.close, seen_at = excluded.seen_at
                """)
            for quote in quotes {
                try stock.bind(
                    .text(quote.symbol), .optional(quote.name), .optional(quote.currency), .text(quote.zone),
                    .text(quote.source), .integer(now.seconds))
                try stock.run()
                if let last = quote.price, Entry.isFigure(last), let time = quote.time,
                    Entry.isMoment(time.seconds)
                {
                    try price.bind(
                        .text(quote.symbol), .optional(quote.currency), .text(quote.zone), .real(last),
                        .integer(time.seconds), .optional(quote.day?.number), .blob(Line.bytes(quote.today)),
                        .text(quote.source), .integer(now.seconds))
                    try price.run()
                }
                for daily in quote.closes where Entry.isFigure(daily.close) {
                    try close.bind(
                        .text(quote.symbol), .text(quote.source), .integer(daily.day.number),
                        .real(daily.close),
                        .integer(now.seconds))
                    try close.run()
                }
            }
        }
    }
}
