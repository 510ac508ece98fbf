import Foundation
import Testing

@testable import SystemFiles

@Suite struct SystemFileTests {
    private func folder(_ files: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "fxterm-files-\(UUID().uuidString)")
        for file in files.map({ folder.appending(path: $0) }) {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        return folder.path + "/"
    }

    @Test(
        "The first place that has the file counts, and the copy where none has",
        arguments: [
            (["a/list", "b/list", "share/list"], "a/list"), (["b/list", "share/list"], "b/list"),
            (["share/list"], "share/list"), (["other"], nil),
        ])
    func first(present: [String], found: String?) throws {
        let root = try folder(present)
        defer { try? FileManager.default.removeItem(atPath: root) }
        let file = SystemFile([root + "a/list", root + "b/list"], copy: "share/list", root: root)
        #expect(file.path == found.map { root + $0 })
    }

    @Test("Where the program's place is not known, there is no copy")
    func unknownPlace() {
        #expect(SystemFile(["/a"], copy: "share/list", root: nil).places == ["/a"])
    }

    @Test("The program is below its root, and copies are named from there")
    func root() throws {
        let (folder, root) = (try #require(ProgramFile.folder), try #require(ProgramFile.root))
        #expect(folder.hasPrefix(root) && folder.dropFirst(root.count).count { $0 == "/" } == 1)
        #expect(SystemFile.zones.places.last == root + "share/fxterm/zoneinfo")
        #expect(SystemFile.certificates.places.last == root + "share/fxterm/certificates.pem")
        #expect(SystemFile.zones.path == "/usr/share/zoneinfo")
    }
}
