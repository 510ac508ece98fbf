/// The desk's tables and rights, and the way there from older versions.
///
/// `desk.version` counts the migrations. One that has been in a release is never changed; another follows it. A migration adds, so
/// that programs of before can go on; one that they cannot bear raises `desk.oldest` to its number.
public enum DeskSchema {
    /// The number of the last migration.
    public static var version: Int { migrations.count }

    /// The SQL of each migration, the first one first.
    static var migrations: [String] { [text(PackageResources.figures_sql), text(PackageResources.boards_sql)] }

    /// The SQL that makes the groups of roles, for whoever may make roles; it does nothing where they are there.
    public static var roles: String { text(PackageResources.roles_sql) }

    /// The SQL that says who may come into the database, for its owner or a superuser; it can be run again.
    public static var database: String { text(PackageResources.database_sql) }

    /// Makes the desk, or brings it up to this program's version, in one transaction.
    ///
    /// - Returns: The version it had; 0 where there was no desk.
    @discardableResult
    public static func migrate(_ connection: Connection) throws(DeskFailure) -> Int {
        try connection.transaction { () throws(DeskFailure) in
            // Two at once wait for each other. Members hold no lock on this table but while they read.
            let exists =
                try connection.run("SELECT to_regclass('fxterm.desk') IS NOT NULL").flag(0, 0) == true
            if exists { try connection.execute("LOCK TABLE fxterm.desk IN ACCESS EXCLUSIVE MODE") }
            let found = exists ? try connection.run("SELECT version FROM fxterm.desk").integer(0, 0) ?? 0 : 0
            for migration in migrations.dropFirst(found) { try connection.execute(migration) }
            if found < version {
                try connection.run("UPDATE fxterm.desk SET version = $1", [.integer(version)])
            }
            return found
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
