internal import CivilTime
internal import Market
internal import Store

/// For the administrator: a feed's kind and host. The rest of its address may hold a key.
struct FeedHealth: Hashable {
    let name: String
    let host: String?
    /// Seconds since 1970, by the database's clock.
    let answeredAt: Int?
    let failedAt: Int?
    let failingSince: Int?
    let cause: String?
    let detail: String?

    /// One of each name, ordered by it. `shift`: seconds by which the database's clock is ahead.
    static func all(in record: FeedRecord, at now: MachineStart, shift: Int) -> [FeedHealth] {
        func moment(_ uptime: Uptime?) -> Int? {
            uptime.map { now.wall.seconds + shift - Int((now.uptime - $0).components.seconds) }
        }
        let feeds = record.feeds.compactMap { key, feed -> FeedHealth? in
            guard let kind = FeedRecord.kind(of: key), kind != .desk else { return nil }
            let host = feed.address.flatMap { CleanText.line($0, limit: 100) }
            // The store has the whole address of a redirect or an insecure feed.
            let detail: String? =
                switch feed.cause {
                case .badRedirect, .insecureAddress, .openKeys, nil: nil
                case let cause?: cause.detail
                }
            return FeedHealth(
                name: host.map { "\(kind) \($0)" } ?? kind.text, host: host,
                answeredAt: moment(feed.answeredAt), failedAt: moment(feed.failedAt),
                failingSince: moment(feed.failingSince), cause: feed.cause?.name, detail: detail)
        }
        // Two addresses of one host are one feed here: the one that answered last.
        return Dictionary(grouping: feeds, by: \.name).values
            .compactMap { $0.max { ($0.answeredAt ?? 0) < ($1.answeredAt ?? 0) } }
            .sorted { $0.name < $1.name }
    }
}

extension Connection {
    func write(health: [FeedHealth]) throws(DeskFailure) {
        try run("DELETE FROM fxterm.feed WHERE name <> ALL ($1::text[])", [.texts(health.map(\.name))])
        if health.isEmpty { return }
        try run(
            """
            INSERT INTO fxterm.feed (name, host, answered_at, failed_at, failing_since, cause, detail, number)
            SELECT new.*, (SELECT number FROM fxterm.counter) FROM unnest($1::text[], $2::text[], $3::bigint[],
                $4::bigint[], $5::bigint[], $6::text[], $7::text[]) AS new
            ON CONFLICT (name) DO UPDATE SET host = excluded.host, answered_at = excluded.answered_at,
                failed_at = excluded.failed_at, failing_since = excluded.failing_since, cause = excluded.cause,
                detail = excluded.detail, number = excluded.number
            """,
            [
                .texts(health.map(\.name)), .texts(health.map(\.host)), .integers(health.map(\.answeredAt)),
                .integers(health.map(\.failedAt)), .integers(health.map(\.failingSince)),
                .texts(health.map(\.cause)), .texts(health.map(\.detail)),
            ])
    }
}
