internal import Glibc

/// Wakes a thread that waits for descriptors.
final class WakePipe: Sendable {
    /// Can be read once somebody has rung.
    let descriptor: Int32
    private let bell: Int32

    /// Nil where the system has no descriptor left.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, bell) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(bell)
    }

    /// Wakes whoever waits, now or the next time.
    func ring() {
        var byte: UInt8 = 1
        // A pipe that is full will be read.
        _ = write(bell, &byte, 1)
    }

    /// Makes it quiet again.
    func silence() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }

    /// Waits until somebody rings, at most so long.
    func wait(_ milliseconds: Int) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, Int32(clamping: milliseconds))
        silence()
    }
}
