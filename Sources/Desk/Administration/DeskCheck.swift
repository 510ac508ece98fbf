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
