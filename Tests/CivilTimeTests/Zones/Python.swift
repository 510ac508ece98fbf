import Foundation

/// Python's `zoneinfo` over the system's own files: another reader of the same rules.
enum Python {
    static let hasZoneinfo: Bool = {
        guard FileManager.default.fileExists(atPath: "/usr/share/zoneinfo") else { return false }
        return (try? run("import zoneinfo; zoneinfo.ZoneInfo('Asia/Tokyo')", [])) != nil
    }()

    private struct Failure: Error {
        let status: Int32
    }

    static func run(_ program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PYTHONTZPATH": "/usr/share/zoneinfo"]) { _, new in new }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return data
    }
}
