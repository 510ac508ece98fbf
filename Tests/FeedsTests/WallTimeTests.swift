import CivilTime
import Testing

@testable import Feeds

struct WallTimeTests {
    @Test(
        "A time of some wall is read with seconds or without",
        arguments: [
            ("2026-11-20 15:08:03", 54_483), ("2026-11-20T15:08", 54_480), ("20261120 00:00:00", 0),
            ("2026-11-20 23:59:59", 86_399),
        ])
    func read(text: String, second: Int) throws {
        let time = try #require(WallTime(text))
        #expect(time.day == Day("2026-11-20"))
        #expect(time.time == TimeOfDay(second: second))
    }

    @Test(
        "Nothing else is one",
        arguments: [
            "", " ", "2026-11-20", "2026-11-20 ", "2026-11-20 24:00", "2026-11-20 12:60",
            "2026-11-20 12:00:60",
            "2026-11-20 1:00", "2026-11-20 12:00:0", "2026-11-20 12:00:00.5", "2026-11-20 12.00.00",
            "2026-11-20  12:00", "2026-11-20 12:00 ", "2026-11-20 12:00:00Z", "2026-13-20 12:00", "15:08:03",
            "2026-11-20 ab:cd", "2026-11-20 -1:00", "2026-11-20 12:00:00:00", "2026-11-20 ١٢:٠٠",
        ])
    func refused(text: String) {
        #expect(WallTime(text) == nil)
    }
}
