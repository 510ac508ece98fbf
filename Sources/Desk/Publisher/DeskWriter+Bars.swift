internal import CivilTime
internal import Market
internal import Store

/// The published part of a series: the next time only its last bars are compared with the team server's.
struct PublishedBars {
    /// The start of the first bar to compare.
    let cut: Instant
    /// Of the bars before `cut`, valid only in this process.
    let digest: Int

    /// Bars at the end to compare always: the last one still grows, and feeds correct a few.
    private static let open = 8

    init?(_ bars: [Bar]) {
        guard bars.count > PublishedBars.open else { return nil }
        cut = bars[bars.count - PublishedBars.open].start
        digest = PublishedBars.digest(of: bars, before: cut)
    }

    /// The bars that the team server may lack; nil if earlier ones have changed.
    func rest(of bars: [Bar]) -> ArraySlice<Bar>? {
        guard PublishedBars.digest(of: bars, before: cut) == digest else { return nil }
        return bars[(bars.firstIndex { $0.start >= cut } ?? bars.endIndex)...]
    }

    private static func digest(of bars: [Bar], before cut: Instant) -> Int {
        var hasher = Hasher()
        for bar in bars.prefix(while: { $0.start < cut }) { hasher.combine(bar) }
        return hasher.finalize()
    }
}

extension DeskWriter {
    /// Earlier bars on the team server stay, unless prices were adjusted for a split since: then all of them
    /// change. False if the team server's are newer.
    mutating func write(
        _ kept: KeptBars, _ published: PublishedBars?, from floor: Instant
    ) throws(DeskFailure) -> Bool {
        let series = kept.series
        let all = series.bars.filter { $0.start >= floor }
        let old = try connection.run(
            """
            SELECT id, since FROM fxterm.bar_series WHERE item = $1 AND interval = $2 AND provider = $3
            """,
            [.text(series.key.symbol.text), .text(series.key.interval.rawValue), .text(series.source.text)])
        let since = max(series.span.lowerBound, floor)
        guard let id = try writeSeries(series, since: since, seenAt: kept.seenAt) else { return false }
        notice.add(.bars, [series.key.symbol.text])
        let table = series.key.interval.isIntraday ? "bar_minute" : "bar_day"
        let had = old.integer(0, 1).map { Instant($0) }
        let rest = had == nil ? nil : published?.rest(of: all)
        let bars = Array(rest ?? all[...])
        var isRewritten = false
        if let first = bars.first, let last = bars.last {
            try connection.run(
                "SELECT fxterm.make_partitions($1, $2, $3)",
                [.text(table), .integer(first.start.seconds), .integer(last.start.seconds)])
            if had != nil, rest == nil { isRewritten = try isRescaled(id, table, bars, series.actions) }
            if isRewritten {
                try connection.run("DELETE FROM fxterm.\(table) WHERE series = $1", [.integer(id)])
            }
            try write(bars, of: id, table)
        }
        var isJoined = false
        if !isRewritten, let had, had < since { isJoined = try reaches(id, table, since) }
        try connection.run(
            """
            UPDATE fxterm.bar_series SET since = CASE WHEN $2 THEN least(since, $3) ELSE $3 END,
                rewritten = CASE WHEN $4 THEN $5 ELSE rewritten END WHERE id = $1
            """,
            [
                .integer(id), .flag(isJoined), .integer(since.seconds),
                .flag(isRewritten), .integer(number),
            ])
        try write(series.actions, of: id, from: isRewritten ? Instant(0) : since)
        return true
    }

    /// Nil if the team server's is newer.
    private func writeSeries(
        _ series: BarSeries, since: Instant, seenAt: Instant
    ) throws(DeskFailure) -> Int? {
        try connection.run(
            """
            INSERT INTO fxterm.bar_series AS old
                (item, interval, provider, kind, currency, zone, since, seen_at, number, rewritten)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
            ON CONFLICT (item, interval, provider) DO UPDATE SET kind = excluded.kind,
                currency = coalesce(excluded.currency, old.currency), zone = excluded.zone,
                seen_at = excluded.seen_at, number = excluded.number
            WHERE \(isNewer("old")) RETURNING id
            """,
            [
                .text(series.key.symbol.text), .text(series.key.interval.rawValue),
                .text(series.source.text), .text(series.kind.rawValue), .text(series.currency),
                .text(series.zone), .integer(since.seconds), .integer(moment(seenAt)), .integer(number),
            ]
        ).integer(0, 0)
    }

