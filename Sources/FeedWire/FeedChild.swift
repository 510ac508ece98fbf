private import Glibc
private import Threads

/// One run of the feeds' program, at the other end of a socket.
final class FeedChild: Sendable {
    /// How a run came to its end.
    enum End: Hashable, Sendable {
        /// It left its record.
        case well
        /// It ended without, or said something that is no report.
        case stopped
        /// It said nothing for too long, and was ended.
        case silent
        /// It said more than any answer can have, and was ended.
        case flooding
    }

    /// Why the program cannot be started.
    enum Refusal: Error, Hashable {
        /// There is no such file.
        case missing
        /// The file is there, and is no program that this user may start.
        case unfit
        /// The system has no descriptor left.
        case noDescriptors
        /// The system has no process, thread or memory left.
        case noRoom

        init(_ code: Int32) {
            switch code {
            case ENOENT, ENOTDIR: self = .missing
            case EMFILE, ENFILE: self = .noDescriptors
            case EAGAIN, ENOMEM: self = .noRoom
            default: self = .unfit
            }
        }
    }

    /// How long a program may be silent, and how much it may say.
    struct Limits: Sendable {
        /// How long it may say nothing at all: it says that it is there every few seconds.
        var silence = Duration.seconds(12)
        /// How long it may say nothing but that it is there: longer than its own time-outs.
        var idleness = Duration.seconds(180)
        /// How many orders may wait for it to read them, in bytes.
        var backlog = 64 * 1024 * 1024
    }

    private struct State {
        /// How many things it has been asked about.
        var items = 0
        /// Bytes of the orders that it has not taken yet.
        var backlog = 0
        /// Whether its process number is another's by now, or nobody's.
        var isGone = false
    }

    /// Where Swift's tools are installed, a crash would start one of them to describe it. It has the socket too, so that the end of
    /// the program would not be seen before its own.
    private static let noBacktrace = "SWIFT_BACKTRACE=enable=no"

    private let pid: Int32
    private let socket: Int32
    private let limits: Limits
    private let state = Guarded(State())
    /// The pipe for orders: the program may not read them, and nobody waits for that.
    private let sending = SerialThread()

    /// Starts the program at `path`.
    ///
    /// Its standard input and output are the socket; when this process dies, however it does, the program
    /// reads the end of its input and ends too. What it has to say goes to `log`.
    init(path: String, log: String, limits: Limits = Limits()) throws(Refusal) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw Refusal(errno)
        }
        defer { close(ends[1]) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        let sink = access(log, W_OK) == 0 ? log : "/dev/null"
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, sink, O_WRONLY | O_APPEND | O_NONBLOCK, 0)
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        defer { free(arguments[0]) }
        let own = strdup(FeedChild.noBacktrace)
        defer { free(own) }
        // The thread that starts it holds signals back, which is its own business.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var mask = StopSignals.mask
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var pid: pid_t = 0
        let variables = FeedChild.environment(with: own)
        let failure = posix_spawn(&pid, path, &actions, &attributes, arguments, variables)
        guard failure == 0 else {
            close(ends[0])
            throw Refusal(failure)
        }
        self.pid = pid
        self.limits = limits
        socket = ends[0]
    }

    /// This process's environment with `own` in place of what has that name; ends with nil.
    private static func environment(
        with own: UnsafeMutablePointer<CChar>?
    ) -> [UnsafeMutablePointer<CChar>?] {
        var variables: [UnsafeMutablePointer<CChar>?] = [own]
        var next = environ
        while let variable = next.pointee {
            if strncmp(variable, noBacktrace, "SWIFT_BACKTRACE=".utf8.count) != 0 {
                variables.append(variable)
            }
            next += 1
        }
        return variables + [nil]
    }

    /// Sends an order, and returns at once. One that does not arrive is answered by the program's end.
    func send(_ order: FeedOrder) {
        guard let bytes = Wire.bytes(of: order) else { return }
        let isTooMuch = state.withLock { state in
            if case .ask(_, let subject) = order { state.items += subject.size }
            state.backlog += bytes.count
            return state.backlog > limits.backlog
        }
        if isTooMuch { return kill() }
        sending.run {
            self.put(bytes[...])
            self.state.withLock { $0.backlog -= bytes.count }
        }
    }

    private func put(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    /// Says, after all orders, that no more come: the program leaves its record and ends.
    func endInput() {
        sending.run { shutdown(self.socket, Int32(SHUT_WR)) }
    }

    /// Ends the program, be it stopped.
    func kill() {
        state.withLock { state in
            if !state.isGone { _ = Glibc.kill(pid, SIGKILL) }
        }
    }

    /// Reads reports on a thread of its own until the program ends. Where the system has no thread for that, the program is
    /// ended, and nobody told: its caller is what `ended` would wait for.
    func read(
        _ hear: @escaping @Sendable (FeedReport) -> Void, ended: @escaping @Sendable (End) -> Void
    ) throws(Refusal) {
        let isReading = SerialThread.begin {
            let end = self.readAll(hear)
            self.kill()
            waitpid(self.pid, nil, 0)
            self.state.withLock { $0.isGone = true }
            ended(end)
            // After what is still to be sent, which fails now.
            self.sending.run { close(self.socket) }
        }
        if isReading { return }
        kill()
        waitpid(pid, nil, 0)
        state.withLock { $0.isGone = true }
        close(socket)
        throw .noRoom
    }

    /// Reads reports until the last one, or until there is something wrong with them.
    private func readAll(_ hear: (FeedReport) -> Void) -> End {
        var input = WireInput(socket)
        var allowance = FeedAllowance()
        var hasRecord = false
        var heardAt = SuspendingClock.now
        while true {
            allowance.items = state.withLock { $0.items }
            guard let body = input.next(within: limits.silence, longest: allowance.bytesLeft) else {
                switch input.ending {
                case .closed: return hasRecord ? .well : .stopped
                case .silent: return .silent
                case .tooLong: return .flooding
                }
            }
            // One that cannot be read is a fault of the program, as its death is: its questions get an answer.
            guard let report = Wire.report(in: body) else { return .stopped }
            guard allowance.take(body.count + Wire.headLength) else { return .flooding }
            if case .alive = report {
                if SuspendingClock.now - heardAt > limits.idleness { return .silent }
                continue
            }
            heardAt = .now
            if case .record = report { hasRecord = true }
            hear(report)
        }
    }
}
