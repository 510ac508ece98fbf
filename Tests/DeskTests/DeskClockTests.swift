import Testing

@testable import Desk

struct DeskClockTests {
    @Test("an answer that was long on its way changes no moment", arguments: [0.0, 1.0, 3.9, 4.0])
    func slow(part: Double) {
        var clock = DeskClock()
        clock.read(database: 1000 + part, before: 1000, after: 1004)
        #expect(clock.shift == 0)
        clock.read(database: 4600, before: 1000, after: 1000.1)
        #expect(clock.shift == 3600)
        clock.read(database: 4700 + part, before: 1100, after: 1104)
        #expect(clock.shift == 3600)
    }

    @Test("a clock that is an hour off is seen as such on a slow line too", arguments: [-3600, 3600])
    func off(by shift: Int) {
        var clock = DeskClock()
        clock.read(database: Double(5000 + shift), before: 4998, after: 5002)
        #expect(clock.shift == shift)
    }
}
