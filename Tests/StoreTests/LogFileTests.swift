import Foundation
import Testing

@testable import Store

struct LogFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func size(_ name: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: folder(name)))?[.size] as? Int
    }

    @Test("A log that is too long is put aside, one older one is kept, and both are for the user alone")
    func rotation() throws {
        let log = LogFile(path: folder("log"))
        for round in 0..<3 {
            try log.prepare()
            log.keepShort()
            #expect(size("log") == LogFile.head.utf8.count, "round \(round)")
            let lines = Data(repeating: UInt8(ascii: "a") + UInt8(round), count: LogFile.limit)
            try lines.write(to: URL(filePath: folder("log")))
        }
        log.keepShort()
        #expect(size("log") == LogFile.head.utf8.count)
        #expect(size("log.1") == LogFile.limit)
        #expect(try Data(contentsOf: URL(filePath: folder("log.1"))).first == UInt8(ascii: "c"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder("log"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("A log that is not too long stays, and what is no file is left alone")
    func short() throws {
        let log = LogFile(path: folder("log"))
        try Data(repeating: 1, count: LogFile.limit - 1).write(to: URL(filePath: folder("log")))
        try log.prepare()
        log.keepShort()
        #expect(size("log") == LogFile.limit - 1)
        #expect(size("log.1") == nil)
        LogFile(path: "/dev/null").keepShort()
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }
}
