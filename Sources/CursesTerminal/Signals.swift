import CNcurses
import Glibc
import Synchronization

/// The only place that handles signals. A handler sets a bit and writes a byte to a pipe, which wakes the
/// program; hardly anything else is safe there. A crash handler restores the terminal with `write` and
/// `tcsetattr` and re-raises the signal.
struct Signals {
    let descriptor: Int32
    private let wakeUp: Int32
    private var parent = getppid()
    /// A shell sets it before the program begins.
    private let job = getpgrp()
    private var previous: [(signal: Int32, action: sigaction)] = []

    struct Restoration {
        let descriptor: Int32
        let modes: termios
        let sequence: String
        let notice: String
        /// Standard error goes to a log.
        let isLogged: Bool
        /// Other descriptors of the terminal, which the handler redirects: no thread's output must follow.
        let others: (Int32, Int32)
    }

    static let ending = [SIGTERM, SIGINT, SIGQUIT, SIGHUP]
    /// Ignored from the start (by `nohup`, or a shell without job control), these stay so.
    private static let ignorable: Set<Int32> = [SIGHUP, SIGINT, SIGQUIT, SIGTSTP]
    private static let noted = ending + [SIGTSTP, SIGCONT, SIGWINCH]
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    /// Installs all handlers but those of crashes. A crash signal from outside has to wait: the library takes
    /// the terminal before we can restore it.
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
        // The kernel reports the parent's end by SIGWINCH, harmless without a handler.
        _ = fxterm_signal_at_parents_end(SIGWINCH)
        if getppid() != parent { raise(SIGWINCH) }
    }

    mutating func guardAgainstCrashes(_ restoration: Restoration) {
        let rites = LastRites(restoration)
        lastRites?.discard()
        lastRites = rites
        Self.useAlternateStack()
        for signal in Self.crashes { install(giveBackAndDie, for: signal, flags: SA_ONSTACK) }
        Self.hold(SIG_UNBLOCK)
    }

    var areWaiting: Bool { arrived.load(ordering: .sequentiallyConsistent) != 0 }

    /// Empties the pipe first: a signal in between costs an unneeded wake-up, the other order would lose it.
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

    /// A crash must not leave answers, or the rest of a paste, to the shell.
    func expectReplies(_ areOwed: Bool) { repliesAreOwed.store(areOwed, ordering: .relaxed) }

    /// From now on ignores signals that end the program: it is ending already and still has to save.
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

    /// The whole job, as the terminal would for Ctrl-Z. Returns when the job has the terminal again, or when
    /// a signal asks us to end. The kernel does not stop a job that no one could continue.
    func stop() {
        guard var action = previous.first(where: { $0.signal == SIGTSTP })?.action else { return }
        var ours = sigaction()
        sigaction(SIGTSTP, &action, &ours)
        kill(0, SIGTSTP)
        if takeContinuation() { awaitForeground() }
        sigaction(SIGTSTP, &ours, nil)
    }

    /// In the background a program must not touch the terminal. Stops again after each continuation.
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

    /// A terminal that does not control the process (under `setsid`) belongs to no job.
    var isInBackground: Bool {
        let owner = tcgetpgrp(STDIN_FILENO)
        return owner > 0 && owner != job
    }

    /// True once after the parent has ended. Only a signal without any other meaning reports it.
    mutating func takeParentsEnd() -> Bool {
        let now = getppid()
        defer { parent = now }
        return now != parent
    }

    /// Waits up to half a second; a shell takes the terminal after its job was killed.
    func awaitBackground() {
        for _ in 0..<50 where !isInBackground { poll(nil, 0, 10) }
    }

    private func takeContinuation() -> Bool {
        let bit: UInt64 = 1 << UInt64(SIGCONT)
        return arrived.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue & bit != 0
    }

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

    /// For a stack overflow. One thread's, here the main one's; the others run effects, which do not recurse.
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

/// Memory for the crash handler: no array, no string, no reference count.
private struct LastRites {
    let descriptor: Int32
    let modes: UnsafeMutablePointer<termios>
    let text: UnsafeMutableBufferPointer<UInt8>
    /// Without the signal's two digits; empty without a log.
    let entry: UnsafeMutableBufferPointer<UInt8>

    let others: (Int32, Int32)
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
/// Written before the handlers are installed; only they read it.
nonisolated(unsafe) private var lastRites: LastRites?

private func note(_ signal: Int32) {
    let kept = errno
    // The call would copy a string, and the signal may have interrupted an allocation.
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
    // The shell must not get unread input and answers. Answers come together, and a paste without a pause.
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
    // Swift's backtraces would ask questions on the terminal and wait for answers.
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
}

func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
}

func steadyNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Nil if standard input has ended.
func hasInput(within milliseconds: Int32) -> Bool? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&waiting, 1, milliseconds)
    return count < 0 && errno != EINTR || waiting.revents & ~Int16(POLLIN) != 0 ? nil : count != 0
}
