package import Board
private import Glibc
private import Threads

/// The only door through which anything reaches the loop from another thread.
///
/// Messages are put in from anywhere and taken out by the loop, which waits on `descriptor` together with the
/// keyboard. However many wait, the descriptor becomes readable once.
package final class Mailbox: Sendable {
    private let messages = Guarded<[Message]>([])
    /// Readable while messages wait.
    package let descriptor: Int32
    private let bell: Int32

    /// Makes an empty mailbox; nil when the system has no descriptor left.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (descriptor, bell) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        _ = Glibc.close(descriptor)
        _ = Glibc.close(bell)
    }

    /// Puts `message` in and wakes the loop.
    package func put(_ message: Message) {
        let wasEmpty = messages.withLock { waiting in
            waiting.append(message)
            return waiting.count == 1
        }
        guard wasEmpty else { return }
        var byte: UInt8 = 1
        _ = write(bell, &byte, 1)
    }

    /// Takes out all that wait, oldest first.
    package func take() -> [Message] {
        // The bell is silenced first: a message put in between the two is taken now and rung for again, which
        // costs one empty round; the other order would lose it.
        var bytes: (UInt64, UInt64) = (0, 0)
        while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
        return messages.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
