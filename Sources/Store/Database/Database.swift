internal import CSQLite
internal import Glibc
internal import Market
internal import Words

/// The history on disk: one connection to one SQLite file, for one thread at a time.
struct Database: ~Copyable {
    /// Why a file cannot serve as the history.
    enum Unusable: Error {
        /// Damaged, with the reason. It is set aside if it is ours to rename.
        case broken(Saying)
        case newer(version: Int)
        /// It may be fine but cannot be opened now.
        case unavailable(StoreError)
    }

    /// Suffixes of files that SQLite keeps next to the database.
    static let companions = ["-wal", "-shm", "-journal"]

    let path: String
    let kinds: [FigureKind]
    private let connection: OpaquePointer

    /// Creates it and its folders if needed. Follows symbolic links: people keep such files on other disks.
    static func open(
        _ path: String, kinds: [FigureKind] = FigureKind.all, patience: Int = 2000
    ) throws(Unusable) -> Database {
        let file = DiskFile(path)
        try prepare(file)
        let problem: Unusable
        do throws(SQLiteFailure) {
            let database = try Database(file, kinds, patience: patience)
            switch try database.migrate() {
            case let found?: problem = found
            case nil:
                // By name, not by a descriptor: closing one drops the locks of every connection to the file.
                if case .plain(let open) = file.kind, open != 0 { chmod(file.path, 0o600) }
                try database.useWriteAheadLog()
                return database
            }
        } catch {
            throw error.isDamage
                ? .broken(.verbatim(error.message)) : .unavailable(error.error(path: file.path))
        }
        throw problem
    }

    private init(_ file: DiskFile, _ kinds: [FigureKind], patience: Int) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(file.path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let failure = SQLiteFailure(code, on: handle)
            sqlite3_close_v2(handle)
            throw failure
        }
        (path, self.kinds) = (file.path, kinds)
        connection = handle
        sqlite3_busy_timeout(handle, Int32(clamping: patience))
    }

    deinit { sqlite3_close_v2(connection) }

    func prepare(_ sql: String) throws(SQLiteFailure) -> Statement {
        try Statement(sql, on: connection)
    }

    private var isAtRest: Bool { sqlite3_get_autocommit(connection) != 0 }

    func execute(_ sql: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteFailure(code, on: connection) }
    }

    /// Skips rows where `read` returns nil, since other programs can change the file.
    func rows<Value>(
        _ sql: String, _ values: [Statement.Value] = [],
        _ read: (borrowing Statement) throws(SQLiteFailure) -> Value?
    ) throws(SQLiteFailure) -> [Value] {
        let statement = try prepare(sql)
        try statement.bind(values)
        var all: [Value] = []
        while try statement.step() {
            if let value = try read(statement) { all.append(value) }
        }
        return all
    }

    func integer(_ sql: String, _ values: [Statement.Value] = []) throws(SQLiteFailure) -> Int? {
        try prepare(sql).first(values)
    }

    /// Runs `body` as a transaction, or as a part of the outer one. All writes happen in here, because a
    /// newer fxterm's file must not be written to. `writing` locks out other writers from the start: becoming
    /// one halfway fails without waiting if another came first.
    func transaction<Result>(
        writing: Bool, _ body: () throws(SQLiteFailure) -> Result
    ) throws(SQLiteFailure) -> Result {
        guard isAtRest else { return try body() }
        return try committing(writing ? "BEGIN IMMEDIATE" : "BEGIN") { () throws(SQLiteFailure) in
            // A newer fxterm may have changed the tables since the file was opened.
            if writing {
                let version = try integer("PRAGMA user_version") ?? 0
                if version > Schema.version { throw SQLiteFailure(newer: version) }
            }
            return try body()
        }
    }

    private func committing<Result>(
        _ begin: String, _ body: () throws(SQLiteFailure) -> Result
    ) throws(SQLiteFailure) -> Result {
        try execute(begin)
        do throws(SQLiteFailure) {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // After some failures SQLite has already rolled back, and this fails.
            try? execute("ROLLBACK")
            throw error
        }
    }

    func write(_ sql: String, _ values: [Statement.Value]) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in try prepare(sql).run(values) }
    }

    /// SQLite would let others read a new file, and for companion files it follows links and waits for pipes.
    private static func prepare(_ file: DiskFile) throws(Unusable) {
        do throws(StoreError) {
            try file.refuseOthers()
            for suffix in companions {
                let companion = DiskFile(file.path + suffix)
                try companion.refuseOthers()
                guard !companion.isLinked else {
                    throw .failed(path: file.path + suffix, reason: .phrase(.isNoPlainFile))
                }
            }
            if file.exists { return }
            try file.makeFolder()
        } catch {
            throw .unavailable(error)
        }
        let descriptor = Glibc.open(file.path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw .unavailable(.system(errno, path: file.path))
        }
    }

    /// Brings the tables up to date. If it cannot, returns the reason and leaves the file unchanged.
    private func migrate() throws(SQLiteFailure) -> Unusable? {
        if try integer("PRAGMA user_version") == Schema.version {
            // Another program's file may have the same version number.
            let own = try count(of: ["rate", "quote"])
            guard own == 2 else { return .broken(.phrase(.isAnothers)) }
            if try count(of: kinds.map(\.table.name)) < kinds.count { try makeKinds() }
            return nil
        }
        return try committing("BEGIN IMMEDIATE") { () throws(SQLiteFailure) in
            // Another program may have migrated meanwhile.
            let version = try integer("PRAGMA user_version") ?? 0
            if version > Schema.version { return .newer(version: version) }
            if version < 0 { return .broken(.phrase(.isAnothers)) }
            if version == 0, try integer("SELECT count(*) FROM sqlite_schema") != 0 {
                return .broken(.phrase(.isAnothers))
            }
            for step in Schema.migrations[version...] { try execute(step) }
            for kind in kinds { try execute(kind.table.sql) }
            try fillLatestCloses()
            try execute("PRAGMA user_version = \(Schema.version)")
            return nil
        }
    }

    private func makeKinds() throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            for kind in kinds { try execute(kind.table.sql) }
        }
    }

    private func count(of tables: [String]) throws(SQLiteFailure) -> Int {
        let names = tables.map { "'\($0)'" }.joined(separator: ", ")
        return try integer("SELECT count(*) FROM sqlite_schema WHERE name IN (\(names))") ?? 0
    }

    /// Lets readers go on during a write. A power cut may lose the last transactions but does not damage the
    /// file; their figures are fetched again, and no save waits for the disk.
    private func useWriteAheadLog() throws(SQLiteFailure) {
        do throws(SQLiteFailure) {
            try execute("PRAGMA journal_mode = WAL")
        } catch  where error.code.primary == .busy {
            // Another program has the file open and is doing the same; the mode stays with the file.
        }
        try execute("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON")
    }
}
