import Foundation
import PseudoTerminal

struct DeskCommandRun {
    let status: Int32
    let output: String
    let errors: String

    init(_ words: String..., environment more: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "desk-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
        process.arguments = ["desk"] + words
        process.environment = ["HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
            .merging(more) { $1 }
        let files = ["output", "errors"].map { folder.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: files[0], encoding: .utf8)
        errors = try String(contentsOf: files[1], encoding: .utf8)
    }
}
