private import Glibc
private import Threads

/// One run of the feeds' program, at the other end of a socket.
struct FeedChild {
    /// Seconds of silence after which the program is taken to hang: longer than its own time-outs.
    private static let patience = 180

    /// Where Swift's tools are installed, a crash would start one of them to describe it. It has the socket too, so that the end of
    /// the program would not be seen before its own.
    private static let noBacktrace = "SWIFT_BACKTRACE=enable=no"

    private let pid: Int32
    private let socket: Int32

    /// Starts the program at `path`; nil when that cannot be done.
    ///
    /// Its standard input and output are the socket; when this process dies, however it does, the program
    /// reads the end of its input and ends too. What it has to say goes to `log`.
    init?(path: String, log: String) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var limit = timeval(tv_sec: FeedChild.patience, tv_usec: 0)
        setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))

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
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var pid: pid_t = 0
        let variables = FeedChild.environment(with: own)
        guard posix_spawn(&pid, path, &actions, &attributes, arguments, variables) == 0 else {
            close(ends[0])
            return nil
        }
        self.pid = pid
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

    /// Sends an order. One that does not arrive is answered by the program's end.
    func send(_ order: FeedOrder) {
        guard var rest = Wire.bytes(of: order)?[...] else { return }
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    /// Says that no more orders come: the program leaves its record and ends.
    func endInput() {
        shutdown(socket, Int32(SHUT_WR))
    }

    /// Reads reports on a thread of its own until the program ends.
    ///
    /// - Parameter ended: told whether it ended as it should.
    func read(_ hear: @escaping @Sendable (FeedReport) -> Void, ended: @escaping @Sendable (Bool) -> Void) {
        let (pid, socket) = (pid, socket)
        SerialThread().run {
            var hasRecord = false
            var input = WireInput(socket)
            while let body = input.next() {
                // One that cannot be read is a fault of the program, as its death is: its questions get an answer.
                guard let report = Wire.report(in: body) else {
                    hasRecord = false
                    break
                }
                if case .record = report { hasRecord = true }
                hear(report)
            }
            // Silence for too long leads here as well as the end does.
            kill(pid, SIGKILL)
            close(socket)
            waitpid(pid, nil, 0)
            ended(hasRecord)
        }
    }
}
