internal import Market

/// How a desk fares: who is connected, what they want, who leads, how old the figures are, how large it is.
struct DeskStatus {
    struct Member: Hashable {
        let name: String
        let sessions: Int
        let questions: Int
        let items: Int
    }

    struct Table: Hashable {
        let name: String
        let bytes: Int
        let partitions: Int
    }

    struct Leader: Hashable {
        let role: String
        let host: String
        let process: Int
        let version: String
        /// When it took the lead, as ISO 8601 has it, and how many seconds ago.
        let since: String
        let age: Int
        /// Seconds since its last sign of life, which it gives every few seconds, whatever there is to publish.
        let heartbeat: Int
    }

    struct Feed: Hashable {
        let name: String
        /// Seconds since it answered, and since when it has only failed; nil for never, and for a feed that is well.
        let answered: Int?
        let failing: Int?
        let cause: FeedFailure.Cause?
    }

    /// Seconds of silence after which a leader is in trouble.
    static let patience = 15

    let version: Int
    let server: Int
    let isReplica: Bool
    let leader: Leader?
    /// How many collectors wait to lead.
    let waiting: Int
    /// The number of the last commit of figures, and how many seconds ago it was.
    let commit: Int
    let commitAge: Int
    let feeds: [Feed]
    let known: Int
    let members: [Member]
    /// Questions that wait or are being fetched, and the different items in them.
    let openQuestions: Int
    let openItems: Int
    /// Items that members asked for in the last hour, and those among them that had no need of a request of their own.
    let asked: Int
    let saved: Int
    let tables: [Table]
    let retention: (minutes: Int?, days: Int?)

    init(_ connection: Connection) throws(DeskFailure) {
        let desk = try connection.run(
            """
            SELECT version, keep_minutes, keep_days, (SELECT number FROM fxterm.counter),
                (SELECT extract(epoch FROM clock_timestamp() - at)::bigint FROM fxterm.counter), pg_is_in_recovery()
            FROM fxterm.desk
            """)
        version = desk.integer(0, 0) ?? 0
        retention = (desk.integer(0, 1), desk.integer(0, 2))
        (commit, commitAge) = (desk.integer(0, 3) ?? 0, max(0, desk.integer(0, 4) ?? 0))
        isReplica = desk.flag(0, 5) ?? false
        server = connection.serverVersion / 10_000
        let leads = try connection.run(DeskStatus.leaderSQL)
        leader =
            leads.flag(0, 0) == true
            ? Leader(
                role: leads.text(0, 1) ?? "?", host: leads.text(0, 2) ?? "?",
                process: leads.integer(0, 3) ?? 0,
                version: leads.text(0, 4) ?? "?", since: leads.text(0, 5) ?? "",
                age: leads.integer(0, 6) ?? 0,
                heartbeat: leads.integer(0, 8) ?? 0
            ) : nil
        waiting = max(0, (leads.integer(0, 7) ?? 0) - (leader == nil ? 0 : 1))
        let fed = try connection.run(DeskStatus.feedsSQL)
        feeds = (0..<fed.count).map { row in
            Feed(
                name: fed.text(row, 0) ?? "?", answered: fed.integer(row, 1).map { max(0, $0) },
                failing: fed.integer(row, 2).map { max(0, $0) },
                cause: fed.text(row, 3).flatMap { FeedFailure.Cause(name: $0, detail: fed.text(row, 4)) })
        }
        known =
            try connection.run(
                "SELECT count(*) FROM pg_roles WHERE rolcanlogin AND NOT rolsuper "
                    + "AND pg_has_role(rolname, 'fxterm_member', 'MEMBER')"
            ).integer(0, 0) ?? 0
        let rows = try connection.run(DeskStatus.membersSQL)
        members = (0..<rows.count).map {
            Member(
                name: rows.text($0, 0) ?? "", sessions: rows.integer($0, 1) ?? 0,
                questions: rows.integer($0, 2) ?? 0, items: rows.integer($0, 3) ?? 0)
        }
        let open = try connection.run(DeskStatus.openSQL)
        (openQuestions, openItems) = (open.integer(0, 0) ?? 0, open.integer(0, 1) ?? 0)
        let thrift = try connection.run(DeskStatus.thriftSQL)
        (asked, saved) = (thrift.integer(0, 0) ?? 0, thrift.integer(0, 1) ?? 0)
        let sizes = try connection.run(DeskStatus.sizesSQL)
        tables = (0..<sizes.count).map {
            Table(
                name: sizes.text($0, 0) ?? "", bytes: sizes.integer($0, 1) ?? 0,
                partitions: sizes.integer($0, 2) ?? 0)
        }
    }
}
