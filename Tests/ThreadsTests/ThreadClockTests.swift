import Testing
import Threads

@Suite struct ThreadClockTests {
    @Test("A wait ends at its time, and not before")
    func ends() async throws {
        let begin = ContinuousClock.now
        try await ThreadClock().sleep(for: .milliseconds(20))
        #expect(ContinuousClock.now - begin >= .milliseconds(20))
        try await ThreadClock().sleep(for: .seconds(-1))
    }

    @Test("A cancelled wait ends at once, before it began too")
    func cancelled() async {
        for isEarly in [true, false] {
            let sleeper = Task { try await ThreadClock().sleep(for: .seconds(1_000_000_000)) }
            if !isEarly { for _ in 0..<100 { await Task.yield() } }
            sleeper.cancel()
            let result = await sleeper.result
            #expect(throws: CancellationError.self) { try result.get() }
        }
    }
}
