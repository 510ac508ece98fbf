internal import Glibc
internal import Market

/// A process of its own can be ended at any time, and leaves nothing behind.
struct ToolRun {
    /// In seconds.
    static let longest = 120
    /// In bytes.
    private static let most = 32 << 20

    private let pid: pid_t
    /// −1 once closed, like `errors`.
    private(set) var output: Int32
    private(set) var errors: Int32
    private var text: [UInt8] = []
    private var complaints: [UInt8] = []
    /// By the steady clock.
    let deadline: Int

    init?(_ program: String, _ arguments: [String], now: Int) {
        var (out, err): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        defer { for descriptor in [out[1], err[1]] where descriptor >= 0 { close(descriptor) } }
        guard pipe(&out) == 0 else { return nil }
        guard pipe(&err) == 0 else {
            close(out[0])
            return nil
        }
        // Other runs must not hold these open.
        for descriptor in out + err { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, err[1], STDERR_FILENO)
        let words: [UnsafeMutablePointer<CChar>?] = (["fxterm"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, program, &actions, nil, words, environ) == 0 else {
            close(out[0])
            close(err[0])
            return nil
        }
        (self.pid, output, errors, deadline) = (pid, out[0], err[0], now + ToolRun.longest * 1_000_000_000)
    }

    var isOver: Bool { output < 0 && errors < 0 }

    mutating func read() {
        ToolRun.read(&output, into: &text)
        ToolRun.read(&errors, into: &complaints)
    }

    private static func read(_ descriptor: inout Int32, into bytes: inout [UInt8]) {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard descriptor >= 0, poll(&watched, 1, 0) > 0 else { return }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &piece, piece.count)
        if count < 0, errno == EINTR { return }
        if count > 0 { bytes += piece[..<count] }
        if count <= 0 || bytes.count > most {
            close(descriptor)
            descriptor = -1
        }
    }

    mutating func stop() {
        kill(pid, SIGKILL)
        for descriptor in [output, errors] where descriptor >= 0 { close(descriptor) }
        (output, errors) = (-1, -1)
        bury()
    }

    func bury() {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }

    /// The printed document on one line; nil without one.
    var document: [UInt8]? {
        guard text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "\n") else { return nil }
        var line: [UInt8] = []
        line.reserveCapacity(text.count)
        // Texts in JSON have no line breaks of their own, so line breaks and indents can go.
        var isIndent = false
        for byte in text {
            if byte == UInt8(ascii: "\n") {
                isIndent = true
            } else if !isIndent || byte != UInt8(ascii: " ") {
                isIndent = false
                line.append(byte)
            }
        }
        return line
    }

    var remarks: String {
        let name = "fxterm: "
        let lines = String(decoding: complaints, as: UTF8.self).split(separator: "\n")
        return lines.filter { $0.hasPrefix(name) }.compactMap {
            CleanText.line(String($0.dropFirst(name.count)), limit: 4096)
        }
        .joined(separator: "\n")
    }
}
