import CNcurses
import Glibc

/// The way to the terminal, which never waits for longer than there is reason to.
///
/// A terminal may stop reading: its window hangs, its line is cut. A write that waits for it would keep the program from ending
/// when it is asked to.
@MainActor
final class TerminalOutlet {
    /// How long a terminal that takes nothing is waited for once the program is asked to end, in nanoseconds.
    private static let patience = 1_000_000_000
    /// A number of bytes that any working terminal takes.
    private static let least = 256

    /// The terminal, opened once more, so that no other program on it gets to see writes that do not wait; standard output where that
    /// cannot be had.
    let descriptor: Int32
    private let isOwn: Bool
    /// Whether the terminal has stopped reading for so long that it is no longer waited for.
    private(set) var isDeaf = false
    /// Since when it has taken nothing while the program is asked to end.
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

    /// Writes all of `text`, past the library's own buffer; gives up when the terminal is gone.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes all of `bytes`; gives up when the terminal is gone, or takes nothing while the program is asked to end.
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

    /// Waits until the terminal takes more; false where it is not worth waiting any longer.
    private func awaitReady() -> Bool {
        while !isDeaf {
            if isReady(within: 200) { return true }
            guard isEnding || isAskedToEnd() else { continue }
            let now = steadyNanoseconds()
            let since = silentSince ?? now
            silentSince = since
            guard now - since > TerminalOutlet.patience else { continue }
            isDeaf = true
            // Unread output makes room for the bytes that give the terminal back, for when it reads again.
            tcflush(descriptor, TCOFLUSH)
        }
        return false
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&full, 1, milliseconds) > 0
    }
}
