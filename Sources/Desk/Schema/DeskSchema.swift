package import Market
internal import Substrings

/// `desk.version` counts the migrations. Never change a released one; add another. A migration only adds, so
/// older programs keep working; one that breaks them raises `desk.oldest` to its number.
package enum DeskSchema {
    package static var version: Int { migrations.count }

    static var migrations: [String] {
        [
            text(PackageResources.figures_sql) + text(PackageResources.keep_sql),
            text(PackageResources.boards_sql),
            text(PackageResources.bounds_sql),
            text(PackageResources.pairs_sql),
        ]
    }

    /// All migrations, rights, and the tables of kinds that no migration makes.
    package static var script: String {
        let tables = FigureKind.all.map(\.table).filter { table in
            !migrations.contains { $0.contains("CREATE TABLE fxterm.\(table.name) (") }
        }
        return (migrations + ["UPDATE fxterm.desk SET version = \(version);\n", rights] + tables.map(\.sql))
            .joined(separator: "\n")
    }

    /// Needs the right to create roles.
    package static var roles: String { text(PackageResources.roles_sql) }

    /// To run again after each migration.
    package static var rights: String { text(PackageResources.rights_sql) }

    /// For its owner or a superuser; it can run again.
    package static var database: String { text(PackageResources.database_sql) }

    /// In one transaction. Returns the previous version; 0 for a new team server.
    @discardableResult
    package static func migrate(
        _ connection: Connection, kinds: [FigureKind] = FigureKind.all
    ) throws(DeskFailure) -> Int {
        try connection.transaction { () throws(DeskFailure) in
            // Wait for a member's long read, but not so long that all others queue up behind us.
            try connection.execute("SET LOCAL lock_timeout = '10s'")
            // Concurrent migrations serialise on this row, which nothing else locks; readers go on.
            let found =
                try isThere(connection)
                ? try connection.run("SELECT version FROM fxterm.desk FOR UPDATE").integer(0, 0) ?? 0 : 0
            for migration in migrations.dropFirst(found) { try connection.execute(migration) }
            if found < version {
                try connection.run("UPDATE fxterm.desk SET version = $1", [.integer(version)])
            }
            if found <= version { try connection.execute(rights) }
            let there = try self.kinds(kinds, in: connection)
            for kind in kinds where !there.contains(kind) { try connection.execute(kind.table.sql) }
            return found
        }
    }

    static func isThere(_ connection: Connection) throws(DeskFailure) -> Bool {
        try connection.run("SELECT to_regclass('fxterm.desk') IS NOT NULL").flag(0, 0) == true
    }

    /// A newer kind has no table before `fxterm desk migrate`.
    static func kinds(_ kinds: [FigureKind], in connection: Connection) throws(DeskFailure) -> [FigureKind] {
        let rows = try connection.run(
            "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass('fxterm.' || name) IS NOT NULL",
            [.texts(kinds.map(\.table.name))])
        let there = Set((0..<rows.count).compactMap { rows.text($0, 0) })
        return kinds.filter { there.contains($0.table.name) }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension FigureTable {
    /// With rights, and members' right to request such figures.
    var sql: String {
        let lines = columns.map { "\($0.name) \($0.type)\($0.isOptional ? "" : " NOT NULL"), " }
        return """
            CREATE TABLE fxterm.\(name) (
                \(key) text NOT NULL, place integer NOT NULL, \(lines.joined())
                seen_at bigint NOT NULL, number bigint NOT NULL,
                PRIMARY KEY (\(key), place)
            );
            CREATE INDEX ON fxterm.\(name) (number);
            REVOKE ALL ON fxterm.\(name) FROM PUBLIC;
            GRANT SELECT ON fxterm.\(name) TO fxterm_collector, fxterm_member, fxterm_reader;
            GRANT INSERT, UPDATE, DELETE ON fxterm.\(name) TO fxterm_collector;
            ALTER TABLE fxterm.request DROP CONSTRAINT IF EXISTS request_subject_check;
            ALTER TABLE fxterm.request ADD CONSTRAINT request_subject_check CHECK (subject ~ '^[a-z]{1,40}$'
                AND (subject IN ('rates', 'quotes', 'past', 'bars') OR length(items) <= 200));
            """
    }
}

extension FigureTable.Column {
    var type: String {
        switch value {
        case .integer: "bigint"
        case .real: "double precision"
        case .text: "text"
        }
    }
}
