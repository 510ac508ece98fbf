private import Glibc

/// Wakes a thread that waits for descriptors.
package final class WakePipe: Sendable {
    /// Readable after a ring.
    package let descriptor: Int32
    private let bell: Int32

    /// Nil if the system has no descriptor left.
    package init?() {
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

    /// Wakes the thread, now or at its next wait.
    package func ring() {
        var byte: UInt8 = 1
        // A full pipe already wakes the reader.
        _ = write(bell, &byte, 1)
    }

    package func silence() {
        var bytes: (UInt64, UInt64) = (0, 0)
        while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) == MemoryLayout.size(ofValue: bytes)
        {}
    }

    /// Waits for a ring, in milliseconds; false if none came.
    @discardableResult package func wait(_ milliseconds: Int) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(clamping: milliseconds)) > 0 else { return false }
        silence()
        return true
    }
}
