import CSQLite
import Synchronization

/// SQLite's work in steps of its virtual machine, which do not depend on the load.
enum SQLiteSteps {
    private static let name = Mutex("")
    private static let seen = Atomic(0)

    /// Does not count a statement's remainder.
    static var thousands: Int { seen.load(ordering: .relaxed) }

    /// Only files opened from now on.
    static func count(inFilesNamed name: String) {
        self.name.withLock { $0 = name }
        let begin: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32 = {
            connection, _, _ in
            guard let path = sqlite3_db_filename(connection, "main"),
                String(cString: path).hasSuffix("/" + SQLiteSteps.name.withLock { $0 })
            else { return SQLITE_OK }
            let note: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { _ in
                SQLiteSteps.seen.add(1, ordering: .relaxed)
                return 0
            }
            sqlite3_progress_handler(connection, 1000, note, nil)
            return SQLITE_OK
        }
        // C declares it without its parameters.
        sqlite3_auto_extension(unsafeBitCast(begin, to: (@convention(c) () -> Void).self))
    }
}
