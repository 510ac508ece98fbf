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
