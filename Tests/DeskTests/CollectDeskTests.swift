import Foundation
import Glibc
import Loopback
import PseudoTerminal
import Testing

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
        #expect(said == "fxterm-collector: This collector now publishes to the team server.\n")
    }

    @Test(
        "The key of a described feed reaches the service, and neither the database nor its files, whatever the service repeats"
    )
    func keptKey() async throws {
        let secret = "s3cr3t-of-a/test"
        let feed = try LoopbackServer { request in
            let echo = "\(request.headers["authorization"] ?? "") \(request.path)?\(request.query)"
            return switch request.path {
            case "/AAPL": .text(#"{"p": 5.25, "name": "\#(echo)"}"#)
            case "/MSFT": .text(#"{"oops": "\#(echo)"}"#)
            default: .text(echo, status: 403)
            }
        }
        let server = try DeskServer()
        let place = try MemberHome(
            settings: """
                { feeds: { rates: [], history: [], events: [], stocks: [ { kind: "json", name: "mine", serves: "stocks",
                    url: "\(feed.url)/{symbol}?k=${MINE_KEY}", headers: { Authorization: "Token ${MINE_KEY}" },
                    label: "$.name", price: "$.p" } ] } }
                """)
        let keys = place.folder + "/config/fxterm/keys"
        try "MINE_KEY=\(secret)\n".write(toFile: keys, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keys)
        let collector = try place.start(["collect", "--desk", server.address("collector")])
        try await server.wait(for: "collector", "SELECT role FROM fxterm.leader")
        let member = try MemberHome(settings: "{ desk: '\(server.address())' }")
        let run = try member.run(["print", "stocks", "AAPL", "MSFT", "TSLA"])
        #expect(run.errors.contains("Token …") && !run.errors.contains(secret), "\(run.errors)")
        try await server.wait(for: "5.25", "SELECT price FROM fxterm.quote WHERE symbol = 'AAPL'")
        try await server.wait(for: "t", "SELECT count(*) > 0 FROM fxterm.failure")
        #expect(feed.requests.contains { $0.headers["authorization"] == "Token " + secret })
        try server.sql("CHECKPOINT")
        let files = FileManager.default.enumerator(atPath: server.folder)?.compactMap { $0 as? String } ?? []
        #expect(files.count > 100)
        let found = files.filter { file in
            let bytes = FileManager.default.contents(atPath: server.folder + "/" + file) ?? Data()
            return [secret, "s3cr3t-of-a%2Ftest"].contains { bytes.range(of: Data($0.utf8)) != nil }
        }
        #expect(found == [])
        withExtendedLifetime(collector) {}
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
            said.contains("the team server's address is not valid: ") && said.contains("hots"), "\(said)")
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
