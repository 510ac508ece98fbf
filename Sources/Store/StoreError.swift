internal import Glibc

/// Why something could not be kept or read, in a sentence that says what to do about it.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The disk, or the user's share of it, is full.
    case diskFull(path: String)
    /// The file's or its folder's permissions, or a read-only disk, forbid it.
    case notPermitted(path: String)
    /// Another program kept the file locked for longer than is waited for.
    case busy(path: String)
    /// The file's contents make no sense.
    case damaged(path: String)
    /// The writer did not finish in the time it was given.
    case timedOut(path: String)
    /// Anything else; the reason is the system's own word for it.
    case failed(path: String, reason: String)
    /// The user has no home folder and the environment names no other place.
    case noHome

    /// One line without a full stop.
    public var description: String {
        switch self {
        case .diskFull(let path):
            "\(shown(path)): the disk is full; make room, the next change is saved again"
        case .notPermitted(let path):
            "\(shown(path)): not permitted; make the file and its folder yours to write"
        case .busy(let path):
            "\(shown(path)): in use by another program; close it, the next change is saved again"
        case .damaged(let path):
            "\(shown(path)): damaged; move it away and start fxterm again"
        case .timedOut(let path):
            "\(shown(path)): the disk does not answer; the last change may not be saved"
        case .failed(let path, let reason):
            "\(shown(path)): \(reason)"
        case .noHome:
            "no home folder; set HOME"
        }
    }

    /// The error that a system call left in `errno`.
    static func system(_ code: Int32, path: String) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
        case EACCES, EPERM, EROFS: .notPermitted(path: path)
        default: .failed(path: path, reason: String(cString: strerror(code)))
        }
    }
}
