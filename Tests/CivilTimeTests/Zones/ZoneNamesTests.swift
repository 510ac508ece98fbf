import Testing

@testable import CivilTime

@Suite("Names of zones")
struct ZoneNamesTests {
    private let names = ZoneNames(
        Array(
            """
            # version 2026f
            R d 1916 o - Jun 14 23s 1 S
            Z Asia/Kolkata 5:53:28 - LMT 1854 Jun 28
            Z Europe/Kyiv 2:2:4 - LMT 1880
            2:2:4 - KMT 1924 May 2
            L Asia/Kolkata Asia/Calcutta
            L Europe/Kyiv Europe/Kiev
            L Europe/Kyiv Europe/Uzhgorod
            Z
            L Asia/Kolkata
            """.utf8))

    @Test("A zone is found under each name that the system's list has for it")
    func aliases() {
        #expect(names.others("Asia/Calcutta") == ["Asia/Kolkata"])
        #expect(names.others("Europe/Kyiv") == ["Europe/Kiev", "Europe/Uzhgorod"])
        #expect(names.others("Europe/Kiev") == ["Europe/Kyiv", "Europe/Uzhgorod"])
        #expect(names.others("Nowhere/City").isEmpty)
        #expect(
            names.all == ["Asia/Kolkata", "Europe/Kyiv", "Asia/Calcutta", "Europe/Kiev", "Europe/Uzhgorod"])
    }

    @Test("The system's own list names aliases, and they are zones")
    func system() {
        #expect(ZoneFiles.names.others("Asia/Calcutta").contains("Asia/Kolkata"))
        #expect(ZoneFiles.names.all.count > 400)
        #expect(Zone("Asia/Calcutta")?.offset(at: Instant(0)) == 19_800)
    }
}
