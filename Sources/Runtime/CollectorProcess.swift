private import Glibc
internal import Market
internal import Store
private import Threads

/// A separate program that continues when this one ends.
struct CollectorProcess {
    enum Refusal: Error, Hashable {
        case missing
        /// The file is no program that this user may start.
        case unfit
        case noDescriptors
        /// The system has no process, thread or memory left.
        case noRoom

        fileprivate init(_ code: Int32) {
            switch code {
            case ENOENT, ENOTDIR: self = .missing
            case EMFILE, ENFILE: self = .noDescriptors
            case EAGAIN, ENOMEM: self = .noRoom
            default: self = .unfit
            }
        }

        var reason: FeedFailure.Known {
            switch self {
            case .missing: .feedsMissing
            case .unfit: .feedsUnfit
            case .noDescriptors: .noDescriptors
            case .noRoom: .feedsNoRoom
            }
        }
    }

    private let pid: Int32
    private let log: String

    /// Starts the collector in a session of its own. Its messages go to `log`.
    init(_ path: String, store: String, log: String) throws(Refusal) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        let sink = access(log, W_OK) == 0 ? log : "/dev/null"
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, sink, O_WRONLY | O_APPEND | O_NONBLOCK, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The thread that starts it blocks signals, which the new program must not inherit.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | 0x80)
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(store), nil]
        defer { for argument in arguments { free(argument) } }
        // With Swift's tools, a crash would start one of them, which takes seconds.
        let quiet = strdup("SWIFT_BACKTRACE=enable=no")
        defer { free(quiet) }
        var variables: [UnsafeMutablePointer<CChar>?] = [quiet]
        var next = environ
        while let variable = next.pointee {
            if strncmp(variable, "SWIFT_BACKTRACE=", 16) != 0 { variables.append(variable) }
            next += 1
        }
        var pid: pid_t = 0
        let failure = posix_spawn(&pid, path, &actions, &attributes, arguments, variables + [nil])
        guard failure == 0 else { throw Refusal(failure) }
        (self.pid, self.log) = (pid, sink)
    }

    enum End: Hashable {
        case exit(status: Int32)
        case signal(Int32)
    }

    /// Logs a signal that ended it.
    func wait() -> End {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 { if errno != EINTR { return .exit(status: 0) } }
        let signal = status & 0x7F
        if signal == 0 { return .exit(status: status >> 8 & 0xFF) }
        note(
            "fxterm-collector: process \(pid) was ended by signal \(signal) (\(String(cString: strsignal(signal))))\n"
        )
        return .signal(signal)
    }

    private func note(_ line: String) {
        let descriptor = open(log, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
}

/// Seconds until a crashed collector restarts: they double until one has run well.
struct CrashPauses {
    private static let (shortest, longest): (UInt32, UInt32) = (1, 900)
    private static let well = Duration.seconds(60)

    private var crashes: UInt32 = 0

    mutating func afterEnd() -> UInt32 {
        crashes = 0
        return CrashPauses.shortest
    }

    mutating func afterCrash(of time: Duration) -> UInt32 {
        crashes = time < CrashPauses.well ? min(crashes + 1, 10) : 1
        return min(CrashPauses.shortest << crashes, CrashPauses.longest)
    }
}

private enum Ending {
    /// Ours ended in order, or another program's ended in any way.
    case over
    case fault(FeedFailure.Known)
    case cannotWrite(StoreError)
}

extension CollectorClient {
    /// Watches for changes, and keeps a collector for as long as this program needs one.
    func lookAfterCollector(of store: FigureStore) {
        guard lookedAfter.insert(store.path).inserted else { return }
        let isWatching = store.watchChanges { [weak self, thread] in
            Task(executorPreference: thread) { await self?.look() }
        }
        let isKeeping = SerialThread.begin { [weak self, program, log, thread] in
            var pauses = CrashPauses()
            while self != nil {
                let begun = ContinuousClock.now
                switch Self.keepOne(store, program, log) {
                case .over: sleep(pauses.afterEnd())
                case .fault(let fault):
                    Task(executorPreference: thread) { [weak self] in await self?.fail(fault) }
                    sleep(pauses.afterCrash(of: .now - begun))
                case .cannotWrite(let error):
                    Task(executorPreference: thread) { [weak self] in try? await self?.leave(store, error) }
                    sleep(Self.comeback)
                }
            }
        }
        if !isWatching || !isKeeping { fail(.feedsNoRoom) }
    }

    /// Starts a collector, or finds another's, and waits for its end.
    private static func keepOne(_ store: FigureStore, _ program: String, _ log: String) -> Ending {
        if CollectorLock.isTaken(of: store.path) {
            return CollectorLock.waitUntilFree(of: store.path) ? .over : .fault(.feedsNoRoom)
        }
        do throws(CollectorProcess.Refusal) {
            switch try CollectorProcess(program, store: store.path, log: log).wait() {
            case .exit(status: 0): return .over
            case .exit(let status):
                return StoreError(exitStatus: status, path: store.path).map(Ending.cannotWrite)
                    ?? .fault(.feedsStopped)
            case .signal: return .fault(.feedsStopped)
            }
        } catch {
            return .fault(error.reason)
        }
    }
}
