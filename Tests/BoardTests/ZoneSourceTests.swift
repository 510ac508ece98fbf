import Board
import CivilTime
import Testing
import Words

@Suite("The zone database in words")
struct ZoneSourceTests {
    @Test("It names version and folder")
    func saying() {
        let said = Words.english[ZoneSource.saying]
        #expect(said.hasPrefix("tzdata 20") && said.hasSuffix("/usr/share/zoneinfo"))
    }
}
