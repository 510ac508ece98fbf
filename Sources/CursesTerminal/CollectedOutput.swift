import CNcurses
import Glibc

/// What the library writes, collected, so that a whole picture goes to the terminal with a single write.
///
/// The library writes what it has after each movement of the cursor, which wakes whoever reads the terminal, and
/// costs more than all the rest of a small repaint. So, once it has set the terminal up, the descriptor that it
/// writes to is turned into a file in memory. Modes can then not be set through the library any more.
@MainActor
struct CollectedOutput {
    /// A limit of a file's size that no picture reaches.
    private static let roomy: rlim_t = 1 << 26

    private let terminal: TerminalOutlet
    /// The library's own descriptor, with a file in memory behind it; nil where the system has no such files, and the
    /// library writes to the terminal itself.
    private let file: Int32?

    /// Whether what the library writes passes through here.
    var isCollected: Bool { file != nil }

    /// Takes over `stream`, which the library writes to, for the terminal at `terminal`.
    init(_ stream: UnsafeMutablePointer<FILE>, to terminal: TerminalOutlet) {
        self.terminal = terminal
        // The limit of a file's size is one for a file in memory, too.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let made = limit.rlim_cur < CollectedOutput.roomy ? -1 : memfd_create("fxterm", 0)
        defer { if made >= 0 { Glibc.close(made) } }
        let descriptor = fileno(stream)
        guard made >= 0, dup2(made, descriptor) >= 0 else {
            file = nil
            return
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        file = descriptor
    }

    /// Writes what the library has written during `work` to the terminal, between `before` and `after` and through
    /// `rewrite`; nothing if it has written nothing.
    func write(
        before: String = "", after: String = "", rewrite: ([UInt8]) -> [UInt8] = { $0 }, _ work: () -> Void
    ) {
        guard let file else {
            terminal.write(before)
            work()
            terminal.write(after)
            return
        }
        work()
        let count = Int(lseek(file, 0, SEEK_CUR))
        guard count > 0 else { return }
        let picture = [UInt8](unsafeUninitializedCapacity: count) { bytes, read in
            read = max(0, pread(file, bytes.baseAddress, count, 0))
        }
        lseek(file, 0, SEEK_SET)
        ftruncate(file, 0)
        (Array(before.utf8) + rewrite(picture) + Array(after.utf8)).withUnsafeBytes { terminal.write($0) }
    }
}
