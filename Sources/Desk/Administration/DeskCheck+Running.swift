extension DeskCheck {
    /// Whether a collector leads, and nobody is in its way.
    static func running(_ connection: Connection) throws(DeskFailure) -> [Finding] {
        var findings: [Finding] = []
        // It has no locks of the primary's, and nobody listens there.
        if try connection.run("SELECT pg_is_in_recovery()").flag(0, 0) == true {
            findings.append(
                .advice(
                    "this is a replica, which members cannot use: nobody can listen or ask there",
                    "postgresql://primary,replica/fxterm?target_session_attrs=read-write finds the primary"))
            return findings
        }
        let leads = try connection.run(DeskStatus.leaderSQL)
        if leads.flag(0, 0) == true {
            findings.append(
                .fine("a collector leads: \(leads.text(0, 1) ?? "?") on \(leads.text(0, 2) ?? "?")"))
        } else {
            findings.append(
                .problem(
                    "no collector leads", "start one: fxterm collect --desk URL, or the service fxterm-desk"))
        }
        let age = try connection.run(
            "SELECT extract(epoch FROM clock_timestamp() - at)::bigint FROM fxterm.counter")
        if leads.flag(0, 0) == true, let age = age.integer(0, 0), age > 900 {
            findings.append(
                .advice(
                    "the newest figures are \(age / 60) minutes old",
                    "see the collector's log; at night and on weekends it may be right"))
        }
        let stalled = try texts(
            connection,
            "SELECT usename || ' (process ' || pid || ')' FROM pg_stat_activity WHERE datname = current_database() "
                + "AND xact_start < clock_timestamp() - interval '5 minutes' AND backend_type = 'client backend'"
        )
        if !stalled.isEmpty {
            findings.append(
                .advice(
                    "transactions older than five minutes: \(named(stalled))",
                    "SELECT pg_terminate_backend(PROCESS); the leading collector ends members' own"))
        }
        let usage = try connection.run("SELECT pg_notification_queue_usage()").real(0, 0) ?? 0
        if usage > 0.1 {
            findings.append(
                .problem(
                    "the queue of notices is \(Int(min(1, usage) * 100)) % full",
                    "end the transaction that holds it: the oldest in pg_stat_activity"))
        }
        let isReady = try connection.run(
            "SELECT to_regclass('fxterm.bar_minute_' || floor((extract(epoch FROM now()) + 86400) / 604800)) IS NOT NULL"
        ).flag(0, 0)
        if isReady != true {
            findings.append(
                .advice(
                    "there is no partition for tomorrow's bars",
                    "SELECT fxterm.keep(), which the leader does daily")
            )
        }
        return findings
    }

    /// Whether what is written is kept.
    static func safekeeping(_ connection: Connection) throws(DeskFailure) -> [Finding] {
        var findings = try doors(connection)
        let off = try texts(
            connection,
            "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'")
        if !off.isEmpty {
            findings.append(
                .problem(
                    "\(off.joined(separator: " and ")) is off", "switch it on: a crash would break the desk"))
        }
        let isClear = try connection.run(
            "SELECT current_setting('ssl') = 'off' AND current_setting('listen_addresses') NOT IN ('', 'localhost', "
                + "'127.0.0.1', '127.0.0.1,::1')"
        ).flag(0, 0)
        if isClear == true {
            findings.append(
                .problem("the server has no TLS, and listens to the network", "ssl = on; see docs/DESK.md"))
        }
        let slots = try texts(
            connection,
            "SELECT slot_name FROM pg_replication_slots WHERE NOT active AND pg_wal_lsn_diff("
                + "CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, "
                + "restart_lsn) > 1073741824")
        if !slots.isEmpty {
            findings.append(
                .problem(
                    "replicas that are gone hold back more than 1 GB: \(named(slots))",
                    "start them, or SELECT pg_drop_replication_slot('…')"))
        }
        let archive = try texts(
            connection,
            "SELECT last_failed_wal FROM pg_stat_archiver WHERE last_failed_time > coalesce(last_archived_time, '-infinity')"
        )
        if !archive.isEmpty {
            findings.append(
                .problem(
                    "the archive of the log of changes fails", "see archive_command and the server's log"))
        }
        let replicas = try texts(
            connection,
            "SELECT coalesce(nullif(application_name, ''), client_addr::text, 'a replica') FROM pg_stat_replication "
                + "WHERE replay_lag > interval '1 minute'")
        if !replicas.isEmpty {
            findings.append(
                .advice("replicas that are a minute late: \(named(replicas))", "see their servers' logs"))
        }
        return findings
    }
}
