internal import CLinux
package import CivilTime
private import Glibc
internal import Market
private import Threads

/// Runs `fxterm-collector calendar`, a child process with limits: a hostile file cannot hold up the
/// collector, and libical with its libicu never stays in memory.
package struct CalendarReader: Sendable {
    /// In bytes. The calendar of a busy year has 1 MB.
    package static let largest = 8 << 20
    /// Of the child: seconds of CPU, and bytes of memory beyond those that it starts with.
    static let (processor, memory): (UInt32, UInt) = (8, 512 << 20)
    /// Milliseconds until the child is stopped, on a busy machine.
    private static let patience = 30_000
    private static let longestAnswer = 16 << 20

    enum Status {
        static let (noLibrary, notACalendar, tooLarge): (Int32, Int32, Int32) = (3, 4, 5)
    }

    private let program: String

    /// - Parameter program: The path of `fxterm-collector`; nil for the one in this program's folder.
    package init(program: String? = nil) {
        self.program = program ?? CalendarReader.collector
    }

    /// By a name that stays valid when another version replaces this program.
    private static var collector: String {
        let own = "/proc/self/exe"
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { readlink(own, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? 0
        }
        let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        guard let slash = path.lastIndex(of: "/") else { return own }
        return path[slash...].hasPrefix("/fxterm-collector") ? own : path[..<slash] + "/fxterm-collector"
    }

    /// Reads on another thread. Leaves out events that are over at `start`. `zone` is that of floating times
    /// and all-day events of a calendar that names none.
    package func read(
        _ body: [UInt8], from start: Instant, to end: Instant, zone: Zone = .here
    ) async throws(CalendarFailure) -> CalendarContents {
        let result = await withCheckedContinuation { continuation in
            let hasBegun = SerialThread.begin {
                continuation.resume(returning: readNow(body, from: start, to: end, zone: zone))
            }
            if !hasBegun { continuation.resume(returning: .failure(.notStarted)) }
        }
        return try result.get()
    }

    package func readNow(
        _ body: [UInt8], from start: Instant, to end: Instant, zone: Zone = .here
    ) -> Result<CalendarContents, CalendarFailure> {
        guard body.count <= CalendarReader.largest else { return .failure(.tooLarge) }
        let input = Descriptor(fxterm_memory_file())
        let head = Array("\(start.seconds) \(end.seconds) \(zone.name)\n".utf8)
        var ends: [Int32] = [-1, -1]
        guard input.write(head), input.write(body), lseek(input.number, 0, SEEK_SET) == 0,
            pipe(&ends) == 0
        else { return .failure(.notStarted) }
        let (output, sink) = (Descriptor(ends[0]), Descriptor(ends[1]))
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        guard let child = spawn(input, sink) else { return .failure(.notStarted) }
        sink.close()
        let answer = output.readAll(within: CalendarReader.patience, atMost: CalendarReader.longestAnswer)
        if answer == nil { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { if errno != EINTR { return .failure(.failed) } }
        guard let answer else { return .failure(.tooLong) }
        return CalendarReader.contents(of: answer, status)
    }

    /// With a new environment: the child needs none of the user's keys.
    private func spawn(_ input: Descriptor, _ output: Descriptor) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup("calendar")]
        // If Swift's tools are installed, a crash would start one to describe it, which takes seconds.
        var variables: [UnsafeMutablePointer<CChar>?] = [strdup("SWIFT_BACKTRACE=enable=no")]
        for name in ["TZDIR", "LD_LIBRARY_PATH", "LD_PRELOAD"] {
            if let value = getenv(name) { variables.append(strdup("\(name)=\(String(cString: value))")) }
        }
        defer { for text in arguments + variables { free(text) } }
        arguments.append(nil)
        var child: pid_t = 0
        return posix_spawn(&child, program, &actions, &attributes, arguments, variables + [nil]) == 0
            ? child : nil
    }

    /// The last line says that nothing is missing.
    package static func contents(of answer: [UInt8], _ status: Int32) -> Result<
        CalendarContents, CalendarFailure
    > {
        switch (status & 0x7F, status >> 8 & 0xFF) {
        case (0, 0): break
        case (0, Status.noLibrary): return .failure(.noLibrary)
        case (0, Status.notACalendar): return .failure(.notACalendar)
        case (0, Status.tooLarge): return .failure(.tooLarge)
        case (SIGXCPU, _), (SIGKILL, _): return .failure(.tooLong)
        default: return .failure(.failed)
        }
        let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
        guard let first = lines.first, first.hasPrefix("calendar\t"), let last = lines.last,
            last.hasPrefix("end\t"), let leftOut = Int(last.dropFirst(4)), leftOut >= 0
        else { return .failure(.failed) }
        var contents = CalendarContents()
        contents.name = CleanText.line(String(first.dropFirst(9)))
        contents.occurrences = lines.dropFirst().dropLast().compactMap { CalendarOccurrence(line: $0) }
        contents.leftOut = leftOut + lines.count - 2 - contents.occurrences.count
        return .success(contents)
    }
}

private final class Descriptor {
    private(set) var number: Int32

    init(_ number: Int32) { self.number = number }
    deinit { close() }

    func close() {
        if number >= 0 { Glibc.close(number) }
        number = -1
    }

    func write(_ bytes: [UInt8]) -> Bool {
        guard number >= 0 else { return false }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    func readAll(within milliseconds: Int, atMost limit: Int) -> [UInt8]? {
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { return nil }
            var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(left) + 1)
            if ready < 0, errno != EINTR { return nil }
            guard ready > 0 else { continue }
            let count = read(number, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
        }
        return nil
    }
}
