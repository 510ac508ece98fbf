internal import Glibc
internal import Words

/// The log, with one older file next to it; neither stays above a megabyte for long.
package struct LogFile: Hashable, Sendable {
    /// The size in bytes at which a log is rotated.
    package static let limit = 1 << 20
    package static let nowhere = "/dev/null"
    /// A log's first line; it identifies one behind a link as ours.
    static let head = "fxterm.log: what went wrong, and when\n"

    package let path: String

    package init(path: String) { self.path = path }

    private var file: DiskFile { DiskFile(path) }

    /// Creates the log (mode 0600) and its folders (0700) if needed, and rotates a long log.
    package func prepare() throws(StoreError) {
        let file = file
        // A user who redirects the log there wants none.
        if file.path == LogFile.nowhere { return }
        try file.makeFolder()
        try file.refuseOthers()
        if isTooLong(file) {
            let older = DiskFile(file.path + ".1")
            try older.refuseOthers()
            guard !older.isLinked else { throw .failed(path: older.given, reason: .phrase(.isAnothers)) }
            try check(file)
            rename(file.path, older.path)
        }
        let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        let descriptor = open(file.path, flags, 0o600)
        guard descriptor >= 0 else { throw .system(errno, path: path) }
        defer { close(descriptor) }
        try check(file)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno, path: path) }
        if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
        if status.st_size == 0 { _ = LogFile.head.withCString { write(descriptor, $0, strlen($0)) } }
    }

    /// The path after preparation; `/dev/null` if it is not writable.
    package var prepared: String {
        do throws(StoreError) { try prepare() } catch { return LogFile.nowhere }
        return path
    }

    /// Rotates a long log, and redirects standard error if it went to the old one. Usually costs one stat.
    package func keepShort() {
        let file = file
        guard isTooLong(file) else { return }
        let isOurs = Self.mark(ofDescriptor: STDERR_FILENO) == Self.mark(ofFile: path)
        guard (try? prepare()) != nil, isOurs else { return }
        let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        dup2(descriptor, STDERR_FILENO)
        close(descriptor)
    }

    /// Throws if a link leads to another program's file.
    private func check(_ file: DiskFile) throws(StoreError) {
        guard file.isLinked else { return }
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .system(errno, path: path) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: LogFile.head.utf8.count)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count == 0 || count > 0 && LogFile.head.utf8.starts(with: bytes[..<count]) else {
            throw .failed(path: path, reason: .phrase(.isAnothers))
        }
    }

    private func isTooLong(_ file: DiskFile) -> Bool {
        var found = stat()
        return lstat(file.path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
            && found.st_size >= off_t(LogFile.limit)
    }

    private static func mark(ofDescriptor descriptor: Int32) -> [UInt64]? {
        var found = stat()
        return fstat(descriptor, &found) == 0 ? [UInt64(found.st_dev), UInt64(found.st_ino)] : nil
    }

    private static func mark(ofFile path: String) -> [UInt64]? {
        var found = stat()
        return stat(path, &found) == 0 ? [UInt64(found.st_dev), UInt64(found.st_ino)] : nil
    }
}
