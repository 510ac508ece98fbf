extension DeskCheck {
    /// The roles of members and collectors.
    static func people(_ connection: Connection) throws(DeskFailure) -> [Finding] {
        var findings: [Finding] = []
        let counts = try connection.run(
            """
            SELECT count(*) FILTER (WHERE pg_has_role(rolname, 'fxterm_member', 'MEMBER')),
                count(*) FILTER (WHERE pg_has_role(rolname, 'fxterm_collector', 'MEMBER'))
            FROM pg_roles WHERE rolcanlogin AND NOT rolsuper
            """)
        let (members, collectors) = (counts.integer(0, 0) ?? 0, counts.integer(0, 1) ?? 0)
        if members == 0 {
            findings.append(
                .advice(
                    "there is no member", "CREATE ROLE ann LOGIN CONNECTION LIMIT 20 IN ROLE fxterm_member"))
        }
        if collectors == 0 {
            findings.append(
                .problem(
                    "no role can collect",
                    "CREATE ROLE desk_collector LOGIN CONNECTION LIMIT 5 IN ROLE fxterm_collector"))
        }
        let mighty = try texts(connection, mightyMembers)
        if !mighty.isEmpty {
            findings.append(
                .problem(
                    "members who may do more than members: \(mighty.joined(separator: ", "))",
                    "give them a role of their own for fxterm, which is in fxterm_member and nothing else"))
        }
        let unlimited = try texts(
            connection,
            """
            SELECT rolname FROM pg_roles WHERE rolcanlogin AND NOT rolsuper AND rolconnlimit = -1
                AND (pg_has_role(rolname, 'fxterm_member', 'MEMBER') OR pg_has_role(rolname, 'fxterm_reader', 'MEMBER'))
            """)
        if !unlimited.isEmpty {
            findings.append(
                .advice(
                    "members who may take all connections: \(named(unlimited))",
                    "ALTER ROLE … CONNECTION LIMIT 20"))
        }
        let others = try texts(
            connection,
            """
            SELECT datname FROM pg_database WHERE datallowconn AND datname <> current_database()
                AND has_database_privilege('fxterm_member', oid, 'CONNECT') ORDER BY datname
            """)
        if !others.isEmpty {
            findings.append(
                .advice(
                    "members may connect to other databases of this server: \(named(others))",
                    "REVOKE CONNECT ON DATABASE … FROM PUBLIC, or name no other database for them in pg_hba.conf"
                ))
        }
        if findings.isEmpty {
            findings.append(.fine("\(members) members and \(collectors) collectors may come in"))
        }
        return findings
    }

    /// How people come in, as far as this role may see it.
    static func doors(_ connection: Connection) throws(DeskFailure) -> [Finding] {
        let open = try texts(
            connection,
            """
            SELECT 'line ' || line_number FROM pg_hba_file_rules
            WHERE type IN ('host', 'hostnossl') AND auth_method <> 'reject' AND (address IS NULL
                OR address NOT IN ('127.0.0.1', '::1', 'samehost', 'localhost'))
                OR type <> 'local' AND auth_method IN ('password', 'md5')
                OR type = 'hostssl' AND auth_method = 'trust'
            """)
        if open.isEmpty { return [] }
        return [
            .problem(
                "pg_hba.conf lets people in without TLS or a safe password: \(named(open))",
                "hostssl DATABASE +fxterm_member all scram-sha-256, and no other line for the network")
        ]
    }

    /// A list of names, its first ones.
    static func named(_ names: [String]) -> String {
        names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
    }

    private static let mightyMembers = """
        SELECT rolname FROM pg_roles
        WHERE rolcanlogin AND (
            EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid AND roleid = 'fxterm_member'::regrole)
                AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
                    OR pg_has_role(rolname, 'fxterm_collector', 'MEMBER'))
            OR NOT rolsuper AND pg_has_role(rolname, 'fxterm_member', 'MEMBER') AND EXISTS (
                SELECT FROM pg_namespace WHERE nspname = 'fxterm' AND pg_has_role(pg_roles.oid, nspowner, 'MEMBER')))
        """
}
