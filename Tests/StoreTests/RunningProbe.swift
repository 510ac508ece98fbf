import Foundation
import Glibc
import PseudoTerminal

final class RunningProbe {
    private let pid: pid_t
    private let output: Int32
    private var pending: [UInt8] = []
    private(set) var lines: [String] = []

    init(
        _ folder: String, _ name: String, first: Int = 1, count: Int, options: [String] = [],
        through program: [String] = []
    ) throws {
        let probe = try BuiltProduct.path(of: "StoreProbe")
        let path = program.first ?? probe
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw POSIXError(.EMFILE) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        let arguments =
            (program + [probe, folder, name, "\(first)", "\(count)"] + options).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, path, &actions, nil, arguments, environ)
        guard code == 0 else {
            close(ends[0])
            throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
        self.pid = pid
        output = ends[0]
    }

    deinit { close(output) }

    func rounds(_ kind: String) -> [Int] {
        lines.filter { $0.hasPrefix(kind + " ") }.compactMap { Int($0.dropFirst(kind.count + 1)) }
    }

    /// Or until the probe has ended.
    func read(lines count: Int = .max) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while lines.count < count {
            let got = Glibc.read(output, &buffer, buffer.count)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return }
            pending += buffer[..<got]
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: pending[..<end], as: UTF8.self))
                pending.removeSubrange(...end)
            }
        }
    }

    func kill() -> ExitStatus {
        Glibc.kill(pid, SIGKILL)
        return finish()
    }

    /// Testing has a type called `ExitStatus`.
    typealias Ending = ExitStatus

    func finish() -> Ending {
        read()
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    }
}
