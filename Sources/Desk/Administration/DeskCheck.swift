internal import Glibc
internal import Market

/// The checks of `fxterm desk check`, and its advice.
enum DeskCheck {
    static func run(_ order: DeskOrder) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let connection = try order.connect()
        if let finding = server(connection) { findings.add(finding) }
        if let finding = try encoding(connection) { findings.add(finding) }
        guard try connection.run("SELECT to_regclass('fxterm.desk') IS NOT NULL").flag(0, 0) == true else {
            findings.add(.problem("there is no desk in this database", "fxterm desk init makes one"))
            return findings
        }
        findings.add(try version(connection))
        if !findings.isWell { return findings }
        if let finding = try kinds(connection) { findings.add(finding) }
        for finding in try rights(connection) { findings.add(finding) }
        for finding in try people(connection) { findings.add(finding) }
        for finding in try line(connection) { findings.add(finding) }
        for finding in try running(connection) { findings.add(finding) }
        for finding in try safekeeping(connection) { findings.add(finding) }
        return findings
    }

    /// Whether the server is new enough; nil where it is.
    static func server(_ connection: Connection) -> Finding? {
        guard connection.serverVersion < 150_000 else { return nil }
        return .problem(
            "the server is PostgreSQL \(connection.serverVersion / 10_000)",
            "a desk takes PostgreSQL 15 or newer")
    }

    /// A problem where the database cannot hold every character; nil where it can.
    static func encoding(_ connection: Connection) throws(DeskFailure) -> Finding? {
        let encoding = try connection.run("SELECT current_setting('server_encoding')").text(0, 0) ?? "?"
        guard encoding != "UTF8" else { return nil }
        return .problem(
            "the database is written in \(encoding), which has no 台積電",
            "createdb -E UTF8 -T template0 NAME makes one that takes all names; make the desk there")
    }

    private static func version(_ connection: Connection) throws(DeskFailure) -> Finding {
        let rows = try connection.run("SELECT version, oldest FROM fxterm.desk")
        let (found, oldest, known) =
            (rows.integer(0, 0) ?? 0, rows.integer(0, 1) ?? 0, DeskSchema.version)
        if oldest > known {
            return .problem(
                "the desk has version \(found), and this fxterm knows \(known)", "install a newer fxterm")
        }
        if found < known {
            return .problem(
                "the desk has version \(found), and this fxterm knows \(known)",
                "fxterm desk migrate brings it up to date; members go on meanwhile")
        }
        return .fine("version \(found) of the desk, PostgreSQL \(connection.serverVersion / 10_000)")
    }

    /// A problem where the desk has no table for some figures; nil where it has all.
    static func kinds(
        _ connection: Connection, _ kinds: [FigureKind] = FigureKind.all
    ) throws(DeskFailure) -> Finding? {
        let there = try DeskSchema.kinds(kinds, in: connection)
        let lacking = kinds.filter { !there.contains($0) }.map(\.name)
        if lacking.isEmpty { return nil }
        return .problem(
            "the desk has no table for \(lacking.joined(separator: ", "))",
            "fxterm desk migrate makes it; members go on meanwhile")
    }

    /// The line from here: how safe it is, and how far the clocks differ.
    private static func line(_ connection: Connection) throws(DeskFailure) -> [Finding] {
        var findings: [Finding] = []
        let isRemote = try connection.run(
            "SELECT inet_server_addr() IS NOT NULL AND NOT inet_server_addr() << '127.0.0.0/8' "
                + "AND inet_server_addr() <> '::1'"
        ).flag(0, 0)
        if isRemote == true, !connection.isEncrypted {
            findings.append(
                .problem(
                    "this connection is not encrypted",
                    "add sslmode=verify-full to the address; see docs/DESK.md")
            )
        }
        let before = now
        let there = try connection.run("SELECT extract(epoch FROM clock_timestamp())::float8").real(0, 0)
        let after = now
        if let there {
            // Half of the way there and back is nobody's clock.
            let difference = there - (before + after) / 2
            let seconds = Int(min(1e9, abs(difference)).rounded())
            findings.append(
                abs(difference) < max(2, after - before)
                    ? .fine("the clocks here and there agree")
                    : .advice(
                        "the database's clock is \(seconds) s \(difference > 0 ? "ahead of" : "behind") this one",
                        "set both by NTP; the desk reckons with the difference meanwhile"))
        }
        return findings
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The rows of a statement, each of one text; none where this role may not see them.
    static func texts(_ connection: Connection, _ sql: String) throws(DeskFailure) -> [String] {
        do throws(DeskFailure) {
            let rows = try connection.run(sql)
            return (0..<rows.count).compactMap { rows.text($0, 0) }
        } catch {
            if error.state == "42501" { return [] }
            throw error
        }
    }
}

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

