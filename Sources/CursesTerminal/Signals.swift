import CNcurses
import Glibc
import Synchronization

/// The only place that handles signals, and the only state that handlers touch.
///
/// A handler sets a bit and writes a byte to a pipe, which wakes the program; hardly anything else is
/// safe there. A crash handler restores the terminal with `write` and `tcsetattr` and re-raises the
/// signal.
struct Signals {
    /// Becomes readable when a signal has arrived.
    let descriptor: Int32
    private let wakeUp: Int32
    private var parent = getppid()
    /// The job that the process belongs to; a shell sets it before the program begins.
    private let job = getpgrp()
    private var previous: [(signal: Int32, action: sigaction)] = []

    /// The data to restore the terminal from a handler.
    struct Restoration {
        let descriptor: Int32
        let modes: termios
        let sequence: String
        /// The text to write after that for the user.
        let notice: String
        /// True if standard error goes to a log.
        let isLogged: Bool
        /// Other descriptors of the terminal, which the handler redirects: no thread's output must follow.
        let others: (Int32, Int32)
    }

    /// The signals that end the program.
    static let ending = [SIGTERM, SIGINT, SIGQUIT, SIGHUP]
    /// Ignored from the start (by `nohup`, or a shell without job control), these stay so.
    private static let ignorable: Set<Int32> = [SIGHUP, SIGINT, SIGQUIT, SIGTSTP]
    private static let noted = ending + [SIGTSTP, SIGCONT, SIGWINCH]
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    /// Installs the handlers of all signals except crashes. A crash signal from outside waits until it
    /// has a handler: the library takes the terminal before we know how to restore it.
    init() throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system(operation: "pipe", errno: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (descriptor, wakeUp) = (ends[0], ends[1])
        pipeEnd.store(wakeUp, ordering: .sequentiallyConsistent)
        arrived.store(0, ordering: .sequentiallyConsistent)
        repliesAreOwed.store(false, ordering: .relaxed)
        for signal in Self.noted { install(note, for: signal, flags: SA_RESTART) }
        Self.hold(SIG_BLOCK)
        // The kernel reports the parent's end by SIGWINCH, which is harmless if no handler is installed.
        _ = fxterm_signal_at_parents_end(SIGWINCH)
        if getppid() != parent { raise(SIGWINCH) }
    }

    /// Installs the handlers that restore the terminal when the program crashes.
    mutating func guardAgainstCrashes(_ restoration: Restoration) {
        let rites = LastRites(restoration)
        lastRites?.discard()
        lastRites = rites
        Self.useAlternateStack()
        for signal in Self.crashes { install(giveBackAndDie, for: signal, flags: SA_ONSTACK) }
        Self.hold(SIG_UNBLOCK)
    }

    /// True if a signal has arrived since the last `take()`. Costs next to nothing.
    var areWaiting: Bool { arrived.load(ordering: .sequentiallyConsistent) != 0 }

    /// Every signal since the last call. Empties the pipe first: a signal that comes in between then
    /// costs an unneeded wake-up, while the other order would lose it.
    func take() -> Set<Int32> {
        var bytes: (UInt64, UInt64) = (0, 0)
        while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
        let bits = arrived.exchange(0, ordering: .sequentiallyConsistent)
        if bits == 0 { return [] }
        return Set((0..<64).filter { bits & 1 << UInt64($0) != 0 })
    }

    func wake() {
        var byte: UInt8 = 0
        _ = write(wakeUp, &byte, 1)
    }

    /// Records if answers, or the rest of a paste, are outstanding, which a crash must not leave to the shell.
    func expectReplies(_ areOwed: Bool) { repliesAreOwed.store(areOwed, ordering: .relaxed) }

    /// Restores the previous handlers, except for signals that end the program. It ignores those from now
    /// on: it is ending already and still has to save.
    func remove() {
        for signal in Self.ending { Glibc.signal(signal, SIG_IGN) }
        for entry in previous where !Self.ending.contains(entry.signal) {
            var action = entry.action
            sigaction(entry.signal, &action, nil)
        }
        Self.hold(SIG_UNBLOCK)
        pipeEnd.store(-1, ordering: .sequentiallyConsistent)
        Glibc.close(descriptor)
        Glibc.close(wakeUp)
    }

    /// Stops the whole job, as the terminal would for Ctrl-Z, and returns when the job has the terminal
    /// again, or when a signal asks us to end.
    ///
    /// The kernel does not stop a job that no one could continue (no shell with job control).
    func stop() {
        guard var action = previous.first(where: { $0.signal == SIGTSTP })?.action else { return }
        var ours = sigaction()
        sigaction(SIGTSTP, &action, &ours)
        kill(0, SIGTSTP)
        if takeContinuation() { awaitForeground() }
        sigaction(SIGTSTP, &ours, nil)
    }

    /// In the background a program must not touch the terminal. Stops again after each continuation until
    /// the job has the terminal or a signal asks us to end.
    func awaitForeground() {
        var isContinued = true
        while isContinued, isInBackground, !isAskedToEnd {
            raise(SIGTTOU)
            isContinued = takeContinuation()
        }
    }

    var isAskedToEnd: Bool {
        let bits = arrived.load(ordering: .sequentiallyConsistent)
        return Self.ending.contains { bits & 1 << UInt64($0) != 0 }
    }

    /// True if the terminal currently belongs to another job. A terminal that does not control the
    /// process (under `setsid`) belongs to no job.
    var isInBackground: Bool {
        let owner = tcgetpgrp(STDIN_FILENO)
        return owner > 0 && owner != job
    }

