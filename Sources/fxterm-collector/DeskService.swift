internal import Desk
internal import Figures
internal import Glibc
internal import Market
internal import Store
internal import Threads
internal import Words

/// Publishes the figures of a collector's store on a team server while this program runs.
enum DeskService {
    /// Names the feeds, as a store keeps them: arguments are public, and an address may be private.
    private static let feeds = "FXTERM_FEEDS"

    /// Call it before there is a second thread: a signal must give the lead back first.
    static func holdSignals() {
        var signals = ends
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// `say` writes to the log.
    static func begin(_ path: String, on address: DeskAddress, _ say: @escaping @Sendable (String) -> Void) {
        if let problem = Connection.problem(of: address.connecting) {
            say(
                "the team server's address is not valid: \(CleanText.line(problem, limit: 400) ?? ""); "
                    + "correct it in the command, or in /etc/fxterm/desk.env")
            exit(2)
        }
        let opening = FigureStore.open(at: path, now: MachineStart.now.wall)
        guard let store = opening.history else {
            if let notice = opening.notice { say(Words.english[notice.saying]) }
            exit(1)
        }
        let asked = getenv(feeds).map { FeedSettings(lines: String(cString: $0)) } ?? FeedSettings()
        let publisher = Publisher(
            store, address: address.connecting, feeds: asked, version: ProgramVersion.current.text
        ) { say(Words.english[$0.saying]) }
        guard let publisher, SerialThread.begin({ waitForEnd(publisher) }) else {
            say(Words.english[.noDescriptors])
            exit(1)
        }
        let thread = SerialThread()
        Task.detached(executorPreference: thread) { await publisher.run() }
    }

    private static var ends: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
        return signals
    }

    /// Ends the program at a signal, after giving the lead back; a second signal ends it at once.
    private static func waitForEnd(_ publisher: Publisher) {
        var (signals, signal) = (ends, Int32(0))
        while sigwait(&signals, &signal) != 0 {}
        publisher.stop()
        _ = SerialThread.begin {
            var (signals, signal) = (ends, Int32(0))
            while sigwait(&signals, &signal) != 0 {}
            exit(0)
        }
        publisher.waitForEnd(seconds: 3)
        exit(0)
    }
}

extension PublisherNews {
    fileprivate var saying: Saying {
        func about(_ phrase: Phrase, _ failure: DeskFailure) -> Saying {
            let said = CleanText.line(failure.message, limit: 400) ?? ""
            switch failure {
            case .refused, .untrusted, .malformed:
                let reason = Words.english[failure.reason.phrase]
                return .phrase(phrase, verbatim: ["reason": "\(reason) (\(said))"])
            case .unreachable, .lost, .statement: return .phrase(phrase, verbatim: ["reason": said])
            }
        }
        return switch self {
        case .leads: .phrase(.publisherLeads)
        case .waits(let name):
            .phrase(.publisherWaits, verbatim: ["name": CleanText.line(name) ?? ""])
        case .gone(let failure): about(.publisherGone, failure)
        case .late(let failure): about(.publisherLate, failure)
        case .refused(let row, let count):
            .count(
                .publisherRefused, count,
                [
                    "item": .verbatim(CleanText.line(row.name, limit: 80) ?? ""),
                    "reason": .verbatim(CleanText.line(row.failure.message, limit: 400) ?? ""),
                ])
        case .recovered: .phrase(.publisherRecovered)
        case .noDesk(let failure): about(.publisherNoDesk, failure)
        case .newer(let version): .phrase(.publisherNewer, verbatim: ["version": String(version)])
        case .unreadable(let error): error.saying
        }
    }
}
