import CNcurses
import Glibc

/// The way to the terminal, with limits on how long a write may wait.
///
/// A terminal may stop reading: its window hangs, its line is cut. A write that waits would keep
/// the program from ending.
@MainActor
final class TerminalOutlet {
    /// How long we wait for a terminal that reads nothing once the program has to end, in nanoseconds.
    private static let patience = 1_000_000_000
    /// A number of bytes that any working terminal accepts.
    private static let least = 256

    /// The terminal, opened once more, so that our non-blocking mode does not affect other programs on
    /// it; standard output if that fails.
    let descriptor: Int32
    private let isOwn: Bool
    /// True if the terminal has read nothing for so long that we stopped waiting.
    private(set) var isDeaf = false
    /// When it stopped reading while the program has to end.
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

    /// Writes all of `text`, bypassing the library's buffer; gives up if the terminal is gone.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes all of `bytes`; gives up if the terminal is gone, or reads nothing while the program has to
    /// end.
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

    /// Waits until the terminal takes more; false if it is not worth waiting any longer.
    private func awaitReady() -> Bool {
        while !isDeaf {
            if isReady(within: 200) { return true }
            guard isEnding || isAskedToEnd() else { continue }
            let now = steadyNanoseconds()
            let since = silentSince ?? now
            silentSince = since
            guard now - since > TerminalOutlet.patience else { continue }
            isDeaf = true
            // Dropping unread output makes room for the bytes that restore the terminal, for when it
            // reads again.
            tcflush(descriptor, TCOFLUSH)
        }
        return false
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&full, 1, milliseconds) > 0
    }
}

/// Standard input and output as ncurses needs them: streams of its own, which close without closing the
/// real ones.
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

/// Standard error, redirected to a file: a message printed over the screen would soon disappear.
struct StandardErrorLog {
    private let original: Int32

    /// Appends standard error to the file at `path`, readable only by its owner; drops it if that fails.
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

/// The library's output, collected so that a whole frame goes to the terminal with a single write.
///
/// The library writes after each movement of the cursor, which wakes the terminal's reader and costs more
/// than all the rest of a small repaint. So once it has set the terminal up, we redirect its descriptor
/// to a file in memory. After that the library can no longer set modes.
@MainActor
struct CollectedOutput {
    /// A file size limit beyond any frame.
    private static let roomy: rlim_t = 1 << 26
    /// The most bytes that stay in the file from one frame to the next.
    private static let large = 1 << 18

    private let terminal: TerminalOutlet
    /// The library's own descriptor, with a file in memory behind it; nil if the system has no such files, and the
    /// library writes to the terminal itself.
    private let file: Int32?

    /// True if the library's output passes through here.
    var isCollected: Bool { file != nil }

    /// Redirects `stream`, to which the library writes, for the terminal at `terminal`.
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

    /// Writes the library's output during `work` to the terminal, between `before` and `after` and
    /// through `rewrite`; nothing if there was none.
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
