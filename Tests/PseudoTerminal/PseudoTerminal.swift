import CVTerm
import Glibc

/// A program on a terminal of its own, with keys, mouse and a terminal emulator for the screen.
///
/// Every wait is for a state, with a limit; after it, the error shows the screen.
package final class PseudoTerminal {
    /// A wait timed out.
    package struct Timeout: Error, CustomStringConvertible {
        /// The text on the screen instead.
        package let description: String
    }

    /// The program's process.
    package let pid: Int32
    /// Every byte that the program has written.
    package private(set) var output: [UInt8] = []

    /// When and how the output grew.
    package private(set) var arrivals: [Arrival] = []

    /// The speed of the line to the terminal in bytes per second; nil for no limit.
    package var bytesPerSecond: Int?

    private let isMute: Bool
    private let isSynchronized: Bool
    /// True between the beginning and the end of a synchronized frame.
    private var isInPicture = false
    private let emulator: Emulator
    private var master: Int32
    /// Kept open, so that the modes can be read after the program has ended.
    private let slave: Int32
    private var status: ExitStatus?

    /// Opens a terminal of `width` times `height` cells and starts `command` on it.
    ///
    /// - Parameter command: The path of the program and its arguments.
    /// - Parameter environment: Added to a small environment with a UTF-8 locale and without Swift's backtraces; `TERM` is xterm-256color
    ///   unless given, and a nil value removes a variable.
    /// - Parameter isSynchronized: True if the terminal reports synchronized output.
    /// - Parameter tellsColours: True if the terminal reports 24-bit colours.
    /// - Parameter isMute: True if the terminal answers no query.
    /// - Parameter streams: The targets of standard input, output and error.
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

    /// The terminal's screen after all output that was read so far.
    package var screen: TerminalScreen { emulator.snapshot() }

    /// The terminal's modes at this moment.
    package func modes() throws -> TerminalModes {
        guard let modes = TerminalModes(slave) else { throw SystemError("tcgetattr") }
        return modes
    }

    /// The process group that the terminal's keys go to.
    package var foregroundGroup: Int32 { tcgetpgrp(master) }

    /// Types bytes.
    package func send(_ bytes: some Collection<UInt8>) throws {
        // A program that is blocked in a write reads nothing: read its output meanwhile.
        let done = try write(bytes) { false }
        guard done else { throw SystemError("write to the terminal") }
    }

    /// Presses keys: `jj<space><esc><up><S-left><C-z>`. Special keys are sent as the emulator would in its
    /// present modes.
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

    /// Moves the mouse to a cell, and presses or releases a button there if given: 1 is the left, 3 the
    /// right one, 4 and 5 are the wheel. The program gets the events that it has requested.
    package func mouse(x: Int, y: Int, button: Int? = nil, isPressed: Bool = true) throws {
        emulator.mouse(x: x, y: y, button: button.map { Int32($0) }, isPressed: isPressed)
        try send(emulator.takeAnswers())
    }

    /// Resizes the window.
    ///
    /// - Parameter isSeen: True to resize the emulator too; if not, its screen is meaningless until the next resize
    ///   that is seen. The library fails at some changes of a window's size.
    package func resize(width: Int, height: Int, isSeen: Bool = true) {
        if isSeen { emulator.resize(width: width, height: height) }
        Self.setSize(master, width, height)
    }

    /// Sends a signal to the program.
    package func signal(_ signal: Int32) {
        kill(pid, signal)
    }

    /// Closes the terminal's window.
    package func hangUp() {
        guard master >= 0 else { return }
        close(master)
        master = -1
    }

    /// Reads until the screen satisfies `predicate`. With synchronized output, it judges only whole frames.
    ///
    /// - Throws: `Timeout` after `timeout`, or at once if the program has ended and cannot satisfy it any
    ///   more.
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

    /// Reads until some row contains `text`.
    @discardableResult
    package func wait(for text: String, timeout: Duration = .seconds(180)) throws -> TerminalScreen {
        try waitUntil(timeout: timeout) { $0.contains(text) }
    }

    /// Reads until the program ends; how it did.
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

    /// True until the program has ended.
    package var isRunning: Bool { !hasEnded }

    /// Types bytes as fast as the program reads them, and reads its output meanwhile; stops if the
    /// program ends.
    package func type(_ bytes: some Collection<UInt8>) throws {
        _ = try write(bytes) { hasEnded }
    }

    /// Writes bytes as fast as the program reads them, and reads its output meanwhile; true if it wrote all.
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

    /// Reads the program's output until the program has read all input and sleeps, for longer than it
    /// waits after Escape for the rest of a sequence; or until it has ended.
    package func settle() throws {
        let end = ContinuousClock.now + .seconds(60)
        var looks = 0
        while !hasEnded, looks < 10 {
            guard ContinuousClock.now < end else { throw failure("it does not come to rest") }
            let isAtRest = !readSome(wait: 5) && unread == 0 && isAsleep
            looks = isAtRest ? looks + 1 : 0
        }
    }

    /// The bytes typed that the program has not read.
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

    /// Waits until the program has written something that is not read yet, without reading it.
    package func waitForUntakenOutput() throws {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 60_000) > 0 else { throw failure("it writes nothing") }
    }

    /// Reads the program's output during that time.
    package func watch(for time: Duration) throws {
        let end = ContinuousClock.now + time
        repeat { readSome() } while ContinuousClock.now < end
    }

    /// Reads all available output of the program, and clears the record of it, which grows.
    package func forgetOutput() {
        while readSome(wait: 0) {}
        output.removeAll()
        arrivals.removeAll()
    }

    /// Reads the program's output; false after `wait` milliseconds without any.
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

    /// Checks if the last `count` bytes begin or end a frame.
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
