internal import Glibc
package import Words

/// Why something could not be kept or read, in a sentence that says what to do about it.
package enum StoreError: Error, Hashable, Sendable {
    case diskFull(path: String)
    /// The file's or its folder's permissions, or a read-only disk, forbid it.
    case notPermitted(path: String)
    /// Another program kept the file locked for longer than is waited for.
    case busy(path: String)
    case damaged(path: String)
    /// A newer fxterm has taken the file over, and this one leaves it alone.
    case newer(path: String, version: Int)
    /// The writer did not finish in the time it was given.
    case timedOut(path: String)
    /// Anything else; the reason is the system's own word for it.
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

    /// The same, with what waits to be saved: `not saved yet: JPY >150 (history.sqlite: the disk is full …)`.
    package func saying(keeping waiting: [Saying]) -> Saying {
        let names = waiting.flatMap { [.verbatim(" · "), $0] }.dropFirst()
        return names.isEmpty
            ? saying : .phrase(.notSavedYet, ["what": .joined(Array(names)), "reason": saying])
    }

    /// The error that a system call left in `errno`.
    static func system(_ code: Int32, path: String) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
        case EACCES, EPERM, EROFS: .notPermitted(path: path)
        default: .failed(path: path, reason: .system(code))
        }
    }
}

extension Saying {
    /// What the system says of an error number, in the language of its own messages.
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

    /// What a collector of the store at `path` ended with; nil where its exit status tells of something else.
    package init?(exitStatus: Int32, path: String) {
        guard [ENOSPC, EACCES, EBUSY, EIO].contains(exitStatus) else { return nil }
        self = exitStatus == EBUSY ? .busy(path: path) : .system(exitStatus, path: path)
    }
}
