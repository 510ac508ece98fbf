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
    /// How much of the file is read as memory, and what it may keep of a picture, in bytes; few are larger.
    private static let kept = 1 << 16

    private let terminal: TerminalOutlet
    /// The library's own descriptor, with a file in memory behind it; nil where the system has no such files, and the
    /// library writes to the terminal itself.
    private let file: Int32?
    /// The beginning of the file; nil where it can't be had as memory.
    private let memory: UnsafeRawPointer?
    /// Whether a line feed takes the cursor straight down, and rows are addressed as in xterm.
    private let feedsLines: Bool
    private var bytes: [UInt8] = []

    /// Takes over `stream`, which the library writes to, for the terminal at `terminal`.
    ///
    /// - Parameter feedsLines: Whether a line feed takes the cursor straight down, and rows are addressed as in xterm.
    init(_ stream: UnsafeMutablePointer<FILE>, to terminal: TerminalOutlet, feedsLines: Bool) {
        self.terminal = terminal
        self.feedsLines = feedsLines
        // The limit of a file's size is one for a file in memory, too.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let made = limit.rlim_cur < CollectedOutput.roomy ? -1 : memfd_create("fxterm", 0)
        defer { if made >= 0 { Glibc.close(made) } }
        let descriptor = fileno(stream)
        guard made >= 0, dup2(made, descriptor) >= 0 else {
            (file, memory) = (nil, nil)
            return
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        file = descriptor
        let place = mmap(nil, CollectedOutput.kept, PROT_READ, MAP_SHARED, descriptor, 0)
        memory = place == MAP_FAILED ? nil : place.map { UnsafeRawPointer($0) }
    }

    /// Writes what the library has written during `work` to the terminal, between `before` and `after`; nothing if
    /// it has written nothing.
    mutating func write(before: String = "", after: String = "", _ work: () -> Void) {
        guard let file else {
            terminal.write(before)
            work()
            terminal.write(after)
            return
        }
        work()
        let count = Int(lseek(file, 0, SEEK_CUR))
        guard count > 0 else { return }
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: before.utf8)
        if let memory, count <= CollectedOutput.kept {
            let picture = UnsafeRawBufferPointer(start: memory, count: count)
            if feedsLines {
                LineFeeds.append(picture, to: &bytes)
            } else {
                bytes.append(contentsOf: picture)
            }
        } else {
            read(count, of: file)
        }
        bytes.append(contentsOf: after.utf8)
        lseek(file, 0, SEEK_SET)
        if count > CollectedOutput.kept {
            ftruncate(file, 0)
        }
        bytes.withUnsafeBytes { terminal.write($0) }
        if bytes.capacity > CollectedOutput.kept * 2 { bytes = [] }
    }

    private mutating func read(_ count: Int, of file: Int32) {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress.map { $0 + start }, count, 0) }
        bytes.removeLast(count - max(0, read))
    }

    /// Lets go of the memory.
    func close() {
        if let memory { munmap(UnsafeMutableRawPointer(mutating: memory), CollectedOutput.kept) }
    }
}
