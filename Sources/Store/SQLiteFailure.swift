internal import CSQLite
internal import Glibc
internal import Words

struct ResultCode: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

    static let row = ResultCode(rawValue: SQLITE_ROW)
    static let done = ResultCode(rawValue: SQLITE_DONE)
    static let busy = ResultCode(rawValue: SQLITE_BUSY)
    static let locked = ResultCode(rawValue: SQLITE_LOCKED)
    static let full = ResultCode(rawValue: SQLITE_FULL)
    static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
    static let notPermitted = ResultCode(rawValue: SQLITE_PERM)
    static let denied = ResultCode(rawValue: SQLITE_AUTH)
    static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
    static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
    static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
    static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)

    /// The code without the detail that extended codes add.
    var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }
}

struct SQLiteFailure: Error, Hashable, Sendable {
    var code: ResultCode
    var message: String
    /// What the system said, as `errno` has it, when the file could not be opened or written; else 0.
    var systemCode: Int32
    /// The version of the file, where that is of a newer fxterm; else nil.
    var newerVersion: Int?

    /// That a newer fxterm has taken the file over.
    init(newer version: Int) {
        (code, message, systemCode) = (ResultCode(rawValue: SQLITE_SCHEMA), "", 0)
        newerVersion = version
    }

    init(_ code: Int32, on connection: OpaquePointer?) {
        let last = errno
        self.code = ResultCode(rawValue: code)
        message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
        switch self.code.primary {
        case .cannotOpen, .inputOutput:
            // What fails at the end of a transaction, SQLite forgets to note; the system has it still.
            let noted = connection.map { sqlite3_system_errno($0) } ?? 0
            systemCode = noted != 0 ? noted : last
        default: systemCode = 0
        }
    }

    /// Whether the file itself makes no sense, so that trying again is of no use.
    var isDamage: Bool { code.primary == .corrupt || code.primary == .notADatabase }

    func error(path: String) -> StoreError {
        if let newerVersion { return .newer(path: path, version: newerVersion) }
        return switch code.primary {
        case .full: .diskFull(path: path)
        case .readOnly, .notPermitted, .denied: .notPermitted(path: path)
        case .busy, .locked: .busy(path: path)
        case .corrupt, .notADatabase: .damaged(path: path)
        case .cannotOpen, .inputOutput:
            // SQLite's words for it, such as "disk I/O error", say nothing of what to do.
            switch StoreError.system(systemCode, path: path) {
            case .failed: .failed(path: path, reason: .verbatim(message))
            case let error: error
            }
        default: .failed(path: path, reason: .verbatim(message))
        }
    }
}
