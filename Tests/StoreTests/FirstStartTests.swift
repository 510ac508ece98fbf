import Foundation
import Store
import Testing

@Suite("The first start")
struct FirstStartTests {
    @Test("There is one, and none where it cannot be noted")
    func once() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fxterm-first-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let mark = FirstStart(path: folder.appending(path: "state/greeted").path)
        #expect(mark.note())
        #expect(!mark.note())
        #expect(!FirstStart(path: "/proc/none/greeted").note())
    }

    @Test("Keys that were used are kept, and none where they cannot be")
    func usedKeys() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fxterm-used-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = UsedKeys(path: folder.appending(path: "state/used-keys").path)
        #expect(keys.names == [])
        keys.add("chart.open")
        keys.add("deck.open")
        #expect(keys.names == ["chart.open", "deck.open"])
        let none = UsedKeys(path: "/proc/none/used-keys")
        none.add("chart.open")
        #expect(none.names == [])
    }
}
