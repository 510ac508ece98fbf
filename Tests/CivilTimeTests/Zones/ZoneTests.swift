import CivilTime
import Testing

@Suite("Zone")
struct ZoneTests {
    private func moment(_ text: String, _ second: Int) throws -> Instant {
        Instant(try #require(Day(text)).number * 86_400 + second)
    }

    @Test("Apia had no 30 December 2011")
    func apia() throws {
        let zone = try #require(Zone("Pacific/Apia"))
        let change = try moment("2011-12-30", 10 * 3600)
        #expect(zone.local(change + -1).day.description == "2011-12-29")
        #expect(zone.local(change).day.description == "2011-12-31")
        let noon = TimeOfDay(second: 43_200)
        #expect(zone.instants(try #require(Day("2011-12-30")), noon).isEmpty)
        #expect(zone.nextTransition(after: change + -1)?.offsetAfter == 14 * 3600)
    }

    @Test("Lord Howe's summer is half an hour, Kathmandu is a quarter past, Chatham three quarters")
    func oddOffsets() throws {
        let winter = try moment("2026-07-01", 0)
        let summer = try moment("2026-12-01", 0)
        let howe = try #require(Zone("Australia/Lord_Howe"))
        #expect(howe.offset(at: winter) == 37_800)
        #expect(howe.offset(at: summer) == 39_600)
        #expect(Zone("Asia/Kathmandu")?.offset(at: summer) == 20_700)
        #expect(Zone("Pacific/Chatham")?.offset(at: winter) == 45_900)
        #expect(Zone("Pacific/Chatham")?.offset(at: summer) == 49_500)
    }

    @Test("A leap day is a day")
    func leapDay() throws {
        let zone = try #require(Zone("Asia/Taipei"))
        #expect(zone.local(try moment("2024-02-28", 16 * 3600)).day.description == "2024-02-29")
        #expect(zone.local(try moment("2027-02-28", 16 * 3600)).day.description == "2027-03-01")
    }

    @Test("An hour that comes twice means two moments, and one that is skipped none")
    func repeatedAndSkipped() throws {
        let zone = try #require(Zone("America/New_York"))
        let halfPastOne = TimeOfDay(second: 5400)
        let twice = zone.instants(try #require(Day("2026-11-01")), halfPastOne)
        #expect(twice.map(\.iso8601) == ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"])
        #expect(twice.map { zone.abbreviation(at: $0) } == ["EDT", "EST"])
        #expect(zone.instants(try #require(Day("2026-03-08")), TimeOfDay(second: 9000)).isEmpty)
    }

    @Test("Changes are found forward and backward, and there are none where there are none")
    func transitions() throws {
        let london = try #require(Zone("Europe/London"))
        let now = try moment("2026-11-21", 0)
        #expect(london.nextTransition(after: now)?.at.iso8601 == "2027-03-28T01:00:00Z")
        #expect(london.previousTransition(upTo: now)?.at.iso8601 == "2026-10-25T01:00:00Z")
        // Far beyond what files list, where only the rule is left.
        #expect(
            london.nextTransition(after: try moment("2150-01-01", 0))?.at.iso8601 == "2150-03-29T01:00:00Z")
        #expect(Zone("Asia/Tokyo")?.nextTransition(after: now) == nil)
        #expect(Zone.utc.nextTransition(after: now) == nil)
        #expect(Zone.utc.previousTransition(upTo: now) == nil)
    }

    @Test(
        "No name leads out of the zoneinfo folder, and no file there but a zone's is one",
        arguments: [
            "", "Nowhere/City", "../../../etc/passwd", "/etc/localtime", "Asia/../Asia/Tokyo", "Asia",
            "tzdata.zi",
            "zone.tab", "Asia/Tokyo\n", "asia/tokyo", String(repeating: "A", count: 400),
        ])
    func notZones(name: String) {
        #expect(Zone(name) == nil)
    }

    @Test("Zones are equal by name and rules")
    func equality() {
        #expect(Zone("Asia/Tokyo") == Zone("Asia/Tokyo"))
        #expect(Zone("Asia/Tokyo") != Zone("Asia/Seoul"))
        #expect(Zone(posix: "JST-9") == Zone(posix: "JST-9"))
    }

    @Test("The rules in use say where they are from")
    func source() {
        #expect(ZoneSource.current?.folder == "/usr/share/zoneinfo")
        #expect(ZoneSource.current?.version?.hasPrefix("20") == true)
    }
}
