import Glibc

package enum ExitStatus: Equatable, Sendable {
    case exited(Int32)
    /// By this signal.
    case killed(Int32)

    init(_ status: Int32) {
        self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    }
}

package struct SystemError: Error, CustomStringConvertible {
    package let description: String

    init(_ operation: String, _ code: Int32 = errno) {
        description = "\(operation): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
    }
}

package enum Stream: Equatable, Sendable {
    case terminal
    /// Emptied if the program writes to it.
    case file(String)
}

enum Child {
    /// Linux's `POSIX_SPAWN_SETSID`, which the C library shows only to GNU programs.
    private static let newSession: Int16 = 0x80

    /// The first argument is the program's path; `terminal` controls the session.
    static func spawn(
        _ arguments: [String], environment: [String: String], terminal: String, streams: [Stream]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that a session's leader opens controls the session; it may then be closed.
        posix_spawn_file_actions_addopen(&actions, 9, terminal, O_RDWR, 0)
        for (descriptor, stream) in zip(Int32(0)..., streams) {
            switch stream {
            case .terminal: posix_spawn_file_actions_adddup2(&actions, 9, descriptor)
            case .file(let path):
                let mode = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
                posix_spawn_file_actions_addopen(&actions, descriptor, path, mode, 0o600)
            }
        }
        posix_spawn_file_actions_addclose(&actions, 9)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        var pid: pid_t = 0
        let path = arguments.first ?? ""
        let code = withStrings(arguments) { arguments in
            withStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&pid, path, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else { throw SystemError("posix_spawn \(path)", code) }
        return pid
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
