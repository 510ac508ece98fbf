extension DeskStatus {
    /// Whether a collector holds the leader's lock, what it said of itself, and how many share the lock of all that lead or want to.
    static let leaderSQL = """
        SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                AND (classid::bigint << 32 | objid::bigint) = 112633091322477) AS leads,
            role, host, process, version, to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
            extract(epoch FROM clock_timestamp() - since)::bigint,
            (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                AND (classid::bigint << 32 | objid::bigint) = 112633091322478),
            greatest(0, extract(epoch FROM clock_timestamp() - seen_at))::bigint
        FROM (SELECT) AS one LEFT JOIN fxterm.leader ON true
        """

    static let membersSQL = """
        SELECT live.member, count(DISTINCT live.id), count(request.id),
            coalesce(sum(cardinality(string_to_array(request.items, ' '))), 0)
        FROM fxterm.live_session AS live LEFT JOIN fxterm.request ON request.session = live.id AND request.state < 2
        GROUP BY live.member ORDER BY live.member
        """

    static let feedsSQL = """
        SELECT name, extract(epoch FROM clock_timestamp())::bigint - answered_at,
            extract(epoch FROM clock_timestamp())::bigint - failing_since, cause, detail
        FROM fxterm.feed ORDER BY name
        """

    static let openSQL = """
        SELECT (SELECT count(*) FROM fxterm.request WHERE state < 2), count(DISTINCT (subject, item))
        FROM fxterm.request, unnest(string_to_array(items, ' ')) AS item WHERE state < 2
        """

    /// A question for an item has no need of a request of its own where somebody asked for the same not longer ago than the figure
    /// may be old.
    static let thriftSQL = """
        SELECT count(*), count(*) FILTER (WHERE before > made_at - make_interval(secs => greatest(freshness, 1)))
        FROM (SELECT made_at, freshness, lag(made_at) OVER (PARTITION BY subject, item ORDER BY made_at) AS before
            FROM fxterm.request, unnest(string_to_array(items, ' ')) AS item
            WHERE made_at > clock_timestamp() - interval '1 hour') AS asked
        """

    static let sizesSQL = """
        SELECT relname, pg_total_relation_size(oid)
                + coalesce((SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = pg_class.oid), 0),
            (SELECT count(*) FROM pg_inherits WHERE inhparent = pg_class.oid)
        FROM pg_class WHERE relnamespace = 'fxterm'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        ORDER BY 2 DESC, 1
        """
}
