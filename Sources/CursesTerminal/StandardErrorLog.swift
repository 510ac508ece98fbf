import Glibc

/// Standard error sent to a file: a message printed over the screen would be seen by nobody for long.
struct StandardErrorLog {
    private let original: Int32

    /// Appends standard error to the file at `path`, which only its owner may read; nowhere if that fails.
    init?(path: String) {
        var file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        if file < 0 { file = open("/dev/null", O_WRONLY | O_CLOEXEC) }
        guard file >= 0 else { return nil }
        original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(file, STDERR_FILENO)
        Glibc.close(file)
    }

    func end() {
        guard original >= 0 else { return }
        dup2(original, STDERR_FILENO)
        Glibc.close(original)
    }
}
