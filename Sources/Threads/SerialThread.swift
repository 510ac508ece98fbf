private import Dispatch
private import Glibc

/// A thread for work that may wait, for a disk or another program: one piece after another, in the order it came.
///
/// The thread is there while there is work, and no longer: a program that rests has none, and nothing that wakes it up. (A queue
/// of libdispatch leaves a timer behind that fires once a second for ever.) An actor, and a task, can have it as their executor.
package final class SerialThread: SerialExecutor, TaskExecutor {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let state = Guarded(State())

    /// A thread with nothing to do.
    package init() {}

    /// Queues `work` on the thread and returns at once.
    ///
    /// If the system has no thread left, the caller runs it immediately.
    package func run(_ work: @escaping @Sendable () -> Void) {
        let mustStart = state.withLock { state in
            state.waiting.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if mustStart, !start() { self.work() }
    }

    /// Waits until all that was given to it before is done.
    ///
    /// - Returns: whether it was done in time.
    package func finish(within milliseconds: Int = 5000) -> Bool {
        let done = DispatchSemaphore(value: 0)
        run { done.signal() }
        return done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
    }

    /// Has `work` done on a thread of its own, for work that waits for others without end.
    ///
    /// - Returns: whether the system had a thread for it; where it had none, nothing is done.
    package static func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
        let thread = SerialThread()
        thread.state.withLock { $0 = State(waiting: [work], isRunning: true) }
        return thread.start()
    }

    /// Has a job of a task or an actor done on the thread.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        run {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
        }
    }

    /// Starts the thread; whether the system had one.
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

    /// Holds back, in the calling thread and in those that it starts, all signals that come to the whole process. What handles them is
    /// the first thread's: continued after a stop, it finds them handled before it goes on. What a thread does to itself, a crash, it
    /// has to hear of itself.
    ///
    /// - Returns: what was held back before.
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
