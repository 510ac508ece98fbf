import Foundation
import Testing
import Words

@testable import Market

/// The rules that stand in where a system has none of its own.
@Suite("The program's own zones")
struct ZoneTableTests {
    @Test("They agree with ICU's, for every zone that both know, where rules have not changed for long")
    func agreement() throws {
        var compared = 0
        for name in TimeZone.knownTimeZoneIdentifiers where name.contains("/") {
            // These change their rules from year to year, and the two are of different years.
            guard let rules = ZoneTable.rules(name), let icu = TimeZone(identifier: name) else { continue }
            let own = Zone(name: name, rules: rules)
            for step in 0..<40 {
                let moment = Instant(1_640_000_000 + step * 900_061)
                let offset = icu.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment.seconds)))
                if own.offset(at: moment) != offset { Issue.record("\(name) at \(moment.iso8601)") }
            }
            compared += 1
        }
        #expect(compared > 300)
    }

    @Test("They have every zone of the table of cities, and aliases under their other names; nothing else")
    func names() {
        for zone in CityTable.zones where zone != "UTC" { #expect(ZoneTable.rules(zone) != nil, "\(zone)") }
        #expect(ZoneTable.rules("Asia/Calcutta") == ZoneTable.rules("Asia/Kolkata"))
        #expect(ZoneTable.rules("Nowhere/City") == nil)
        #expect(ZoneTable.version.hasPrefix("20"))
    }

    @Test("Base64 is read as Foundation writes it, and nothing else is")
    func base64Text() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 97 + count) }
            let text = Data(bytes).base64EncodedString()
            #expect(Array(text.utf8).withUnsafeBytes { base64($0) } == bytes)
        }
        for text in ["a", "ab", "abc", "a===", "====", "ab=c", "ab c", "abc!"] {
            #expect(Array(text.utf8).withUnsafeBytes { base64($0) } == nil, "\(text)")
        }
    }

    @Test("Whoever relies on them is told so")
    func source() {
        let source = ZoneSource(folder: nil, version: "2025b")
        #expect(
            source.sentence(.english) == "the program's own tzdata 2025b, for there is no zoneinfo folder")
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
