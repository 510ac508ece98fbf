import Foundation
import Glibc
import PseudoTerminal
import Testing

/// `fxterm collect --desk`, the built program.
@Suite(.enabled(if: DeskServer.isAvailable), .timeLimit(.minutes(10)))
struct CollectDeskTests {
    private func start(_ address: String, in folder: String, saying errors: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
        process.arguments = ["collect", "--desk", address]
        process.environment = [
            "HOME": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        return process
    }

    @Test func publishesWithoutABoardAndGivesTheLeadBack() async throws {
        let server = try DeskServer()
        let folder = server.folder + "/home"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let errors = Pipe()
        let process = try start(server.address("collector"), in: folder, saying: errors)
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        try await server.wait(for: "collector", "SELECT role FROM fxterm.leader")
        #expect(try server.value("SELECT process FROM fxterm.leader") == "\(process.processIdentifier)")
        #expect(FileManager.default.fileExists(atPath: folder + "/.local/share/fxterm/history.sqlite"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/.local/state/fxterm/board.json"))
        process.terminate()
        try await server.wait(for: "0", "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said == "fxterm-collector: This collector publishes on the desk now.\n")
    }

    @Test("An address that the library cannot read ends the service with a sentence")
    func malformedAddress() throws {
        let errors = Pipe()
        let folder = NSTemporaryDirectory() + "fxterm-malformed-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let process = try start("postgresql:///desk?hots=/tmp", in: folder, saying: errors)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(
            said.contains("the team server's address makes no sense: ") && said.contains("hots"), "\(said)")
    }

    @Test(
        "An address with a secret in it, or one that is none, is wrong usage, and says no secret",
        arguments: [
            "postgresql://ann:secret@localhost/desk", "postgresql://localhost/desk?password=secret",
            "mysql://secret", "postgresql://desk.example/desk?sslmode=disable&application_name=secret",
        ])
    func wrongAddresses(_ address: String) throws {
        let errors = Pipe()
        let process = try start(address, in: NSTemporaryDirectory(), saying: errors)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said.hasPrefix("fxterm: "))
        #expect(!said.contains("secret") || address.hasPrefix("mysql"))
    }
}
