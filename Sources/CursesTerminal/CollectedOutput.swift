import CNcurses
import Glibc

/// What the library writes, collected, so that a whole picture goes to the terminal with a single write.
///
/// The library writes what it has after each movement of the cursor, which wakes whoever reads the terminal, and
/// costs more than all the rest of a small repaint. So, once it has set the terminal up, the descriptor that it
/// writes to is turned into a file in memory. Modes can then not be set through the library any more.
struct CollectedOutput {
    /// What the file may keep of a picture in memory, in bytes; few are larger.
    private static let kept = 1 << 16

    private let terminal: Int32
    /// The library's own descriptor, with a file in memory behind it; nil where the system has no such files, and the
    /// library writes to the terminal itself.
    private let file: Int32?
    private var bytes: [UInt8] = []

    /// Takes over `stream`, which the library writes to, for the terminal at `terminal`.
    init(_ stream: UnsafeMutablePointer<FILE>, to terminal: Int32) {
        self.terminal = terminal
        let memory = memfd_create("fxterm", 0)
        defer { if memory >= 0 { Glibc.close(memory) } }
        let descriptor = fileno(stream)
        guard memory >= 0, dup2(memory, descriptor) >= 0 else {
            file = nil
            return
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        file = descriptor
    }

    /// Writes what the library has written during `work` to the terminal, between `before` and `after`; nothing if
    /// it has written nothing.
    mutating func write(before: String = "", after: String = "", _ work: () -> Void) {
        guard let file else {
            writeAll(before, to: terminal)
            work()
            writeAll(after, to: terminal)
            return
        }
        work()
        let count = Int(lseek(file, 0, SEEK_CUR))
        guard count > 0 else { return }
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: before.utf8)
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress.map { $0 + start }, count, 0) }
        bytes.removeLast(count - max(0, read))
        bytes.append(contentsOf: after.utf8)
        lseek(file, 0, SEEK_SET)
        if count > CollectedOutput.kept {
            ftruncate(file, 0)
        }
        bytes.withUnsafeBytes { writeAll($0, to: terminal) }
        if bytes.capacity > CollectedOutput.kept * 2 { bytes = [] }
    }
}
