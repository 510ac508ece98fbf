import Testing

@testable import Runtime

struct CrashPausesTests {
    @Test("pauses grow from crash to crash, and are short again after a collector that ran well")
    func pauses() {
        var pauses = CrashPauses()
        #expect((0..<11).map { _ in pauses.afterCrash(of: .seconds(1)) }.suffix(3) == [512, 900, 900])
        #expect(pauses.afterCrash(of: .seconds(3600)) == 2)
        #expect(pauses.afterCrash(of: .seconds(1)) == 4)
        #expect(pauses.afterEnd() == 1)
        #expect(pauses.afterCrash(of: .seconds(1)) == 2)
    }
}
