internal import Market

enum DeskCheck {
    static func run(_ order: DeskOrder) throws(DeskFailure) -> Findings {
        let connection = try order.connect()
        var findings = try database(connection)
        guard try DeskSchema.isThere(connection) else {
            findings.add(DeskCheck.noDesk)
            return findings
        }
        findings += try version(connection)
        if !findings.isWell { return findings }
        findings += try kinds(connection)
        findings += try rights(connection)
        findings += try people(connection)
        findings += try line(connection)
        findings += try running(connection)
        findings += try safekeeping(connection)
        return findings
    }

    static let noDesk = Finding.problem(
        "there is no team server in this database", "fxterm desk init makes one")

    static func database(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        if connection.serverVersion < 150_000 {
            findings.problem(
                "the server is PostgreSQL \(connection.serverVersion / 10_000)",
                "a team server needs PostgreSQL 15 or newer")
        }
        let encoding = try connection.run("SELECT current_setting('server_encoding')").text(0, 0) ?? "?"
        if encoding != "UTF8" {
            findings.problem(
                "the database is written in \(encoding), which has no 台積電",
                "createdb -E UTF8 -T template0 NAME makes one that takes all names; set up the team server there"
            )
        }
        return findings
    }

    private static func version(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let rows = try connection.run("SELECT version, oldest FROM fxterm.desk")
        let (found, known) = (rows.integer(0, 0) ?? 0, DeskSchema.version)
        let text = "the team server has version \(found), and this fxterm knows \(known)"
        if rows.integer(0, 1) ?? 0 > known {
            findings.problem(text, "install a newer fxterm")
        } else if found < known {
            findings.problem(text, "fxterm desk migrate brings it up to date; members go on meanwhile")
        } else {
            findings.fine(
                "version \(found) of the team server, PostgreSQL \(connection.serverVersion / 10_000)")
        }
        return findings
    }

    static func kinds(
        _ connection: Connection, _ kinds: [FigureKind] = FigureKind.all
    ) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let there = try DeskSchema.kinds(kinds, in: connection)
        let lacking = kinds.filter { !there.contains($0) }.map(\.name)
        if !lacking.isEmpty {
            findings.problem(
                "the team server has no table for \(lacking.joined(separator: ", "))",
                "fxterm desk migrate makes it; members go on meanwhile")
        }
        return findings
    }

    private static func line(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let isRemote = try connection.run(
            "SELECT inet_server_addr() IS NOT NULL AND NOT inet_server_addr() << '127.0.0.0/8' "
                + "AND inet_server_addr() <> '::1'"
        ).flag(0, 0)
        if isRemote == true, !connection.isEncrypted {
            findings.problem(
                "this connection is not encrypted",
                "add sslmode=verify-full to the address; see docs/howto/team-server.md"
            )
        }
        let before = DeskMember.wallClock()
        let there = try connection.run("SELECT extract(epoch FROM clock_timestamp())::float8").real(0, 0)
        let after = DeskMember.wallClock()
        guard let there else { return findings }
        // Assume that the answer was made halfway through the round trip.
        let difference = there - (before + after) / 2
        if abs(difference) < max(2, after - before) {
            findings.fine("the clocks here and there agree")
        } else {
            let seconds = Int(min(1e9, abs(difference)).rounded())
            findings.advice(
                "the database's clock is \(seconds) s \(difference > 0 ? "ahead of" : "behind") this one",
                "set both by NTP; the team server allows for the difference meanwhile")
        }
        return findings
    }

    /// Empty if this role may not see the rows, which have one text each.
    static func texts(_ connection: Connection, _ sql: String) throws(DeskFailure) -> [String] {
        do throws(DeskFailure) {
            let rows = try connection.run(sql)
            return (0..<rows.count).compactMap { rows.text($0, 0) }
        } catch {
            if error.state == "42501" { return [] }
            throw error
        }
    }

    static func named(_ names: [String], most: Int = 6) -> String {
        let rest = names.count > most ? " and \(names.count - most) more" : ""
        return names.prefix(most).joined(separator: ", ") + rest
    }
}

