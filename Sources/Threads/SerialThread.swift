private import Dispatch
private import Glibc

/// Exists only while there is work, so an idle program has no wake-ups: a libdispatch queue leaves a timer
/// that fires once a second for ever. It can execute actors and tasks.
package final class SerialThread: SerialExecutor, TaskExecutor {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let state = Guarded(State())

    package init() {}

    /// Returns at once. If the system has no thread left, the caller runs the work.
    package func run(_ work: @escaping @Sendable () -> Void) {
        let mustStart = state.withLock { state in
            state.waiting.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if mustStart, !start() { self.work() }
    }

    /// False on a timeout.
    package func finish(within milliseconds: Int = 5000) -> Bool {
        let done = DispatchSemaphore(value: 0)
        run { done.signal() }
        return done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
    }

    /// For work that waits indefinitely. False if no thread could be started; `work` does not run then.
    package static func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
        let thread = SerialThread()
        thread.state.withLock { $0 = State(waiting: [work], isRunning: true) }
        return thread.start()
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        run {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
        }
    }

    /// False if the system has no thread left.
    private func start() -> Bool {
        var thread = pthread_t()
        let me = Unmanaged.passRetained(self)
        let before = SerialThread.holdSignals()
        defer { SerialThread.letThrough(before) }
        let failure = pthread_create(
            &thread, nil,
            { me in
                me.map { Unmanaged<SerialThread>.fromOpaque($0).takeRetainedValue().work() }
                return nil
            }, me.toOpaque())
        if failure == 0 {
            pthread_detach(thread)
        } else {
            me.release()
        }
        return failure == 0
    }

    /// Process-directed signals go to the main thread: continued after a stop, it finds them handled before
    /// it goes on. Signals of a thread's own crash stay unblocked. Returns the previous mask.
    private static func holdSignals() -> sigset_t {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { sigdelset(&all, crash) }
        pthread_sigmask(SIG_SETMASK, &all, &before)
        return before
    }

    private static func letThrough(_ before: sigset_t) {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private func work() {
        while true {
            let next = state.withLock { state in
                defer { state.waiting = [] }
                state.isRunning = !state.waiting.isEmpty
                return state.waiting
            }
            if next.isEmpty { return }
            for work in next { work() }
        }
    }
}
