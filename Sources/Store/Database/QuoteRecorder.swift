internal import CivilTime
internal import Market

/// Writes quotes within one transaction.
struct QuoteRecorder: ~Copyable {
    static let session = ["day_low", "day_high", "year_low", "year_high", "volume", "exchange"]

    private let now: Instant
    private let stock: Statement
    private let price: Statement
    private let stated: Statement
    private let close: Statement
    private let extended: Statement
    private let points: PointRecorder

    init(_ database: borrowing Database, seenAt now: Instant) throws(SQLiteFailure) {
        let stock = try database.prepare(
            """
            INSERT INTO quote (symbol, name, currency, zone, provider, seen_at, kind, skipped, local_name)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
            ON CONFLICT DO UPDATE SET
                name = coalesce(excluded.name, name),
                local_name = coalesce(excluded.local_name, local_name), currency = coalesce(currency, excluded.currency),
                kind = coalesce(excluded.kind, kind),
                skipped = CASE WHEN length(excluded.skipped) = 0 THEN skipped ELSE excluded.skipped END
            """)
        // An answer without a line or figures of the day keeps the same day's; one without a zone (UTC) keeps
        // the zone. Any price replaces one from the future, which older versions stored.
        let session = QuoteRecorder.session.enumerated().map { index, name in
            "\(name) = CASE WHEN ?16 = 0 AND day IS ?12 AND provider = ?2 THEN \(name) ELSE ?\(17 + index) END"
        }.joined(separator: ", ")
        let price = try database.prepare(
            """
            UPDATE quote SET
                provider = ?2, seen_at = ?3, d1_day = ?4, d1_close = ?5, d5_day = ?6, d5_close = ?7,
                currency = coalesce(?8, currency), zone = CASE ?9 WHEN 'UTC' THEN zone ELSE ?9 END, price = ?10, time = ?11, day = ?12,
                today = CASE WHEN length(?13) = 0 AND day IS ?12 THEN today ELSE ?13 END,
                trial_price = ?14, trial_time = ?15, \(session)
            WHERE symbol = ?1
                AND (price IS NULL OR provider = ?2 OR ?3 >= seen_at OR \(Database.seenAt) = 0)
            """)
        let stated = try database.prepare(
            """
            UPDATE quote SET provider = ?2, seen_at = ?3, d1_day = ?4, d1_close = ?5, d5_day = ?6, d5_close = ?7
            WHERE symbol = ?1 AND price IS NULL
            """)
        let close = try database.prepare(
            """
            INSERT INTO quote_day (symbol, provider, seen_at, day, close) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET close = excluded.close, seen_at = excluded.seen_at
            """)
        // It comes from bars or another collector, not from feeds' quotes.
        let extended = try database.prepare(
            """
            UPDATE quote SET extended_price = ?2, extended_time = ?3, extended_session = ?4
            WHERE symbol = ?1 AND coalesce(extended_time, ?3) <= ?3
            """)
        let points = try PointRecorder(database, of: .stock, seenAt: now)
        self.now = now
        self.stock = stock
        self.price = price
        self.stated = stated
        self.close = close
        self.extended = extended
        self.points = points
    }

    borrowing func record(_ quote: Quote) throws(SQLiteFailure) {
        let origin: [Statement.Value] = [.id(quote.symbol), .id(quote.source), .integer(now.seconds)]
        try stock.run([
            .id(quote.symbol), .optional(quote.name), .optional(quote.currency), .text(quote.zone),
            .id(quote.source), .integer(now.seconds),
            .optional(quote.kind == .unknown ? nil : quote.kind.rawValue),
            .blob(CloseLine.bytes(skipped: quote.skipped)), .optional(quote.localName),
        ])
        let bases = values(quote.stated[.d1]) + values(quote.stated[.d5])
        if let last = quote.price, Entry.isPrice(last), let time = quote.time, Entry.isMoment(time.seconds) {
            try price.run(
                origin + bases + [
                    .optional(quote.currency), .text(quote.zone), .real(last), .integer(time.seconds),
                    .optional(quote.day?.number), .blob(FigureLine.bytes(quote.today)),
                    .optional(quote.trial?.price), .optional(quote.trial?.time.seconds),
                    .integer(quote.session == nil ? 0 : 1),
                    .optional(quote.session?.day?.lowerBound), .optional(quote.session?.day?.upperBound),
                    .optional(quote.session?.year?.lowerBound), .optional(quote.session?.year?.upperBound),
                    .optional(quote.session?.volume), .optional(quote.session?.exchange),
                ])
            if !time.isAhead(of: now) {
                try points.record(last, of: quote.symbol.text, from: quote.source, at: time)
            }
        } else if !quote.stated.isEmpty {
            try stated.run(origin + bases)
        }
        if let told = quote.extended, Entry.isPrice(told.price), Entry.isMoment(told.time.seconds) {
            try extended.run([
                .id(quote.symbol), .real(told.price), .integer(told.time.seconds),
                .integer(told.session.number),
            ])
        }
        // A day that has not begun at the exchange has no close.
        let today = (Zone(quote.zone) ?? .utc).local(now + Instant.clockSkew).day
        for daily in quote.closes where Entry.isPrice(daily.close) && daily.day <= today {
            try close.run(origin + values(daily))
        }
    }

    private func values(_ close: DailyClose?) -> [Statement.Value] {
        guard let close, Entry.isPrice(close.close) else { return [.null, .null] }
        return [.integer(close.day.number), .real(close.close)]
    }
}

/// Writes figures of the last 7 days, each at its own time, within one transaction.
struct PointRecorder: ~Copyable {
    enum Subject: Int {
        case rate = 0
        case stock = 1
    }

    /// Seconds for which points are kept; the day's close stays.
    static let kept = 7 * 86_400

    private let now: Instant
    private let subject: Subject
    private let series: Statement
    private let point: Statement

    init(
        _ database: borrowing Database, of subject: Subject, seenAt now: Instant
    ) throws(SQLiteFailure) {
        let series = try database.prepare(
            """
            INSERT INTO series (subject, item, provider) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING
            """)
        // Most answers repeat known figures; do not write those again.
        let point = try database.prepare(
            """
            INSERT INTO point (series, time, value)
            SELECT id, ?4, ?5 FROM series WHERE subject = ?1 AND item = ?2 AND provider = ?3
            ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value
            """)
        self.now = now
        self.subject = subject
        self.series = series
        self.point = point
    }

    /// Writes a point; skips a figure that is too old for that.
    borrowing func record(
        _ value: Double, of item: String, from provider: FeedID, at time: Instant
    ) throws(SQLiteFailure) {
        guard time.seconds > now.seconds - PointRecorder.kept else { return }
        let names: [Statement.Value] = [.integer(subject.rawValue), .text(item), .id(provider)]
        try series.run(names)
        try point.run(names + [.integer(min(time, now).seconds), .real(value)])
    }
}
