import CNcurses
import Glibc

/// A terminal may stop reading. A write that waits would then keep the program from ending.
@MainActor
final class TerminalOutlet {
    /// In nanoseconds, once the program has to end.
    private static let patience = 1_000_000_000
    /// In bytes; any working terminal accepts so many.
    private static let least = 256

    /// Opened once more: our non-blocking mode must not affect other programs. Else standard output.
    let descriptor: Int32
    private let isOwn: Bool
    /// The terminal has read nothing for so long that we stopped waiting.
    private(set) var isDeaf = false
    private var silentSince: Int?

    var isAskedToEnd: () -> Bool = { false }
    var isEnding = false

    init() {
        let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        var own = open("/proc/self/fd/\(STDOUT_FILENO)", flags)
        if own < 0 {
            // The terminal of another user, as under su.
            own = open("/dev/tty", flags)
            let (ours, theirs) = (fxterm_terminal_device(own), fxterm_terminal_device(STDOUT_FILENO))
            if own >= 0, ours < 0 || ours != theirs {
                Glibc.close(own)
                own = -1
            }
        }
        isOwn = own >= 0
        descriptor = isOwn ? own : STDOUT_FILENO
    }

    func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Gives up if the terminal is gone, or reads nothing while the program has to end.
    func write(_ bytes: UnsafeRawBufferPointer) {
        var done = 0
        while done < bytes.count {
            guard isOwn || isReady(within: 0) || awaitReady() else { return }
            let most = isOwn ? bytes.count - done : min(bytes.count - done, TerminalOutlet.least)
            let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, most)
            if count > 0 {
                done += count
                silentSince = nil
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                return
            } else if errno == EAGAIN, !awaitReady() {
                return
            }
        }
    }

    func close() {
        if isOwn { Glibc.close(descriptor) }
    }

    private func awaitReady() -> Bool {
        while !isDeaf {
            if isReady(within: 200) { return true }
            guard isEnding || isAskedToEnd() else { continue }
            let now = steadyNanoseconds()
            let since = silentSince ?? now
            silentSince = since
            guard now - since > TerminalOutlet.patience else { continue }
            isDeaf = true
            // Makes room for the bytes that restore the terminal, for when it reads again.
            tcflush(descriptor, TCOFLUSH)
        }
        return false
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&full, 1, milliseconds) > 0
    }
}

/// Streams of ncurses' own, which close without closing the real ones.
struct TerminalStreams {
    let input: UnsafeMutablePointer<FILE>
    let output: UnsafeMutablePointer<FILE>

    init() throws(TerminalError) {
        input = try Self.open(STDIN_FILENO, "r")
        output = try Self.open(STDOUT_FILENO, "w")
    }

    func close() {
        fclose(input)
        fclose(output)
    }

    private static func open(
        _ descriptor: Int32, _ mode: String
    ) throws(TerminalError) -> UnsafeMutablePointer<FILE> {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw .system(operation: "dup", errno: errno) }
        guard let stream = fdopen(copy, mode) else { throw .system(operation: "fdopen", errno: errno) }
        return stream
    }
}

/// Redirects standard error to a file: a message printed over the screen would soon disappear.
struct StandardErrorLog {
    private let original: Int32

    /// Readable only by its owner. Drops standard error if that fails.
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

/// A whole frame goes to the terminal with a single write. The library writes after each movement of the
/// cursor, which wakes the reader and costs more than all else of a small repaint. So we redirect its
/// descriptor to a file in memory once it has set the terminal up; it cannot set modes after that.
@MainActor
struct CollectedOutput {
    /// A file size limit beyond any frame, in bytes.
    private static let roomy: rlim_t = 1 << 26
    /// Bytes that may stay in the file from one frame to the next.
    private static let large = 1 << 18

    private let terminal: TerminalOutlet
    /// Nil if the system has no files in memory, and the library writes to the terminal.
    private let file: Int32?

    var isCollected: Bool { file != nil }

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

    /// Writes nothing if the library wrote nothing during `work`.
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
        // The next frame overwrites this one; only a large one's memory is worth a call.
        if count > CollectedOutput.large { ftruncate(file, 0) }
        (Array(before.utf8) + rewrite(picture) + Array(after.utf8)).withUnsafeBytes { terminal.write($0) }
    }
}
