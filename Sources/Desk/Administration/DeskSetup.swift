internal import Substrings

enum DeskSetup {
    /// Creates the team server, or applies the order's settings to an existing one, and restricts access.
    static func make(_ order: DeskOrder) throws(DeskFailure) -> Findings {
        let connection = try order.connect()
        var findings = try DeskCheck.database(connection)
        if !findings.isWell { return findings }
        try connection.execute(DeskSchema.roles)
        let found = try DeskSchema.migrate(connection)
        if let failure = newer(found) {
            findings.add(failure)
            return findings
        }
        if let sql = order.limits.sql { try connection.execute(sql) }
        try connection.execute(DeskSchema.database)
        let version = DeskSchema.version
        findings.fine(
            found == 0
                ? "made the team server, version \(version)"
                : found < version
                    ? "updated the team server from version \(found) to \(version)"
                    : "the team server is there, version \(version)")
        findings += try DeskCheck.rights(connection)
        if found == 0 { findings.advice("nobody can use it yet", roles) }
        return findings
    }

    static func migrate(_ order: DeskOrder) throws(DeskFailure) -> Findings {
        var findings = Findings()
        let connection = try order.connect()
        guard try DeskSchema.isThere(connection) else {
            findings.add(DeskCheck.noDesk)
            return findings
        }
        let found = try DeskSchema.migrate(connection)
        let version = DeskSchema.version
        if let failure = newer(found) {
            findings.add(failure)
        } else {
            findings.fine(
                found < version
                    ? "updated the team server from version \(found) to \(version)"
                    : "the team server has version \(version) already")
        }
        return findings
    }

    private static func newer(_ found: Int) -> Finding? {
        guard found > DeskSchema.version else { return nil }
        return .problem(
            "the team server has version \(found), and this fxterm knows \(DeskSchema.version)",
            "use the fxterm that made it, or a newer one")
    }

    static func script(_ limits: DeskLimits) -> String {
        """
        -- Sets up a team server of fxterm in the database that psql is connected to:
        --     fxterm desk init postgresql://desk --print | psql --single-transaction -v ON_ERROR_STOP=1 -d DATABASE
        DO $$
        BEGIN
            IF current_setting('server_encoding') <> 'UTF8' THEN
                RAISE EXCEPTION 'the database is not UTF8: createdb -E UTF8 -T template0 NAME makes one that is';
            END IF;
        END
        $$;
        \(DeskSchema.roles)
        \(DeskSchema.script)
        \(limits.sql.map { $0 + "\n" } ?? "")\(DeskSchema.database)
        """
    }

    private static let roles = """
        make a role for the collector and one for each member, such as
           CREATE ROLE desk_collector LOGIN PASSWORD '…' CONNECTION LIMIT 5 IN ROLE fxterm_collector;
           CREATE ROLE ann LOGIN PASSWORD '…' CONNECTION LIMIT 20 IN ROLE fxterm_member;
        """.replacing("\n", with: "\n           ")
}
