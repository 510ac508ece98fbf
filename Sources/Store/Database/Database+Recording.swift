internal import CivilTime
internal import Market

extension Database {
    func record(_ answer: FeedAnswer, seenAt now: Instant) throws(SQLiteFailure) {
        switch answer {
        case .rates(let rates): try record(rates: rates, seenAt: now)
        case .quotes(let quotes): try record(quotes: quotes, seenAt: now)
        case .pastRates(let closes, let source): try record(closes: closes, of: source, seenAt: now)
        case .found(let stocks, let text): try record(found: stocks, for: text)
        case .kind(let figures): try record(figures, seenAt: now)
        case .bars(let series): try record(series, seenAt: now)
        case .leftOut(let count, let source): try record(leftOut: count, of: source)
        // A failure belongs to a feed list, which the answer does not name.
        case .failed: break
        }
    }

    /// Stores each rate as its feed's latest, the day's last and a point of 7 days. Skips invalid rates.
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
            let points = try PointRecorder(self, of: .rate, seenAt: now)
            for rate in rates
            where Entry.isFigure(rate.perDollar) && Entry.isMoment(rate.quotedAt.seconds) {
                let values: [Statement.Value] = [
                    .id(rate.code), .id(rate.source), .real(rate.perDollar),
                    .integer(rate.quotedAt.seconds), .integer(now.seconds),
                ]
                try latest.run(values)
                // A future rate must not become a close: it would look right once its time has come.
                if rate.quotedAt.isAhead(of: now) { continue }
                try daily.run(values + [.integer(Zone.utc.local(rate.quotedAt).day.number)])
                try points.record(rate.perDollar, of: rate.code.text, from: rate.source, at: rate.quotedAt)
            }
            try noteLatestCloses(of: .rate, rates.map(\.code.text))
            try note(.rate, rates.map(\.code.text), in: nextSequence())
            try dropFailures(of: .rates)
        }
    }

    /// Fields missing from a quote keep their stored values. If two feeds have a price, the one fetched last
    /// stays: it is on screen.
    func record(quotes: [Quote], seenAt now: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try record(inFull: quotes, seenAt: now)
            try note(.stock, quotes.map(\.symbol.text), in: nextSequence())
        }
    }

    /// Closes of past days are the feed's last rates of those days.
    func record(
        closes: [CurrencyCode: [DailyClose]], of provider: FeedID, seenAt now: Instant
    ) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let daily = try prepare(
                """
                INSERT INTO rate_day (code, provider, per_dollar, quoted_at, seen_at, day)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT DO UPDATE SET per_dollar = excluded.per_dollar, seen_at = excluded.seen_at
                """)
            for (code, days) in closes {
                for entry in days where Entry.isFigure(entry.close) && Entry.isDay(entry.day.number) {
                    // A close has no time, so use the end of its day.
                    try daily.run([
                        .id(code), .id(provider), .real(entry.close),
                        .integer((entry.day.number + 1) * 86_400 - 1), .integer(now.seconds),
                        .integer(entry.day.number),
                    ])
                }
            }
            try noteLatestCloses(of: .rate, closes.keys.map(\.text))
            try note(.closes, closes.keys.map(\.text), in: nextSequence())
            try dropFailures(of: .history)
        }
    }

    /// Writes only the price, and only of stocks that the same feed has described before. Those in `due` also
    /// get a point of the last 7 days.
    func record(
        prices: [Quote], points due: Set<Symbol>, seenAt now: Instant
    ) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let price = try prepare(
                """
                UPDATE quote SET seen_at = ?3, price = ?4, time = ?5, day = ?6,
                    today = CASE WHEN day IS ?6 THEN today ELSE x'' END, trial_price = NULL, trial_time = NULL
                WHERE symbol = ?1 AND provider = ?2 AND price IS NOT NULL RETURNING 1
                """)
            let points = try PointRecorder(self, of: .stock, seenAt: now)
            var others: [Quote] = []
            for quote in prices {
                guard let value = quote.price, Entry.isPrice(value), let time = quote.time,
                    Entry.isMoment(time.seconds)
                else { continue }
                let known = try price.first([
                    .id(quote.symbol), .id(quote.source), .integer(now.seconds), .real(value),
                    .integer(time.seconds), .optional(quote.day?.number),
                ])
                if known == nil {
                    others.append(quote)
                } else if due.contains(quote.symbol) {
                    try points.record(value, of: quote.symbol.text, from: quote.source, at: time)
                }
            }
            try record(inFull: others, seenAt: now)
            try note(.stock, prices.map(\.symbol.text), in: nextSequence())
        }
    }

    /// Writes quotes within a transaction.
    func record(inFull quotes: [Quote], seenAt now: Instant) throws(SQLiteFailure) {
        if quotes.isEmpty { return }
        let recorder = try QuoteRecorder(self, seenAt: now)
        for quote in quotes { try recorder.record(quote.withoutNonsense(at: now)) }
        try noteLatestCloses(of: .stock, quotes.map(\.symbol.text))
        try dropFailures(of: .stocks, quotes.map(\.symbol))
    }
}
