extension DeskCheck {
    static func running(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        // A standby has neither the primary's locks nor notices.
        if try connection.run("SELECT pg_is_in_recovery()").flag(0, 0) == true {
            findings.advice(
                "this is a replica, which members cannot use: nobody can listen or ask there",
                "postgresql://primary,replica/fxterm?target_session_attrs=read-write finds the primary")
            return findings
        }
        let leads = try connection.run(DeskStatus.leaderSQL)
        if leads.flag(0, 0) == true {
            findings.fine(
                "a collector leads: \(leads.text(0, 1) ?? "?") on \(leads.text(0, 2) ?? "?")")
        } else {
            findings.problem(
                "no collector leads", "start one: fxterm collect --desk URL, or the service fxterm-desk")
        }
        if leads.flag(0, 0) == true, let silence = leads.integer(0, 8), silence > DeskStatus.patience {
            findings.problem(
                "the collector that leads gave no sign of life for \(DeskStatus.span(silence))",
                "see its log, and start it again")
        }
        let stalled = try transactions(connection, olderThan: 60)
        if !stalled.isEmpty {
            findings.advice(
                "transactions older than a minute: \(named(stalled))",
                "SELECT pg_terminate_backend(PROCESS); the leading collector ends members' own after 30 s")
        }
        findings += try queue(connection)
        let isReady = try connection.run(
            "SELECT to_regclass('fxterm.bar_minute_' || floor((extract(epoch FROM now()) + 86400) / 604800)) IS NOT NULL"
        ).flag(0, 0)
        if isReady != true {
            findings.advice(
                "there is no partition for tomorrow's bars",
                "SELECT fxterm.keep(), which the leader does daily")
        }
        return findings
    }

    /// The queue of notices, which all databases of the server share. A finding above `fullness` (0 to 1).
    static func queue(_ connection: Connection, fullness: Double = 0.1) throws(DeskFailure) -> Findings {
        let usage = try connection.run("SELECT pg_notification_queue_usage()").real(0, 0) ?? 0
        var findings = Findings()
        if usage >= fullness {
            let holders = try transactions(connection, olderThan: 1)
            findings.problem(
                "the queue of notices is \(Int(usage * 100)) % full"
                    + (holders.isEmpty ? "" : ", held by one of: \(named(holders))"),
                "SELECT pg_terminate_backend(PROCESS), the first one first; the leading collector ends members at 20 %"
            )
        }
        let mayEnd = try connection.run(
            """
            SELECT rolsuper OR pg_has_role(oid, 'pg_signal_backend', 'USAGE') FROM pg_roles
            WHERE oid = (SELECT proowner FROM pg_proc WHERE proname = 'tidy' AND pronamespace = 'fxterm'::regnamespace)
            """
        ).flag(0, 0)
        if mayEnd == false {
            findings.advice(
                "the team server's owner may not end members' transactions, which hold back everybody's notices",
                "GRANT pg_signal_backend, pg_read_all_stats TO OWNER, as a superuser")
        }
        return findings
    }

    /// Those older than so many seconds, by role, process and database, the oldest first.
    private static func transactions(
        _ connection: Connection, olderThan seconds: Int
    ) throws(DeskFailure) -> [String] {
        try texts(
            connection,
            "SELECT usename || ' (process ' || pid || CASE WHEN datname <> current_database() THEN ' in ' || datname ELSE '' END "
                + "|| ')' FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() "
                + "AND xact_start < clock_timestamp() - interval '\(seconds) seconds' ORDER BY xact_start")
    }

    static func safekeeping(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let open = try texts(
            connection,
            """
            SELECT 'line ' || line_number FROM pg_hba_file_rules
            WHERE type IN ('host', 'hostnossl') AND auth_method <> 'reject' AND (address IS NULL
                OR address NOT IN ('127.0.0.1', '::1', 'samehost', 'localhost'))
                OR type <> 'local' AND auth_method IN ('password', 'md5')
                OR type = 'hostssl' AND auth_method = 'trust'
            """)
        if !open.isEmpty {
            findings.problem(
                "pg_hba.conf lets people in without TLS or a safe password: \(named(open))",
                "hostssl DATABASE +fxterm_member all scram-sha-256, and no other line for the network")
        }
        let off = try texts(
            connection,
            "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'")
        if !off.isEmpty {
            findings.problem(
                "\(off.joined(separator: " and ")) is off",
                "switch it on: a crash would break the team server")
        }
        let isClear = try connection.run(
            "SELECT current_setting('ssl') = 'off' AND current_setting('listen_addresses') NOT IN ('', 'localhost', "
                + "'127.0.0.1', '127.0.0.1,::1')"
        ).flag(0, 0)
        if isClear == true {
            findings.problem(
                "the server has no TLS, and listens to the network", "ssl = on; see docs/howto/team-server.md"
            )
        }
        let slots = try texts(
            connection,
            "SELECT slot_name FROM pg_replication_slots WHERE NOT active AND pg_wal_lsn_diff("
                + "CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, "
                + "restart_lsn) > 1073741824")
        if !slots.isEmpty {
            findings.problem(
                "replicas that are gone hold back more than 1 GB: \(named(slots))",
                "start them, or SELECT pg_drop_replication_slot('…')")
        }
        let archive = try texts(
            connection,
            "SELECT last_failed_wal FROM pg_stat_archiver WHERE last_failed_time > coalesce(last_archived_time, '-infinity')"
        )
        if !archive.isEmpty {
            findings.problem(
                "the archive of the log of changes fails", "see archive_command and the server's log")
        }
        let replicas = try texts(
            connection,
            "SELECT coalesce(nullif(application_name, ''), client_addr::text, 'a replica') FROM pg_stat_replication "
                + "WHERE replay_lag > interval '1 minute'")
        if !replicas.isEmpty {
            findings.advice(
                "replicas that are a minute late: \(named(replicas))", "see their servers' logs")
        }
        return findings
    }
}
