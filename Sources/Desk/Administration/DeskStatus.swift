internal import Figures
internal import Market
internal import Words

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
        /// ISO 8601, and the seconds since.
        let since: String
        let age: Int
        /// Seconds since its last sign of life, which it sends every few seconds even without news.
        let heartbeat: Int
    }

    struct Feed: Hashable {
        let name: String
        /// Seconds since it answered, and since it began to fail; nil for never, and for a healthy feed.
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
    /// Collectors that wait to lead.
    let waiting: Int
    /// The last commit of figures, and seconds since.
    let commit: Int
    let commitAge: Int
    let feeds: [Feed]
    let known: Int
    let members: [Member]
    /// Waiting and running requests, and the different items in them.
    let openQuestions: Int
    let openItems: Int
    /// Items that members requested in the last hour, and those that an earlier request already covered.
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

extension DeskStatus {
    /// For programs. Names are unchanged, spans are in seconds, sizes in bytes; missing values are `null`.
    var json: String {
        let leaderText =
            leader.map {
                """
                {"role": \(quoted($0.role)), "host": \(quoted($0.host)), "process": \($0.process), \
                "version": \(quoted($0.version)), "since": \(quoted($0.since))}
                """
            } ?? "null"
        let memberLines = members.map {
            """
                {"name": \(quoted($0.name)), "sessions": \($0.sessions), "questions": \($0.questions), \
            "items": \($0.items)}
            """
        }
        let feedLines = feeds.map {
            """
                {"name": \(quoted($0.name)), "answered": \(number($0.answered)), "failing": \(number($0.failing)), \
            "cause": \($0.cause.map { quoted($0.name) } ?? "null")}
            """
        }
        let tableLines = tables.map {
            "    {\"name\": \(quoted($0.name)), \"bytes\": \($0.bytes), \"partitions\": \($0.partitions)}"
        }
        return """
            {
              "version": \(version), "postgresql": \(server), "replica": \(isReplica),
              "leader": \(leaderText),
              "waiting_collectors": \(waiting),
              "heartbeat": \(number(leader?.heartbeat)), "commit": \(commit), "commit_age": \(commitAge),
              "feeds": [\(list(feedLines))],
              "members_known": \(known), "members_connected": \(members.count),
              "members": [\(list(memberLines))],
              "open_questions": \(openQuestions), "open_items": \(openItems),
              "asked_last_hour": \(asked), "saved_last_hour": \(saved),
              "keep_minutes_days": \(number(retention.minutes)), "keep_days_days": \(number(retention.days)),
              "bytes": \(tables.reduce(0) { $0 + $1.bytes }),
              "tables": [\(list(tableLines))]
            }

            """
    }

    private func list(_ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    }

    private func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            case _: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension DeskStatus {
    /// True if a collector holds the leader's lock, its description of itself, and the number of collectors
    /// that share the lock of leaders and candidates.
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

    /// An earlier request covers an item if it is no older than the allowed age of the figure.
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

extension DeskStatus {
    var text: String {
        var lines = [
            line(
                "team server", "version \(version), PostgreSQL \(server)" + (isReplica ? ", a replica" : "")),
            line("leader", leaderText),
            line("figures", "last change \(DeskStatus.span(commitAge)) ago (commit \(commit))"),
        ]
        lines += feeds.enumerated().map { line($0 == 0 ? "feeds" : "", DeskStatus.text(of: $1)) }
        lines += [
            line("members", "\(members.count) connected, \(known) known")
        ]
        lines += members.map {
            "  \(CleanText.line($0.name, limit: 40) ?? "?"): "
                + "\($0.sessions) connected, \($0.questions) questions, \($0.items) items"
        }
        lines.append(line("questions", "\(openQuestions) open, \(openItems) items"))
        let share = asked > 0 ? " (\(saved * 100 / asked) %)" : ""
        lines.append(
            line("requests", "\(asked) items asked for in the last hour, \(saved) of them saved\(share)"))
        lines.append(
            line(
                "kept",
                "bars of minutes \(DeskStatus.kept(retention.minutes)), of days \(DeskStatus.kept(retention.days))"
            ))
        lines.append(line("size", DeskStatus.size(tables.reduce(0) { $0 + $1.bytes })))
        lines += tables.prefix { $0.bytes > 1 << 20 }.map {
            "  \($0.name): \(DeskStatus.size($0.bytes))"
                + ($0.partitions > 0 ? " in \($0.partitions) partitions" : "")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var leaderText: String {
        guard let leader else { return "none: no collector publishes figures" }
        let others = waiting > 0 ? "; \(waiting) more \(waiting == 1 ? "waits" : "wait")" : ""
        let name = CleanText.line("\(leader.role) on \(leader.host)", limit: 100) ?? "?"
        let silence =
            leader.heartbeat > DeskStatus.patience ? ", silent for \(DeskStatus.span(leader.heartbeat))" : ""
        return
            "\(name) (process \(leader.process), fxterm \(CleanText.line(leader.version, limit: 40) ?? "?")), "
            + "since \(leader.since), \(DeskStatus.span(leader.age))\(silence)\(others)"
    }

    private static func text(of feed: Feed) -> String {
        let name = CleanText.line(feed.name, limit: 60) ?? "?"
        let answered = feed.answered.map { "answered \(span($0)) ago" } ?? "no answer yet"
        guard let failing = feed.failing else { return "\(name): \(answered)" }
        return "\(sentence(of: feed) ?? "\(name): it fails"), for \(span(failing)); \(answered)"
    }

    private static func sentence(of feed: Feed) -> String? {
        let words = feed.name.split(separator: " ", maxSplits: 1).map(String.init)
        guard let cause = feed.cause, let source = words.first.flatMap({ FeedID($0) }) else { return nil }
        return Words.english[
            FeedFailure(source: source, cause: cause, host: words.dropFirst().first).happened()]
    }

    private func line(_ label: String, _ text: String) -> String {
        label + String(repeating: " ", count: 12 - label.count) + text
    }

    private static func kept(_ days: Int?) -> String {
        (days.map(Retention.days) ?? .forever).text
    }

    static func span(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3600) h"
        case _: "\(seconds / 86_400) days"
        }
    }

    static func size(_ bytes: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        let rounded = (value * 10).rounded() / 10
        return unit == 0 || rounded >= 100 ? "\(Int(rounded)) \(units[unit])" : "\(rounded) \(units[unit])"
    }
}
