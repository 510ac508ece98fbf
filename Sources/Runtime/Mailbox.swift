package import Board
private import Threads

/// The only way for other threads to reach the loop.
///
/// Any thread can add messages; the loop takes them out, and waits on `descriptor` together with the
/// keyboard. However many wait, the descriptor becomes readable once.
package final class Mailbox: Sendable {
    private let messages = Guarded<[Message]>([])
    private let bell: WakePipe
    /// Readable while messages wait.
    package var descriptor: Int32 { bell.descriptor }

    /// An empty mailbox; nil if the system has no descriptor left.
    package init?() {
        guard let bell = WakePipe() else { return nil }
        self.bell = bell
    }

    /// Puts `message` in and wakes the loop.
    package func put(_ message: Message) {
        let wasEmpty = messages.withLock { waiting in
            waiting.append(message)
            return waiting.count == 1
        }
        if wasEmpty { bell.ring() }
    }

    /// Takes out all that wait, oldest first.
    package func take() -> [Message] {
        // Silence the bell first: a message that comes between the two is taken now and rings again,
        // which costs one empty round; the other order would lose it.
        bell.silence()
        return messages.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
