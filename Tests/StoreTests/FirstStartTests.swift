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
}
