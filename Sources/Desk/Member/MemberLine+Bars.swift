internal import CivilTime
internal import Figures
internal import Market
internal import Store

extension MemberLine {
    /// Days before the last bar to read again: feeds correct a few, and `FigureStore` detects splits by them.
    private static let overlap = 10

    /// - Parameter spans: The member's own, by feed.
    func bars(
        _ query: BarsQuery, having spans: [FeedID: BarSpan], _ interest: inout MemberInterest
    ) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        let had = spans.compactMapValues { span in span.last.map { (since: span.since, last: $0) } }
        return try bars(query.key, since: query.since, had, number: -1, &interest)
    }

    func changedBars(
        _ interest: inout MemberInterest, since number: Int
    ) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        var answers: [Seen<FeedAnswer>] = []
        for (key, bars) in interest.bars where !bars.read.isEmpty {
            answers += try self.bars(key, since: bars.since, bars.read, number: number, &interest)
        }
        return answers
    }

    private func bars(
        _ key: BarSeries.Key, since first: Day, _ had: [FeedID: (since: Instant, last: Instant)],
        number: Int, _ interest: inout MemberInterest
    ) throws(DeskFailure) -> [Seen<FeedAnswer>] {
        // Of several feeds, the last that sent bars, as in the local store.
        let rows = try connection.run(
            """
            SELECT id, provider, kind, currency, zone, since, seen_at, rewritten FROM fxterm.bar_series
            WHERE item = $1 AND interval = $2 AND number > $3 ORDER BY seen_at DESC, id DESC LIMIT 1
            """, [.text(key.symbol.text), .text(key.interval.rawValue), .integer(number)])
        if rows.count == 0 { return [] }
        guard let id = rows.integer(0, 0), let source: FeedID = rows.id(0, 1), let zone = rows.label(0, 4),
            let since = rows.moment(0, 5), let seen = rows.moment(0, 6)
        else {
            countLeftOut()
            return []
        }
        var from = max(since, Instant((first.number - 1) * 86_400))
        let isRewritten = number >= 0 && (rows.integer(0, 7) ?? 0) > number
        if let had = had[source], had.since <= from, !isRewritten {
            from = max(from, had.last + -overlap(key.interval))
        }
        let bars = try bars(id, key.interval, from: from)
        let seenAt = moment(seen)
        let end = max(seenAt, (bars.last?.start ?? from) + 1)
        interest.bars[key]?.read[source] = (min(had[source]?.since ?? from, from), bars.last?.start ?? from)
        let series = BarSeries(
            key, kind: rows.text(0, 2).flatMap(Instrument.init) ?? .unknown, currency: rows.label(0, 3),
            zone: zone, source: source, span: from..<end, bars: bars,
            actions: try actions(id, from: from))
        return [Seen(.bars(series), .live, at: seenAt)]
    }

    private func overlap(_ interval: BarInterval) -> Int {
        interval.isIntraday ? 86_400 : max(MemberLine.overlap * 86_400, 3 * interval.seconds)
    }

    private func bars(_ series: Int, _ interval: BarInterval, from: Instant) throws(DeskFailure) -> [Bar] {
        let rows = try connection.run(
            """
            SELECT start, open, high, low, close, volume, session
            FROM fxterm.\(interval.isIntraday ? "bar_minute" : "bar_day")
            WHERE series = $1 AND start >= $2 ORDER BY start
            """, [.integer(series), .integer(from.seconds)])
        return note(rows) { $0.bars(upTo: present) }
    }

    private func actions(_ series: Int, from: Instant) throws(DeskFailure) -> [CorporateAction] {
        let rows = try connection.run(
            """
            SELECT time, kind, amount, old FROM fxterm.bar_action WHERE series = $1 AND time >= $2 ORDER BY time
            """, [.integer(series), .integer(from.seconds)])
        return note(rows) { $0.actions() }
    }
}

extension Rows {
    /// Columns: start, open, high, low, close, volume, session.
    func bars(upTo last: Instant) -> [Bar] {
        let bars = values { row -> Bar? in
            guard let start = moment(row, 0), let open = real(row, 1), let high = real(row, 2),
                let low = real(row, 3), let close = real(row, 4),
                let session = integer(row, 6).flatMap(Bar.Session.init(number:))
            else { return nil }
            return Bar(
                start: start, open: open, high: high, low: low, close: close, volume: real(row, 5),
                session: session)
        }
        return bars.filter { !$0.start.isAhead(of: last) }
    }

    /// Columns: moment, kind, two amounts.
    func actions() -> [CorporateAction] {
        values { row in
            guard let time = moment(row, 0), let amount = real(row, 2) else { return nil }
            switch integer(row, 1) {
            case 0: return CorporateAction(at: time, .split(new: amount, old: real(row, 3) ?? 0))
            case 1: return CorporateAction(at: time, .dividend(amount))
            default: return nil
            }
        }
    }
}
