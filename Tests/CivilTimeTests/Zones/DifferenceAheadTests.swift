import CivilTime
import Testing

@Suite("A change of clocks ahead")
struct DifferenceAheadTests {
    private func ahead(_ there: String, from here: String, _ day: String) throws -> DifferenceAhead? {
        let moment = Instant(try #require(Day(day)).number * 86_400)
        return DifferenceAhead(try #require(Zone(there)), from: try #require(Zone(here)), at: moment)
    }

    @Test("Within 14 days of a change there, it says when, and what the difference will be")
    func there() throws {
        let found = try #require(try ahead("Europe/London", from: "Asia/Taipei", "2026-10-20"))
        #expect(found.at.iso8601 == "2026-10-25T01:00:00Z")
        #expect(found.difference == -8 * 3600)
        #expect(found.isThere)
        #expect(try ahead("Europe/London", from: "Asia/Taipei", "2026-10-10") == nil)
        #expect(try ahead("Europe/London", from: "Asia/Taipei", "2026-10-26") == nil)
    }

    @Test("A change here is one too")
    func here() throws {
        let found = try #require(try ahead("Asia/Taipei", from: "America/New_York", "2026-10-25"))
        #expect(found.at.iso8601 == "2026-11-01T06:00:00Z")
        #expect(found.difference == 13 * 3600)
        #expect(!found.isThere)
    }

    @Test("Places that change together stay as far apart")
    func together() throws {
        #expect(try ahead("Europe/Paris", from: "Europe/London", "2026-10-20") == nil)
    }

    @Test("Places that change one after the other say the first change")
    func apart() throws {
        let found = try #require(try ahead("America/New_York", from: "Europe/London", "2026-10-20"))
        #expect(found.at.iso8601 == "2026-10-25T01:00:00Z")
        #expect(found.difference == -4 * 3600)
    }

    @Test("Half an hour is a change on Lord Howe")
    func halfHour() throws {
        let found = try #require(try ahead("Australia/Lord_Howe", from: "Asia/Tokyo", "2026-09-28"))
        #expect(found.difference == 2 * 3600)
    }
}