    /// True if one factor changed all finished bars, by the rule of `FigureStore`. Compares only those before
    /// the answer's first split: later ones may already have new prices.
    private func isRescaled(
        _ series: Int, _ table: String, _ bars: [Bar], _ actions: [CorporateAction]
    ) throws(DeskFailure) -> Bool {
        let split = actions.first { $0.shares != nil }?.time.seconds ?? Int(Int32.max)
        let factors = try connection.run(
            """
            SELECT min(new.close / old.close), max(new.close / old.close)
            FROM unnest($2::bigint[], $3::float8[]) AS new (start, close)
            JOIN fxterm.\(table) AS old ON old.series = $1 AND old.start = new.start
            WHERE old.close <> 0 AND old.start < $4
                AND old.start < (SELECT max(start) FROM fxterm.\(table) WHERE series = $1)
            """,
            [
                .integer(series), .integers(bars.map(\.start.seconds)), .reals(bars.map(\.close)),
                .integer(split),
            ])
        guard let least = factors.real(0, 0), let most = factors.real(0, 1), least > 0 else { return false }
        return abs(least - 1) > 0.01 && most / least < 1.01
    }

    private func reaches(_ series: Int, _ table: String, _ since: Instant) throws(DeskFailure) -> Bool {
        try connection.run(
            """
            SELECT EXISTS (SELECT FROM fxterm.\(table) WHERE series = $1 AND start < $2)
                AND EXISTS (SELECT FROM fxterm.\(table) WHERE series = $1 AND start >= $2)
            """, [.integer(series), .integer(since.seconds)]
        ).flag(0, 0) == true
    }

    private func write(_ bars: [Bar], of series: Int, _ table: String) throws(DeskFailure) {
        let columns = "start, session, open, high, low, close, volume"
        try connection.run(
            """
            WITH new AS MATERIALIZED (
                SELECT * FROM unnest($2::bigint[], $3::smallint[], $4::float8[], $5::float8[], $6::float8[], $7::float8[],
                    $8::float8[]) AS new (\(columns))
            ), gone AS (
                DELETE FROM fxterm.\(table) AS old WHERE series = $1 AND start >= (SELECT min(start) FROM new)
                    AND NOT EXISTS (SELECT FROM new WHERE new.start = old.start)
            )
            INSERT INTO fxterm.\(table) AS old (series, \(columns)) SELECT $1::integer, \(columns) FROM new
            ON CONFLICT (series, start) DO UPDATE SET session = excluded.session, open = excluded.open,
                high = excluded.high, low = excluded.low, close = excluded.close, volume = excluded.volume
            WHERE (old.session, old.open, old.high, old.low, old.close, old.volume) IS DISTINCT FROM
                (excluded.session, excluded.open, excluded.high, excluded.low, excluded.close, excluded.volume)
            """,
            [
                .integer(series), .integers(bars.map(\.start.seconds)),
                .integers(bars.map(\.session.number)), .reals(bars.map(\.open)), .reals(bars.map(\.high)),
                .reals(bars.map(\.low)), .reals(bars.map(\.close)), .reals(bars.map(\.volume)),
            ])
    }

    private func write(
        _ actions: [CorporateAction], of series: Int, from since: Instant
    ) throws(DeskFailure) {
        try connection.run(
            "DELETE FROM fxterm.bar_action WHERE series = $1 AND time >= $2",
            [.integer(series), .integer(since.seconds)])
        let rows = actions.filter { $0.time >= since }.map {
            action -> (CorporateAction, Int, Double, Double?) in
            switch action.kind {
            case .split(let new, let old): (action, 0, new, old)
            case .dividend(let amount): (action, 1, amount, nil)
            }
        }
        if rows.isEmpty { return }
        try connection.run(
            """
            INSERT INTO fxterm.bar_action (series, time, kind, amount, old)
            SELECT $1::integer, time, kind, amount, old
            FROM unnest($2::bigint[], $3::smallint[], $4::float8[], $5::float8[]) AS new (time, kind, amount, old)
            ON CONFLICT DO NOTHING
            """,
            [
                .integer(series), .integers(rows.map(\.0.time.seconds)), .integers(rows.map(\.1)),
                .reals(rows.map(\.2)), .reals(rows.map(\.3)),
            ])
    }
}
