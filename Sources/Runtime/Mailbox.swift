package import Board
private import Threads

/// The only way for other threads to reach the loop, which waits on `descriptor` together with the keyboard.
package final class Mailbox: Sendable {
    private let messages = Guarded<[Message]>([])
    private let bell: WakePipe
    /// Readable while messages wait.
    package var descriptor: Int32 { bell.descriptor }

    /// Nil if the system has no descriptor left.
    package init?() {
        guard let bell = WakePipe() else { return nil }
        self.bell = bell
    }

    package func put(_ message: Message) {
        let wasEmpty = messages.withLock { waiting in
            waiting.append(message)
            return waiting.count == 1
        }
        if wasEmpty { bell.ring() }
    }

    package func take() -> [Message] {
        // Silence the bell first: a message between the two is taken now and rings again, which costs an
        // empty round; the other order would lose it.
        bell.silence()
        return messages.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
