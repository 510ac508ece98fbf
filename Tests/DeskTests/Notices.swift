import Desk
import Glibc
import Synchronization
import Threads

/// Collects a member's notices of commits, on its own thread.
final class Notices: Sendable {
    private let heard = Mutex<[FigureNotice]>([])
    private let isOver = Mutex(false)

    init(_ server: DeskServer, _ name: String = "ann") throws {
        let address = server.address(name)
        let isListening = Mutex(false)
        let hasBegun = SerialThread.begin { [weak self] in
            guard let connection = try? Connection(address, name: "listener"),
                (try? connection.execute("LISTEN \(FigureNotice.channel)")) != nil
            else { return }
            isListening.withLock { $0 = true }
            while let me = self, !me.isOver.withLock({ $0 }) {
                guard (try? connection.wait(50)) != nil else { return }
                let notices = connection.notices().map { FigureNotice($0.payload) }
                me.heard.withLock { $0 += notices }
            }
        }
        while hasBegun, !isListening.withLock({ $0 }) { usleep(1000) }
    }

    deinit { isOver.withLock { $0 = true } }

    var all: [FigureNotice] { heard.withLock { $0 } }

    /// By item.
    func counts(_ subject: FigureNotice.Subject) -> [String: Int] {
        all.flatMap { $0.items?[subject] ?? [] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
