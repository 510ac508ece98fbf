import Testing
import Words

@testable import Market

/// The rules that stand in where a system has none of its own.
@Suite("ICU's zones")
struct ICUZoneTests {
    @Test("They agree with the system's where neither has changed for long, changes and names too")
    func agreement() throws {
        for name in [
            "Asia/Taipei", "Europe/London", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe",
        ] {
            let icu = Zone(name: name, rules: .icu(try #require(ICUZone(name))))
            let system = try #require(Zone(name))
            for step in 0..<400 {
                let moment = Instant(1_700_000_000 + step * 90_061)
                #expect(icu.offset(at: moment) == system.offset(at: moment), "\(name) at \(moment.iso8601)")
            }
            let now = Instant(1_795_244_640)
            #expect(icu.nextTransition(after: now)?.at == system.nextTransition(after: now)?.at, "\(name)")
            if name == "Europe/London" || name == "America/New_York" {
                #expect(
                    icu.previousTransition(upTo: now)?.at == system.previousTransition(upTo: now)?.at,
                    "\(name)")
            }
        }
        #expect(ICUZone("Nowhere/City") == nil)
        #expect(ICUZone.version.hasPrefix("20"))
        #expect(!ICUZone.here.name.isEmpty)
    }

    @Test("Whoever relies on them is told so")
    func source() {
        let source = ZoneSource(folder: nil, version: "2025b")
        #expect(source.sentence(.english) == "ICU's own tzdata 2025b, for there is no zoneinfo folder")
        #expect(!source.isSystem)
    }
}

@Suite("Names of zones")
struct ZoneNamesTests {
    @Test("A zone is found under the name that the system has, be it older or newer")
    func aliases() {
        #expect(ZoneNames.others("Asia/Calcutta").first == "Asia/Kolkata")
        #expect(ZoneNames.others("Europe/Kyiv").contains("Europe/Kiev"))
        #expect(ZoneNames.others("Nowhere/City").isEmpty)
        #expect(Zone("Asia/Calcutta")?.offset(at: Instant(0)) == 19_800)
    }
}
