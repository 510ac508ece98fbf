internal import CivilTime
internal import Market

extension Database {
    /// Keeps prices that are told many times a minute: of a stock that is known from the same provider nothing else is written.
    ///
    /// - Parameter points: The stocks whose price is kept among those of the last 7 days.
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
                try price.bind([
                    .id(quote.symbol), .id(quote.source), .integer(now.seconds), .real(value),
                    .integer(time.seconds), .optional(quote.day?.number),
                ])
                guard try price.step() else {
                    others.append(quote)
                    continue
                }
                while try price.step() {}
                if due.contains(quote.symbol) {
                    try points.record(value, of: quote.symbol.text, from: quote.source, at: time)
                }
            }
            try record(inFull: others, seenAt: now)
            try note(.stock, prices.map(\.symbol.text), in: nextSequence())
        }
    }

    /// Writes quotes, within a transaction.
    func record(inFull quotes: [Quote], seenAt now: Instant) throws(SQLiteFailure) {
        if quotes.isEmpty { return }
        let recorder = try QuoteRecorder(self, seenAt: now)
        for quote in quotes { try recorder.record(quote.withoutNonsense(at: now)) }
        try noteLatestCloses(of: .stock, quotes.map(\.symbol.text))
        try dropFailures(of: .stocks, quotes.map(\.symbol))
    }
}
