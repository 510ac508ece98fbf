import Glibc
import Testing
import Threads

@Suite("A thread of its own")
struct SerialThreadTests {
    private static func held() -> Set<Int32> {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return Set((1..<32).filter { sigismember(&mask, $0) == 1 })
    }

    @Test("Signals to the process are not its business, and what it does to itself is")
    func signals() async {
        let there = await withCheckedContinuation { found in
            let before = Self.held()
            SerialThread().run { found.resume(returning: Self.held()) }
            #expect(Self.held() == before, "whoever starts it hears them as before")
        }
        #expect(
            there.isSuperset(of: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGTTOU]))
        #expect(there.isDisjoint(with: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]))
    }

    @Test("Work is done in the order it came")
    func order() async {
        let thread = SerialThread()
        let done = Guarded<[Int]>([])
        await withCheckedContinuation { end in
            for number in 0..<100 { thread.run { done.withLock { $0.append(number) } } }
            thread.run { end.resume() }
        }
        #expect(done.withLock { $0 } == Array(0..<100))
    }
}
