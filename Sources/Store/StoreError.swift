internal import CSQLite
internal import Glibc
internal import Market
package import Words

/// Why something could not be saved or read; the sentence says what to do about it.
package enum StoreError: Error, Hashable, Sendable {
    case diskFull(path: String)
    /// Permissions of the file or its folder, or a read-only disk, forbid it.
    case notPermitted(path: String)
    /// Another program kept the file locked longer than the timeout.
    case busy(path: String)
    case damaged(path: String)
    /// A newer fxterm has upgraded the file; this one does not touch it.
    case newer(path: String, version: Int)
    case timedOut(path: String)
    /// The reason is in the system's own words.
    case failed(path: String, reason: Saying)
    case noHome

    /// One line without a full stop.
    package var saying: Saying {
        func about(_ phrase: Phrase, _ path: String) -> Saying {
            .phrase(phrase, verbatim: ["file": shown(path)])
        }
        return switch self {
        case .diskFull(let path): about(.diskFull, path)
        case .notPermitted(let path): about(.notPermitted, path)
        case .busy(let path): about(.fileInUse, path)
        case .damaged(let path): about(.fileDamaged, path)
        case .newer(let path, let version): StoreNotice.newer(path: path, version: version).saying
        case .timedOut(let path): about(.diskSilent, path)
        case .failed(let path, let reason):
            .phrase(.fileFailed, ["file": .verbatim(shown(path)), "reason": reason])
        case .noHome: .phrase(.noHome)
        }
    }

    /// Lists unsaved edits: `not saved yet: JPY >150 (history.sqlite: the disk is full …)`.
    package func saying(keeping waiting: [Saying]) -> Saying {
        let names = waiting.flatMap { [.verbatim(" · "), $0] }.dropFirst()
        return names.isEmpty
            ? saying : .phrase(.notSavedYet, ["what": .joined(Array(names)), "reason": saying])
    }

    static func system(_ code: Int32, path: String) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
        case EACCES, EPERM, EROFS: .notPermitted(path: path)
        default: .failed(path: path, reason: .system(code))
        }
    }
}

extension Saying {
    /// In the system's language.
    static func system(_ code: Int32) -> Saying { .verbatim(String(cString: strerror(code))) }
}

extension StoreError {
    /// The exit status of a collector that this ends.
    package var exitStatus: Int32 {
        switch self {
        case .diskFull: ENOSPC
        case .notPermitted: EACCES
        case .busy: EBUSY
        case .damaged, .timedOut, .failed, .noHome: EIO
        // Readers find out by themselves.
        case .newer: 1
        }
    }

    /// Nil if the collector ended for another reason.
    package init?(exitStatus: Int32, path: String) {
        guard [ENOSPC, EACCES, EBUSY, EIO].contains(exitStatus) else { return nil }
        self = exitStatus == EBUSY ? .busy(path: path) : .system(exitStatus, path: path)
    }
}

/// A problem with a stored file at startup, shown once on the status line.
package enum StoreNotice: Hashable, Sendable {
    /// It was unreadable and was renamed; a new one follows.
    case setAside(path: String, as: String, reason: Saying)
    /// It stays untouched: nothing is saved in this run.
    case leftAlone(path: String, reason: Saying)
    /// It stays untouched: nothing is saved in this run.
    case newer(path: String, version: Int)
    /// It may be fine but could not be opened. It stays untouched: nothing is saved in this run.
    case unavailable(StoreError)
    /// Others can access the folder, and that cannot be changed.
    case open(folder: String)
    /// It was read, without `count` invalid entries.
    case leftOut(path: String, count: Int)

    package var allowsSaving: Bool {
        switch self {
        case .setAside, .leftOut, .open: true
        case .leftAlone, .newer, .unavailable: false
        }
    }

    package var saying: Saying {
        switch self {
        case .setAside(let path, let name, let reason):
            .phrase(
                .fileSetAside,
                [
                    "file": .verbatim(shown(fileName(path))), "name": .verbatim(shown(fileName(name))),
                    "reason": reason,
                ])
        case .leftAlone(let path, let reason):
            .phrase(.fileLeftAlone, ["file": .verbatim(shown(path)), "reason": reason])
        case .newer(let path, let version):
            .phrase(.fileIsNewer, verbatim: ["file": shown(path), "version": "\(version)"])
        case .unavailable(let error): error.saying
        case .open(let folder): .phrase(.folderIsOpen, verbatim: ["file": shown(folder)])
        case .leftOut(let path, let count):
            .count(.entriesLeftOut, count, ["file": .verbatim(shown(fileName(path)))])
        }
    }
}

func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// Safe to show: a file's name may hold anything but a slash.
package func shown(_ path: String) -> String { CleanText.line(path, limit: 4096) ?? "?" }

struct ResultCode: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

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
    /// The `errno` of a failed open or write; else 0.
    var systemCode: Int32
    /// The file's version, if a newer fxterm wrote it.
    var newerVersion: Int?

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
            // SQLite does not record failures at the end of a transaction; the system still has the error.
            let noted = connection.map { sqlite3_system_errno($0) } ?? 0
            systemCode = noted != 0 ? noted : last
        default: systemCode = 0
        }
    }

    /// The file is damaged, so a retry is useless.
    var isDamage: Bool { code.primary == .corrupt || code.primary == .notADatabase }

    func error(path: String) -> StoreError {
        if let newerVersion { return .newer(path: path, version: newerVersion) }
        return switch code.primary {
        case .full: .diskFull(path: path)
        case .readOnly, .notPermitted, .denied: .notPermitted(path: path)
        case .busy, .locked: .busy(path: path)
        case .corrupt, .notADatabase: .damaged(path: path)
        case .cannotOpen, .inputOutput:
            // SQLite's message, such as "disk I/O error", gives no remedy.
            switch StoreError.system(systemCode, path: path) {
            case .failed: .failed(path: path, reason: .verbatim(message))
            case let error: error
            }
        default: .failed(path: path, reason: .verbatim(message))
        }
    }
}
