/// The desk's tables and rights, and the way there from older versions.
///
/// `desk.version` counts the migrations. One that has been in a release is never changed; another follows it. A migration adds, so
/// that programs of before can go on; one that they cannot bear raises `desk.oldest` to its number.
package enum DeskSchema {
    /// The number of the last migration.
    package static var version: Int { migrations.count }

    /// The SQL of each migration, the first one first.
    static var migrations: [String] {
        [
            text(PackageResources.figures_sql) + text(PackageResources.keep_sql),
            text(PackageResources.boards_sql),
            text(PackageResources.bounds_sql),
        ]
    }

    /// The SQL of a new desk: all migrations, and rights.
    package static var script: String {
        (migrations + ["UPDATE fxterm.desk SET version = \(version);\n", rights]).joined(separator: "\n")
    }

    /// The SQL that makes the groups of roles, for whoever may make roles; it does nothing where they are there.
    package static var roles: String { text(PackageResources.roles_sql) }

    /// The SQL that says who may do what with the tables. It can be run again, and is after each migration.
    package static var rights: String { text(PackageResources.rights_sql) }

    /// The SQL that says who may come into the database, for its owner or a superuser; it can be run again.
    package static var database: String { text(PackageResources.database_sql) }

    /// Makes the desk, or brings it up to this program's version, in one transaction.
    ///
    /// - Returns: The version it had; 0 where there was no desk.
    @discardableResult
    package static func migrate(_ connection: Connection) throws(DeskFailure) -> Int {
        try connection.transaction { () throws(DeskFailure) in
            // A member that reads for long is waited for, but not while all others wait behind.
            try connection.execute("SET LOCAL lock_timeout = '10s'")
            let exists =
                try connection.run("SELECT to_regclass('fxterm.desk') IS NOT NULL").flag(0, 0) == true
            // Two at once wait for each other, by the row, which nobody else locks; readers go on.
            let found =
                exists
                ? try connection.run("SELECT version FROM fxterm.desk FOR UPDATE").integer(0, 0) ?? 0 : 0
            for migration in migrations.dropFirst(found) { try connection.execute(migration) }
            if found < version {
                try connection.run("UPDATE fxterm.desk SET version = $1", [.integer(version)])
            }
            if found <= version { try connection.execute(rights) }
            return found
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
