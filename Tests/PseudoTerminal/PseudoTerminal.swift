import CVTerm
import Glibc

/// A program on a terminal of its own, whose screen a terminal emulator has.
/// Every wait is for a state, with a limit; after it, the error shows the screen.
package final class PseudoTerminal {
    package struct Timeout: Error, CustomStringConvertible {
        package let description: String
    }

    package let pid: Int32
    package private(set) var output: [UInt8] = []

    package private(set) var arrivals: [Arrival] = []

    /// Of the line to the terminal; nil for no limit.
    package var bytesPerSecond: Int?

    private let isMute: Bool
    private let isSynchronized: Bool
    /// Within a synchronized frame.
    private var isInPicture = false
    private let emulator: Emulator
    private var master: Int32
    /// Kept open, so that the modes can be read after the program has ended.
    private let slave: Int32
    private var status: ExitStatus?

    /// - Parameter environment: Added to a small one with a UTF-8 locale; nil removes a variable.
    /// - Parameter isSynchronized: True if the terminal reports synchronized output.
    /// - Parameter tellsColours: True if it reports 24-bit colours.
    package init(
        _ command: [String], width: Int = 80, height: Int = 24, environment: [String: String?] = [:],
        isSynchronized: Bool = false, tellsColours: Bool = false, isMute: Bool = false,
        streams: [Stream] = [.terminal, .terminal, .terminal]
    ) throws {
        self.isMute = isMute
        self.isSynchronized = isSynchronized
        emulator = Emulator(
            width: width, height: height, isSynchronized: isSynchronized, tellsColours: tellsColours)
        var name = [CChar](repeating: 0, count: 64)
        master = fxterm_open_pseudo_terminal(&name, name.count)
        guard master >= 0 else { throw SystemError("open a pseudo-terminal") }
        slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw SystemError("open the terminal") }
        Self.setSize(master, width, height)

        var variables: [String: String?] = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "$ ", "SWIFT_BACKTRACE": "enable=no",
        ]
        for key in ["PATH", "HOME", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
            variables[key] = getenv(key).map { String(cString: $0) }
        }
        variables.merge(environment) { $1 }
        pid = try Child.spawn(
            command, environment: variables.compactMapValues { $0 },
            terminal: String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self),
            streams: streams)
    }

    deinit {
        hangUp()
        close(slave)
        if status == nil {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
    }

    package var screen: TerminalScreen { emulator.snapshot() }

    package func modes() throws -> TerminalModes {
        guard let modes = TerminalModes(slave) else { throw SystemError("tcgetattr") }
        return modes
    }

    /// The process group that the terminal's keys go to.
    package var foregroundGroup: Int32 { tcgetpgrp(master) }

    package func send(_ bytes: some Collection<UInt8>) throws {
        // A program that is blocked in a write reads nothing: read its output meanwhile.
        let done = try write(bytes) { false }
        guard done else { throw SystemError("write to the terminal") }
    }

    /// `jj<space><esc><up><S-left><C-z>`. Special keys are sent as the emulator would in its present modes.
    package func press(_ keys: String) throws {
        for stroke in try Keystroke.parse(keys) {
            switch stroke {
            case .bytes(let bytes): try send(bytes)
            case .key(let key, let isShifted):
                emulator.press(key, shift: isShifted)
                try send(emulator.takeAnswers())
            }
        }
    }

    /// Button 1 is the left, 3 the right one, 4 and 5 are the wheel.
    package func mouse(x: Int, y: Int, button: Int? = nil, isPressed: Bool = true) throws {
        emulator.mouse(x: x, y: y, button: button.map { Int32($0) }, isPressed: isPressed)
        try send(emulator.takeAnswers())
    }

    /// - Parameter isSeen: False to leave out the emulator, whose library fails at some changes of size: its
    ///   screen is then meaningless until the next resize.
    package func resize(width: Int, height: Int, isSeen: Bool = true) {
        if isSeen { emulator.resize(width: width, height: height) }
        Self.setSize(master, width, height)
    }

    package func signal(_ signal: Int32) {
        kill(pid, signal)
    }

    package func hangUp() {
        guard master >= 0 else { return }
        close(master)
        master = -1
    }

    /// Judges only whole frames, if synchronized. Throws `Timeout` early if the program has ended.
    @discardableResult
    package func waitUntil(
        timeout: Duration = .seconds(180), _ predicate: (TerminalScreen) throws -> Bool
    ) throws -> TerminalScreen {
        let end = ContinuousClock.now + timeout
        while true {
            // Judge a whole frame, not the beginning of one; but judge a program that never pauses too.
            var reads = 0
            while readSome(wait: 3), reads < 50 { reads += 1 }
            emulator.finish()
            // On a busy machine a program may pause in the middle of a frame.
            if !isSynchronized || !isInPicture {
                let screen = screen
                if try predicate(screen) { return screen }
            }
            guard ContinuousClock.now < end else { throw failure("not within \(timeout)") }
            if !readSome(wait: 20) && hasEnded {
                throw failure("the program has ended: \(String(describing: status))")
            }
        }
    }

    @discardableResult
    package func wait(for text: String, timeout: Duration = .seconds(180)) throws -> TerminalScreen {
        try waitUntil(timeout: timeout) { $0.contains(text) }
    }

    package func waitForExit(timeout: Duration = .seconds(180)) throws -> ExitStatus {
        let end = ContinuousClock.now + timeout
        while !hasEnded {
            guard ContinuousClock.now < end else {
                throw failure("the program has not ended within \(timeout)")
            }
            readSome()
        }
        while readSome(wait: 0) {}
        guard let status else { throw failure("the program's status is lost") }
        return status
    }

    package var isRunning: Bool { !hasEnded }

    /// Types as fast as the program reads, whose output it reads meanwhile; stops if the program ends.
    package func type(_ bytes: some Collection<UInt8>) throws {
        _ = try write(bytes) { hasEnded }
    }

    private func write(_ bytes: some Collection<UInt8>, unless isInVain: () -> Bool) throws -> Bool {
        var rest = Array(bytes)[...]
        // A blocking write would not read the output that the program is blocked on.
        let flags = fcntl(master, F_GETFL)
        _ = fcntl(master, F_SETFL, flags | O_NONBLOCK)
        defer { _ = fcntl(master, F_SETFL, flags) }
        while !rest.isEmpty {
            if isInVain() { return false }
            var room = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
            _ = poll(&room, 1, 0)
            let count =
                room.revents & Int16(POLLOUT) == 0
                ? 0 : rest.prefix(512).withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno != EAGAIN, errno != EINTR {
                return false
            } else {
                readSome(wait: 5)
            }
        }
        return true
    }

    /// Waits until the program has read all input and sleeps for longer than after Escape, or has ended.
    package func settle() throws {
        let end = ContinuousClock.now + .seconds(60)
        var looks = 0
        while !hasEnded, looks < 10 {
            guard ContinuousClock.now < end else { throw failure("it does not come to rest") }
            let isAtRest = !readSome(wait: 5) && unread == 0 && isAsleep
            looks = isAtRest ? looks + 1 : 0
        }
    }

    private var unread: Int32 {
        var count: Int32 = 0
        return ioctl(slave, UInt(FIONREAD), &count) == 0 ? count : 0
    }

    private var isAsleep: Bool {
        guard let file = fopen("/proc/\(pid)/stat", "r") else { return true }
        defer { fclose(file) }
        var line = [UInt8](repeating: 0, count: 512)
        let count = fread(&line, 1, line.count, file)
        // The state comes after the name, which is in brackets.
        return line[..<count].split(separator: UInt8(ascii: ")")).last?.starts(with: " S".utf8) == true
    }

    package func waitForUntakenOutput() throws {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 60_000) > 0 else { throw failure("it writes nothing") }
    }

    package func watch(for time: Duration) throws {
        let end = ContinuousClock.now + time
        repeat { readSome() } while ContinuousClock.now < end
    }

    /// Clears the record of the output, which grows.
    package func forgetOutput() {
        while readSome(wait: 0) {}
        output.removeAll()
        arrivals.removeAll()
    }

    /// False after `wait` milliseconds without output.
    @discardableResult
    private func readSome(wait: Int32 = 5) -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, wait) > 0, waiting.revents & Int16(POLLIN) != 0 else {
            emulator.finish()
            return false
        }
        // A slow line carries a little at a time.
        var buffer = [UInt8](repeating: 0, count: bytesPerSecond.map { max(1, $0 / 200) } ?? 65536)
        let count = buffer.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        if let bytesPerSecond { usleep(UInt32(count * 1_000_000 / max(1, bytesPerSecond))) }
        output += buffer[..<count]
        noteMarks(of: count)
        arrivals.append(Arrival(end: output.count, pid: pid))
        emulator.feed(buffer[..<count])
        let answers = emulator.takeAnswers()
        // To a program that has ended with much unread, an answer would wait forever.
        if !answers.isEmpty, !isMute { _ = try? write(answers) { hasEnded } }
        return true
    }

    private func noteMarks(of count: Int) {
        let mark = Array("\u{1B}[?2026".utf8)
        // A mark may arrive in two pieces.
        let news = output.suffix(count + mark.count)
        for end in news.indices.dropFirst(mark.count)
        where news[end] == UInt8(ascii: "h") || news[end] == UInt8(ascii: "l") {
            if news[(end - mark.count)..<end].elementsEqual(mark) {
                isInPicture = news[end] == UInt8(ascii: "h")
            }
        }
    }

    private var hasEnded: Bool {
        var code: Int32 = 0
        if status == nil, waitpid(pid, &code, WNOHANG) == pid { status = ExitStatus(code) }
        return status != nil
    }

    private func failure(_ reason: String) -> Timeout {
        Timeout(description: "\(reason)\(screen)")
    }

    private static func setSize(_ descriptor: Int32, _ width: Int, _ height: Int) {
        var size = winsize(
            ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: UInt16(clamping: width * 8),
            ws_ypixel: UInt16(clamping: height * 16))
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
}
