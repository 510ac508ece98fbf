import Glibc

/// Standard input and output as ncurses wants them: streams of its own, closed without closing the real ones.
struct TerminalStreams {
    let input: UnsafeMutablePointer<FILE>
    let output: UnsafeMutablePointer<FILE>

    init() throws(TerminalError) {
        input = try Self.open(STDIN_FILENO, "r")
        output = try Self.open(STDOUT_FILENO, "w")
    }

    func close() {
        fclose(input)
        fclose(output)
    }

    private static func open(
        _ descriptor: Int32, _ mode: String
    ) throws(TerminalError) -> UnsafeMutablePointer<FILE> {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw .system(operation: "dup", errno: errno) }
        guard let stream = fdopen(copy, mode) else { throw .system(operation: "fdopen", errno: errno) }
        return stream
    }
}