extension DeskCheck {
    /// Rights that are missing, and rights that nobody should have.
    static func rights(_ connection: Connection) throws(DeskFailure) -> [Finding] {
        var findings: [Finding] = []
        let missing = try texts(connection, missingRights)
        if !missing.isEmpty {
            findings.append(
                .problem(
                    "rights are missing: \(missing.joined(separator: ", "))",
                    "fxterm desk init gives them again"))
        }
        let open = try texts(connection, openTables)
        if !open.isEmpty {
            findings.append(
                .problem(
                    "rows of members are not kept apart in \(open.joined(separator: ", "))",
                    "ALTER TABLE … ENABLE ROW LEVEL SECURITY"))
        }
        let everybody = try texts(connection, rightsOfEverybody)
        if !everybody.isEmpty {
            findings.append(
                .problem(
                    "everybody may: \(everybody.joined(separator: ", "))",
                    "fxterm desk init takes that away, as the database's owner or a superuser"))
        }
        let functions = try texts(connection, dangerousFunctions)
        if !functions.isEmpty {
            findings.append(
                .problem(
                    "members may call \(functions.prefix(3).joined(separator: ", "))"
                        + (functions.count > 3 ? " and \(functions.count - 3) more" : "")
                        + ", and so keep the collector from leading, or fill the disk",
                    "fxterm desk init as a superuser takes that away; where nobody is one, let members in whom you trust"
                ))
        }
        if findings.isEmpty { findings.append(.fine("rights are as they should be")) }
        return findings
    }

    private static let missingRights = """
        SELECT role || ': ' || action || ' ' || name FROM (VALUES
            ('fxterm_collector', 'INSERT', 'fxterm.rate'), ('fxterm_collector', 'UPDATE', 'fxterm.quote'),
            ('fxterm_collector', 'DELETE', 'fxterm.failure'), ('fxterm_collector', 'INSERT', 'fxterm.bar_day'),
            ('fxterm_collector', 'INSERT', 'fxterm.bar_minute'), ('fxterm_collector', 'INSERT', 'fxterm.progress'),
            ('fxterm_collector', 'UPDATE', 'fxterm.leader'), ('fxterm_collector', 'DELETE', 'fxterm.request'),
            ('fxterm_member', 'SELECT', 'fxterm.rate'), ('fxterm_member', 'SELECT', 'fxterm.quote'),
            ('fxterm_member', 'SELECT', 'fxterm.bar_day'), ('fxterm_member', 'SELECT', 'fxterm.request'),
            ('fxterm_member', 'SELECT', 'fxterm.session'), ('fxterm_reader', 'SELECT', 'fxterm.rate'),
            ('fxterm_reader', 'SELECT', 'fxterm.quote'), ('fxterm_reader', 'SELECT', 'fxterm.bar_day')
        ) AS wanted (role, action, name)
        WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) OR NOT has_table_privilege(role, name, action)
        """

    private static let openTables = """
        SELECT relname FROM pg_class WHERE relnamespace = 'fxterm'::regnamespace AND relname IN ('session', 'request')
            AND NOT relrowsecurity
        """

    private static let rightsOfEverybody = """
        SELECT lower(privilege_type) || ' in the database' FROM pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba)))
            WHERE datname = current_database() AND grantee = 0
        UNION ALL
        SELECT lower(privilege_type) || ' in ' || nspname FROM pg_namespace, aclexplode(nspacl)
            WHERE (nspname = 'fxterm' OR nspname = 'public' AND privilege_type = 'CREATE') AND grantee = 0
        UNION ALL
        SELECT lower(privilege_type) || ' on ' || relname FROM pg_class, aclexplode(relacl)
            WHERE relnamespace = 'fxterm'::regnamespace AND grantee = 0
        """

    /// Functions of PostgreSQL's own that a member could stop a collector with, or fill the disk.
    private static let dangerousFunctions = """
        SELECT proname FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
            AND (proname LIKE 'pg\\_%advisory%lock%' OR proname LIKE 'lo\\_%' OR proname IN
                ('lowrite', 'loread', 'pg_logical_emit_message', 'pg_export_snapshot'))
            AND has_function_privilege('fxterm_member', oid, 'EXECUTE')
        GROUP BY proname ORDER BY proname
        """
}

/// Something that was looked at, and what to do about it.
struct Finding: Hashable {
    /// How bad it is.
    enum Weight: String {
        case fine = "ok"
        /// The desk works; this should be seen to.
        case advice
        /// The desk does not work, or not safely.
        case problem
    }

    let weight: Weight
    let text: String
    /// The advice; nil where nothing is to be done.
    let remedy: String?

    static func fine(_ text: String) -> Finding { Finding(weight: .fine, text: text, remedy: nil) }
    static func advice(_ text: String, _ remedy: String) -> Finding {
        Finding(weight: .advice, text: text, remedy: remedy)
    }
    static func problem(_ text: String, _ remedy: String) -> Finding {
        Finding(weight: .problem, text: text, remedy: remedy)
    }

    var lines: String {
        let label = weight.rawValue + String(repeating: " ", count: 9 - weight.rawValue.count)
        return label + text + "\n" + (remedy.map { "         → \($0)\n" } ?? "")
    }
}

/// All that was found.
struct Findings: Hashable {
    private(set) var all: [Finding] = []

    mutating func add(_ finding: Finding) { all.append(finding) }

    /// Whether nothing keeps the desk from working, and safely.
    var isWell: Bool { !all.contains { $0.weight == .problem } }

    var text: String { all.map(\.lines).joined() }

    /// Prints them.
    ///
    /// - Returns: The exit status.
    func tell() -> Int32 {
        DeskProgram.say(text)
        return isWell ? 0 : 1
    }
}
