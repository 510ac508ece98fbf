internal import CivilTime
package import Market

extension Database {
    /// Replaces stored bars of the same span; bars missing from the answer stay. If all stored prices changed
    /// by one factor, the feed adjusted them for a split: drop older bars, which would look like a crash.
    func record(_ series: BarSeries, seenAt now: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let key = series.key
            let had = try barSpans(of: key)[series.source]
            let id = try barSeries(series, since: series.span.lowerBound, seenAt: now)
            var since = series.span.joined(had)
            if let first = series.bars.first {
                if let last = had?.last { try dropReplaced(upTo: last, of: id, by: series) }
                if try isRescaled(id, had, series) {
                    try prepare("DELETE FROM bar WHERE series = ?1 AND start < ?2")
                        .run([.integer(id), .integer(first.start.seconds)])
                    // Earlier dividends were adjusted too.
                    try prepare("DELETE FROM bar_action WHERE series = ?1 AND time < ?2")
                        .run([.integer(id), .integer(series.span.lowerBound.seconds)])
                    since = series.span.lowerBound
                }
            }
            try prepare("UPDATE bar_series SET since = ?2 WHERE id = ?1")
                .run([.integer(id), .integer(since.seconds)])
            let statement = try prepare(
                """
                INSERT OR REPLACE INTO bar (series, start, open, high, low, close, volume, session)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """)
            for bar in series.bars where Entry.isMoment(bar.start.seconds) {
                try statement.run([
                    .integer(id), .integer(bar.start.seconds), .real(bar.open), .real(bar.high),
                    .real(bar.low),
                    .real(bar.close), .optional(bar.volume), .integer(bar.session.number),
                ])
            }
            try record(series.actions, of: id, in: series.span)
            let sequence = try nextSequence()
            try note(.bars, ["\(key.symbol.text) \(key.interval.rawValue)"], in: sequence)
            if key.interval.isIntraday, !series.bars.isEmpty { try recordExtended(series, in: sequence) }
            try prepare("DELETE FROM failure WHERE subject = 'bars' AND item = ?1").run([.id(key.symbol)])
        }
    }

    /// Stores the last bar's price with the quote if it is from outside a session.
    private func recordExtended(_ series: BarSeries, in sequence: Int) throws(SQLiteFailure) {
        let extended = ExtendedPrice(series.bars)
        let changed = try integer(
            """
            UPDATE quote SET extended_price = ?2, extended_time = ?3, extended_session = ?4
            WHERE symbol = ?1 AND extended_time IS NOT ?3 AND coalesce(extended_time, 0) <= ?5 RETURNING 1
            """,
            [
                .id(series.key.symbol), .optional(extended?.price), .optional(extended?.time.seconds),
                .optional(extended?.session.number), .integer(series.bars.last?.start.seconds ?? 0),
            ])
        if changed != nil { try note(.extended, [series.key.symbol.text], in: sequence) }
    }

    func barSpans(of key: BarSeries.Key) throws(SQLiteFailure) -> [FeedID: BarSpan] {
        let spans = try rows(
            """
            SELECT provider, since, (SELECT max(start) FROM bar WHERE series = id), seen_at FROM bar_series
            WHERE item = ?1 AND interval = ?2
            """, [.id(key.symbol), .text(key.interval.rawValue)]
        ) { row -> (FeedID, BarSpan)? in
            guard let source: FeedID = row.id(0), let since = row.moment(1), let seenAt = row.moment(3) else {
                return nil
            }
            return (source, BarSpan(since: since, last: row.optional(2).map { Instant($0) }, seenAt: seenAt))
        }
        return Dictionary(spans) { $1 }
    }

    /// From the latest feed; nil if no feed has any.
    func bars(
        of key: BarSeries.Key, in span: ClosedRange<Instant>
    ) throws(SQLiteFailure) -> KeptBars? {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            try rows(
                """
                SELECT id, provider, kind, currency, zone, since, seen_at FROM bar_series
                WHERE item = ?1 AND interval = ?2 ORDER BY \(Database.seenAt) DESC, id DESC LIMIT 1
                """, [.id(key.symbol), .text(key.interval.rawValue)]
            ) { row throws(SQLiteFailure) -> KeptBars? in
                guard let source: FeedID = row.id(1), let zone = row.label(4), let since = row.moment(5),
                    let seen = row.moment(6)
                else { return nil }
                let series = BarSeries(
                    key, kind: row.text(2).flatMap(Instrument.init) ?? .unknown, currency: row.label(3),
                    zone: zone, source: source, span: min(since, seen)..<max(since, seen),
                    bars: try bars(row.integer(0), span),
                    actions: try actions(row.integer(0), since: span.lowerBound))
                return KeptBars(series: series, seenAt: seen)
            }.first
        }
    }

    /// Drops intraday bars past their retention, counted from the newest, and those long unrequested.
    func dropBars(before now: Instant) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let bars = try prepare(
                """
                DELETE FROM bar WHERE series IN (SELECT id FROM bar_series WHERE interval = ?1) AND start <
                    (SELECT max(start) - ?2 FROM bar AS newest WHERE newest.series = bar.series)
                """)
            let left = try prepare(
                "DELETE FROM bar WHERE series IN (SELECT id FROM bar_series WHERE interval = ?1 AND seen_at < ?2)"
            )
            let actions = try prepare(
                """
                DELETE FROM bar_action WHERE series IN
                    (SELECT id FROM bar_series WHERE interval = ?1 AND seen_at < ?2)
                """)
            let series = try prepare("DELETE FROM bar_series WHERE interval = ?1 AND seen_at < ?2")
            let since = try prepare(
                """
                UPDATE bar_series SET since = max(since,
                    coalesce((SELECT max(start) - ?2 FROM bar WHERE series = id), since))
                WHERE interval = ?1
                """)
            for interval in BarInterval.allCases {
                guard let days = interval.daysKept else { continue }
                let name = Statement.Value.text(interval.rawValue)
                try bars.run([name, .integer(days * 86_400)])
                try since.run([name, .integer(days * 86_400)])
                try left.run([name, .integer(now.seconds - days * 86_400)])
                try actions.run([name, .integer(now.seconds - days * 86_400)])
                try series.run([name, .integer(now.seconds - days * 86_400)])
            }
        }
    }

    private func barSeries(
        _ series: BarSeries, since: Instant, seenAt now: Instant
    ) throws(SQLiteFailure) -> Int {
        try integer(
            """
            INSERT INTO bar_series (item, interval, provider, kind, currency, zone, since, seen_at)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            ON CONFLICT DO UPDATE SET
                kind = excluded.kind, currency = coalesce(excluded.currency, currency), zone = excluded.zone,
                seen_at = excluded.seen_at
            RETURNING id
            """,
            [
                .id(series.key.symbol), .text(series.key.interval.rawValue), .id(series.source),
                .text(series.kind.rawValue), .optional(series.currency), .text(series.zone),
                .integer(since.seconds), .integer(now.seconds),
            ]) ?? 0
    }

    /// Drops the unfinished bar that the answer begins at another moment; of weeks and months all such bars,
    /// since a store may have two of one month.
    private func dropReplaced(
        upTo last: Instant, of id: Int, by series: BarSeries
    ) throws(SQLiteFailure) {
        guard let first = series.bars.first, let zone = Zone(series.zone) else { return }
        let interval = series.key.interval
        let isLong = interval == .week || interval == .month
        let kind = series.kind == .unknown ? Instrument(symbol: series.key.symbol) : series.kind
        for old in try bars(id, (isLong ? min(first.start, last) : last)...last) {
            let isReplaced = series.bars.contains {
                $0.start != old.start && $0.session == old.session
                    && interval.isSameSpan($0.start, old.start, in: zone, of: kind)
            }
            if isReplaced {
                try prepare("DELETE FROM bar WHERE series = ?1 AND start = ?2")
                    .run([.integer(id), .integer(old.start.seconds)])
            }
        }
    }

    /// True if one factor changes the closes of all finished bars. Compares only bars before the first split:
    /// later ones may already have new prices.
    private func isRescaled(
        _ id: Int, _ had: BarSpan?, _ series: BarSeries
    ) throws(SQLiteFailure) -> Bool {
        guard let last = had?.last, let first = series.bars.first, first.start < last else { return false }
        let old = Dictionary(
            try bars(id, first.start...(last + -1)).map { ($0.start, $0.close) }, uniquingKeysWith: { $1 })
        let split = series.actions.first { $0.shares != nil }?.time ?? Instant(.max)
        let factors = series.bars.prefix { $0.start < split }.compactMap { bar in
            old[bar.start].map { bar.close / $0 }
        }
        guard let least = factors.min(), let most = factors.max(), least > 0 else { return false }
        return abs(least - 1) > 0.01 && most / least < 1.01
    }

    private func bars(_ series: Int, _ span: ClosedRange<Instant>) throws(SQLiteFailure) -> [Bar] {
        try rows(
            """
            SELECT start, open, high, low, close, volume, session FROM bar
            WHERE series = ?1 AND start BETWEEN ?2 AND ?3 ORDER BY start
            """, [.integer(series), .integer(span.lowerBound.seconds), .integer(span.upperBound.seconds)]
        ) { row in
            guard let start = row.moment(0), let session = Bar.Session(number: row.integer(6)) else {
                return nil
            }
            return Bar(
                start: start, open: row.real(1), high: row.real(2), low: row.real(3), close: row.real(4),
                volume: row.isNull(5) ? nil : row.real(5), session: session)
        }
    }
}