    /// True once after the program's parent has ended. Only a signal without any other meaning reports that.
    mutating func takeParentsEnd() -> Bool {
        let now = getppid()
        defer { parent = now }
        return now != parent
    }

    /// Waits up to half a second for a shell to take the terminal, as it does after its job was killed.
    func awaitBackground() {
        for _ in 0..<50 where !isInBackground { poll(nil, 0, 10) }
    }

    /// True if the process was continued. Clears the note, so that no one else sees it.
    private func takeContinuation() -> Bool {
        let bit: UInt64 = 1 << UInt64(SIGCONT)
        return arrived.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue & bit != 0
    }

    /// Holds back the signals that mean a crash, or lets them through.
    private static func hold(_ how: Int32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in crashes { sigaddset(&signals, signal) }
        pthread_sigmask(how, &signals, nil)
    }

    private mutating func install(
        _ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32, flags: Int32
    ) {
        var found = sigaction()
        sigaction(signal, nil, &found)
        let isIgnored = unsafeBitCast(found.__sigaction_handler.sa_handler, to: Int.self) == 1
        if isIgnored && Self.ignorable.contains(signal) { return }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = flags
        sigaction(signal, &action, nil)
        previous.append((signal, found))
    }

    /// A stack overflow leaves no stack for its handler. Such a stack belongs to one thread, here the
    /// main one; the others run effects, which do not recurse. Stays for the life of the process.
    private static func useAlternateStack() {
        var found = stack_t()
        sigaltstack(nil, &found)
        guard found.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 1 << 16
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}

/// Plain memory for the crash handler: no array, no string, no reference count.
private struct LastRites {
    let descriptor: Int32
    let modes: UnsafeMutablePointer<termios>
    let text: UnsafeMutableBufferPointer<UInt8>
    /// The log entry without the signal's two digits; empty if there is no log.
    let entry: UnsafeMutableBufferPointer<UInt8>

    let others: (Int32, Int32)
    /// The target for unwanted output.
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)

    init(_ restoration: Signals.Restoration) {
        descriptor = fcntl(restoration.descriptor, F_DUPFD_CLOEXEC, 3)
        others = restoration.others
        modes = .allocate(capacity: 1)
        modes.initialize(to: restoration.modes)
        let bytes = Array((restoration.sequence + restoration.notice).utf8)
        text = .allocate(capacity: bytes.count)
        _ = text.initialize(from: bytes)
        let words = Array((restoration.isLogged ? "stopped by signal 00\n" : "").utf8)
        entry = .allocate(capacity: words.count)
        _ = entry.initialize(from: words)
    }

    func discard() {
        Glibc.close(descriptor)
        Glibc.close(nowhere)
        modes.deallocate()
        text.deallocate()
        entry.deallocate()
    }
}

private let arrived = Atomic<UInt64>(0)
private let pipeEnd = Atomic<Int32>(-1)
private let repliesAreOwed = Atomic<Bool>(false)
/// Written before the handlers are installed, read by them only.
nonisolated(unsafe) private var lastRites: LastRites?

private func note(_ signal: Int32) {
    let kept = errno
    // A string would be copied for the call, and the signal may have interrupted an allocation.
    var byte: UInt8 = 0
    arrived.bitwiseOr(1 << UInt64(signal), ordering: .sequentiallyConsistent)
    _ = write(pipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = kept
}

private func giveBackAndDie(_ signal: Int32) {
    guard let rites = lastRites else { return }
    // The signal may have reached a thread other than the painting one.
    if rites.nowhere >= 0 {
        dup2(rites.nowhere, rites.others.0)
        dup2(rites.nowhere, rites.others.1)
    }
    // Don't block on a stalled terminal.
    var full = pollfd(fd: rites.descriptor, events: Int16(POLLOUT), revents: 0)
    if poll(&full, 1, 1000) == 0 { tcflush(rites.descriptor, TCOFLUSH) }
    _ = write(rites.descriptor, rites.text.baseAddress, rites.text.count)
    // Drop unread input and answers of the terminal, which the shell must not get. Answers come together,
    // and a paste without a pause.
    if repliesAreOwed.load(ordering: .relaxed) {
        var waiting = pollfd(fd: rites.descriptor, events: Int16(POLLIN), revents: 0)
        var rounds = 0
        while rounds < 100, poll(&waiting, 1, 300) > 0, waiting.revents & ~Int16(POLLIN) == 0 {
            poll(nil, 0, 30)
            tcflush(rites.descriptor, TCIFLUSH)
            rounds += 1
        }
    }
    tcflush(rites.descriptor, TCIFLUSH)
    tcsetattr(rites.descriptor, TCSANOW, rites.modes)
    if rites.entry.count > 3 {
        rites.entry[rites.entry.count - 3] = UInt8(truncatingIfNeeded: 48 + signal / 10 % 10)
        rites.entry[rites.entry.count - 2] = UInt8(truncatingIfNeeded: 48 + signal % 10)
        _ = write(STDERR_FILENO, rites.entry.baseAddress, rites.entry.count)
    }
    // The system's default action. Swift's backtraces would ask questions on the terminal and wait for
    // answers.
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
}

/// The system's words for `code`.
func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
}

/// Nanoseconds of a clock that only goes forward.
func steadyNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// True if standard input has something to read within so many milliseconds; nil if it never will again.
func hasInput(within milliseconds: Int32) -> Bool? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&waiting, 1, milliseconds)
    return count < 0 && errno != EINTR || waiting.revents & ~Int16(POLLIN) != 0 ? nil : count != 0
}
