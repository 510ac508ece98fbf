internal import Glibc

/// The file that says what went wrong, with one older one beside it; neither grows beyond a megabyte for long.
public struct LogFile: Hashable, Sendable {
    /// Bytes from which on a log is put aside and a new one begun.
    public static let limit = 1 << 20

    /// The file's path.
    public let path: String

    /// The log at `path`, which need not exist.
    public init(path: String) {
        self.path = path
    }

    /// Where the log is put aside.
    var older: String { path + ".1" }

    /// Sees to it that the log is there, for the user alone (mode 0600), with its folders (0700), and not too long.
    ///
    /// - Throws: What the system says.
    public func prepare() throws(StoreError) {
        let file = DiskFile(path)
        try file.makeFolder()
        if isTooLong { rename(file.path, older) }
        let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .system(errno, path: path) }
        close(descriptor)
    }

    /// Begins a new log where this one is too long, and has the program's standard error go there, if it went to the
    /// old one. Costs a look at the file where it is not.
    public func keepShort() {
        guard isTooLong else { return }
        let isOurs = Self.mark(ofDescriptor: STDERR_FILENO) == Self.mark(ofFile: path)
        guard (try? prepare()) != nil, isOurs else { return }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        dup2(descriptor, STDERR_FILENO)
        close(descriptor)
    }

    /// Whether there is a plain file as long as that. What else stands there, such as `/dev/null`, is left alone.
    private var isTooLong: Bool {
        var found = stat()
        return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
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