extension DeskCheck {
    static func people(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let counts = try connection.run(
            """
            SELECT count(*) FILTER (WHERE pg_has_role(rolname, 'fxterm_member', 'MEMBER')),
                count(*) FILTER (WHERE pg_has_role(rolname, 'fxterm_collector', 'MEMBER'))
            FROM pg_roles WHERE rolcanlogin AND NOT rolsuper
            """)
        let (members, collectors) = (counts.integer(0, 0) ?? 0, counts.integer(0, 1) ?? 0)
        if members == 0 {
            findings.advice(
                "there is no member", "CREATE ROLE ann LOGIN CONNECTION LIMIT 20 IN ROLE fxterm_member")
        }
        if collectors == 0 {
            findings.problem(
                "no role can collect",
                "CREATE ROLE desk_collector LOGIN CONNECTION LIMIT 5 IN ROLE fxterm_collector")
        }
        let mighty = try texts(connection, mightyMembers)
        if !mighty.isEmpty {
            findings.problem(
                "members who may do more than members: \(mighty.joined(separator: ", "))",
                "give them a role of their own for fxterm, which is in fxterm_member and nothing else")
        }
        let unlimited = try texts(
            connection,
            """
            SELECT rolname FROM pg_roles WHERE rolcanlogin AND NOT rolsuper AND rolconnlimit = -1
                AND (pg_has_role(rolname, 'fxterm_member', 'MEMBER') OR pg_has_role(rolname, 'fxterm_reader', 'MEMBER'))
            """)
        if !unlimited.isEmpty {
            findings.advice(
                "members who may take all connections: \(named(unlimited))",
                "ALTER ROLE … CONNECTION LIMIT 20")
        }
        let others = try texts(
            connection,
            """
            SELECT datname FROM pg_database WHERE datallowconn AND datname <> current_database()
                AND has_database_privilege('fxterm_member', oid, 'CONNECT') ORDER BY datname
            """)
        if !others.isEmpty {
            findings.advice(
                "members may connect to other databases of this server: \(named(others))",
                "REVOKE CONNECT ON DATABASE … FROM PUBLIC, or name no other database for them in pg_hba.conf")
        }
        if findings.all.isEmpty {
            findings.fine("\(members) members and \(collectors) collectors may come in")
        }
        return findings
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
    static func rights(_ connection: Connection) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let missing = try texts(connection, missingRights)
        if !missing.isEmpty {
            findings.problem(
                "rights are missing: \(missing.joined(separator: ", "))", "fxterm desk init gives them again")
        }
        let open = try texts(connection, openTables)
        if !open.isEmpty {
            findings.problem(
                "rows of members are not kept apart in \(open.joined(separator: ", "))",
                "ALTER TABLE … ENABLE ROW LEVEL SECURITY")
        }
        let everybody = try texts(connection, rightsOfEverybody)
        if !everybody.isEmpty {
            findings.problem(
                "everybody may: \(everybody.joined(separator: ", "))",
                "fxterm desk init takes that away, as the database's owner or a superuser")
        }
        let functions = try texts(connection, dangerousFunctions)
        if !functions.isEmpty {
            findings.problem(
                "members may call \(named(functions, most: 3)), and so keep the collector from leading, or fill the disk",
                "fxterm desk init as a superuser takes that away; where nobody is one, let members in whom you trust"
            )
        }
        if findings.all.isEmpty { findings.fine("rights are as they should be") }
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

    /// PostgreSQL functions with which a member could stop a collector or fill the disk.
    private static let dangerousFunctions = """
        SELECT proname FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
            AND (proname LIKE 'pg\\_%advisory%lock%' OR proname LIKE 'lo\\_%' OR proname IN
                ('lowrite', 'loread', 'pg_logical_emit_message', 'pg_export_snapshot'))
            AND has_function_privilege('fxterm_member', oid, 'EXECUTE')
        GROUP BY proname ORDER BY proname
        """
}

struct Finding: Hashable {
    enum Weight: String {
        case fine = "ok"
        /// The team server works, but this needs attention.
        case advice
        /// The team server does not work, or not safely.
        case problem
    }

    let weight: Weight
    let text: String
    var remedy: String?

    static func problem(_ text: String, _ remedy: String) -> Finding {
        Finding(weight: .problem, text: text, remedy: remedy)
    }

    var lines: String {
        let label = weight.rawValue + String(repeating: " ", count: 9 - weight.rawValue.count)
        return label + text + "\n" + (remedy.map { "         → \($0)\n" } ?? "")
    }
}

struct Findings: Hashable {
    private(set) var all: [Finding] = []

    mutating func add(_ finding: Finding) { all.append(finding) }
    mutating func fine(_ text: String) { add(Finding(weight: .fine, text: text)) }
    mutating func advice(_ text: String, _ remedy: String) {
        add(Finding(weight: .advice, text: text, remedy: remedy))
    }
    mutating func problem(_ text: String, _ remedy: String) { add(.problem(text, remedy)) }

    static func += (findings: inout Findings, more: Findings) { findings.all += more.all }

    var isWell: Bool { !all.contains { $0.weight == .problem } }

    func tell() -> Int32 {
        DeskProgram.say(all.map(\.lines).joined())
        return isWell ? 0 : 1
    }
}