extension Range<Instant> {
    /// Start of the complete span with this one. With a gap between the two, only the later one counts.
    fileprivate func joined(_ had: BarSpan?) -> Instant {
        guard let had else { return lowerBound }
        if lowerBound > had.last ?? had.since { return lowerBound }
        return upperBound < had.since ? had.since : Swift.min(lowerBound, had.since)
    }
}

extension Bar.Session {
    /// The session's number in stores and on team servers.
    package var number: Int {
        switch self {
        case .before: 0
        case .regular: 1
        case .after: 2
        }
    }

    package init?(number: Int) {
        guard let session = Bar.Session.allCases.first(where: { $0.number == number }) else { return nil }
        self = session
    }
}

extension Database {
    func record(_ actions: [CorporateAction], of series: Int, in span: Range<Instant>) throws(SQLiteFailure) {
        try prepare("DELETE FROM bar_action WHERE series = ?1 AND time >= ?2 AND time < ?3")
            .run([
                .integer(series), .integer(span.lowerBound.seconds), .integer(span.upperBound.seconds),
            ])
        let statement = try prepare(
            "INSERT OR REPLACE INTO bar_action (series, time, kind, amount, old) VALUES (?1, ?2, ?3, ?4, ?5)")
        for action in actions where Entry.isMoment(action.time.seconds) {
            let key: [Statement.Value] = [.integer(series), .integer(action.time.seconds)]
            switch action.kind {
            case .split(let new, let old): try statement.run(key + [.integer(0), .real(new), .real(old)])
            case .dividend(let amount):
                try statement.run(key + [.integer(1), .real(amount), .null])
            }
        }
    }

    /// Oldest first.
    func actions(_ series: Int, since first: Instant) throws(SQLiteFailure) -> [CorporateAction] {
        try rows(
            """
            SELECT time, kind, amount, old FROM bar_action
            WHERE series = ?1 AND time >= ?2 ORDER BY time, kind
            """, [.integer(series), .integer(first.seconds)]
        ) { row in
            guard let time = row.moment(0) else { return nil }
            return switch row.integer(1) {
            case 0: CorporateAction(at: time, .split(new: row.real(2), old: row.real(3)))
            case 1: CorporateAction(at: time, .dividend(row.real(2)))
            default: nil
            }
        }
    }
}
