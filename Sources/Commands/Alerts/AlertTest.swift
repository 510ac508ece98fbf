internal import Alerts
internal import Board
internal import CivilTime
internal import Glibc
internal import Runtime
internal import Store
internal import Threads
internal import Words

/// `fxterm alerts test`: has the collector tell something, and says which way that went.
@MainActor
struct AlertTest {
    /// Seconds that the collector and the desktop are given together.
    private static let patience = 10

    private let session: Session
    private let path: String

    init(_ session: Session, path: String) { (self.session, self.path) = (session, path) }

    func run() throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        let client = try session.client(kept, mailbox)
        let path = path
        let firing: Int
        do throws(StoreError) { firing = try History.addTestFiring(at: path, now: WallClock.now) } catch {
            throw .failed(error.saying)
        }
        // A reader without questions has a collector too.
        Task.detached(executorPreference: SerialThread()) { await client.join() }
        let isWatching = History.watchChanges(at: path) {
            mailbox.put(.clock(.tick(WallClock.now, here: .here)))
        }
        guard isWatching else { throw .failed(.phrase(.noThreads)) }
        let deadline = WallClock.steady + AlertTest.patience * 1_000_000_000
        while true {
            let telling: AlertTelling?
            do throws(StoreError) { telling = try History.telling(of: firing, at: path) } catch {
                throw .failed(error.saying)
            }
            switch telling {
            case .desktop?: return try say(.alertToldDesktop)
            case .forTerminal?, .terminal?:
                if isatty(STDERR_FILENO) == 1 { FXTerm.write("\u{7}", to: STDERR_FILENO) }
                return try say(.alertToldTerminal)
            case .quiet?: return try say(.alertToldQuiet)
            case .pending?, .claimed?, nil: break
            }
            let left = Int32(clamping: (deadline - WallClock.steady) / 1_000_000)
            if left <= 0 { throw .failed(.phrase(.alertToldNobody)) }
            var watched = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, left)
            _ = mailbox.take()
        }
    }

    private func say(_ phrase: Phrase) throws(CommandError) -> FXTerm.ExitCode {
        try FXTerm.print(session.words[phrase] + "\n")
        return .done
    }
}
